"""Under the table, among grown-up shoes, two children and a dog hold their own banquet."""

from math import sin

from art.deck.kit import (
    Air,
    View,
    ball,
    beast,
    boards,
    box,
    candle,
    cup,
    cylinder,
    felt,
    hand,
    jar,
    lamp,
    limb,
    person,
    placed,
    rod,
    shoe,
    solid,
    surface,
    wall,
)
from art.deck.registry import card


@card(View((0.1, -2.1, 0.45), (0.0, 0.3, 0.5), 31), Air(("brick", "chestnut"), fill=1.0), None)
def under_the_tablecloth() -> None:
    """Under the table, among grown-up shoes, two children and a dog hold their own banquet."""
    boards(6, 6, "chestnut", across=True)
    with placed(y=2.4):
        wall(7, 2.5, "cherry", stripes=felt("brick"))
    box(0, 0.55, 1.12, 3.4, 2.2, 0.06, "umber")
    surface(
        lambda u, v: (
            -1.75 + 3.5 * u,
            -0.55 + 0.04 * sin(30 * u),
            1.18 - 0.36 * v - 0.03 * sin(30 * u + 1) * v,
        ),
        felt("butter"),
        nu=90,
        nv=6,
    )
    for k in range(44):
        rod((-1.72 + k * 0.08, -0.56, 0.83), (-1.72 + k * 0.08, -0.57, 0.75), 0.012, "honey")
    for x, c, t in ((-1.3, "ink", 20), (1.25, "cherry", -25), (0.55, "umber", 170)):
        y = 1.35 if c == "umber" else -0.1
        for side in (-0.11, 0.11):
            shoe(x + side, y, turn=t, size=0.34, finish=c)
            limb(
                (x + side, y + 0.07, 0.12),
                (x + side * 1.1, y + 0.15, 1.05),
                0.075,
                felt("slate" if c != "cherry" else "blush"),
            )
    person(
        -0.66,
        0.62,
        turn=35,
        tall=0.98,
        pose="sit_floor",
        coat="tomato",
        young=True,
        head="braids",
        hair="honey",
        dress="skirt",
        touch=((-0.45, 0.3, 0.38), None),
        look=(10, -6),
    )
    person(
        0.38,
        0.75,
        turn=-30,
        tall=0.92,
        pose="hug_knees",
        coat="teal",
        young=True,
        head="short",
        look=(-20, 4),
    )
    beast("dog", 0.98, 0.25, turn=-110, size=0.85, coat="sand", stride=0.03, nod=-10)
    box(-0.12, 0.18, 0.0, 0.62, 0.5, 0.09, "milk", bevel=0.02)
    for k, c in enumerate(("rose", "milk", "raspberry")):
        cylinder(-0.12, 0.22, 0.09 + 0.09 * k, 0.17 - 0.045 * k, 0.09, c)
    ball(-0.12, 0.22, 0.39, 0.03, "tomato")
    for x, y in ((-0.34, 0.08), (0.12, 0.08)):
        cup(x, y, 0.09, size=0.055, finish="sky")
    jar(0.2, 0.0, 0.0, r=0.06, h=0.14, lid=None)
    candle(0.2, 0.0, 0.01, h=0.07, r=0.02, watts=25)
    lamp(-0.1, 0.1, 0.85, 45, "honey", size=0.2)
    hand(
        1.02, -0.35, 0.98, gesture="pinch", size=0.22, tilt=-165, turn=20, cuff="milk", sleeve="plum", arm=0.8
    )
    with placed(0.98, -0.42, 0.74):
        solid(
            [(-0.07, 0, 0), (0.07, 0, 0), (0, -0.12, 0), (-0.07, 0, 0.06), (0.07, 0, 0.06), (0, -0.12, 0.06)],
            [(0, 2, 1), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)],
            "raspberry",
        )
    shoe(-0.35, -0.95, turn=130, size=0.34, finish="plum")
