"""Two chairs stand empty at the end of a jetty; in the water they are taken."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    chair,
    cylinder,
    felt,
    glass,
    person,
    placed,
    rod,
    spot,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.25, -6.6, 1.35), (-0.02, 0, -0.22), 48),
    Air(("plum", "mauve", "salmon", "apricot"), fill=1.0, clouds=0.5, cloud="peach", seed=3),
    Sun(-35, 14, 3.0, "apricot", 3),
)
def chairs_taken_below() -> None:
    """Two chairs stand empty at the end of a jetty; in the water they are taken."""
    surface(lambda u, v: ((u - 0.5) * 60, -8 + 60 * v, 0.0), glass("midnight", 0.5), nu=1, nv=1)
    for x, r in ((-0.95, 0.22), (0.55, 0.2), (-0.95, 0.36), (0.55, 0.33)):
        ripple = [(x + r * cos(0.52 * k), -0.6 + 0.5 * r * sin(0.52 * k), 0.012) for k in range(12)]
        tube(ripple, 0.008, felt("blush"), closed=True)
    for x, y, w, h in ((-9, 30, 16, 1.3), (8, 34, 22, 2.0), (0, 38, 40, 0.9)):
        ball(x, y, 0, 1, felt("mauve"), squash=(w / 2, 1, h))
    _jetty(1)
    for x, turn in ((-0.42, 12), (0.42, -10)):
        chair(x, 0, z=0.42, turn=turn, size=1.15, finish="chestnut", seat="cherry")
    _cardigan()
    spot((-1.5, -5, 0.6), (0, 0, -1.0), 420, "peach", angle=60, soft=0.5)
    spot((-2.5, -4, 2.6), (0, 0, 0.9), 160, "apricot", angle=40, soft=0.5)
    with placed(lean=180):
        _jetty(-1)
        for x, turn in ((0.42, 12), (-0.42, -10)):
            chair(x, 0, z=0.42, turn=turn, size=1.15, finish="chestnut", seat="cherry")
        person(
            0.42,
            -0.05,
            0.44,
            turn=14,
            tall=1.72,
            pose="sit",
            coat="teal",
            legs="cornflower",
            head="beard",
            hair="milk",
            side=-10,
            hat="cap",
            hatted="indigo",
            touch=((0.1, -0.42, 1.0), None),
        )
        person(
            -0.42,
            -0.05,
            0.44,
            turn=-14,
            tall=1.6,
            pose="sit",
            coat="tomato",
            dress="skirt",
            head="bun",
            hair="mist",
            side=12,
            touch=(None, (0.06, -0.42, 1.0)),
        )


def _jetty(way: int) -> None:
    for k in range(11):
        x = way * (-1.0 + 0.42 * k)
        box(x, 0.05, 0.32, 0.4, 1.5, 0.07, "cinnamon", bevel=0.015)
    for k in range(3):
        x = way * (-0.95 + 1.5 * k)
        for y in (-0.6, 0.7):
            cylinder(x, y, 0, 0.07, 0.5, "umber")


def _cardigan() -> None:
    """Over the back of the right-hand chair."""
    with placed(0.46, 0.2, 1.05, turn=-10):
        surface(
            lambda u, v: ((u - 0.5) * 0.56, 0.06 - 0.1 * v, 0.5 - 0.55 * v),
            felt("tomato"),
            nu=8,
            nv=8,
            thick=0.04,
        )
        rod((-0.3, -0.02, 0.42), (-0.33, -0.06, -0.1), 0.06, felt("tomato"))
        rod((0.3, -0.02, 0.42), (0.33, -0.06, -0.1), 0.06, felt("tomato"))
