"""A gardener on a ladder clips a cloud into a hare; the clippings fall as snow."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cloud,
    cylinder,
    dice,
    felt,
    grass,
    ground,
    ladder,
    metal,
    person,
    placed,
    porcelain,
    rod,
    rough,
    round_tree,
)
from art.deck.registry import card


@card(
    View((0.1, -6.8, 1.0), (0.0, 0, 2.1), 38),
    Air(("indigo", "cornflower", "sky", "peach"), fill=0.95, clouds=0.25, cloud="ice", seed=9),
    Sun(60, 24, 3.6, "peach", 3),
)
def cloud_topiary() -> None:
    """A gardener on a ladder clips a cloud into a hare; the clippings fall as snow."""
    ground(40, -7, 30, "sage", height=lambda x, y: 0.08 * rough(x, y, 0.4) - 0.03)
    grass(10, -4, 6, count=1500, h=0.16, colours=("moss", "pistachio"))
    with placed(0.55, 0.2, 2.0):
        _hare()
    ladder((-1.5, -0.5, 0), (-0.62, 0.05, 3.0), w=0.42, rungs=11, finish="honey")
    person(
        -1.0,
        -0.42,
        1.25,
        turn=108,
        tall=1.5,
        pose="climb",
        coat="tomato",
        legs="indigo",
        head="beard",
        hair="mist",
        hat="sun",
        hatted="straw",
        hands=((-0.2, -0.5, 1.3), (0.2, -0.5, 1.45)),
        look=(0, 6),
        touch=((-0.55, -0.3, 2.42), (-0.5, -0.35, 2.62)),
    )
    for lean in (38, 74):
        with placed(-0.5, -0.34, 2.52, lean=lean):
            rod((0, 0, -0.22), (0, 0, 0.0), 0.03, "chestnut")
            box(0, 0, 0, 0.07, 0.02, 0.48, metal("mist"), bevel=0.008)
    chance = dice("clippings")
    for _ in range(26):
        cloud_bit = chance.uniform(0.03, 0.09)
        ball(
            chance.uniform(-0.7, 0.5),
            chance.uniform(-0.8, 0.5),
            chance.uniform(0.1, 1.9),
            cloud_bit,
            felt("milk"),
        )
    for _ in range(34):
        ball(
            chance.gauss(-0.1, 0.4),
            chance.gauss(-0.3, 0.3),
            0.02,
            chance.uniform(0.06, 0.16),
            felt("milk"),
            squash=(1, 1, 0.5),
        )
    cylinder(1.2, -1.0, 0, 0.2, 0.36, "brick", top=0.28)
    cloud(1.2, -1.0, 0.5, size=0.28, finish="milk", seed=4)
    person(
        0.35,
        -1.75,
        0,
        turn=150,
        tall=0.95,
        young=True,
        pose="stand",
        coat="honey",
        dress="coat",
        head="braids",
        hair="chestnut",
        look=(0, 30),
        touch=((0.2, -1.45, 0.5), (0.55, -1.5, 0.5)),
    )
    for x, y, h in ((-2.6, 7, 2.6), (2.9, 9, 3.2), (-4, 12, 3)):
        round_tree(x, y, 0, h=h, crown="moss")


def _puff(x: float, y: float, z: float, r: float, seed: int) -> None:
    """A round lump of cloud: a ball studded with smaller ones."""
    chance = dice(("puff", seed))
    ball(x, y, z, r, felt("milk"))
    for _ in range(int(16 + 20 * r)):
        a, b = chance.uniform(0, 2 * pi), chance.uniform(-1.3, 1.4)
        ball(
            x + r * cos(a) * cos(b),
            y + r * sin(a) * cos(b),
            z + r * sin(b),
            r * chance.uniform(0.22, 0.36),
            felt("milk"),
        )


def _hare() -> None:
    """Sits in the air and looks to the left; its back is still an untrimmed cloud."""
    _puff(0.25, 0, 0.1, 0.62, 1)
    _puff(0.62, 0.05, -0.06, 0.42, 2)
    _puff(-0.12, 0, 0.55, 0.4, 3)
    _puff(-0.3, -0.02, 1.02, 0.34, 4)
    ball(-0.62, -0.05, 0.95, 0.16, felt("milk"))
    for x, lean in ((-0.3, -6), (-0.1, 16)):
        with placed(x, 0.02, 1.2, lean=lean):
            for k in range(6):
                ball(0, 0, 0.12 + 0.15 * k, 0.14 - 0.012 * (k - 2) ** 2 / 2, felt("milk"))
    ball(-0.5, -0.3, 1.12, 0.05, porcelain("ink"))
    _puff(-0.18, -0.2, -0.3, 0.2, 5)
    for k in range(5):
        _puff(0.75 + 0.16 * k, 0.1, 0.1 - 0.08 * k + 0.12 * (k % 2), 0.3 - 0.03 * k, 10 + k)
