"""Gardens, playgrounds and pits in the earth."""

from art.places.finishes import glass, glow, metal
from art.places.props import palm, person
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, gable, lathe, placed, rod, scatter, tube
from art.places.stage import CLAY, ROSE, SAGE, SAND


@place(SAND, "grass", look=1.5)
def botanical_garden() -> None:
    with placed(-0.3, 1.1, turn=8):
        box(0, 0, 0, 5.4, 3.0, 0.3, "bone")
        palm(-1.3, 0, z=0.3, size=2.6, lean=0)
        palm(0.9, 0.2, z=0.3, size=2.2, lean=4)
        for x, y in scatter(9, 1.2):
            ball(x * 1.9, y * 0.9, 0.6, 0.4, ("leaf", "moss", "grass")[int(abs(x * 10)) % 3])
        arch = [(-1.5, 0.3), *arc(0, 1.7, 1.5, 180, 0, steps=16), (1.5, 0.3)]
        for k in range(7):
            tube([(-2.7 + 0.9 * k, u, v) for u, v in arch], 0.06, "ivory")
        for u, v in arc(0, 1.7, 1.5, 0, 180, steps=6):
            rod((-2.7, u, v), (2.7, u, v), 0.045, "ivory")
        with placed(0, 0, 0, turn=90):
            for x in (-2.7, 2.7):
                with placed(0, x):
                    cutout([(u, v) for u, v in arch], 0.03, glass("sky", 0.22))
        cylinder(0, 0, 3.15, 0.5, 0.5, "ivory")
        ball(0, 0, 3.7, 0.48, "teal", squash=(1, 1, 0.7))
    for x, y, h in ((2.9, -0.9, 1.5), (3.4, 0.2, 1.0), (2.2, -1.7, 0.9)):
        _cactus(x, y, h)
    with placed(-0.6, -2.4):
        for k, (x, y) in enumerate(scatter(30, 1.5)):
            rod((x * 1.2, y * 0.7, 0), (x * 1.2, y * 0.7, 0.4), 0.03, "leaf")
            ball(x * 1.2, y * 0.7, 0.5, 0.17, ("ember", "brass", "rose", "plum", "ivory")[k % 5])
    person(-2.9, -1.3, "teal", turn=40, arms="hold", hat="brim", hatted="oak", size=1.4)


def _cactus(x: float, y: float, h: float) -> None:
    cylinder(x, y, 0, 0.3, 0.35, "brick", top=0.4)
    with placed(x, y, 0.3, scale=h):
        rod((0, 0, 0), (0, 0, 1.1), 0.2, "leaf")
        ball(0, 0, 1.1, 0.2, "leaf")
        for side, z in ((-1, 0.45), (1, 0.6)):
            tube([(0, 0, z), (side * 0.4, 0, z), (side * 0.42, 0, z + 0.4)], 0.11, "leaf")
        ball(0, 0, 1.33, 0.1, "ember")


@place(ROSE, "grass", look=1.4)
def kindergarten() -> None:
    with placed(-1.7, 2.1, turn=12):
        box(0, 0, 0, 3.2, 1.7, 1.6, "brass")
        gable(0, 0, 1.6, 2.1, 3.6, 1.2, "ember", turn=90)
        box(0, -0.87, 0, 0.7, 0.08, 1.1, "teal")
        for x in (-1.0, 1.0):
            with placed(x, -0.87, 0.95, tilt=90):
                cylinder(0, 0, 0, 0.34, 0.08, glow("lamp", 1.8))
    with placed(2.2, 1.0, turn=-25):
        _slide()
    for x, y, z, colour, turn in (
        (-2.9, -1.2, 0, "ember", 10),
        (-2.1, -1.5, 0, "teal", 30),
        (-2.5, -1.3, 0.75, "brass", 20),
    ):
        with placed(x, y, z, turn=turn):
            box(0, 0, 0, 0.75, 0.75, 0.75, colour, bevel=0.1)
            ball(0, -0.38, 0.38, 0.18, "ivory", squash=(1, 0.3, 1))
    with placed(1.6, -2.2):
        for k, (r, colour) in enumerate(((0.62, "ember"), (0.52, "brass"), (0.42, "leaf"), (0.32, "sea"))):
            tube(
                [(*p, 0.16 + 0.3 * k) for p in arc(0, 0, r * 0.62, 0, 345, steps=20)],
                0.19,
                colour,
                closed=True,
            )
        cylinder(0, 0, 0, 0.1, 1.4, "ivory")
        ball(0, 0, 1.45, 0.22, "plum")
    with placed(-0.2, -0.6):
        cylinder(0, 0, 0, 1.05, 0.24, "oak")
        cylinder(0, 0, 0.18, 0.9, 0.1, "sand")
        cylinder(0.3, 0.2, 0.25, 0.3, 0.4, "sand", top=0.15)
    person(-0.5, -0.7, "coral", z=0.26, seated=True, turn=40, arms="cheer", size=1.0)
    person(0.3, -2.6, "sky", turn=20, arms="cheer", size=1.0)
    person(-0.9, -2.5, "plum", turn=50, arms="wide", size=1.0)
    person(0.6, 0.5, "teal", turn=20, arms="wide", hat="bun", hatted="bark", size=1.8)
    ball(-0.3, -3.2, 0.3, 0.3, "ember")


