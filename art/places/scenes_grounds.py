"""Places under the open sky."""

from art.places.finishes import glow, metal
from art.places.props import bare_tree, barrel, fence, person, tree, wheel
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, gable, placed, ring, rod, scatter, tube
from art.places.stage import MIST, NIGHT, SAGE, SAND, lamp


@place(MIST, "grass", look=0.9, zoom=0.95)
def stadium() -> None:
    for step in range(4):
        outer, inner = 4.5 - 0.0 * step, 3.0 + 0.36 * step
        oval = [(x * 1.0, y * 0.86) for x, y in arc(0, 0, outer, 0, 360, steps=72)][:-1]
        hole = [(x * 1.0, y * 0.8) for x, y in arc(0, 0, inner, 0, 360, steps=72)][:-1]
        with placed(0, 0, 0.34 * step):
            cutout(oval, 0.36, ("bone", "ember", "bone", "plum")[step], holes=[hole], lying=True)
    for k in range(6):
        box(-2.05 + 0.82 * k, 0, 0, 0.82, 3.2, 0.05, ("leaf", "grass")[k % 2], bevel=0)
    _pitch_lines()
    for x in (-2.25, 2.25):
        rod((x, -0.6, 0), (x, -0.6, 0.7), 0.06, "ivory")
        rod((x, 0.6, 0), (x, 0.6, 0.7), 0.06, "ivory")
        rod((x, -0.6, 0.7), (x, 0.6, 0.7), 0.06, "ivory")
    ball(0.35, -0.5, 0.24, 0.2, "ivory")
    for x, y, coat in ((-0.5, 0.3, "ember"), (1.0, 0.5, "sea"), (-1.2, -0.7, "ember"), (0.9, -0.9, "sea")):
        person(x, y, coat, size=0.75)
    for x, y in ((-3.4, 2.6), (3.4, 2.6), (3.3, -2.6), (-3.3, -2.6)):
        _floodlight(x, y)


def _pitch_lines() -> None:
    box(0, 0, 0.03, 0.07, 3.1, 0.04, "ivory", bevel=0)
    for y in (-1.5, 1.5):
        box(0, y, 0.03, 4.7, 0.07, 0.04, "ivory", bevel=0)
    for x in (-2.3, 2.3):
        box(x, 0, 0.03, 0.07, 3.0, 0.04, "ivory", bevel=0)
    circle = [arc(0, 0, r, 0, 360, steps=40)[:-1] for r in (0.62, 0.55)]
    with placed(0, 0, 0.03):
        cutout(circle[0], 0.04, "ivory", holes=[circle[1]], lying=True, bevel=0.001)


def _floodlight(x: float, y: float) -> None:
    rod((x, y, 0), (x, y, 3.3), 0.08, "slate")
    with placed(x, y, 3.2, turn=-45 if (x < 0) == (y > 0) else 45):
        box(0, 0, 0, 0.95, 0.14, 0.66, "slate")
        for i in (-0.3, 0, 0.3):
            for k in (0.17, 0.48):
                for side in (-0.08, 0.08):
                    ball(i, side, k, 0.11, glow("lamp", 3))


@place(NIGHT, "moss", look=1.4)
def cemetery() -> None:
    with placed(-0.7, 1.7, turn=10):
        box(0, 0, 0, 2.2, 1.9, 2.0, "stone")
        gable(0, 0, 2.0, 2.6, 2.2, 1.1, "plum")
        box(0, -0.95, 0, 0.8, 0.1, 1.4, glow("lamp", 3))
        for x in (-0.75, 0.75):
            cylinder(x, -1.05, 0, 0.14, 2.0, "bone")
    lamp(-0.6, 0.1, 0.9, 90)
    for k, (x, y) in enumerate(
        (
            (-2.9, -0.6),
            (-2.1, -2.2),
            (-0.7, -2.9),
            (1.7, -2.7),
            (2.6, -1.6),
            (3.1, 0.2),
            (1.5, -0.6),
            (-1.5, -0.9),
        )
    ):
        with placed(x, y, turn=14 + 9 * (k % 3 - 1), lean=5 * (k % 3 - 1), scale=1.25):
            (_slab, _cross)[k % 3 == 1]()
    rim = [(x, y) for x, y, _ in ring(4.2, 30, start=-30, end=240)]
    fence(rim, "ink", h=0.9)
    bare_tree(2.2, 1.9, size=3.6, bark="ink")
    with placed(0.15, -2.0):
        person(0, 0, "wine", hat="top", turn=30, arms="point", size=1.35)
        ball(0.5, -0.25, 0.75, 0.13, glow("lamp", 12))
        lamp(0.6, -0.45, 0.8, 40)


