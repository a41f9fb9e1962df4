"""A sheep sits awake in a bed on a meadow; people in pyjamas jump over a fence, one after another."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bed,
    dice,
    felt,
    grass,
    ground,
    limb,
    person,
    picket_fence,
    placed,
    porcelain,
    rough,
)
from art.deck.registry import card


@card(
    View((0.1, -5.0, 1.9), (0.05, 0.4, 1.52), 36),
    Air(
        ("midnight", "indigo", "cornflower", "lilac"),
        fill=1.15,
        stars=46,
        clouds=0.35,
        cloud="cornflower",
        seed=31,
    ),
    Sun(-130, 40, 2.2, "ice", 4),
)
def sheep_counts_people() -> None:
    """A sheep sits awake in a bed on a meadow; people in pyjamas jump over a fence, one after another."""
    ground(40, -6, 34, "petrol", height=lambda x, y: 0.07 * rough(x, y, 0.5) - 0.03 + max(0, y - 3) * 0.04)
    grass(9, -3, 7, count=1500, h=0.18, colours=("teal", "sea_green", "bottle"))
    bed(0.0, -0.55, turn=90, w=1.05, long=2.1, wood="honey", quilt="cherry")
    with placed(-0.72, -0.62, 0.82, turn=26):
        ball(0, 0.06, -0.06, 0.34, felt("milk"), squash=(1, 0.9, 1))
        with placed(0, -0.06, 0.36, tilt=-6, scale=1.3):
            _sheep()
    for y in (-0.86, -0.42):
        limb((-0.5, y, 0.74), (-0.16, y + 0.04, 0.78), 0.085, felt("umber"), tip=0.065)
    picket_fence(-2.4, 2.4, 1.3, h=1.14, step=0.4, rails=(0.55, 0.9))
    person(
        0.36,
        1.3,
        1.28,
        turn=-86,
        tall=1.5,
        pose="run",
        coat="sky",
        legs=felt("sky"),
        head="beard",
        hair="chestnut",
        hat="nightcap",
        hatted="tomato",
        shoes="peach",
        bend=10,
        look=(-20, 0),
        feet=((-0.09, -0.55, 0.42), (0.09, 0.5, 0.3)),
        hands=((-0.4, -0.3, 1.55), (0.4, 0.1, 1.6)),
    )
    person(
        1.36,
        1.5,
        0.1,
        turn=-82,
        tall=1.45,
        pose="run",
        coat="salmon",
        legs=felt("salmon"),
        head="bun",
        hair="umber",
        shoes="raspberry",
        look=(-16, 0),
    )
    area((-1.2, -3.6, 2.6), (-0.3, -0.4, 0.9), 150, "butter", size=0.8)
    area((0.8, -2.5, 4.2), (0.2, 1.3, 1.6), 200, "milk", size=1.0)


def _sheep() -> None:
    wool, face = felt("milk"), felt("cinnamon")
    chance = dice("fleece")
    ball(0, 0.06, 0.04, 0.24, wool)
    for _ in range(34):
        a, b = chance.uniform(0, 2 * pi), chance.uniform(-0.2, 1.5)
        x, y = 0.22 * cos(a) * cos(b), 0.08 + 0.18 * sin(a) * cos(b)
        ball(x, y, 0.08 + 0.22 * sin(b), 0.08, wool)
    ball(0, -0.16, -0.04, 0.17, face, squash=(0.9, 1.0, 1.1))
    ball(0, -0.29, -0.12, 0.1, felt("sand"), squash=(1.1, 0.8, 0.8))
    for side in (-1, 1):
        with placed(side * 0.2, -0.06, 0.0, lean=side * 78):
            ball(0, 0, 0.1, 0.12, face, squash=(0.5, 0.3, 1))
        ball(side * 0.075, -0.29, 0.05, 0.066, porcelain("milk"))
        ball(side * 0.075 + 0.02, -0.345, 0.06, 0.03, porcelain("ink"))
        ball(side * 0.035, -0.37, -0.1, 0.014, "ink")
