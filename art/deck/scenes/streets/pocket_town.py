"""In the pocket of a winter coat lies a lit town; a great finger is offered to somebody on a roof."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    cylinder,
    dice,
    felt,
    hand,
    house,
    lamp,
    metal,
    person,
    placed,
    porcelain,
    rod,
    snow,
    specks,
    steam,
    surface,
)
from art.deck.registry import card


def _coat(u: float, v: float) -> tuple[float, float, float]:
    x, z = (u - 0.5) * 9, -3 + 10 * v
    return x, 0.75 + 0.12 * sin(1.7 * x + 0.4 * z) + 0.05 * sin(5 * x - z), z


def _pouch(u: float, v: float) -> tuple[float, float, float]:
    """The pocket: sewn down at its sides and foot, standing open at the top."""
    x, z = (u - 0.5) * 2.9, -2.0 + 3.0 * v
    full = sin(pi * u) ** 0.5 * min(1, 0.15 + 1.1 * v)
    return x, 0.72 - 1.15 * full + 0.02 * sin(40 * u), z - 0.16 * sin(pi * u) * v


@card(
    View((0.25, -7.2, 2.7), (-0.05, 0, 1.72), 54),
    Air(("cornflower", "lilac"), fill=0.75),
    Sun(-140, 42, 1.9, "ice", 8),
)
def pocket_town() -> None:
    """In the pocket of a winter coat lies a lit town; a great finger is offered to somebody on a roof."""
    surface(_coat, felt("indigo"), nu=60, nv=50)
    surface(_pouch, felt("plum"), nu=50, nv=40, thick=0.06)
    for low, high, colour in ((0.9, 1.0, "rose"),):
        surface(lambda u, v, a=low, b=high: _rim(u, a + (b - a) * v), felt(colour), nu=50, nv=4, thick=0.1)
    for k in range(30):
        u = 0.03 + 0.94 * k / 29
        x, y, z = _pouch(u, 0.84)
        rod((x - 0.025, y - 0.05, z), (x + 0.025, y - 0.05, z), 0.012, "rose")
    _town()
    hand(
        -0.72,
        -0.3,
        3.55,
        gesture="point",
        size=1.75,
        turn=180,
        lean=-160,
        skin="apricot",
        cuff="tomato",
        sleeve="indigo",
        arm=1.4,
    )
    chance = dice("cuff")
    specks(
        [
            (chance.uniform(-1.7, -0.7), chance.uniform(-0.95, -0.75), chance.uniform(3.9, 4.8))
            for _ in range(60)
        ],
        0.035,
        felt("milk"),
    )
    with placed(1.55, 0.3, 2.75, tilt=90):
        cylinder(0, 0, 0, 0.3, 0.1, metal("brass"))
        for k in range(4):
            cylinder(0.1 * cos(pi * k / 2 + 0.8), 0.1 * sin(pi * k / 2 + 0.8), 0.06, 0.04, 0.06, "ink")
    snow(5, -3.5, 0.2, 6, count=90, r=0.03, z=-1, seed=5)


def _rim(u: float, v: float) -> tuple[float, float, float]:
    x, y, z = _pouch(u, v)
    return x, y - 0.03, z


def _town() -> None:
    rows = (
        (-0.85, 0.3, 0.62, 0.56, "bone", "brick", 8),
        (-0.28, 0.36, 0.9, 0.6, "apricot", "cherry", -4),
        (0.4, 0.36, 0.75, 0.58, "linen", "rust", 5),
        (0.86, 0.32, 0.62, 0.44, "salmon", "plum", -10),
        (-0.5, 0.16, 0.44, 0.5, "sand", "tomato", -6),
        (0.56, 0.17, 0.44, 0.46, "bone", "cherry", 8),
        (0.05, 0.06, 0.5, 0.54, "peach", "brick", 2),
    )
    for x, y, z, w, wall, roof, turn in rows:
        house(
            x, y, z, w=w * 1.15, d=0.5, h=0.66, turn=turn, wall=wall, roof=roof, lit="butter", chimney=False
        )
    steam(0.55, 0.36, 1.35, h=0.8, r=0.07, drift=0.25, finish="mist")
    steam(-0.95, 0.3, 1.25, h=0.6, r=0.06, drift=-0.15, finish="mist")
    person(0.08, -0.02, 1.45, turn=20, tall=0.5, pose="cheer", coat="honey", hat="cap")
    cylinder(0.72, 0.2, 0.9, 0.1, 1.0, "linen")
    cylinder(0.72, 0.2, 1.9, 0.14, 0.34, porcelain("cherry"), top=0.0)
    lamp(0.0, -0.25, 1.35, 14, "honey", size=0.3)
    lamp(0.7, -0.15, 1.3, 9, "honey", size=0.3)
    lamp(-0.7, -0.15, 1.3, 9, "honey", size=0.3)
