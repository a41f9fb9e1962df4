"""A hall-high machine with three operators yields one drop for one seedling in a cracked cup."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    boards,
    box,
    cup,
    cylinder,
    flower,
    gear,
    glow,
    metal,
    person,
    placed,
    rod,
    specks,
    stool,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((0.2, -3.9, 1.7), (0.05, 1.0, 1.45), 30),
    Air(("milk", "linen"), fill=0.9),
    Sun(-25, 60, 3.4, "butter", 4),
)
def machine_for_one_seedling() -> None:
    """A hall-high machine with three operators yields one drop for one seedling in a cracked cup."""
    boards(7, 7, "linen")
    with placed(y=2.6):
        wall(8, 7, "slate", skirting=None)
    for x, z, r, c in (
        (-1.1, 2.6, 0.7, "brass"),
        (-0.1, 3.1, 0.5, "pewter"),
        (-0.35, 2.0, 0.42, "brass"),
        (0.6, 2.4, 0.55, "brass"),
        (1.3, 3.1, 0.45, "pewter"),
        (-1.3, 1.35, 0.4, "pewter"),
    ):
        gear(x, 1.9, z, r=r, thick=0.12, teeth=int(r * 26), finish=metal(c))
    box(-0.2, 2.2, 0, 3.4, 0.5, 1.5, "petrol", bevel=0.05)
    for k in range(5):
        with placed(-1.5 + 0.5 * k, 1.92, 1.15, tilt=90):
            cylinder(0, 0, 0, 0.16, 0.05, metal("brass"))
            cylinder(0, 0, 0.05, 0.13, 0.02, "bone")
            rod((0, 0, 0.08), (0.08 * cos(k), 0.08 * sin(k), 0.08), 0.012, "tomato")
    for k in range(4):
        rod((-1.2 + 0.4 * k, 1.85, 0.5), (-1.25 + 0.4 * k, 1.55, 0.85), 0.025, "ink")
        ball(-1.25 + 0.4 * k, 1.53, 0.88, 0.05, ("tomato", "pistachio")[k % 2])
    tube(
        [
            (-2.2, 1.7, 5),
            (-2.0, 1.6, 3.6),
            (-0.6, 1.4, 3.9),
            (0.9, 1.3, 3.7),
            (1.1, 1.1, 2.6),
            (0.95, 0.6, 1.9),
            (0.72, 0.2, 1.75),
            (0.62, 0.05, 1.5),
        ],
        0.11,
        metal("brass"),
    )
    tube([(2.2, 2.0, 4.5), (1.6, 1.9, 3.8), (1.7, 1.9, 1.6), (1.2, 2.0, 1.2)], 0.09, metal("pewter"))
    cylinder(0.62, 0.05, 1.36, 0.06, 0.14, metal("brass"), top=0.09)
    specks([(0.62, 0.05, 1.18)], 0.05, glow("sky", 1.4), stretch=(0.8, 0.8, 1.3))
    stool(0.62, 0.02, h=0.6, finish="cinnamon")
    cup(0.62, 0.02, 0.6, size=0.17, finish="milk", saucer=False, tea="umber")
    rod((0.62, 0.02, 0.75), (0.62, 0.02, 0.92), 0.01, "moss")
    for s in (-1, 1):
        ball(0.62 + 0.04 * s, 0.02, 0.92, 0.035, "pistachio", squash=(1.3, 0.6, 0.6))
    person(
        0.95,
        -0.02,
        turn=-70,
        tall=1.05,
        young=True,
        pose="offer",
        coat="tomato",
        legs="slate",
        touch=((0.75, 0.12, 0.72), (0.72, -0.1, 0.72)),
        look=(0, 10),
    )
    for x, y, t, pose in (
        (-1.15, 1.1, 175, "reach"),
        (-0.35, 1.15, 170, "push"),
        (0.35, 1.35, -150, "point"),
    ):
        person(
            x,
            y,
            turn=t,
            tall=1.5,
            coat="linen",
            dress="coat",
            legs="slate",
            head=("beard", "bun", "bald")[int(x * 2) % 3],
            pose=pose,
        )
    cup(1.25, -0.75, 0.0, size=0.17, finish="sky", saucer=False, tea="umber")
    for k in range(5):
        rod((1.25, -0.75, 0.15), (1.25 + 0.12 * cos(k * 1.3), -0.75, 0.55 + 0.06 * k), 0.012, "moss")
        ball(1.25 + 0.13 * cos(k * 1.3), -0.75, 0.58 + 0.06 * k, 0.07, "pistachio", squash=(1.3, 0.6, 0.6))
    flower(1.22, -0.78, 0.15, h=0.62, petals="raspberry", r=0.1)
