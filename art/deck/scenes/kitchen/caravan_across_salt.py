"""Spilt salt is a desert, and finger-high camels cross it towards the sugar bowl."""

from art.deck.kit import (
    Air,
    View,
    beast,
    boards,
    cylinder,
    felt,
    glass,
    lamp,
    lathe,
    metal,
    person,
    placed,
    porcelain,
    rough,
    spot,
    surface,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.08, -0.6, 0.19), (0.02, 0.4, 0.1), 46, focus=(-0.06, 0.02, 0.05), blur=5),
    Air(("teal", "petrol"), fill=1.0),
    None,
)
def caravan_across_salt() -> None:
    """Spilt salt is a desert, and finger-high camels cross it towards the sugar bowl."""
    boards(6, 6, "umber", across=True, wide=0.3)

    def dune(x: float, y: float) -> float:
        return max(0.0, 0.055 * (1 - (x * 2.2) ** 2 - ((y - 0.15) * 1.9) ** 2) + 0.028 * rough(x, y, 9, 2))

    surface(
        lambda u, v: (-0.5 + u, -0.36 + 1.0 * v, dune(-0.5 + u, -0.36 + 1.0 * v) - 0.002),
        felt("bone"),
        nu=110,
        nv=110,
    )
    for k in range(5):
        x, y = -0.16 + 0.052 * k, -0.1 + 0.07 * k
        beast("camel", x, y, dune(x, y), turn=138, size=0.034, coat=("cinnamon", "rust")[k % 2], stride=0.2)
        if k % 2 == 0:
            person(
                x + 0.002,
                y,
                dune(x, y) + 0.048,
                turn=138,
                tall=0.03,
                pose="sit",
                coat=("cherry", "teal", "plum")[k // 2],
                dress="robe",
                hat="scarf",
                hatted="milk",
            )
    with placed(-0.2, 0.34, 0.045, turn=-40, lean=96):
        lathe(
            [(0, 0), (0.05, 0), (0.055, 0.02), (0.04, 0.1), (0.045, 0.12), (0.03, 0.15), (0, 0.155)],
            0,
            0,
            0,
            glass("ice", 0.55),
        )
        cylinder(0, 0, 0.13, 0.045, 0.025, metal("brass"))
    with placed(0.17, 0.52, 0):
        lathe(
            [(0, 0), (0.07, 0), (0.05, 0.03), (0.1, 0.07), (0.125, 0.14), (0.11, 0.17), (0, 0.17)],
            0,
            0,
            0,
            porcelain("bone"),
        )
        lathe(
            [(0.118, 0.17), (0.1, 0.22), (0.05, 0.25), (0.015, 0.26), (0.02, 0.28), (0, 0.29)],
            0,
            0,
            0,
            metal("brass"),
        )
    for x, t in ((-0.95, -70), (1.0, 70)):
        person(
            x,
            2.5,
            -0.5,
            turn=180 + t,
            tall=1.5,
            pose="sit",
            coat="slate" if x < 0 else "chestnut",
            dress="coat",
        )
    with placed(y=3.4, z=-1):
        wall(6, 4, "petrol")
    spot((-1.2, 0.4, 0.45), (0, 0.1, 0.0), 120, "honey", angle=60, soft=0.04)
    lamp(0.2, 2.2, 1.1, 40, "honey")
