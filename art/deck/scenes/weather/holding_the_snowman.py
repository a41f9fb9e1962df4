"""On the first warm morning a boy holds on to a snowman that is floating up with the rising snow."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bucket,
    cloud,
    felt,
    flower,
    grass,
    ground,
    person,
    placed,
    rod,
    rough,
    round_tree,
    snow,
    tube,
)
from art.deck.registry import card


@card(
    View((0.3, -3.0, 0.75), (-0.05, 1, 1.25), 29),
    Air(("sky", "ice", "butter"), fill=1.0, clouds=0.5),
    Sun(40, 18, 3.4, "butter", 3),
)
def holding_the_snowman() -> None:
    """On the first warm morning a boy holds on to a snowman that is floating up with the rising snow."""
    ground(30, -4, 24, "pistachio", height=lambda x, y: 0.12 * rough(x, y, 0.5))
    grass(7, -2.4, 4, count=1200, h=0.16, colours=("sage", "moss", "pistachio"))
    for x, y, s in ((-1.2, 0.8, 0.7), (1.4, 1.8, 0.9), (-0.2, 3.2, 0.8), (0.9, -0.9, 0.4)):
        ball(x, y, -0.05, s, felt("milk"), squash=(1.2, 0.8, 0.2))
    with placed(0.32, 0.9, 0.72, lean=14):
        ball(0, 0, 0.45, 0.45, felt("milk"))
        ball(0, 0, 1.08, 0.33, felt("milk"))
        ball(0, 0, 1.56, 0.24, felt("milk"))
        for s in (-1, 1):
            ball(0.08 * s, -0.21, 1.63, 0.03, "ink")
        for k in range(5):
            ball(-0.1 + 0.05 * k, -0.22, 1.48 - 0.02 * (2 - abs(k - 2)), 0.016, "ink")
        for k in range(3):
            ball(0, -0.31 - 0.02 * k, 1.2 - 0.14 * k, 0.03, "ink")
        bucket(0, 0, 1.72, r=0.17, h=0.22, finish="tomato")
        tube(
            [(-0.22, -0.08, 1.36), (0, -0.24, 1.34), (0.22, -0.08, 1.36), (0, 0.2, 1.36)],
            0.055,
            felt("cherry"),
            closed=True,
        )
        rod((-0.3, 0, 1.15), (-0.97, -0.28, 0.25), 0.028, "umber")
        rod((0.3, 0, 1.15), (0.85, -0.1, 1.5), 0.025, "umber")
    person(
        -0.78,
        0.55,
        turn=62,
        tall=1.3,
        young=True,
        pose="pull",
        bend=-20,
        coat="petrol",
        legs="umber",
        hat="cone",
        hatted="honey",
        touch=((-0.56, 0.62, 1.2), (-0.6, 0.28, 0.7)),
        look=(6, 28),
    )
    rod((-0.6, 0.26, 0.64), (-0.5, 0.18, 0.9), 0.04, "coral", top=0.005)
    snow(5, -1.6, 4, 4.2, count=330, r=0.03)
    cloud(-2.6, 9, 6.4, size=1.4, seed=5)
    for k in range(7):
        flower(
            -1.3 + 0.4 * k, -1.4 + 0.2 * (k % 2), 0, h=0.16, petals="lilac", middle="honey", r=0.05, face=20
        )
    round_tree(-3, 9, 0, h=3, crown="sage")
