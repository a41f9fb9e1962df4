"""Places on roads and rails."""

from art.places.finishes import glass, glow, metal
from art.places.props import car, crowd, person, street_lamp, tree, wheel
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, gable, placed, rod, tube
from art.places.stage import CLAY, MIST, PLUM, SAND, lamp


@place(MIST, "sand", look=1.45)
def sightseeing_bus() -> None:
    box(0, -1.0, 0, 8.2, 2.4, 0.04, "slate", bevel=0)
    for k in range(5):
        box(-3.2 + 1.6 * k, -2.35, 0.03, 0.8, 0.12, 0.03, "ivory", bevel=0)
    with placed(0, 2.5):
        _triumphal_arch()
    tree(-3.3, 1.7, size=1.8)
    tree(3.2, 1.9, size=1.5)
    with placed(0.2, -0.9, turn=6):
        _double_decker()
    person(-2.2, -3.2, "brass", arms="point", hat="brim", hatted="wine", turn=30, size=1.1)


def _double_decker() -> None:
    box(0, 0, 0.3, 5.4, 1.6, 0.75, "ember", bevel=0.12)
    box(0, 0, 0.95, 5.3, 1.54, 0.75, glass("ink", 0.9), bevel=0.1)
    for k in range(6):
        for side in (-0.76, 0.76):
            box(-2.45 + 0.98 * k, side, 0.95, 0.12, 0.1, 0.75, "ember")
    box(0, 0, 1.65, 5.5, 1.64, 0.5, "ember", bevel=0.1)
    box(0, 0, 1.72, 5.54, 1.68, 0.1, metal("brass"))
    box(0, 0, 2.14, 5.2, 1.36, 0.05, "wood")
    for side in (-0.78, 0.78):
        rod((-2.6, side, 2.5), (2.6, side, 2.5), 0.05, metal("brass"))
    for x in (-1.7, 1.75):
        for y in (-0.74, 0.74):
            wheel(x, y, 0.4, 0.42, 0.24, hub="bone")
    for y in (-0.5, 0.5):
        ball(2.7, y, 0.6, 0.14, glow("lamp", 3))
    coats = ("teal", "bone", "plum", "brass", "sky", "coral", "sea", "ivory")
    for k in range(8):
        x, y = -2.0 + 1.1 * (k // 2), -0.36 + 0.72 * (k % 2)
        box(x - 0.2, y, 2.15, 0.12, 0.56, 0.6, "wine")
        person(x, y, coats[k], z=2.3, seated=True, turn=90, arms=("rest", "wave")[k % 3 == 0], size=1.1)
    person(2.2, 0, "plum", z=2.15, turn=-90, arms="cheer", hat="cap", hatted="brass", size=1.15)


def _triumphal_arch() -> None:
    side, crown = 1.9, 3.1
    hole = [(-0.75, 0.0), *arc(0, 1.5, 0.75, 180, 0), (0.75, 0.0)]
    cutout(
        [(-side, 0), (-0.751, 0), *hole[1:-1], (0.751, 0), (side, 0), (side, crown), (-side, crown)],
        1.1,
        "bone",
    )
    box(0, 0, 2.5, 4.1, 1.4, 0.14, "ivory")
    box(0, 0, 3.1, 4.1, 1.4, 0.2, "ivory")
    for x in (-1.65, -1.05, 1.05, 1.65):
        cylinder(x, -0.66, 0.1, 0.14, 2.35, "ivory")


@place(CLAY, "stone", look=1.3)
def petrol_station() -> None:
    with placed(turn=8):
        box(-2.2, 2.0, 0, 3.0, 1.8, 1.6, "ivory")
        box(-2.2, 2.0, 1.6, 3.3, 2.1, 0.22, "teal")
        box(-2.0, 1.08, 0.35, 2.2, 0.06, 0.9, glow("lamp", 1.8))
        box(0.4, 0.2, 0, 4.6, 1.0, 0.18, "bone")
        for x in (-1.2, 2.0):
            cylinder(x, 0.2, 0.1, 0.16, 3.0, "ivory")
        box(0.4, 0.2, 3.0, 6.0, 3.3, 0.5, "ember", bevel=0.08)
        box(0.4, 0.2, 3.16, 6.06, 3.36, 0.16, "ivory")
        box(0.4, 0.2, 2.96, 5.4, 2.8, 0.06, glow("lamp", 1.2))
        for x in (-0.4, 1.2):
            _pump(x, 0.1)
        car(1.6, -1.7, "teal", turn=184, size=2.5)
        tube([(1.0, -0.15, 0.9), (0.7, -0.7, 0.3), (0.8, -1.2, 0.5), (0.85, -1.3, 0.75)], 0.05, "ink")
    person(-1.3, -1.9, "plum", arms="wave", hat="cap", hatted="ember", turn=25, size=1.2)
    for k in range(3):
        with placed(-3.0, -0.8, 0.2 * k):
            cylinder(0, 0, 0, 0.36, 0.18, "ink")
    tree(3.6, 1.9, size=1.5)


def _pump(x: float, y: float) -> None:
    box(x, y, 0.18, 0.66, 0.5, 1.35, "ember", bevel=0.1)
    box(x, y - 0.26, 0.95, 0.46, 0.04, 0.36, "ivory")
    ball(x, y, 1.72, 0.22, glow("lamp", 2.5))
    tube(
        [(x + 0.34, y, 1.1), (x + 0.62, y - 0.1, 0.9), (x + 0.55, y - 0.2, 0.35), (x + 0.36, y - 0.2, 0.6)],
        0.05,
        "ink",
    )


@place(PLUM, "slate", look=1.75)
def metro() -> None:
    holes = [arc(x, 1.2, 1.02, 0, 360, steps=40)[:-1] for x in (-1.45, 1.65)]
    for depth, y, finish in ((0.25, 0.35, "bone"), (2.2, 1.6, "bark")):
        with placed(0, y):
            cutout([(-3.5, 0), (3.5, 0), (3.5, 2.6), (-3.5, 2.6)], depth, finish, holes=holes)
    box(0, 2.75, 0, 6.6, 0.1, 2.6, "ink")
    box(0, 1.5, 2.6, 7.1, 2.6, 0.18, "leaf")
    box(0, 0.75, 2.7, 7.1, 0.8, 0.12, "stone")
    _street()
    for x in (-1.45, 1.65):
        for side in (-0.4, 0.4):
            box(x + side, -0.9, 0, 0.08, 5.0 if x < 0 else 5.2, 0.08, metal("steel"))
        for k in range(6):
            box(x, -0.2 - 0.55 * k, 0, 1.2, 0.2, 0.05, "wood")
    box(0.1, -1.4, 0, 1.15, 3.9, 0.42, "bone")
    for side in (-0.5, 0.7):
        box(side, -1.4, 0.4, 0.12, 3.9, 0.05, "brass")
    with placed(-1.45, -1.2):
        _carriage()
    crowd([(0.0, -0.6), (0.25, -1.7), (0.0, -2.7)], ("ember", "brass", "sky"), z=0.42, turn=-60, size=1.05)
    lamp(1.65, 0.6, 1.0, 30)
    lamp(-0.4, -3.6, 1.0, 15)


def _carriage() -> None:
    box(0, 0.6, 0.15, 1.5, 4.2, 1.75, "teal", bevel=0.25)
    box(0, 0.6, 1.0, 1.54, 3.6, 0.42, glow("lamp", 1.5), bevel=0.02)
    box(0, 0.6, 0.6, 1.55, 4.0, 0.12, "ivory")
    box(0, -1.52, 0.95, 1.1, 0.06, 0.6, glass("ink", 0.95))
    for side in (-0.5, 0.5):
        ball(side, -1.5, 0.5, 0.14, glow("lamp", 8))
    box(0, -1.5, 0.2, 1.2, 0.1, 0.16, metal("brass"))


def _street() -> None:
    for x, h, wall, roof in (
        (-2.5, 1.2, "rose", "wine"),
        (-1.1, 1.7, "ivory", "teal"),
        (1.7, 1.4, "coral", "plum"),
    ):
        box(x, 2.0, 2.75, 1.2, 1.1, h, wall)
        gable(x, 2.0, 2.75 + h, 1.4, 1.3, 0.6, roof)
        for k in (-0.28, 0.28):
            box(x + k, 1.44, 2.75 + h * 0.45, 0.26, 0.05, 0.36, glow("lamp", 1.5))
    tree(0.3, 1.9, z=2.7, size=1.3)
    tree(2.9, 1.7, z=2.7, size=1.1)
    street_lamp(-0.3, 0.55, z=2.75, h=1.0)
    car(1.2, 0.75, "ember", z=2.8, size=1.0)


@place(SAND, "grass", look=1.0, zoom=1.02)
def car_race() -> None:
    _track()
    with placed(0.1, -2.65, 0.06, turn=5):
        _racer("ember", 1.75, -0.1)
        _racer("teal", -0.2, 0.45)
        _racer("brass", -1.85, -0.45)
    with placed(-1.3, 1.4, turn=8):
        for k in range(3):
            box(0, 0.5 * k - 0.5, 0, 3.0, 0.5, 0.4 + 0.4 * k, "bone")
            spots = [(-1.2 + 0.6 * i, 0.5 * k - 0.5) for i in range(5)]
            crowd(
                spots, ("ember", "plum", "brass", "sea"), z=0.4 + 0.4 * k, seated=True, arms="cheer", size=0.9
            )
        box(0, 1.0, 2.3, 3.3, 1.5, 0.12, "wine")
        for x in (-1.5, 1.5):
            cylinder(x, 1.1, 0, 0.07, 2.3, "ink")
    _gantry()
    for k in range(7):
        for level in range(2):
            cylinder(
                0.8 + 0.45 * k, -0.7 + 0.18 * k, 0.2 * level, 0.22, 0.2, ("ember", "ivory")[(k + level) % 2]
            )


def _track() -> None:
    outer, inner = _oval(4.4, 4.2), _oval(2.6, 1.6)
    cutout(outer, 0.06, "slate", holes=[inner], lying=True, bevel=0.001)
    for loop in (_oval(4.25, 4.05), inner):
        for k, ((ax, ay), (bx, by)) in enumerate(zip(loop, [*loop[1:], loop[0]], strict=True)):
            rod((ax, ay, 0.06), (bx, by, 0.06), 0.11, ("ember", "ivory")[k % 2], sides=12)


def _oval(rx: float, ry: float) -> list[tuple[float, float]]:
    return [(x * rx, y * ry) for x, y in arc(0, 0, 1, 0, 360, steps=48)][:-1]


def _gantry() -> None:
    for y in (-3.75, -1.35):
        rod((0.75, y, 0), (0.75, y, 2.3), 0.09, "ink")
    for i in range(12):
        for k in range(3):
            shade = ("ivory", "ink")[(i + k) % 2]
            box(0.75, -3.63 + 0.2 * i, 1.75 + 0.2 * k, 0.14, 0.2, 0.2, shade, bevel=0)
            box(0.6 + 0.15 * k, -3.63 + 0.2 * i, 0.06, 0.15, 0.2, 0.015, shade, bevel=0)


def _racer(body: str, x: float, y: float) -> None:
    with placed(x, y, scale=0.95):
        box(-0.1, 0, 0.14, 1.5, 0.4, 0.3, body, bevel=0.12)
        box(-0.25, 0, 0.12, 0.8, 0.75, 0.24, body, bevel=0.1)
        rod((0.5, 0, 0.26), (1.15, 0, 0.2), 0.19, body, top=0.1)
        box(1.1, 0, 0.1, 0.26, 1.0, 0.06, "ivory")
        box(-0.9, 0, 0.55, 0.3, 0.95, 0.07, "ivory")
        for side in (-0.45, 0.45):
            box(-0.9, side, 0.3, 0.3, 0.05, 0.35, body)
        for wx, r in ((0.72, 0.22), (-0.72, 0.27)):
            for side in (-0.5, 0.5):
                wheel(wx, side, r, r, 0.24)
        ball(-0.1, 0, 0.55, 0.16, "ivory")
