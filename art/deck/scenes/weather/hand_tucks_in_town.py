"""A vast hand draws the snow up over a small town like an eiderdown."""

from math import pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    box,
    dice,
    felt,
    fir,
    ground,
    hand,
    house,
    person,
    rough,
    snow,
    steam,
    surface,
)
from art.deck.registry import card


@card(
    View((0.5, -7.5, 8.0), (-0.1, 1.5, 0.4), 32),
    Air(("indigo", "mauve", "blush"), fill=1.7),
    Sun(-70, 14, 3.4, "rose", 5),
)
def hand_tucks_in_town() -> None:
    """A vast hand draws the snow up over a small town like an eiderdown."""
    ground(26, -8, 16, "moss", height=lambda x, y: 0.7 * max(0, abs(x) - 3.2) + 0.3 * rough(x, y, 0.3) - 0.2)
    chance = dice("town")
    for k in range(26):
        x, y = (
            -3.0 + 1.15 * (k % 6) + chance.uniform(-0.2, 0.2),
            -3.2 + 1.15 * (k // 6) + chance.uniform(-0.2, 0.2),
        )
        house(
            x,
            y,
            0,
            w=0.75,
            d=0.7,
            h=0.6,
            turn=chance.uniform(-25, 25),
            wall=("linen", "blush", "bone")[k % 3],
            roof=("brick", "petrol", "plum")[k % 3],
            lit="butter",
        )
    surface(
        lambda u, v: (
            -6 + 12 * u,
            0.6 + 8 * v + 0.35 * sin(5 * u),
            0.5
            + 0.7 * sin(pi * min(1, v * 3)) * 0.6
            + 0.12 * abs(sin(9 * u))
            + 0.5 * v
            + 0.2 * abs(2 * u - 1),
        ),
        felt("milk"),
        nu=80,
        nv=50,
        thick=0.1,
    )
    hand(
        2.3,
        3.2,
        1.6,
        gesture="drop",
        size=2.9,
        tilt=62,
        turn=28,
        lean=-8,
        skin="peach",
        cuff="linen",
        sleeve="indigo",
        arm=2.5,
    )
    box(-1.6, 0.9, 1.0, 0.22, 0.22, 0.9, "brick")
    steam(-1.6, 0.9, 2.0, h=1.2, r=0.12, drift=0.5)
    person(0.35, -1.5, 0.02, turn=20, tall=0.5, pose="wave", coat="tomato", hat="cone", hatted="tomato")
    for x, y in ((-3.4, -4.6), (-2.4, -5.2), (1.9, -4.9), (2.9, -4.2), (3.6, -1), (-4.2, -1.2)):
        fir(x, y, 0.1, h=1.5)
    snow(9, -5, 4, 4, count=200, r=0.05, z=0.6)