def _slab() -> None:
    cutout([(-0.32, 0), (0.32, 0), *arc(0, 0.7, 0.32, 0, 180)], 0.2, "stone", bevel=0.04)
    box(0, -0.5, 0, 0.7, 0.8, 0.1, "bark")


def _cross() -> None:
    box(0, 0, 0, 0.6, 0.34, 0.2, "stone")
    box(0, 0, 0.15, 0.18, 0.16, 1.15, "stone")
    box(0, 0, 0.8, 0.66, 0.15, 0.18, "stone")


@place(SAND, "grass", look=1.3)
def vineyard() -> None:
    with placed(-1.0, 2.7, turn=10):
        box(0, 0, 0, 2.4, 1.4, 1.5, "ivory")
        gable(0, 0, 1.5, 1.7, 2.7, 0.7, "ember", turn=90)
        box(0.9, 0.2, 0, 1.0, 1.0, 2.5, "bone")
        cylinder(0.9, 0.2, 2.5, 0.85, 0.7, "ember", top=0, sides=4)
        for x in (-0.8, 0.1):
            box(x, -0.72, 0.5, 0.36, 0.05, 0.55, "teal")
    for x, y in ((1.5, 2.9), (2.3, 2.5), (-3.0, 2.2)):
        cylinder(x, y, 0, 0.3, 2.2, "moss", top=0.04)
    for row in range(3):
        _vine_row(0.95 - 1.25 * row, (3.4, 3.6, 3.4)[row])
    with placed(2.6, -2.35):
        cylinder(0, 0, 0, 0.75, 0.75, "wood", top=0.85)
        cylinder(0, 0, 0.6, 0.78, 0.12, "grape")
        cylinder(0, 0, 0.2, 0.8, 0.1, metal("brass"))
        person(0, 0, "ember", z=0.5, arms="cheer", hat="brim", hatted="brass", turn=30, size=1.35)
    barrel(0.9, -3.2, size=1.0, lying=True, turn=60)
    with placed(-0.9, -3.3):
        cylinder(0, 0, 0, 0.4, 0.4, "oak", top=0.52)
        for x, y in scatter(12, 0.42):
            ball(x, y, 0.5 + 0.15 * (0.42 - abs(x)), 0.15, "grape")


def _vine_row(y: float, half: float) -> None:
    box(0, y, 0, 2 * half, 0.5, 0.06, "bark", bevel=0.02)
    count = int(half * 1.9)
    for k in range(count + 1):
        x = -half + 2 * half * k / count
        cylinder(x, y, 0, 0.06, 1.0, "wood")
        for i in range(3):
            ball(
                x + 0.22 * (i - 1),
                y + 0.05 * (-1) ** i,
                0.95 + 0.1 * (i % 2),
                0.28,
                ("leaf", "grass")[(k + i) % 3 == 0],
            )
        if k < count:
            _bunch(x + half / count, y - 0.24)
    for z in (0.45, 0.85):
        rod((-half, y, z), (half, y, z), 0.025, "ink")


def _bunch(x: float, y: float) -> None:
    for level, (r, berries) in enumerate(((0.0, 1), (0.1, 3), (0.15, 5))):
        for dx, dy, _ in ring(r, berries, start=30 * level):
            ball(x + dx, y + dy, 0.38 + 0.17 * level, 0.13, "grape")


