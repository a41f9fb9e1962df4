"""At midnight a man on the kitchen floor watches a play on the lit shelf of his fridge."""

from art.deck.kit import (
    Air,
    View,
    ball,
    bottle,
    bowl,
    box,
    curtain,
    cylinder,
    lamp,
    limb,
    metal,
    person,
    placed,
    porcelain,
    pot,
    rod,
    room,
    sweep,
    tiles,
)
from art.deck.registry import card


@card(View((-0.3, -2.9, 1.05), (0.12, 0.6, 0.88), 37), Air(("indigo", "ink"), fill=1.3), None)
def fridge_theatre() -> None:
    """At midnight a man on the kitchen floor watches a play on the lit shelf of his fridge."""
    tiles(6, 6, "slate", "petrol", side=0.5)
    room(5, 1.6, 4.5, "indigo", near=-3)
    with placed(0.62, 1.1):
        box(0, 0.3, 0, 1.25, 0.06, 2.3, "ice", bevel=0)
        for side in (-0.62, 0.62):
            box(side, 0, 0, 0.08, 0.7, 2.3, "milk", bevel=0.02)
        for z in (0, 0.62, 1.5, 2.26):
            box(0, 0, z, 1.2, 0.66, 0.04, "ice", bevel=0.01)
        with placed(-0.66, -0.35, turn=-62):
            box(-0.6, 0, 0, 1.2, 0.12, 2.3, "milk", bevel=0.03)
            for z, c in ((1.6, "honey"), (1.9, "tomato"), (0.7, "mint")):
                bottle(-0.5, 0.14, z - 0.3, size=0.42, tint=c)
        for side in (-1, 1):
            curtain(
                min(side * 0.58, side * 0.3),
                max(side * 0.58, side * 0.3),
                -0.3,
                0.68,
                1.5,
                "pistachio",
                folds=3,
                deep=0.04,
                gather=-side * 0.5 if side > 0 else 0.5,
            )
        curtain(-0.58, 0.58, -0.3, 1.34, 1.5, "pistachio", folds=9, deep=0.03)
        for k in range(6):
            limb(
                (-0.38 + 0.11 * k, 0.12, 0.72),
                (-0.37 + 0.11 * k, 0.12, 0.98 + 0.03 * (k % 2)),
                0.045,
                "salmon",
            )
            for e in (-1, 1):
                ball(-0.375 + 0.11 * k + 0.015 * e, 0.075, 0.95, 0.008, "ink")
            ball(-0.375 + 0.11 * k, 0.075, 0.915, 0.013, "cherry")
        ball(0.12, -0.1, 0.86, 0.12, porcelain("milk"), squash=(0.85, 0.85, 1.2))
        sweep(
            [(0.12, -0.04, 0.98), (0.12, 0.0, 0.86), (0.14, 0.03, 0.68)],
            [(0.07, 0.05), (0.14, 0.09), (0.19, 0.1)],
            "honey",
        )
        limb((0.03, -0.16, 0.9), (-0.16, -0.24, 1.08), 0.016, "umber")
        limb((0.21, -0.14, 0.88), (0.26, -0.22, 0.8), 0.016, "umber")
        for e in (-1, 1):
            ball(0.12 + 0.035 * e, -0.2, 0.92, 0.014, "ink")
        ball(0.12, -0.205, 0.87, 0.02, "cherry")
        box(0.42, -0.18, 0.66, 0.22, 0.16, 0.07, "butter", bevel=0.02)
        with placed(0.42, -0.1, 0.74, tilt=-35):
            box(0, -0.1, 0, 0.26, 0.2, 0.06, "sky", bevel=0.02)
        pot(-0.3, 0.05, 1.54, r=0.17, h=0.2, finish="tomato")
        for k in range(5):
            ball(0.1 + 0.11 * k, -0.05, 0.14, 0.075, ("tomato", "moss")[k % 2])
        cylinder(0.25, 0, 1.54, 0.16, 0.14, "butter")
        lamp(0, -0.1, 1.42, 26, "milk", size=0.15)
        lamp(0, -0.15, 2.15, 22, "milk", size=0.15)
        lamp(0.1, -0.5, 0.9, 10, "ice", size=0.1)
    person(
        -0.72,
        -0.15,
        turn=140,
        pose="hug_knees",
        coat="cornflower",
        legs="cornflower",
        head="short",
        look=(14, 14),
        tall=1.7,
    )
    rod((-0.1, -0.9, 0.015), (0.2, -0.75, 0.015), 0.012, metal("pewter"))
    ball(0.24, -0.73, 0.02, 0.045, metal("pewter"), squash=(1.2, 0.9, 0.3))
    bowl(-0.35, -1.05, 0, r=0.16, finish="salmon", filled="butter")
