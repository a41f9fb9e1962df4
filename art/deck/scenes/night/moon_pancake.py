"""On a roof at night a tin robot tosses the moon from a frying pan."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    arc,
    ball,
    box,
    cat,
    cutout,
    cylinder,
    felt,
    gable,
    glow,
    lamp,
    lathe,
    limb,
    metal,
    placed,
    plate,
    rod,
    tube,
)
from art.deck.registry import card


@card(
    View((0.2, -6.2, 1.3), (0.12, 0, 2.05), 37),
    Air(("ink", "indigo", "mauve", "salmon"), fill=0.7, stars=90, clouds=0.35, cloud="mauve", seed=9),
    Sun(-30, 30, 1.2, "lilac", 4),
)
def moon_pancake() -> None:
    """On a roof at night a tin robot tosses the moon from a frying pan."""
    tin, red, toque = metal("mist"), "tomato", felt("milk")
    gable(0.1, 0, -1.78, 7, 7, 1.78, "brick", turn=90)
    for k in range(7):
        y, z = -0.45 * k, -0.23 * k
        rod((-3.5, y, z), (3.5, y, z), 0.1 if k == 0 else 0.045, "chestnut")
        for j in range(12):
            x = -2.6 + 0.48 * j + 0.24 * (k % 2)
            rod((x, y, z + 0.02), (x, y - 0.45, z - 0.21), 0.03, "chestnut")
    with placed(-0.72, 0, 0.06, turn=26, scale=1.15):
        box(0, 0, 0.62, 0.62, 0.46, 0.72, tin, bevel=0.08)
        box(0, -0.24, 0.5, 0.5, 0.03, 0.74, toque, bevel=0.01)
        for side in (-1, 1):
            rod((side * 0.17, 0, 0.66), (side * 0.18, 0, 0.1), 0.08, tin)
            box(side * 0.18, -0.06, 0, 0.2, 0.34, 0.12, red, bevel=0.04)
            limb((side * 0.36, 0, 1.24), (side * 0.64, -0.03, 1.02), 0.06, tin)
        limb((-0.64, -0.03, 1.02), (-0.42, -0.12, 0.72), 0.055, tin)
        ball(-0.42, -0.12, 0.72, 0.08, red)
        limb((0.64, -0.03, 1.02), (0.95, -0.12, 1.32), 0.055, tin)
        ball(0.95, -0.12, 1.32, 0.08, red)
        rod((0.88, -0.1, 1.29), (1.4, -0.21, 1.56), 0.034, "umber")
        with placed(1.7, -0.27, 1.62, lean=-16):
            lathe([(0, 0), (0.32, 0), (0.4, 0.1), (0.38, 0.1), (0.31, 0.03), (0, 0.03)], 0, 0, 0, "slate")
        with placed(0.02, 0, 1.4, turn=10, tilt=-26, lean=8):
            cylinder(0, 0, -0.08, 0.07, 0.14, tin)
            box(0, 0, 0.03, 0.5, 0.42, 0.4, tin, bevel=0.09)
            for side in (-1, 1):
                with placed(side * 0.12, -0.2, 0.26, tilt=90):
                    cylinder(0, 0, 0, 0.1, 0.05, glow("butter", 2.5))
                    cylinder(0.01, 0.02, 0.04, 0.045, 0.03, "ink")
                with placed(side * 0.25, 0, 0.2, lean=side * 90):
                    cylinder(0, 0, 0, 0.07, 0.08, red)
            tube([(-0.1, -0.215, 0.12), (0, -0.22, 0.07), (0.1, -0.215, 0.12)], 0.018, "ink")
            cylinder(0, 0, 0.42, 0.19, 0.22, toque)
            for k in range(6):
                ball(0.13 * cos(k * pi / 3), 0.13 * sin(k * pi / 3), 0.68, 0.13, toque)
    with placed(0.92, 0.1, 3.42, tilt=56, lean=-16):
        cylinder(0, 0, -0.05, 0.98, 0.12, glow("butter", 1.1), sides=64)
        rim = [(0.98 * cos(a), 0.98 * sin(a), 0.01) for a in [2 * pi * k / 24 for k in range(24)]]
        tube(rim, 0.07, glow("straw", 0.8), closed=True)
        for x, y, r in (
            (0.3, 0.25, 0.2),
            (-0.35, 0.3, 0.14),
            (-0.1, -0.35, 0.24),
            (0.45, -0.25, 0.1),
            (-0.55, -0.1, 0.09),
            (0.05, 0.6, 0.08),
        ):
            for level in (-0.075, 0.065):
                cylinder(x, y, level, r, 0.02, glow("straw", 0.75))
    lamp(0.8, -1.1, 2.9, 150, "butter", size=0.7)
    lamp(-0.3, -2.2, 2.4, 60, "butter", size=0.6)
    box(1.25, 0.35, -0.6, 0.7, 0.55, 0.95, "chestnut", bevel=0.03)
    box(1.25, 0.35, 0.32, 0.82, 0.66, 0.12, "brick", bevel=0.03)
    plate(1.25, 0.3, 0.44, r=0.36, finish="milk")
    for k, bite in enumerate((0, 0.1, 0.2, 0.36)):
        moon = [*arc(0, 0, 0.27, 70, 290), *reversed(arc(bite - 0.5, 0, 0.56 - 0.2 * bite, -25, 25))]
        with placed(1.25 + 0.02 * k, 0.28, 0.5 + 0.07 * k, turn=40 * k):
            cutout(moon, 0.06, glow("honey" if k % 2 else "butter", 0.5), lying=True, bevel=0.02)
    cat(0.42, -0.1, 0.08, turn=-30, size=0.55)
