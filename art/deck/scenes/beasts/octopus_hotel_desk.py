"""An octopus at a hotel desk under water serves everybody at once."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    boards,
    box,
    cup,
    felt,
    fish,
    glass,
    hat,
    kettle,
    lathe,
    limb,
    metal,
    placed,
    porcelain,
    rod,
    shell,
    suitcase,
    sweep,
    tube,
    wall,
)
from art.deck.kit.finishes import Finish
from art.deck.registry import card
from art.places.shapes import Point


def _arm(knots: Sequence[Point], r: float, finish: Finish) -> None:
    """Eases through its knots and tapers from r to a tip."""
    joints = [_between(knots, k / 26 * (len(knots) - 1)) for k in range(27)]
    for k, (start, end) in enumerate(pairwise(joints)):
        limb(start, end, r * (1 - 0.75 * k / 26), finish, tip=r * (1 - 0.75 * (k + 1) / 26))


def _between(knots: Sequence[Point], at: float) -> Point:
    """A point of the smooth curve through all knots; `at` counts knots."""
    k = min(int(at), len(knots) - 2)
    f, last = at - k, len(knots) - 1
    near = [knots[max(k - 1, 0)], knots[k], knots[k + 1], knots[min(k + 2, last)]]
    return tuple(
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)
        for a, b, c, d in zip(*near, strict=True)
    )


@card(
    View((0.2, -6.0, 2.0), (0.02, 0, 1.75), 34),
    Air(("mint", "sea_green"), fill=0.9),
    Sun(-140, 50, 2.2, "milk", 6),
)
def octopus_hotel_desk() -> None:
    """An octopus at a hotel desk under water serves everybody at once."""
    with placed(y=1.6):
        wall(10, 7, "mint", stripes="sea_green", skirting=None)
    for i in range(4):
        for j in range(2):
            box(-1.5 + i * 1.0, 1.45, 2.3 + 0.62 * j, 0.86, 0.1, 0.5, "bottle", bevel=0.03)
            rod((-1.5 + i, 1.38, 2.68 + 0.62 * j), (-1.5 + i, 1.38, 2.45 + 0.62 * j), 0.03, metal("brass"))
    box(0, -0.2, 0, 4.4, 0.8, 1.0, "cinnamon", bevel=0.04)
    box(0, -0.25, 1.0, 4.6, 1.0, 0.1, "chestnut", bevel=0.04)
    skin = porcelain("coral")
    sweep(
        [(0, 0.55, 1.0), (0, 0.55, 1.3), (0, 0.55, 1.7), (0, 0.65, 2.2), (0, 0.75, 2.75), (0, 0.8, 2.95)],
        [(0.6, 0.5), (0.62, 0.52), (0.6, 0.5), (0.82, 0.7), (0.6, 0.5), (0.2, 0.2)],
        skin,
    )
    for side in (-1, 1):
        ball(side * 0.32, 0.12, 1.82, 0.2, porcelain("butter"))
        ball(side * 0.31, -0.06, 1.8, 0.09, porcelain("ink"), squash=(1.5, 0.5, 0.8))
        shell(side * 0.32, 0.12, 1.82, 0.215, skin, rise=(22, 90))
    tube([(-0.16, 0.02, 1.46), (0, -0.02, 1.42), (0.16, 0.02, 1.46)], 0.03, "brick")
    hat("bowler", 0, 0.7, 3.0, "tomato", size=1.1)
    _arm([(-0.5, 0.4, 1.3), (-1.1, 0.2, 1.6), (-1.5, -0.2, 2.3), (-1.25, -0.4, 2.9)], 0.2, skin)
    _arm([(0.5, 0.4, 1.3), (1.1, 0.2, 1.5), (1.6, -0.1, 2.1), (1.35, -0.4, 2.75)], 0.2, skin)
    _arm([(-0.45, 0.2, 1.2), (-0.9, -0.1, 1.3), (-1.5, -0.4, 1.6), (-1.62, -0.7, 1.4)], 0.18, skin)
    _arm([(0.45, 0.2, 1.2), (0.9, -0.1, 1.35), (1.5, -0.4, 1.5), (1.62, -0.7, 1.36)], 0.18, skin)
    _arm([(-0.3, 0.1, 1.15), (-0.45, -0.4, 1.4), (-0.55, -0.9, 1.3), (-0.35, -1.2, 1.12)], 0.17, skin)
    _arm([(0.3, 0.1, 1.15), (0.5, -0.45, 1.3), (0.9, -0.8, 0.95), (0.95, -0.95, 0.62)], 0.17, skin)
    suitcase(-1.2, -0.4, 2.95, w=0.7, h=0.48, d=0.24, turn=8, finish="honey")
    with placed(1.35, -0.42, 2.75, lean=-50):
        kettle(0, 0, 0, size=0.4, finish="indigo")
    cup(1.62, -0.78, 1.12, size=0.2, finish="milk")
    lathe([(0.14, 0), (0.13, 0.05), (0.06, 0.11), (0, 0.13)], -1.62, -0.62, 1.12, metal("brass"))
    with placed(-0.32, -1.26, 1.06):
        tube(
            [(0.09 * cos(a), 0, 0.09 * sin(a) + 0.1) for a in [2 * pi * k / 10 for k in range(10)]],
            0.03,
            metal("brass"),
            closed=True,
        )
        rod((0, 0, 0), (0, 0, -0.34), 0.03, metal("brass"))
        box(0.06, 0, -0.32, 0.12, 0.04, 0.08, metal("brass"), bevel=0.01)
    fish(-0.95, -1.7, 0.55, size=1.15, turn=150, body="cornflower", fin="indigo")
    hat("top", -0.66, -1.86, 0.83, "ink", size=0.75)
    for k in range(12):
        ball(-1.9 + 0.36 * k, -0.9, 1.9 + 0.31 * ((k * 5) % 8), 0.035 + 0.012 * (k % 3), glass("milk", 0.6))
    boards(9, 6, "sand", y=-1.5)
    box(1.1, -1.15, 0, 0.62, 0.42, 0.3, felt("linen"), bevel=0.03)
    tube(
        [(1.0, -1.2, 0.3), (1.0, -1.2, 0.42), (1.06, -1.25, 0.52), (1.16, -1.25, 0.5), (1.14, -1.25, 0.44)],
        0.05,
        porcelain("honey"),
    )
    suitcase(-1.35, -1.55, 0, w=0.5, h=0.34, d=0.18, turn=-10, finish="cherry")
