"""Eggs in knitted caps; one of them is a pebble with a crack and the tip of a beak."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    boards,
    box,
    felt,
    glow,
    lathe,
    placed,
    porcelain,
    rod,
    shell,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.1, -0.8, 1.62), (0.08, 0.02, 0.86), 60, focus=(0.1, 0.0, 0.87), blur=5),
    Air(("milk", "mist"), fill=0.9),
    Sun(-60, 35, 3.5, "butter", 3),
)
def stone_among_eggs() -> None:
    """Eggs in knitted caps; one of them is a pebble with a crack and the tip of a beak."""
    boards(3, 3, "coral", across=True, wide=0.16)
    with placed(0, 0, 0.72):
        box(0, 0.05, 0, 0.86, 1.1, 0.05, felt("linen"), bevel=0.02)
        for i in range(4):
            for j in range(5):
                x, y = -0.3 + 0.2 * i, -0.35 + 0.2 * j
                lathe([(0.1, 0.05), (0.085, 0.075), (0.05, 0.06), (0, 0.055)], x, y, 0, felt("linen"))
                stone = (i, j) == (2, 2)
                if (i, j) == (2, 1):
                    continue
                shade = ("milk", "bone", "blush", "peach")[(i * 3 + j) % 4]
                ball(
                    x,
                    y,
                    0.125,
                    0.075,
                    porcelain("slate") if stone else porcelain(shade),
                    squash=(1.2, 1.1, 1.05) if stone else (0.94, 0.94, 1.25),
                )
                cap = ("tomato", "butter", "teal", "coral", "raspberry", "cornflower")[(i * 5 + j * 2) % 6]
                if stone:
                    continue
                shell(x, y, 0.15, 0.082, felt(cap), rise=(12, 90), squash=(0.95, 0.95, 1.1))
                tube(
                    [
                        (x + 0.078 * cos(a), y + 0.078 * sin(a), 0.168)
                        for a in (0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4)
                    ],
                    0.013,
                    felt(cap),
                    closed=True,
                )
                ball(x, y, 0.25, 0.026, felt("milk"))
        tube(
            [
                (0.1, -0.03, 0.19),
                (0.13, -0.04, 0.165),
                (0.08, -0.045, 0.14),
                (0.12, -0.045, 0.11),
                (0.1, -0.04, 0.09),
            ],
            0.007,
            glow("butter", 2),
        )
        rod((0.112, -0.03, 0.15), (0.128, -0.1, 0.145), 0.022, "honey", top=0.003)
    with placed(-0.8, -0.5, 1.6, turn=-60):
        bird(0, 0, 0, size=0.9, body="chestnut")