def _slide() -> None:
    for x in (-0.4, 0.4):
        rod((x, 0.6, 0), (x, 0.5, 1.8), 0.07, "ember")
        rod((x, -0.1, 0), (x, 0, 1.8), 0.07, "ember")
    box(0, 0.3, 1.5, 1.0, 0.9, 0.12, "oak")
    for k in range(4):
        rod((-0.4, 0.62, 0.3 + 0.35 * k), (0.4, 0.62, 0.3 + 0.35 * k), 0.05, "oak")
    for x in (-0.4, 0, 0.4):
        tube(
            [(x, 0, 1.55), (x, -0.5, 1.2), (x, -1.5, 0.25), (x, -2.1, 0.15)],
            0.07 if x else 0.3,
            "sea" if x else "sky",
        )
    person(0, 0.2, "brass", z=1.62, seated=True, arms="cheer", size=1.1)


@place(SAGE, "grass", look=1.4)
def apiary() -> None:
    with placed(-1.5, 1.4, turn=20, scale=1.35):
        _skep()
    for x, y, colours, turn in (
        (0.9, 1.9, ("sky", "ivory", "sky"), 8),
        (2.6, 0.9, ("coral", "ivory", "brass"), 24),
    ):
        with placed(x, y, turn=turn):
            for k, colour in enumerate(colours):
                box(0, 0, 0.3 + 0.55 * k, 1.2, 1.0, 0.52, colour)
            box(0, 0, 1.95, 1.4, 1.2, 0.12, "wood")
            box(0, -0.52, 0.36, 0.6, 0.06, 0.1, "ink")
            for lx in (-0.45, 0.45):
                box(lx, 0, 0, 0.14, 0.8, 0.3, "wood")
    with placed(-0.4, -1.0):
        person(0, 0, "ivory", turn=30, arms="hold", hat="brim", hatted="oak", size=1.9)
        with placed(turn=30):
            cylinder(0, 0, 1.4, 0.42, 0.5, glass("ink", 0.5), top=0.36)
            cylinder(0.0, -0.55, 1.0, 0.17, 0.34, metal("steel"), top=0.1)
            for k in range(3):
                ball(0.1 * k, -0.6 - 0.1 * k, 1.55 + 0.26 * k, 0.12 + 0.05 * k, "ivory")
    for x, y, z, turn in (
        (-2.6, -1.6, 1.6, 30),
        (1.3, -1.4, 1.7, 200),
        (2.6, -2.0, 1.0, 140),
        (-0.9, 0.1, 3.6, 60),
        (2.2, 0.5, 3.2, 170),
        (-3.1, 0.3, 2.5, 10),
    ):
        _bee(x, y, z, turn)
    for k, (x, y) in enumerate(scatter(40, 4.1, inner=2.6)):
        if y < 0.2:
            rod((x, y, 0), (x, y, 0.35), 0.03, "leaf")
            ball(x, y, 0.42, 0.15, ("ember", "brass", "plum", "ivory")[k % 4])
    with placed(1.1, -2.6):
        lathe(
            [(0, 0), (0.36, 0), (0.44, 0.3), (0.4, 0.6), (0.3, 0.7), (0.32, 0.78), (0, 0.78)],
            0,
            0,
            0,
            "brass",
        )
        cylinder(0, 0, 0.76, 0.34, 0.1, "wine")


