"""Among fir trunks stands an open, lit lift; its attendant bows and gestures: after you."""

from math import sin

from art.deck.kit import (
    Air,
    View,
    arc,
    area,
    ball,
    box,
    cutout,
    glow,
    grass,
    ground,
    lamp,
    lathe,
    leaf,
    metal,
    person,
    placed,
    rod,
    rough,
)
from art.deck.registry import card


@card(
    View((-0.4, -4.2, 1.55), (0.3, 1.5, 1.4), 34),
    Air(("slate", "teal", "mist"), fill=1.0, haze=("slate", 5, 20)),
    None,
)
def lift_in_the_forest() -> None:
    """Among fir trunks stands an open, lit lift; its attendant bows and gestures: after you."""
    ground(30, -5, 26, "moss", height=lambda x, y: 0.12 * rough(x, y, 0.6))
    with placed(0.55, 1.6):
        box(0, 0.55, 0, 1.7, 0.1, 2.7, "cherry", bevel=0)
        for s in (-0.85, 0.85):
            box(s, 0.1, 0, 0.14, 1.0, 2.7, metal("brass"), bevel=0.02)
        box(0, 0.1, 2.6, 1.9, 1.1, 0.35, metal("brass"), bevel=0.05)
        box(0, 0.1, 0.0, 1.7, 1.0, 0.06, "cherry", bevel=0)
        ball(0, 0.1, 2.5, 0.12, glow("butter", 8))
        lamp(0, -0.2, 2.2, 160, "butter", size=0.2)
        for k in range(5):
            rod((-0.78 + 0.06 * k, -0.42, 0.06), (-0.78 + 0.06 * k, -0.42, 2.55), 0.012, metal("brass"))
        with placed(0, -0.46, 2.95, tilt=90):
            cutout(arc(0, 0, 0.34, 0, 180), 0.04, "bone", lying=True)
            rod((0, 0, 0.06), (0.3, -0.14, 0.06), 0.02, "tomato")
    person(
        0.25,
        1.0,
        turn=-24,
        tall=1.65,
        pose="bow",
        bend=36,
        coat="cherry",
        legs="ink",
        hat="cap",
        hatted="cherry",
        hands=((-0.55, -0.4, 1.0), (0.1, -0.2, 1.05)),
        look=(0, 24),
    )
    for x, y, r in (
        (-1.5, 1.0, 0.26),
        (2.1, 0.6, 0.3),
        (-2.4, 4, 0.3),
        (-0.9, 5, 0.25),
        (1.9, 5.5, 0.3),
        (3.2, 3.2, 0.3),
        (-3.4, 7, 0.35),
        (0.4, 9, 0.3),
        (2.6, 10, 0.32),
        (-1.8, 11, 0.3),
    ):
        rod((x, y, 0), (x + 0.05, y, 9), r, "umber", top=r * 0.7)
        for k in range(3):
            rod(
                (x, y, 2.2 + 0.8 * k),
                (x + (0.8 if k % 2 else -0.8), y - 0.2, 2.0 + 0.8 * k),
                0.05,
                "umber",
                top=0.01,
            )
    for k in range(30):
        leaf(
            -1.0 + 0.045 * k + 0.12 * sin(k * 3),
            -2.0 + 0.1 * k,
            0.05,
            size=0.2,
            turn=70 * k,
            finish=("rust", "honey", "brick")[k % 3],
        )
    grass(6, -2.5, 1.3, count=500, h=0.16, colours=("moss", "sage"))
    for x, y, s in ((1.1, -0.9, 0.22), (1.35, -0.7, 0.15), (-1.2, -0.4, 0.2)):
        lathe(
            [(0.2, 0), (0.16, 0.7), (0.2, 0.75), (0.62, 0.66), (0.5, 1.1), (0, 1.25)],
            x,
            y,
            0,
            "tomato",
            scale=s,
        )
    area((-2.5, -3, 3.5), (0, 1, 1), 120, "sky", size=2)
