"""A diver with a bunch of anemones waits at a bus stop on the sea floor; small fish queue behind him."""

from math import cos, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    box,
    cylinder,
    felt,
    fish,
    glass,
    ground,
    metal,
    person,
    placed,
    rod,
    rough,
    specks,
    street_lamp,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.02, -3.2, 1.15), (0.06, 1.2, 1.3), 32),
    Air(("petrol", "teal", "sea_green"), fill=0.9, haze=("teal", 4, 14), seed=5),
    None,
)
def bus_stop_on_the_seabed() -> None:
    """A diver with a bunch of anemones waits at a bus stop on the sea floor; small fish queue behind him."""
    ground(30, -5, 24, "sand", height=lambda x, y: 0.12 * rough(x, y, 0.7) + 0.03 * sin(9 * y + 2 * x))
    rod((-1.0, 0.9, 0), (-1.0, 0.9, 2.7), 0.05, metal("brass"))
    cylinder(-1.0, 0.9, 2.3, 0.26, 0.04, "raspberry")
    with placed(-1.0, 0.86, 2.45, tilt=90):
        cylinder(0, 0, 0, 0.3, 0.05, "raspberry")
    box(-0.25, 0.9, 0.42, 1.5, 0.42, 0.07, "chestnut", bevel=0.02)
    for x in (-0.85, 0.35):
        box(x, 0.9, 0, 0.1, 0.36, 0.42, metal("brass"), bevel=0.02)
    person(
        -0.5,
        0.8,
        0.0,
        turn=6,
        tall=1.75,
        pose="sit",
        coat="cinnamon",
        legs="cinnamon",
        shoes="ink",
        touch=((-0.42, 0.42, 0.98), (-0.36, 0.42, 0.9)),
        look=(30, 4),
    )
    ball(-0.5, 0.72, 1.32, 0.3, metal("brass"))
    with placed(-0.5, 0.72, 1.32, turn=28), placed(0, -0.26, 0, tilt=90):
        cylinder(0, 0, 0, 0.16, 0.06, metal("brass"))
        cylinder(0, 0, 0.05, 0.13, 0.02, glass("sky", 0.7))
    for k in range(7):
        a = k * 0.9
        rod((-0.38, 0.4, 0.95), (-0.38 + 0.1 * cos(a), 0.36 + 0.06 * sin(a), 1.22), 0.01, "moss")
        ball(-0.38 + 0.1 * cos(a), 0.36 + 0.06 * sin(a), 1.25, 0.055, ("raspberry", "coral", "rose")[k % 3])
    for k in range(5):
        fish(
            0.34 + 0.44 * k,
            0.72 + 0.1 * k,
            0.98 + 0.03 * k,
            size=0.3,
            body=("honey", "coral")[k % 2],
            fin="salmon",
        )
    street_lamp(0.75, 1.7, h=2.5, watts=260, post="ink")
    for k in range(16):
        x = (-1.5 + 0.1 * k) if k < 6 else (0.6 + 0.1 * (k - 6))
        tube(
            [
                (x, -1.5 + 0.06 * (k % 5), 0),
                (x + 0.08, -1.5, 0.4),
                (x - 0.06, -1.5, 0.75 + 0.1 * (k % 4)),
                (x + 0.05, -1.5, 1.0 + 0.12 * (k % 3)),
            ],
            0.03,
            felt(("bottle", "moss")[k % 2]),
        )
    specks([(-0.3 + 0.05 * sin(k * 2), 0.6, 1.75 + 0.17 * k) for k in range(9)], 0.04, glass("ice", 0.6))
    area((0, -2.5, 4), (0, 0.8, 0.8), 160, "mint", size=2)
