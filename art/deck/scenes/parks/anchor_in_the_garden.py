"""An anchor on a rope from the sky stands in a cabbage bed; a woman waters it."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    flower,
    ground,
    house,
    person,
    picket_fence,
    placed,
    porcelain,
    rod,
    rough,
    round_tree,
    tube,
)
from art.deck.registry import card


@card(
    View((0.5, -5.6, 1.7), (0.1, 0.2, 1.95), 38),
    Air(("cornflower", "sky", "mint", "butter"), fill=1.0, clouds=0.55, cloud="milk", seed=17),
    Sun(-70, 40, 3.6, "butter", 3),
)
def anchor_in_the_garden() -> None:
    """An anchor on a rope from the sky stands in a cabbage bed; a woman waters it."""
    ground(40, -6, 30, "sage", height=lambda x, y: 0.05 * rough(x, y, 0.6) - 0.04)
    for row in range(4):
        y = -0.9 + 0.75 * row
        box(0, y, -0.05, 7, 0.42, 0.1, felt("chestnut"), bevel=0.04)
        for k in range(9):
            x = -2.3 + 0.58 * k + 0.2 * (row % 2)
            if abs(x + 0.45) > 0.55 or row not in (1, 2):
                _cabbage(x, y, 0.19)
    with placed(-0.45, 0.1, 0.0, lean=-9):
        _anchor()
    tube([(-0.78, 0.1, 2.05), (-0.7, 0.12, 2.6), (-0.3, 0.3, 4.0), (0.1, 0.5, 6.5)], 0.055, "sand")
    person(
        -0.28,
        0.16,
        2.95,
        turn=76,
        tall=1.15,
        pose="climb",
        coat="indigo",
        legs="milk",
        shoes="ink",
        head="beard",
        hair="rust",
        hat="cap",
        hatted="milk",
        look=(20, -40),
        touch=((-0.16, 0.3, 4.1), (-0.24, 0.27, 3.85)),
    )
    person(
        0.78,
        -0.25,
        0,
        turn=-74,
        tall=1.6,
        pose="lean",
        coat="tomato",
        dress="apron",
        head="bun",
        hair="umber",
        hat="scarf",
        hatted="butter",
        bend=18,
        look=(10, 4),
        touch=((0.28, -0.3, 0.92), (0.34, -0.16, 0.98)),
    )
    with placed(0.18, -0.28, 0.74, turn=180, lean=24):
        cylinder(0, 0, 0, 0.14, 0.26, porcelain("teal"))
        rod((0.1, 0, 0.06), (0.42, 0, 0.32), 0.025, porcelain("teal"))
        cylinder(0.43, 0, 0.3, 0.05, 0.06, porcelain("teal"), top=0.08)
        tube([(-0.13, 0, 0.05), (-0.3, 0, 0.2), (-0.08, 0, 0.34)], 0.02, porcelain("teal"))
    for k in range(9):
        rod((-0.2 - 0.015 * k, -0.28, 0.86), (-0.3 - 0.04 * k, -0.24, 0.2), 0.006, "ice", sides=4)
    for k in range(11):
        a = 0.62 * k
        flower(
            -0.5 + 0.62 * cos(a),
            0.02 + 0.3 * sin(a),
            0.04,
            h=0.2 + 0.05 * (k % 3),
            petals=("raspberry", "butter", "milk")[k % 3],
            r=0.065,
        )
    picket_fence(-3.2, 3.2, 2.9)
    for x, y, h in ((-2.6, 6.5, 2.6), (2.8, 8, 3)):
        round_tree(x, y, 0, h=h, crown="moss")
    house(2.1, 12, 0, w=2.4, d=2, h=1.6, roof="brick", lit=None)


def _cabbage(x: float, y: float, r: float) -> None:
    ball(x, y, 0.08 + r * 0.55, r * 0.72, "pistachio")
    for k in range(6):
        with placed(x, y, 0.06, turn=60 * k):
            ball(
                0,
                -r * 0.62,
                r * 0.45,
                r * 0.62,
                felt("moss" if k % 2 else "pistachio"),
                squash=(0.95, 0.32, 0.85),
            )


def _anchor() -> None:
    iron = felt("slate")
    rod((0, 0, 0.05), (0, 0, 1.9), 0.09, iron, top=0.075)
    rod((-0.46, 0, 1.55), (0.46, 0, 1.55), 0.065, iron)
    for side in (-1, 1):
        ball(side * 0.48, 0, 1.55, 0.09, iron)
        tube(
            [(0, 0, 0.06), (side * 0.42, 0, 0.08), (side * 0.72, 0, 0.5), (side * 0.78, 0, 0.62)], 0.085, iron
        )
        with placed(side * 0.78, 0, 0.5, lean=side * 18):
            cylinder(0, 0, 0.0, 0.17, 0.34, iron, top=0.0, sides=4)
    ring_points = [(0.16 * sin(0.52 * k), 0, 2.02 - 0.16 * cos(0.52 * k)) for k in range(12)]
    tube(ring_points, 0.035, iron, closed=True)
