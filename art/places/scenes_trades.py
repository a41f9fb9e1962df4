"""Shops and surgeries: a trade, its tools and its customers."""

from art.places.finishes import Finish, glow, metal
from art.places.props import crate, person
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, lathe, placed, rod, scatter, tube
from art.places.stage import CLAY, ROSE, SAND, lamp


def awning(w: float, d: float, colours: tuple[Finish, Finish]) -> None:
    """Slopes down to the front from its back edge, striped and scalloped."""
    count = max(5, int(w / 0.42) | 1)
    for k in range(count):
        x = -w / 2 + w * (k + 0.5) / count
        with placed(x, 0, 0, tilt=24):
            box(0, -d / 2, 0, w / count, d, 0.08, colours[k % 2], bevel=0.01)
            with placed(0, -d, 0.04, tilt=90 - 24):
                cylinder(0, -0.02, -0.03, w / count / 2, 0.06, colours[k % 2])


@place(SAND, "oak", look=1.5)
def bakery() -> None:
    with placed(-1.3, 1.6, turn=12):
        lathe([(1.75, 0), (1.75, 0.9), (1.6, 1.6), (1.1, 2.2), (0.5, 2.5), (0, 2.55)], 0, 0, 0, "brick")
        box(0, -1.45, 0, 2.0, 0.9, 1.9, "brick", bevel=0.08)
        with placed(0, -1.9, 0.75):
            cutout([(-0.6, 0), (0.6, 0), *arc(0, 0.35, 0.6, 0, 180)], 0.1, "ink")
        with placed(0, -1.94, 0.75):
            cutout([(-0.48, 0), (0.48, 0), *arc(0, 0.3, 0.48, 0, 180)], 0.08, glow("coral", 4))
        box(0, -2.1, 0.55, 1.9, 0.5, 0.16, "stone")
        cylinder(0.2, 0.3, 2.3, 0.36, 1.7, "brick", top=0.3)
    lamp(-1.0, -0.9, 1.0, 40, "coral")
    with placed(2.2, 0.3, turn=22):
        box(0, 0, 0, 2.6, 0.9, 1.0, "wood")
        box(0, 0, 1.0, 2.8, 1.1, 0.1, "ivory")
        for k in range(4):
            _loaf(-0.95 + 0.62 * k, 0.1, 1.1)
        box(0, 0.7, 1.0, 2.6, 0.4, 0.7, "wood")
        for k in range(3):
            ball(-0.8 + 0.8 * k, 0.7, 1.85, 0.3, "oak", squash=(1, 1, 0.75))
        with placed(0, 1.05, 2.6, scale=1.15):
            _pretzel()
        rod((-0.5, 1.1, 0), (-0.5, 1.1, 2.2), 0.06, "ink")
        rod((0.5, 1.1, 0), (0.5, 1.1, 2.2), 0.06, "ink")
    person(-0.5, -1.3, "ivory", turn=15, hat="chef", hatted="ivory", arms="hold", size=1.8)
    rod((-1.1, -1.75, 0.3), (0.3, -1.85, 1.6), 0.05, "oak")
    ball(0.5, -1.9, 1.75, 0.36, "oak", squash=(1.1, 0.9, 0.35))
    for x, y in ((-2.6, -1.8), (1.2, -2.9)):
        _bread_basket(x, y)


def _loaf(x: float, y: float, z: float) -> None:
    ball(x, y, z + 0.14, 0.24, "oak", squash=(0.9, 1.6, 0.8))
    for k in range(3):
        rod((x - 0.14, y - 0.2 + 0.2 * k, z + 0.33), (x + 0.14, y - 0.12 + 0.2 * k, z + 0.33), 0.035, "bone")


def _pretzel() -> None:
    knot = [(-0.25, -0.55), (0.1, -0.1), (0.62, 0.35), (0.5, 0.72), (0.15, 0.62), (0, 0.3)]
    for side in (-1, 1):
        tube([(side * x, -0.05 * side, z) for x, z in knot], 0.15, "oak")
    tube(
        [
            (-0.1, 0.05, -0.1),
            (-0.62, 0, 0.4),
            (-0.78, 0, 0.05),
            (-0.5, 0, -0.5),
            (0, 0, -0.66),
            (0.5, 0, -0.5),
            (0.78, 0, 0.05),
            (0.62, 0, 0.4),
        ],
        0.15,
        "oak",
    )


