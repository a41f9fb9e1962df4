"""A line of front doors curves across a field; the first has been pushed and tips into the second."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    box,
    cat,
    grass,
    ground,
    metal,
    person,
    placed,
    rough,
)
from art.deck.registry import card


@card(
    View((-3.4, -3.4, 2.0), (0.55, 2.6, 0.75), 30),
    Air(("plum", "coral", "butter"), fill=1.25, clouds=0.5, cloud="salmon"),
    Sun(-60, 14, 4, "apricot", 2),
)
def door_dominoes() -> None:
    """A line of front doors curves across a field; the first has been pushed and tips into the second."""
    ground(60, -6, 50, "straw", height=lambda x, y: 0.15 * rough(x, y, 0.3))
    grass(9, -3.6, 6, count=1300, h=0.25, colours=("straw", "olive", "sand"))
    for k in range(15):
        t = k / 14
        x, y = -0.95 + 3.6 * t - 3.0 * t * t * sin(3.1 * t), 0.2 + 18 * t**1.35
        tilt = -26 if k == 0 else (-15 if k == 1 else 0)
        with placed(x, y, 0, turn=-4 - 16 * t, tilt=tilt):
            box(
                0,
                0,
                0,
                0.95,
                0.09,
                2.05,
                ("tomato", "teal", "honey", "petrol", "cherry", "sage")[k % 6],
                bevel=0.015,
            )
            for z, h in ((0.15, 0.7), (1.05, 0.75)):
                for s in (-0.22, 0.22):
                    box(
                        s,
                        -0.05,
                        z,
                        0.32,
                        0.03,
                        h,
                        ("coral", "sea_green", "butter", "cornflower", "raspberry", "pistachio")[k % 6],
                        bevel=0.015,
                    )
            ball(-0.39, -0.1, 1.0, 0.07, metal("brass"))
            if k == 6:
                box(0.22, -0.06, 0.0, 0.34, 0.03, 0.36, "ink", bevel=0)
    x, y = 0.55, 5.2
    cat(x + 0.1, y - 0.2, 0, turn=-40, size=0.6, pose="walk")
    person(
        -1.02,
        -0.85,
        turn=168,
        tall=1.65,
        pose="wave",
        coat="ink",
        dress="coat",
        hat="bowler",
        hatted="ink",
        look=(-20, 6),
    )
    person(-0.28, 18.7, 0, turn=175, tall=1.6, pose="push", coat="cherry")
    bird(1.2, -1.3, 0, size=0.36, turn=-30, body="ink", wing="midnight", beak="slate", legs=0.16)
