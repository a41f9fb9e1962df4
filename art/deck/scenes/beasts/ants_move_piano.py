"""Ants carry a grand piano along a forest path."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cutout,
    felt,
    ground,
    lathe,
    leaf,
    placed,
    porcelain,
    rod,
    rough,
    shell,
    sweep,
    tube,
)
from art.deck.registry import card


def _ant(x: float, y: float, z: float, *, turn: float = 0, size: float = 1, up: bool = True) -> None:
    """Faces −y; with `up` its middle legs carry what is above."""
    c = porcelain("rust")
    with placed(x, y, z, turn=turn, scale=size):
        ball(0, 0.34, 0.3, 0.19, c, squash=(1, 1.3, 0.95))
        ball(0, 0.04, 0.28, 0.11, c, squash=(1, 1.2, 1))
        ball(0, -0.2, 0.32, 0.14, c, squash=(1, 1.05, 0.95))
        for s in (-1, 1):
            ball(s * 0.09, -0.3, 0.37, 0.03, "milk")
            ball(s * 0.095, -0.325, 0.37, 0.015, "ink")
            tube([(s * 0.05, -0.28, 0.42), (s * 0.1, -0.42, 0.55), (s * 0.16, -0.52, 0.5)], 0.014, c)
            for k, y0 in enumerate((-0.06, 0.05, 0.15)):
                tube(
                    [
                        (s * 0.06, y0, 0.26),
                        (s * 0.26, y0 + 0.12 * (k - 1), 0.34),
                        (s * 0.34, y0 + 0.2 * (k - 1), 0.0),
                    ],
                    0.018,
                    c,
                )
            if up:
                tube([(s * 0.06, -0.02, 0.34), (s * 0.16, -0.02, 0.5), (s * 0.1, -0.02, 0.66)], 0.02, c)


@card(
    View((-1.3, -4.6, 0.85), (0.05, 0, 1.12), 40),
    Air(("sea_green", "mint", "butter"), fill=0.9, clouds=0.5, cloud="butter", seed=6),
    Sun(40, 34, 3.8, "butter", 3),
)
def ants_move_piano() -> None:
    """Ants carry a grand piano along a forest path."""
    ground(30, -6, 16, "sand", height=lambda x, y: 0.08 * rough(x, y, 1.0) - 0.03)
    with placed(0.1, 0.2, 0.66, turn=14, lean=-4):
        shape = [
            (-1.0, -0.7),
            (1.0, -0.7),
            (1.0, 0.3),
            (0.85, 0.75),
            (0.55, 0.95),
            (0.3, 1.25),
            (0.1, 1.7),
            (-0.3, 1.95),
            (-0.8, 1.85),
            (-1.0, 1.4),
        ]
        black = porcelain("ink")
        with placed(z=0.2):
            cutout(shape, 0.4, black, lying=True, bevel=0.04)
        box(0, -0.86, 0.12, 1.9, 0.34, 0.08, black, bevel=0.02)
        for k in range(22):
            box(-0.86 + 0.082 * k, -0.9, 0.2, 0.076, 0.28, 0.03, "milk", bevel=0.004)
            if k % 7 not in (2, 6):
                box(-0.82 + 0.082 * k, -0.82, 0.225, 0.04, 0.16, 0.03, "ink", bevel=0.004)
        with placed(-1.0, 0, 0.42, lean=-48), placed(1.0, 0, 0):
            cutout(shape, 0.05, black, lying=True, bevel=0.01)
        rod((0.75, 0.1, 0.4), (0.2, 0.2, 1.35), 0.025, black)
        with placed(0, -0.45, 0.42, tilt=-14):
            box(0, 0, 0, 0.9, 0.03, 0.5, black, bevel=0.01)
            box(-0.16, -0.03, 0.05, 0.3, 0.02, 0.4, felt("milk"), bevel=0)
            box(0.16, -0.03, 0.05, 0.3, 0.02, 0.4, felt("milk"), bevel=0)
    for x, y, t in (
        (-0.75, -0.75, -80),
        (0.35, -0.85, -76),
        (1.15, -0.3, -80),
        (-0.5, 0.9, -76),
        (0.6, 0.9, -76),
    ):
        _ant(x, y, 0, turn=t, size=1.05)
    _ant(-1.02, -1.75, 0, turn=-112, size=0.9, up=False)
    for x, y, h, r, c in ((1.6, 1.8, 1.7, 0.75, "tomato"), (-1.5, 2.6, 1.2, 0.6, "coral")):
        lathe([(0.16, 0), (0.13, h * 0.5), (0.15, h)], x, y, 0, "bone")
        shell(x, y, h - 0.05, r, porcelain(c), rise=(0, 90), squash=(1, 1, 0.7))
        for k in range(6):
            ball(x + r * 0.75 * cos(k), y - r * 0.6 * abs(sin(k)), h + 0.28, 0.08, "milk")
    for k in range(40):
        x = -2.5 + 5.2 * ((k * 0.618) % 1)
        y = 1.5 + 2.5 * ((k * 0.377) % 1)
        sweep(
            [(x, y, 0), (x + 0.05, y, 0.9), (x + 0.3 * sin(k), y, 1.7 + 0.5 * sin(3 * k))],
            [(0.07, 0.02), (0.06, 0.02), (0.005, 0.005)],
            felt("moss" if k % 2 else "sage"),
        )
    leaf(0.1, -2.0, 0.03, size=0.8, turn=60, finish="honey")
    leaf(1.2, -1.3, 0.03, size=0.8, turn=-30, finish="rust")
    with placed(0.12, -0.32, 1.06, turn=-58, scale=0.95):
        _snail()


def _snail() -> None:
    sweep(
        [(0, 0.4, 0.04), (0, 0.1, 0.08), (0, -0.2, 0.1), (0, -0.35, 0.22), (0, -0.4, 0.38)],
        [(0.03, 0.02), (0.1, 0.06), (0.1, 0.07), (0.08, 0.07), (0.07, 0.06)],
        porcelain("apricot"),
    )
    ball(0, 0.08, 0.28, 0.22, porcelain("honey"), squash=(0.6, 1, 1))
    for s in (-1, 1):
        rod((s * 0.03, -0.42, 0.4), (s * 0.07, -0.46, 0.6), 0.014, porcelain("apricot"))
        ball(s * 0.07, -0.46, 0.62, 0.03, "ink")
