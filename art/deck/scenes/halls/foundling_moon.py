"""On the doormat, in a bread basket with a blanket, lies the moon; an old man kneels in the doorway."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bottle,
    box,
    cat,
    door,
    felt,
    glow,
    house,
    lamp,
    person,
    placed,
    surface,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((0.3, -2.3, 0.75), (-0.02, 0.6, 0.82), 34),
    Air(("lilac", "peach", "mist"), fill=0.95, clouds=0.5, cloud="blush", seed=4),
    Sun(30, 10, 2, "peach", 8),
)
def foundling_moon() -> None:
    """On the doormat, in a bread basket with a blanket, lies the moon; an old man kneels in the doorway."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(14):
        for j in range(9):
            box(
                -2.2 + 0.35 * k + 0.17 * (j % 2),
                -1.6 + 0.3 * j,
                -0.06,
                0.33,
                0.28,
                0.06,
                felt("mist") if (k + j) % 3 else felt("pewter"),
                bevel=0.03,
            )
    with placed(-0.55, 0.9):
        wall(2.4, 5, "bone", holes=[(0.75, 0.06, 0.95, 2.05)], skirting=None)
    door(-0.52, 0.92, 0.06, w=0.95, h=2.0, ajar=-80, leaf="indigo", frame="slate")
    box(-0.52, 2.2, 0, 1.6, 0.05, 2.4, glow("peach", 0.9), bevel=0)
    box(-0.5, 0.7, 0, 1.2, 0.4, 0.06, "pewter", bevel=0.02)
    person(
        -0.5,
        0.62,
        0.06,
        turn=34,
        tall=1.65,
        pose="kneel",
        coat="indigo",
        dress="robe",
        head="beard",
        hair="milk",
        hat="nightcap",
        hatted="rose",
        touch=((0.02, 0.2, 0.58), None),
        look=(10, -22),
    )
    with placed(0.32, 0.05, 0):
        box(0, 0, 0, 0.9, 0.6, 0.015, felt("brick"), bevel=0.005)
        for k in range(5):
            r = 0.25 + 0.014 * k
            tube(
                [(r * cos(a * pi / 8) * 1.2, r * sin(a * pi / 8), 0.05 + 0.055 * k) for a in range(16)],
                0.032,
                "sand",
                closed=True,
            )
        ball(0, 0, 0.32, 0.24, glow("bone", 1.1))
        for x, y, z, r in ((-0.08, -0.2, 0.38, 0.05), (0.06, -0.2, 0.28, 0.035), (0.02, -0.17, 0.47, 0.03)):
            ball(x, y, z, r, "linen", squash=(1, 0.5, 1))
        surface(
            lambda u, v: (-0.34 + 0.68 * u, -0.3 + 0.3 * v, 0.3 + 0.05 * sin(6 * u) - 0.26 * (1 - v) ** 2),
            felt("cornflower"),
            nu=24,
            nv=14,
            thick=0.02,
        )
    lamp(0.3, -0.2, 0.62, 7, "bone", size=0.2)
    cat(0.72, -0.05, 0.08, turn=-60, size=0.42, pose="curl")
    for x, y, h in ((1.4, 7, 1.6), (3.1, 8, 2.0), (0.2, 9, 1.8), (-2.4, 8, 2.2)):
        house(x, y, 0, w=2.0, d=2.0, h=h, wall="mauve", roof="slate", lit=None)
    ball(1.65, 30, 13.5, 1.1, glow("milk", 0.9), squash=(1, 0.1, 1))
    bottle(-1.25, 0.3, 0, size=0.32, tint="milk")
