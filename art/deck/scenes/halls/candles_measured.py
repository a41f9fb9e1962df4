"""Candles at a door frame: the old stub marks the young one's height, and the marks go down."""

from math import cos, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    box,
    candle,
    cylinder,
    limb,
    placed,
    rod,
    tube,
    wall,
)
from art.deck.registry import card


@card(View((-0.09, -0.92, 0.36), (-0.02, 0.3, 0.3), 35), Air(("butter", "apricot"), fill=0.75), None)
def candles_measured() -> None:
    """Candles at a door frame: the old stub marks the young one's height, and the marks go down."""
    boards(3, 3, "chestnut", across=True, wide=0.16)
    with placed(y=0.75):
        wall(4, 3, "petrol", skirting="bone")
    box(0.34, 0.45, 0, 0.16, 0.5, 1.6, "milk", bevel=0.01)
    for k in range(6):
        box(0.262, 0.23 + 0.01 * (k % 2), 0.62 - 0.085 * k, 0.02, 0.1, 0.007, "chestnut", bevel=0)
    candle(0.2, 0.25, 0, h=0.44, r=0.045, watts=5, wax="bone")
    candle(-0.02, 0.12, 0, h=0.17, r=0.07, watts=4, wax="butter")
    candle(-0.24, 0.3, 0, h=0.36, r=0.055, watts=5, wax="milk")
    candle(-0.36, 0.12, 0, h=0.25, r=0.042, watts=4, wax="rose")
    for x, y, z, r, t in (
        (0.2, 0.25, 0.34, 0.045, -20),
        (-0.02, 0.12, 0.11, 0.07, 30),
        (-0.24, 0.3, 0.27, 0.055, 40),
        (-0.36, 0.12, 0.18, 0.042, 40),
    ):
        with placed(x, y, z, turn=t):
            for s in (-1, 1):
                ball(s * r * 0.4, -r * 0.95, 0.012, r * 0.13, "ink")
            tube(
                [(-r * 0.3, -r * 0.96, -0.014), (0, -r * 1.02, -0.022), (r * 0.3, -r * 0.96, -0.014)],
                r * 0.05,
                "brick",
            )
    limb((0.03, 0.1, 0.11), (0.15, 0.16, 0.3), 0.011, "butter")
    limb((0.15, 0.16, 0.3), (0.2, 0.17, 0.47), 0.011, "butter")
    rod((0.14, 0.16, 0.485), (0.3, 0.2, 0.485), 0.01, "tomato", top=0.003)
    for n in range(9):
        ball(-0.02 + 0.07 * cos(n), 0.12 + 0.07 * sin(n), 0.012, 0.018, "butter", squash=(1.2, 1.2, 0.6))
    cylinder(0.22, 0.06, 0, 0.07, 0.006, "bone")
    ball(0.05, -0.12, 0.025, 0.055, "cinnamon", squash=(1.2, 0.8, 0.55))
    rod((0.01, -0.14, 0.055), (0.09, -0.12, 0.055), 0.013, "milk")
    rod((-0.26, -0.18, 0.008), (-0.1, -0.24, 0.008), 0.008, "sand")
    ball(-0.09, -0.243, 0.01, 0.014, "ink")
