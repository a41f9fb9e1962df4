"""A raincloud hangs under the ceiling of a kitchen; a woman eats her soup beneath it."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bowl,
    bucket,
    chair,
    cylinder,
    dice,
    felt,
    glow,
    leaf,
    metal,
    paper_boat,
    person,
    placed,
    porcelain,
    pot,
    rain,
    rod,
    room,
    table,
    tiles,
    window,
)
from art.deck.registry import card


@card(
    View((0.45, -4.4, 1.7), (0.1, 0.2, 1.22), 43),
    Air(("sky", "milk"), fill=0.8),
    Sun(-125, 36, 2.4, "butter", 4),
)
def rain_indoors() -> None:
    """A raincloud hangs under the ceiling of a kitchen; a woman eats her soup beneath it."""
    tiles(5, 6, "milk", "coral", side=0.5)
    room(4.6, 1.6, 5, "butter", holes=[(0.55, 1.0, 1.0, 1.3)], sides="left", dado=(0.9, "milk"))
    window(-1.25, 1.64, 1.0, 1.0, 1.3, pane=glow("sky", 0.8))
    chance = dice("thunder")
    for k in range(30):
        t = chance.uniform(-1, 1)
        ball(
            0.15 + 0.92 * t,
            0.1 + chance.uniform(-0.4, 0.4),
            2.36 + chance.uniform(-0.1, 0.24),
            (0.38 - 0.16 * abs(t)) * chance.uniform(0.8, 1.15),
            felt(("slate", "pewter", "cornflower")[k % 3]),
        )
    rain(2.0, -0.45, 0.7, 1.9, count=110, finish="cornflower", x=0.15, z=0.2, long=0.2, r=0.007)
    table(0.1, -0.1, 1.7, 0.8, 0.76, finish="teal")
    person(
        0.12,
        0.62,
        0.02,
        tall=1.95,
        pose="sit",
        coat="tomato",
        dress="apron",
        head="bun",
        hair="chestnut",
        touch=((-0.12, 0.05, 0.98), (0.4, 0.1, 0.82)),
        look=(0, -10),
        bend=10,
    )
    area((0.8, -3.2, 2.4), (0.1, 0.4, 1.0), 90, "butter", size=1.2)
    chair(0.12, 0.7, finish="chestnut")
    bowl(0.08, -0.12, 0.76, r=0.2, finish="milk", filled=porcelain("honey"))
    rod((-0.12, 0.05, 0.98), (0.02, -0.08, 0.92), 0.016, metal("brass"))
    paper_boat(0.1, -0.14, 0.89, size=0.17, turn=20)
    pot(0.68, -0.15, 0.76, r=0.15, h=0.17, finish="brick", filled=porcelain("cornflower"))
    for x, y, r, sprout in ((-0.9, -0.6, 0.22, True), (0.98, -0.7, 0.24, False), (-0.35, -1.0, 0.2, True)):
        bucket(x, y, 0, r=r, h=0.34, filled=porcelain("cornflower"))
        for k in range(4 if sprout else 0):
            a = 1.6 * k
            rod(
                (x + 0.08 * cos(a), y + 0.08 * sin(a), 0.25),
                (x + 0.1 * cos(a), y + 0.1 * sin(a), 0.6),
                0.014,
                "moss",
            )
            leaf(x + 0.1 * cos(a), y + 0.1 * sin(a), 0.58, size=0.2, turn=90 * k, tilt=15, finish="pistachio")
    with placed(0.98, -0.75, 0.34):
        ball(0, 0, 0.06, 0.14, porcelain("moss"), squash=(1, 1.1, 0.75))
        ball(0, -0.1, 0.14, 0.1, porcelain("moss"), squash=(1.15, 1, 0.75))
        for side in (-1, 1):
            ball(side * 0.07, -0.13, 0.22, 0.04, porcelain("butter"))
            ball(side * 0.07, -0.165, 0.225, 0.02, "ink")
    with placed(0, -0.4, 0.002):
        for x, y, r in ((0.2, -0.35, 0.4), (-0.75, 0.1, 0.3), (0.75, 0.35, 0.28)):
            cylinder(x, y, 0, r, 0.006, porcelain("sky"), sides=40)
