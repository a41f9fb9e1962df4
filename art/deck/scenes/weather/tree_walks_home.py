"""After the feast a fir tree in boots steps out of the house with a suitcase; a child waves."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    boards,
    box,
    cylinder,
    felt,
    fir,
    ground,
    lamp,
    limb,
    metal,
    person,
    placed,
    porcelain,
    rough,
    shoe,
    specks,
    suitcase,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.7, -4.8, 1.4), (0.08, 0, 1.4), 36),
    Air(("cornflower", "lilac", "peach", "butter"), fill=0.8, clouds=0.4, cloud="blush", seed=8),
    Sun(8, 14, 3.4, "apricot", 3),
)
def tree_walks_home() -> None:
    """After the feast a fir tree in boots steps out of the house with a suitcase; a child waves."""
    boards(5, 4.4, "sand", y=-2.2)
    wall(7, 5, "cherry", holes=[(2.7, 0, 2.1, 3.1)], stripes=felt("brick"), skirting="umber")
    for side in (-1, 1):
        box(0.25 + side * 1.1, -0.05, 0, 0.14, 0.28, 3.1, "bone", bevel=0.02)
    box(0.25, -0.05, 3.1, 2.4, 0.3, 0.16, "bone", bevel=0.02)
    with placed(1.3, -0.08, 0, turn=62):
        box(0.5, 0, 0.02, 1.0, 0.08, 3.0, "petrol", bevel=0.02)
    ground(30, 0.1, 26, felt("milk"), height=lambda x, y: 0.5 * rough(x, y, 0.16, 2) * min(1, y / 6) - 0.03)
    for k in range(15):
        fir(-6 + 0.95 * k, 14 + 2 * sin(5 * k), 0.3, h=2.6 + 0.9 * sin(3 * k + 1), finish="petrol", snow=True)
    with placed(0.36, -0.12, 0.1, turn=160, tilt=7, lean=-3):
        _tree()
    person(
        -0.92,
        -1.1,
        turn=140,
        tall=1.12,
        young=True,
        pose="stand",
        touch=((-0.62, -1.35, 1.28), None),
        coat="cornflower",
        dress="robe",
        head="braids",
        hair="chestnut",
        shoes="tomato",
    )
    specks(
        [(0.2 - 0.16 * k + 0.2 * sin(9 * k), -0.7 - 0.13 * k, 0.02) for k in range(18)],
        0.03,
        felt("moss"),
        stretch=(2, 0.5, 0.5),
    )
    ball(0.62, -1.3, 0.1, 0.1, porcelain("honey"))
    cylinder(0.62, -1.3, 0.19, 0.03, 0.04, metal("brass"))
    lamp(-0.9, -2.8, 2.4, 75, "butter", size=0.3)
    area((0.3, 1.2, 2.8), (0.2, -1.5, 0.3), 60, "peach", size=1.6)


def _tree() -> None:
    for side, step in ((-1, -0.34), (1, 0.26)):
        limb((side * 0.17, 0, 0.75), (side * 0.19, step, 0.2), 0.1, "umber", tip=0.085)
        shoe(side * 0.19, step - 0.06, 0.02, size=0.44, finish="tomato", boot=0.45)
    for level, r, tall in ((0.5, 0.92, 0.95), (1.0, 0.76, 0.9), (1.48, 0.58, 0.8), (1.94, 0.38, 0.66)):
        with placed(z=level, lean=4 * sin(9 * level), tilt=-3):
            cylinder(0, 0, 0, r, tall, felt("bottle"), top=0.03, sides=20)
            for k in range(10):
                a = 0.628 * k + level
                limb(
                    (0.55 * r * cos(a), 0.55 * r * sin(a), 0.22),
                    (1.08 * r * cos(a), 1.08 * r * sin(a), -0.06),
                    0.13 * r + 0.03,
                    felt("moss" if k % 3 == 0 else "bottle"),
                    tip=0.04,
                )
    ball(-0.4, 0.62, 0.95, 0.14, porcelain("raspberry"))
    cylinder(-0.4, 0.6, 1.08, 0.035, 0.05, metal("brass"))
    tube([(-0.4, 0.58, 1.12), (-0.38, 0.5, 1.2), (-0.36, 0.42, 1.24)], 0.012, metal("brass"))
    limb((0.3, 0.5, 0.85), (0.3, 0.78, 0.76), 0.07, felt("bottle"), tip=0.06)
    suitcase(0.3, 0.8, 0.24, w=0.56, h=0.4, d=0.2, turn=12, finish="honey")
