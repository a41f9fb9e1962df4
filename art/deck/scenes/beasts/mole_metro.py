"""A mole with its eyes shut drives a metro car; the straps are carrots poking through from above."""

from math import pi, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    blades,
    boards,
    box,
    felt,
    glow,
    lamp,
    limb,
    person,
    placed,
    porcelain,
    rod,
    rough,
    suitcase,
    surface,
    wall,
)
from art.deck.registry import card


@card(View((-0.25, -1.7, 1.45), (0.2, 1.8, 1.28), 26), Air(("peach", "umber"), fill=1.5), None)
def mole_metro() -> None:
    """A mole with its eyes shut drives a metro car; the straps are carrots poking through from above."""
    boards(3.4, 7, "cinnamon", y=1.5)
    for s in (-1, 1):
        with placed(s * 1.45, 1.4, turn=-90 * s):
            wall(
                6.5,
                2.6,
                "straw",
                holes=[(0.5 + 1.6 * k, 1.0, 1.2, 0.8) for k in range(4)],
                skirting="brass",
                dado=(0.85, "rust"),
            )
        box(s * 1.18, 1.6, 0.3, 0.5, 5.0, 0.14, felt("coral"), bevel=0.06)
        surface(
            lambda u, v, q=s: (q * (1.9 + 0.2 * rough(u * 6, v * 6, 1)), -2 + 8 * u, -0.5 + 4 * v),
            felt("umber"),
            nu=20,
            nv=10,
        )
    surface(
        lambda u, v: (-1.5 + 3 * u, -2 + 7 * v, 2.62 + 0.12 * rough(u * 5, v * 9, 1.0) + 0.25 * sin(pi * u)),
        felt("umber"),
        nu=40,
        nv=40,
    )
    with placed(y=4.7):
        wall(3, 3, "straw", holes=[(0.5, 1.0, 2.0, 1.2)], skirting=None)
    box(0, 5.5, 0.8, 3, 0.05, 2.2, felt("chestnut"), bevel=0)
    ball(0, 5.3, 1.5, 0.3, glow("butter", 3))
    for k in range(6):
        for s in (-1, 1):
            x, y = s * 0.72, 0.2 + 0.8 * k
            long = 0.12 if (k, s) == (1, 1) else 0.55
            rod((x, y, 2.62), (x, y, 2.62 - long), 0.09, "coral", top=0.015)
            blades([(x + 0.03 * n, y, 2.56) for n in range(-2, 3)], 0.18, felt("moss"), wide=0.02)
    person(
        0.5,
        3.0,
        turn=-20,
        tall=1.5,
        head="mole",
        coat="petrol",
        legs="ink",
        hat="cap",
        hatted="cherry",
        pose="stand",
        touch=((0.28, 2.6, 1.15), None),
    )
    box(0.24, 2.65, 0, 0.34, 0.3, 0.95, "brass", bevel=0.03)
    rod((0.24, 2.6, 0.95), (0.28, 2.56, 1.2), 0.022, "ink")
    ball(0.28, 2.55, 1.22, 0.05, "tomato")
    person(-1.1, 2.2, 0.0, turn=88, tall=1.35, head="mouse", coat="honey", dress="skirt", pose="sit")
    person(1.1, 1.2, 0.0, turn=-88, tall=1.5, head="badger", coat="bottle", pose="sit", look=(-20, 0))
    person(
        -0.72,
        0.55,
        turn=160,
        tall=1.45,
        head="mouse",
        coat="plum",
        dress="coat",
        touch=((-0.72, 0.95, 2.02), None),
        pose="reach",
    )
    ball(0.72, 1.0, 0.75, 0.22, porcelain("ink"), squash=(1, 0.8, 1.2))
    ball(0.72, 0.92, 1.06, 0.12, porcelain("ink"))
    limb((0.72, 0.95, 0.9), (0.74, 1.0, 1.55), 0.025, "ink")
    suitcase(-0.3, -0.35, 0, w=0.5, h=0.38, turn=15, finish="pistachio")
    for y in (0.6, 2.6):
        ball(0, y, 2.42, 0.1, glow("butter", 8))
        lamp(0, y, 2.0, 95, "butter", size=0.1)
