"""A child's feet at the edge of a dark hall; the coats on the stand throw the shadow of a bear."""

from math import cos, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    cylinder,
    felt,
    glow,
    hat,
    limb,
    loft,
    metal,
    person,
    placed,
    rod,
    spot,
    surface,
    sweep,
    wall,
)
from art.deck.registry import card


@card(View((-0.3, -2.9, 0.6), (0.05, 1.0, 1.15), 28), Air(("cornflower", "slate"), fill=1.9), None)
def bear_behind_the_coats() -> None:
    """A child's feet at the edge of a dark hall; the coats on the stand throw the shadow of a bear."""
    boards(6, 6, "cinnamon")
    with placed(y=1.9):
        wall(12, 8, "slate")
    with placed(-0.25, 0.75):
        cylinder(0, 0, 0, 0.22, 0.04, "umber")
        rod((0, 0, 0), (0, 0, 1.7), 0.035, "umber")
        for k, c in enumerate(("chestnut", "petrol", "plum")):
            with placed(0.14 * cos(2.1 * k), 0.12 * sin(2.1 * k), 0):
                sweep(
                    [(0, 0, 1.64), (0, 0, 1.56), (0, 0, 1.1), (0, 0, 0.6), (0, 0, 0.52), (0, 0, 0.515)],
                    [(0.07, 0.06), (0.21, 0.1), (0.17, 0.1), (0.24, 0.13), (0.25, 0.14), (0.2, 0.1)],
                    felt(c),
                )
                for side in (-1, 1):
                    limb((side * 0.2, 0, 1.52), (side * 0.27, -0.04, 0.95), 0.07, felt(c), tip=0.06)
                cylinder(0, -0.02, 1.58, 0.11, 0.08, felt("linen"), top=0.08)
                for z in (0.8, 1.0, 1.2):
                    ball(0.0, -0.125, z, 0.022, metal("brass"))
        limb((0.2, -0.15, 1.42), (0.3, -0.25, 0.9), 0.06, felt("petrol"))
        with placed(0.3, -0.27, 0.78):
            ball(0, 0, 0.0, 0.07, felt("milk"))
            for s in (-1, 1):
                ball(0.03 * s, 0, 0.12, 0.06, felt("milk"), squash=(0.35, 0.3, 1))
                ball(0.025 * s, -0.065, 0.015, 0.01, "ink")
        hat("bowler", 0, 0, 1.72, "ink")
    bear = felt("ink")
    with placed(0.55, 1.86, 0):
        ball(0.25, 0, 1.0, 0.85, bear, squash=(0.8, 0.02, 1.25))
        ball(-0.12, 0, 2.15, 0.42, bear, squash=(1, 0.03, 0.9))
        for s in (-0.38, 0.2):
            ball(s, 0, 2.52, 0.16, bear, squash=(1, 0.06, 1))
        ball(-0.5, 0, 2.02, 0.2, bear, squash=(1.2, 0.06, 0.8))
        limb((-0.25, 0, 1.6), (-0.8, 0, 1.15), 0.15, bear)
        ball(-0.86, -0.01, 1.05, 0.09, bear, squash=(1, 0.1, 1))
        for s in (-0.05, 0.04):
            ball(-0.9 + s, -0.01, 1.22, 0.09, bear, squash=(0.35, 0.1, 1))
    loft([(-3.2, -3, 0.004), (-1.0, -3, 0.004), (2.6, 1.85, 0.004), (-0.9, 1.85, 0.004)], glow("honey", 0.28))
    person(
        -0.78,
        -0.25,
        turn=146,
        tall=1.0,
        young=True,
        coat="bone",
        dress="robe",
        head="curls",
        hair="chestnut",
        legs="peach",
        shoes="peach",
        look=(-8, 20),
        hands=((-0.16, -0.22, 1.1), (0.18, -0.22, 1.12)),
    )
    surface(
        lambda u, v: (-1.4 + 0.65 * u, -1.25 + 0.7 * v, 0.02 + 0.06 * abs(sin(6 * u + 5 * v))),
        felt("honey"),
        nu=24,
        nv=20,
    )
    spot((-1.6, -2.6, 1.6), (0.3, 1.6, 1.0), 800, "honey", angle=60)
