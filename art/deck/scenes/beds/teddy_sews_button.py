"""A one-eyed toy bear sews a button on to a sleeping child's sleeve."""

from math import sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    cylinder,
    felt,
    glow,
    hand,
    lamp,
    limb,
    metal,
    placed,
    porcelain,
    rod,
    surface,
    sweep,
    tube,
    wall,
)
from art.deck.kit.heads import head_of
from art.deck.registry import card

FUR = "honey"


@card(
    View((-0.15, -4.0, 1.75), (0.05, 0, 1.02), 42),
    Air(("midnight", "indigo"), fill=1.5, stars=0),
    None,
)
def teddy_sews_button() -> None:
    """A one-eyed toy bear sews a button on to a sleeping child's sleeve."""
    with placed(y=2.3, z=-1):
        wall(9, 7, "cornflower", stripes=felt("indigo"), skirting=None)
    for k in range(9):
        rod((-2 + 0.5 * k, 1.9, -0.5), (-2 + 0.5 * k, 1.9, 1.75), 0.06, "chestnut")
    rod((-3, 1.9, 1.8), (3, 1.9, 1.8), 0.1, "chestnut")
    surface(
        lambda u, v: (
            -3 + 6 * u,
            -3 + 5 * v,
            0.05 + 0.07 * sin(5 * u * 6) * sin(4.5 * v * 5) + 0.25 * max(0.0, 0.4 - v),
        ),
        felt("teal"),
        nu=80,
        nv=70,
    )
    sweep(
        [(-2.4, 1.2, 0.45), (-1.9, 1.2, 0.55), (-0.4, 1.2, 0.6), (0.5, 1.2, 0.55), (0.9, 1.2, 0.4)],
        [(0.3, 0.2), (0.55, 0.42), (0.6, 0.46), (0.5, 0.38), (0.2, 0.15)],
        felt("milk"),
    )
    with placed(-0.72, 0.95, 1.12, lean=-62, tilt=6, scale=2.5):
        head_of("asleep", "chestnut", "", "ink", "peach")
    with placed(0.5, 0.0, 0.1, turn=-26, scale=3.9):
        _bear()
    hand(
        -0.42, -1.05, 0.42, gesture="drop", size=0.72, turn=-62, tilt=-88, skin="peach", cuff=None, left=True
    )
    _sleeve()
    for z, r in ((0.12, 0.15), (0.16, 0.11), (0.34, 0.15)):
        cylinder(0.2, -1.62, z, r, 0.2 if r < 0.15 else 0.05, felt("tomato") if r < 0.15 else "sand")
    area((2.2, -1.4, 2.8), (0.2, 0, 0.8), 150, "apricot", size=0.8)
    lamp(-0.5, -2.4, 2.3, 60, "butter", size=0.2)
    with placed(1.3, 1.35, 1.0):
        ball(0, 0, 0.3, 0.3, glow("butter", 1.5))
        cylinder(0, 0, -0.5, 0.12, 0.6, "brass")
    lamp(1.15, 0.9, 1.6, 30, "honey", size=0.3)


def _bear() -> None:
    cloth, pale = felt(FUR), felt("linen")
    ball(0, 0, 0.12, 0.12, cloth, squash=(1, 0.9, 1.15))
    ball(0, -0.07, 0.12, 0.085, pale, squash=(1, 0.62, 1.15))
    with placed(0, -0.03, 0.3, tilt=14, turn=-10):
        ball(0, 0, 0, 0.1, cloth, squash=(1.06, 0.95, 0.95))
        ball(0, -0.08, -0.025, 0.046, pale)
        ball(0, -0.125, -0.01, 0.016, "ink", squash=(1.3, 1, 1))
        ball(0.012, -0.12, -0.05, 0.012, porcelain("coral"), squash=(1, 1, 0.6))
        for side in (-1, 1):
            ball(side * 0.08, 0.01, 0.075, 0.04, cloth)
            ball(side * 0.08, -0.02, 0.075, 0.026, pale)
        with placed(-0.04, -0.088, 0.028, tilt=80):
            cylinder(0, 0, 0, 0.021, 0.012, porcelain("ink"))
        rod((0.024, -0.094, 0.044), (0.056, -0.084, 0.016), 0.004, "umber")
        rod((0.056, -0.084, 0.044), (0.024, -0.094, 0.016), 0.004, "umber")
        tube([(0.04, -0.092, 0.03), (0.05, -0.115, 0.0), (0.045, -0.11, -0.04)], 0.0035, "tomato")
    limb((-0.1, -0.02, 0.2), (-0.17, -0.14, 0.13), 0.045, cloth, tip=0.042)
    limb((0.1, -0.02, 0.2), (0.1, -0.2, 0.25), 0.045, cloth, tip=0.042)
    for side in (-1, 1):
        limb((side * 0.07, -0.05, 0.05), (side * 0.13, -0.2, 0.045), 0.055, cloth, tip=0.05)
        ball(side * 0.135, -0.245, 0.055, 0.05, pale, squash=(0.9, 0.35, 1))
    rod((0.1, -0.24, 0.25), (-0.06, -0.27, 0.19), 0.006, metal("mist"), top=0.002)
    tube(
        [(0.1, -0.24, 0.25), (0.02, -0.3, 0.17), (-0.12, -0.3, 0.13), (-0.22, -0.27, 0.105)], 0.005, "tomato"
    )


def _sleeve() -> None:
    for k in range(7):
        a, b = k / 7, (k + 1) / 7
        rod(
            (-0.45 - 1.3 * a, -1.02 - 0.55 * a, 0.42 - 0.04 * a),
            (-0.45 - 1.3 * b, -1.02 - 0.55 * b, 0.42 - 0.04 * b),
            0.22 + 0.05 * a,
            felt(("cornflower", "milk")[k % 2]),
            top=0.22 + 0.05 * b,
        )
    with placed(-0.52, -1.07, 0.66, tilt=50, lean=-8):
        cylinder(0, 0, -0.02, 0.11, 0.04, porcelain("ink"))
