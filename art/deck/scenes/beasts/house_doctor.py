"""A heron in a doctor's coat listens with a stethoscope to the door of a small crooked house."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    cylinder,
    felt,
    fir,
    flower,
    grass,
    ground,
    house,
    lamp,
    metal,
    person,
    placed,
    rough,
    round_tree,
    suitcase,
    sweep,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.35, -3.4, 1.0), (0.3, 0.8, 1.05), 33),
    Air(("mauve", "lilac", "blush"), fill=0.9, clouds=0.5, cloud="blush"),
    Sun(-60, 12, 2.2, "blush", 6),
)
def house_doctor() -> None:
    """A heron in a doctor's coat listens with a stethoscope to the door of a small crooked house."""
    ground(20, -4, 16, "sage", height=lambda x, y: 0.15 * rough(x, y, 0.4) - 0.05)
    grass(8, -2.6, 3, count=900, h=0.14, colours=("sage", "moss", "olive"))
    house(
        0.75,
        1.0,
        0,
        w=1.7,
        d=1.4,
        h=1.35,
        lean=-5,
        turn=-14,
        wall="bone",
        roof="brick",
        lit="butter",
        door="chestnut",
    )
    with placed(1.08, 1.15, 2.45, lean=-8):
        tube(
            [(0.2 * cos(a * pi / 6), 0.2 * sin(a * pi / 6), 0.02 * sin(a)) for a in range(12)],
            0.07,
            felt("tomato"),
            closed=True,
        )
        sweep(
            [(-0.16, -0.14, 0), (-0.22, -0.2, -0.25), (-0.2, -0.22, -0.5)],
            [(0.08, 0.03), (0.09, 0.03), (0.1, 0.03)],
            felt("tomato"),
        )
    for k in range(4):
        ball(1.0 - 0.18 * k, 1.2 + 0.1 * k, 2.95 + 0.28 * k, 0.1 + 0.05 * k, felt("milk"))
    for x in (0.18, 0.3):
        ball(x, 0.2, 0.8, 0.06, felt("ink"))
    person(
        -0.38,
        0.05,
        turn=70,
        tall=1.75,
        pose="lean",
        bend=34,
        head="heron",
        coat="milk",
        dress="coat",
        legs="slate",
        touch=((0.42, 0.18, 0.72), None),
        look=(10, 6),
    )
    tube([(-0.02, 0.0, 1.35), (0.1, -0.05, 0.95), (0.3, 0.1, 0.85), (0.45, 0.2, 0.75)], 0.018, "ink")
    with placed(0.47, 0.24, 0.74, tilt=90):
        cylinder(0, 0, 0, 0.05, 0.03, metal("pewter"))
    suitcase(-0.85, -1.0, 0, w=0.5, h=0.32, d=0.24, turn=25, finish="ink")
    fir(-2.4, 5, 0, h=3.4, finish="petrol")
    fir(-1.6, 7, 0, h=2.8, finish="petrol")
    round_tree(3.6, 6, 0, h=2.6, crown="plum")
    for k in range(6):
        flower(-0.4 + 0.3 * k, -1.3 + 0.14 * (k % 3), 0, h=0.22, petals=("blush", "butter")[k % 2], r=0.05)
    lamp(0.4, 0.1, 0.9, 14, "butter")
