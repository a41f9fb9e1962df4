"""Nine hands rise from a prompter's box, each with its own advice for the actor."""

from math import cos, radians, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    box,
    curtain,
    cylinder,
    felt,
    glow,
    hand,
    lamp,
    metal,
    person,
    placed,
    shell,
    spot,
    tube,
)
from art.deck.registry import card

# degrees from upright, how far out, how near to the actor, gesture, sleeve, left hand
HANDS = (
    (-56, 1.0, 0.10, "point", "tomato", False),
    (-33, 1.42, 0.25, "hush", "teal", True),
    (-11, 1.72, 0.30, "open", "honey", False),
    (13, 1.55, 0.28, "thumb", "lilac", True),
    (37, 1.4, 0.22, "crossed", "sea_green", False),
    (58, 1.0, 0.10, "point", "brick", True),
    (-26, 0.78, -0.12, "fist", "cornflower", False),
    (2, 0.86, -0.2, "flat", "raspberry", True),
    (30, 0.78, -0.12, "cup", "straw", False),
)


@card(
    View((0.25, -4.3, 1.75), (0.06, 1.0, 1.16), 38),
    Air(("mauve", "plum", "mauve"), fill=1.4),
)
def prompters_hands() -> None:
    """Nine hands rise from a prompter's box, each with its own advice for the actor."""
    boards(9, 7.2, "rust", wide=0.3, y=-1.6)
    _house()
    cylinder(0.35, 1.15, 0.0, 0.62, 0.012, "ink")
    with placed(0.35, 1.25, 0.0):
        shell(0, 0, 0, 0.84, metal("brass"), around=(0, 180), rise=(0, 90), squash=(1, 0.6, 0.8))
    for angle, far, near, gesture, sleeve, left in HANDS:
        a = radians(angle)
        hand(
            0.35 + far * sin(a),
            1.15 - near * -0.4,
            0.06 + far * cos(a),
            gesture=gesture,
            size=0.58,
            lean=angle,
            tilt=-4 if near > 0 else 8,
            left=left,
            sleeve=sleeve,
            arm=far / 0.58 - 0.15,
        )
    for k in range(9):
        x = -2.2 + 0.55 * k
        if abs(x - 0.35) > 0.9:
            ball(x, 1.75, 0.08, 0.09, glow("butter", 7))
            lamp(x, 1.5, 0.3, 14, "honey", size=0.2)
    spot((0.5, -2.6, 0.3), (0.35, 1.2, 1.25), 330, "butter", angle=60, soft=0.4)
    spot((-2.4, -2.0, 4.2), (-0.7, -0.4, 1.0), 260, "peach", angle=40)
    person(
        -0.78,
        -0.5,
        turn=188,
        coat="cherry",
        legs="bone",
        head="curls",
        hair="umber",
        hat="",
        pose="wide",
        hands=((-0.42, -0.1, 1.02), (0.44, -0.2, 1.2)),
        look=(-20, -10),
    )
    cylinder(-0.78, -0.49, 1.27, 0.2, 0.07, "milk", top=0.17)
    for x, y, turn in ((0.1, -1.2, 20), (0.75, -0.7, -35), (0.45, -1.55, 70)):
        box(x, y, 0.004, 0.24, 0.32, 0.006, "milk", turn=turn, bevel=0.002)
    curtain(-3.2, -1.35, -0.1, 0, 5.5, "cherry", folds=5, deep=0.12)
    curtain(1.75, 3.4, 0.3, 0, 5.5, "cherry", folds=5, deep=0.12)


def _house() -> None:
    """Rows of seats in the dark, and one lit box."""
    for row in range(5):
        for k in range(13):
            with placed(-4.2 + 0.7 * k + 0.35 * (row % 2), 3.2 + 1.1 * row, -0.9 + 0.42 * row):
                box(0, 0, 0, 0.56, 0.16, 0.8, "cherry", bevel=0.08)
    box(0, 6, -1.1, 20, 8, 0.2, "aubergine", bevel=0)
    box(0, 1.98, -1, 20, 0.1, 0.99, "aubergine", bevel=0)
    for row in range(5):
        box(0, 3.3 + 1.1 * row, -1, 20, 0.1, 0.7 + 0.42 * row, "aubergine", bevel=0)
    box(0, 9.4, -1, 20, 0.2, 12, felt("mauve"), bevel=0)
    for level in range(3):
        for k in range(15):
            x = -4.2 + 0.6 * k
            ball(x, 9.0 - 0.05 * x * x, 2.3 + 1.15 * level, 0.06, glow("honey", 3))
    for level in range(3):
        rail = [(-4.5 + 0.9 * k, 9.1 - 0.05 * (-4.5 + 0.9 * k) ** 2, 2.1 + 1.15 * level) for k in range(11)]
        tube(rail, 0.14, "cherry")
