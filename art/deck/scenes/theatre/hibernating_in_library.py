"""A bear sleeps on atlases between bookshelves; the librarian covers it and hushes us."""

from math import pi, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    book,
    bookcase,
    box,
    felt,
    glow,
    lamp,
    lathe,
    limb,
    metal,
    person,
    placed,
    rod,
    surface,
    sweep,
    table,
    wall,
)
from art.deck.registry import card


@card(View((0.25, -2.5, 1.45), (0.05, 1.0, 0.98), 30), Air(("butter", "honey"), fill=0.75), None)
def hibernating_in_library() -> None:
    """A bear sleeps on atlases between bookshelves; the librarian covers it and hushes us."""
    boards(5, 6, "cinnamon")
    for s in (-1, 1):
        for k in range(3):
            bookcase(s * 1.35, 0.2 + 1.25 * k, turn=-90 * s, w=1.2, h=3.4, rows=7, seed=k + 5 * s)
    with placed(y=3.6):
        wall(5, 6, "bottle")
    box(0, 3.55, 1.6, 0.9, 0.04, 1.6, glow("ice", 0.9), bevel=0)
    for k, c in enumerate(("cherry", "petrol", "honey", "moss", "plum", "brick")):
        book(
            -0.35 + 0.62 * (k % 2),
            0.35 + 0.45 * (k // 2),
            0.0,
            w=0.62,
            d=0.46,
            h=0.09,
            turn=6 * (k - 2),
            finish=c,
        )
    fur = felt("cinnamon")
    with placed(-0.08, 0.75, 0.1):
        ball(0.15, 0.2, 0.32, 0.52, fur, squash=(1.15, 0.95, 0.62))
        ball(-0.52, -0.12, 0.3, 0.28, fur, squash=(1, 1, 0.9))
        sweep(
            [(-0.62, -0.3, 0.26), (-0.7, -0.42, 0.22), (-0.76, -0.52, 0.2)],
            [(0.16, 0.14), (0.11, 0.1), (0.07, 0.06)],
            felt("sand"),
        )
        ball(-0.79, -0.55, 0.23, 0.05, "ink")
        for s in (-0.7, -0.34):
            ball(s, -0.02, 0.52, 0.09, fur)
        for e in (-0.66, -0.46):
            ball(e, -0.37, 0.36, 0.035, "ink", squash=(1.3, 0.5, 0.25))
        limb((-0.3, -0.3, 0.15), (-0.6, -0.55, 0.08), 0.12, fur)
    surface(
        lambda u, v: (
            -0.35 + 1.15 * u,
            0.35 + 1.05 * v,
            0.44 + 0.34 * sin(pi * u) * (0.5 + 0.5 * sin(pi * v)) - 0.2 * abs(2 * u - 1) ** 3,
        ),
        felt("blush"),
        nu=40,
        nv=30,
        thick=0.03,
    )
    person(
        0.78,
        0.75,
        turn=-28,
        tall=1.6,
        pose="hush",
        bend=14,
        coat="bottle",
        dress="skirt",
        head="bun",
        hair="mist",
        touch=((0.42, 0.55, 0.78), (0.66, 0.5, 1.5)),
        look=(10, -2),
    )
    table(-0.95, -0.4, 0.5, 0.5, 0.6, finish="chestnut")
    with placed(-0.95, -0.4, 0.6):
        rod((0, 0, 0), (0, 0, 0.34), 0.02, metal("brass"))
        lathe([(0.17, 0), (0.14, 0.08), (0.04, 0.12)], 0, 0, 0.3, glow("moss", 0.6))
    lamp(-0.85, -0.5, 0.85, 55, "butter", size=0.1)
    lamp(0.1, -0.6, 2.4, 90, "honey", size=0.3)
    for k in range(5):
        book(
            0.72 + 0.03 * k,
            -0.85,
            0.05 * k,
            turn=15 * k,
            finish=("tomato", "teal", "bone", "plum", "honey")[k],
            w=0.24,
            d=0.3,
            h=0.05,
        )
