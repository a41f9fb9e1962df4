"""An express runs through the eye of a needle and pulls a red thread in place of smoke."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    box,
    cylinder,
    glow,
    ground,
    hand,
    metal,
    placed,
    rod,
    rough,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.35, -1.6, 0.5), (0.15, 0.6, 0.5), 33),
    Air(("petrol", "rose", "salmon"), fill=0.9, clouds=0.6, cloud="peach"),
    Sun(-55, 14, 4, "apricot", 2),
)
def train_through_needle() -> None:
    """An express runs through the eye of a needle and pulls a red thread in place of smoke."""
    ground(
        14,
        -2,
        16,
        "brick",
        height=lambda x, y: (
            0.06 * rough(x, y, 1.2) + max(0, (y - 3) * 0.16) * (0.6 + 0.5 * rough(x, 0, 0.35, 2)) - 0.02
        ),
    )
    for k in range(44):
        box(-2.4 + 0.1 * k, 0.12, 0.0, 0.05, 0.3, 0.02, "umber", bevel=0)
    for y in (0.02, 0.22):
        rod((-3, y, 0.035), (3, y, 0.035), 0.012, metal("pewter"))
    steel = metal("mist")
    tube(
        [(0.22 + 0.16 * sin(a), 0.12, 0.28 - 0.3 * cos(a)) for a in [2 * pi * k / 16 for k in range(16)]],
        0.035,
        steel,
        closed=True,
    )
    rod((0.22, 0.12, 0.58), (0.22, 0.12, 1.9), 0.055, steel, top=0.03)
    hand(
        0.62,
        0.2,
        1.35,
        gesture="pinch",
        size=0.62,
        lean=-62,
        tilt=24,
        turn=-12,
        skin="peach",
        cuff="bone",
        sleeve="petrol",
        arm=1.6,
    )
    with placed(-0.28, 0.12, 0.05):
        with placed(0.24, 0, 0.12, lean=90):
            cylinder(0, 0, -0.24, 0.085, 0.42, "petrol")
            cylinder(0, 0, 0.17, 0.07, 0.05, metal("brass"))
        box(-0.1, 0, 0.0, 0.22, 0.2, 0.26, "petrol", bevel=0.02)
        cylinder(0.3, 0, 0.2, 0.03, 0.1, "ink", top=0.045)
        for k in range(4):
            box(-0.38 - 0.3 * k, 0, 0.02, 0.27, 0.2, 0.2, ("tomato", "bone")[k % 2], bevel=0.02)
            for j in (-0.07, 0.07):
                box(-0.38 - 0.3 * k + j, -0.102, 0.1, 0.07, 0.01, 0.07, glow("butter", 3), bevel=0)
        for k in range(12):
            with placed(0.25 - 0.13 * k, -0.09, 0.03, tilt=90):
                cylinder(0, 0, 0, 0.04, 0.02, "ink")
    tube(
        [(0.02, 0.12, 0.36), (-0.3, 0.15, 0.6), (-0.7, 0.4, 0.55), (-1.2, 1.4, 0.75), (-0.9, 3.0, 0.5)],
        0.018,
        glow("tomato", 0.5),
    )
    for k in range(7):
        x = -1.6 + 0.5 * k
        tube([(x, 5.2, 0.55), (x + 0.15, 5.3, 0.95), (x + 0.3, 5.6, 0.6)], 0.03, glow("tomato", 0.4))
