"""A woman on a staircase holds out a cup; a man standing upside down beneath pours sugar up into it."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    beast,
    box,
    cat,
    cup,
    felt,
    frame,
    lathe,
    metal,
    person,
    placed,
    porcelain,
    rod,
    specks,
    tiles,
    wall,
)
from art.deck.registry import card


@card(
    View((0.0, -4.2, 1.55), (0.0, 0, 1.5), 36),
    Air(("mint", "milk"), fill=1.0),
    Sun(-50, 42, 3.4, "butter", 4),
)
def neighbour_underside() -> None:
    """A woman on a staircase holds out a cup; a man standing upside down beneath pours sugar up into it."""
    with placed(y=1.6):
        wall(8, 7, "mint", stripes=felt("sage"), skirting=None)
    for k in range(11):
        x, z = -1.8 + 0.34 * k, 0.35 + 0.24 * k
        box(x, 0.3, z, 0.36, 1.1, 0.1, "coral", bevel=0.02)
        box(x - 0.16, 0.3, z - 0.2, 0.05, 1.1, 0.22, "bone", bevel=0.01)
        rod((x, -0.3, z), (x, -0.3, z + 0.85), 0.018, "slate")
    rod((-2, -0.3, 1.06), (1.9, -0.3, 3.82), 0.035, "slate")
    person(
        -0.45,
        0.35,
        1.42,
        turn=62,
        tall=1.3,
        pose="lean",
        bend=24,
        coat="coral",
        dress="apron",
        head="bun",
        hair="rust",
        touch=((0.28, 0.05, 1.95), None),
        look=(-14, -16),
    )
    with placed(0.32, 0.02, 1.9):
        cup(0, 0, 0, size=0.13, finish="milk", saucer=False, tea=None)
    with placed(0.55, 0.3, 1.72, lean=180):
        person(
            0,
            0,
            0,
            turn=50,
            tall=1.3,
            pose="offer",
            coat="slate",
            legs="petrol",
            head="beard",
            hair="umber",
            look=(10, 20),
            hands=((-0.2, -0.45, 1.2), (0.15, -0.5, 0.7)),
        )
    lathe([(0.07, 0), (0.09, 0.1), (0.06, 0.14)], 0.62, -0.05, 1.05, porcelain("cornflower"))
    specks([(0.6 - 0.03 * k + 0.012 * sin(k * 5), -0.03, 1.22 + 0.07 * k) for k in range(10)], 0.016, "milk")
    cat(0.92, 0.3, 2.36, turn=-30, size=0.42)
    with placed(-0.35, 0.25, 1.1, lean=180):
        beast("dog", 0, 0, 0, turn=-70, size=0.62, coat="honey", stride=0.02)
    frame(-1.1, 1.55, 2.4, 0.7, 0.9, metal("brass"), felt("salmon"))
    tiles(8, 3, "milk", "slate", side=0.5)
