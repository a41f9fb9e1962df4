"""Under a bed three furry monsters huddle round a torch, afraid of a child's bare foot."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    blades,
    boards,
    book,
    box,
    cylinder,
    felt,
    glow,
    lamp,
    limb,
    placed,
    porcelain,
    rod,
    shoe,
    surface,
    sweep,
    wall,
)
from art.deck.registry import card


@card(View((0.05, -1.75, 0.42), (0.02, 0.4, 0.56), 31), Air(("cornflower", "indigo"), fill=1.6), None)
def afraid_of_the_foot() -> None:
    """Under a bed three furry monsters huddle round a torch, afraid of a child's bare foot."""
    boards(5, 5, "cornflower", across=True)
    with placed(y=1.9):
        wall(6, 4, felt("indigo"))
    box(0, 0.7, 0.92, 3.4, 1.9, 0.1, "chestnut", bevel=0.02)
    for k in range(9):
        box(-1.5 + 0.37 * k, 0.7, 0.86, 0.14, 1.8, 0.05, "cinnamon", bevel=0.01)
    for x in (-1.05, 1.15):
        rod((x, -0.05, 0.95), (x, -0.05, 0), 0.07, "chestnut")
    surface(
        lambda u, v: (-1.6 + 3.2 * u, -0.22 + 0.03 * sin(26 * u), 1.1 - 0.24 * v + 0.02 * sin(20 * u)),
        felt("cornflower"),
        nu=70,
        nv=5,
    )
    furry = [(-0.5, 0.5, 0.25, "moss", 25), (-0.1, 0.66, 0.2, "plum", -5), (0.2, 0.3, 0.15, "coral", -25)]
    for x, y, r, c, t in furry:
        with placed(x, y, r * 0.95, turn=t):
            ball(0, 0, 0, r, felt(c), squash=(1, 0.95, 1.0))
            blades(
                [
                    (r * 0.97 * cos(a) * cos(b), r * 0.97 * sin(a) * cos(b), r * 0.97 * sin(b))
                    for a in [k * 0.31 for k in range(20)]
                    for b in (-0.5, -0.1, 0.3, 0.7, 1.1)
                ],
                r * 0.28,
                felt(c),
                wide=r * 0.05,
            )
            for s in (-1, 1):
                ball(s * r * 0.32, -r * 0.85, r * 0.3, r * 0.24, porcelain("milk"))
                ball(s * r * 0.32 + r * 0.05, -r * 1.06, r * 0.36, r * 0.11, "ink")
                ball(s * r * 0.5, 0, r * 0.95, r * 0.2, felt(c), squash=(0.6, 0.6, 1.4))
            ball(0, -r * 0.96, -r * 0.2, r * 0.13, "ink", squash=(1.4, 0.5, 0.9))
    limb((0.25, 0.22, 0.3), (0.42, 0.08, 0.52), 0.03, felt("coral"))
    surface(
        lambda u, v: (
            -0.85 + 0.95 * u,
            0.3 + 0.55 * v - 0.15 * sin(pi * u),
            0.03 + 0.17 * sin(pi * v) * (0.4 + 0.6 * sin(pi * u)),
        ),
        felt("butter"),
        nu=30,
        nv=20,
    )
    with placed(0.44, -0.34, 0.76, turn=-48, tilt=6, scale=1.3):
        limb((0, 0, 0.1), (0, 0, 0), 0.07, porcelain("peach"), tip=0.06)
        limb((0, 0, 0.25), (0, 0, 0.08), 0.09, felt("salmon"), tip=0.085)
        limb((0, 0, 0.25), (0, 0.6, 0.3), 0.09, felt("salmon"))
        sweep(
            [(0, 0.05, -0.04), (0, 0, -0.06), (0, -0.1, -0.065), (0, -0.19, -0.075), (0, -0.23, -0.078)],
            [(0.05, 0.05), (0.066, 0.06), (0.062, 0.045), (0.075, 0.032), (0.06, 0.02)],
            porcelain("peach"),
        )
        for k in range(5):
            r = 0.026 - 0.0028 * k
            ball(-0.055 + 0.028 * k, -0.245 + 0.009 * k, -0.076, r, porcelain("peach"), squash=(1, 1.25, 0.9))
    shoe(0.43, 0.0, 0.56, size=0.2, finish="tomato", tilt=-20)
    with placed(-0.22, 0.08, 0.045, turn=-30, tilt=90):
        cylinder(0, 0, -0.1, 0.035, 0.2, "tomato")
        cylinder(0, 0, 0.1, 0.04, 0.05, glow("butter", 12), top=0.055)
    lamp(-0.22, -0.16, 0.14, 26, "butter", size=0.1)
    lamp(-0.1, 0.1, 0.6, 16, "butter")
    area((0.9, -1.6, 1.3), (0.1, 0.2, 0.5), 26, "lilac", size=0.6)
    area((-0.5, -1.3, 1.6), (0.3, -0.1, 0.95), 16, "peach", size=0.5)
    book(0.75, -0.5, 0, turn=20, finish="honey")
    box(-0.9, -0.55, 0, 0.16, 0.16, 0.16, "tomato", turn=25)
