"""Camels with sugar on their backs cross the salt around a salt cellar as high as a tower."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    beast,
    box,
    cylinder,
    dice,
    felt,
    glass,
    ground,
    lathe,
    metal,
    person,
    placed,
    porcelain,
    rod,
    rope,
    rough,
)
from art.deck.registry import card


def _dunes(x: float, y: float) -> float:
    heap = 0.95 * 2.7 ** (-((x - 0.75) ** 2) * 0.9 - (y - 2.6) ** 2 * 0.5)
    return heap + 0.07 * sin(3.2 * y + 0.9 * x) + 0.05 * rough(x, y, 1.2) + 0.14 * rough(x, y, 0.45)


def _camel(x: float, y: float, size: float, turn: float, load: str) -> None:
    z = _dunes(x, y) - 0.02
    beast("camel", x, y, z, turn=turn, size=size, coat="sand", stride=0.2)
    with placed(x, y, z, turn=turn, scale=size):
        box(0, 0.0, 1.0, 0.72, 0.5, 0.14, felt(load), bevel=0.06)
        for side in (-1, 1):
            box(side * 0.42, 0.02, 0.86, 0.34, 0.42, 0.4, felt("milk"), bevel=0.03)


@card(
    View((-0.5, -4.4, 0.95), (-0.12, 0.6, 1.12), 34),
    Air(("plum", "raspberry", "coral", "apricot"), fill=0.95),
    Sun(-118, 20, 4.4, "peach", 2),
)
def caravan_across_salt() -> None:
    """Camels with sugar on their backs cross the salt around a salt cellar as high as a tower."""
    ground(14, -3.5, 9, "milk", height=_dunes, steps=140)
    with placed(0.75, 3.2, 0.35, lean=10, scale=1.25):
        for k in range(8):
            rod(
                (0.5 * cos(k * pi / 4), 0.5 * sin(k * pi / 4), 0),
                (0.42 * cos(k * pi / 4), 0.42 * sin(k * pi / 4), 1.4),
                0.035,
                glass("ice", 0.7),
            )
        cylinder(0, 0, 0, 0.52, 1.4, glass("ice", 0.3), top=0.44, sides=8)
        cylinder(0, 0, 0, 0.42, 0.85, felt("milk"), top=0.38)
        lathe([(0.46, 0), (0.5, 0.06), (0.47, 0.3), (0.32, 0.54), (0, 0.62)], 0, 0, 1.38, metal("mist"))
        for k in range(9):
            a, r = 2 * pi * k / 8, 0 if k == 8 else 0.3
            ball(r * cos(a), r * sin(a), 1.97 - r * r * 0.95, 0.04, "ink")
    for x, y, size, load in (
        (-0.55, -0.7, 0.5, "tomato"),
        (0.38, -0.1, 0.46, "indigo"),
        (1.15, 0.6, 0.42, "teal"),
    ):
        _camel(x, y, size, -74, load)
    person(
        -1.02,
        -1.05,
        _dunes(-1.02, -1.05),
        turn=-70,
        tall=0.66,
        pose="walk",
        coat="indigo",
        dress="robe",
        hat="scarf",
        hatted="milk",
        touch=((-1.2, -1.15, _dunes(-1.02, -1.05) + 0.34), None),
    )
    rope((-1.0, -1.0, 0.42), (-0.98, -0.9, 0.62), sag=0.03, r=0.008, finish="umber")
    chance = dice("salt")
    grains = [(chance.uniform(-1.6, 1.6), chance.uniform(-2.4, -1.2)) for _ in range(60)]
    for x, y in grains:
        box(x, y, _dunes(x, y), 0.03, 0.03, 0.03, porcelain("ice"), turn=90 * x, bevel=0.003)
