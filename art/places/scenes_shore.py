"""Places by and on the water."""

from art.places.creatures import gull
from art.places.finishes import beam, glow, metal, water
from art.places.props import car, hull, ladder, palm, person, pine
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, gable, placed, rod, scatter, tube
from art.places.stage import CLAY, DUSK, MIST, SAND


@place(DUSK, water, look=2.2, zoom=0.93)
def lighthouse() -> None:
    for x, y, r, h, sides in (
        (0, 0.6, 2.5, 0.7, 9),
        (0.2, 0.8, 1.8, 1.2, 8),
        (-1.7, -0.4, 1.0, 0.5, 7),
        (1.9, -0.3, 0.9, 0.45, 7),
    ):
        cylinder(x, y, -0.1, r, h, "bark", top=r * 0.75, sides=sides)
    with placed(0.2, 0.9, 1.1):
        for k in range(5):
            r = 0.85 - 0.08 * k
            cylinder(0, 0, 0.75 * k, r, 0.75, ("ivory", "ember")[k % 2], top=r - 0.08)
        box(0.1, -0.82, 0, 0.4, 0.2, 0.7, "teal")
        cylinder(0, 0, 3.75, 0.72, 0.14, "ink")
        for x, y in arc(0, 0, 0.66, 0, 330, steps=11):
            rod((x, y, 3.85), (x, y, 4.15), 0.025, "ink")
        cylinder(0, 0, 3.88, 0.34, 0.62, glow("lamp", 9))
        cylinder(0, 0, 4.5, 0.52, 0.55, "ember", top=0)
        rod((0.2, -0.1, 4.2), (4.2, -1.2, 4.5), 0.25, beam("lamp", 0.045), top=0.75, sides=30)
        rod((-0.2, 0.1, 4.2), (-4.2, 1.2, 4.0), 0.25, beam("lamp", 0.045), top=0.75, sides=30)
    with placed(-1.0, 0.2, 0.6, turn=10):
        box(0, 0, 0, 1.3, 1.1, 0.8, "ivory")
        gable(0, 0, 0.8, 1.3, 1.5, 0.6, "teal", turn=90)
        box(0.2, -0.56, 0.2, 0.3, 0.05, 0.35, glow("lamp", 3))
    with placed(-0.6, -2.9, 0.05, turn=-15):
        hull(1.8, 0.8, 0.35, "brass", inside="wood")
        person(-0.2, 0, "wine", z=0.3, seated=True, turn=60, arms="wave", size=1.2)
    gull(2.6, -2.2, 2.2, size=0.7, turn=200)
    gull(-2.9, -1.6, 2.6, size=0.6, turn=20)


@place(SAND, water, look=1.5)
def ferry() -> None:
    with placed(-0.3, 0.2, turn=-8):
        cutout([*arc(-2.9, 0, 1.35, 100, 260, steps=12), (2.9, -1.35), (2.9, 1.35)], 0.75, "sea", lying=True)
        with placed(z=0.7):
            cutout(
                [*arc(-2.9, 0, 1.3, 100, 260, steps=12), (2.9, -1.3), (2.9, 1.3)], 0.1, "ember", lying=True
            )
        box(0, 0, 0.78, 5.6, 2.3, 0.05, "slate")
        for side in (-1.22, 1.22):
            for k in range(7):
                box(-3.0 + 0.75 * k, side, 0.8, 0.16, 0.12, 1.0, "ivory")
        box(-0.8, 0, 1.75, 5.4, 2.7, 0.22, "ivory")
        box(-1.0, 0, 1.95, 4.2, 2.1, 0.8, "ivory", bevel=0.12)
        for k in range(6):
            box(-2.6 + 0.65 * k, -1.06, 2.15, 0.42, 0.06, 0.4, "sea")
        box(-1.0, 0, 2.75, 4.6, 2.4, 0.14, "ivory")
        box(0.5, 0, 2.88, 1.2, 1.7, 0.65, "ivory", bevel=0.1)
        box(1.12, 0, 3.05, 0.06, 1.4, 0.32, "ink")
        box(0.5, -0.86, 3.05, 0.9, 0.06, 0.32, "ink")
        cylinder(-1.5, 0, 2.85, 0.4, 1.1, "ember", top=0.36)
        cylinder(-1.5, 0, 3.7, 0.4, 0.3, "ink", top=0.38)
        for x, y, colour in (
            (2.2, -0.5, "brass"),
            (2.3, 0.55, "ember"),
            (0.6, -0.6, "teal"),
            (-1.2, -0.6, "coral"),
        ):
            car(x, y, colour, z=0.82, size=1.3)
        with placed(2.85, 0, 0.78, lean=17):
            box(0.75, 0, -0.06, 1.5, 2.2, 0.12, "stone")
        tube([(-2.2, -1.5, 2.0), (-2.2, -1.52, 1.6)], 0.2, "coral")
    car(3.35, -0.25, "plum", z=0.28, turn=180, size=1.2)
    box(3.6, -0.2, 0, 1.5, 2.6, 0.26, "stone")
    gull(2.2, 2.0, 4.0, size=0.6)


