"""A heron in a doctor's coat listens to a small house with a scarf on and an ice bag on its roof."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    gable,
    glow,
    grass,
    ground,
    lamp,
    metal,
    person,
    placed,
    porcelain,
    round_tree,
    steam,
    suitcase,
    sweep,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.7, -6.0, 1.5), (0.12, 0, 1.62), 40),
    Air(("indigo", "mauve", "rose", "peach"), fill=0.9, clouds=0.5, cloud="lilac", seed=9),
    Sun(-80, 20, 2.6, "peach", 4),
)
def house_doctor() -> None:
    """A heron in a doctor's coat listens to a small house with a scarf on and an ice bag on its roof."""
    ground(30, -6, 20, felt("moss"), height=lambda x, y: 0.08 * sin(x) + 0.02 * y)
    grass(8, -4, 6, count=2400, h=0.18, colours=("moss", "sage"))
    for x, y, h in ((-3.2, 7, 2.4), (3.4, 8, 3.0), (0.6, 10, 2.2)):
        round_tree(x, y, 0, h=h, crown="moss")
    with placed(0.62, 0.7, 0.05, turn=-14, lean=6):
        _house()
    person(
        -1.0,
        -0.5,
        0.02,
        turn=74,
        tall=2.1,
        pose="lean",
        bend=30,
        coat="milk",
        dress="coat",
        legs="coral",
        head="heron",
        touch=((-0.12, -0.45, 1.12), (-0.5, -0.6, 0.8)),
        look=(0, 4),
    )
    tube([(-0.42, -0.72, 1.85), (-0.4, -0.82, 1.35), (-0.2, -0.72, 0.98), (-0.1, -0.5, 1.1)], 0.028, "ink")
    with placed(-0.04, -0.42, 1.12, turn=70, tilt=80):
        cylinder(0, 0, 0, 0.09, 0.04, metal("mist"))
    suitcase(-0.55, -1.45, 0.0, w=0.52, h=0.32, d=0.24, turn=18, finish="ink")
    lamp(-1.4, -2.6, 2.6, 110, "butter", size=0.3)


def _house() -> None:
    box(0, 0, 0, 1.9, 1.6, 1.9, "bone", bevel=0.05)
    with placed(turn=90):
        gable(0, 0, 1.86, 2.0, 2.3, 1.05, "brick")
    for side in (-1, 1):
        box(side * 0.46, -0.8, 1.02, 0.5, 0.06, 0.52, glow("honey", 1.4), bevel=0.01)
        with placed(side * 0.46, -0.84, 1.36, lean=side * 10):
            box(0, 0, 0, 0.62, 0.1, 0.26, "rose", bevel=0.03)
        box(side * 0.46, -0.84, 0.98, 0.58, 0.08, 0.06, "chestnut", bevel=0.02)
    for x, coat in ((-0.55, "teal"), (-0.38, "plum"), (0.42, "petrol")):
        ball(x, -0.84, 1.12, 0.07, porcelain("peach"), squash=(1, 0.4, 1))
        ball(x, -0.84, 1.03, 0.09, felt(coat), squash=(1, 0.4, 0.8))
    box(0, -0.8, 0.3, 0.4, 0.06, 0.66, "chestnut", bevel=0.02)
    for k in range(5):
        level = 0.08 + 0.1 * k
        path = [
            (1.12 * cos(pi * i / 9) * (1 - 0.02 * k), 0.97 * sin(pi * i / 9) * (1 - 0.02 * k), level)
            for i in range(18)
        ]
        tube(path, 0.085, felt(("tomato", "coral")[k % 2]), closed=True)
    sweep(
        [(0.62, -0.92, 0.45), (0.7, -1.05, 0.25), (0.72, -1.2, 0.05), (0.74, -1.6, 0.03)],
        [(0.2, 0.09), (0.22, 0.07), (0.24, 0.06), (0.25, 0.04)],
        felt("tomato"),
    )
    box(0.62, 0.1, 2.3, 0.3, 0.3, 0.85, "brick", bevel=0.02)
    for k in range(3):
        steam(0.62 + 0.2 * k, 0.1, 3.2 + 0.12 * k, h=0.25, r=0.14, drift=0.2, seed=k)
    with placed(-0.28, -0.32, 2.66, tilt=38, lean=-8):
        ball(0, 0, 0, 0.42, porcelain("cornflower"), squash=(1.15, 0.9, 0.5))
        cylinder(0, 0, 0.18, 0.13, 0.12, metal("brass"))
