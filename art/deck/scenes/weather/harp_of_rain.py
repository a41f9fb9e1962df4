"""A woman plays a harp in a dry field; its strings are rain that falls from a small cloud."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bare_tree,
    bird,
    cloud,
    dice,
    felt,
    flower,
    glow,
    grass,
    ground,
    metal,
    person,
    placed,
    rod,
    rough,
    stool,
    surface,
    tube,
    water,
)
from art.deck.registry import card


@card(
    View((-0.35, -5.6, 1.35), (0.1, 0, 1.56), 42),
    Air(("petrol", "sea_green", "butter", "apricot"), fill=0.95, clouds=0.5, cloud="butter", seed=29),
    Sun(-58, 18, 3.2, "apricot", 3),
)
def harp_of_rain() -> None:
    """A woman plays a harp in a dry field; its strings are rain that falls from a small cloud."""
    ground(40, -6, 34, "sand", height=lambda x, y: 0.07 * rough(x, y, 0.5) - 0.03 + max(0, y - 6) * 0.03)
    grass(9, -3, 7, count=900, h=0.2, colours=("straw", "honey", "sand"))
    with placed(0.42, 0, 0):
        _harp()
    person(
        -0.5,
        0.1,
        0,
        turn=80,
        tall=1.7,
        pose="sit",
        coat="cherry",
        dress="robe",
        head="long",
        hair="umber",
        hands=((-0.2, -0.5, 1.0), (0.2, -0.5, 1.2)),
        look=(0, -8),
        touch=((0.06, -0.14, 1.05), (0.1, 0.1, 1.42)),
    )
    stool(-0.54, 0.1, h=0.42, finish="umber")
    for n, (r, finish) in enumerate(((0.78, water("cornflower", 0.12)), (0.9, felt("rust")))):
        surface(
            lambda u, v, r=r, n=n: (
                0.5 + r * v * cos(2 * pi * u) * (1 + 0.12 * sin(6 * pi * u)),
                -0.05 + 0.62 * r * v * sin(2 * pi * u) * (1 + 0.1 * sin(4 * pi * u)),
                0.035 - 0.012 * n,
            ),
            finish,
            nu=60,
            nv=4,
        )
    chance = dice("meadow")
    for _ in range(26):
        a = chance.uniform(0, 2 * pi)
        r = chance.uniform(1.0, 1.35)
        x, y = 0.5 + r * cos(a), -0.05 + 0.66 * r * sin(a)
        flower(
            x,
            y,
            0,
            h=chance.uniform(0.14, 0.3),
            petals=chance.choice(("raspberry", "milk", "cornflower")),
            r=0.06,
        )
    for k in range(3):
        bird(
            -0.62 - 0.26 * k,
            -1.0 - 0.06 * k,
            0.0,
            size=0.19,
            turn=80,
            body="butter",
            wing="honey",
            beak="tomato",
            legs=0.25,
        )
    bird(-0.25, -1.0, 0.0, size=0.4, turn=76, legs=0.25, body="butter", wing="honey", beak="tomato")
    for x, y, s in ((-2.8, 10, 0.7), (2.6, 13, 0.9)):
        bare_tree(x, y, 0, h=3.4 * s, seed=int(x * 10))


def _harp() -> None:
    """A golden frame, a cloud on its neck, and rain in place of strings."""
    gold = metal("brass")
    tube([(-0.42, 0, 0.25), (-0.2, 0, 0.1), (0.1, 0, 0.1), (0.62, 0, 0.18)], 0.09, gold)
    tube([(-0.44, 0, 0.22), (-0.5, 0, 0.6), (-0.3, 0, 1.4), (-0.12, 0, 1.9), (-0.3, 0, 2.15)], 0.085, gold)
    rod((0.62, 0, 0.12), (0.78, 0, 2.35), 0.075, gold)
    ball(0.78, 0, 2.42, 0.13, gold)
    tube([(-0.3, 0, 2.12), (-0.1, 0, 2.4), (0.25, 0, 2.1), (0.5, 0, 2.25), (0.78, 0, 2.36)], 0.08, gold)
    for k in range(13):
        t = k / 12
        x = -0.3 + 0.98 * t
        top = 2.2 - 0.04 * sin(pi * t)
        for j in range(9):
            z = top - 0.225 * j - 0.1 * (k % 2)
            if z > 0.35:
                rod((x, -0.02, z), (x + 0.004, -0.02, z - 0.15), 0.013, glow("ice", 1.1), sides=6)
    cloud(0.25, 0.05, 2.62, size=0.86, finish="pewter", seed=7, flat=0.75)
    cloud(0.35, -0.15, 2.72, size=0.6, finish="mist", seed=9, flat=0.7)
