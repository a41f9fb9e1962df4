"""A man dozes in a bathtub in a forest; behind it wolves with towels wait their turn."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bathtub,
    box,
    cylinder,
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
    shell,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((0.2, -5.3, 1.7), (0.12, 0.2, 1.22), 42),
    Air(("bottle", "teal", "pistachio", "butter"), fill=0.95, seed=5, haze=("pistachio", 8, 26)),
    Sun(28, 30, 3.4, "butter", 3),
)
def wolves_wait_for_the_bath() -> None:
    """A man dozes in a bathtub in a forest; behind it wolves with towels wait their turn."""
    ground(40, -6, 30, "moss", height=lambda x, y: 0.08 * rough(x, y, 0.5) - 0.04)
    grass(9, -3, 6, count=1400, h=0.2, colours=("moss", "bottle", "sage"))
    with placed(-0.35, -0.5, 0.02, turn=8, scale=1.15):
        _bath()
    for x, y, tall, coat, turn in (
        (1.18, -0.1, 1.62, "raspberry", -34),
        (0.42, 0.75, 1.7, "butter", -14),
        (1.32, 1.5, 1.8, "cornflower", -26),
        (-0.5, 1.6, 1.75, "lilac", 8),
    ):
        _wolf(x, y, tall, coat, turn)
    for x, y, r in (
        (-2.0, 2.4, 0.24),
        (-1.0, 5.4, 0.3),
        (2.4, 5.0, 0.3),
        (-2.6, 8, 0.34),
        (0.2, 9, 0.34),
        (3.2, 10, 0.4),
        (-4, 12, 0.4),
    ):
        rod((x, y, -0.2), (x + 0.15, y, 9), r, felt("umber"), top=r * 0.7)
    for k in range(3):
        x = -1.65 + 0.22 * k
        cylinder(x, -1.35 + 0.1 * (k % 2), 0, 0.035, 0.16 + 0.05 * k, "milk")
        shell(x, -1.35 + 0.1 * (k % 2), 0.14 + 0.05 * k, 0.12, "tomato", rise=(0, 90), squash=(1, 1, 0.7))
    area((-1.2, -3.6, 2.6), (0.1, 0.2, 1.1), 260, "peach", size=1.0)
    area((2.2, -1.8, 2.8), (1.0, 0.6, 1.1), 90, "butter", size=0.8)


def _bath() -> None:
    """Full of foam; the bather's head rests at the left end."""
    bathtub(tap=False)
    chance = dice("foam")
    for _ in range(60):
        a, r = chance.uniform(0, 2 * pi), chance.random() ** 0.5
        ball(
            0.72 * r * cos(a),
            0.33 * r * sin(a),
            0.56 + chance.uniform(0, 0.06),
            chance.uniform(0.06, 0.12),
            felt("ice"),
        )
    with placed(-0.55, -0.02, 0.88, turn=50, tilt=-24, scale=1.0):
        _bather()
    for y, x in ((-0.12, 0.36), (0.12, 0.42)):
        limb((x - 0.14, y, 0.6), (x, y, 0.86), 0.09, porcelain("peach"), tip=0.085)
        limb((x, y, 0.86), (x + 0.2, y, 0.58), 0.085, porcelain("peach"), tip=0.07)
    limb((-0.52, -0.42, 0.74), (-0.1, -0.52, 0.68), 0.06, porcelain("peach"), tip=0.05)
    limb((-0.1, -0.52, 0.68), (-0.02, -0.56, 0.36), 0.05, porcelain("peach"), tip=0.045)
    box(-0.01, -0.58, 0.2, 0.12, 0.06, 0.14, "honey", bevel=0.02)


def _bather() -> None:
    skin = porcelain("peach")
    ball(0, 0, 0, 0.17, skin, squash=(0.95, 1, 1.08))
    ball(0, -0.17, -0.02, 0.03, porcelain("salmon"))
    ball(0, -0.1, -0.1, 0.12, felt("rust"), squash=(1, 0.8, 0.7))
    shell(0, 0, 0.03, 0.18, felt("teal"), rise=(8, 90))
    for side in (-1, 1):
        tube(
            [(side * 0.035, -0.165, 0.02), (side * 0.065, -0.165, 0.008), (side * 0.095, -0.15, 0.02)],
            0.01,
            "ink",
        )


def _wolf(x: float, y: float, tall: float, coat: str, turn: float) -> None:
    """Upright in a bathrobe, a towel over its arm."""
    with placed(x, y, 0, turn=turn):
        person(
            0,
            0,
            0,
            tall=tall,
            pose="fold",
            head="wolf",
            coat=coat,
            dress="robe",
            skin="pewter",
            legs="pewter",
            shoes="pewter",
            look=(-18, 4),
            touch=((-0.02, -0.34, 0.95), (0.1, -0.3, 1.02)),
        )
        surface(
            lambda u, v: (
                -0.2 + 0.3 * u,
                -0.36 - 0.06 * sin(pi * u),
                1.06 - 0.5 * (1 - v) + 0.03 * sin(7 * u),
            ),
            felt("milk"),
            nu=12,
            nv=8,
            thick=0.03,
        )
