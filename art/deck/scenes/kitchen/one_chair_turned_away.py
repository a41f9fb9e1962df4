"""Twelve places at a long table; one chair faces the window, and snow lies from the window to it."""

from math import pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    candle,
    chair,
    cylinder,
    felt,
    glass,
    glow,
    lamp,
    lathe,
    placed,
    plate,
    room,
    rough,
    surface,
    sweep,
    table,
    tablecloth,
    window,
)
from art.deck.registry import card


@card(View((-0.1, -1.5, 1.75), (0.72, 2.5, 0.85), 29), Air(("cornflower", "slate"), fill=1.3), None)
def one_chair_turned_away() -> None:
    """Twelve places at a long table; one chair faces the window, and snow lies from the window to it."""
    boards(5, 10, "plum", y=1)
    room(5, 3.4, 5, "slate", holes=[(2.9, 0.9, 1.1, 1.7)], stripes=felt("petrol"))
    window(0.95, 3.44, 0.9, 1.1, 1.7, frame="mist", pane=glow("ice", 1.6))
    table(-0.5, -0.5, 1.05, 5.2, finish="linen")
    tablecloth(-0.5, -0.5, 1.05, 5.2, 0.75, "bone", drop=0.28)
    for k in range(6):
        y = -2.7 + k * 0.88
        for side in (-1, 1):
            plate(-0.5 + side * 0.34, y, 0.765, r=0.15, finish="milk")
            cylinder(-0.5 + side * 0.34, y, 0.79, 0.05, 0.008, "plum")
            lathe(
                [(0.03, 0), (0.008, 0.02), (0.008, 0.09), (0.045, 0.14), (0.04, 0.2)],
                -0.5 + side * 0.17,
                y + 0.15,
                0.765,
                glass("ice", 0.5),
            )
            if (k, side) != (5, 1):
                chair(-0.5 + side * 0.78, y, turn=-90 * side, finish="aubergine")
    candle(-0.5, 0.4, 0.765, h=0.24, watts=0)
    lamp(-0.5, 0.4, 1.14, 22, "apricot")
    with placed(y=-1.0):
        chair(0.95, 3.2, turn=172, finish="chestnut")
        sweep(
            [(0.95, 3.06, 1.02), (0.95, 3.02, 0.85), (0.95, 3.0, 0.5), (0.96, 2.98, 0.28)],
            [(0.2, 0.04), (0.25, 0.05), (0.26, 0.06), (0.22, 0.05)],
            felt("apricot"),
        )
        surface(
            lambda u, v: (
                0.3 + 1.5 * u + 0.15 * sin(5 * v),
                2.4 + 2.0 * v,
                max(
                    0.0, 0.3 * v * v * sin(pi * u) + 0.05 * rough(u * 4, v * 4, 1.0) - 0.01 + 0.02 * (v - 0.1)
                ),
            ),
            felt("milk"),
            nu=30,
            nv=30,
        )
        for k in range(5):
            for side in (-1, 1):
                ball(
                    1.32 + 0.24 * k,
                    2.9 - 0.26 * k + 0.06 * side,
                    0.012,
                    0.06,
                    "slate",
                    squash=(1.4, 0.6, 0.15),
                )
    area((0.95, 3.2, 1.9), (0.2, 0, 0.5), 420, "ice", size=1.2)
