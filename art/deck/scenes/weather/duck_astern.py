"""A man sails the sea in a bathtub; out of the mist behind him rises an enormous rubber duck."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bathtub,
    felt,
    person,
    placed,
    porcelain,
    rod,
    sea,
    surface,
    sweep,
)
from art.deck.registry import card


@card(
    View((-0.6, -5.4, 0.95), (0.1, 0, 1.75), 36),
    Air(
        ("sea_green", "mint", "milk"),
        fill=1.0,
        clouds=0.5,
        cloud="milk",
        haze=("mint", 7.5, 40, 0.6),
        seed=11,
    ),
    Sun(-110, 30, 2.8, "butter", 3),
)
def duck_astern() -> None:
    """A man sails the sea in a bathtub; out of the mist behind him rises an enormous rubber duck."""
    sea(80, -8, 60, colour="sea_green", waves=0.35, swell=0.12)
    with placed(1.35, 5.4, -0.3, turn=-36, scale=1.08):
        yellow = porcelain("straw")
        sweep(
            [(0, 2.2, 1.9), (0, 1.7, 1.2), (0, 0.6, 0.9), (0, -0.6, 0.95), (0, -1.5, 1.3), (0, -1.8, 1.6)],
            [(0.2, 0.1), (1.0, 0.7), (1.6, 1.2), (1.6, 1.3), (1.0, 0.9), (0.4, 0.4)],
            yellow,
        )
        ball(0, -1.0, 2.9, 1.15, yellow)
        for s in (-1, 1):
            ball(s * 1.45, 0.4, 1.3, 0.9, yellow, squash=(0.3, 1.2, 0.7))
            ball(s * 0.62, -1.9, 3.2, 0.2, porcelain("ink"), squash=(0.7, 0.6, 1.1))
            ball(s * 0.6, -2.0, 3.27, 0.06, "milk")
        ball(0, -2.2, 2.75, 0.62, porcelain("coral"), squash=(0.9, 0.9, 0.28))
        ball(0, -2.1, 2.55, 0.5, porcelain("tomato"), squash=(0.9, 0.9, 0.26))
    with placed(-0.42, 0.0, 0.0, turn=16, lean=-5, scale=1.12):
        bathtub()
        person(
            0.12,
            -0.05,
            0.02,
            turn=50,
            tall=1.5,
            pose="sit",
            coat="tomato",
            legs="tomato",
            head="beard",
            hair="milk",
            hat="sun",
            hatted="tomato",
            hips=(0, 0, 0.42),
            feet=((-0.1, -0.28, 0.25), (0.1, -0.26, 0.25)),
            touch=((0.55, -0.2, 0.95), None),
            look=(8, 6),
        )
        rod((-0.38, 0, 0.2), (-0.38, 0, 2.2), 0.03, "umber")
        rod((-0.8, 0, 2.1), (0.04, 0, 2.1), 0.022, "umber")
        surface(
            lambda u, v: (-0.76 + 0.76 * u, -0.16 * sin(pi * v) - 0.06 * sin(pi * u), 2.08 - 0.72 * v),
            felt("cornflower"),
            nu=14,
            nv=14,
            thick=0.015,
        )
    for x, y in ((-1.9, -0.6), (0.5, -1.0), (-1.2, -1.5), (0.9, 0.6)):
        for k in range(4):
            ball(
                x + 0.13 * cos(2 * k), y, 0.05 + 0.03 * k, 0.09 - 0.01 * k, felt("milk"), squash=(1.4, 1, 0.6)
            )