@place(MIST, water, look=1.2)
def fishing_trip() -> None:
    with placed(0, 0, -0.06):
        cutout(
            [*arc(0, 0, 4.45, 35, 215, steps=30), (-1.6, -0.2), (0.2, 1.0), (1.8, 1.0)],
            0.28,
            "grass",
            lying=True,
            bevel=0.1,
        )
    for x, y, s in ((-2.9, 1.6, 2.6), (-1.9, 2.9, 3.0), (0.6, 3.3, 2.6), (-3.5, 0.4, 2.0)):
        pine(x, y, z=0.2, size=s)
    with placed(-0.6, 1.7, 0.2, turn=20):
        gable(0, 0, 0, 1.7, 1.9, 1.3, "ember")
        gable(0, -0.96, 0, 0.8, 0.06, 0.9, "ink")
    with placed(1.9, 2.0, 0.2):
        for k in range(3):
            rod((0.4 * (k - 1), 0.3 * (k % 2), 0), (0, 0, 1.0), 0.04, "bark")
        cylinder(0, 0, 0.4, 0.24, 0.3, "ink")
        cylinder(0, 0, 0, 0.26, 0.35, glow("coral", 5), top=0)
    with placed(0.3, -1.7, 0.05, turn=12):
        hull(4.2, 1.6, 0.55, "teal", inside="wood")
        for x in (-1.0, 0.4):
            box(x, 0, 0.5, 0.3, 1.2, 0.14, "oak")
        person(
            -1.0, 0, "wine", z=0.62, seated=True, turn=-25, arms="hold", hat="brim", hatted="brass", size=1.6
        )
        person(
            0.4, 0, "brass", z=0.62, seated=True, turn=60, arms="hold", hat="cap", hatted="ember", size=1.6
        )
        _rod_and_line((-1.15, -0.3, 1.2), (-2.3, -1.0, 2.9), (-2.5, -1.2, 0))
        _rod_and_line((0.75, -0.2, 1.2), (2.3, -0.7, 2.9), (2.7, -0.9, 0))
        box(1.2, 0.1, 0.52, 0.4, 0.4, 0.3, "ember")
    with placed(2.9, -2.0, 0.55, turn=30, lean=-35, scale=1.2):
        _fish()
    for x, y in scatter(9, 0.5):
        rod((-3.3 + x, -1.4 + y, 0), (-3.3 + x * 1.2, -1.4 + y, 1.0), 0.04, "leaf")
        cylinder(-3.3 + x * 1.2, -1.4 + y, 0.95, 0.07, 0.35, "cocoa")


def _rod_and_line(
    grip: tuple[float, float, float], tip: tuple[float, float, float], float_at: tuple[float, float, float]
) -> None:
    rod(grip, tip, 0.05, "oak", top=0.02)
    rod(tip, float_at, 0.015, "ivory")
    ball(*float_at, 0.12, "ember")


def _fish() -> None:
    ball(0, 0, 0, 0.3, "coral", squash=(1.7, 0.6, 0.9))
    cutout([(-0.4, 0), (-0.85, 0.32), (-0.75, 0), (-0.85, -0.32)], 0.1, "ember")
    cutout([(-0.15, 0.2), (0.2, 0.22), (-0.1, 0.48)], 0.08, "ember")
    ball(0.33, -0.14, 0.07, 0.05, "ink")


