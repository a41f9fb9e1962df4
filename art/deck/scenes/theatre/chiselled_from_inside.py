"""A marble figure carves itself out of its block by night, while the sculptor sleeps in his chair."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    boards,
    box,
    chair,
    cylinder,
    felt,
    glow,
    lamp,
    metal,
    person,
    placed,
    rock,
    rod,
    rough,
    surface,
    wall,
    window,
)
from art.deck.registry import card


@card(
    View((-0.5, -3.4, 1.75), (0.12, 0.6, 1.32), 38),
    Air(("cornflower", "indigo"), fill=0.9),
    Sun(-50, 40, 1.2, "ice", 5),
)
def chiselled_from_inside() -> None:
    """A marble figure carves itself out of its block by night, while the sculptor sleeps in his chair."""
    boards(7, 6, "chestnut")
    with placed(y=2.2):
        wall(8, 6, felt("cornflower"), holes=[(2.5, 1.35, 1.1, 1.5)])
    window(-0.95, 2.2, 1.35, 1.1, 1.5, frame="mist", pane=glow("ice", 1.0))
    cylinder(0.35, 0.7, 0, 0.72, 0.34, "cinnamon")

    def stone(u: float, v: float) -> tuple[float, float, float]:
        a, z = 2 * pi * u, 0.34 + 0.92 * v
        r = 0.5 + 0.07 * rough(cos(a) * 2, sin(a) * 2 + z * 2, 1.1, 4)
        edge = 1 / max(abs(cos(a)), abs(sin(a))) ** 0.6
        r = r * edge * (1 - 0.35 * v * v) * (1 if v < 0.97 else (1 - v) / 0.03)
        return 0.35 + r * cos(a), 0.7 + r * sin(a), z

    marble = felt("milk")
    surface(stone, marble, nu=90, nv=50)
    person(
        0.35,
        0.7,
        0.42,
        turn=-24,
        tall=1.75,
        coat=marble,
        legs=marble,
        shoes=marble,
        skin="milk",
        hair="bone",
        head="curls",
        pose="stand",
        bend=16,
        touch=((-0.08, 0.16, 1.32), (0.78, 0.12, 2.02)),
        look=(-8, -22),
    )
    rod((-0.06, 0.14, 1.38), (0.06, 0.2, 1.02), 0.024, metal("brass"))
    rod((0.78, 0.12, 1.9), (0.78, 0.12, 2.3), 0.022, "umber")
    box(0.78, 0.12, 2.28, 0.26, 0.13, 0.13, metal("pewter"), bevel=0.02)
    for k in range(34):
        rock(
            -0.55 + 0.085 * (k * 7 % 19),
            -0.35 + 0.07 * (k * 5 % 13),
            0.02,
            size=0.05 + 0.02 * (k % 4),
            finish="bone",
            seed=k,
        )
    chair(-0.85, 0.75, turn=40, finish="umber")
    person(
        -0.85,
        0.66,
        0,
        turn=40,
        tall=1.6,
        pose="sit",
        coat="tomato",
        legs="umber",
        head="beard",
        hair="mist",
        dress="apron",
        bend=20,
        look=(10, -34),
    )
    rod((-1.2, 1.7, 0), (-1.2, 1.7, 1.0), 0.03, "umber")
    lamp(-0.9, -0.5, 1.9, 110, "honey", size=0.3)
    area((1.6, -0.6, 2.6), (0.3, 0.6, 1.4), 150, "milk", size=1.0)
