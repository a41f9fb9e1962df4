"""Wet umbrellas hang from a rail like bats; one has half opened its wings over a small red one."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    box,
    felt,
    glass,
    glow,
    lathe,
    metal,
    rain,
    rod,
    room,
    specks,
    surface,
    tube,
    water,
    window,
)
from art.deck.registry import card


@card(View((0.25, -1.15, 1.75), (-0.22, 1.2, 2.28), 31), Air(("mauve", "plum"), fill=1.0), None)
def umbrella_bats() -> None:
    """Wet umbrellas hang from a rail like bats; one has half opened its wings over a small red one."""
    boards(5, 7, "plum", y=1)
    box(0, 1, 4.2, 5, 7, 0.1, "lilac", bevel=0)
    room(3.4, 3.4, 5.5, "mauve", near=-2, holes=[(2.2, 0, 0.95, 2.3)], dado=(1.2, "plum"))
    box(0.98, 3.7, 0, 1.2, 0.03, 2.5, glow("sky", 0.9), bevel=0)
    window(0.98, 3.44, 0.0, 0.95, 2.3, bars=(2, 3), frame="ink", sill=False)
    rain(1.2, 3.48, 3.6, 2.4, count=60, r=0.006, x=0.98)
    rod((-1.7, 1.2, 3.0), (1.7, 1.2, 3.0), 0.04, metal("brass"))
    for k in range(8):
        x = -1.35 + 0.38 * k
        c = ("ink", "midnight", "slate", "petrol")[k % 4]
        if k == 2:
            continue
        tube([(x - 0.09, 1.2, 2.96), (x - 0.08, 1.2, 3.06), (x, 1.2, 3.06), (x, 1.2, 2.9)], 0.018, "umber")
        lathe(
            [(0.03, 0), (0.085, -0.25), (0.1, -0.55), (0.06, -0.85), (0.012, -0.98)],
            x,
            1.2,
            2.8 - 0.05 * (k % 3),
            felt(c),
        )
        for n in range(6):
            a = n * pi / 3
            rod(
                (x + 0.05 * cos(a), 1.2 + 0.05 * sin(a), 2.7),
                (x + 0.1 * cos(a), 1.2 + 0.1 * sin(a), 2.2),
                0.01,
                c,
            )
        hang = 1.86 - 0.05 * (k % 3)
        for s in (-1, 1):
            rod(
                (x + 0.05 * s, 1.17, hang + 0.1), (x + 0.085 * s, 1.15, hang - 0.06), 0.04, felt(c), top=0.004
            )
            if k % 3 != 1:
                ball(x + 0.035 * s, 1.11, hang + 0.16, 0.017, glow("butter", 4))
        specks([(x, 1.2, 1.72 - 0.2 * j) for j in range(k % 3)], 0.02, glass("sky", 0.8))
    x = -0.59
    tube([(x - 0.09, 1.1, 2.96), (x - 0.08, 1.1, 3.06), (x, 1.1, 3.06), (x, 1.1, 2.9)], 0.02, "umber")
    for s in (-1, 1):
        surface(
            lambda u, v, q=s: (
                x + q * (0.06 + 0.62 * u * (0.35 + 0.65 * sin(pi * min(1, v * 1.1)))),
                1.1 - 0.25 * u * v + 0.12 * u,
                2.85 - 1.05 * v + 0.1 * abs(sin(3 * pi * u)) * v + 0.28 * u * (1 - v),
            ),
            felt("ink"),
            nu=24,
            nv=16,
        )
        for n in range(4):
            u = n / 3
            rod(
                (x, 1.08, 2.8),
                (x + s * (0.06 + 0.62 * u * 0.75), 1.0 - 0.1 * u, 2.0 + 0.16 * u),
                0.012,
                metal("pewter"),
            )
    ball(x, 1.02, 1.86, 0.12, felt("ink"), squash=(0.9, 0.8, 1.2))
    for s in (-1, 1):
        rod((x + 0.06 * s, 1.0, 1.8), (x + 0.12 * s, 0.98, 1.62), 0.05, felt("ink"), top=0.004)
        ball(x + 0.045 * s, 0.92, 1.87, 0.024, glow("butter", 5))
    lathe([(0.02, 0), (0.08, -0.18), (0.09, -0.38), (0.01, -0.6)], x + 0.27, 0.92, 2.5, felt("tomato"))
    surface(lambda u, v: (-1.0 + 1.9 * u, 0.6 + 1.3 * v, 0.006), water("sky", 0.4), nu=8, nv=8)
    area((1.0, 3.2, 1.6), (-0.4, 1.0, 1.8), 110, "sky", size=0.9)
    area((-1.2, -1.5, 0.8), (-0.5, 1.2, 2.3), 230, "rose", size=0.8)
