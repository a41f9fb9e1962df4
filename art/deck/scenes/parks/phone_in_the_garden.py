"""Telephone handsets ripen on a vine; an old man has picked one and listens."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    cylinder,
    grass,
    ground,
    lathe,
    leaf,
    person,
    placed,
    porcelain,
    rod,
    rough,
    tube,
)
from art.deck.registry import card


def _handset(
    x: float,
    y: float,
    z: float,
    *,
    c: str = "tomato",
    size: float = 0.5,
    turn: float = 0,
    lean: float = 0,
    tilt: float = 0,
) -> None:
    """Upright about its middle; ear and mouth pieces look to −y."""
    g = porcelain(c)
    with placed(x, y, z, turn=turn, lean=lean, tilt=tilt, scale=size):
        tube([(0, -0.1, 0.46), (0, 0.12, 0.36), (0, 0.14, 0), (0, 0.12, -0.36), (0, -0.1, -0.46)], 0.085, g)
        for s in (-1, 1):
            with placed(0, -0.02, s * 0.4, tilt=90 + s * 12):
                lathe(
                    [(0, -0.08), (0.12, -0.06), (0.21, 0.08), (0.22, 0.16), (0.17, 0.18), (0, 0.16)],
                    0,
                    0,
                    0,
                    g,
                )
                cylinder(0, 0, 0.165, 0.13, 0.02, "ink")


@card(
    View((-0.15, -3.4, 1.75), (-0.02, 0, 1.5), 38),
    Air(("sky", "ice", "butter"), fill=1.0, clouds=0.5, seed=7),
    Sun(-60, 42, 3.4, "butter", 3),
)
def phone_in_the_garden() -> None:
    """Telephone handsets ripen on a vine; an old man has picked one and listens."""
    ground(20, -4, 14, "moss", height=lambda x, y: 0.05 * rough(x, y, 1.0))
    for x in (-1.5, -0.1, 0.5, 1.2):
        rod((x, 0.5, 0), (x, 0.5, 3.0), 0.03, "sand")
    for z in (0.9, 1.7, 2.5):
        rod((-2.0, 0.5, z), (2.0, 0.5, z), 0.022, "sand")
    vines = (
        [(-0.1, 0.45, 0), (-0.2, 0.4, 0.9), (0.2, 0.42, 1.6), (0.0, 0.42, 2.3), (0.5, 0.42, 2.9)],
        [
            (0.7, 0.45, 0),
            (0.8, 0.4, 0.8),
            (0.5, 0.42, 1.5),
            (0.9, 0.42, 2.2),
            (0.2, 0.42, 2.7),
            (-0.6, 0.42, 2.75),
        ],
        [(-1.4, 0.45, 0), (-1.3, 0.4, 1.0), (-1.5, 0.42, 1.8), (-1.0, 0.42, 2.6), (-0.4, 0.42, 2.9)],
    )
    for n, v in enumerate(vines):
        tube(v, 0.035, "bottle")
        for k in range(18):
            i, t = divmod(k * (len(v) - 1) / 18, 1)
            x, y, z = (p + (q - p) * t for p, q in zip(v[int(i)], v[int(i) + 1], strict=True))
            leaf(
                x,
                y - 0.02,
                z,
                size=0.42,
                turn=137 * k + 40 * n,
                tilt=56,
                lean=20 * sin(k),
                finish=("moss", "bottle", "sage")[k % 3],
            )
    for x, z, c, s, lean, t in (
        (0.28, 2.2, "coral", 0.62, 6, -40),
        (0.8, 2.05, "honey", 0.5, -8, -20),
        (0.5, 1.5, "tomato", 0.8, -5, -46),
        (0.98, 1.25, "pistachio", 0.42, 8, -30),
        (0.18, 0.98, "honey", 0.5, 10, -60),
    ):
        _handset(x, 0.16, z, c=c, size=s, turn=t, lean=lean)
        tube([(x, 0.25, z + 0.3 * s), (x + 0.03, 0.3, z + 0.52 * s), (x, 0.45, z + 0.72 * s)], 0.02, "moss")
    person(
        -0.42,
        -0.2,
        0.0,
        turn=-42,
        tall=1.95,
        pose="stand",
        coat="cornflower",
        legs="umber",
        head="beard",
        hair="milk",
        touch=((-0.72, -0.55, 1.12), (-0.12, -0.5, 1.72)),
        look=(8, -12),
        side=6,
    )
    _handset(-0.18, -0.42, 1.8, c="tomato", size=0.56, turn=-132, lean=6)
    with placed(-0.74, -0.62, 0.82):
        lathe([(0.16, 0), (0.26, 0.22), (0.28, 0.24), (0.24, 0.22), (0, 0.05)], 0, 0, 0, "honey")
        tube([(-0.25, 0, 0.22), (-0.12, 0, 0.42), (0.12, 0, 0.42), (0.25, 0, 0.22)], 0.02, "honey")
        _handset(0.02, -0.05, 0.25, c="coral", size=0.4, tilt=80, turn=60)
    grass(5, -1, 3, count=500, h=0.16)
