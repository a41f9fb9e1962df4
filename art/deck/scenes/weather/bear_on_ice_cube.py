"""In a tall glass of lemonade a white bear sits on the last ice cube."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    glass,
    lathe,
    limb,
    placed,
    porcelain,
    rod,
    tiles,
    tube,
    umbrella,
    wall,
)
from art.deck.registry import card


@card(
    View((0.3, -4.6, 2.7), (0.0, 0, 1.52), 41),
    Air(("sky", "milk"), fill=0.95),
    Sun(-60, 40, 3.4, "butter", 3),
)
def bear_on_ice_cube() -> None:
    """In a tall glass of lemonade a white bear sits on the last ice cube."""
    tiles(9, 8, felt("coral"), felt("milk"), side=0.42)
    with placed(y=3.4):
        wall(12, 7, "sea_green", skirting=None)
    lathe([(0, 0.0), (0.84, 0.0), (0.9, 0.1), (1.03, 2.15), (1.05, 2.2)], 0, 0, 0, glass("ice", 0.12))
    lathe([(0, 0.1), (0.78, 0.1), (0.93, 1.42), (0.95, 1.5)], 0, 0, 0, porcelain("butter"))
    cylinder(0, 0, 1.47, 0.93, 0.03, porcelain("butter"), sides=64)
    tube(
        [(1.05 * cos(2 * pi * k / 24), 1.05 * sin(2 * pi * k / 24), 2.2) for k in range(24)],
        0.03,
        glass("milk", 0.7),
        closed=True,
    )
    with placed(-0.12, -0.2, 1.38, turn=24, lean=6, scale=1.2):
        box(0, 0, 0, 0.95, 0.85, 0.4, porcelain("ice"), bevel=0.1)
        with placed(0, 0.02, 0.34):
            _bear()
    rod((0.3, 0.2, 0.3), (0.95, 0.55, 3.2), 0.075, "tomato")
    for k in range(7):
        t = 0.45 + 0.08 * k
        rod(
            (0.3 + 0.65 * t, 0.2 + 0.35 * t, 0.3 + 2.9 * t),
            (0.3 + 0.65 * (t + 0.035), 0.2 + 0.35 * (t + 0.035), 0.3 + 2.9 * (t + 0.035)),
            0.08,
            "milk",
        )
    with placed(-0.86, -0.25, 2.1, lean=12, turn=24, tilt=90):
        cylinder(0, 0, -0.05, 0.5, 0.1, "honey")
        cylinder(0, 0, -0.056, 0.44, 0.112, "butter")
        for k in range(8):
            rod((0, 0, 0.06), (0.4 * cos(pi * k / 4), 0.4 * sin(pi * k / 4), 0.06), 0.018, "milk")
    for k in range(12):
        ball(0.75 * cos(2.4 * k), -0.5 * abs(sin(2.4 * k)) - 0.2, 0.3 + 0.1 * k, 0.03, glass("milk", 0.6))
    for x, y, r in ((1.5, -0.9, 0.12), (1.3, -1.4, 0.07), (-1.3, -1.2, 0.1)):
        ball(x, y, 0.02, r, glass("sky", 0.6), squash=(1, 1, 0.3))


def _bear() -> None:
    fur = felt("milk")
    ball(0, 0, 0.26, 0.27, fur, squash=(1, 0.95, 1.1))
    with placed(0, -0.06, 0.64, tilt=-6, turn=14):
        ball(0, 0, 0, 0.19, fur, squash=(1.05, 1, 0.95))
        ball(0, -0.17, -0.04, 0.1, fur, squash=(0.9, 1.1, 0.8))
        ball(0, -0.28, -0.02, 0.035, "ink")
        for s in (-1, 1):
            ball(s * 0.13, 0.03, 0.16, 0.06, fur)
            ball(s * 0.08, -0.17, 0.05, 0.022, porcelain("ink"))
    for s in (-1, 1):
        limb((s * 0.2, -0.05, 0.42), (s * 0.24, -0.26, 0.22), 0.09, fur, tip=0.08)
        limb((s * 0.14, -0.12, 0.1), (s * 0.2, -0.38, 0.06), 0.11, fur, tip=0.1)
    umbrella(0.34, -0.24, 1.0, r=0.42, finish="coral", stick=0.72, lean=14)
