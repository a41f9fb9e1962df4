"""Bunk beds are stacked to the clouds with a sleeper in each; at the top someone is still reading."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    candle,
    cloud,
    felt,
    glow,
    ground,
    ladder,
    lamp,
    person,
    placed,
    porcelain,
    rod,
    rope,
    rough,
    sweep,
)
from art.deck.registry import card


@card(
    View((-1.2, -7.5, 4.6), (0.3, 2, 5.4), 30),
    Air(("indigo", "mauve", "rose"), fill=1.0, clouds=0.7, cloud="lilac", stars=30, seed=11),
    Sun(-50, 10, 2, "rose", 4),
)
def bunk_tower() -> None:
    """Bunk beds are stacked to the clouds with a sleeper in each; at the top someone is still reading."""
    ground(40, -5, 40, "plum", height=lambda x, y: 0.1 * rough(x, y, 0.4))
    for k in range(11):
        for side in (0, 1):
            x, z = -0.35 + 1.45 * side + 0.12 * sin(k * 2.1), 0.2 + 1.02 * k
            with placed(x, 2.2, z, turn=90 + 4 * sin(k * 3 + side)):
                box(0, 0, 0.28, 0.9, 1.4, 0.1, "bone", bevel=0.02)
                box(0, 0, 0.38, 0.84, 1.34, 0.12, "milk", bevel=0.05)
                ball(
                    0,
                    -0.12,
                    0.5,
                    0.34,
                    felt(("cherry", "teal", "honey", "petrol", "coral", "sage")[(k * 2 + side) % 6]),
                    squash=(1.15, 1.6, 0.45),
                )
                ball(0, 0.52, 0.58, 0.13, porcelain("peach"))
                ball(0, 0.57, 0.61, 0.135, felt(("chestnut", "honey", "ink", "mist")[(k + side) % 4]))
                for sx in (-0.44, 0.44):
                    for sy in (-0.68, 0.68):
                        rod((sx, sy, -0.4), (sx, sy, 0.7), 0.035, "bone")
        if k % 3 == 1:
            ball(0.38, 1.7, 0.9 + 1.02 * k, 0.07, glow("butter", 8))
            lamp(0.38, 1.4, 0.9 + 1.02 * k, 26, "butter", size=0.1)
    ladder((0.4, 1.6, 0), (0.42, 1.7, 11.5), w=0.34, rungs=38, finish="sand")
    person(
        0.95,
        1.9,
        11.6,
        turn=-10,
        tall=1.1,
        pose="sit_floor",
        coat="tomato",
        young=True,
        hands=((-0.16, -0.4, 0.5), (0.2, -0.4, 0.5)),
    )
    rope((-0.95, 1.5, 5.4), (1.9, 1.5, 5.0), sag=0.2, finish="bone")
    for k in range(5):
        sweep(
            [(-0.5 + 0.45 * k, 1.5, 5.15), (-0.5 + 0.45 * k, 1.5, 4.85)],
            [(0.12, 0.02), (0.16, 0.02)],
            felt(("milk", "coral", "sky")[k % 3]),
        )
    person(
        -1.35,
        0.9,
        turn=150,
        tall=1.6,
        pose="climb",
        coat="petrol",
        hat="nightcap",
        hatted="tomato",
        hands=((-0.2, -0.2, 1.2), (0.2, -0.25, 1.0)),
        feet=((-0.1, 0, 0), (0.1, 0.05, 0)),
    )
    candle(-1.18, 0.7, 1.0, h=0.14, watts=20)
    cloud(-1.6, 4.5, 6.5, size=1.0, finish="lilac", seed=2)
    cloud(2.6, 4, 8.6, size=1.2, finish="lilac", seed=6)
