"""A seller holds strings with floating boulders; a fallen red balloon has cracked the paving."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    felt,
    person,
    porcelain,
    rock,
    rod,
    rope,
    round_tree,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.3, -3.3, 0.8), (0.2, 1.0, 1.75), 28),
    Air(("cornflower", "rose", "apricot"), fill=0.95, clouds=0.5, cloud="peach"),
    Sun(60, 22, 3.6, "apricot", 3),
)
def stone_balloons() -> None:
    """A seller holds strings with floating boulders; a fallen red balloon has cracked the paving."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(9):
        for j in range(9):
            box(
                -2.4 + 0.6 * k,
                -2 + 0.6 * j,
                -0.06,
                0.58,
                0.58,
                0.06,
                felt("sage") if (k + j) % 2 else felt("linen"),
                bevel=0.015,
            )
    person(
        0.5,
        0.8,
        turn=-30,
        tall=1.7,
        pose="wave",
        coat="teal",
        legs="umber",
        hat="cap",
        hatted="brick",
        head="beard",
        touch=(None, (0.72, 0.55, 1.55)),
        look=(-14, -6),
    )
    stones = [
        (0.9, 0.9, 3.3, 0.42),
        (0.2, 1.1, 3.0, 0.34),
        (1.25, 1.3, 2.7, 0.3),
        (0.55, 0.6, 3.9, 0.3),
        (-0.15, 0.8, 3.65, 0.26),
        (1.4, 0.8, 3.6, 0.28),
        (0.15, 0.7, 2.45, 0.16),
    ]
    for k, (x, y, z, r) in enumerate(stones):
        rock(x, y, z, size=r, finish=("pewter", "slate", "mist")[k % 3], seed=k + 2)
        rope((x, y, z - r * 0.7), (0.72, 0.55, 1.55), sag=0.02, r=0.008, finish="bone")
    person(
        -0.55,
        0.35,
        turn=70,
        tall=1.05,
        young=True,
        pose="reach",
        coat="tomato",
        dress="skirt",
        head="braids",
        hair="honey",
        touch=((0.02, 0.62, 1.55), None),
        look=(10, 30),
    )
    rope((0.15, 0.7, 2.35), (-0.1, 0.55, 1.5), sag=0.02, r=0.008, finish="bone")
    ball(-0.5, -0.85, 0.26, 0.28, porcelain("tomato"), squash=(1, 1, 1.15))
    rod((-0.5, -0.85, 0.0), (-0.5, -0.85, -0.02), 0.05, "tomato")
    for k in range(7):
        a = k * 0.9 + 0.3
        tube(
            [
                (-0.5 + 0.2 * cos(a), -0.85 + 0.2 * sin(a), 0.004),
                (-0.5 + 0.4 * cos(a + 0.2), -0.85 + 0.4 * sin(a + 0.2), 0.004),
                (-0.5 + 0.7 * cos(a - 0.1), -0.85 + 0.6 * sin(a - 0.1), 0.004),
            ],
            0.014,
            "umber",
        )
    for x, y, h in ((-2.6, 5, 3.2), (2.9, 6, 3.6), (-0.6, 9, 3.4)):
        round_tree(x, y, 0, h=h, crown="sage")
