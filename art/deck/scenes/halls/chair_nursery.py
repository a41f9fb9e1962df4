"""In a greenhouse chairs grow in pots: seedling stools, chairs, and an armchair ripe on its stem."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    armchair,
    bird,
    box,
    chair,
    cylinder,
    felt,
    lathe,
    leaf,
    metal,
    person,
    placed,
    rod,
    round_tree,
    stool,
    tiles,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.6, -4.2, 1.6), (0.08, 0, 1.36), 38),
    Air(("sky", "ice", "milk"), fill=1.1, clouds=0.5, seed=2),
    Sun(40, 48, 3.2, "butter", 3),
)
def chair_nursery() -> None:
    """In a greenhouse chairs grow in pots: seedling stools, chairs, and an armchair ripe on its stem."""
    tiles(8, 9, felt("linen"), felt("apricot"), side=0.5, y=1)
    for k in range(6):
        x = -3 + 1.2 * k
        rod((x, 3.0, 0), (x, 3.0, 2.6), 0.04, "milk")
        rod((x, 3.0, 2.6), (x * 0.1, 3.0, 5.6), 0.04, "milk")
    for z in (0.8, 1.7, 2.6):
        rod((-3.4, 3.0, z), (3.4, 3.0, z), 0.03, "milk")
    box(0, 3.2, 0, 8, 0.1, 0.8, felt("brick"), bevel=0.01)
    for x, y, s in ((-2.6, 5, 3), (0.4, 6, 2.4), (2.8, 5, 3.2)):
        round_tree(x, y, 0, h=s, crown="sage")

    def potted(x: float, y: float, r: float) -> None:
        lathe(
            [
                (0, 0.02),
                (r * 0.7, 0),
                (r, r * 1.3),
                (r * 1.1, r * 1.3),
                (r * 1.1, r * 1.5),
                (r * 0.95, r * 1.5),
                (r * 0.9, r * 1.3),
                (0, r * 1.3),
            ],
            x,
            y,
            0,
            felt("rust"),
        )
        cylinder(x, y, r * 1.25, r * 0.92, 0.05, felt("umber"))

    potted(0.5, 0.5, 0.48)
    tube([(0.5, 0.5, 0.5), (0.35, 0.45, 1.0), (0.62, 0.5, 1.4), (0.5, 0.45, 1.8)], 0.085, felt("moss"))
    for k in range(9):
        leaf(
            0.46 + 0.12 * sin(k),
            0.45,
            0.75 + 0.12 * k,
            size=0.55,
            turn=140 * k,
            tilt=-10,
            finish=("moss", "sage", "pistachio")[k % 3],
        )
    with placed(0.5, 0.4, 1.72, turn=-16, tilt=-4, scale=1.25):
        armchair(0, 0, finish="coral")
        for k in range(7):
            leaf(
                0.25 * cos(0.9 * k), 0.25 * sin(0.9 * k), 0.12, size=0.5, turn=51 * k, tilt=-12, finish="moss"
            )
    for x, y, r, s in ((-0.85, 0.7, 0.26, 0.55), (-1.35, 1.7, 0.26, 0.7), (1.6, 1.4, 0.24, 0.5)):
        potted(x, y, r)
        rod((x, y, 0.3), (x, y, 0.75), 0.04, felt("moss"))
        chair(x, y, z=0.7, size=s, turn=20 * x, finish="honey")
        leaf(x + 0.05, y, 0.5, size=0.3, turn=60, tilt=10, finish="moss")
        leaf(x - 0.05, y, 0.55, size=0.3, turn=-70, tilt=10, finish="sage")
    for k, (x, y) in enumerate(((-0.35, -1.0), (0.1, -1.25), (0.55, -1.05), (1.0, -1.3))):
        potted(x, y, 0.16)
        rod((x, y, 0.2), (x, y, 0.36), 0.02, felt("moss"))
        stool(x, y, z=0.34, h=0.2 + 0.03 * k, finish="sand")
    person(
        -0.75,
        -0.35,
        0,
        turn=110,
        tall=1.65,
        pose="offer",
        coat="teal",
        dress="apron",
        head="bun",
        hair="mist",
        hat="sun",
        hatted="straw",
        touch=((-0.2, -0.15, 1.25), (-0.3, 0.1, 1.2)),
        look=(0, 18),
    )
    bird(0.98, 0.75, 3.05, size=0.3, turn=-50, body="cornflower", wing="indigo")
    with placed(-0.2, -0.05, 1.2, turn=-20, lean=14):
        cylinder(0, 0, 0, 0.15, 0.28, metal("cornflower"))
        rod((0.12, 0, 0.08), (0.5, 0, 0.28), 0.03, metal("cornflower"))