@place(SAGE, "grass", look=1.4)
def retirement_home() -> None:
    with placed(-0.7, 1.9, turn=8):
        box(0, 0.4, 0, 5.0, 1.7, 2.1, "rose")
        gable(0, 0.4, 2.1, 2.3, 5.4, 1.1, "wine", turn=90)
        box(0, -1.0, 0, 5.0, 1.5, 0.3, "oak")
        box(0, -0.9, 1.85, 5.3, 1.6, 0.14, "wine")
        for x in (-2.35, -0.8, 0.8, 2.35):
            cylinder(x, -1.6, 0.3, 0.09, 1.6, "ivory")
        for x in (-1.6, 1.6):
            box(x, -0.47, 0.8, 0.9, 0.06, 0.8, glow("lamp", 1.6))
        box(0, -0.47, 0.3, 0.8, 0.06, 1.4, "teal")
        box(2.2, 0.5, 2.6, 0.4, 0.4, 1.1, "brick")
    box(-0.3, -1.4, 0, 1.3, 3.6, 0.05, "sand", bevel=0.02)
    with placed(-2.0, -1.6, turn=38, scale=1.45):
        _rocking_chair()
    with placed(1.5, -1.5, turn=-10, scale=1.45):
        _wheelchair()
    person(2.3, -0.6, "ivory", turn=20, arms="hold", hat="cap", hatted="ivory", size=1.5)
    with placed(0.0, -2.9):
        person(0, 0, "bark", hat="brim", hatted="slate", turn=30, arms="hold", size=1.4)
        rod((0.15, -0.3, 0.75), (0.2, -0.42, 0), 0.05, "oak")
    tree(3.2, 1.7, size=2.0)


def _rocking_chair() -> None:
    for x in (-0.32, 0.32):
        tube(
            [(x, -0.62, 0.2), (x, -0.35, 0.04), (x, 0.15, 0.0), (x, 0.55, 0.1), (x, 0.75, 0.26)], 0.05, "wood"
        )
        rod((x, -0.25, 0.06), (x, -0.28, 0.75), 0.045, "wood")
        rod((x, 0.25, 0.06), (x, 0.42, 1.35), 0.045, "wood")
        rod((x, -0.32, 0.72), (x, 0.32, 0.72), 0.05, "wood")
    box(0, 0, 0.4, 0.68, 0.62, 0.08, "oak")
    for k in range(4):
        rod((-0.2 + 0.135 * k, 0.26, 0.45), (-0.2 + 0.135 * k, 0.42, 1.3), 0.035, "wood")
    person(0, 0, "plum", z=0.46, seated=True, hat="bun", hatted="ivory", skin="fair", arms="hold", size=1.25)
    tube(
        [(0, -0.4, 0.85), (0, -0.55, 0.55), (0.05, -0.62, 0.1), (0.2, -0.95, 0.06), (0.6, -1.0, 0.06)],
        0.11,
        "ember",
    )
    ball(0.75, -0.95, 0.15, 0.16, "ember")


def _wheelchair() -> None:
    for x in (-0.38, 0.38):
        with placed(x, 0.12, 0.48, turn=90, tilt=0):
            tube([(u, 0, v) for u, v in arc(0, 0, 0.46, 0, 340, steps=16)], 0.045, "ink", closed=True)
            for u, v in arc(0, 0, 0.44, 0, 150, steps=5):
                rod((-u, 0, -v), (u, 0, v), 0.015, metal("steel"))
        wheel(x * 0.9, -0.5, 0.12, 0.12, 0.06)
    box(0, 0, 0.48, 0.66, 0.62, 0.08, "teal")
    box(0, 0.33, 0.5, 0.66, 0.08, 0.65, "teal")
    person(0, 0, "sea", z=0.55, seated=True, hat="cap", hatted="slate", skin="fair", arms="wave", size=1.25)
    box(0, -0.4, 0.5, 0.6, 0.36, 0.3, "brass", bevel=0.1)
