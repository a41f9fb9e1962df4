"""Two stagehands wheel a brass sun off the stage, and the daylight goes with it."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    box,
    curtain,
    cutout,
    cylinder,
    glow,
    lamp,
    person,
    placed,
    rod,
    specks,
    tube,
    wall,
)
from art.deck.registry import card


@card(View((-0.6, -4.6, 1.5), (0.35, 1.2, 1.45), 33), Air(("rose", "mauve"), fill=0.55), None)
def sun_on_a_trolley() -> None:
    """Two stagehands wheel a brass sun off the stage, and the daylight goes with it."""
    boards(8, 9, "cinnamon", across=True, y=1)
    with placed(y=4.5):
        wall(14, 9, "teal", skirting=None)
    for k in range(4):
        cutout_y = 4.2 - 0.35 * k
        with placed(0, cutout_y, 0):
            cutout(
                [
                    (-5, 0),
                    *((-5 + 0.4 * i, 0.75 - 0.16 * k + 0.1 * sin(i * 2.4 + k)) for i in range(26)),
                    (5, 0),
                ],
                0.05,
                ("petrol", "teal", "sea_green", "petrol")[k],
            )
    curtain(-3.4, -1.7, 0.6, 0, 6, "brick", folds=6, deep=0.12)
    for k in range(6):
        tube(
            [
                (-1.55 + 0.1 * k, -1.0 + 0.05 * k, 6),
                (-1.56 + 0.1 * k, -1.0, 2.5),
                (-1.5 + 0.1 * k, -1.0, 0.5),
            ],
            0.025,
            "sand",
        )
    gold = glow("honey", 2.6)
    with placed(0.85, 0.6, 1.55):
        ball(0, 0, 0, 0.72, gold)
        for k in range(16):
            a = 2 * pi * k / 16
            long = 1.15 if k % 2 else 1.0
            rod((0.68 * cos(a), 0, 0.68 * sin(a)), (long * cos(a), 0, long * sin(a)), 0.1, gold, top=0.01)
        for s in (-1, 1):
            tube(
                [(s * 0.24 - 0.1, -0.68, 0.12), (s * 0.24, -0.7, 0.06), (s * 0.24 + 0.1, -0.68, 0.12)],
                0.022,
                "brick",
            )
        tube([(-0.14, -0.7, -0.18), (0, -0.72, -0.23), (0.14, -0.7, -0.18)], 0.022, "brick")
    box(0.85, 0.6, 0.22, 1.5, 0.9, 0.12, "chestnut")
    for x in (0.3, 1.4):
        for y in (0.2, 1.0):
            with placed(x, y, 0.12, tilt=90):
                cylinder(0, 0, -0.04, 0.12, 0.08, "ink")
    lamp(0.85, -0.5, 1.9, 260, "honey", size=0.6)
    person(
        -0.25,
        0.5,
        turn=82,
        tall=1.7,
        pose="push",
        coat="teal",
        legs="ink",
        hat="cap",
        hatted="brick",
        touch=((0.2, 0.3, 1.15), (0.2, 0.75, 1.2)),
    )
    person(1.95, 0.9, turn=95, tall=1.66, pose="pull", coat="plum", legs="ink", head="beard")
    person(
        -0.75,
        -0.9,
        turn=60,
        tall=1.45,
        pose="lean",
        coat="brick",
        dress="apron",
        hat="scarf",
        hatted="honey",
        touch=((-0.4, -1.0, 0.85), (-0.35, -0.85, 0.55)),
    )
    rod((-0.42, -1.02, 1.1), (-0.15, -0.85, 0.05), 0.018, "sand")
    specks(
        [(0.0 + 0.13 * cos(k * 2.3) * (k / 20), -0.75 + 0.2 * sin(k * 1.7), 0.02) for k in range(30)],
        0.022,
        glow("butter", 6),
    )
    box(0.12, -0.95, 0.0, 0.34, 0.3, 0.05, "tomato", turn=30)
