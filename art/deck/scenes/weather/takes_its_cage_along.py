"""High over roofs a small bird flies and carries its open cage like a handbag."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    bird,
    cup,
    cylinder,
    dice,
    felt,
    frame,
    house,
    metal,
    mirror,
    placed,
    rod,
    tube,
)
from art.deck.registry import card


@card(
    View((0.3, -4.2, 4.6), (0.05, 3, 3.9), 33),
    Air(("cornflower", "lilac", "peach"), fill=1.0, clouds=0.8, cloud="blush", seed=14),
    Sun(50, 14, 3.2, "peach", 3),
)
def takes_its_cage_along() -> None:
    """High over roofs a small bird flies and carries its open cage like a handbag."""
    bird(-0.2, 0.2, 4.7, size=1.1, turn=-62, tilt=-6, body="coral", wing="brick", flying=True, flap=32)
    with placed(-0.12, 0.15, 3.3, lean=-7):
        wire = metal("brass")
        tube(
            [(0.12 * cos(a), 0, 1.35 + 0.12 * sin(a)) for a in [2 * pi * k / 10 for k in range(10)]],
            0.018,
            wire,
            closed=True,
        )
        for k in range(14):
            a = 2 * pi * k / 14
            if k in (10, 11):
                continue
            tube(
                [
                    (0.45 * cos(a), 0.45 * sin(a), 0),
                    (0.45 * cos(a), 0.45 * sin(a), 0.6),
                    (0.34 * cos(a), 0.34 * sin(a), 1.0),
                    (0, 0, 1.24),
                ],
                0.014,
                wire,
            )
        cylinder(0, 0, -0.05, 0.5, 0.08, wire)
        for z in (0.35, 0.7):
            tube(
                [(0.45 * cos(a), 0.45 * sin(a), z) for a in [2 * pi * k / 20 for k in range(20)]],
                0.012,
                wire,
                closed=True,
            )
        rod((-0.4, 0, 0.4), (0.4, 0, 0.4), 0.02, "chestnut")
        cup(0.2, -0.1, 0.03, size=0.14, finish="milk", saucer=False)
        with placed(-0.2, 0.05, 0.05, lean=70):
            cylinder(0, 0, 0, 0.07, 0.4, felt("cherry"))
        frame(-0.05, 0.25, 0.4, 0.16, 0.22, "honey", mirror("ice"))
    chance = dice("roofs")
    for k in range(26):
        x, y = -5 + 1.9 * (k % 6) + chance.uniform(-0.4, 0.4), 1.5 + 2.4 * (k // 6)
        house(
            x,
            y,
            -1.5 + chance.uniform(-0.4, 0.5),
            w=1.7,
            d=1.7,
            h=2.0,
            turn=chance.uniform(-20, 20),
            wall=("linen", "blush", "sand")[k % 3],
            roof=("brick", "rust", "plum", "coral")[k % 4],
            lit=None,
            smoke="milk" if k == 7 else None,
        )
    bird(1.0, 1.6, 2.35, size=0.5, turn=60, body="honey", wing="brass")
