"""A machine as high as a hall lets one drop fall towards one seedling in a cracked cup."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cup,
    cylinder,
    felt,
    flower,
    gear,
    leaf,
    metal,
    person,
    placed,
    porcelain,
    rod,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((0.1, -4.2, 1.35), (0.0, 0.6, 1.6), 33, focus=(0.35, -1.2, 0.9), blur=8),
    Air(("sky", "linen"), fill=0.85, haze=("peach", 7, 30)),
    Sun(-128, 36, 3.2, "butter", 2),
)
def machine_for_one_seedling() -> None:
    """A machine as high as a hall lets one drop fall towards one seedling in a cracked cup."""
    with placed(y=4.5, z=-1):
        wall(14, 11, felt("teal"), skirting=None)
    brass, steel = metal("brass"), metal("pewter")
    gear(-0.95, 2.2, 2.9, r=1.15, teeth=20, thick=0.2, finish=brass, phase=0.1)
    gear(0.85, 2.4, 3.75, r=0.85, teeth=15, thick=0.2, finish="teal", phase=0.0)
    gear(1.5, 2.1, 2.35, r=0.72, teeth=12, thick=0.2, finish="tomato", phase=0.3)
    gear(-1.6, 2.5, 4.6, r=0.75, teeth=13, thick=0.2, finish="teal", phase=0.2)
    gear(-0.2, 2.6, 5.0, r=0.6, teeth=11, thick=0.2, finish=brass)
    for x, r in ((-2.0, 0.24), (2.15, 0.3)):
        rod((x, 2.6, -0.5), (x, 2.6, 7), r, steel)
        for z in (0.8, 2.4, 4.0):
            cylinder(x, 2.6, z, r * 1.3, 0.16, brass)
    box(0, 2.8, -0.5, 3.6, 0.8, 1.7, "petrol", bevel=0.08)
    for k in range(3):
        with placed(-1.1 + 1.1 * k, 2.36, 0.72, tilt=90):
            cylinder(0, 0, 0, 0.36, 0.08, brass)
            cylinder(0, 0, 0.06, 0.3, 0.05, "bone")
        with placed(-1.1 + 1.1 * k, 2.25, 0.72, lean=-50 + 50 * k):
            rod((0, 0, 0), (0, 0, 0.25), 0.025, "tomato")
    tube(
        [
            (2.15, 2.6, 4.9),
            (1.6, 1.4, 5.1),
            (0.6, 0.0, 4.2),
            (0.45, -0.9, 3.2),
            (0.42, -1.15, 2.6),
            (0.42, -1.2, 2.25),
        ],
        0.17,
        brass,
    )
    cylinder(0.42, -1.2, 2.55, 0.24, 0.14, brass)
    with placed(0.42, -1.2, 2.42):
        rod((-0.3, 0, 0), (0.3, 0, 0), 0.05, "tomato")
        for side in (-0.3, 0.3):
            ball(side, 0, 0, 0.08, "tomato")
    cylinder(0.42, -1.2, 1.98, 0.13, 0.3, brass, top=0.19)
    ball(0.42, -1.2, 1.72, 0.085, porcelain("cornflower"), squash=(1, 1, 1.25))
    rod((0.42, -1.2, 1.78), (0.42, -1.2, 1.94), 0.06, porcelain("cornflower"), top=0.006)
    box(0, -1.2, 0.2, 6, 1.6, 0.14, "chestnut", bevel=0.04)
    cup(0.42, -1.2, 0.34, size=0.62, finish="milk", tea="umber")
    tube([(0.28, -1.5, 0.92), (0.34, -1.53, 0.8), (0.28, -1.5, 0.7), (0.35, -1.47, 0.6)], 0.01, "ink")
    tube([(0.42, -1.2, 0.8), (0.43, -1.2, 1.0), (0.4, -1.22, 1.14), (0.43, -1.22, 1.26)], 0.025, "moss")
    for side in (-1, 1):
        leaf(0.42, -1.22, 1.2, size=0.34, turn=side * -80, tilt=18, lean=side * 10, finish="pistachio")
    for x, turn, coat, pose, lever in (
        (-1.15, 120, "milk", "pull", (-0.65, 1.35, 1.25)),
        (1.35, -110, "milk", "push", (0.85, 1.3, 1.2)),
    ):
        person(
            x,
            1.2,
            0.0,
            turn=turn,
            tall=1.55,
            pose=pose,
            coat=coat,
            dress="coat",
            hat="cap",
            hatted="teal",
            head="beard" if x < 0 else "short",
            hair="chestnut",
            touch=(lever, lever),
        )
        rod((lever[0], lever[1], 0.1), (lever[0], lever[1], 1.35), 0.035, steel)
        ball(*lever, 0.08, "tomato")
    box(0, 1.4, -0.2, 8, 2.6, 0.2, "slate", bevel=0.03)
    cup(-1.05, -1.35, 0.34, size=0.3, finish="coral", tea="umber", saucer=False)
    for k in range(3):
        flower(
            -1.05 + 0.06 * (k - 1),
            -1.35,
            0.56,
            h=0.3 + 0.1 * (k % 2),
            petals="raspberry",
            r=0.09,
            turn=30 * (k - 1),
        )
