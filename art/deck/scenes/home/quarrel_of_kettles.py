"""Two kettles face each other; their steam butts heads as thunderclouds, a cup hides between them."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cloud,
    cup,
    cylinder,
    glow,
    kettle,
    lamp,
    metal,
    placed,
    rod,
    steam,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((0.1, -1.5, 1.12), (0.0, 0.3, 1.28), 34),
    Air(("apricot", "slate"), fill=0.95),
    Sun(70, 12, 2.5, "apricot", 4),
)
def quarrel_of_kettles() -> None:
    """Two kettles face each other; their steam butts heads as thunderclouds, a cup hides between them."""
    with placed(y=1.0):
        wall(5, 4, "slate")
    for i in range(12):
        for j in range(6):
            box(
                -1.4 + 0.26 * i,
                0.97,
                0.9 + 0.26 * j,
                0.245,
                0.03,
                0.245,
                "mist" if (i * j) % 5 else "sky",
                bevel=0.012,
            )
    box(0, 0.3, 0, 3, 1.0, 0.84, "milk", bevel=0.03)
    box(0, 0.3, 0.84, 3.1, 1.06, 0.05, "ink", bevel=0.01)
    for side in (-1, 1):
        cylinder(side * 0.4, 0.3, 0.88, 0.22, 0.03, "slate")
        for n in range(14):
            a = 2 * pi * n / 14
            ball(
                side * 0.4 + 0.17 * cos(a),
                0.3 + 0.17 * sin(a),
                0.94,
                0.018,
                glow("cornflower", 5),
                squash=(0.8, 0.8, 1.8),
            )
    kettle(-0.42, 0.3, 0.96, size=0.42, finish="tomato", turn=0)
    kettle(0.44, 0.3, 0.96, size=0.4, finish="honey", turn=180)
    for side, c, seed in ((-1, "pewter", 2), (1, "mist", 5)):
        steam(side * 0.06, 0.3, 1.28, h=0.35, r=0.045, drift=side * 0.2, finish="milk", seed=seed)
        cloud(side * 0.36, 0.3, 1.86, size=0.42, finish=c, seed=seed)
        cloud(side * 0.3, 0.34, 2.1, size=0.34, finish=c, seed=seed + 1)
    tube(
        [(0.0, 0.12, 1.95), (0.05, 0.1, 1.8), (-0.05, 0.1, 1.74), (0.03, 0.1, 1.55)],
        0.016,
        glow("butter", 16),
    )
    lamp(0, -0.1, 1.75, 20, "butter")
    with placed(0.0, 0.05, 1.0, lean=180):
        cup(0, 0, 0, size=0.11, finish="coral", tea=None, saucer=False)
    box(0, -0.24, 0.2, 1.2, 0.04, 0.5, "petrol", bevel=0.03)
    box(0, -0.27, 0.28, 1.0, 0.02, 0.34, glow("peach", 0.8), bevel=0.02)
    rod((0.55, -0.75, 0.75), (0.2, -0.5, 1.03), 0.022, metal("pewter"))
    ball(0.18, -0.48, 1.04, 0.09, metal("pewter"), squash=(1, 1, 0.7))
