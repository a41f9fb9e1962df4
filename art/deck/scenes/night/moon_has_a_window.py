"""The moon over a sleeping town is a round window; a woman on its sill shakes stars out of a cloth."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    box,
    cat,
    cylinder,
    dice,
    felt,
    glow,
    ground,
    house,
    lamp,
    person,
    placed,
    rod,
    rough,
    specks,
    surface,
    sweep,
    tube,
)
from art.deck.registry import card

MOON = (-0.25, 6.0, 4.15)
RADIUS = 1.85


@card(
    View((0.15, -6.0, 1.5), (0.05, 4, 3.15), 42),
    Air(("ink", "midnight", "indigo", "petrol"), fill=0.9, stars=70, clouds=0.35, cloud="slate", seed=33),
    Sun(-130, 30, 1.1, "cornflower", 5),
)
def moon_has_a_window() -> None:
    """The moon over a sleeping town is a round window; a woman on its sill shakes stars out of a cloth."""
    ground(50, -6, 40, "petrol", height=lambda x, y: 0.3 * rough(x, y, 0.2) + 0.02 * max(0, y))
    _moon()
    with placed(0.5, 5.7, MOON[2] - RADIUS * 0.86, scale=1.3):
        _woman()
    _town()
    chance = dice("shaken")
    for count, r in ((110, 0.04), (24, 0.075)):
        spots = []
        for _ in range(count):
            t = chance.random()
            spots.append(
                (
                    1.6 + chance.uniform(-0.5, 0.7) * (0.3 + t),
                    5.1 + chance.uniform(-0.3, 0.3),
                    2.5 - 2.2 * t,
                )
            )
        specks(spots, r, glow("butter", 7))
    area((MOON[0], 5.4, MOON[2]), (0, -3, -0.5), 700, "butter", size=2.4)
    lamp(1.5, 4.6, 1.6, 60, "butter", size=0.6)


def _moon() -> None:
    """A disc of light in a frame, with a crossbar, curtains drawn aside and a cat on the left of the sill."""
    x, y, z = MOON
    with placed(x, y, z, tilt=90):
        cylinder(0, 0, 0, RADIUS, 0.06, glow("butter", 1.15), sides=96)
        for cx, cz, r in ((-0.9, -0.7, 0.3), (-0.35, -1.1, 0.18), (0.85, -0.75, 0.22), (-1.0, 0.35, 0.16)):
            cylinder(cx, cz, 0.055, r, 0.01, glow("honey", 0.9))
    rim = [(x + RADIUS * cos(0.1963 * k), y - 0.1, z + RADIUS * sin(0.1963 * k)) for k in range(32)]
    tube(rim, 0.11, "bone", closed=True)
    rod((x, y - 0.1, z - RADIUS), (x, y - 0.1, z + RADIUS), 0.05, "bone")
    rod((x - RADIUS, y - 0.1, z + 0.25), (x + RADIUS, y - 0.1, z + 0.25), 0.05, "bone")
    for side in (-1, 1):
        sweep(
            [
                (x + side * RADIUS * c, y - 0.16, z + h)
                for c, h in ((0.42, 1.62), (0.72, 1.1), (0.93, 0.3), (0.9, -0.5))
            ],
            [(0.42, 0.05), (0.36, 0.09), (0.14, 0.07), (0.22, 0.08)],
            felt("cherry"),
        )
    box(x, y - 0.3, z - RADIUS * 0.86 - 0.16, 2.5, 0.6, 0.16, "bone", bevel=0.04)
    cat(x - 0.75, y - 0.35, z - RADIUS * 0.86, turn=-24, size=0.6)


def _woman() -> None:
    """Sits sideways, legs over the edge, both arms out with the cloth."""
    person(
        0,
        -0.05,
        -0.5,
        turn=42,
        tall=1.75,
        pose="sit",
        bend=14,
        coat="tomato",
        dress="skirt",
        head="bun",
        hair="milk",
        look=(-6, -14),
        touch=((0.62, -0.62, 0.34), (0.86, -0.36, 0.34)),
    )
    surface(
        lambda u, v: (
            0.56 + 0.36 * u + 0.26 * (1 - v) + 0.03 * sin(14 * v),
            -0.66 + 0.34 * u + 0.08 * sin(9 * v),
            0.36 - 0.85 * (1 - v) - 0.12 * sin(pi * u) * v,
        ),
        felt("milk"),
        nu=20,
        nv=24,
        thick=0.015,
    )


def _town() -> None:
    chance = dice("town")
    roofs = ("plum", "indigo", "petrol", "chestnut", "aubergine")
    for k, (x, y, w) in enumerate(
        (
            (-1.9, 2.2, 1.15),
            (-0.75, 3.0, 1.1),
            (0.3, 2.4, 0.95),
            (2.35, 3.0, 1.1),
            (-2.9, 4.6, 1.3),
            (-1.7, 5.2, 1.2),
            (0.2, 5.0, 1.1),
            (3.3, 5.4, 1.3),
        )
    ):
        house(
            x,
            y,
            0.1,
            w=w,
            d=w,
            h=w * chance.uniform(0.6, 0.85),
            wall=("slate", "mauve", "pewter")[k % 3],
            roof=roofs[k % 5],
            lit="honey" if k in (1, 4, 7) else None,
            turn=chance.uniform(-14, 14),
        )
