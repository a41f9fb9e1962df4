"""On a hill road a man with a small house on his back meets a snail with a suitcase on its own."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    felt,
    flower,
    grass,
    ground,
    hat,
    house,
    person,
    placed,
    porcelain,
    rod,
    round_tree,
    suitcase,
    surface,
    sweep,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.3, -5.0, 0.75), (0.02, 0, 1.15), 39),
    Air(("lilac", "blush", "butter"), fill=1.0, clouds=0.6, cloud="milk", seed=33),
    Sun(-50, 24, 3.4, "butter", 3),
)
def swapped_burdens() -> None:
    """On a hill road a man with a small house on his back meets a snail with a suitcase on its own."""
    ground(40, -6, 30, "sage", height=_land)
    surface(
        lambda u, v: (-6 + 12 * u, -0.7 + 1.3 * v, _land(-6 + 12 * u, -0.7 + 1.3 * v) + 0.004),
        felt("sand"),
        nu=60,
        nv=6,
    )
    person(
        -0.5,
        -0.15,
        0.02,
        turn=72,
        tall=1.7,
        pose="walk",
        coat="teal",
        legs="umber",
        head="beard",
        hair="chestnut",
        hat="cap",
        hatted="cherry",
        bend=30,
        hands=((-0.2, -0.1, 0.95), (0.34, -0.46, 0.9)),
        look=(-14, 18),
    )
    with placed(-0.8, 0.25, 1.15, lean=20):
        house(0, 0, 0, w=1.0, d=0.8, h=0.66, wall="milk", roof="tomato", lit="butter", smoke="milk")
    rod((-0.02, -0.4, 0.02), (-0.04, -0.36, 1.1), 0.025, "umber")
    with placed(0.92, -0.3, 0.02, turn=-74, scale=1.0):
        _snail()
    with placed(0.94, -0.3, 0.36, lean=5):
        suitcase(0, 0, 0, w=0.62, h=0.44, d=0.26, finish="cinnamon")
        suitcase(0.06, 0, 0.45, w=0.4, h=0.26, d=0.2, finish="raspberry")
        hat("sun", -0.05, 0, 0.8, "straw", size=0.6)
    for k in range(9):
        flower(
            -1.5 + 0.38 * k,
            -1.5 + 0.2 * (k % 3),
            _land(0, -1.4),
            h=0.24,
            petals=("coral", "butter", "milk")[k % 3],
            r=0.06,
        )
    grass(7, -2.4, -0.7, count=500, h=0.16)
    for x, y, h in ((-3, 6, 1.6), (2.4, 7, 1.9), (3.2, 6.4, 1.4)):
        round_tree(x, y, _land(x, y), h=h, crown="moss")


def _land(x: float, y: float) -> float:
    return 0.9 * max(0, y - 2) * 0.22 * (1 + 0.5 * sin(0.6 * x + 1)) if y > 2 else 0.0


def _snail() -> None:
    flesh = porcelain("apricot")
    sweep(
        [
            (0, 0.62, 0.03),
            (0, 0.35, 0.1),
            (0, -0.05, 0.14),
            (0, -0.3, 0.2),
            (0, -0.44, 0.42),
            (0, -0.5, 0.66),
            (0, -0.52, 0.74),
        ],
        [(0.05, 0.03), (0.17, 0.12), (0.24, 0.2), (0.21, 0.2), (0.16, 0.16), (0.18, 0.17), (0.08, 0.08)],
        flesh,
    )
    for s in (-1, 1):
        rod((s * 0.07, -0.54, 0.74), (s * 0.13, -0.6, 1.0), 0.03, flesh)
        ball(s * 0.13, -0.6, 1.04, 0.075, porcelain("milk"))
        ball(s * 0.13, -0.665, 1.05, 0.035, "ink")
    tube([(-0.1, -0.66, 0.6), (0, -0.69, 0.56), (0.1, -0.66, 0.6)], 0.014, "brick")
