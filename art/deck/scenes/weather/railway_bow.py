"""Seen from the air: rails in the snow end tied in a bow, and the train waits before it."""

from math import atan2, cos, degrees, pi, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    fir,
    ground,
    metal,
    person,
    placed,
    rough,
    tube,
)
from art.deck.registry import card

Path = list[tuple[float, float]]


def _track(path: Path, level: float = 0) -> None:
    for side in (-0.2, 0.2):
        rail = []
        for k, (x, y) in enumerate(path):
            (ax, ay), (bx, by) = path[max(k - 1, 0)], path[min(k + 1, len(path) - 1)]
            a = atan2(by - ay, bx - ax) + pi / 2
            rail.append((x + side * cos(a), y + side * sin(a), level + 0.14))
        tube(rail, 0.045, "tomato")
    for k in range(1, len(path) - 1, 2):
        (ax, ay), (bx, by) = path[k - 1], path[k + 1]
        box(*path[k], level, 0.13, 0.66, 0.08, "umber", turn=degrees(atan2(by - ay, bx - ax)), bevel=0.02)


def _loop(x: float, y: float, long: float, bearing: float, spread: float) -> Path:
    steps = [k / 60 for k in range(61)]
    return [
        (
            x + long * sin(pi * t) ** 0.8 * cos(radians(bearing + spread * (2 * t - 1))),
            y + long * sin(pi * t) ** 0.8 * sin(radians(bearing + spread * (2 * t - 1))),
        )
        for t in steps
    ]


@card(
    View((0, -4.4, 13.4), (0.05, 0.0, 0), 41),
    Air(("milk", "ice"), fill=0.95),
    Sun(-58, 24, 4.2, "peach", 2),
)
def railway_bow() -> None:
    """Seen from the air: rails in the snow end tied in a bow, and the train waits before it."""
    ground(30, -14, 16, "milk", height=lambda x, y: 0.05 * rough(x, y, 0.3) - 0.06)
    x, y = 0.45, 1.6
    _track(_loop(x, y, 4.0, 152, 30))
    _track(_loop(x, y, 3.6, 30, 32))
    _track([(x + 1.9 * sin(1.3 * t) * t + 0.5 * t * t, y - 5.2 * t) for t in (k / 40 for k in range(41))])
    way = [(x - 0.9 * sin(2.2 * t) - 0.25 * t, y - 9.0 * t) for t in (k / 70 for k in range(71))]
    _track(way)
    for turn in (-14, 14):
        with placed(x, y, 0.16, turn=turn):
            for side in (-0.2, 0.2):
                tube(
                    [(side, -0.55, 0.0), (side, -0.3, 0.22), (side, 0.3, 0.22), (side, 0.55, 0)],
                    0.055,
                    "tomato",
                )
    for n, (k, colour) in enumerate(
        ((19, "bottle"), (28, "petrol"), (37, "honey"), (46, "petrol"), (55, "honey"))
    ):
        (ax, ay), (bx, by) = way[k - 1], way[k + 1]
        with placed(*way[k], 0.2, turn=degrees(atan2(by - ay, bx - ax)) + 90):
            box(0, 0, 0.05, 0.62, 1.02, 0.55, colour, bevel=0.06)
            if n == 0:
                with placed(0, 0.72, 0.42, tilt=90):
                    cylinder(0, 0, -0.2, 0.27, 0.6, colour)
                cylinder(0, 0.8, 0.6, 0.1, 0.3, "ink", top=0.15)
                ball(0, 0.45, 0.72, 0.11, metal("brass"))
                box(0, -0.2, 0.58, 0.7, 0.55, 0.14, "tomato", bevel=0.04)
            else:
                box(0, 0, 0.58, 0.14, 1.04, 0.05, "tomato", bevel=0.01)
                box(0, 0, 0.58, 0.64, 0.14, 0.05, "tomato", bevel=0.01)
    sx, sy = way[14]
    for k in range(7):
        ball(sx - 0.35 - 0.24 * k, sy - 0.05 - 0.14 * k, 1.2 + 0.1 * k, 0.16 + 0.05 * k, felt("milk"))
    person(
        1.35,
        0.2,
        0,
        turn=200,
        tall=1.5,
        pose="stand",
        coat="indigo",
        dress="coat",
        hat="cap",
        hatted="cherry",
        touch=((1.5, 0.35, 1.42), None),
    )
    for k, (fx, fy) in enumerate(
        (
            (-3.3, -2.6),
            (-2.6, -4.2),
            (3.0, -4.9),
            (3.6, -0.4),
            (-3.6, 5.6),
            (2.2, 5.9),
            (-3.8, -0.9),
            (3.9, 5.2),
            (-0.9, 5.4),
        )
    ):
        fir(fx, fy, 0, h=1.3 + 0.3 * (k % 3), finish="bottle", snow=True)
