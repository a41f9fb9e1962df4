"""A stoker swings his shovel at the furnace: he burns sunflowers, straw hats and sandals."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    box,
    cylinder,
    felt,
    glow,
    hat,
    lamp,
    metal,
    person,
    placed,
    rod,
    room,
    shoe,
    tiles,
    tube,
)
from art.deck.registry import card


@card(View((0.3, -3.0, 1.15), (0.0, 1.0, 1.05), 30), Air(("apricot", "coral"), fill=0.8), None)
def stoking_with_summer() -> None:
    """A stoker swings his shovel at the furnace: he burns sunflowers, straw hats and sandals."""
    tiles(6, 6, "umber", "chestnut", side=0.6)
    room(4.6, 2.0, 6, "umber", near=-3)
    box(0.95, 1.5, 0, 1.5, 1.0, 2.4, "ink", bevel=0.08)
    with placed(0.85, 0.98, 0.55):
        with placed(tilt=90):
            cylinder(0, -0.05, 0, 0.52, 0.06, metal("pewter"))
            cylinder(0, -0.05, 0.04, 0.42, 0.04, glow("coral", 6))
        for k in range(6):
            ball(
                -0.25 + 0.1 * k,
                -0.06,
                -0.1 + 0.12 * (k % 3),
                0.12,
                glow(("honey", "butter")[k % 2], 8),
                squash=(0.7, 0.4, 1.4),
            )
    with placed(1.42, 0.8, 0.2, turn=-55):
        box(0.3, 0, 0, 0.7, 0.06, 0.95, metal("pewter"), bevel=0.06)
    for z in (2.5, 3.3):
        tube([(0.95, 1.6, z - 0.1), (0.95, 1.6, 3.6), (0.2, 1.7, 4.2), (-2, 1.8, 4.3)], 0.16, metal("brass"))
    lamp(0.7, 0.55, 0.8, 160, "honey", size=0.4)
    person(
        -0.42,
        0.6,
        turn=78,
        tall=1.75,
        pose="push",
        bend=20,
        coat="brick",
        legs="ink",
        head="beard",
        hair="ink",
        hat="cap",
        hatted="ink",
        touch=((0.12, 0.35, 0.95), (-0.22, 0.4, 1.05)),
        look=(0, -6),
    )
    ball(-0.25, 0.42, 1.36, 0.035, "cornflower")
    rod((-0.5, 0.35, 1.2), (0.35, 0.35, 0.82), 0.022, "sand")
    box(0.5, 0.35, 0.72, 0.34, 0.3, 0.03, metal("pewter"), bevel=0.01)
    hat("boater", 0.5, 0.33, 0.86, "straw", size=0.8)
    for k in range(6):
        x, y = -1.0 + 0.24 * k, -0.55 + 0.2 * (k % 2)
        with placed(x, y, 0.1, turn=40 * k, tilt=70):
            rod((0, 0, 0), (0, 0, -0.6), 0.02, "moss")
            ball(0, 0, 0.02, 0.13, "umber", squash=(1, 1, 0.35))
            for n in range(12):
                a = n * pi / 6
                with placed(0.18 * cos(a), 0.18 * sin(a), 0, turn=30 * n):
                    ball(0, 0, 0, 0.08, "straw", squash=(1.1, 0.5, 0.2))
    for x, y in ((-0.3, -0.9), (-0.1, -1.0), (0.75, -0.6), (0.9, -0.75)):
        ball(x, y, 0.1, 0.1, "apricot")
    hat("sun", -0.9, -1.1, 0.12, "butter", size=1.2, turn=30)
    shoe(0.35, -1.2, 0, turn=-40, size=0.34, finish="coral")
    shoe(0.62, -1.05, 0, turn=10, size=0.34, finish="coral")
    box(-1.0, 1.2, 4.3, 1.2, 1.2, 0.04, felt("ice"), bevel=0)
