"""Shows you sit down for."""

from math import cos, radians, sin

from art.places.finishes import beam, glow, metal
from art.places.props import person
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, lathe, placed, ring, rod, shell, tube
from art.places.stage import DUSK, NIGHT, PLUM, ROSE, lamp


@place(NIGHT, "plum", look=1.7)
def planetarium() -> None:
    with placed(turn=29):
        shell(0, 0.3, 0, 4.0, "bone", around=(0, 180), rise=(0, 90))
        shell(0, 0.3, 0, 3.9, "sea", around=(0, 180), rise=(0, 90))
        for k in range(64):
            bearing, height = radians(8 + 164 * (k * 0.7549 % 1)), radians(14 + 66 * (k * 0.5698 % 1) ** 1.2)
            x, y = 3.8 * cos(height) * cos(bearing), 3.8 * cos(height) * sin(bearing)
            ball(x, 0.3 + y, 3.8 * sin(height), 0.04 + 0.02 * (k % 3), glow("bone", 6))
        with placed(-1.4, 1.2, 2.4):
            ball(0, 0, 0, 0.55, "coral")
            with placed(tilt=20, lean=18):
                tube([(*p, 0) for p in arc(0, 0, 0.95, 0, 350, steps=24)], 0.07, "brass", closed=True)
        ball(1.2, 1.3, 2.9, 0.42, glow("lamp", 4))
        ball(2.2, 1.2, 1.8, 0.26, "ember")
        ball(0.2, 1.9, 1.7, 0.2, "sky")
        _star_projector()
        for row, r in enumerate((2.0, 2.9, 3.7)):
            for k, (x, y, angle) in enumerate(ring(r, 5 + row * 2, start=205, end=345)):
                with placed(x, y + 0.2, turn=angle + 90):
                    box(0, -0.12, 0, 0.55, 0.5, 0.35, "wine", bevel=0.08)
                    box(0, -0.34, 0.2, 0.55, 0.14, 0.65, "wine", bevel=0.06)
                    if (k + row) % 3:
                        person(
                            0,
                            -0.1,
                            ("brass", "teal", "bone", "coral")[k % 4],
                            z=0.35,
                            seated=True,
                            turn=180,
                            size=1.05,
                        )
    lamp(0.6, -1.2, 2.6, 220)
    lamp(0.2, 0.8, 3.4, 120)


def _star_projector() -> None:
    cylinder(0, 0.1, 0, 0.5, 0.25, "ink")
    for x in (-0.3, 0.3):
        rod((x, 0.1, 0.2), (x * 0.6, 0.1, 1.1), 0.07, metal("steel"))
    with placed(0, 0.1, 1.2, lean=30):
        rod((-0.5, 0, 0), (0.5, 0, 0), 0.16, metal("brass"))
        for x in (-0.65, 0.65):
            ball(x, 0, 0, 0.36, "ink")
            for dx, dz in arc(0, 0, 0.34, 0, 315, steps=7):
                ball(x + dx * 0.8, -0.2, dz * 0.8, 0.06, glow("lamp", 6))


@place(ROSE, "moss", look=1.6)
def puppet_theatre() -> None:
    with placed(-0.5, 1.4, turn=20):
        for k in range(9):
            box(-1.6 + 0.4 * k, 0, 0, 0.4, 1.1, 1.5, ("ember", "ivory")[k % 2], bevel=0.01)
        for x in (-1.6, 1.6):
            box(x, 0, 1.5, 0.4, 1.1, 1.9, "ember")
        box(0, 0.5, 1.5, 3.4, 0.1, 1.9, "sea")
        box(0, -0.3, 1.42, 3.9, 0.8, 0.14, metal("brass"))
        box(0, 0, 3.35, 3.8, 1.2, 0.3, "brass")
        cutout(
            [(-1.9, 3.6), (1.9, 3.6), (1.2, 4.2), *arc(0, 4.3, 0.55, -10, 190, steps=12), (-1.2, 4.2)],
            0.3,
            "plum",
            bevel=0.06,
        )
        ball(0, -0.15, 4.4, 0.26, metal("brass"))
        for side in (-1, 1):
            for k in range(3):
                rod(
                    (side * (1.3 - 0.24 * k), -0.4, 3.35),
                    (side * (1.42 - 0.1 * k), -0.4, 1.6),
                    0.17,
                    "wine",
                    top=0.1,
                )
        for k in range(7):
            ball(-1.35 + 0.45 * k, -0.5, 3.35, 0.26, "wine", squash=(1, 0.6, 0.7))
        with placed(-0.55, -0.25, 1.5, turn=25):
            _wolf_puppet()
        with placed(0.6, -0.25, 1.5, turn=-15):
            _knight_puppet()
    lamp(0.1, -0.2, 2.9, 40)
    spots = [
        (-1.9, -1.2),
        (-0.8, -1.5),
        (0.4, -1.3),
        (1.6, -0.8),
        (-1.3, -2.5),
        (0.0, -2.7),
        (1.3, -2.2),
        (2.6, -1.6),
    ]
    for k, (x, y) in enumerate(spots):
        box(x, y, 0, 0.7, 0.6, 0.25, "oak")
        coat = ("brass", "teal", "coral", "sky", "ivory", "ember")[k % 6]
        person(x, y, coat, z=0.25, seated=True, turn=195, arms=("rest", "cheer")[k % 3 == 1], size=1.3)


