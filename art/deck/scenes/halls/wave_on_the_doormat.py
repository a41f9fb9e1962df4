"""A wave as tall as the lintel stands on the doormat, and a maid holds out a towel."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bird,
    box,
    cutout,
    dice,
    door,
    felt,
    lamp,
    metal,
    person,
    placed,
    porcelain,
    rod,
    sea,
    surface,
    tiles,
    tube,
    wall,
    water,
)
from art.deck.registry import card


@card(
    View((-0.35, -2.9, 1.25), (0.2, 1.2, 1.15), 29),
    Air(("cornflower", "apricot", "peach"), fill=0.8, clouds=0.5, cloud="peach"),
    Sun(8, 12, 4, "apricot", 4),
)
def wave_on_the_doormat() -> None:
    """A wave as tall as the lintel stands on the doormat, and a maid holds out a towel."""
    tiles(5, 5, "bone", "sea_green", side=0.45)
    with placed(y=1.5):
        wall(6, 5, "chestnut", holes=[(2.75, 0, 1.35, 2.35)], stripes=felt("umber"), skirting="bone")
    door(0.42, 1.46, w=1.3, h=2.35, ajar=110, leaf="teal")
    sea(50, 2.4, 50, z=-0.15, colour="sea_green", waves=0.4)
    box(0.4, 0.35, 0, 1.1, 0.6, 0.03, felt("brick"), bevel=0.01)

    wave = [
        (1.02, 0),
        (1.1, 0.9),
        (1.02, 1.6),
        (0.78, 2.05),
        (0.42, 2.22),
        (0.05, 2.1),
        (-0.16, 1.82),
        (-0.2, 1.55),
        (-0.12, 1.36),
        (-0.02, 1.56),
        (0.14, 1.68),
        (0.32, 1.62),
        (0.42, 1.4),
        (0.4, 1.05),
        (0.28, 0.7),
        (0.05, 0.38),
        (-0.2, 0.16),
        (-0.3, 0),
    ]
    for k, (colour, y, share) in enumerate(
        (("petrol", 1.25, 1.04), ("teal", 1.0, 1.0), ("sea_green", 0.76, 0.95), ("mint", 0.55, 0.86))
    ):
        with placed(0.42 * (1 - share) + 0.04 * k, y, 0.02):
            cutout([(x * share, z * share) for x, z in wave], 0.2, porcelain(colour), bevel=0.04)
    chance = dice("foam")
    for x, z in wave[4:11]:
        for _ in range(7):
            ball(
                x * 0.9 + 0.14 + chance.uniform(-0.07, 0.07),
                0.5 + chance.uniform(0, 0.5),
                z * 0.9 + chance.uniform(-0.05, 0.08),
                chance.uniform(0.035, 0.075),
                felt("milk"),
            )
    for _ in range(40):
        ball(
            0.35 + chance.uniform(-0.75, 0.7),
            0.45 + chance.uniform(-0.1, 0.5),
            0.03,
            chance.uniform(0.03, 0.07),
            felt("milk"),
        )
    person(
        -0.72,
        0.2,
        turn=68,
        tall=1.6,
        pose="offer",
        coat="ink",
        dress="apron",
        head="bun",
        hair="honey",
        hat="",
        look=(4, 10),
    )
    surface(
        lambda u, v: (
            -0.5 + 0.42 * u,
            -0.02 + 0.28 * (v - 0.5),
            1.02 - 0.35 * abs(v - 0.5) + 0.02 * sin(9 * u),
        ),
        felt("milk"),
        nu=16,
        nv=16,
        thick=0.02,
    )
    for k in range(3):
        rod((-1.35 + 0.32 * k, 1.44, 1.85), (-1.35 + 0.32 * k, 1.32, 1.9), 0.02, metal("brass"))
    bird(-1.35, 1.3, 1.9, size=0.34, turn=30, body="milk", wing="mist")
    tube([(-1.03, 1.32, 1.88), (-1.05, 1.3, 1.6), (-0.98, 1.3, 1.4), (-1.06, 1.3, 1.2)], 0.03, felt("moss"))
    surface(
        lambda u, v: (-0.3 + 1.3 * u, -0.9 + 0.9 * v + 0.1 * sin(6 * u), 0.006),
        water("sky", 0.3),
        nu=12,
        nv=10,
    )
    area((-1.8, -2, 2.6), (0, 0.5, 1), 230, "peach", size=1.2)
    lamp(0.9, -0.6, 2.6, 60, "butter", size=0.4)
