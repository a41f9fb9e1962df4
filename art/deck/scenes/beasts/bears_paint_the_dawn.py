"""A bear on a ladder rolls the dawn over the night sky; a cub holds the glowing bucket."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bucket,
    felt,
    fir,
    glow,
    grass,
    ground,
    ladder,
    lamp,
    person,
    rod,
    rough,
    stool,
    surface,
)
from art.deck.registry import card

PAINTS = (
    "butter",
    "butter",
    "peach",
    "peach",
    "apricot",
    "salmon",
    "salmon",
    "rose",
    "rose",
    "mauve",
    "mauve",
)


@card(
    View((-0.1, -6.6, 0.9), (0.0, 0, 2.0), 39),
    Air(("ink", "midnight", "indigo"), fill=1.5, stars=160, seed=3),
    Sun(-140, 25, 1.0, "peach", 6),
)
def bears_paint_the_dawn() -> None:
    """A bear on a ladder rolls the dawn over the night sky; a cub holds the glowing bucket."""
    ground(30, -5, 14, "plum", height=lambda x, y: 0.14 * rough(x, y, 0.4) - 0.012 * x * x - 0.05)
    grass(7, -3.5, 2, count=700, h=0.22, colours=("plum", "mauve"))
    for row, paint in enumerate(PAINTS):
        end = 0.55 + 0.55 * sin(row * 2.4) - (1.3 if row > 8 else 0)
        surface(
            lambda u, v, k=row, x=end: (
                -4 + (4 + x + 0.1 * sin(31 * v + k)) * u,
                2.4 - 0.02 * k,
                0.1 + 0.36 * k + 0.5 * v + 0.1 * sin(5 * u + k) + 0.05 * sin(17 * u + 2 * k),
            ),
            glow(paint, 0.55),
            nu=50,
            nv=12,
        )
    area((-5, -0.6, 2.6), (0.6, -0.4, 1.6), 420, "peach", size=3)
    ladder((1.0, -0.5, -0.05), (1.2, 1.05, 4.4), w=0.7, rungs=11, finish="sand")
    person(
        1.05,
        -0.05,
        0.95,
        turn=215,
        tall=2.75,
        head="bear",
        coat="cornflower",
        legs="cornflower",
        shoes=felt("cinnamon"),
        skin="cinnamon",
        pose="climb",
        touch=((1.5, 0.55, 2.9), (0.2, 0.55, 3.25)),
        look=(-60, 16),
        side=-10,
        feet=((-0.14, -0.12, 0.3), (0.16, -0.1, 0.0)),
    )
    rod((0.3, 0.4, 3.05), (-0.05, 1.9, 3.75), 0.04, "umber")
    rod((-0.35, 2.05, 3.3), (0.3, 2.05, 4.15), 0.17, glow("rose", 0.9))
    stool(-0.5, -0.8, h=0.5, finish="sand")
    bucket(-0.5, -0.8, 0.5, r=0.36, h=0.5, finish="mist", filled=glow("salmon", 3))
    ball(-0.5, -0.8, 0.95, 0.32, glow("salmon", 1.6), squash=(1, 1, 0.35))
    lamp(-0.5, -1.0, 1.5, 40, "salmon", size=0.2)
    person(
        -1.25,
        -0.85,
        0,
        turn=62,
        tall=1.55,
        young=True,
        head="bear",
        coat="tomato",
        legs="tomato",
        shoes=felt("cinnamon"),
        skin="cinnamon",
        pose="offer",
        touch=((-0.85, -1.1, 0.95), (-0.8, -0.6, 1.05)),
        look=(20, 24),
    )
    fir(2.9, 4.5, 0, h=3, finish="midnight")
