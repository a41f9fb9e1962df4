"""A woman in a beekeeper's veil plays a piano full of honeycomb; bees leave by the window."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    boards,
    box,
    cylinder,
    felt,
    glow,
    ground,
    jar,
    person,
    placed,
    rod,
    room,
    rough,
    round_tree,
    specks,
    stool,
    window,
)
from art.deck.registry import card


@card(
    View((0.25, -2.7, 1.4), (0.05, 0.8, 1.2), 34),
    Air(("sky", "milk", "butter"), fill=0.85),
    Sun(35, 50, 4.5, "butter", 3),
)
def piano_beehive() -> None:
    """A woman in a beekeeper's veil plays a piano full of honeycomb; bees leave by the window."""
    boards(5, 5, "honey")
    room(4.6, 1.7, 4.5, "bottle", holes=[(2.95, 1.0, 1.15, 1.4)], stripes=felt("petrol"), sides="left")
    window(1.22, 1.74, 1.0, 1.15, 1.4, bars=(2, 1))
    ground(14, 2.6, 12, "sage", height=lambda x, y: -0.3 + 0.2 * rough(x, y, 0.5))
    round_tree(1.9, 6, -0.3, h=2.4, crown="moss")
    with placed(-0.75, 1.1):
        box(0, 0.2, 0, 1.7, 0.5, 1.55, "chestnut", bevel=0.03)
        box(0, -0.12, 0.66, 1.7, 0.42, 0.08, "chestnut", bevel=0.02)
        box(0, -0.26, 0.735, 1.56, 0.16, 0.03, "milk", bevel=0.005)
        for k in range(15):
            box(-0.72 + 0.103 * k, -0.22, 0.762, 0.045, 0.1, 0.02, "ink", bevel=0.003)
        for side in (-0.8, 0.8):
            box(side, -0.18, 0, 0.09, 0.3, 0.75, "chestnut", bevel=0.02)
        for k in range(9):
            box(-0.68 + 0.17 * k, -0.06, 0.84, 0.13, 0.05, 0.62, "honey", bevel=0.02)
            for j in range(7):
                for i in (-1, 1):
                    with placed(
                        -0.68 + 0.17 * k + 0.03 * i, -0.085, 0.9 + 0.08 * j + 0.04 * (i > 0), tilt=90
                    ):
                        cylinder(
                            0, 0, 0, 0.026, 0.012, "rust" if (j + k) % 3 else glow("honey", 1.5), sides=6
                        )
        rod((-0.5, -0.28, 0.66), (-0.5, -0.28, 0.3), 0.012, glow("honey", 0.6))
        jar(-0.5, -0.3, 0, r=0.09, h=0.22, tint="honey", alpha=0.6, lid=None)
    stool(-0.65, 0.05, h=0.5, finish="umber")
    person(
        -0.65,
        0.02,
        0.04,
        turn=178,
        pose="sit",
        coat="milk",
        dress="robe",
        hat="veil",
        hatted="straw",
        head="bun",
        touch=((-0.35, 0.75, 0.84), (-0.95, 0.72, 0.9)),
        bend=8,
        look=(-16, -6),
    )
    bees = [
        (-0.5 + 1.75 * t, 0.95 + 1.4 * t, 1.55 + 0.35 * sin(7 * t) + 0.35 * t)
        for t in [k / 34 for k in range(35)]
    ]
    specks(bees, 0.036, "honey", stretch=(1.5, 1, 1))
    specks([(x + 0.03, y, z + 0.004) for x, y, z in bees], 0.026, "ink")
    for side in (-1, 1):
        ball(1.18 + 0.14 * side, 1.95, 1.1, 0.085, felt("cinnamon"))
    ball(1.18, 1.98, 0.96, 0.17, felt("cinnamon"))
    for k in range(3):
        with placed(1.0, -1.0, 0.1 * k, turn=10 * k):
            box(0, 0, 0, 0.6, 0.45, 0.08, "sand", bevel=0.01)
