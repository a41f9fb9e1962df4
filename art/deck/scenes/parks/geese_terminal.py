"""A departure hall full of geese with suitcases, all facing the great window; one gosling looks back."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    box,
    cylinder,
    felt,
    ground,
    hat,
    limb,
    placed,
    rod,
    suitcase,
    tiles,
    wall,
)
from art.deck.registry import card


@card(
    View((0.35, -3.9, 1.45), (0.0, 4, 1.05), 32),
    Air(("slate", "salmon", "peach"), fill=0.85, clouds=0.5, cloud="peach"),
    Sun(-55, 20, 4, "peach", 3),
)
def geese_terminal() -> None:
    """A departure hall full of geese with suitcases, all facing the great window; one gosling looks back."""
    tiles(12, 14, "linen", "mist", side=0.8, y=3)
    with placed(y=9):
        wall(14, 7, "slate", holes=[(1.6, 0.7, 10.8, 4.6)], skirting=None)
    for k in range(9):
        box(-4.8 + 1.2 * k, 8.95, 0.7, 0.08, 0.12, 4.6, "slate", bevel=0)
    ground(60, 10, 60, "sage")
    for k in range(18):
        x, y = -3.0 + 1.15 * (k % 6) + 0.5 * ((k // 6) % 2), 0.4 + 1.9 * (k // 6)
        bird(
            x,
            y,
            0,
            size=1.15,
            turn=180 + 14 * sin(k * 5),
            body="milk",
            wing="pewter",
            beak="honey",
            legs=0.28,
        )
        with placed(x, y + 0.2, 0.72, turn=(0, 75, -20, -80, 30)[k % 5]):
            limb((0, 0, -0.25), (0, 0.06, 0.4), 0.08, felt("milk"), tip=0.07)
            ball(0, 0.12, 0.46, 0.115, felt("milk"))
            rod((0, 0.2, 0.46), (0, 0.42, 0.42), 0.055, "coral", top=0.025)
            for s in (-1, 1):
                ball(s * 0.085, 0.18, 0.5, 0.02, "ink")
            if k % 3 == 0:
                hat(
                    ("bowler", "cap", "sun")[k // 3 % 3],
                    0,
                    0.11,
                    0.5,
                    ("petrol", "cherry", "straw")[k // 3 % 3],
                    size=0.7,
                )
            if k % 4 == 1:
                cylinder(0, 0.02, 0.12, 0.1, 0.08, felt("tomato"))
        suitcase(
            x + 0.36,
            y - 0.1,
            0,
            w=0.36,
            h=0.3,
            d=0.14,
            turn=10 * sin(k),
            finish=("cinnamon", "cherry", "petrol", "honey")[k % 4],
        )
    suitcase(0.72, -1.55, 0, w=0.6, h=0.42, d=0.24, turn=-12, finish="coral")
    bird(0.72, -1.55, 0.42, size=0.62, turn=-8, body="butter", wing="straw", beak="honey")
    bird(-0.75, -1.0, 0, size=0.34, turn=150, body="ink", wing="indigo", beak="slate", legs=0.2)
