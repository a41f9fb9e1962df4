"""In a boiler room in winter a stoker feeds the furnace with sunflowers; a small summer burns inside."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    boards,
    box,
    cat,
    cylinder,
    dice,
    felt,
    flower,
    glow,
    lamp,
    lathe,
    metal,
    person,
    placed,
    rod,
    room,
    snow,
    window,
)
from art.deck.registry import card


@card(
    View((-0.55, -4.8, 1.45), (0.02, 0.2, 1.42), 35),
    Air(("cornflower", "ice"), fill=0.7),
    Sun(-130, 34, 1.3, "ice", 6),
)
def stoking_with_summer() -> None:
    """In a boiler room in winter a stoker feeds the furnace with sunflowers; a small summer burns inside."""
    boards(7, 7, "slate", wide=0.5, across=True)
    room(6, 2.0, 5, "mauve", holes=[(0.95, 1.9, 1.1, 1.1)], sides="", skirting=None)
    window(-1.5, 2.04, 1.9, 1.1, 1.1, frame="slate", pane=glow("cornflower", 0.6))
    snow(1.0, 1.8, 1.9, 1.0, count=60, r=0.022, x=-1.5, z=1.9)
    box(-1.5, 1.8, 1.9, 1.1, 0.2, 0.12, felt("milk"), bevel=0.05)
    iron = "ink"
    with placed(0.78, 1.2, 1.3):
        ball(0, 0.35, 0, 1.25, iron, squash=(1, 0.8, 1.05))
        with placed(0, -0.55, 0, tilt=90):
            lathe(
                [(0.78, -0.1), (0.86, 0.0), (0.86, 0.16), (0.7, 0.16), (0.68, -0.1)], 0, 0, 0, metal("brass")
            )
            cylinder(0, 0, 0.0, 0.7, 0.05, glow("butter", 1.0), sides=48)
        with placed(0, -0.75, 0):
            ball(0, 0, 0.0, 0.26, glow("honey", 1.8), squash=(1, 0.4, 1))
            for k in range(12):
                a = 2 * pi * k / 12
                rod(
                    (0.3 * cos(a), 0, 0.3 * sin(a)),
                    (0.52 * cos(a), 0, 0.52 * sin(a)),
                    0.06,
                    glow("coral", 0.9),
                    top=0.008,
                )
        with placed(0.86, -0.62, 0, turn=-40), placed(0.75, 0, 0, tilt=90):
            cylinder(0, 0, -0.05, 0.78, 0.1, iron)
        rod((0, 0.4, 1.1), (0, 0.4, 4), 0.34, iron)
        for z in (1.3, 2.1):
            cylinder(0, 0.4, z, 0.4, 0.12, metal("brass"))
        for side in (-0.6, 0.6):
            rod((side, 0, -0.9), (side * 1.1, 0, -1.35), 0.12, iron)
    lamp(0.75, 0.1, 1.3, 130, "honey", size=0.5)
    person(
        -0.75,
        0.2,
        0,
        turn=72,
        tall=1.95,
        pose="push",
        bend=20,
        coat="teal",
        legs="umber",
        hat="cap",
        hatted="cherry",
        head="beard",
        hair="rust",
        touch=((-0.3, -0.02, 1.05), (0.02, 0.1, 1.15)),
        look=(0, 4),
    )
    rod((-0.75, -0.12, 0.92), (0.34, 0.22, 1.27), 0.035, "sand")
    with placed(0.42, 0.24, 1.24, turn=18, lean=-16):
        box(0.12, 0, 0, 0.42, 0.36, 0.04, metal("pewter"), bevel=0.015)
        for k in range(3):
            flower(
                0.02 + 0.12 * k,
                -0.08 + 0.1 * (k % 2),
                0.04,
                h=0.06,
                petals="honey",
                middle="umber",
                r=0.15,
                face=40,
                leafy=False,
            )
    area((-2.2, -3.4, 2.6), (-0.9, -0.8, 0.4), 120, "butter", size=1.0)
    chance = dice("sunflowers")
    for k in range(34):
        a, r = chance.uniform(0, 2 * pi), chance.uniform(0, 0.75)
        x, y, z = (
            -1.0 + r * cos(a),
            -1.2 + 0.6 * r * sin(a),
            0.12 + 0.55 * (0.75 - r) * chance.uniform(0.6, 1.0),
        )
        flower(
            x,
            y,
            z,
            h=0.02,
            petals=("honey", "straw")[k % 2],
            middle="umber",
            r=0.2,
            face=chance.uniform(20, 70),
            turn=chance.uniform(-50, 50),
            leafy=False,
        )
    for x, y, z in ((-0.2, -0.6, 1.9), (0.1, -0.4, 2.35), (-1.2, -0.7, 1.3)):
        with placed(x, y, z, turn=40 * x):
            for side in (-1, 1):
                with placed(lean=side * -35):
                    ball(side * 0.08, 0, 0, 0.09, felt("coral"), squash=(1, 0.8, 0.12))
    cat(1.1, -1.1, 0, turn=-30, size=0.6, pose="curl")
