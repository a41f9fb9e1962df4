"""A lighthouse has bent down to the water to look at a very small boat."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    glow,
    lamp,
    person,
    placed,
    rock,
    rod,
    row_boat,
    sea,
    spot,
    surface,
    tube,
)
from art.deck.registry import card


def _spine(t: float) -> tuple[float, float, float, float]:
    """Along the bent tower: x, z, which way it leads (radians from upright), and how thick it is."""
    if t < 0.3:
        return 1.15, 0.2 + 7.0 * t, 0.0, 0.62 - 0.3 * t
    a = 2.72 * (t - 0.3) / 0.7
    return 1.15 - 1.12 * (1 - cos(a)), 2.3 + 1.35 * sin(a), a, 0.62 - 0.3 * t


def _tower(u: float, v: float, low: float, high: float, fat: float) -> tuple[float, float, float]:
    x, z, a, r = _spine(low + (high - low) * v)
    out = (r + fat) * cos(2 * pi * u)
    return x + out * cos(a), 0.5 + (r + fat) * sin(2 * pi * u), z + out * sin(a)


@card(
    View((-0.3, -7.4, 1.5), (-0.1, 0, 1.95), 42),
    Air(("midnight", "indigo", "mauve", "salmon"), fill=0.8, clouds=0.6, cloud="mauve", stars=30, seed=6),
    Sun(-120, 16, 1.7, "salmon", 4),
)
def lighthouse_bends_down() -> None:
    """A lighthouse has bent down to the water to look at a very small boat."""
    sea(60, -8, 50, colour="indigo", waves=0.5, swell=0.06)
    for x, y, z, size, seed in (
        (1.25, 0.6, 0.0, 1.1, 4),
        (0.45, 0.1, -0.05, 0.5, 7),
        (1.6, -0.7, -0.1, 0.55, 9),
    ):
        rock(x, y, z, size=size, finish="plum", seed=seed, squash=(1.1, 0.9, 0.5))
    for n in range(7):
        low, high, colour = n / 7, (n + 1) / 7, ("tomato", "milk")[n % 2]
        surface(lambda u, v, a=low, b=high: _tower(u, v, a, b, 0.0), felt(colour), nu=36, nv=12)
    box(1.05, -0.1, 0.35, 0.3, 0.1, 0.55, "chestnut", bevel=0.02)
    box(1.02, -0.05, 1.45, 0.2, 0.1, 0.3, glow("butter", 3), bevel=0.02)
    x, z, *_ = _spine(1.0)
    with placed(x, 0.5, z, lean=-156):
        _lantern()
    row_boat(-0.86, -0.45, 0.03, long=1.45, turn=14, finish="teal", inside="sand")
    person(
        -0.82,
        -0.45,
        0.05,
        turn=70,
        tall=1.05,
        pose="sit",
        coat="honey",
        legs="umber",
        head="curls",
        hair="chestnut",
        hips=(0, 0, 0.36),
        feet=((-0.11, -0.42, 0.2), (0.12, -0.38, 0.2)),
        touch=(None, (-0.75, -0.3, 1.25)),
        look=(0, 40),
    )
    spot((-1.2, -0.4, 1.9), (-0.7, -0.45, 0.2), 70, "butter", angle=70)


def _lantern() -> None:
    cylinder(0, 0, -0.04, 0.54, 0.12, "ink")
    cylinder(0, 0, 0.08, 0.3, 0.46, glow("butter", 5))
    for k in range(6):
        c, s = cos(pi * k / 3), sin(pi * k / 3)
        rod((0.31 * c, 0.31 * s, 0.08), (0.31 * c, 0.31 * s, 0.54), 0.025, "ink")
        rod((0.5 * c, 0.5 * s, 0.08), (0.5 * c, 0.5 * s, 0.3), 0.016, "ink")
    rail = [(0.5 * cos(pi * k / 8), 0.5 * sin(pi * k / 8), 0.3) for k in range(16)]
    tube(rail, 0.018, "ink", closed=True)
    cylinder(0, 0, 0.54, 0.4, 0.3, "cherry", top=0.03)
    ball(0, 0, 0.88, 0.06, "cherry")
    lamp(0, -0.45, 0.3, 40, "butter", size=0.3)
