"""A fir tree walks up a snowy street out of town, with one glass ball it forgot to give back."""

from math import cos, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    beast,
    felt,
    fir,
    ground,
    house,
    placed,
    porcelain,
    rough,
    snow,
    street_lamp,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.5, -3.8, 0.95), (0.25, 3, 1.3), 29),
    Air(("indigo", "cornflower", "blush"), fill=1.0, clouds=0.4, cloud="blush", seed=15),
    None,
)
def tree_walks_home() -> None:
    """A fir tree walks up a snowy street out of town, with one glass ball it forgot to give back."""
    ground(40, -5, 40, "milk", height=lambda x, y: 0.06 * rough(x, y, 0.6) + 0.25 * max(0, abs(x) - 1.9))
    for s in (-1, 1):
        for k in range(3):
            house(
                s * 3.1,
                1.4 + 3.2 * k,
                0.1,
                w=2.2,
                d=2.0,
                h=1.8,
                turn=-72 * s,
                wall=("blush", "linen", "rose")[k],
                roof=felt("milk"),
                lit="butter" if k != 1 else None,
            )
    with placed(0.35, 2.2, 0.25, lean=-6, tilt=10):
        fir(0, 0, 0.1, h=2.7, snow=False)
        for k in range(7):
            a = 0.9 * k
            ball(
                0.75 * cos(a) * (1 - 0.1 * k),
                0.75 * sin(a) * (1 - 0.1 * k),
                0.75 + 0.3 * k,
                0.12,
                felt("milk"),
                squash=(1.3, 1.3, 0.5),
            )
        ball(0.42, -0.62, 0.95, 0.11, porcelain("tomato"))
        for a, b in (
            ((0.05, 0, 0.3), (0.35, -0.4, -0.2)),
            ((-0.05, 0, 0.3), (-0.35, 0.35, -0.2)),
            ((0.05, 0, 0.3), (0.2, 0.4, -0.2)),
            ((-0.05, 0, 0.3), (-0.28, -0.3, -0.1)),
        ):
            tube([a, ((a[0] + b[0]) / 2 + 0.05, (a[1] + b[1]) / 2, 0.1), b], 0.05, "umber")
    for k in range(8):
        for j in range(4):
            ball(
                0.25 - 0.07 * k + 0.13 * cos(j * 1.6),
                1.3 - 0.42 * k + 0.1 * sin(j * 1.6),
                0.03,
                0.05,
                "slate",
                squash=(1.8 if j % 2 else 0.7, 0.7, 0.15),
            )
        if k < 5:
            for j in range(2):
                ball(0.72 - 0.07 * k + 0.08 * j, 1.2 - 0.42 * k, 0.03, 0.035, "slate", squash=(1, 1.2, 0.15))
    street_lamp(-1.35, 0.6, h=2.6, watts=150)
    street_lamp(1.7, 4.6, h=2.6, watts=100)
    for k in range(12):
        fir(-5 + 0.9 * k, 18 + 1.2 * (k % 3), 0, h=3.6, finish="petrol")
    beast("dog", 0.95, 1.7, 0.03, turn=170, size=0.55, coat="rust", stride=0.15)
    snow(6, -2.4, 6, 4, count=240, r=0.028)
    area((-2, -3, 3.5), (0.3, 2, 1), 130, "ice", size=2)
