"""A vast eye with a tear looks in at the window; a girl on a chair holds up a bed sheet to it."""

from math import cos, pi, radians, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    bucket,
    chair,
    cup,
    cupboard,
    felt,
    glass,
    glow,
    person,
    placed,
    porcelain,
    room,
    shell,
    surface,
    table,
    table_lamp,
    tube,
    window,
)
from art.deck.registry import card


@card(
    View((-0.35, -3.7, 1.5), (0.12, 1.0, 1.52), 35),
    Air(("mauve", "rose"), fill=0.7),
    None,
)
def handkerchief_for_a_tear() -> None:
    """A vast eye with a tear looks in at the window; a girl on a chair holds up a bed sheet to it."""
    boards(6, 6, "cinnamon", y=0)
    room(
        4.6,
        1.8,
        5.2,
        felt("brick"),
        holes=[(1.35, 1.0, 2.1, 1.9)],
        stripes=felt("coral"),
        dado=(0.8, "plum"),
        near=-3,
    )
    window(0.1, 1.86, 1.0, 2.1, 1.9, bars=(1, 1), frame="bone")
    with placed(0.25, 3.35, 1.98):
        _eye()
    chair(-0.82, 0.95, turn=180, finish="honey")
    person(
        -0.82,
        0.92,
        0.47,
        turn=158,
        tall=1.3,
        young=True,
        pose="offer",
        coat="teal",
        dress="skirt",
        head="braids",
        hair="umber",
        look=(-10, 20),
        touch=((-0.3, 1.25, 1.4), (-0.7, 1.3, 1.58)),
    )
    surface(
        lambda u, v: (
            -0.7 + 0.6 * u,
            1.28 - 0.05 * u + 0.07 * sin(9 * u) * (1 - v) + 0.12 * (1 - v),
            1.56 - 0.16 * u - 0.07 * sin(pi * u) * v - 1.02 * (1 - v),
        ),
        felt("milk"),
        nu=30,
        nv=20,
        thick=0.012,
    )
    table(1.2, 0.55, 0.9, 0.8, 0.66, finish="chestnut")
    cup(1.0, 0.4, 0.66, size=0.1, finish="ice")
    bucket(1.35, 0.6, 0.66, r=0.2, h=0.3, finish=porcelain("ice"), filled="rust")
    table_lamp(-1.5, 1.3, 0.75, watts=26, size=1.25)
    cupboard(-1.55, 1.4, 0.7, 0.5, 0.75, finish="petrol", drawers=2)
    area((-0.9, -2.8, 2.2), (0, 1, 1.0), 130, "peach", size=1.6)
    area((0.2, 2.15, 3.3), (0.2, 2.9, 1.9), 60, "milk", size=0.3)


def _eye() -> None:
    skin = felt("sea_green")
    ball(0, 0, 0, 1.25, porcelain("milk"))
    with placed(-0.16, 0, -0.12):
        ball(0, -0.78, 0, 0.62, porcelain("honey"), squash=(1, 0.85, 1))
        ball(0, -1.17, 0, 0.32, porcelain("ink"), squash=(1, 0.5, 1))
        ball(-0.14, -1.3, 0.16, 0.09, glow("milk", 2.5))
    with placed(tilt=-14):
        shell(0, 0.02, 0, 1.36, skin, rise=(26, 90))
    shell(0, 0.02, 0, 1.36, skin, rise=(-90, -34))
    ball(0, 1.1, 0, 3.0, skin, squash=(1, 0.42, 1))
    for k in range(9):
        a = radians(-130 + 10 * k)
        c, s = cos(a), sin(a)
        tube(
            [(1.22 * c, 1.22 * s, 0.66), (1.36 * c, 1.42 * s, 0.72), (1.46 * c, 1.5 * s, 0.95)],
            0.028,
            "bottle",
        )
    ball(-0.5, -1.2, -0.55, 0.14, glass("ice", 0.8), squash=(1, 0.9, 1.4))
    ball(-0.53, -1.32, -0.53, 0.035, glow("milk", 3))
