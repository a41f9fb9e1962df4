"""Two winter boots stand in melted snow, and the pool is a harbour with boats moored to the laces."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    box,
    felt,
    glass,
    glow,
    person,
    placed,
    rock,
    rod,
    rope,
    row_boat,
    shoe,
    surface,
    wall,
    water,
)
from art.deck.registry import card


@card(View((-0.1, -0.98, 0.56), (0.0, 0.2, 0.09), 37), Air(("sky", "ice"), fill=0.6), None)
def puddle_under_boots() -> None:
    """Two winter boots stand in melted snow, and the pool is a harbour with boats moored to the laces."""
    boards(3, 3, "cinnamon", across=True, wide=0.16)
    with placed(y=1.1):
        wall(4, 3, "sage", dado=(0.5, "moss"))
    box(0.55, 1.05, 0.0, 0.5, 0.02, 0.03, glow("butter", 6), bevel=0)
    for x, y, t in ((-0.1, 0.5, -62), (0.12, 0.25, -48)):
        shoe(x, y, 0, turn=t, size=0.56, finish="chestnut", boot=0.4, lace="tomato")
        ball(x + 0.02, y + 0.02, 0.17, 0.07, felt("milk"), squash=(1.4, 0.8, 0.4))
    surface(
        lambda u, v: (
            0.01 + v * 0.42 * (1 + 0.08 * sin(10 * pi * u)) * cos(2 * pi * u),
            0.13 + v * 0.38 * (1 + 0.1 * sin(6 * pi * u + 1)) * sin(2 * pi * u),
            0.008 - 0.006 * v**8,
        ),
        water("cornflower", 0.2),
        nu=72,
        nv=10,
    )
    for x, y, t, c in (
        (-0.29, 0.02, 20, "tomato"),
        (-0.11, -0.13, -10, "honey"),
        (0.1, -0.03, 30, "teal"),
        (0.31, 0.1, -35, "bone"),
    ):
        row_boat(x, y, 0.006, long=0.15, turn=t, finish=c)
        rope(
            (x + 0.04, y + 0.02, 0.03),
            (-0.19 if x < 0 else 0.13, 0.2, 0.13),
            sag=0.01,
            r=0.003,
            finish="tomato",
        )
        person(
            x,
            y + 0.004,
            0.016,
            turn=t - 90,
            tall=0.1,
            pose="sit",
            coat=("petrol", "cherry")[int(x > 0)],
            hat="cap",
            hatted="ink",
        )
    for k in range(7):
        box(0.44 - 0.035 * k, -0.07, 0.03, 0.028, 0.07, 0.007, "sand", bevel=0)
        for y in (-0.1, -0.04):
            rod((0.44 - 0.035 * k, y, 0.035), (0.44 - 0.035 * k, y, 0.0), 0.004, "umber")
    rock(0.3, -0.2, 0.02, size=0.055, finish="ice", seed=4)
    surface(
        lambda u, v: (-0.26 + 0.12 * u, 0.1 + 0.03 * v, 0.13 - 0.08 * v + 0.02 * sin(pi * u)),
        glass("linen", 0.55),
        nu=10,
        nv=6,
    )
    area((0.8, 0.7, 0.6), (0, 0.1, 0.05), 12, "butter", size=0.3)
    area((-0.8, -0.8, 0.9), (0, 0.1, 0.1), 6, "ice", size=0.5)