def _bread_basket(x: float, y: float) -> None:
    cylinder(x, y, 0, 0.42, 0.5, "wood", top=0.52)
    for dx, dy in scatter(6, 0.36):
        rod((x + dx, y + dy, 0.3), (x + dx * 1.6, y + dy * 1.6, 1.15), 0.12, "oak", top=0.09)


@place(ROSE, "stone", look=1.3)
def flea_market() -> None:
    for x, y, turn, colours in ((-2.0, 1.7, 14, ("ember", "ivory")), (1.6, 1.9, 2, ("teal", "ivory"))):
        with placed(x, y, turn=turn):
            for px in (-1.35, 1.35):
                rod((px, 0.7, 0), (px, 0.7, 2.7), 0.06, "wood")
                rod((px, -0.8, 0), (px, -0.8, 2.0), 0.06, "wood")
            with placed(0, 0.8, 2.7):
                awning(3.0, 1.8, colours)
            box(0, 0, 0, 2.6, 1.1, 0.9, "wood")
            _bric_a_brac()
    box(-0.2, -1.9, 0, 4.4, 2.0, 0.05, "wine", bevel=0.02)
    box(-0.2, -1.9, 0.02, 4.0, 1.6, 0.05, "brass", bevel=0.02)
    box(-0.2, -1.9, 0.04, 3.7, 1.3, 0.05, "plum", bevel=0.02)
    with placed(-1.5, -1.9, 0.09, turn=30, scale=1.4):
        _gramophone()
    with placed(0.2, -1.8, 0.09, turn=-10):
        _teapot()
    with placed(1.3, -1.9, 0.09, tilt=-15, turn=25):
        box(0, 0, 0, 1.0, 0.1, 1.2, metal("brass"))
        box(0, -0.06, 0.14, 0.74, 0.06, 0.92, "sky")
        ball(0.1, -0.09, 0.75, 0.14, "ember", squash=(1, 0.3, 1))
    person(2.9, -0.9, "sea", turn=-40, arms="point", hat="brim", hatted="oak", size=1.5)
    person(-3.2, -0.9, "brass", turn=60, arms="wide", size=1.5)
    person(0.3, 0.4, "coral", turn=170, arms="hold", hat="bun", hatted="stone", size=1.5)


def _bric_a_brac() -> None:
    lathe(
        [(0, 0), (0.2, 0), (0.08, 0.1), (0.28, 0.4), (0.3, 0.6), (0.16, 0.8), (0.22, 0.9)],
        -0.9,
        -0.1,
        0.9,
        "sea",
    )
    cylinder(-0.2, -0.2, 0.9, 0.05, 0.4, metal("brass"))
    cylinder(-0.2, -0.2, 1.25, 0.28, 0.3, "coral", top=0.16)
    with placed(0.45, -0.2, 1.25, tilt=90):
        cylinder(0, 0, 0, 0.32, 0.14, "wood")
        cylinder(0, 0, 0.1, 0.26, 0.08, "ivory")
    box(1.0, -0.1, 0.9, 0.4, 0.3, 0.5, "plum")


def _gramophone() -> None:
    box(0, 0, 0, 0.7, 0.7, 0.34, "wood")
    cylinder(0, 0, 0.34, 0.3, 0.06, "ink")
    tube([(0.2, 0.2, 0.35), (0.3, 0.3, 0.8), (0.1, 0.2, 0.95), (0, 0.0, 0.95)], 0.06, metal("brass"))
    with placed(0, 0.15, 0.95, tilt=72):
        lathe([(0.06, 0), (0.09, 0.3), (0.2, 0.55), (0.36, 0.68), (0.52, 0.74)], 0, 0, 0, metal("brass"))


