"""A man rows a boat through a field of wheat; a fish leaps from the ears."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    blades,
    dice,
    felt,
    fish,
    ground,
    person,
    placed,
    rod,
    rough,
    row_boat,
)
from art.deck.registry import card


@card(
    View((-0.3, -4.0, 2.0), (0.08, 0.6, 0.95), 38),
    Air(("plum", "mauve", "salmon", "peach"), fill=1.3, clouds=0.7, cloud="salmon", seed=29),
    Sun(-125, 30, 3.6, "peach", 3),
)
def rowing_through_wheat() -> None:
    """A man rows a boat through a field of wheat; a fish leaps from the ears."""
    ground(40, -6, 30, "straw", height=lambda x, y: 0.1 * rough(x, y, 0.4))
    chance = dice("wheat")
    for n, colour in enumerate(("butter", "straw", "sand")):
        spots = []
        for _ in range(5200):
            x, y = chance.uniform(-5, 5), -3.6 + 12 * chance.random() ** 1.6
            in_boat = (((x - 0.1) * cos(0.5) + (y - 0.4) * sin(0.5)) / 1.15) ** 2 + (
                (-(x - 0.1) * sin(0.5) + (y - 0.4) * cos(0.5)) / 0.42
            ) ** 2 < 1
            if not in_boat:
                spots.append((x, y, 0))
        blades(spots, 0.55, felt(colour), wide=0.03, seed=n)
    row_boat(0.1, 0.4, 0.16, long=2.5, turn=28, finish="petrol", inside="sand")
    person(
        0.2,
        0.45,
        0.28,
        turn=118,
        tall=1.55,
        pose="sit",
        coat="tomato",
        legs="umber",
        head="beard",
        hair="umber",
        hat="boater",
        hatted="milk",
        hips=(0, 0, 0.3),
        hands=((-0.3, -0.5, 0.8), (0.3, -0.5, 0.8)),
        bend=20,
    )
    rod((0.5, 0.15, 0.98), (-0.05, -0.7, 0.5), 0.024, "cherry")
    rod((0.62, 0.72, 0.98), (1.2, 1.9, 0.4), 0.024, "cherry")
    with placed(-0.12, -0.8, 0.48, turn=-33, tilt=12):
        ball(0, 0, 0, 0.15, "cherry", squash=(0.5, 1.3, 0.2))
    fish(-0.62, 1.3, 1.75, size=0.95, lean=36, turn=-10, body="sea_green", fin="petrol")
    for k in range(4):
        bird(
            -0.6 + 0.5 * k,
            6,
            3.0 + 0.25 * sin(3 * k),
            size=0.4,
            turn=70,
            body="milk",
            wing="mist",
            flying=True,
        )