def _wolf_puppet() -> None:
    lathe([(0.36, 0), (0.3, 0.4), (0.2, 0.7), (0, 0.75)], 0, 0, 0, "slate")
    ball(0, 0, 0.95, 0.32, "slate")
    rod((0, -0.15, 0.92), (0, -0.6, 0.82), 0.2, "slate", top=0.1)
    ball(0, -0.62, 0.85, 0.08, "ink")
    for side in (-0.18, 0.18):
        cylinder(side, 0, 1.15, 0.12, 0.32, "slate", top=0, sides=4)
        ball(side * 0.7, -0.27, 1.05, 0.06, glow("lamp", 2))
        rod((side, -0.1, 0.5), (side * 3, -0.35, 0.65), 0.1, "slate")


def _knight_puppet() -> None:
    lathe([(0.34, 0), (0.28, 0.4), (0.2, 0.7), (0, 0.75)], 0, 0, 0, "ember")
    ball(0, 0, 0.95, 0.3, metal("steel"))
    box(0, -0.25, 0.92, 0.4, 0.16, 0.08, "ink")
    tube([(0, 0, 1.2), (0, 0.1, 1.5), (0, 0.35, 1.4)], 0.09, "brass")
    rod((0.2, -0.1, 0.55), (0.5, -0.3, 0.7), 0.09, metal("steel"))
    rod((0.5, -0.32, 0.55), (0.55, -0.45, 1.5), 0.05, metal("steel"), top=0.02)


@place(DUSK, "slate", look=1.5)
def cooking_show() -> None:
    with placed(turn=20):
        for k in range(5):
            box(-2.4 + 1.2 * k, 2.6, 0, 1.2, 0.2, 3.0, ("teal", "sea")[k % 2])
        box(0, 2.3, 0, 5.0, 0.6, 1.0, "ivory")
        box(1.4, 2.25, 0.1, 1.0, 0.65, 0.8, "ink")
        box(1.4, 1.92, 0.25, 0.7, 0.05, 0.45, glow("coral", 3))
        box(0, 0.6, 0, 3.8, 1.2, 1.1, "ember")
        box(0, 0.6, 1.1, 4.1, 1.4, 0.14, "ivory")
        person(-0.5, 1.4, "ivory", hat="chef", hatted="ivory", arms="wide", turn=12, size=2.6)
        person(1.4, 1.5, "brass", arms="cheer", turn=12, size=2.3)
        _pot(0.55, 0.3)
        for k, colour in enumerate(("ember", "leaf", "brass", "ember")):
            ball(-1.6 + 0.3 * k, 0.3 + 0.12 * (k % 2), 1.38, 0.16, colour)
        for x, turn in ((-1.9, 18), (2.2, -22)):
            with placed(x, -2.0, turn=turn, scale=1.2):
                _tv_camera()
        rod((-2.9, 0.9, 4.0), (2.9, 0.9, 4.0), 0.06, metal("steel"))
        for x in (-2.9, 2.9):
            rod((x, 0.9, 0), (x, 0.9, 4.0), 0.06, metal("steel"))
        for x in (-1.8, 0, 1.8):
            cylinder(x, 0.9, 3.55, 0.34, 0.36, "ink", top=0.18)
            cylinder(x, 0.9, 3.52, 0.28, 0.05, glow("lamp", 8))
            rod((x, 0.9, 3.5), (x * 0.6, 0.8, 1.3), 0.26, beam("lamp", 0.06), top=0.8, sides=30)
        person(-2.75, -1.2, "plum", turn=160, arms="hold", size=1.7)
    lamp(0.4, -0.2, 3.4, 220)


def _pot(x: float, y: float) -> None:
    cylinder(x, y, 1.24, 0.4, 0.45, metal("brass"))
    for side in (-0.46, 0.46):
        ball(x + side, y, 1.55, 0.09, "ink")
    for dx, z, r in ((0, 1.9, 0.16), (0.08, 2.12, 0.2), (-0.04, 2.38, 0.15)):
        ball(x + dx, y, z, r, "ivory")


