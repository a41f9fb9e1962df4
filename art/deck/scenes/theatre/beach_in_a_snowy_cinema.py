"""One viewer in an empty cinema; the projector's beam is full of snow, which lies on the seats."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    beam,
    boards,
    box,
    curtain,
    cutout,
    cylinder,
    dice,
    felt,
    glow,
    person,
    placed,
    rod,
    snow,
    specks,
    wall,
)
from art.deck.registry import card


@card(View((0.3, -2.6, 1.95), (-0.25, 3, 0.95), 33), Air(("cornflower", "indigo"), fill=1.2), None)
def beach_in_a_snowy_cinema() -> None:
    """One viewer in an empty cinema; the projector's beam is full of snow, which lies on the seats."""
    boards(9, 12, "indigo", y=3)
    with placed(y=8):
        wall(14, 9, "slate", skirting=None)
    _beach()
    for s in (-1, 1):
        curtain(min(s * 2.5 - 0.2, s * 4.5), max(s * 2.5 - 0.2, s * 4.5), 7.7, 0, 9, "cherry", folds=6)
    for row in range(6):
        for k in range(7):
            x, y = -2.1 + 0.68 * k + 0.1 * (row % 2), -0.9 + 1.1 * row
            box(x, y, 0.25, 0.58, 0.14, 0.68, felt("cherry"), bevel=0.12)
            box(x, y + 0.3, 0.3, 0.54, 0.46, 0.14, felt("cherry"), bevel=0.06)
            if (row, k) not in ((1, 2), (1, 3)):
                ball(x, y, 0.93, 0.27, felt("milk"), squash=(1.0, 0.35, 0.3))
                ball(x, y + 0.32, 0.45, 0.24, felt("milk"), squash=(1, 0.9, 0.28))
    person(
        -0.64,
        0.5,
        0.12,
        turn=182,
        pose="sit",
        coat="teal",
        dress="coat",
        hat="bowler",
        hatted="petrol",
        tall=1.85,
        look=(-18, 4),
    )
    rod((2.6, -4, 3.6), (-0.3, 7.9, 2.6), 0.12, beam("ice", 0.06), top=1.5)
    chance = dice("cinema")
    flakes = []
    for _ in range(700):
        t = chance.random()
        r = 0.12 + 1.35 * t
        a, q = chance.uniform(0, 2 * pi), chance.random() ** 0.5 * r
        flakes.append((2.6 - 2.9 * t + q * cos(a), -4 + 11.9 * t, 3.6 - 1.0 * t + q * sin(a)))
    specks(flakes, 0.03, glow("milk", 2.2))
    snow(5, -1, 6, 2.0, count=160, r=0.022, z=0.9)
    area((2.4, -2.5, 3.6), (-0.4, 3, 0.6), 160, "ice", size=0.5)


def _beach() -> None:
    """What is shown: a summer's day by the sea."""
    box(-0.2, 7.9, 1.2, 5.0, 0.05, 2.9, glow("sky", 1.2), bevel=0)
    box(-0.2, 7.86, 1.95, 5.0, 0.05, 0.65, glow("sea_green", 1.0), bevel=0)
    box(-0.2, 7.84, 1.2, 5.0, 0.05, 0.85, glow("butter", 1.1), bevel=0)
    with placed(1.15, 7.8, 3.45, tilt=90):
        cylinder(0, 0, 0, 0.36, 0.02, glow("honey", 1.8))
    with placed(-0.75, 7.78, 2.25, lean=-14):
        cutout([(-0.75, 0), (-0.45, 0.35), (0, 0.5), (0.45, 0.35), (0.75, 0)], 0.02, glow("tomato", 1.1))
        box(0, 0, -0.75, 0.05, 0.02, 0.8, glow("cinnamon", 0.6), bevel=0)
