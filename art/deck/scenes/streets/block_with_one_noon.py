"""Snow falls on a wall at night; in one window it is noon in a meadow, and a cow leans out."""

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    beast,
    box,
    bucket,
    cloud,
    dice,
    felt,
    flower,
    glow,
    lamp,
    person,
    placed,
    rope,
    round_tree,
    snow,
    wall,
    window,
)
from art.deck.registry import card


@card(
    View((-0.75, -5.2, 1.75), (-0.05, 0, 1.86), 41),
    Air(("indigo", "cornflower"), fill=1.0),
    None,
)
def block_with_one_noon() -> None:
    """Snow falls on a wall at night; in one window it is noon in a meadow, and a cow leans out."""
    with placed(z=-1):
        wall(9, 9, "indigo", holes=[(4.05, 2.3, 1.75, 2.0), (2.95, 0.9, 0.95, 0.95)], skirting=None)
    chance = dice("bricks")
    for row in range(26):
        for k in range(7):
            x, z = -2.4 + 0.72 * k + 0.36 * (row % 2), 0.16 * row
            if chance.random() < 0.3 and not (-1.75 < x < 1.6 and z < 3.45):
                box(x, -0.005, z, 0.33, 0.03, 0.12, ("slate", "petrol")[k % 2], bevel=0.01)
    _meadow()
    for side in (-1, 1):
        with placed(0.43 + side * 0.93, -0.05, 1.3, turn=side * -24):
            box(side * 0.4, 0, 0, 0.8, 0.05, 2.0, "coral", bevel=0.02)
            for k in range(7):
                box(side * 0.4, -0.03, 0.15 + 0.25 * k, 0.62, 0.03, 0.16, "salmon", bevel=0.01)
    box(0.43, -0.2, 1.2, 2.0, 0.5, 0.1, "mist", bevel=0.02)
    for side in (-1, 1):
        box(0.43 + side * 0.9, 0, 1.3, 0.09, 0.16, 2.0, "milk", bevel=0.02)
    box(0.43, 0, 3.26, 1.9, 0.18, 0.1, "milk", bevel=0.02)
    for k in range(8):
        x = -0.4 + 0.235 * k
        if k not in (3, 4):
            flower(x, -0.33, 1.28, h=0.2 + 0.07 * (k % 3), petals=("tomato", "milk", "honey")[k % 3], r=0.075)
    beast("cow", 0.5, 1.15, 0.15, size=1.85, turn=-16, coat="rust", stride=0.02, nod=6)
    with placed(0.5, 1.15, 0.15, turn=-16):
        ball(0, -2.12, 1.77, 0.27, felt("blush"), squash=(1.15, 0.6, 0.85))
        for side in (-1, 1):
            ball(side * 0.11, -2.27, 1.82, 0.045, "umber")
    lamp(-0.1, -2.2, 3.3, 150, "butter", size=0.3)
    window(-1.07, 0.02, -0.1, 0.95, 0.95, bars=(1, 1), sill=False)
    box(-1.07, 0.5, -0.2, 1.2, 0.02, 1.3, glow("honey", 1.2), bevel=0)
    person(
        -1.12,
        0.3,
        -0.62,
        turn=34,
        tall=1.35,
        pose="reach",
        coat="cherry",
        head="bun",
        hair="mist",
        bend=16,
        touch=((-1.2, -0.1, 0.0), (-0.78, -0.1, 0.7)),
        look=(10, 40),
    )
    bucket(-0.76, -0.16, 0.64, r=0.13, h=0.2, filled="milk")
    ball(-0.05, -0.12, 1.36, 0.4, felt("pistachio"), squash=(1.1, 0.3, 0.2))
    ball(0.95, -0.12, 1.36, 0.45, felt("pistachio"), squash=(1.1, 0.3, 0.2))
    rope((-2.4, -0.5, 3.95), (2.4, -0.5, 3.9), sag=0.12, r=0.014, finish="ink")
    snow(4.6, -1.6, -0.3, 5, count=260, r=0.032, z=-0.4)
    area((-4, -4, 4), (-0.6, 0, 1.5), 420, "cornflower", size=2)


def _meadow() -> None:
    box(0.4, 4.0, 0, 9, 0.05, 7, glow("sky", 1.0), bevel=0)
    cloud(1.0, 3.7, 3.1, size=0.8, finish=glow("milk", 0.9), seed=4)
    ball(0.0, 3.4, 0.9, 2.2, glow("pistachio", 0.8), squash=(1.4, 0.2, 0.5))
    ball(1.6, 3.0, 0.7, 1.6, glow("sage", 0.9), squash=(1.2, 0.2, 0.7))
    round_tree(-0.45, 2.6, 1.55, h=1.4, crown="bottle")
    lamp(0.4, 0.9, 3.05, 50, "butter", size=0.5)