@place(CLAY, water, look=1.6)
def desert_island() -> None:
    ball(0, 0.3, -0.5, 2.5, "sand", squash=(1, 0.95, 0.42))
    ball(0.9, 0.8, -0.3, 1.5, "sand", squash=(1, 1, 0.6))
    palm(0.5, 0.9, z=0.4, size=4.2, lean=-10)
    palm(1.0, 0.7, z=0.3, size=2.9, lean=16)
    with placed(-0.9, -0.4, 0.45):
        person(0, 0, "ember", turn=30, arms="cheer", hat="brim", hatted="oak", skin="tan", size=1.5)
    with placed(-1.5, 0.9, 0.35, turn=20):
        for x in (-0.6, 0.6):
            rod((x, -0.5, 0), (x * 0.3, 0, 1.3), 0.06, "wood")
            rod((x, 0.6, 0), (x * 0.3, 0, 1.3), 0.06, "wood")
        gable(0, 0, 0.2, 1.5, 1.2, 1.1, "leaf")
    with placed(1.1, -0.7, 0.4, turn=20):
        box(0, 0, 0, 0.8, 0.5, 0.35, "wood")
        with placed(0, 0, 0.35, lean=0, tilt=90):
            cylinder(0, 0, -0.4 + 0.15, 0.26, 0.5, "brass")
    with placed(-0.6, -3.1, 0.06, turn=10):
        for k in range(5):
            rod((-0.9, -0.5 + 0.25 * k, 0.05), (0.9, -0.5 + 0.25 * k, 0.05), 0.13, "oak")
        rod((0, 0, 0.1), (0, 0, 1.7), 0.06, "wood")
        cutout([(0.08, 0.4), (0.9, 0.5), (0.08, 1.6)], 0.04, "ivory")
    for x, y in ((2.8, -1.9), (3.3, 1.5)):
        with placed(x, y, 0, turn=25):
            cutout([(-0.35, 0), (0.4, 0), (0.25, 0.35), (0.4, 0.75)], 0.12, "slate", bevel=0.04)
    gull(-2.6, -0.6, 2.6, size=0.7, turn=40)


@place(SAND, "bone", look=1.2)
def swimming_pool() -> None:
    with placed(0, -0.3, turn=8, scale=1.14):
        box(0, 0, 0, 6.2, 4.0, 0.34, "ivory", bevel=0.06)
        box(0, 0, 0.05, 5.6, 3.4, 0.31, water("sky", 0.25), bevel=0)
        for lane in range(1, 4):
            y = -1.7 + 0.85 * lane
            for k in range(28):
                ball(-2.7 + 0.2 * k, y, 0.38, 0.085, ("ember", "ivory")[k // 2 % 2])
        for x, y, colour in (
            (-1.6, -1.25, "ember"),
            (0.6, -0.4, "brass"),
            (1.7, 0.45, "ivory"),
            (-0.6, 1.3, "plum"),
        ):
            _swimmer(x, y, colour)
        for k in range(4):
            box(2.85, -1.27 + 0.85 * k, 0.34, 0.4, 0.5, 0.4, "sea")
        _diving_tower(-3.0, 1.3)
        for dy in (-0.2, 0.2):
            tube(
                [
                    (-0.9 + dy, -1.5, 0.3),
                    (-0.9 + dy, -1.5, 0.9),
                    (-0.9 + dy, -1.9, 0.9),
                    (-0.9 + dy, -1.95, 0.1),
                ],
                0.05,
                metal("steel"),
            )
    with placed(2.2, 2.9, turn=20):
        ladder((0, -0.5, 0), (0, -0.1, 1.5), w=0.6, rungs=5)
        box(0, 0.2, 1.5, 0.9, 0.8, 0.12, "oak")
        box(0, 0.55, 1.5, 0.9, 0.1, 0.9, "oak")
        for x in (-0.4, 0.4):
            rod((x, 0.5, 0), (x, 0.4, 1.5), 0.06, "oak")
        person(0, 0.2, "ember", z=1.62, seated=True, arms="point", skin="tan", size=1.5)
    with placed(0.6, -3.6, 0.12):
        tube([(*p, 0.05) for p in arc(0, 0, 0.4, 0, 345, steps=16)], 0.17, "coral", closed=True)


def _swimmer(x: float, y: float, cap: str) -> None:
    ball(x, y, 0.48, 0.2, "tan")
    ball(x - 0.03, y, 0.54, 0.2, cap)
    rod((x, y - 0.15, 0.4), (x + 0.4, y - 0.3, 0.6), 0.08, "tan")
    ball(x - 0.4, y, 0.36, 0.2, "tan", squash=(1.6, 0.8, 0.5))


def _diving_tower(x: float, y: float) -> None:
    for dy in (-0.4, 0.4):
        rod((x - 0.3, y + dy, 0), (x - 0.3, y + dy, 3.6), 0.09, "sea")
        rod((x + 0.2, y + dy, 0), (x + 0.2, y + dy, 3.0), 0.09, "sea")
    for z, reach in ((1.6, 1.3), (3.0, 1.7)):
        box(x + reach / 2 - 0.3, y, z, reach + 0.4, 0.85, 0.14, "ivory")
    person(x + 1.2, y, "ember", z=3.14, turn=90, arms="cheer", skin="tan", size=1.35)
