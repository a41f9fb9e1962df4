"""A bare tree behind a velvet rope, its one last leaf lit by a lamp, and a guard asleep on a chair."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    bare_tree,
    chair,
    cutout,
    cylinder,
    glow,
    ground,
    leaf,
    person,
    placed,
    rod,
    rough,
    spot,
    tube,
    velvet_rope,
)
from art.deck.registry import card

_HALF = (
    (0.0, 0.8),
    (0.1, 0.52),
    (0.24, 0.6),
    (0.2, 0.34),
    (0.34, 0.42),
    (0.56, 0.46),
    (0.5, 0.28),
    (0.58, 0.16),
    (0.34, 0.08),
    (0.4, -0.1),
    (0.14, -0.04),
    (0.02, -0.2),
)
MAPLE = (*_HALF, *((-x, y) for x, y in reversed(_HALF)))


@card(
    View((0.35, -3.5, 1.25), (0.05, 2, 1.5), 31),
    Air(("plum", "salmon", "straw"), fill=1.35, clouds=0.5, cloud="salmon", seed=9),
    Sun(60, 10, 2.4, "coral", 4),
)
def museum_of_the_last_leaf() -> None:
    """A bare tree behind a velvet rope, its one last leaf lit by a lamp, and a guard asleep on a chair."""
    ground(50, -5, 40, "brick", height=lambda x, y: 0.08 * rough(x, y, 0.5))
    bare_tree(-0.5, 2.0, 0, h=3.6, bark="umber", seed=12)
    with placed(-0.02, 1.3, 2.28, turn=-12, lean=14):
        cutout([(0.62 * x, 0.62 * y) for x, y in MAPLE], 0.03, glow("tomato", 0.9), bevel=0.008)
        for x, y in ((0, 0.66), (0.44, 0.36), (-0.44, 0.36), (0.3, 0.0), (-0.3, 0.0)):
            rod((0, -0.022, -0.12), (0.62 * x, -0.022, 0.62 * y), 0.009, "brick")
        rod((0, 0, -0.12), (-0.04, 0.06, -0.4), 0.016, "brick")
        rod((-0.04, 0.06, -0.4), (-0.2, 0.4, -0.42), 0.02, "umber")
    corners = [2 * pi * k / 6 + 0.5 for k in range(6)]
    velvet_rope([(-0.5 + 1.35 * cos(a), 2.0 + 1.35 * sin(a)) for a in corners], closed=True)
    chair(0.95, 0.55, turn=-20, finish="honey")
    person(
        0.95,
        0.45,
        0,
        turn=-20,
        tall=1.65,
        pose="sit",
        bend=16,
        coat="teal",
        legs="petrol",
        head="asleep",
        hair="mist",
        look=(10, -12),
        hands=((-0.1, -0.3, 0.64), (0.2, -0.34, 0.62)),
    )
    tube([(0.78, 0.15, 0.64), (0.4, 0.7, 0.3), (0.0, 1.3, 1.2), (-0.02, 1.3, 2.0)], 0.009, "milk")
    with placed(0.35, 0.35, 0):
        rod((0, 0, 0), (0, 0, 0.6), 0.02, "ink")
        cylinder(0, 0, 0.6, 0.09, 0.12, "ink", top=0.05)
    spot((0.35, 0.3, 0.75), (-0.05, 1.6, 2.35), 60, "butter", angle=30, soft=0.05)
    area((1.6, -1.6, 2.0), (0.9, 0.5, 0.8), 34, "peach", size=0.8)
    for k in range(5):
        leaf(-1.4 + 0.5 * k, -1.6 + 0.2 * (k % 2), 0.06, size=0.2, turn=80 * k, finish="rust")
