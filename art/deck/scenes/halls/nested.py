"""Nesting dolls bow to look into one another; light comes out of the smallest."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    boards,
    glow,
    lamp,
    lathe,
    placed,
    porcelain,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.12, -1.05, 0.36), (0.08, 0.2, 0.24), 36, focus=(-0.2, 0.0, 0.1), blur=8),
    Air(("milk", "bone"), fill=0.8),
    Sun(-60, 30, 2.4, "milk", 5),
)
def nested() -> None:
    """Nesting dolls bow to look into one another; light comes out of the smallest."""
    boards(3, 3, "cinnamon", across=True, wide=0.2)
    with placed(y=1.6):
        wall(4, 3, "teal")
    body = [
        (0, 0),
        (0.62, 0),
        (0.7, 0.1),
        (0.86, 0.5),
        (0.8, 0.95),
        (0.74, 1.0),
        (0.7, 1.0),
        (0.72, 0.9),
        (0.6, 0.2),
        (0, 0.1),
    ]
    head = [
        (0.76, 0),
        (0.7, 0.25),
        (0.52, 0.5),
        (0.5, 0.66),
        (0.54, 0.85),
        (0.42, 1.08),
        (0.2, 1.2),
        (0, 1.22),
    ]
    x, y, size = 0.42, 0.55, 0.3
    for _k, c in enumerate(("raspberry", "honey", "teal", "coral")):
        lathe(body, x, y, 0, porcelain(c), scale=size)
        lathe([(0.868, 0.42), (0.885, 0.5), (0.866, 0.6)], x, y, 0, porcelain("bone"), scale=size)
        with placed(x - 0.12 * size, y - 0.16 * size, size * 1.0, turn=-38, tilt=30, scale=size):
            lathe(head, 0, 0, 0, porcelain(c))
            ball(0, -0.36, 0.72, 0.3, porcelain("peach"), squash=(1, 0.6, 1))
            for s in (-1, 1):
                ball(s * 0.1, -0.53, 0.76, 0.035, "ink")
                ball(s * 0.17, -0.5, 0.65, 0.06, "coral", squash=(1, 0.4, 0.7))
        x, y, size = x - 0.62 * size - 0.02, y - 0.86 * size, size * 0.66
    lathe(body, x, y, 0, porcelain("bone"), scale=size * 1.2)
    ball(x, y, size * 1.2, size * 0.55, glow("butter", 9))
    lamp(x, y - 0.02, size * 2.2, 2.2, "butter", size=0.03)
    with placed(0.1, 0.35, 0.72):
        tube(
            [(0.9 * cos(a * pi / 12), 0.9 * sin(a * pi / 12), 0) for a in range(24)],
            0.05,
            porcelain("raspberry"),
            closed=True,
        )
