"""From behind a diver on the highest board: far below, in an empty pool, stands one basin of water."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    bucket,
    cylinder,
    dice,
    felt,
    lathe,
    metal,
    person,
    placed,
    porcelain,
    rod,
    tiles,
    tube,
)
from art.deck.registry import card


@card(
    View((1.35, -3.0, 15.4), (-0.35, 2.2, 8.6), 30),
    Air(("sky", "milk"), fill=0.8),
    Sun(-70, 46, 3.8, "butter", 2),
)
def diver_and_the_basin() -> None:
    """From behind a diver on the highest board: far below, in an empty pool, stands one basin of water."""
    with placed(-2.4, 9.0):
        tiles(12, 18, "mint", porcelain("ice"), side=1.2)
        for side in (-1, 1):
            box(side * 6.3, 0, 0, 0.6, 18.6, 1.9, "milk", bevel=0.05)
        for side in (-1, 1):
            box(0, side * 9.3, 0, 13.2, 0.6, 1.9, "milk", bevel=0.05)
        with placed(z=1.6):
            for side in (-1, 1):
                box(side * 26.5, 0, 0, 40, 18.7, 0.2, "coral", bevel=0)
                box(0, side * 19.4, 0, 90, 20, 0.2, "coral", bevel=0)
        for k in range(5):
            box(-4.8 + 2.4 * k, 0, -0.02, 0.3, 17, 0.04, "sea_green", bevel=0)
    bx, by = -4.6, 6.4
    lathe(
        [(0, 0.05), (1.2, 0), (1.75, 0.7), (1.88, 0.75), (1.7, 0.7), (0, 0.2)], bx, by, 0, porcelain("milk")
    )
    cylinder(bx, by, 0.55, 1.6, 0.06, porcelain("cornflower"))
    tube(
        [(bx + 1.84 * cos(a), by + 1.84 * sin(a), 0.75) for a in [2 * pi * k / 20 for k in range(20)]],
        0.08,
        "indigo",
        closed=True,
    )
    person(
        -4.3, 2.6, 0, turn=170, tall=2.2, young=True, pose="run", coat="tomato", legs="tomato", hair="honey"
    )
    bucket(-3.9, 3.3, 0.9, r=0.3, h=0.5, finish="straw", filled=porcelain("cornflower"))
    chance = dice("crowd")
    for k in range(46):
        side = k % 2
        px = -9.6 - 0.9 * chance.random() if side else chance.uniform(-8.5, 4)
        py = chance.uniform(0, 18) if side else 18.9 + 1.2 * chance.random()
        coat = ("teal", "straw", "plum", "milk", "cherry", "indigo")[k % 6]
        cylinder(px, py, 1.8, 0.34, 1.1, felt(coat), top=0.18)
        ball(px, py, 3.1, 0.26, porcelain("peach"))
        if k % 3 == 0:
            box(px + 0.1, py - 0.2, 3.5, 0.62, 0.05, 0.5, felt("milk"), bevel=0.02)
    with placed(0.62, -0.35, 12.0, turn=16):
        box(0, -1.3, -0.14, 0.8, 3.6, 0.12, felt("milk"), bevel=0.03)
        box(0, -1.3, -0.02, 0.6, 3.5, 0.02, "cornflower", bevel=0.005)
        person(
            0,
            0.2,
            0,
            turn=180,
            tall=2.0,
            pose="cheer",
            coat="tomato",
            legs=porcelain("peach"),
            shoes=porcelain("peach"),
            head="short",
            bend=10,
            hands=((-0.16, -0.16, 1.98), (0.16, -0.16, 1.98)),
            look=(0, -30),
        )
        for side in (-1, 1):
            rod((side * 0.46, -3, 0.8), (side * 0.46, -1.4, 0.8), 0.035, metal("pewter"))
            rod((side * 0.46, -1.4, 0.8), (side * 0.46, -1.4, -0.1), 0.035, metal("pewter"))
