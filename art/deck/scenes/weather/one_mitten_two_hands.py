"""Two sleeves end in one double mitten, and its wool is being unravelled from somewhere else."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    felt,
    fir,
    ground,
    limb,
    placed,
    rough,
    snow,
    tube,
)
from art.deck.registry import card


@card(View((0.0, -1.75, 0.95), (0.02, 0.3, 0.7), 40), Air(("cornflower", "lilac", "milk"), fill=1.05), None)
def one_mitten_two_hands() -> None:
    """Two sleeves end in one double mitten, and its wool is being unravelled from somewhere else."""
    wool, rib = felt("tomato"), felt("butter")
    for s, c in ((-1, "petrol"), (1, "lilac")):
        limb((s * 1.0, 0.5, 1.25), (s * 0.34, 0.22, 0.86), 0.17, felt(c), tip=0.15)
        limb((s * 0.36, 0.24, 0.87), (s * 0.24, 0.17, 0.8), 0.15, rib, tip=0.14)
    ball(0, 0.1, 0.66, 0.3, wool, squash=(1.12, 0.62, 0.85))
    ball(-0.22, 0.02, 0.56, 0.12, wool, squash=(0.8, 0.8, 1.3))
    for k in range(7):
        z = 0.5 + 0.055 * k
        r = 0.33 * (1 - ((z - 0.66) / 0.27) ** 2) ** 0.5 if abs(z - 0.66) < 0.26 else 0.1
        tube(
            [
                (r * 1.02 * cos(a), 0.1 - r * 0.57 * sin(a), z + 0.01 * sin(9 * a))
                for a in [pi * j / 14 for j in range(15)]
            ],
            0.014,
            rib if k in (2, 4) else wool,
        )
    tube(
        [(0.2, -0.06, 0.5), (0.35, -0.15, 0.4), (0.3, -0.25, 0.34), (0.55, -0.25, 0.42), (1.2, -0.2, 0.3)],
        0.014,
        wool,
    )
    with placed(-0.23, -0.06, 0.42):
        ball(0, 0, 0, 0.07, felt("pewter"))
        ball(0, -0.07, -0.01, 0.018, "rose")
        for s in (-1, 1):
            ball(0.06 * s, 0.0, 0.06, 0.04, felt("blush"), squash=(1, 0.4, 1))
            ball(0.028 * s, -0.06, 0.02, 0.011, "ink")
    ground(8, -2, 14, "milk", height=lambda x, y: -0.2 + 0.1 * rough(x, y, 0.8))
    for x, y in ((-1.6, 6), (1.9, 7), (0.4, 9), (-3, 9)):
        fir(x, y, -0.2, h=3, finish="petrol", snow=True)
    snow(3, -0.5, 4, 2.4, count=330, r=0.012)
    area((-1.4, -1.4, 1.8), (0, 0.2, 0.7), 40, "peach", size=0.8)
    area((1.4, 0.8, 1.6), (0, 0.2, 0.7), 20, "cornflower", size=0.8)
