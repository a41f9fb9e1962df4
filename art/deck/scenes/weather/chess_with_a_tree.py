"""An old man plays chess with an apple tree; a root holds a bishop over the board."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    bucket,
    dice,
    felt,
    flower,
    grass,
    ground,
    lathe,
    limb,
    person,
    porcelain,
    rough,
    stool,
    table,
    tube,
)
from art.deck.registry import card


@card(
    View((0.3, -2.7, 1.25), (-0.05, 0.9, 1.15), 31),
    Air(("sky", "mint", "milk"), fill=1.0, clouds=0.5),
    Sun(-50, 42, 3.6, "butter", 4),
)
def chess_with_a_tree() -> None:
    """An old man plays chess with an apple tree; a root holds a bishop over the board."""
    ground(24, -4, 20, "pistachio", height=lambda x, y: 0.1 * rough(x, y, 0.5))
    grass(8, -2.4, 4, count=1200, h=0.15, colours=("sage", "moss"))
    limb((0.95, 1.1, -0.1), (0.85, 1.0, 1.5), 0.2, "umber", tip=0.13)
    for a, b in (
        ((0.85, 1.0, 1.4), (0.2, 0.8, 2.1)),
        ((0.85, 1.0, 1.5), (1.5, 0.9, 2.2)),
        ((0.85, 1.0, 1.3), (0.35, 0.5, 1.55)),
    ):
        limb(a, b, 0.08, "umber", tip=0.03)
    chance = dice("blossom")
    for k in range(34):
        a, r = k * 2.4, chance.uniform(0.2, 1.0)
        ball(
            0.85 + r * cos(a),
            1.0 + 0.7 * r * sin(a),
            2.1 + chance.uniform(-0.25, 0.6),
            chance.uniform(0.16, 0.28),
            felt(("blush", "milk", "rose")[k % 3]),
        )
    table(0.05, 0.35, 0.85, 0.7, 0.7, finish="cinnamon")
    for i in range(8):
        for j in range(8):
            box(
                -0.2 + 0.07 * i,
                0.1 + 0.07 * j,
                0.7,
                0.068,
                0.068,
                0.015,
                ("bone", "chestnut")[(i + j) % 2],
                bevel=0,
            )
    pawn = [(0.02, 0), (0.022, 0.012), (0.01, 0.04), (0.016, 0.046), (0.015, 0.065), (0, 0.075)]
    for k in range(12):
        lathe(
            pawn,
            -0.2 + 0.07 * (k % 4) * 2,
            0.1 + 0.07 * ((k * 3) % 8),
            0.715,
            porcelain(("milk", "brick")[k % 2]),
            scale=1.4,
        )
    tube(
        [(0.9, 0.9, 0.0), (0.75, 0.5, 0.35), (0.6, 0.3, 0.85), (0.35, 0.3, 1.0), (0.25, 0.32, 0.92)],
        0.035,
        "umber",
    )
    lathe(
        [(0.02, 0), (0.025, 0.015), (0.01, 0.06), (0.018, 0.07), (0.014, 0.1), (0, 0.13)],
        0.24,
        0.32,
        0.83,
        porcelain("brick"),
        scale=1.3,
    )
    stool(-0.75, 0.4, h=0.44, finish="chestnut")
    person(
        -0.75,
        0.38,
        0,
        turn=86,
        tall=1.6,
        pose="sit",
        bend=22,
        coat="petrol",
        legs="slate",
        head="beard",
        hair="milk",
        hat="cap",
        hatted="umber",
        touch=(None, (-0.4, 0.2, 1.02)),
        look=(6, -8),
    )
    for x, y in ((-0.3, 0.12), (-0.32, 0.26), (-0.3, 0.4)):
        flower(x, y, 0.7, h=0.03, petals="milk", r=0.035, face=0, leafy=False)
    for k in range(12):
        ball(-0.9 + 0.2 * k, -0.9 + 0.3 * (k % 3), 0.05, 0.03, felt("blush"))
    bucket(1.1, -0.5, 0, r=0.16, h=0.25, finish="teal")
