"""Places where things are made, dug, raised and shipped."""

from math import cos, pi, sin

from art.places.finishes import glow, metal, water
from art.places.props import hull, person, wheel
from art.places.registry import place
from art.places.shapes import ball, box, cylinder, gable, lathe, placed, rod, scatter, solid, tube
from art.places.stage import CLAY, ROSE, SAGE, SAND, lamp


@place(CLAY, "sand", look=1.7)
def building_site() -> None:
    for floor in range(2):
        box(-1.2, 1.4, 0.1 + 1.15 * floor, 3.6, 2.8, 0.18, "stone")
        for x in (-2.8, -1.2, 0.4):
            for y in (0.25, 2.55):
                box(x, y, 0.25 + 1.15 * floor, 0.22, 0.22, 1.05, "bone")
    box(-1.75, 1.4, 2.4, 2.5, 2.8, 0.18, "stone")
    box(-2.8, 1.4, 0.28, 0.16, 2.2, 1.0, "brick")
    box(-1.9, 2.5, 1.4, 1.6, 0.18, 1.0, "brick")
    for x in (-2.8, -1.9, -1.2):
        for y in (0.3, 2.5):
            rod((x, y, 2.5), (x, y, 3.1), 0.04, "brick")
    _tower_crane()
    for k in range(9):
        box(-2.7 + 0.5 * (k % 3), -1.7, 0.25 * (k // 3), 0.46, 0.9, 0.23, "ember")
    _mixer()
    person(1.0, -2.7, "teal", hat="helmet", hatted="brass", arms="wave", turn=25, size=1.5)
    person(-0.9, 0.4, "plum", z=1.45, hat="helmet", hatted="ember", arms="hold", size=1.1)


def _tower_crane() -> None:
    with placed(2.5, 0.6):
        box(0, 0, 0, 1.2, 1.2, 0.3, "stone")
        _lattice(5.0)
        box(0, -0.1, 4.6, 0.6, 0.7, 0.6, "ember")
        with placed(0, 0, 5.0, turn=20, lean=-90):
            _lattice(5.0)
        with placed(0, 0, 5.0, turn=20, lean=90):
            _lattice(1.7)
        with placed(0, 0, 5.0, turn=20):
            box(1.5, 0, -0.75, 0.6, 0.6, 0.7, "slate")
            rod((0, 0, 0.2), (0, 0, 1.1), 0.12, "brass", top=0.05)
            rod((0, 0, 1.1), (-3.4, 0, 0.2), 0.03, "ink")
            rod((0, 0, 1.1), (1.5, 0, 0.2), 0.03, "ink")
            rod((-4.2, 0, 0), (-4.2, 0, -1.7), 0.03, "ink")
            box(-4.2, 0, -2.0, 1.5, 0.26, 0.3, "wine")
            for side in (-0.6, 0.6):
                rod((-4.2, 0, -1.3), (-4.2 + side, 0, -1.72), 0.025, "ink")


def _lattice(length: float) -> None:
    for x, y in ((-0.2, -0.2), (0.2, -0.2), (0.2, 0.2), (-0.2, 0.2)):
        rod((x, y, 0), (x, y, length), 0.055, "brass")
    steps = int(length / 0.45)
    for k in range(steps):
        low, high, flip = length * k / steps, length * (k + 1) / steps, 0.2 * (-1) ** k
        for side in (-0.2, 0.2):
            rod((-flip, side, low), (flip, side, high), 0.035, "brass")
            rod((side, -flip, low), (side, flip, high), 0.035, "brass")


def _mixer() -> None:
    with placed(-0.8, -3.0, 0.1, scale=1.25):
        wheel(-0.3, 0, 0.2, 0.26, 0.14)
        rod((-0.3, 0, 0.2), (0.3, 0, 0.1), 0.07, "teal")
        with placed(0, 0, 0.75, lean=38):
            lathe(
                [(0, -0.45), (0.3, -0.42), (0.48, -0.1), (0.48, 0.15), (0.26, 0.52), (0.22, 0.5)],
                0,
                0,
                0,
                "teal",
            )


@place(SAND, water, look=1.5)
def port() -> None:
    box(-1.2, 1.9, 0, 5.0, 3.2, 0.5, "stone")
    colours = ("ember", "sea", "brass", "leaf", "plum")
    for k in range(8):
        with placed(-2.9 + 1.2 * (k % 3), 2.7 - 0.75 * (k // 6), 0.5 + 0.55 * (k // 3 % 2)):
            _container(colours[k % 5])
    for x in (-0.9, 0.7):
        for y in (0.6, 1.7):
            rod((x, y, 0.5), (x * 0.9, y, 4.0), 0.11, "brass")
        rod((x, 0.6, 1.9), (x, 1.7, 1.9), 0.07, "brass")
    box(-0.1, 1.1, 3.95, 2.2, 1.5, 0.2, "brass")
    box(-0.1, -0.9, 4.15, 0.4, 5.6, 0.26, "brass")
    rod((-0.1, 1.1, 5.0), (-0.1, -3.3, 4.4), 0.03, "ink")
    rod((-0.1, 1.1, 4.1), (-0.1, 1.1, 5.0), 0.1, "brass")
    rod((-0.1, -2.4, 2.55), (-0.1, -2.4, 4.2), 0.03, "ink")
    with placed(-0.1, -2.4, 2.05):
        _container("sea")
    _freighter()
    _beacon(3.35, 1.6)


def _container(colour: str) -> None:
    box(0, 0, 0, 1.12, 0.62, 0.52, colour)
    for k in range(6):
        for side in (-0.31, 0.31):
            box(-0.45 + 0.18 * k, side, 0.05, 0.07, 0.05, 0.42, colour, bevel=0)


def _freighter() -> None:
    with placed(0.1, -2.35, 0):
        hull(5.3, 1.6, 0.95, "wine")
        box(-1.75, 0, 0.95, 0.95, 1.1, 0.9, "ivory")
        box(-1.75, 0, 1.85, 0.75, 0.95, 0.5, "ivory")
        box(-1.34, 0, 1.98, 0.06, 0.8, 0.22, "ink")
        box(-1.75, -0.46, 1.98, 0.6, 0.06, 0.22, "ink")
        cylinder(-2.0, 0, 2.35, 0.2, 0.7, "ember")
        cylinder(-2.0, 0, 2.9, 0.22, 0.2, "ink")
        for k, colour in enumerate(("brass", "plum", "ember")):
            with placed(0.0, 0, 0.95), placed(-0.75 + 0.7 * k, 0, 0, turn=90):
                _container(colour)


def _beacon(x: float, y: float) -> None:
    cylinder(x, y, -0.1, 0.75, 0.45, "stone", top=0.6)
    cylinder(x, y, 0.3, 0.42, 2.2, "ivory", top=0.3)
    for z, r in ((0.75, 0.41), (1.65, 0.36)):
        cylinder(x, y, z, r, 0.42, "ember", top=r - 0.03)
    cylinder(x, y, 2.5, 0.42, 0.1, "ink")
    cylinder(x, y, 2.6, 0.22, 0.36, glow("lamp", 6))
    cylinder(x, y, 2.95, 0.36, 0.35, "ember", top=0)


@place(SAGE, "sand", look=1.6)
def mine() -> None:
    for x, y, r, h, sides in (
        (-0.9, 1.7, 2.9, 2.2, 9),
        (-1.6, 2.2, 2.1, 3.2, 7),
        (1.6, 1.9, 2.1, 1.6, 8),
        (-2.9, 0.4, 1.3, 1.2, 7),
    ):
        cylinder(x, y, 0, r, h, "bark" if sides % 2 else "wood", top=r * 0.5, sides=sides)
    with placed(0.2, -0.9, turn=14):
        box(0, 0.7, 0, 2.1, 1.6, 1.9, "bark", bevel=0.2)
        box(0, -0.1, 0, 1.4, 0.1, 1.55, "ink", bevel=0)
        for x in (-0.82, 0.82):
            box(x, -0.2, 0, 0.3, 0.34, 1.75, "oak")
        box(0, -0.2, 1.7, 2.3, 0.38, 0.32, "oak")
        ball(0, -0.5, 1.5, 0.15, glow("lamp", 8))
        _rails()
        _ore_cart()
    lamp(0.3, -1.7, 1.2, 50)
    _headframe()
    person(-1.9, -2.5, "teal", hat="helmet", hatted="brass", turn=25, arms="wave", size=1.35)
    rod((-1.45, -2.75, 0.55), (-1.3, -2.85, 1.75), 0.05, "oak")
    tube([(-1.75, -2.7, 1.45), (-1.33, -2.85, 1.75), (-0.9, -3.0, 1.5)], 0.06, metal("steel"))
    for x, y in scatter(7, 0.6):
        ball(2.9 + x, -1.3 + y, 0.15, 0.2, "ink", squash=(1, 1.2, 0.8))


def _rails() -> None:
    for k in range(7):
        box(0, -0.5 - 0.45 * k, 0, 1.3, 0.2, 0.06, "wood")
    for x in (-0.45, 0.45):
        box(x, -1.7, 0.06, 0.08, 3.2, 0.08, metal("steel"))


def _ore_cart() -> None:
    with placed(0, -1.9, 0.1):
        for y in (-0.35, 0.35):
            with placed(0, y, 0.18, turn=90):
                wheel(0, -0.45, 0, 0.2, 0.12, hub="steel")
                wheel(0, 0.45, 0, 0.2, 0.12, hub="steel")
        foot, rim = (0.42, 0.55), (0.68, 0.8)
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        points = [(sx * w, sy * d, z) for (w, d), z in ((foot, 0.25), (rim, 0.95)) for sx, sy in corners]
        sides = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
        solid(points, sides, "ember")
        box(0, 0, 0.88, 1.46, 1.68, 0.1, "wine")
        for k, (x, y) in enumerate(scatter(14, 0.6)):
            ball(x * 0.9, y * 1.1, 1.02 + 0.2 * (0.6 - abs(x)), 0.2, metal("brass") if k % 3 == 0 else "ink")


def _headframe() -> None:
    with placed(-1.2, 1.7, 1.4):
        for x in (-0.6, 0.6):
            rod((x, -0.5, 0), (x * 0.6, 0, 3.2), 0.1, "ember")
            rod((x, 1.3, 0), (x * 0.6, 0, 3.2), 0.1, "ember")
            rod((x * 0.8, -0.25, 1.6), (x * 0.8, 0.65, 1.6), 0.06, "ember")
        for z in (1.0, 2.0, 3.2):
            rod((-0.5, 0, z), (0.5, 0, z), 0.07, "ember")
        with placed(0, 0, 3.35, turn=60):
            tube([(0.75 * c, 0, 0.75 * s) for c, s in _circle(12)], 0.08, "ink", closed=True)
            for c, s in _circle(6):
                rod((0, 0, 0), (0.72 * c, 0, 0.72 * s), 0.04, "ink")
        gable(1.6, 0.6, 0, 1.0, 1.0, 0.6, "plum")


def _circle(count: int) -> list[tuple[float, float]]:
    return [(cos(2 * pi * k / count), sin(2 * pi * k / count)) for k in range(count)]


@place(ROSE, "bone", look=1.5)
def chocolate_factory() -> None:
    box(-0.6, 2.0, 0, 5.2, 2.4, 1.9, "brick")
    for k in range(3):
        _sawtooth(-2.3 + 1.73 * k)
    for k in range(4):
        box(-2.5 + 1.2 * k, 0.79, 0.7, 0.6, 0.06, 0.8, glow("lamp", 1.6))
    cylinder(2.9, 2.0, 0, 0.5, 4.1, "brick", top=0.34)
    cylinder(2.9, 2.0, 3.7, 0.42, 0.25, "ivory")
    for x, z, r in ((2.95, 4.4, 0.36), (3.3, 4.85, 0.46), (3.0, 5.3, 0.36)):
        ball(x, 2.1, z, r, "ivory")
    _vat()
    _conveyor()
    _bar()
    person(2.9, -1.9, "ivory", hat="chef", hatted="ivory", arms="cheer", turn=20, size=1.25)


def _sawtooth(x: float) -> None:
    points = [(0, -1.2, 0), (1.73, -1.2, 0), (0, -1.2, 0.9), (0, 1.2, 0), (1.73, 1.2, 0), (0, 1.2, 0.9)]
    with placed(x - 0.87, 2.0, 1.9):
        solid(points, [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (2, 1, 4, 5), (1, 0, 3, 4)], "plum")


def _vat() -> None:
    with placed(1.3, 0.1):
        cylinder(0, 0, 0, 0.75, 1.1, metal("brass"), top=0.95)
        cylinder(0, 0, 1.02, 0.88, 0.1, "cocoa")
        tube([(-0.6, 1.0, 2.5), (-0.2, 0.6, 2.7), (0, 0, 2.7), (0, 0, 2.2)], 0.2, metal("brass"))
        cylinder(0, 0, 1.0, 0.2, 1.3, "cocoa", top=0.13)
        for x, y in ((0.85, -0.45), (0.3, -0.95)):
            rod((x * 0.9, y * 0.9, 0.5), (x, y, 1.0), 0.1, "cocoa", top=0.12)


def _conveyor() -> None:
    with placed(-0.2, -2.2, turn=8):
        box(0, 0, 0.45, 5.0, 0.95, 0.2, "ink", bevel=0.1)
        for side in (-0.5, 0.5):
            box(0, side, 0.4, 5.0, 0.08, 0.3, "teal")
        for x in (-2.1, 0, 2.1):
            box(x, 0, 0, 0.25, 0.8, 0.45, "teal")
        for k in range(5):
            with placed(-2.0 + k, 0, 0.65):
                (_bonbon, _praline)[k % 2]()


def _bonbon() -> None:
    lathe([(0, 0), (0.34, 0), (0.38, 0.12), (0.26, 0.36), (0.1, 0.44), (0, 0.45)], 0, 0, 0, "cocoa")
    ball(0, 0, 0.48, 0.1, "ember")


def _praline() -> None:
    box(0, 0, 0, 0.62, 0.62, 0.3, "cocoa", bevel=0.1)
    tube([(-0.25, -0.2, 0.31), (-0.1, 0.2, 0.33), (0.05, -0.2, 0.33), (0.25, 0.2, 0.31)], 0.045, "ivory")


def _bar() -> None:
    with placed(-3.0, -0.6, 0, turn=28, tilt=-14, scale=1.3):
        box(0, 0, 0, 1.3, 0.2, 2.1, "cocoa")
        for i in range(3):
            for k in range(5):
                box(-0.42 + 0.42 * i, -0.12, 0.06 + 0.41 * k, 0.36, 0.14, 0.35, "cocoa", bevel=0.07)
        box(0, 0, -0.02, 1.42, 0.42, 0.85, "ember")
        box(0, 0, 0.8, 1.44, 0.44, 0.12, metal("brass"))
