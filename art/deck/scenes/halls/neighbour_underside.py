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
        -0.4,
        0.0,
        1.42,
        turn=52,
        tall=1.35,
        pose="lean",
        bend=34,
        coat="coral",
        dress="apron",
        head="bun",
        hair="rust",
        touch=((-0.02, -0.42, 1.94), None),
        look=(-14, -16),
    )
    with placed(0.04, -0.46, 1.82):
        cup(0, 0, 0, size=0.16, finish="milk", saucer=False, tea=None)
    with placed(0.34, -0.05, 1.79, lean=180):
        person(
            0,
            0,
            0,
            turn=40,
            tall=1.4,
            pose="offer",
            coat="slate",
            legs="petrol",
            head="beard",
            hair="umber",
            look=(10, 20),
            touch=(None, (0.28, -0.36, 0.84)),
        )
    lathe([(0, 0), (0.08, 0), (0.11, 0.1), (0.09, 0.16)], 0.06, -0.44, 0.94, porcelain("cornflower"))
    specks([(0.05 + 0.014 * sin(k * 5), -0.46, 1.13 + 0.06 * k) for k in range(12)], 0.034, "milk")
    cat(0.92, 0.3, 2.36, turn=-30, size=0.42)
    with placed(-0.8, 0.2, 1.07, lean=180):
        beast("dog", 0, 0, 0, turn=-70, size=0.62, coat="honey", stride=0.02)
    frame(-1.1, 1.55, 2.4, 0.7, 0.9, metal("brass"), felt("salmon"))
    tiles(8, 3, "milk", "slate", side=0.5)
