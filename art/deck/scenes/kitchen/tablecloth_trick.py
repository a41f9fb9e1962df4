"""Gloved hands pull winter off a table like a cloth, and the toy village stands in spring."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    beast,
    boards,
    cylinder,
    felt,
    fir,
    hand,
    hat,
    house,
    limb,
    placed,
    rod,
    rough,
    round_tree,
    surface,
    table,
    wall,
)
from art.deck.registry import card


@card(
    View((0.5, -2.0, 2.65), (0.52, 0.1, 0.78), 28),
    Air(("sky", "milk"), fill=1.0),
    Sun(-55, 45, 4, "milk", 2),
)
def tablecloth_trick() -> None:
    """Gloved hands pull winter off a table like a cloth, and the toy village stands in spring."""
    with placed(y=2.6):
        wall(9, 4, "cherry", stripes=felt("brick"))
    boards(9, 7, "chestnut")
    table(0, 0.2, 2.6, 1.6, 0.7, finish="umber")
    surface(
        lambda u, v: (-1.3 + 1.9 * u, -0.58 + 1.56 * v, 0.74 + 0.03 * rough(u * 3, v * 3, 1.2)),
        felt("pistachio"),
        nu=30,
        nv=20,
    )

    def winter(u: float, v: float) -> tuple[float, float, float]:
        x = 0.1 + 1.35 * u
        return (
            x + 0.12 * v * u,
            -0.62 + 1.6 * v - 0.75 * u * u * (1 - v),
            0.75 + 0.32 * u * u + 0.06 * sin(11 * v + 5 * u) * (0.3 + u),
        )

    surface(winter, felt("milk"), nu=50, nv=40, thick=0.015)
    for x, y, c in (
        (-0.9, 0.45, "tomato"),
        (-0.45, 0.75, "honey"),
        (-0.6, -0.1, "cornflower"),
        (-0.1, 0.35, "brick"),
        (0.12, 0.8, "teal"),
    ):
        house(x, y, 0.74, w=0.26, d=0.24, h=0.2, wall="milk", roof=c, lit=None)
    for x, y in ((-1.1, 0.0), (-0.2, 0.05), (-0.75, 0.8), (-0.3, 0.6), (-1.1, 0.75)):
        round_tree(x, y, 0.72, h=0.36, crown="moss")
    beast("cow", -0.3, -0.22, 0.75, turn=70, size=0.17, coat="rust", pale="blush")
    for x, y in ((0.45, 0.1), (0.6, 0.7), (0.75, 0.35)):
        fir(x, y, 0.8 + 0.06 * x, h=0.4, snow=True)
    house(0.5, 0.42, 0.8, w=0.24, d=0.22, h=0.18, wall="milk", roof="milk", lit=None)
    for r, z in ((0.09, 0.08), (0.06, 0.2)):
        ball(0.35, -0.35, 0.78 + z, r, felt("milk"))
    cylinder(0.35, -0.35, 0.92, 0.055, 0.035, "cherry")
    hat("top", 0.35, -0.35, 1.02, "ink", size=0.36)
    rod((0.35, -0.41, 0.98), (0.35, -0.47, 0.98), 0.015, "coral", top=0.002)
    limb((0.3, -0.35, 0.93), (0.14, -0.33, 0.92), 0.015, "umber")
    for k in range(4):
        rod((0.12 - 0.12 * k, -0.35, 0.73), (0.12 - 0.12 * k, -0.35, 0.93), 0.012, "sand")
    rod((0.14, -0.35, 0.86), (-0.3, -0.35, 0.86), 0.009, "sand")
    hand(
        1.28,
        -0.72,
        1.0,
        gesture="hold",
        size=0.42,
        turn=-60,
        tilt=35,
        lean=-70,
        skin="tomato",
        cuff="tomato",
        sleeve="ink",
        arm=2,
    )
    hand(
        1.5,
        0.55,
        1.18,
        gesture="hold",
        size=0.42,
        turn=-60,
        tilt=35,
        lean=-70,
        skin="tomato",
        cuff="tomato",
        sleeve="ink",
        arm=2,
    )
