"""High flights, deep woods, dark nights."""

from art.places.creatures import ghost
from art.places.finishes import glow
from art.places.props import hull, person, pine, tree
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, gable, lathe, placed, ring, rod, tube
from art.places.stage import DUSK, MIST, NIGHT, lamp


@place(MIST, "grass", look=2.5, zoom=0.86)
def hot_air_balloon() -> None:
    with placed(0, 0.2, 1.2):
        _envelope_gores()
        with placed(0, 0, 0):
            box(0, 0, 0, 1.1, 1.1, 0.75, "oak", bevel=0.08)
            box(0, 0, 0.7, 1.2, 1.2, 0.12, "wood", bevel=0.05)
            for x in (-0.5, 0.5):
                for y in (-0.5, 0.5):
                    rod((x, y, 0.75), (x * 1.5, y * 1.5, 2.1), 0.03, "ink")
            cylinder(0, 0, 1.55, 0.12, 0.45, glow("coral", 9), top=0.02)
            person(-0.25, -0.1, "teal", z=0.15, turn=30, arms="wave", size=1.3)
            person(0.28, -0.1, "plum", z=0.15, turn=30, arms="cheer", size=1.2)
    lamp(0, 0, 3.2, 30, "coral")
    for x, y, r in ((-2.3, 1.8, 1.5), (2.3, 1.9, 1.2), (-2.9, -0.9, 0.9)):
        ball(x, y, -0.2, r, "leaf", squash=(1, 1, 0.5))
    tube(
        [(-4.2, 0.5, 0.02), (-2.0, -1.5, 0.02), (0.5, -1.6, 0.02), (1.5, -2.8, 0.02), (1.6, -4.1, 0.02)],
        0.2,
        "sea",
    )
    for x, y, s in ((2.9, -0.9, 0.7), (2.2, -1.7, 0.55), (-1.9, -2.7, 0.6)):
        with placed(x, y, scale=s, turn=20):
            box(0, 0, 0, 1, 1, 0.8, "ivory")
            gable(0, 0, 0.8, 1.3, 1.2, 0.6, "ember")
    for x, y in ((3.3, 0.4), (-0.6, -3.2), (-3.3, -1.8), (0.4, 3.4), (-0.8, 3.2)):
        tree(x, y, size=1.0)
    for x, y, z in ((-3.1, 0.6, 3.4), (3.2, 0.6, 4.6)):
        for k in range(4):
            ball(x - 0.55 + 0.37 * k, y, z + 0.1 * (k % 2), 0.32 + 0.08 * (k % 2), "ivory")


def _envelope_gores() -> None:
    profile = [
        (0.55, 2.0),
        (0.9, 2.5),
        (1.6, 3.3),
        (2.1, 4.3),
        (2.15, 5.2),
        (1.7, 6.1),
        (0.9, 6.6),
        (0, 6.75),
    ]
    lathe(profile, 0, 0, 0, "bone")
    for k, (_, _, angle) in enumerate(ring(1, 12)):
        with placed(turn=angle):
            tube(
                [(r + 0.02, 0, z) for r, z in profile],
                0.24 if k % 2 else 0.18,
                ("ember", "brass", "ember", "teal")[k % 4],
            )
    tube([(*p, 2.05) for p in arc(0, 0, 0.58, 0, 350, steps=20)], 0.09, "plum", closed=True)


