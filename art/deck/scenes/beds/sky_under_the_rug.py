"""A woman lifts a carpet to sweep under it; beneath is not a floor but a sky full of stars."""

from math import sin

from art.deck.kit import (
    Air,
    View,
    box,
    cat,
    dice,
    felt,
    glow,
    lamp,
    person,
    placed,
    rod,
    specks,
    surface,
    tube,
)
from art.deck.registry import card


@card(View((0.35, -1.3, 3.3), (0.0, 0.15, 0.1), 31), Air(("cornflower", "indigo"), fill=1.2), None)
def sky_under_the_rug() -> None:
    """A woman lifts a carpet to sweep under it; beneath is not a floor but a sky full of stars."""
    with placed(y=0.2):
        for k in range(16):
            x = -2 + 0.26 * k
            box(x, -1.55, -0.06, 0.25, 2.3, 0.06, ("brass", "sand")[k % 2], bevel=0.006)
            box(x, 2.2, -0.06, 0.25, 2.3, 0.06, ("sand", "brass")[k % 2], bevel=0.006)
    for k in range(5):
        box(1.12 + 0.26 * k, 0.525, -0.06, 0.25, 1.43, 0.06, ("sand", "brass")[k % 2], bevel=0.006)
    box(0, 0.3, -1.2, 5, 4, 0.05, glow("indigo", 0.16), bevel=0)
    chance = dice("stars below")
    specks(
        [
            (chance.uniform(-2, 1.2), chance.uniform(-0.5, 1.4), chance.uniform(-1.1, -0.2))
            for _ in range(260)
        ],
        0.013,
        glow("milk", 9),
    )
    specks(
        [(chance.uniform(-2, 1.2), chance.uniform(-0.5, 1.4), chance.uniform(-1.1, -0.3)) for _ in range(40)],
        0.026,
        glow("butter", 9),
    )

    def carpet(u: float, v: float) -> tuple[float, float, float]:
        x, y = -1.9 + 2.9 * u, -0.85 + 2.2 * v
        lift = max(0.0, (1 - u) + v - 0.55)
        return x + 0.95 * lift * lift, y - 0.75 * lift * lift, 0.02 + 0.75 * lift

    surface(carpet, felt("cherry"), nu=60, nv=50, thick=0.03)
    for edge in (0.07, 0.93):
        tube([carpet(t / 20, edge) for t in range(21)], 0.02, "honey")
        tube([carpet(edge, t / 20) for t in range(21)], 0.02, "honey")
    person(
        0.78,
        0.1,
        turn=-62,
        tall=1.5,
        pose="lean",
        bend=40,
        coat="bone",
        dress="apron",
        hat="scarf",
        hatted="brass",
        touch=((0.1, 0.15, 0.66), (0.55, -0.5, 0.75)),
        look=(-10, -24),
    )
    rod((0.72, -0.52, 1.15), (0.2, -0.62, 0.12), 0.02, "umber")
    for k in range(12):
        rod((0.2, -0.62, 0.14), (0.06 + 0.015 * k, -0.72 + 0.02 * (k % 4), 0.0), 0.012, "straw")
    specks(
        [(0.0 - 0.09 * k, -0.55 + 0.12 * sin(k * 2.1) + 0.07 * k, 0.1 + 0.03 * sin(k)) for k in range(16)],
        0.022,
        glow("butter", 10),
    )
    cat(-1.02, -0.75, 0.05, turn=150, size=0.5, paw=0.08)
    lamp(1.8, -0.8, 2.0, 110, "honey")
    lamp(-0.9, 0.7, -0.5, 22, "cornflower")
