"""In a lavender field a beekeeper plays a piano full of honeycomb; honey runs over the keys."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    dice,
    felt,
    flower,
    glow,
    grass,
    ground,
    jar,
    person,
    placed,
    porcelain,
    rough,
    round_tree,
    stool,
    tube,
)
from art.deck.registry import card


@card(
    View((1.5, -4.6, 2.0), (0.02, 0.0, 1.12), 36),
    Air(("cornflower", "lilac", "blush", "peach"), fill=0.85, clouds=0.5, cloud="milk", seed=5),
    Sun(-115, 34, 4.2, "butter", 3),
)
def piano_beehive() -> None:
    """In a lavender field a beekeeper plays a piano full of honeycomb; honey runs over the keys."""
    ground(30, -6, 24, "mauve", height=lambda x, y: 0.1 * rough(x, y, 0.5) - 0.08)
    grass(8, -3.5, 4, count=1900, h=0.24, colours=("lilac", "indigo", "mauve"))
    with placed(0.25, 0.55, 0, turn=-24):
        wood = porcelain("cherry")
        for side in (-0.9, 0.9):
            box(side, 0, 0, 0.12, 0.62, 1.75, wood, bevel=0.03)
            box(side, -0.42, 0, 0.12, 0.3, 0.72, wood, bevel=0.03)
        box(0, 0.2, 0, 1.8, 0.2, 1.7, "umber", bevel=0.02)
        box(0, 0, 1.72, 2.0, 0.7, 0.08, wood, bevel=0.03)
        with placed(0, 0.32, 1.8, tilt=58):
            box(0, 0.3, 0, 1.96, 0.62, 0.05, wood, bevel=0.02)
        box(0, -0.05, 0, 1.7, 0.3, 0.66, wood, bevel=0.02)
        box(0, -0.32, 0.66, 1.9, 0.5, 0.08, wood, bevel=0.02)
        for k in range(14):
            box(-0.78 + 0.12 * k, -0.4, 0.74, 0.112, 0.3, 0.035, porcelain("milk"), bevel=0.008)
            if k % 7 not in (2, 6):
                box(-0.72 + 0.12 * k, -0.32, 0.775, 0.06, 0.17, 0.03, "ink", bevel=0.008)
        for i in range(11):
            for j in range(5):
                x, z = -0.77 + 0.15 * i + 0.075 * (j % 2), 0.98 + 0.145 * j
                if x > 0.8:
                    continue
                with placed(x, 0.06, z, tilt=90, turn=0):
                    cylinder(0, 0, 0, 0.088, 0.08, "honey", sides=6)
                    cylinder(
                        0, 0, 0.06, 0.062, 0.035, glow("honey", 0.9) if (i * 3 + j) % 4 else "rust", sides=6
                    )
        honey = porcelain("honey")
        for k, long in enumerate((0.25, 0.5, 0.35, 0.62, 0.3)):
            x = -0.1 + 0.19 * k
            tube(
                [
                    (x, -0.02, 1.0),
                    (x + 0.02, -0.14, 0.86),
                    (x, -0.4, 0.81),
                    (x + 0.02, -0.58, 0.78),
                    (x + 0.02, -0.6, 0.76 - long),
                ],
                0.045,
                honey,
            )
            ball(x + 0.02, -0.6, 0.74 - long, 0.065, honey)
        person(
            -0.32,
            -1.02,
            -0.05,
            turn=176,
            tall=1.65,
            pose="sit",
            coat="milk",
            dress="robe",
            hat="veil",
            hatted="straw",
            legs="milk",
            touch=((0.05, -0.42, 0.86), (-0.62, -0.42, 0.86)),
            look=(-18, 0),
        )
        stool(-0.32, -1.0, h=0.48, finish="chestnut")
    person(
        -2.7,
        2.6,
        -0.05,
        turn=24,
        tall=1.7,
        head="bear",
        coat="cinnamon",
        legs="cinnamon",
        skin="cinnamon",
        pose="hush",
        touch=((-2.85, 2.2, 0.85), (-2.4, 2.25, 0.9)),
    )
    jar(-2.6, 2.12, 0.72, r=0.13, h=0.3, tint="honey", alpha=0.8)
    chance = dice("bees")
    for k in range(34):
        t = k / 33
        a, r = 7.5 * t + 0.5, 0.5 + 0.6 * t
        x, y, z = (
            0.3 + r * cos(a) + chance.uniform(-0.12, 0.12),
            0.3 + 0.5 * sin(a),
            1.95 + 1.6 * t + chance.uniform(-0.1, 0.1),
        )
        ball(x, y, z, 0.042, "honey", squash=(1.35, 1, 1))
        ball(x + 0.012, y, z, 0.043, "ink", squash=(0.35, 1.02, 1.02))
        ball(x, y, z + 0.05, 0.035, felt("milk"), squash=(0.8, 1.3, 0.3))
    for k in range(11):
        flower(
            -1.7 + 0.32 * k,
            -2.0 + 0.35 * (k % 3),
            -0.05,
            h=0.34 + 0.08 * (k % 2),
            petals=("raspberry", "milk", "butter")[k % 3],
            r=0.085,
            turn=20,
        )
    round_tree(-3.4, 7, 0, h=3.2, crown="sage")
