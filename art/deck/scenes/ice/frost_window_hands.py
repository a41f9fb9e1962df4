"""Palm to palm through a window: a child in a warm room, and a tall white figure of frost outside."""

from math import cos, sin

from art.deck.kit import (
    Air,
    View,
    area,
    box,
    chair,
    cylinder,
    felt,
    fir,
    glass,
    glow,
    ground,
    lamp,
    limb,
    person,
    placed,
    porcelain,
    rod,
    rough,
    snow,
    table_lamp,
    teddy,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.1, -4.6, 1.6), (-0.02, 0, 1.55), 42),
    Air(("midnight", "indigo", "cornflower"), fill=0.85, stars=50, seed=3),
    None,
)
def frost_window_hands() -> None:
    """Palm to palm through a window: a child in a warm room, and a tall white figure of frost outside."""
    with placed(-2.0, 1.0):
        wall(4, 5, "salmon", stripes=felt("coral"))
    box(-2.0, -1.5, -0.1, 4, 5, 0.1, "cinnamon", bevel=0)
    for y0, y1, z0, z1 in ((-0.4, 1.05, -0.8, 0.95), (-0.4, 1.05, 2.65, 4.2), (0.75, 1.05, 0, 4.2)):
        box(0, (y0 + y1) / 2, z0, 0.16, y1 - y0, z1 - z0, "umber", bevel=0.02)
    box(0, 0.2, 0.93, 0.34, 1.3, 0.08, "milk", bevel=0.02)
    box(0, 0.2, 2.62, 0.24, 1.3, 0.08, "milk", bevel=0.02)
    box(0, 0.2, 1.0, 0.02, 1.1, 1.65, glass("ice", 0.25), bevel=0)
    ground(12, -4, 18, felt("ice"), height=lambda x, y: -2 if x < 0.05 else 0.2 + 0.3 * rough(x, y, 0.4, 2))
    for x, y, h in ((1.3, 5, 3.2), (2.4, 6, 4.2), (3.2, 8, 3.6), (0.9, 9, 3.0), (4.4, 7, 4)):
        fir(x, y, 0.2, h=h, finish="petrol", snow=True)
    chair(-0.45, -0.05, turn=90, finish="honey")
    person(
        -0.38,
        -0.1,
        0.46,
        turn=82,
        tall=1.36,
        young=True,
        pose="reach",
        coat="honey",
        dress="robe",
        head="braids",
        hair="chestnut",
        shoes="tomato",
        touch=((-0.05, -0.2, 1.72), (-0.2, 0.1, 1.05)),
        look=(0, 22),
    )
    person(
        0.56,
        -0.05,
        0.0,
        turn=-80,
        tall=2.35,
        pose="lean",
        bend=22,
        coat=porcelain("ice"),
        dress="robe",
        skin="milk",
        shoes="milk",
        head="beard",
        hair="milk",
        touch=((0.5, 0.3, 1.2), (0.05, -0.2, 1.74)),
        look=(0, -6),
    )
    with placed(0.3, -0.05, 2.28, lean=-14):
        for k in range(9):
            a = 0.7 * k
            limb(
                (0.17 * cos(a), 0.17 * sin(a), 0),
                (0.23 * cos(a), 0.23 * sin(a), 0.3 + 0.08 * (k % 2)),
                0.035,
                porcelain("ice"),
                tip=0.006,
            )
    for k in range(9):
        a = 0.7 * k
        z, y = 1.73 + 0.3 * sin(a), -0.2 + 0.3 * cos(a)
        rod((0.03, -0.2, 1.73), (0.03, y, z), 0.008, glow("ice", 1.0))
    box(-1.15, 0.4, 0, 0.6, 0.5, 0.62, "chestnut", bevel=0.02)
    table_lamp(-1.15, 0.4, 0.62, shade="butter", watts=26, size=1.5)
    teddy(-0.95, -0.5, 0, size=0.42, turn=40, fur="sand")
    cylinder(-0.8, -0.3, 0, 0.75, 0.015, "cherry")
    lamp(-0.9, -1.8, 2.6, 100, "butter", size=0.3)
    area((2.6, -2.2, 3.4), (0.6, 0, 1.5), 120, "ice", size=1.2)
    snow(2.2, -1.2, 3, 4.4, count=110, r=0.026, x=1.3)
