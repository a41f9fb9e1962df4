"""At night a man on the kitchen floor watches a play on the lit shelf of his fridge."""

from math import sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    box,
    felt,
    glow,
    jar,
    lamp,
    lathe,
    leaf,
    limb,
    metal,
    person,
    placed,
    porcelain,
    rod,
    surface,
    sweep,
    tiles,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.5, -3.7, 1.4), (0.1, 0.2, 1.08), 40),
    Air(("indigo", "cornflower"), fill=1.6),
)
def fridge_theatre() -> None:
    """At night a man on the kitchen floor watches a play on the lit shelf of his fridge."""
    tiles(6, 7, "cornflower", "indigo", side=0.5, y=-0.5)
    with placed(y=1.25):
        wall(7, 4, "petrol", dado=(1.1, "indigo"), skirting=None)
    _fridge()
    with placed(0.45, 0.2, 1.02):
        _play()
    with placed(0.45, 0.2, 0.42):
        _chorus_room()
    person(
        -0.55,
        -0.85,
        turn=140,
        tall=1.75,
        pose="hug_knees",
        coat="mint",
        legs="mint",
        shoes="cherry",
        head="short",
        hair="umber",
        look=(0, 22),
    )
    rod((-0.2, -1.2, 0.02), (0.1, -1.35, 0.02), 0.016, metal("pewter"))
    ball(0.13, -1.37, 0.025, 0.05, metal("pewter"), squash=(1.3, 1, 0.4))
    area((0.35, -0.7, 1.7), (-0.3, -1.6, 0.5), 55, "butter", size=0.7)


def _fridge() -> None:
    """A white case, open to us, its door swung to the right."""
    white = porcelain("milk")
    box(0.45, 0.95, 0, 1.3, 0.1, 2.3, white, bevel=0.04)
    for x in (-0.2, 1.1):
        box(x, 0.45, 0, 0.1, 1.05, 2.3, white, bevel=0.04)
    for z in (0, 2.2):
        box(0.45, 0.45, z, 1.4, 1.05, 0.14, white, bevel=0.04)
    for z in (0.4, 1.0):
        box(0.45, 0.42, z, 1.22, 0.9, 0.03, porcelain("ice"), bevel=0.01)
    with placed(1.15, -0.08, turn=-72):
        box(-0.62, -0.06, 0, 1.3, 0.14, 2.34, white, bevel=0.06)
    box(0.45, 0.88, 1.15, 1.15, 0.02, 1.0, glow("cornflower", 0.5), bevel=0)
    lamp(0.45, 0.1, 2.05, 9, "butter", size=0.3)
    lamp(0.15, -0.65, 1.6, 34, "butter", size=0.4)
    lamp(0.45, 0.1, 0.85, 7, "ice", size=0.2)
    ball(0.45, 0.5, 2.15, 0.07, glow("butter", 9))


def _play() -> None:
    """Curtains of lettuce, a chorus of sausages, and an egg in a cloak who declaims."""
    for side in (-1, 1):
        for k in range(5):
            surface(
                lambda u, v, s=side, n=k: (
                    s * (0.58 - 0.24 * u * (0.35 + 0.65 * abs(2 * v - 1))),
                    -0.28 + 0.06 * sin(9 * u + n) + 0.02 * n,
                    0.02 + 1.12 * v + 0.03 * sin(20 * u),
                ),
                felt(("pistachio", "sage")[k % 2]),
                nu=16,
                nv=12,
                thick=0.01,
            )
    for k in range(5):
        leaf(-0.44 + 0.22 * k, -0.3, 1.08, size=0.26, tilt=100, finish=("pistachio", "sage")[k % 2])
    with placed(-0.06, -0.04, 0.0, scale=1.2):
        _declaimer()
    for k in range(5):
        x, tall = -0.4 + 0.2 * k, 0.62 + 0.1 * (k % 2)
        limb((x, 0.3, 0.08), (x + 0.02, 0.3, tall), 0.085, porcelain("coral"))
        for side in (-1, 1):
            ball(x + side * 0.035, 0.22, tall - 0.02, 0.018, "ink")
        ball(x, 0.22, tall - 0.1, 0.03, "chestnut", squash=(1, 0.5, 1.3))


def _declaimer() -> None:
    """The egg, one arm flung up."""
    lathe(
        [(0, 0), (0.12, 0.02), (0.175, 0.12), (0.16, 0.26), (0.1, 0.4), (0.04, 0.46), (0, 0.47)],
        0.02,
        -0.12,
        0.03,
        felt("milk"),
    )
    for side in (-1, 1):
        ball(0.02 + side * 0.05, -0.26, 0.35, 0.02, "ink")
        limb((0.02 + side * 0.07, -0.12, 0.06), (0.02 + side * 0.08, -0.16, 0.02), 0.03, "umber")
    ball(0.02, -0.29, 0.25, 0.035, "umber", squash=(0.8, 0.4, 1.2))
    sweep(
        [(0.02, -0.04, 0.36), (0.05, 0.04, 0.2), (0.1, 0.1, 0.02)],
        [(0.12, 0.08), (0.24, 0.1), (0.32, 0.12)],
        felt("cherry"),
    )
    limb((-0.12, -0.16, 0.3), (-0.24, -0.2, 0.5), 0.03, porcelain("milk"))
    limb((0.18, -0.16, 0.26), (0.22, -0.24, 0.16), 0.026, porcelain("milk"))


def _chorus_room() -> None:
    """The shelf below: jars, cheese, and the butter dish with its lid up, prompting."""
    jar(-0.4, 0.1, 0.02, r=0.13, h=0.34, tint="cherry", alpha=0.8)
    jar(0.42, 0.15, 0.02, r=0.12, h=0.4, tint="honey", alpha=0.8)
    box(0.02, -0.1, 0.02, 0.4, 0.26, 0.04, porcelain("cornflower"), bevel=0.01)
    box(0.02, -0.1, 0.06, 0.3, 0.18, 0.1, "butter", bevel=0.02)
    with placed(0.02, 0.02, 0.2, tilt=-38):
        box(0, -0.1, 0.0, 0.38, 0.24, 0.12, porcelain("cornflower"), bevel=0.03)
    for side in (-1, 1):
        ball(0.02 + side * 0.06, -0.2, 0.12, 0.02, "ink")
