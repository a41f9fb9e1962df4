"""On an open tram in a meadow, a grey cat in a cap punches the ticket of a dignified fish."""

from math import pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    bowl,
    box,
    cylinder,
    felt,
    fish,
    flower,
    glass,
    grass,
    ground,
    metal,
    person,
    placed,
    rod,
    rough,
    round_tree,
    surface,
    water,
)
from art.deck.registry import card


@card(
    View((0.25, -3.1, 1.15), (-0.15, 0.7, 1.1), 33),
    Air(("sky", "mint", "milk"), fill=1.0, clouds=0.6),
    Sun(-45, 40, 4, "butter", 3),
)
def cat_ticket_inspector() -> None:
    """On an open tram in a meadow, a grey cat in a cap punches the ticket of a dignified fish."""
    ground(24, -4, 20, "pistachio", height=lambda x, y: 0.12 * rough(x, y, 0.5) - 0.1)
    grass(9, -2.5, 5, count=1100, h=0.2, colours=("sage", "moss"))
    for y in (-0.05, 1.25):
        rod((-5, y, 0.05), (5, y, 0.05), 0.04, "slate")
    box(0, 0.6, 0.28, 3.6, 1.5, 0.14, "chestnut", bevel=0.03)
    box(0, 0.6, 0.2, 3.7, 1.3, 0.1, "tomato", bevel=0.03)
    for x in (-1.2, 1.2):
        for y in (-0.05, 1.25):
            with placed(x, y, 0.24, tilt=90):
                cylinder(0, 0, -0.05, 0.24, 0.1, "ink")
                cylinder(0, 0, -0.06, 0.1, 0.12, metal("brass"))
    for x in (-1.5, 0.0, 1.5):
        for y in (0.0, 1.2):
            rod((x, y, 0.4), (x, y, 2.45), 0.035, metal("brass"))
    box(0, 0.6, 2.45, 3.8, 1.7, 0.1, "tomato", bevel=0.05)
    surface(
        lambda u, v: (
            -1.9 + 3.8 * u,
            -0.25 + 0.02 * sin(40 * u),
            2.48 - 0.22 * v - 0.04 * abs(sin(12 * pi * u)) * v,
        ),
        felt("butter"),
        nu=120,
        nv=4,
    )
    for x in (-0.75, 0.75):
        box(x, 0.85, 0.42, 0.95, 0.45, 0.42, "honey", bevel=0.05)
        box(x, 1.05, 0.42, 0.95, 0.1, 0.95, "honey", bevel=0.04)
    person(
        -0.65,
        0.6,
        0.42,
        turn=62,
        tall=1.55,
        head="salmon",
        coat="petrol",
        dress="coat",
        hat="bowler",
        hatted="ink",
        pose="sit",
        touch=(None, (-0.15, 0.2, 1.3)),
        look=(16, 4),
    )
    person(
        0.45,
        0.3,
        0.42,
        turn=-64,
        tall=1.5,
        head="cat",
        coat="indigo",
        legs="indigo",
        hat="cap",
        hatted="indigo",
        pose="offer",
        touch=((0.0, 0.15, 1.32), (0.12, 0.05, 1.1)),
        look=(-8, -4),
    )
    box(-0.08, 0.16, 1.3, 0.14, 0.01, 0.09, felt("milk"), bevel=0)
    bowl(-1.25, 0.75, 0.85, r=0.16, finish=glass("ice", 0.35), filled=water("sky", 0.3))
    fish(-1.25, 0.72, 0.98, size=0.14, body="honey", fin="coral")
    for k in range(8):
        flower(
            -1.4 + 0.4 * k,
            -1.25 + 0.2 * (k % 3),
            -0.05,
            h=0.32,
            petals=("tomato", "milk", "cornflower")[k % 3],
            r=0.065,
        )
    round_tree(-3.4, 8, 0, h=3.2, crown="moss")
    round_tree(3.2, 10, 0, h=3.6, crown="sage")
