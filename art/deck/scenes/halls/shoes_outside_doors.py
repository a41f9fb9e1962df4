"""A hotel corridor: shoes of all kinds before the doors, at one only wet bare footprints."""

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    box,
    door,
    felt,
    glow,
    lamp,
    placed,
    shoe,
    wall,
)
from art.deck.registry import card


@card(View((0.2, -1.2, 0.62), (-0.12, 4, 0.85), 24), Air(("butter", "honey"), fill=0.4), None)
def shoes_outside_doors() -> None:
    """A hotel corridor: shoes of all kinds before the doors, at one only wet bare footprints."""
    for k in range(60):
        box(0, -1 + 0.25 * k, -0.05, 1.5, 0.24, 0.05, felt(("cherry", "brick")[k % 2]), bevel=0)
    boards(2.6, 16, "umber", y=6)
    for s in (-1, 1):
        with placed(s * 1.15, 6.5, turn=-90 * s):
            wall(16, 3.2, "bottle", dado=(0.95, "chestnut"))
        for k in range(5):
            with placed(s * 1.13, 1.0 + 2.3 * k, turn=-90 * s):
                door(0, 0, w=0.85, h=2.0, leaf="cinnamon", frame="brass")
        for k in range(5):
            y = 2.15 + 2.3 * k
            ball(s * 1.02, y, 1.9, 0.09, glow("butter", 6))
            lamp(s * 0.85, y, 1.9, 15, "butter", size=0.1)
    box(0, 6.5, 3.2, 2.5, 16, 0.05, "bone", bevel=0)
    with placed(y=13):
        wall(3, 3.3, "bottle")
    for s, y, c, boot, n in (
        (-1, 1.0, "raspberry", 0.0, 2),
        (1, 3.3, "honey", 0.3, 2),
        (1, 5.6, "petrol", 0.8, 2),
        (-1, 3.3, "tomato", 0.0, 8),
    ):
        for i in range(n):
            size = 0.16 if n == 8 else 0.3
            shoe(
                s * (0.82 - 0.02 * (i % 2)),
                y - 0.18 + (0.3 if n == 2 else 0.13) * i - (0.3 if n == 8 else 0),
                size=size,
                turn=-90 * s,
                finish=c,
                boot=boot,
            )
    for i in range(5):
        for q in (-1, 1):
            ball(-0.05 - 0.13 * i, 4.6 + 0.22 * i + 0.07 * q, 0.006, 0.07, "sky", squash=(1.5, 0.7, 0.1))
    for q in (-0.14, 0.14):
        ball(-0.82, 5.6 + q, 0.006, 0.08, "sky", squash=(1.5, 0.7, 0.1))
    for q in (-0.15, 0.15):
        with placed(-0.75, 10.2 + q, 3.2, lean=180):
            shoe(0, 0, 0, size=0.34, turn=90, finish="ink")
    shoe(0.55, 0.05, 0, size=0.5, turn=-30, finish="ink", boot=0.5, lace="bone")
    shoe(0.9, 0.25, 0, size=0.5, turn=-10, finish="ink", boot=0.5, lace="bone")
    lamp(0, 0.2, 2.2, 40, "butter", size=0.3)
