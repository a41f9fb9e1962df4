"""Hares in caps sort autumn leaves into pigeonholes as if they were the morning's mail."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    bird,
    boards,
    box,
    dice,
    felt,
    glow,
    leaf,
    person,
    placed,
    sweep,
)
from art.deck.registry import card


@card(
    View((0.35, -3.3, 1.55), (-0.15, 1.0, 1.3), 29),
    Air(("butter", "peach"), fill=0.75),
    Sun(40, 38, 4, "straw", 2),
)
def leaf_sorting_office() -> None:
    """Hares in caps sort autumn leaves into pigeonholes as if they were the morning's mail."""
    boards(6, 7, "cinnamon")
    with placed(0.2, 1.7, turn=-10):
        box(0, 0.25, 0, 4.4, 0.05, 4.2, "bottle", bevel=0)
        chance = dice("leaves")
        tints = ("rust", "honey", "tomato", "straw", "brick", "olive")
        for i in range(10):
            for j in range(8):
                x, z = -2.0 + 0.44 * i, 0.5 + 0.44 * j
                box(x - 0.22, 0, z, 0.03, 0.4, 0.44, "chestnut", bevel=0)
                box(x, 0, z, 0.44, 0.4, 0.03, "chestnut", bevel=0)
                if (i, j) == (6, 5):
                    bird(x, -0.02, z + 0.03, size=0.32, turn=20, body="mist", wing="pewter")
                elif chance.random() < 0.72:
                    for _ in range(chance.randrange(1, 4)):
                        leaf(
                            x + chance.uniform(-0.08, 0.08),
                            -0.12,
                            z + 0.12 + chance.uniform(0, 0.1),
                            size=0.26,
                            tilt=80,
                            turn=chance.uniform(-30, 30),
                            lean=chance.uniform(-40, 40),
                            finish=chance.choice(tints),
                        )
    for x, y, t, pose in ((-0.55, 0.9, 160, "reach"), (0.95, 0.7, -150, "offer")):
        person(
            x,
            y,
            turn=t,
            tall=1.5,
            head="hare",
            coat="petrol" if x < 0 else "bottle",
            hat="cap",
            hatted="brick",
            dress="apron",
            pose=pose,
        )
    person(
        -0.15,
        -0.15,
        turn=62,
        tall=1.45,
        head="hare",
        coat="rust",
        hat="cap",
        hatted="bottle",
        pose="reach",
        touch=((0.12, -0.15, 1.62), None),
        look=(-6, 30),
    )
    leaf(0.14, -0.2, 1.66, size=0.3, tilt=70, turn=30, finish=glow("tomato", 0.7))
    with placed(0.85, -0.95, 0):
        sweep(
            [(0, 0, 0), (0, 0, 0.2), (0, 0, 0.5), (0.02, 0, 0.66)],
            [(0.28, 0.26), (0.34, 0.32), (0.26, 0.24), (0.22, 0.2)],
            felt("linen"),
        )
    for k in range(46):
        a = k * 2.4
        r = 0.04 + 0.13 * k**0.5
        leaf(
            0.7 + r * cos(a),
            -1.1 + 0.7 * r * sin(a),
            0.05 + 0.5 * max(0, 0.4 - r),
            size=0.28,
            turn=40 * k,
            tilt=20 * sin(k),
            finish=tints[k % 6],
        )
