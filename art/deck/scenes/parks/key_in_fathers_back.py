"""On a park bench a man sits with a brass key in his back; a child on tiptoe is about to turn it."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bench,
    bird,
    grass,
    ground,
    metal,
    person,
    placed,
    rod,
    rough,
    round_tree,
    stool,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.55, -3.4, 1.35), (0.05, 0, 1.12), 40),
    Air(("sky", "peach", "butter"), fill=0.95, clouds=0.6, cloud="milk", seed=13),
    Sun(40, 22, 3.4, "peach", 3),
)
def key_in_fathers_back() -> None:
    """On a park bench a man sits with a brass key in his back; a child on tiptoe is about to turn it."""
    ground(30, -5, 20, "pistachio", height=lambda x, y: 0.06 * rough(x, y, 0.7))
    grass(6, -2.4, 3, count=700, h=0.16)
    bench(0.25, 0.46, w=2.4, turn=180)
    person(
        0.42,
        0.42,
        0.02,
        turn=180,
        tall=1.95,
        pose="sit",
        coat="petrol",
        legs="slate",
        head="short",
        hair="umber",
        hat="bowler",
        hatted="ink",
        bend=16,
        look=(0, -16),
    )
    with placed(0.4, 0.18, 1.14, turn=-66):
        _key(1.0)
    stool(-0.3, -0.28, h=0.36, finish="tomato")
    person(
        -0.3,
        -0.25,
        0.36,
        turn=130,
        tall=1.05,
        young=True,
        pose="reach",
        coat="coral",
        legs="petrol",
        head="braids",
        hair="rust",
        dress="skirt",
        touch=((-0.04, -0.16, 1.3), (-0.06, -0.1, 1.02)),
        feet=((-0.08, 0.0, 0.05), (0.09, -0.04, 0.05)),
        look=(0, 6),
    )
    with placed(-0.37, -0.42, 0.88, turn=-50):
        _key(0.34)
    round_tree(-2.6, 7, 0, h=3.4, crown="sage")
    round_tree(1.9, 9, 0, h=4.2, crown="moss")
    round_tree(-0.4, 12, 0, h=4, crown="sage")
    bird(1.25, 0.15, 0.9, size=0.24, turn=-40, body="mist", wing="pewter", legs=0.2)


def _key(size: float) -> None:
    """Points to −y out of whatever it winds."""
    brass = metal("honey")
    with placed(scale=size):
        rod((0, 0.1, 0), (0, -0.42, 0), 0.05, brass)
        for y in (-0.02, -0.3):
            ball(0, y, 0, 0.075, brass, squash=(1, 0.4, 1))
        for side in (-1, 1):
            loop = [
                (side * (0.17 + 0.16 * cos(2 * pi * k / 12)), -0.46, 0.03 + 0.17 * sin(2 * pi * k / 12))
                for k in range(12)
            ]
            tube(loop, 0.05, brass, closed=True)
        ball(0, -0.46, 0, 0.08, brass)