def _tv_camera() -> None:
    for x, y in ((-0.45, -0.3), (0.45, -0.3), (0, 0.45)):
        rod((x, y, 0), (0, 0, 1.0), 0.05, "ink")
    box(0, 0, 1.0, 0.6, 1.0, 0.6, "ink", bevel=0.06)
    with placed(0, 0.5, 1.3, tilt=-90):
        cylinder(0, 0, 0, 0.22, 0.4, "ink", top=0.28)
        cylinder(0, 0, 0.38, 0.22, 0.05, "sky")
    ball(0.2, -0.3, 1.68, 0.08, glow("ember", 8))


@place(PLUM, "teal", look=1.8, zoom=0.97)
def radio_station() -> None:
    with placed(-1.7, 2.1):
        _mast()
    with placed(0.5, 0.6, turn=8):
        box(0, 1.2, 0, 4.6, 0.2, 2.3, "wine")
        for k in range(11):
            box(-2.1 + 0.42 * k, 1.07, 0.1, 0.3, 0.12, 2.0, "plum", bevel=0.06)
        box(0, -0.2, 0.75, 3.4, 1.1, 0.14, "oak")
        for x in (-1.5, 1.5):
            box(x, -0.2, 0, 0.16, 0.9, 0.75, "wood")
        person(-0.5, 0.5, "brass", z=0.5, seated=True, turn=15, arms="wide", size=2.1)
        with placed(-0.5, 0.5, 1.7, turn=15):
            tube([(u, 0, v) for u, v in arc(0, 0, 0.33, 10, 170)], 0.06, "ink")
            for side in (-0.31, 0.31):
                ball(side, 0, 0, 0.15, "ember")
        _console(0.95, -0.25, 0.89)
        tube([(-1.5, -0.2, 0.85), (-1.6, -0.3, 1.7), (-1.2, -0.4, 1.8), (-0.75, -0.45, 1.5)], 0.05, "ink")
        ball(-0.7, -0.45, 1.45, 0.2, metal("steel"))
        box(1.5, 1.05, 1.75, 0.8, 0.2, 0.4, glow("ember", 5))
    with placed(1.9, -2.1, turn=29, scale=1.25):
        _microphone()
    with placed(-1.6, -2.2, turn=25):
        _wireless()


def _mast() -> None:
    for x, y in ((-0.7, -0.5), (0.7, -0.5), (0, 0.7)):
        rod((x, y, 0), (x * 0.08, y * 0.08, 4.8), 0.07, "ember")
    for k in range(6):
        a, b = 1 - k * 0.16, 1 - (k + 1) * 0.16
        corners = ((-0.7, -0.5), (0.7, -0.5), (0, 0.7))
        for i in range(3):
            (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 3]
            rod((ax * a, ay * a, 0.8 * k), (bx * b, by * b, 0.8 * (k + 1)), 0.04, "ivory")
    ball(0, 0, 4.95, 0.2, glow("lamp", 8))
    with placed(0, 0, 4.95, turn=29):
        for r in (0.55, 0.95, 1.35):
            for middle in (0, 180):
                tube([(u, 0, v) for u, v in arc(0, 0, r, middle - 38, middle + 38)], 0.07, "brass")


def _console(x: float, y: float, z: float) -> None:
    with placed(x, y, z, tilt=14):
        box(0, 0, 0, 1.3, 0.8, 0.16, "ink")
        for i in range(6):
            for k in range(3):
                colour = ("lamp", "coral", "sky")[(i + k) % 3]
                box(-0.5 + 0.2 * i, -0.22 + 0.2 * k, 0.15, 0.1, 0.1, 0.07, glow(colour, 3))


def _microphone() -> None:
    cylinder(0, 0, 0, 0.5, 0.14, "ink")
    cylinder(0, 0, 0.1, 0.09, 0.9, metal("brass"))
    box(0, 0, 0.9, 0.7, 0.5, 1.1, metal("steel"), bevel=0.22)
    for k in range(5):
        box(0, 0, 1.06 + 0.17 * k, 0.74, 0.54, 0.06, "ink", bevel=0.02)
    box(0, 0, 1.4, 0.78, 0.58, 0.12, metal("brass"))


def _wireless() -> None:
    box(0, 0, 0, 1.5, 0.7, 1.0, "wood", bevel=0.14)
    with placed(-0.3, -0.36, 0.5, tilt=90):
        cylinder(0, 0, 0, 0.34, 0.06, "bone")
        cylinder(0, 0, 0.03, 0.1, 0.06, metal("brass"))
    box(0.4, -0.36, 0.6, 0.45, 0.06, 0.22, glow("lamp", 3))
    for x in (0.25, 0.55):
        ball(x, -0.38, 0.3, 0.09, metal("brass"))
    rod((0.5, 0.1, 1.0), (0.9, 0.1, 2.0), 0.03, metal("steel"))