def _teapot() -> None:
    lathe([(0, 0), (0.3, 0), (0.42, 0.25), (0.36, 0.5), (0.12, 0.62), (0, 0.63)], 0, 0, 0, "teal")
    ball(0, 0, 0.68, 0.09, metal("brass"))
    tube([(0.35, 0, 0.2), (0.6, 0, 0.3), (0.66, 0, 0.58)], 0.08, "teal")
    tube([(-0.35, 0, 0.45), (-0.65, 0, 0.45), (-0.6, 0, 0.15), (-0.38, 0, 0.15)], 0.05, "teal")


@place(CLAY, "bone", look=1.5)
def post_office() -> None:
    with placed(-1.0, 1.8, turn=10):
        box(0, 0, 0, 4.2, 1.9, 2.4, "brass")
        box(0, 0, 2.4, 4.5, 2.2, 0.25, "ivory")
        box(-0.9, -0.97, 0, 0.95, 0.08, 1.6, "teal")
        for x in (0.3, 1.4):
            box(x, -0.97, 0.7, 0.7, 0.08, 0.9, glow("lamp", 1.5))
        with placed(0, -0.3, 2.65, scale=1.0):
            _envelope(2.3, 1.4)
    _post_box(1.9, -0.2)
    with placed(-2.4, -1.3, turn=15):
        for x, y, z, s in ((0, 0, 0, 1.0), (0.95, 0.1, 0, 0.8), (0.1, 0, 1.0, 0.75), (0.75, -0.75, 0, 0.6)):
            _parcel(x, y, z, s)
    with placed(0.9, -2.3, turn=12):
        _bicycle()
        person(-0.15, 0, "sea", z=0.75, seated=True, turn=90, arms="hold", hat="cap", hatted="sea", size=1.6)
        box(-0.15, -0.35, 0.85, 0.6, 0.2, 0.5, "oak")
    for x, y, z, lean in ((2.9, -1.2, 2.2, 20), (2.4, 0.8, 3.2, -15), (-2.7, -2.6, 1.8, 12)):
        with placed(x, y, z, turn=30, lean=lean):
            _envelope(0.75, 0.48)


def _envelope(w: float, h: float) -> None:
    box(0, 0, 0, w, 0.16, h, "ivory")
    for side in (-1, 1):
        rod((side * w * 0.47, -0.1, h * 0.95), (0, -0.1, h * 0.42), 0.03 * w, "stone")
    ball(0, -0.1, h * 0.42, 0.1 * w, "ember", squash=(1, 0.4, 1))


def _post_box(x: float, y: float) -> None:
    with placed(x, y, turn=29, scale=1.25):
        cylinder(0, 0, 0, 0.52, 0.2, "ink")
        cylinder(0, 0, 0.2, 0.45, 1.35, "ember")
        cylinder(0, 0, 1.5, 0.54, 0.14, "ember")
        ball(0, 0, 1.62, 0.46, "ember", squash=(1, 1, 0.45))
        box(0, -0.43, 1.15, 0.5, 0.08, 0.1, "ink")
        box(0, -0.44, 0.55, 0.36, 0.06, 0.4, "ivory")


def _parcel(x: float, y: float, z: float, s: float) -> None:
    box(x, y, z, s, s, s, "oak")
    box(x, y, z - 0.005, s * 0.14, s * 1.02, s * 1.02, "wine", bevel=0)
    box(x, y, z - 0.005, s * 1.02, s * 0.14, s * 1.02, "wine", bevel=0)


def _bicycle() -> None:
    for x in (-0.75, 0.75):
        with placed(x, 0, 0.5):
            tube([(u, 0, v) for u, v in arc(0, 0, 0.5, 0, 340, steps=16)], 0.06, "ink", closed=True)
    rod((-0.75, 0, 0.5), (-0.2, 0, 0.95), 0.05, "ember")
    rod((-0.2, 0, 0.95), (0.6, 0, 1.0), 0.05, "ember")
    rod((-0.05, 0, 0.4), (0.6, 0, 1.0), 0.05, "ember")
    rod((-0.75, 0, 0.5), (-0.05, 0, 0.4), 0.05, "ember")
    rod((0.75, 0, 0.5), (0.55, 0, 1.3), 0.05, "ember")
    rod((0.5, -0.3, 1.3), (0.5, 0.3, 1.3), 0.05, "ink")
    crate(0.95, 0, z=1.0, size=0.5)
