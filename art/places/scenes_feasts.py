"""Feasts and prizes."""

from art.places.creatures import cat
from art.places.finishes import Finish, metal
from art.places.props import person
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, lathe, placed, ring, rod, scatter, tube
from art.places.stage import ROSE, SAND

HEART = [
    (0, -0.5),
    (0.32, -0.2),
    *arc(0.26, 0.14, 0.28, -30, 160, steps=10),
    *arc(-0.26, 0.14, 0.28, 20, 210, steps=10),
    (-0.32, -0.2),
]


@place(ROSE, "grass", look=1.5)
def wedding() -> None:
    box(0.0, -1.2, 0, 1.3, 6.0, 0.05, "ivory", bevel=0.01)
    with placed(-0.1, 0.9, turn=12):
        _flower_arch()
    person(-0.45, 0.5, "ink", turn=40, arms="point", size=1.75)
    _bride(0.5, 0.35)
    for side in (-1, 1):
        for row in range(3):
            for k in range(2):
                _guest(side * (1.35 + 0.75 * k), -0.7 - 0.85 * row, row * 2 + k + (3 if side > 0 else 0))
    with placed(2.9, 1.1):
        _cake()
    for k, (x, y) in enumerate(scatter(26, 0.6)):
        ball(x, y * 4 - 1.4, 0.07, 0.07, ("coral", "wine", "rose")[k % 3], squash=(1, 1, 0.4))


def _flower_arch() -> None:
    path = [(-1.7, 0.0), (-1.7, 1.2), *arc(0, 1.7, 1.7, 175, 5, steps=16), (1.7, 1.2), (1.7, 0.0)]
    tube([(x, 0, z) for x, z in path], 0.12, "ivory")
    for k in range(72):
        u = k / 71 * (len(path) - 1)
        (ax, az), (bx, bz) = path[int(u)], path[min(int(u) + 1, len(path) - 1)]
        x, z = ax + (bx - ax) * (u % 1), az + (bz - az) * (u % 1)
        dx, dy = scatter(72, 0.28)[k]
        ball(
            x + dx,
            dy,
            z + 0.15 * (k % 3 - 1) + 0.1,
            0.2 + 0.04 * (k % 2),
            ("coral", "ivory", "leaf", "wine", "rose")[k % 5],
        )
    with placed(0, -0.25, 3.75, scale=1.25):
        cutout(HEART, 0.28, "ember", bevel=0.1)


def _bride(x: float, y: float) -> None:
    with placed(x, y, turn=20, scale=1.2):
        gown = [
            (0, 0),
            (0.62, 0),
            (0.6, 0.1),
            (0.42, 0.35),
            (0.2, 0.7),
            (0.16, 0.85),
            (0.2, 1.02),
            (0.08, 1.14),
            (0, 1.15),
        ]
        lathe(gown, 0, 0, 0, "ivory")
        ball(0, 0, 1.33, 0.17, "fair")
        ball(0, 0.05, 1.38, 0.175, "bark")
        lathe([(0.5, 0.1), (0.4, 0.5), (0.26, 1.0), (0.14, 1.2), (0, 1.25)], 0, 0.2, 0.28, "ivory")
        ball(0, -0.32, 0.85, 0.13, "ember")
        ball(0.12, -0.28, 0.8, 0.1, "rose")
        for side in (-0.19, 0.19):
            rod((side, 0, 1.02), (side * 0.4, -0.28, 0.8), 0.06, "fair")


def _guest(x: float, y: float, kind: int) -> None:
    box(x, y, 0.36, 0.5, 0.46, 0.08, "ivory")
    box(x, y - 0.22, 0.36, 0.5, 0.07, 0.7, "ivory")
    for dx in (-0.2, 0.2):
        for dy in (-0.18, 0.18):
            box(x + dx, y + dy, 0, 0.07, 0.07, 0.38, "ivory")
    if kind % 4 != 3:
        coat = ("teal", "plum", "brass", "sea", "coral")[kind % 5]
        person(
            x,
            y + 0.03,
            coat,
            z=0.44,
            seated=True,
            turn=180,
            hat=("", "brim")[kind % 3 == 1],
            hatted="wine",
            size=1.1,
        )


def _cake() -> None:
    lathe([(0.95, 0), (0.85, 0.3), (0.8, 0.75), (0, 0.76)], 0, 0, 0, "rose")
    for r, z in ((0.68, 0.76), (0.48, 1.26), (0.29, 1.76)):
        cylinder(0, 0, z, r, 0.5, "ivory")
        for x, y, _ in ring(r, int(22 * r)):
            ball(x, y, z + 0.48, 0.075, "coral")
    with placed(0, 0, 2.5, turn=25, scale=0.5):
        cutout(HEART, 0.22, "ember", bevel=0.08)


@place(SAND, "plum", look=1.4)
def cat_show() -> None:
    with placed(turn=22):
        for x, h in ((-2.0, 0.7), (0, 1.2), (2.0, 0.45)):
            box(x, 0.2, 0, 1.95, 1.8, h, "ivory")
            box(x, 0.2, h - 0.1, 2.0, 1.86, 0.12, "brass")
        cat(-2.0, 0.2, "slate", z=0.7, size=2.2)
        cat(0, 0.2, "ivory", z=1.2, size=2.6, tail=1)
        cat(2.0, 0.2, "coral", z=0.45, size=2.2, tail=1)
        for x, z, colour in ((-2.0, 0.4, "sea"), (0, 0.7, "ember"), (2.0, 0.3, "teal")):
            _rosette(x, -0.8, z, colour)
        with placed(0, 2.0):
            for k in range(9):
                box(-2.8 + 0.7 * k, 0, 0, 0.7, 0.16, 3.2, ("teal", "bone")[k % 2])
            for k in range(9):
                ball(-2.8 + 0.7 * k, -0.1, 3.2, 0.3, ("bone", "teal")[k % 2])
        with placed(-2.2, -2.3):
            _cup()
        cat(0.3, -2.9, "ink", size=1.3, turn=-8)
        person(1.7, -2.5, "teal", turn=150, arms="wave", hat="brim", hatted="wine", size=1.45)


def _rosette(x: float, y: float, z: float, colour: Finish) -> None:
    with placed(x, y, z, scale=1.1):
        for dx in (-0.14, 0.14):
            rod((0, 0, 0), (dx, 0, -0.42), 0.09, colour, sides=4)
        with placed(tilt=90):
            for px, py, _ in ring(0.2, 10):
                cylinder(px, py, 0, 0.1, 0.06, colour)
            cylinder(0, 0, 0, 0.2, 0.1, "ivory")


def _cup() -> None:
    box(0, 0, 0, 0.9, 0.9, 0.6, "wine")
    goblet = [
        (0, 0),
        (0.3, 0),
        (0.28, 0.08),
        (0.08, 0.16),
        (0.08, 0.42),
        (0.3, 0.6),
        (0.42, 1.1),
        (0.36, 1.1),
        (0.1, 0.6),
    ]
    lathe(goblet, 0, 0, 0.6, metal("brass"))
    for side in (-1, 1):
        tube(
            [(side * 0.36, 0, 1.6), (side * 0.66, 0, 1.6), (side * 0.6, 0, 1.3), (side * 0.3, 0, 1.2)],
            0.05,
            metal("brass"),
        )
