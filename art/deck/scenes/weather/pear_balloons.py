"""A giant pear rises like a balloon with a basket below; a caterpillar in a cap looks out of it."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    ground,
    hat,
    lathe,
    leaf,
    person,
    placed,
    porcelain,
    rod,
    rope,
    rough,
    round_tree,
    tube,
)
from art.deck.registry import card


def _pear(x: float, y: float, z: float, size: float, skin: str) -> None:
    with placed(x, y, z, scale=size):
        lathe(
            [
                (0, -0.02),
                (0.28, 0.02),
                (0.62, 0.22),
                (0.78, 0.58),
                (0.68, 1.0),
                (0.46, 1.35),
                (0.34, 1.7),
                (0.24, 1.92),
                (0, 2.0),
            ],
            0,
            0,
            0,
            porcelain(skin),
        )
        tube([(0, 0, 1.95), (0.04, 0, 2.15), (0.16, 0, 2.3)], 0.045, "umber")
        leaf(0.1, 0, 2.12, size=0.6, turn=-70, tilt=10, finish="moss")


@card(
    View((-0.3, -6.0, 2.3), (0.05, 0, 2.55), 40),
    Air(("cornflower", "lilac", "blush", "peach"), fill=1.0, clouds=0.6, cloud="milk", seed=41),
    Sun(-60, 30, 3.2, "butter", 3),
)
def pear_balloons() -> None:
    """A giant pear rises like a balloon with a basket below; a caterpillar in a cap looks out of it."""
    ground(60, -6, 50, "sage", height=lambda x, y: 0.4 * rough(x, y, 0.12) - 1.2)
    _pear(0.25, 0, 2.0, 1.12, "pistachio")
    ball(0.02, -0.78, 2.85, 0.2, "umber", squash=(1, 0.5, 1))
    green = porcelain("sea_green")
    for dx, dy, dz in ((0, 0, 0), (-0.05, -0.14, 0.05), (-0.12, -0.26, 0.14), (-0.2, -0.36, 0.26)):
        ball(0.02 + dx, -0.8 + dy, 2.85 + dz, 0.15, green)
    with placed(-0.2, -1.2, 3.16, turn=-28):
        ball(0, 0, 0, 0.17, green)
        for s in (-1, 1):
            ball(s * 0.06, -0.13, 0.04, 0.05, "milk")
            ball(s * 0.06, -0.17, 0.04, 0.024, "ink")
        hat("cap", 0, 0, 0.12, "cherry", size=1.0)
    basket = (0.25, 0.0, 0.95)
    for k in range(8):
        a = 2 * pi * k / 8
        rod(
            (0.25 + 0.34 * cos(a), 0.34 * sin(a), 1.4),
            (0.25 + 0.7 * cos(a), 0.7 * sin(a), 2.42),
            0.014,
            "cinnamon",
        )
    lathe(
        [(0, 0.02), (0.3, 0), (0.38, 0.5), (0.41, 0.52), (0.36, 0.5), (0.28, 0.05), (0, 0.05)],
        *basket,
        "honey",
    )
    person(0.12, -0.05, 1.05, turn=-30, tall=0.85, pose="wave", coat="tomato", hat="scarf", hatted="milk")
    person(0.4, -0.02, 1.05, turn=40, tall=0.95, pose="point", coat="petrol", hat="top", hatted="ink")
    rope((0.6, -0.2, 1.1), (0.85, -0.4, -0.3), sag=0.0, r=0.014, finish="sand")
    for x, y, z, s, c in ((-1.7, 6, 2.6, 0.8, "butter"), (2.1, 9, 3.4, 0.9, "apricot")):
        _pear(x, y, z, s, c)
        lathe([(0, 0), (0.22, 0), (0.28, 0.34), (0, 0.3)], x, y, z - 0.8, "honey")
        for side in (-1, 1):
            rod((x + side * 0.2, y, z - 0.5), (x + side * 0.3, y, z + 0.2), 0.015, "cinnamon")
    for k in range(9):
        round_tree(-4 + 1.1 * k, 5 + 1.7 * (k % 3), -1.2, h=1.9, crown=("moss", "sage")[k % 2])
