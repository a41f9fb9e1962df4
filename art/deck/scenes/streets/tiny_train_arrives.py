"""A packed platform leans forward to meet a train no longer than a loaf."""

from art.deck.kit import (
    Air,
    View,
    box,
    cylinder,
    dice,
    glow,
    ground,
    hat,
    lamp,
    metal,
    person,
    placed,
    rod,
    steam,
    street_lamp,
    suitcase,
    wall,
)
from art.deck.registry import card


@card(View((0.3, -3.6, 0.75), (0.1, 1.5, 1.05), 32), Air(("slate", "pewter", "straw"), fill=0.9), None)
def tiny_train_arrives() -> None:
    """A packed platform leans forward to meet a train no longer than a loaf."""
    ground(20, -5, 3, "slate")
    for k in range(26):
        box(-3 + 0.24 * k, -0.9, 0.0, 0.13, 1.3, 0.05, "umber", bevel=0.01)
    for y in (-1.35, -0.45):
        rod((-5, y, 0.1), (5, y, 0.1), 0.035, metal("pewter"))
    box(0, 1.9, 0, 9, 3.6, 0.62, "brick", bevel=0.03)
    box(0, 0.2, 0.6, 9, 0.3, 0.06, "bone", bevel=0.01)
    with placed(y=4.2):
        wall(12, 6, "slate", skirting=None)
    chance = dice("platform")
    for k in range(11):
        x = -1.75 + 0.36 * k
        y = 0.55 + 0.45 * (k % 2) + 0.25 * (k % 3)
        person(
            x,
            y,
            0.65,
            turn=chance.uniform(-25, 25),
            tall=chance.uniform(1.5, 1.8),
            pose="lean",
            bend=chance.uniform(12, 34),
            coat=("teal", "plum", "brick", "honey", "petrol", "moss")[k % 6],
            dress=("coat", "robe", "")[k % 3],
            hat=("bowler", "sun", "cap", "top", "scarf")[k % 5],
            hatted=("ink", "straw", "cherry", "umber")[k % 4],
            head=("short", "bun", "beard")[k % 3],
            look=(0, -18),
        )
    person(
        -1.1,
        0.3,
        0.65,
        turn=14,
        tall=1.7,
        pose="bow",
        bend=66,
        coat="ink",
        head="bald",
        hands=((-0.3, -0.5, 0.5), (0.3, -0.4, 0.75)),
    )
    hat("bowler", -0.85, -0.25, 1.22, "ink", size=0.9, turn=30)
    with placed(-0.2, -0.9, 0.12):
        box(-0.2, 0, 0.03, 0.22, 0.12, 0.1, "tomato", bevel=0.02)
        with placed(-0.36, 0, 0.09, lean=90):
            cylinder(0, 0, -0.08, 0.055, 0.16, "tomato")
        cylinder(-0.4, 0, 0.13, 0.018, 0.08, "ink", top=0.028)
        for k in range(4):
            box(0.06 + 0.19 * k, 0, 0.03, 0.17, 0.11, 0.11, ("honey", "teal")[k % 2], bevel=0.015)
            for j in (-0.04, 0.04):
                box(0.06 + 0.19 * k + j, -0.056, 0.08, 0.05, 0.006, 0.04, glow("butter", 4), bevel=0)
        steam(-0.4, 0, 0.24, h=0.5, r=0.035, drift=0.25)
        person(0.0, -0.12, -0.1, turn=-20, tall=0.09, coat="indigo", hat="cap", hatted="cherry", pose="wave")
    lamp(-0.4, -1.6, 1.0, 14, "butter")
    for x in (-1.4, 1.3):
        street_lamp(x, 2.8, z=0.62, h=2.3, watts=180)
    suitcase(0.9, 0.3, 0.62, turn=15, finish="cinnamon")
    suitcase(1.35, -0.1, 0.62, w=0.4, h=0.3, turn=-20, finish="cherry")