@place(DUSK, "moss", look=1.4)
def summer_camp() -> None:
    for x, y, turn, colour in ((-2.4, 0.6, 60, "brass"), (-0.7, 2.2, 20, "ember"), (1.7, 2.1, -12, "teal")):
        with placed(x, y, turn=turn):
            gable(0, 0, 0, 2.0, 2.2, 1.7, colour)
            gable(0, -1.12, 0, 1.0, 0.06, 1.25, glow("lamp", 2.2))
    with placed(0.5, -0.9):
        for x, y, _ in ring(0.75, 11):
            ball(x, y, 0.1, 0.17, "stone")
        for x, y, _ in ring(0.45, 6):
            rod((x, y, 0.05), (0, 0, 0.7), 0.1, "bark")
        cylinder(0, 0, 0.1, 0.4, 1.25, glow("coral", 6), top=0)
        cylinder(0.12, -0.1, 0.1, 0.28, 0.85, glow("lamp", 8), top=0)
    lamp(0.5, -0.9, 1.2, 160, "coral", size=0.4)
    spots = (
        (-1.1, -0.9, "sky", 90),
        (-0.6, -2.1, "ivory", 140),
        (0.9, -2.5, "coral", 190),
        (2.1, -1.3, "brass", 260),
        (1.7, 0.1, "rose", 310),
    )
    for k, (x, y, coat, turn) in enumerate(spots):
        with placed(x, y, turn=turn):
            rod((-0.5, 0, 0.18), (0.5, 0, 0.18), 0.19, "wood")
            person(0, 0, coat, z=0.34, seated=True, arms=("hold", "cheer")[k == 3], size=1.35)
            if k == 0:
                _guitar()
    for x, y, s in (
        (-3.3, 1.9, 2.6),
        (-2.2, 3.0, 3.0),
        (0.5, 3.6, 2.8),
        (3.0, 2.6, 2.6),
        (3.7, 1.2, 2.1),
        (-3.8, -0.6, 1.8),
    ):
        pine(x, y, size=s)
    with placed(-2.2, -2.6, 0.1, turn=35):
        hull(2.2, 0.7, 0.35, "ember", inside="oak")


def _guitar() -> None:
    with placed(0, -0.4, 0.75, lean=-24):
        ball(-0.2, 0, 0, 0.26, "oak", squash=(1, 0.4, 1))
        ball(0.08, 0, 0, 0.2, "oak", squash=(1, 0.4, 1))
        box(0.5, 0, -0.04, 0.75, 0.07, 0.08, "bark")


@place(NIGHT, "moss", look=2.1, zoom=0.92)
def haunted_castle() -> None:
    cylinder(-0.3, 1.0, 0, 3.3, 0.8, "bark", top=2.7, sides=9)
    with placed(-0.3, 1.0, 0.8, turn=10):
        box(0, 0, 0, 3.0, 2.2, 2.0, "slate")
        _battlements(3.0, 2.2, 2.0)
        for x, y, r, h in (
            (-1.6, -1.1, 0.6, 2.8),
            (1.6, -1.1, 0.6, 2.4),
            (-1.6, 1.1, 0.6, 2.6),
            (1.6, 1.1, 0.6, 3.0),
            (0.0, 0.4, 0.75, 3.9),
        ):
            cylinder(x, y, 0, r, h, "stone")
            cylinder(x, y, h, r + 0.12, 0.14, "slate")
            cylinder(x, y, h + 0.12, r + 0.2, 1.3, "plum", top=0)
            box(x, y - r, h * 0.72, 0.22, 0.1, 0.42, glow("lamp", 4))
        with placed(0, -1.12):
            cutout([(-0.45, 0), (0.45, 0), *arc(0, 0.75, 0.45, 0, 180)], 0.1, "ink")
            cutout([(-0.32, 0), (0.32, 0), *arc(0, 0.7, 0.32, 0, 180)], 0.16, glow("coral", 2))
    box(0.1, -1.6, 0.0, 0.9, 1.6, 0.5, "wood")
    ghost(-2.5, -1.7, 0.6, size=1.5, turn=40)
    ghost(2.5, -1.5, 1.1, size=1.3, turn=15)
    ghost(0.6, -2.7, 0.3, size=1.1, turn=30)
    lamp(-2.2, -2.7, 1.6, 50, "sky")
    lamp(2.6, -2.6, 1.8, 50, "sky")
    for x, y, z, s in ((-2.9, 0.3, 4.6, 0.8), (2.9, 0.4, 4.9, 0.7), (2.0, -0.6, 3.9, 0.5)):
        with placed(x, y, z, turn=29, scale=s):
            wing = [(0, 0.1), (0.25, 0.28), (0.8, 0.3), (0.62, 0), (0.4, 0.08), (0.2, -0.12), (0, -0.2)]
            cutout([*wing, *[(-u, v) for u, v in wing[::-1]]], 0.06, "ink")


def _battlements(w: float, d: float, z: float) -> None:
    for k in range(7):
        for y in (-d / 2, d / 2):
            box(-w / 2 + w * (k + 0.5) / 7, y, z, 0.24, 0.2, 0.26, "slate")
        for x in (-w / 2, w / 2):
            box(x, -d / 2 + d * (k + 0.5) / 7, z, 0.2, 0.2, 0.26, "slate")
