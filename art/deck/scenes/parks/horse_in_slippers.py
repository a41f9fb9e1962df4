"""A milk-cart horse goes down a sleeping street in four felt slippers."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    beast,
    bottle,
    box,
    cylinder,
    felt,
    glow,
    lathe,
    metal,
    person,
    placed,
    porcelain,
    rod,
    shoe,
)
from art.deck.registry import card


@card(
    View((-0.35, -2.9, 0.5), (0.2, 1.4, 1.15), 27),
    Air(("mist", "peach"), fill=1.0, haze=("mist", 4, 16)),
    Sun(55, 20, 2.6, "apricot", 6),
)
def horse_in_slippers() -> None:
    """A milk-cart horse goes down a sleeping street in four felt slippers."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(10):
        for j in range(22):
            ball(
                -2.2 + 0.48 * k + 0.2 * (j % 2),
                -1.9 + 0.42 * j,
                -0.06,
                0.24,
                felt("slate") if (k * j) % 3 else felt("pewter"),
                squash=(1, 0.85, 0.4),
            )
    for s, c in ((-1, "bone"), (1, "rose")):
        for k in range(3):
            with placed(s * 3.1, 2.5 + 3.1 * k, turn=-90 * s):
                box(0, 1, 0, 3.0, 2, 5.2, (c, "linen", "blush")[k], bevel=0.02)
                for i in (-0.8, 0.8):
                    for j in (0.7, 2.6):
                        box(i, -0.02, j, 0.7, 0.06, 1.1, "petrol", bevel=0)
                        box(i, -0.06, j - 0.08, 0.9, 0.2, 0.07, "milk", bevel=0.01)
    box(-2.02, 1.7, 2.6, 0.06, 0.7, 1.1, glow("butter", 1.6), bevel=0)
    ball(-1.95, 1.7, 2.85, 0.16, porcelain("peach"))
    beast("horse", 0.35, 1.1, 0.06, turn=-38, size=1.1, coat="chestnut", stride=0.3)
    for x, y in ((-0.08, 0.72), (0.3, 0.45), (0.38, 1.6), (0.78, 1.35)):
        shoe(x, y, 0, size=0.42, turn=-14, finish=felt("tomato"))
        ball(x - 0.03, y - 0.22, 0.12, 0.06, felt("milk"))
    with placed(0.95, 3.4, 0, turn=-14):
        box(0, 0, 0.6, 1.3, 1.7, 0.5, "teal", bevel=0.04)
        for x in (-0.7, 0.7):
            with placed(x, 0, 0.5, lean=90):
                cylinder(0, 0, -0.05, 0.5, 0.1, "ink")
                cylinder(0, 0, -0.07, 0.4, 0.14, "bone")
        for k in range(4):
            lathe(
                [(0, 0), (0.16, 0), (0.16, 0.34), (0.08, 0.42), (0.1, 0.5), (0, 0.5)],
                -0.4 + 0.27 * k,
                -0.4,
                1.1,
                metal("pewter"),
            )
        person(0, 0.4, 0.95, tall=1.6, pose="sit", coat="slate", hat="cap", hatted="ink", head="asleep")
    for s in (-0.25, 0.25):
        rod((0.35 + s, 0.9, 0.95), (0.85 + s, 2.7, 0.85), 0.03, "umber")
    bottle(-1.15, -0.3, 0, size=0.4, tint="milk")
    bottle(-1.32, -0.15, 0, size=0.4, tint="milk")
