"""A hand goes into a coat pocket, and the pocket holds a whole lit town."""

from math import pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    cylinder,
    dice,
    felt,
    hand,
    house,
    lamp,
    person,
    placed,
    rod,
    snow,
    steam,
    surface,
)
from art.deck.registry import card


@card(View((-0.05, -1.15, 0.75), (0.05, 0.3, 0.62), 34), Air(("indigo", "slate"), fill=2.0), None)
def pocket_town() -> None:
    """A hand goes into a coat pocket, and the pocket holds a whole lit town."""
    surface(
        lambda u, v: (-1.4 + 2.8 * u, 0.55 + 0.1 * sin(4 * u) - 0.06 * sin(7 * v), -0.6 + 2.4 * v),
        felt("petrol"),
        nu=40,
        nv=30,
    )
    surface(
        lambda u, v: (
            -0.5 + 1.0 * u,
            0.52 - 0.34 * sin(pi * u) * (0.4 + 0.6 * v),
            -0.15 + 0.62 * v + 0.02 * sin(9 * u),
        ),
        felt("teal"),
        nu=40,
        nv=20,
        thick=0.02,
    )
    for k in range(22):
        u = k / 21
        rod(
            (-0.5 + u, 0.52 - 0.345 * sin(pi * u) * 0.98 - 0.012, 0.43),
            (-0.47 + u, 0.52 - 0.345 * sin(pi * u) * 0.98 - 0.012, 0.43),
            0.008,
            "butter",
        )
    chance = dice("pocket")
    for k in range(13):
        x, y = -0.36 + 0.06 * k, 0.3 + 0.12 * ((k * 5) % 3) * 0.8
        h = chance.uniform(0.1, 0.2)
        house(
            x,
            y,
            0.38 + 0.02 * ((k * 7) % 3),
            w=0.12,
            d=0.12,
            h=h,
            turn=chance.uniform(-20, 20),
            wall=("bone", "blush", "linen")[k % 3],
            roof=("brick", "plum", "cherry")[k % 3],
            lit="butter",
        )
        if k % 4 == 0:
            steam(x + 0.03, y, 0.68 + h * 0.4, h=0.2, r=0.015, drift=0.05)
    lamp(0.0, 0.2, 0.85, 6, "honey", size=0.1)
    hand(
        0.36,
        0.05,
        0.98,
        gesture="point",
        size=0.34,
        tilt=158,
        lean=-24,
        turn=10,
        skin="peach",
        cuff="cherry",
        sleeve="petrol",
        arm=1.6,
        left=True,
    )
    person(0.12, 0.26, 0.66, turn=60, tall=0.085, pose="reach", coat="tomato", hat="cap", hatted="honey")
    for k in range(3):
        with placed(-0.62, 0.45, 0.15 + 0.42 * k, tilt=90):
            cylinder(0, 0, 0, 0.07, 0.03, "chestnut")
    snow(2, -0.6, 0.3, 1.6, count=150, r=0.009)
    area((-1.2, -1.4, 1.4), (0, 0.4, 0.5), 34, "ice", size=0.6)
