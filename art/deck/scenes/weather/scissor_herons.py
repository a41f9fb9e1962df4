"""Herons that are scissors stand in a stream of blue silk; one has begun to cut."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    cutout,
    felt,
    ground,
    metal,
    placed,
    porcelain,
    rod,
    rough,
    solid,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((0.1, -2.5, 0.8), (0.05, 1.2, 0.85), 33),
    Air(("slate", "mauve", "blush"), fill=1.0, haze=("mauve", 3.5, 11), seed=2),
    Sun(50, 16, 2, "blush", 6),
)
def scissor_herons() -> None:
    """Herons that are scissors stand in a stream of blue silk; one has begun to cut."""
    ground(30, -4, 20, "slate", height=lambda x, y: 0.1 * rough(x, y, 0.6) - 0.05)
    surface(
        lambda u, v: (
            -1.1 + 2.0 * v + 0.9 * sin(2.2 * u) - 0.3,
            -2.4 + 12 * u,
            0.12 + 0.06 * sin(14 * u + 5 * v) + 0.03 * sin(9 * v),
        ),
        porcelain("cornflower"),
        nu=120,
        nv=24,
    )
    for x, y, s, open_, t in (
        (0.4, 0.5, 1.0, 10, -20),
        (-0.55, 1.7, 0.9, 4, 30),
        (0.75, 3.2, 0.9, 6, -40),
        (-0.2, 4.8, 0.8, 3, 10),
    ):
        with placed(x, y, 0.05, turn=t, scale=s):
            for q in (-1, 1):
                rod((0.06 * q, 0, 0), (0.03 * q, 0, 0.8), 0.022, metal("brass"))
                tube(
                    [(0.03 * q, 0, 0.8), (0.26 * q, 0.05, 0.95), (0.24 * q, 0.08, 1.2), (0.03 * q, 0, 1.02)],
                    0.035,
                    "coral" if s == 1.0 else "tomato",
                )
                with placed(0, 0, 1.05, lean=open_ * q * 0.4, tilt=0):
                    tube([(0, 0, 0), (0.0, -0.05, 0.35), (0.0, -0.02, 0.5)], 0.03, metal("mist"))
                    with placed(0, -0.02, 0.5, tilt=105 + open_ * q):
                        solid(
                            [(-0.02, 0, 0), (0.02, 0, 0), (0, 0.05, 0), (0, 0, 0.75), (0, 0.015, 0.72)],
                            [(0, 1, 3), (1, 2, 4, 3), (2, 0, 3, 4), (0, 2, 1)],
                            metal("mist"),
                        )
            ball(0, -0.03, 1.58, 0.05, metal("brass"))
            ball(0.03, -0.09, 1.6, 0.014, "ink")
    with placed(-0.35, -0.6, 0.2, turn=30):
        cutout(
            [
                (-0.2, 0),
                (-0.05, 0.1),
                (0.12, 0.02),
                (0.22, 0.09),
                (0.22, -0.09),
                (0.12, -0.02),
                (-0.05, -0.1),
            ],
            0.012,
            felt("milk"),
            lying=True,
        )
        ball(-0.1, 0.02, 0.02, 0.012, "ink")
    for k in range(18):
        x = (-1.25 + 0.05 * k) if k < 9 else (0.75 + 0.06 * (k - 9))
        rod((x, -1.1 + 0.1 * (k % 4), 0), (x + 0.05, -1.1, 0.6 + 0.08 * (k % 5)), 0.01, "olive")
        ball(x + 0.05, -1.1, 0.65 + 0.08 * (k % 5), 0.03, "umber", squash=(0.8, 0.8, 2.4))
