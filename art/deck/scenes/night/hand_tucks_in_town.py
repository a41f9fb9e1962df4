"""At dusk a vast hand draws the snow over a small town like a quilt."""

from math import exp, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    box,
    cylinder,
    felt,
    fir,
    ground,
    hand,
    house,
    lamp,
    person,
    placed,
    steam,
    surface,
)
from art.deck.registry import card

HIDDEN = ((0.4, 2.4), (2.3, 1.2), (3.3, 3.4), (1.2, 4.6), (-1.3, 4.2), (3.9, -0.2))
ALONG, INWARD = (0.88, -0.47), (0.47, 0.88)


def _quilt(s: float, t: float) -> tuple[float, float, float]:
    x, y = -0.15 + s * ALONG[0] + t * INWARD[0], 0.35 + s * ALONG[1] + t * INWARD[1]
    bumps = sum(1.25 * exp(-((x - a) ** 2 + (y - b) ** 2) / 0.55) for a, b in HIDDEN)
    puff = 0.16 * abs(sin(1.9 * s)) * abs(sin(1.9 * t + 0.4))
    roll = 0.5 * exp(-((t - 0.25) ** 2) / 0.1)
    lift = 1.5 * exp(-((s - 0.9) ** 2) / 0.6 - (t**2) / 0.7)
    return x, y, 0.12 + bumps + puff + roll + lift


@card(
    View((-0.2, -10.2, 9.6), (0.05, 0.45, 0.9), 48),
    Air(("mauve", "lilac", "peach"), fill=0.85),
    Sun(-75, 26, 2.4, "salmon", 4),
)
def hand_tucks_in_town() -> None:
    """At dusk a vast hand draws the snow over a small town like a quilt."""
    ground(60, -14, 40, "mauve")
    surface(lambda u, v: _quilt(-9 + 18 * u, 12 * v), felt("milk"), nu=120, nv=80, thick=0.2)
    surface(lambda u, v: _turned(-9 + 18 * u, v), felt("rose"), nu=120, nv=8, thick=0.12)
    _streets()
    hand(
        2.35,
        3.2,
        3.35,
        gesture="cup",
        size=4.2,
        tilt=118,
        turn=-26,
        skin="peach",
        cuff="lilac",
        sleeve="indigo",
        arm=2.0,
        left=True,
    )
    cylinder(-1.3, 4.2, 1.0, 0.14, 0.7, "brick")
    steam(-1.3, 4.2, 1.7, h=1.1, r=0.13, drift=-0.5, finish="mist")
    for x, y in (
        (-3.2, -4.4),
        (-2.3, -5.0),
        (-1.2, -5.2),
        (0.2, -5.3),
        (1.4, -5.0),
        (2.4, -4.4),
        (3.2, -3.6),
    ):
        fir(x, y, 0, h=1.9, finish="bottle")


def _turned(s: float, v: float) -> tuple[float, float, float]:
    """The turned-down edge of the quilt."""
    x, y, z = _quilt(s, 0.05 + 0.55 * v)
    return x, y, z + 0.14


def _streets() -> None:
    walls, roofs = ("linen", "apricot", "rose", "sand"), ("brick", "cherry", "rust", "teal")
    spots = (
        (-3.0, 0.9),
        (-1.55, 0.1),
        (-3.1, -1.0),
        (-1.5, -1.6),
        (0.0, -1.1),
        (-2.7, -2.9),
        (-0.9, -3.3),
        (0.9, -2.7),
        (1.7, -1.6),
        (2.5, -3.1),
        (-4.3, -2.2),
        (-4.2, 0.2),
    )
    for k, (x, y) in enumerate(spots):
        house(
            x,
            y,
            w=1.05,
            d=0.95,
            h=0.85,
            turn=(12, -8, 20, -14, 4)[k % 5],
            wall=walls[k % 4],
            roof=roofs[(k * 3) % 4],
            lit="butter",
            smoke="mist" if k % 5 == 0 else None,
        )
        with placed(x, y):
            lamp(0, -0.9, 0.5, 9, "honey", size=0.2)
    box(-0.4, -2.3, 0, 0.3, 0.3, 0.02, "bone", bevel=0)
    person(-0.4, -2.2, turn=10, tall=0.62, pose="wave", coat="tomato")
