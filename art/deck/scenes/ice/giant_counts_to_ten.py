"""A giant leans on the town tower with his face in his arm, counting; a village hides from him."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    beast,
    birch,
    box,
    clock_face,
    cylinder,
    grass,
    ground,
    hat,
    house,
    lathe,
    person,
    porcelain,
    rough,
)
from art.deck.registry import card


@card(
    View((0.5, -7.0, 1.8), (-0.1, 2, 3.0), 29),
    Air(("cornflower", "sky", "butter"), fill=1.0, clouds=0.6, seed=21),
    Sun(-50, 40, 4, "butter", 3),
)
def giant_counts_to_ten() -> None:
    """A giant leans on the town tower with his face in his arm, counting; a village hides from him."""
    ground(50, -8, 40, "pistachio", height=lambda x, y: 0.15 * rough(x, y, 0.3))
    grass(12, -5, 4, count=1000, h=0.2, colours=("moss", "sage"))
    box(-1.6, 5.2, 0, 1.7, 1.7, 6.2, "brick", bevel=0.04)
    clock_face(-1.6, 4.3, 5.0, r=0.5, hours=2, minutes=0)
    cylinder(-1.6, 5.2, 6.2, 1.35, 1.8, "petrol", top=0.0, sides=4)
    person(
        0.75,
        4.5,
        0,
        turn=-112,
        tall=6.3,
        coat="tomato",
        legs="petrol",
        head="curls",
        hair="rust",
        pose="push",
        bend=16,
        hands=((-0.1, -0.34, 1.46), (0.14, -0.36, 1.42)),
        look=(0, -18),
        feet=((-0.1, -0.05, 0), (0.12, 0.3, 0)),
    )
    lathe([(0.7, 0), (0.75, 0.3), (0.5, 0.8), (0, 1.1)], 1.75, 0.4, 0, "straw", scale=1.0)
    person(2.2, 0.2, 0, turn=-70, tall=0.9, pose="hug_knees", coat="plum", hat="scarf", hatted="cherry")
    birch(-1.75, -1.2, 0, h=4.2, crown=None)
    person(
        -1.65,
        -0.9,
        0,
        turn=10,
        tall=1.15,
        pose="stand",
        coat="teal",
        hands=((-0.12, -0.1, 0.8), (0.12, -0.1, 0.8)),
        look=(0, 20),
    )
    beast("cow", 0.75, -1.3, 0, turn=68, size=0.8, coat="rust", pale="blush")
    person(0.75, -0.75, 0, turn=0, tall=1.0, pose="crawl", coat="honey", legs="umber")
    lathe([(0.45, 0), (0.45, 0.6), (0.5, 0.64), (0.38, 0.64), (0.36, 0.1)], -0.75, 0.6, 0, "pewter")
    ball(-0.75, 0.6, 0.72, 0.17, porcelain("peach"))
    hat("cap", -0.75, 0.6, 0.86, "brick", size=1.0)
    person(1.35, 3.3, 0, turn=-20, tall=0.95, coat="ink", dress="coat", hat="top", hatted="ink", pose="fold")
    for x, y in ((-3.6, 7), (3.2, 8), (4.4, 10), (-5, 10)):
        house(x, y, 0, w=1.7, d=1.5, h=1.3, wall="milk", roof="coral", lit=None)
