"""A milk-cart horse goes down a sleeping street in four felt slippers."""

from math import cos, pi, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
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
    sweep,
    tube,
)
from art.deck.kit.animals import BUILDS, Build
from art.deck.registry import card


def _slippers_and_mane(b: Build, stride: float) -> None:
    """What the horse wears: under each hoof a slipper, hair along its neck, a collar for the cart."""
    half, back = b.long / 2, b.leg + b.girth * 0.7
    for side in (-1, 1):
        for end, sway in ((-1, side), (1, -side)):
            x, y = side * b.girth * 0.5, end * half * 0.75 + sway * stride
            ball(x, y - 0.08, 0.1, 0.13, felt("tomato"), squash=(0.85, 1.5, 0.75))
            ball(x, y - 0.24, 0.16, 0.055, felt("milk"))
    rise = radians(b.rise)
    for k in range(9):
        t = k / 8
        y = -half * 0.8 - t * (b.neck * cos(rise) + b.head * 0.4)
        z = back + b.girth * 0.2 + t * (b.neck * sin(rise) + b.head * 0.3)
        ball(0, y + 0.13 - 0.03 * t, z + 0.09, 0.085, felt("ink"), squash=(0.6, 1, 1.1))
    sweep(
        [(0, half * 1.1, back + 0.05), (0, half * 1.1 + 0.2, back - 0.1), (0, half * 1.1 + 0.22, back - 0.6)],
        [(0.05, 0.05), (0.09, 0.08), (0.02, 0.02)],
        felt("ink"),
    )
    with placed(0, -half * 0.95, back + b.girth * 0.35, tilt=35):
        r = b.girth * 0.56
        collar = [(r * cos(a), r * sin(a), 0) for a in [pi * j / 8 for j in range(16)]]
        tube(collar, 0.045, "tomato", closed=True)


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
    beast("horse", 0.35, 1.1, 0.06, turn=-38, size=1.1, coat="cinnamon", stride=0.3)
    area((-1.8, -1.6, 1.8), (0.2, 0.9, 0.9), 60, "peach", size=0.8)
    with placed(0.35, 1.1, 0.0, turn=-38, scale=1.1):
        _slippers_and_mane(BUILDS["horse"], stride=0.3)
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
