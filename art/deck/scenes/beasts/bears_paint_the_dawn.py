"""Bears with paint rollers put up the morning sky on a wall at the edge of the sea."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    bird,
    boards,
    box,
    bucket,
    cylinder,
    felt,
    ladder,
    person,
    placed,
    rod,
    sea,
    surface,
)
from art.deck.registry import card


@card(
    View((0.3, -3.2, 1.2), (-0.1, 1.0, 1.25), 30),
    Air(("ice", "sky", "peach"), fill=0.9, clouds=0.4),
    Sun(50, 22, 3.4, "peach", 4),
)
def bears_paint_the_dawn() -> None:
    """Bears with paint rollers put up the morning sky on a wall at the edge of the sea."""
    sea(40, -3, 40, colour="sky", waves=0.1)
    boards(3.2, 5, "sand", y=-0.6)
    with placed(0.0, 3.2):
        box(0, 0.1, 0, 4.6, 0.1, 5, felt("salmon"), bevel=0)
        for k in range(5):
            box(
                -1.1 + 0.02 * k,
                -0.02 - 0.004 * k,
                0.7 + 0.62 * k,
                2.2,
                0.02,
                0.6,
                felt(("apricot", "peach", "rose", "lilac", "cornflower")[k]),
                bevel=0,
            )
    ladder((0.75, 1.2, 0), (0.7, 2.95, 3.2), w=0.6, rungs=11, finish="chestnut")
    person(
        0.68,
        2.05,
        1.6,
        turn=180,
        tall=1.75,
        head="bear",
        coat="milk",
        legs="cornflower",
        pose="climb",
        touch=((0.2, 3.0, 3.0), None),
        look=(10, 16),
    )
    rod((0.2, 2.95, 2.9), (0.0, 3.05, 3.2), 0.02, "umber")
    with placed(-0.02, 3.05, 3.25, lean=90):
        cylinder(0, 0, -0.16, 0.07, 0.32, felt("cornflower"))
    person(
        -0.72,
        1.2,
        turn=165,
        tall=1.6,
        head="bear",
        coat="milk",
        legs="rose",
        pose="reach",
        touch=((-0.95, 2.6, 1.7), None),
        hat="cap",
        hatted="milk",
    )
    rod((-0.95, 1.9, 1.5), (-1.05, 3.0, 1.9), 0.02, "umber")
    with placed(-1.05, 3.05, 1.92, lean=90):
        cylinder(0, 0, -0.16, 0.07, 0.32, felt("rose"))
    for x, y, c in ((0.1, 0.1, "cornflower"), (0.55, -0.25, "rose"), (-0.35, -0.35, "apricot")):
        bucket(x, y, 0, r=0.17, h=0.28, filled=c)
    surface(
        lambda u, v: (-0.3 + 0.5 * u + 0.1 * sin(7 * v), -1.2 + 0.5 * v, 0.006), felt("lilac"), nu=20, nv=8
    )
    bird(1.05, 0.2, 0.0, size=0.4, turn=-40, body="milk", wing="mist", beak="honey", legs=0.2)