def _skep() -> None:
    for k in range(7):
        r = 0.85 * (1 - (k / 7.6) ** 2) ** 0.5
        tube([(*p, 0.3 + 0.23 * k) for p in arc(0, 0, r, 0, 350, steps=24)], 0.15, "brass", closed=True)
        cylinder(0, 0, 0.2 + 0.23 * k, r, 0.24, "brass")
    ball(0, 0, 1.72, 0.38, "brass", squash=(1, 1, 0.6))
    ball(0, -0.85, 0.42, 0.2, "ink", squash=(1, 0.6, 1))
    cylinder(0, 0, 0, 1.15, 0.18, "wood")


def _bee(x: float, y: float, z: float, turn: float) -> None:
    with placed(x, y, z, turn=turn, scale=1.15):
        for k in range(5):
            r = (0.12, 0.19, 0.22, 0.19, 0.11)[k]
            ball(-0.22 + 0.11 * k, 0, 0, r, ("ink", "brass")[k % 2], squash=(0.6, 1, 1))
        for side in (-1, 1):
            ball(0.02, side * 0.22, 0.2, 0.2, glass("ivory", 0.8), squash=(0.7, 1, 0.2))


@place(CLAY, "sand", look=1.4)
def archaeological_dig() -> None:
    for k in range(3):
        outer = arc(0, 0, 4.35, 0, 360, steps=64)[:-1]
        left, right, near, far = -3.0 - 0.25 * k + 0.5, 2.0 + 0.25 * k, -2.1 - 0.2 * k, 1.0 + 0.2 * k
        hole = [(left, near), (right, near), (right, far), (left, far)]
        with placed(0, 0, 0.22 * k):
            cutout(outer, 0.3, ("bark", "oak", "sand")[k], holes=[hole], lying=True)
    with placed(-0.9, -0.6, 0.05, turn=10, scale=1.35):
        _fossil()
    with placed(1.2, -1.2, 0, lean=30, turn=40):
        lathe(
            [(0, 0), (0.15, 0), (0.42, 0.5), (0.44, 0.8), (0.2, 1.15), (0.16, 1.35), (0.26, 1.45)],
            0,
            0,
            0,
            "brick",
        )
    for x, h in ((-2.3, 2.0), (-1.2, 1.2), (2.6, 1.6)):
        with placed(x, 2.1, 0.66):
            cylinder(0, 0, 0, 0.42, 0.2, "ivory")
            cylinder(0, 0, 0.2, 0.3, h, "ivory", top=0.27)
    with placed(0.9, 2.5, 0.66, scale=1.2):
        for x in (-0.9, 0.9):
            for y in (-0.6, 0.6):
                rod((x, y, 0), (x, y, 1.5), 0.05, "wood")
        cylinder(0, 0, 1.4, 1.55, 0.8, "teal", top=0, sides=4)
    person(3.2, -0.6, "teal", z=0.66, turn=-50, arms="hold", hat="brim", hatted="oak", size=1.5)
    person(0.6, 0.4, "ember", z=0.02, turn=10, arms="hold", hat="brim", hatted="bone", size=1.5)
    with placed(-3.6, -0.7, 0.66):
        cylinder(0, 0, 0, 0.28, 0.45, metal("steel"), top=0.36)
        rod((0.5, -0.3, 0), (0.8, 0.1, 1.4), 0.05, "oak")
        box(0.48, -0.34, -0.05, 0.3, 0.08, 0.4, metal("steel"))
    for a, b in (((-3.1, -2.65), (2.6, -2.65)), ((2.6, -2.65), (2.6, 1.5))):
        for x, y in (a, b):
            rod((x, y, 0.6), (x, y, 1.1), 0.05, "ember")
        rod((*a, 1.0), (*b, 1.0), 0.025, "ivory")


def _fossil() -> None:
    ball(-0.9, 0, 0.22, 0.4, "ivory", squash=(1.3, 0.9, 0.7))
    for side in (-0.18, 0.18):
        ball(-1.1, side, 0.46, 0.11, "ink")
    for k in range(9):
        ball(-0.35 + 0.22 * k, 0.04 * k, 0.14, 0.13, "ivory")
    for k in range(5):
        for side in (-1, 1):
            tube(
                [
                    (-0.1 + 0.24 * k, 0, 0.16),
                    (-0.1 + 0.24 * k, side * 0.4, 0.3),
                    (0.0 + 0.24 * k, side * 0.6, 0.08),
                ],
                0.06,
                "ivory",
            )
