"""A neat man waters his own shadow, and the shadow has grown leaves."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cat,
    cylinder,
    felt,
    lathe,
    leaf,
    limb,
    metal,
    person,
    placed,
    porcelain,
    rain,
    surface,
    tube,
    water,
)
from art.deck.registry import card


@card(
    View((0.35, -3.4, 5.0), (0.12, 0.35, 0.4), 46),
    Air(("milk", "bone"), fill=0.85),
    Sun(150, 42, 5, "milk", 1),
)
def watering_the_shadow() -> None:
    """A neat man waters his own shadow, and the shadow has grown leaves."""
    for k in range(14):
        for j in range(16):
            box(
                -4 + 0.62 * k,
                -4 + 0.62 * j,
                -0.06,
                0.605,
                0.605,
                0.06,
                felt("bone") if (k + j) % 2 else felt("milk"),
                bevel=0.01,
            )
    box(0, 0, -0.16, 30, 30, 0.06, "linen", bevel=0)
    person(
        0.45,
        -0.75,
        turn=165,
        tall=1.7,
        pose="offer",
        coat="petrol",
        legs="slate",
        hat="boater",
        hatted="straw",
        bend=12,
        look=(0, -18),
    )
    with placed(0.36, -0.15, 0.95, turn=165, tilt=22):
        cylinder(0, 0, 0, 0.16, 0.3, metal("pewter"))
        tube([(0, -0.14, 0.08), (0, -0.34, 0.2), (0, -0.45, 0.3)], 0.035, metal("pewter"))
        cylinder(0, -0.47, 0.28, 0.03, 0.05, metal("pewter"), top=0.08)
        tube([(0, 0.14, 0.05), (0, 0.3, 0.15), (0, 0.12, 0.3)], 0.022, metal("pewter"))
    rain(0.16, 0.45, 0.6, 0.8, count=26, x=0.25, slant=0, r=0.008, z=0.1, long=0.14, finish="sky")
    shade = felt("slate")
    with placed(0.35, -0.6, 0.006, turn=14):
        ball(0, 1.35, 0, 0.85, shade, squash=(0.4, 1.15, 0.004))
        ball(0, 2.55, 0, 0.3, shade, squash=(0.9, 1.0, 0.01))
        limb((-0.2, 1.9, 0), (-0.75, 1.3, 0), 0.004, shade)
        for s, y, t in (
            (-1, 0.9, 40),
            (1, 1.2, -50),
            (-1, 1.6, 65),
            (1, 1.9, -35),
            (-1, 2.3, 50),
            (1, 2.6, -60),
            (-0.2, 3.0, 10),
            (0.6, 2.95, -30),
            (-0.8, 2.75, 70),
        ):
            leaf(
                s * 0.32,
                y,
                0.04,
                size=0.42,
                turn=t,
                tilt=14,
                finish=("moss", "sage", "bottle")[int(y * 10) % 3],
                curl=0.3,
            )
    surface(lambda u, v: (-0.1 + 0.8 * u, 0.1 + 0.6 * v, 0.008), water("sky", 0.3), nu=6, nv=6)
    cat(1.35, 1.3, 0, turn=60, size=0.5)
    lathe([(0, 0), (0.25, 0), (0.32, 0.5), (0.36, 0.54), (0, 0.5)], -1.35, -1.5, 0, "brick")
    for a in range(9):
        with placed(-1.35, -1.5, 0.5, turn=40 * a, tilt=40):
            ball(0, 0, 0.3, 0.3, porcelain("moss"), squash=(0.25, 0.05, 1))
