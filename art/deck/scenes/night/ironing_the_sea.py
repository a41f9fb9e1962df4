"""A woman irons the sea smooth; the cloth runs over the balcony rail into the bay."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    boards,
    box,
    metal,
    person,
    placed,
    rod,
    sea,
    solid,
    steam,
    steamer,
    surface,
    tube,
    wall,
    water,
)
from art.deck.registry import card


@card(
    View((-0.2, -2.9, 1.75), (0.25, 1.4, 1.05), 28),
    Air(("sky", "milk"), fill=1.0, clouds=0.5),
    Sun(30, 45, 4, "milk", 4),
)
def ironing_the_sea() -> None:
    """A woman irons the sea smooth; the cloth runs over the balcony rail into the bay."""
    boards(5, 4, "sand", y=-0.6)
    with placed(-1.9, 0.2, turn=90):
        wall(5, 5, "milk", dado=(0.9, "apricot"))
    with placed(y=1.5):
        wall(4.4, 5, "milk", holes=[(1.3, 0, 2.6, 3.0)], skirting=None)
    sea(60, 4, 60, z=-1.2, colour="teal", waves=0.3)
    for k in range(13):
        rod((-0.9 + 0.2 * k, 2.3, 0), (-0.9 + 0.2 * k, 2.3, 0.95), 0.018, "slate")
    rod((-0.95, 2.3, 0.96), (1.7, 2.3, 0.96), 0.03, "slate")

    def cloth(u: float, v: float) -> tuple[float, float, float]:
        y = -0.5 + 5.5 * u
        flat = max(0.0, min(1.0, (u - 0.1) / 0.12))
        wave = 0.09 * flat * sin(24 * u + 3 * v) * (0.6 + 0.4 * sin(9 * v))
        z = 0.95 + wave if y < 2.1 else 0.98 + wave - max(0, y - 2.3) * 0.72
        spread = 0.32 + 0.5 * max(0, u - 0.25)
        return (
            -0.55 + 1.15 * u * u + (v - 0.5) * 2 * spread + 0.28 * u,
            y,
            max(z, -1.19) - 0.6 * max(0.0, abs(v - 0.5) - 0.42),
        )

    surface(cloth, water("sea_green", 0.25), nu=120, nv=30)
    box(-0.42, 0.05, 0.86, 0.56, 1.5, 0.06, "linen", bevel=0.02)
    for s in (-1, 1):
        rod((-0.42, 0.05 - 0.4 * s, 0.86), (-0.42, 0.05 + 0.5 * s, 0), 0.025, "slate")
    surface(
        lambda u, v: (
            -0.72 + 0.66 * v - 0.1 * u,
            -0.48 - 0.5 * u + 0.1 * sin(8 * v),
            0.95 * (1 - u) ** 1.6 + 0.03 + 0.05 * sin(12 * v) * u,
        ),
        water("teal", 0.15),
        nu=30,
        nv=24,
    )
    person(
        -1.0,
        0.25,
        turn=80,
        tall=1.66,
        pose="lean",
        bend=18,
        coat="apricot",
        dress="apron",
        head="bun",
        hair="chestnut",
        touch=((-0.38, 0.02, 1.12), (-0.62, 0.3, 1.0)),
        look=(-10, -14),
    )
    with placed(-0.36, 0.02, 0.97, turn=8):
        solid(
            [
                (-0.09, -0.14, 0),
                (0.09, -0.14, 0),
                (0, 0.18, 0),
                (-0.07, -0.12, 0.09),
                (0.07, -0.12, 0.09),
                (0, 0.1, 0.09),
            ],
            [(2, 1, 0), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)],
            metal("pewter"),
        )
        tube([(0, -0.1, 0.09), (0, -0.1, 0.17), (0, 0.06, 0.17), (0, 0.06, 0.09)], 0.02, "tomato")
    steamer(-0.1, 0.72, 1.05, long=0.34, turn=60)
    steam(-0.08, 0.76, 1.22, h=0.3, r=0.025, drift=0.12)
