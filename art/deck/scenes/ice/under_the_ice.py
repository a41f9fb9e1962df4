"""From below the ice: a child peers down, and a carp in a knitted scarf peers up in the same way."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    box,
    dice,
    felt,
    fish,
    glass,
    limb,
    placed,
    porcelain,
    specks,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.2, -1.9, -1.7), (0.15, 0.6, -0.15), 29),
    Air(("ice", "sky", "teal"), fill=1.2),
    Sun(20, 70, 3, "milk", 4),
)
def under_the_ice() -> None:
    """From below the ice: a child peers down, and a carp in a knitted scarf peers up in the same way."""
    box(0, 3, 0.0, 14, 14, 0.1, glass("ice", 0.1), bevel=0)
    chance = dice("cracks")
    for _ in range(12):
        x, y, a = chance.uniform(-2.5, 2.5), chance.uniform(-0.5, 4), chance.uniform(0, 2 * pi)
        tube(
            [
                (x, y, -0.01),
                (x + 0.5 * cos(a), y + 0.5 * sin(a), -0.01),
                (x + 0.9 * cos(a + 0.5), y + 0.9 * sin(a + 0.5), -0.01),
            ],
            0.012,
            "milk",
        )
    with placed(0.35, 0.85, 0.2):
        ball(0, 0, 0.02, 0.2, porcelain("peach"), squash=(1, 1, 0.8))
        for s in (-1, 1):
            ball(s * 0.08, -0.02, -0.13, 0.03, "ink")
            ball(s * 0.28, -0.05, -0.06, 0.13, felt("tomato"))
            limb((s * 0.3, 0.0, -0.02), (s * 0.42, 0.45, 0.08), 0.1, felt("petrol"))
        ball(0, 0.02, -0.15, 0.025, porcelain("salmon"))
        ball(0, 0.06, 0.1, 0.22, felt("honey"))
        ball(0, 0.75, 0.1, 0.36, felt("petrol"), squash=(0.9, 1.5, 0.6))
        for s in (-1, 1):
            limb((s * 0.15, 1.1, 0.05), (s * 0.25, 1.9, 0.05), 0.13, felt("umber"))
    fish(-0.05, 0.4, -0.85, size=1.2, turn=-28, lean=52, body="honey", fin="coral")
    with placed(-0.2, 0.28, -0.72, turn=-28, lean=38):
        tube(
            [
                (0.1 * 0 + 0.3 * cos(a) * 0.7, 0.26 * sin(a), 0.02 * cos(3 * a))
                for a in [2 * pi * k / 12 for k in range(12)]
            ],
            0.075,
            felt("cherry"),
            closed=True,
        )
    box(0.2, 0.7, -0.06, 0.2, 0.14, 0.08, "sand", turn=20, bevel=0.03)
    for k in range(14):
        x = -1.6 + 0.24 * k
        tube(
            [(x, 2.2, -3.2), (x + 0.12, 2.1, -2.5), (x - 0.08, 2.0, -1.9 + 0.2 * (k % 3))],
            0.05,
            felt(("bottle", "moss")[k % 2]),
        )
    specks([(0.5 + 0.1 * sin(k * 2), 0.3, -1.9 + 0.16 * k) for k in range(10)], 0.035, glass("milk", 0.6))
    for x, y, z, t in ((1.0, 2.0, -1.2, 10), (-1.0, 2.4, -0.7, -15), (0.6, 3.0, -2.0, 5)):
        fish(x, y, z, size=0.4, turn=t, body="pewter", fin="slate")
    area((0, -1.5, -2.6), (0, 0.6, -0.3), 60, "ice", size=1.5)
