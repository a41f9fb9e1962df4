"""A fox in a waistcoat shows a class of hens the plan of their own henhouse on the blackboard."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    boards,
    box,
    felt,
    glow,
    person,
    placed,
    rod,
    room,
    table,
    tube,
)
from art.deck.registry import card


@card(
    View((0.3, -2.75, 1.35), (-0.1, 1.5, 1.25), 32),
    Air(("milk", "straw"), fill=1.35),
    Sun(-60, 40, 3, "butter", 4),
)
def fox_teaches_hens() -> None:
    """A fox in a waistcoat shows a class of hens the plan of their own henhouse on the blackboard."""
    boards(6, 6, "cinnamon")
    room(4.8, 2.3, 5, "butter", near=-3, dado=(1.0, "sea_green"))
    with placed(-0.1, 2.22, 1.1):
        box(0, 0, 0, 2.6, 0.06, 1.55, "chestnut", bevel=0.02)
        box(0, -0.04, 0.08, 2.44, 0.02, 1.38, felt("bottle"), bevel=0)
        chalk = glow("milk", 0.8)
        for a, b in (
            ((-0.2, 0.3), (-0.2, 0.85)),
            ((0.7, 0.3), (0.7, 0.85)),
            ((-0.2, 0.3), (0.7, 0.3)),
            ((-0.2, 0.85), (0.25, 1.2)),
            ((0.25, 1.2), (0.7, 0.85)),
            ((0.1, 0.3), (0.1, 0.6)),
            ((0.1, 0.6), (0.35, 0.6)),
            ((0.35, 0.6), (0.35, 0.3)),
        ):
            rod((a[0], -0.06, a[1]), (b[0], -0.06, b[1]), 0.014, chalk)
        tube([(-1.0, -0.06, 0.25), (-0.6, -0.06, 0.5), (-0.35, -0.06, 0.3), (0.2, -0.06, 0.4)], 0.014, chalk)
        rod((0.2, -0.06, 0.4), (0.1, -0.06, 0.48), 0.014, chalk)
        rod((0.2, -0.06, 0.4), (0.1, -0.06, 0.34), 0.014, chalk)
    person(
        -0.95,
        1.5,
        turn=28,
        tall=1.95,
        head="fox",
        coat="brick",
        legs="umber",
        pose="point",
        touch=(None, (-0.4, 1.85, 1.8)),
        look=(-10, -8),
    )
    rod((-0.4, 1.85, 1.8), (0.15, 2.12, 1.6), 0.018, "milk")
    tube([(-0.95, 1.7, 0.7), (-1.25, 1.9, 0.5), (-1.45, 1.8, 0.9)], 0.09, felt("rust"))
    for row in range(2):
        for k in range(4):
            x, y = -1.1 + 0.75 * k + 0.2 * row, 0.55 - 1.15 * row
            table(x, y + 0.3, 0.6, 0.36, 0.48, finish="sand")
            box(x, y + 0.3, 0.485, 0.26, 0.2, 0.01, felt("milk"), bevel=0)
            white = (k + row) % 3
            bird(
                x,
                y,
                0.18,
                size=0.62,
                turn=180,
                body=("milk", "chestnut", "bone")[white],
                wing=("bone", "umber", "linen")[white],
            )
            for j in range(3):
                ball(x, y + 0.14 - 0.05 * j + 0.03, 0.56 + 0.02 * (j == 1), 0.045, "tomato")
    with placed(1.15, -0.4, 0.55, lean=-30):
        ball(0.05, 0, 0.2, 0.2, felt("linen"), squash=(0.35, 0.2, 1))
