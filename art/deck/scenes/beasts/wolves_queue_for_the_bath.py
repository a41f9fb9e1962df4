"""A man soaks in a bathtub in a forest; wolves in bathrobes queue beside it with their towels."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bathtub,
    dice,
    felt,
    grass,
    ground,
    limb,
    person,
    placed,
    porcelain,
    rod,
    rough,
    surface,
    sweep,
)
from art.deck.registry import card


@card(
    View((-0.1, -5.2, 1.75), (0.1, 0.2, 1.2), 38),
    Air(("petrol", "teal", "mint", "butter"), fill=0.95, seed=5, haze=("mint", 9, 26)),
    Sun(40, 24, 3.2, "butter", 3),
)
def wolves_queue_for_the_bath() -> None:
    """A man soaks in a bathtub in a forest; wolves in bathrobes queue beside it with their towels."""
    ground(40, -6, 30, "moss", height=lambda x, y: 0.08 * rough(x, y, 0.5) - 0.04)
    grass(9, -3, 6, count=1400, h=0.2, colours=("moss", "bottle", "sage"))
    with placed(-0.28, -0.75, 0.02, turn=14, scale=1.02):
        _bath()
    for x, y, tall, coat, turn in (
        (1.0, 0.3, 1.95, "raspberry", -62),
        (0.38, 1.3, 2.0, "butter", -58),
        (1.75, 1.9, 2.05, "cornflower", -66),
    ):
        _wolf(x, y, tall, coat, turn)
    for x, y, r in (
        (-2.2, 2.4, 0.26),
        (-1.1, 5.4, 0.3),
        (2.7, 4.6, 0.3),
        (-2.6, 8, 0.34),
        (0.6, 8, 0.34),
        (3.6, 10, 0.4),
        (-4, 12, 0.4),
    ):
        rod((x, y, -0.2), (x + 0.15, y, 9), r, felt("umber"), top=r * 0.7)
    area((-1.6, -3.6, 2.8), (0.2, 0.2, 1.2), 300, "peach", size=1.0)
    area((2.2, -2.0, 3.0), (0.9, 0.4, 1.6), 120, "butter", size=0.8)


def _bath() -> None:
    """Full of foam; the bather leans on its left end, his knees stand out of the water."""
    bathtub(tap=False)
    chance = dice("foam")
    for _ in range(70):
        a, r = chance.uniform(0, 2 * pi), chance.random() ** 0.5
        ball(
            0.74 * r * cos(a),
            0.33 * r * sin(a),
            0.56 + chance.uniform(0, 0.06),
            chance.uniform(0.06, 0.12),
            felt("milk"),
        )
    skin = felt("peach")
    person(
        -0.5,
        0.05,
        0.3,
        turn=62,
        tall=1.55,
        pose="sit_floor",
        bend=-14,
        coat=skin,
        legs=skin,
        shoes=skin,
        head="beard",
        hair="rust",
        hat="swim",
        hatted="teal",
        look=(-26, 8),
        touch=((-0.62, -0.42, 0.72), (-0.3, 0.42, 0.72)),
        feet=((-0.1, -0.5, -0.1), (0.12, -0.5, -0.1)),
    )
    for y in (-0.13, 0.14):
        limb((0.12, y, 0.55), (0.3, y, 0.86), 0.085, skin, tip=0.08)
        limb((0.3, y, 0.86), (0.46, y, 0.55), 0.08, skin, tip=0.07)
    with placed(0.62, -0.12, 0.68, turn=-30):
        _duck()


def _duck() -> None:
    ball(0, 0, 0, 0.09, porcelain("butter"), squash=(0.9, 1.2, 0.8))
    ball(0, -0.07, 0.1, 0.065, porcelain("butter"))
    rod((0, -0.12, 0.09), (0, -0.17, 0.085), 0.03, "coral", top=0.012)


def _wolf(x: float, y: float, tall: float, coat: str, turn: float) -> None:
    """Upright in a bathrobe, a towel over its arm, its tail below the hem."""
    with placed(x, y, 0, turn=turn):
        person(
            0,
            0,
            0,
            tall=tall,
            pose="fold",
            head="wolf",
            coat=coat,
            dress="coat",
            skin="slate",
            legs="slate",
            shoes="slate",
            look=(8, -4),
            touch=((-0.02, -0.38, 1.06), (0.12, -0.34, 1.16)),
        )
        sweep(
            [(0, 0.18, 0.78), (0, 0.34, 0.62), (0, 0.44, 0.4), (0, 0.42, 0.2), (0, 0.4, 0.12)],
            [(0.04, 0.04), (0.09, 0.09), (0.12, 0.12), (0.09, 0.09), (0.02, 0.02)],
            felt("slate"),
        )
        surface(
            lambda u, v: (
                -0.24 + 0.36 * u,
                -0.42 - 0.06 * sin(pi * u),
                1.18 - 0.55 * (1 - v) + 0.03 * sin(7 * u),
            ),
            felt("milk"),
            nu=12,
            nv=8,
            thick=0.03,
        )
