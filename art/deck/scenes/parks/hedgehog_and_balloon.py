"""A hedgehog leans towards a red balloon on a bench and holds out a flower."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bench,
    dice,
    felt,
    flower,
    grass,
    ground,
    hat,
    lathe,
    limb,
    placed,
    porcelain,
    rod,
    rough,
    round_tree,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.25, -3.9, 1.15), (-0.02, 0, 1.08), 41),
    Air(("mauve", "rose", "peach"), fill=0.95, clouds=0.5, cloud="blush", seed=52),
    Sun(-70, 26, 3.0, "peach", 3),
)
def hedgehog_and_balloon() -> None:
    """A hedgehog leans towards a red balloon on a bench and holds out a flower."""
    ground(30, -5, 20, "pistachio", height=lambda x, y: 0.05 * rough(x, y, 0.7) - 0.03)
    bench(0.05, 0)
    with placed(-0.5, 0.0, 0.47, turn=38):
        _hedgehog()
    red = porcelain("tomato")
    lathe(
        [
            (0.0, 0.0),
            (0.05, 0.01),
            (0.03, 0.06),
            (0.12, 0.18),
            (0.34, 0.5),
            (0.43, 0.85),
            (0.36, 1.16),
            (0.18, 1.32),
            (0, 1.36),
        ],
        0.6,
        0.0,
        0.56,
        red,
    )
    ball(0.6, 0, 0.56, 0.05, red)
    tube(
        [(0.6, 0, 0.55), (0.55, -0.1, 0.5), (0.62, -0.22, 0.47), (0.5, -0.3, 0.3), (0.56, -0.32, 0.1)],
        0.012,
        "milk",
    )
    hat("boater", 0.6, 0.0, 1.93, "straw", size=1.0)
    with placed(0.05, -0.28, 1.02, lean=16):
        flower(0, 0, 0, h=0.3, petals="butter", middle="honey", r=0.1, face=70, leafy=False)
    for k in range(14):
        x = -1.6 + 0.24 * k
        flower(x, -0.9 - 0.3 * (k % 3), 0, h=0.2, petals=("milk", "rose", "lilac")[k % 3], r=0.05)
    grass(6, -2, 3, count=500, h=0.14)
    for x, y, h in ((-2.4, 6, 3.0), (0.4, 9, 3.6), (2.6, 7, 3.0)):
        round_tree(x, y, 0, h=h, crown="moss")


def _hedgehog() -> None:
    fur, face = felt("umber"), felt("sand")
    ball(0, 0.08, 0.42, 0.4, fur, squash=(1, 0.95, 1.1))
    ball(0, -0.16, 0.36, 0.3, face, squash=(0.9, 0.7, 1.1))
    with placed(0, -0.12, 0.86, tilt=6):
        ball(0, 0.05, 0.02, 0.27, fur)
        ball(0, -0.08, -0.02, 0.22, face)
        rod((0, -0.2, -0.03), (0, -0.46, -0.02), 0.12, face, top=0.04)
        ball(0, -0.48, -0.01, 0.055, porcelain("ink"))
        for s in (-1, 1):
            ball(s * 0.11, -0.25, 0.07, 0.038, porcelain("ink"))
            ball(s * 0.11 - 0.01, -0.285, 0.085, 0.012, "milk")
            ball(s * 0.22, 0.0, 0.16, 0.075, face)
    chance = dice("spines")
    for _ in range(230):
        a, b = chance.uniform(-0.3, pi + 0.3), chance.uniform(-0.5, 1.5)
        d = (cos(a) * cos(b), sin(a) * cos(b), sin(b))
        if d[1] > -0.2 or d[2] > 0.75:
            p = (0.39 * d[0], 0.08 + 0.38 * d[1], 0.46 + 0.5 * d[2] + (0.14 if d[2] > 0.3 else 0))
            rod(
                p,
                (p[0] + 0.2 * d[0], p[1] + 0.2 * d[1] + 0.05, p[2] + 0.2 * d[2]),
                0.022,
                "chestnut" if chance.random() < 0.6 else "linen",
                top=0.003,
                sides=5,
            )
    for s in (-1, 1):
        limb((s * 0.26, -0.2, 0.5), (s * 0.22 + 0.12, -0.5, 0.56), 0.07, face, tip=0.055)
        limb((s * 0.18, -0.2, 0.1), (s * 0.2, -0.42, 0.06), 0.1, face, tip=0.08)
