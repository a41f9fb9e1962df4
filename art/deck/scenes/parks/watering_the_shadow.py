"""A man waters his own shadow, and it has come into leaf."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    cutout,
    cylinder,
    dice,
    felt,
    flower,
    glass,
    leaf,
    metal,
    person,
    placed,
    rod,
    tiles,
    tube,
)
from art.deck.registry import card

# Half of a standing figure's outline, from the feet up; the shadow is drawn along +y, 1 long.
BODY = (
    (0.015, 0.0),
    (0.1, 0.0),
    (0.085, 0.22),
    (0.095, 0.42),
    (0.13, 0.5),
    (0.2, 0.42),
    (0.235, 0.44),
    (0.2, 0.62),
    (0.15, 0.74),
    (0.05, 0.77),
    (0.05, 0.8),
    (0.095, 0.85),
    (0.1, 0.92),
    (0.06, 0.985),
    (0.0, 1.0),
)


def _shadow(x: float, y: float, long: float, wide: float, turn: float) -> None:
    outline = [(a * wide, b * long) for a, b in BODY] + [(-a * wide, b * long) for a, b in BODY[-2::-1]]
    with placed(x, y, 0.008, turn=turn):
        cutout(outline, 0.012, felt("indigo"), lying=True, bevel=0.002)


@card(
    View((0.3, -4.5, 6.9), (0.06, -0.06, 0.25), 58),
    Air(("ice", "milk"), fill=0.75),
    Sun(-38, 52, 3.4, "butter", 1.5),
)
def watering_the_shadow() -> None:
    """A man waters his own shadow, and it has come into leaf."""
    tiles(9, 10, "bone", "linen", side=0.75)
    turn, long = 180 + 36, 3.1
    _shadow(-0.75, 1.05, long, 2.6, turn)
    with placed(-0.75, 1.05, 0, turn=turn):
        _leaves(long)
        _shadow(0.9, 0.86, 1.2, 1.15, 0)
        leaf(0.88, 2.06, 0.05, size=0.2, turn=30, tilt=30, finish="pistachio")
        leaf(0.92, 2.06, 0.05, size=0.2, turn=-40, tilt=30, finish="pistachio")
    person(
        -0.78,
        1.12,
        turn=34,
        tall=1.75,
        coat="tomato",
        legs="slate",
        hat="boater",
        hatted="straw",
        pose="offer",
        hands=((-0.1, -0.42, 0.95), (0.22, -0.5, 0.9)),
        look=(0, -24),
    )
    _can()


def _can() -> None:
    with placed(-0.36, 0.55, 0.86, turn=-56, tilt=0, lean=28):
        cylinder(0, 0, -0.16, 0.17, 0.34, metal("brass"), top=0.15)
        tube([(-0.16, 0, 0.1), (-0.34, 0, 0.12), (-0.32, 0, -0.1), (-0.16, 0, -0.12)], 0.025, metal("brass"))
        rod((0.14, 0, -0.08), (0.5, 0, 0.14), 0.035, metal("brass"))
        rod((0.5, 0, 0.14), (0.56, 0, 0.18), 0.03, metal("brass"), top=0.09)
    for k in range(9):
        a = 0.24 * (k - 4)
        rod(
            (-0.06, 0.1, 0.76),
            (0.08 + 0.1 * sin(a), -0.28 + 0.14 * cos(2 * a), 0.02),
            0.008,
            glass("cornflower", 0.8),
        )


def _leaves(long: float) -> None:
    """Along the edge of the shadow, thickest where its hair would be."""
    chance = dice("leaves")
    for k, (a, b) in enumerate(BODY[2:] * 2):
        side = 1 if k < len(BODY) - 2 else -1
        for _ in range(1 if b < 0.78 else 3):
            leaf(
                side * (a * 2.6 + chance.uniform(0.02, 0.1)),
                b * long + chance.uniform(-0.08, 0.1),
                0.06 + chance.uniform(0, 0.16),
                size=chance.uniform(0.22, 0.32),
                turn=-side * chance.uniform(30, 110) if b < 0.8 else chance.uniform(-110, 110),
                tilt=chance.uniform(15, 50),
                finish=chance.choice(("moss", "sage", "pistachio", "sea_green")),
            )
    for k in range(5):
        a = pi * k / 4
        flower(
            0.3 * cos(a),
            long * 0.94 + 0.26 * sin(a),
            0,
            h=0.3,
            petals="raspberry",
            r=0.11,
            face=10,
            leafy=False,
        )
