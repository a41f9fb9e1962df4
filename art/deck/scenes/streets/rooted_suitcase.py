"""A traveller pulls at a suitcase that has put down roots through the platform."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    box,
    clock_face,
    felt,
    ground,
    leaf,
    metal,
    person,
    rod,
    rough,
    round_tree,
    suitcase,
    tube,
)
from art.deck.registry import card


@card(
    View((0.35, -2.3, 0.55), (-0.05, 1.0, 0.85), 30),
    Air(("sky", "mist", "peach"), fill=0.95, clouds=0.4),
    Sun(50, 14, 3.4, "peach", 4),
)
def rooted_suitcase() -> None:
    """A traveller pulls at a suitcase that has put down roots through the platform."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(9):
        for j in range(12):
            box(
                -2 + 0.5 * k,
                -2 + 0.5 * j,
                -0.06,
                0.48,
                0.48,
                0.06,
                felt("mist") if (k * 3 + j) % 4 else felt("pewter"),
                bevel=0.015,
            )
    box(0, 4.3, -0.1, 9, 0.3, 0.14, "bone", bevel=0.01)
    ground(20, 4.5, 20, "sage", height=lambda x, y: -0.4 + 0.2 * rough(x, y, 0.4))
    for y in (5.0, 5.8):
        rod((-6, y, -0.2), (6, y, -0.2), 0.05, metal("pewter"))
    suitcase(-0.35, 0.3, 0.05, w=0.72, h=0.5, d=0.26, finish="cinnamon")
    for k in range(9):
        a = k * 0.7
        x = -0.65 + 0.08 * k
        tube(
            [
                (x, 0.3, 0.1),
                (x + 0.12 * cos(a), 0.2 + 0.12 * sin(a), 0.05),
                (x + 0.3 * cos(a), 0.15 + 0.35 * sin(a), 0.03),
                (x + 0.42 * cos(a + 0.4), 0.1 + 0.5 * sin(a + 0.4), -0.03),
            ],
            0.022,
            "umber",
        )
    for k in range(4):
        rod((-0.3, 0.14, 0.42), (-0.42 + 0.1 * k, 0.05, 0.66 + 0.05 * (k % 2)), 0.012, "moss")
        leaf(
            -0.42 + 0.1 * k,
            0.04,
            0.66 + 0.05 * (k % 2),
            size=0.16,
            tilt=60,
            turn=20 * k - 30,
            finish="pistachio",
        )
    person(
        0.42,
        0.45,
        turn=-88,
        tall=1.65,
        pose="pull",
        bend=-26,
        coat="teal",
        legs="slate",
        dress="",
        hat="cap",
        hatted="brick",
        touch=((-0.3, 0.25, 0.62), (-0.34, 0.36, 0.62)),
        look=(0, -6),
        feet=((-0.12, -0.5, 0.24), (0.13, -0.05, 0)),
    )
    rod((-0.3, 0.3, 0.6), (0.29, 0.4, 0.9), 0.018, "tomato")
    tube([(0.42, 0.2, 0.03), (0.5, 0.0, 0.02), (0.42, -0.15, -0.02)], 0.012, "moss")
    tube([(0.46, 0.22, 0.03), (0.65, 0.1, 0.02), (0.75, -0.1, -0.02)], 0.012, "moss")
    rod((1.5, 2.8, 0), (1.5, 2.8, 3.0), 0.05, "slate")
    clock_face(1.5, 2.72, 2.7, r=0.3, hours=6, minutes=8)
    round_tree(-2.6, 9, -0.3, h=3, crown="sage")
