"""Two people seen from behind hold hands in one red mitten, and a hare far off unravels its wool."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    felt,
    fir,
    ground,
    limb,
    person,
    placed,
    rough,
    snow,
    tube,
)
from art.deck.registry import card


@card(
    View((0.1, -2.15, 1.2), (0.04, 1.5, 0.96), 37),
    Air(("cornflower", "lilac", "blush"), fill=1.0, clouds=0.3),
    Sun(-35, 18, 2.6, "peach", 4),
)
def one_mitten_two_hands() -> None:
    """Two people seen from behind hold hands in one red mitten, and a hare far off unravels its wool."""
    wool, rib = felt("tomato"), felt("butter")
    ground(60, -3, 60, "milk", height=lambda x, y: 0.12 * rough(x, y, 0.5) - 0.05)
    for x, tall, coat, cap, hand in ((-0.5, 1.75, "petrol", "honey", 0), (0.5, 1.5, "mauve", "cherry", 1)):
        at = ((0.06 if hand else -0.06), 0.1, 0.83)
        person(
            x,
            0.2,
            turn=180,
            tall=tall,
            coat=coat,
            dress="coat",
            hat="cone" if hand else "cap",
            hatted=cap,
            look=(0, 0),
            side=0,
            touch=(at, None) if hand else (None, at),
        )
        limb((at[0] * 2.6, 0.1, 0.93), (at[0] * 1.4, 0.1, 0.82), 0.085, rib, tip=0.09)
    ball(0, 0.08, 0.7, 0.17, wool, squash=(1.05, 0.75, 1.1))
    ball(-0.17, 0.03, 0.68, 0.06, wool, squash=(0.9, 0.9, 1.4))
    for k in range(6):
        z, r = 0.58 + 0.05 * k, 0.182 * (1 - ((0.05 * k - 0.12) / 0.24) ** 2) ** 0.5
        tube(
            [(r * cos(a), 0.08 - 0.74 * r * sin(a), z) for a in [pi * j / 14 for j in range(15)]],
            0.011,
            rib if k in (1, 3) else wool,
        )
    with placed(-0.17, -0.02, 0.6):
        ball(0, 0, 0, 0.05, felt("pewter"))
        ball(0, -0.05, -0.01, 0.014, "rose")
        for s in (-1, 1):
            ball(0.045 * s, 0.0, 0.045, 0.03, felt("blush"), squash=(1, 0.4, 1))
            ball(0.02 * s, -0.045, 0.012, 0.009, "ink")
    thread = [(0.06, 0.0, 0.56), (0.12, -0.1, 0.3), (0.3, 0.1, 0.07), (0.0, 1.2, 0.07), (0.5, 2.6, 0.1)]
    tube([*thread, (0.2, 3.4, 0.12), (0.02, 3.8, 0.95)], 0.014, wool)
    person(0.02, 4.4, turn=10, tall=1.7, pose="offer", head="hare", coat="moss", legs="umber")
    ball(0.0, 3.85, 1.05, 0.26, wool)
    for x, y in ((-2.2, 7), (2.4, 8), (-3.6, 10), (3.9, 11), (1.1, 12)):
        fir(x, y, -0.1, h=3.2, finish="petrol", snow=True)
    snow(3, -0.8, 4, 2.4, count=300, r=0.012)
    area((-1.2, -1.6, 1.6), (0, 0.1, 0.7), 26, "peach", size=0.8)
