"""A bare tree behind a velvet rope, its one last leaf lit by a lamp, and a guard asleep on a chair."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    bare_tree,
    chair,
    cylinder,
    glow,
    ground,
    lathe,
    leaf,
    metal,
    person,
    placed,
    rod,
    rope,
    rough,
    spot,
    tube,
)
from art.deck.registry import card


@card(
    View((0.4, -4.0, 1.2), (0.0, 2, 1.65), 31),
    Air(("plum", "salmon", "straw"), fill=0.95, clouds=0.5, cloud="salmon", seed=9),
    Sun(60, 10, 2.4, "coral", 4),
)
def museum_of_the_last_leaf() -> None:
    """A bare tree behind a velvet rope, its one last leaf lit by a lamp, and a guard asleep on a chair."""
    ground(50, -5, 40, "cinnamon", height=lambda x, y: 0.08 * rough(x, y, 0.5))
    bare_tree(-0.5, 2.0, 0, h=3.6, bark="umber", seed=12)
    leaf(-0.05, 1.3, 2.35, size=0.75, tilt=75, turn=30, lean=160, finish=glow("honey", 2.0))
    rod((-0.05, 1.6, 2.45), (-0.15, 1.8, 2.75), 0.02, "umber")
    for k in range(6):
        a = 2 * pi * k / 6 + 0.5
        x, y = -0.5 + 1.35 * cos(a), 2.0 + 1.35 * sin(a)
        lathe(
            [(0.13, 0), (0.12, 0.03), (0.025, 0.06), (0.025, 0.8), (0.05, 0.85), (0, 0.9)],
            x,
            y,
            0,
            metal("brass"),
        )
        b = a + pi / 3
        rope((x, y, 0.8), (-0.5 + 1.35 * cos(b), 2.0 + 1.35 * sin(b), 0.8), sag=0.22, r=0.03, finish="cherry")
    chair(0.95, 0.55, turn=-20, finish="slate")
    person(
        0.95,
        0.45,
        0,
        turn=-20,
        tall=1.65,
        pose="sit",
        bend=16,
        coat="indigo",
        legs="indigo",
        head="asleep",
        hair="mist",
        hat="cap",
        hatted="indigo",
        look=(14, -26),
        hands=((-0.1, -0.3, 0.64), (0.2, -0.34, 0.62)),
    )
    tube([(0.78, 0.15, 0.64), (0.4, 0.7, 0.3), (0.0, 1.3, 1.2), (-0.05, 1.55, 2.1)], 0.006, "milk")
    with placed(0.35, 0.35, 0):
        rod((0, 0, 0), (0, 0, 0.6), 0.02, "ink")
        cylinder(0, 0, 0.6, 0.09, 0.12, "ink", top=0.05)
    spot((0.35, 0.3, 0.75), (-0.05, 1.6, 2.35), 260, "butter", angle=26, soft=0.05)
    for k in range(5):
        leaf(-1.4 + 0.5 * k, -1.6 + 0.2 * (k % 2), 0.06, size=0.2, turn=80 * k, finish="rust")
