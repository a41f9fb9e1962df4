"""Rooms with the front walls taken off."""

from art.places.creatures import cat
from art.places.finishes import glow, metal
from art.places.props import person
from art.places.registry import place
from art.places.shapes import (
    arc,
    ball,
    box,
    cutout,
    cylinder,
    gable,
    placed,
    rod,
    scatter,
    tube,
)
from art.places.stage import CLAY, PLUM, SAND, lamp

KEYHOLE = [*arc(0, 0.35, 0.24, -60, 240, steps=20), (-0.24, -0.4), (0.24, -0.4)]


@place(SAND, "oak", look=1.5)
def sauna() -> None:
    with placed(-0.2, 2.3):
        _log_wall(6.0)
    with placed(-3.1, 0.0, turn=90):
        _log_wall(4.6)
    for k in range(3):
        box(0.0, 1.75 - 0.65 * k, 0, 5.8, 0.7, 1.5 - 0.5 * k, "oak")
        for i in range(5):
            box(0.0, 1.5 - 0.65 * k + 0.13 * i, 1.5 - 0.5 * k, 5.8, 0.1, 0.05, "bone", bevel=0.01)
    for x, y, z, skin, felt, arms in (
        (-1.6, 1.75, 1.55, "fair", "teal", "rest"),
        (0.4, 1.1, 1.05, "tan", "ember", "wide"),
        (-1.0, 0.4, 0.55, "umber", "plum", "cheer"),
    ):
        person(x, y, skin, z=z, seated=True, turn=18, hat="cone", hatted=felt, arms=arms, skin=skin, size=2.1)
        with placed(x, y, z, turn=18):
            cylinder(0, -0.05, 0, 0.38, 0.36, "ivory")
            box(0, -0.4, 0, 0.68, 0.55, 0.34, "ivory", bevel=0.1)
    with placed(2.5, -1.9):
        box(0, 0, 0, 1.5, 1.3, 1.0, "ink")
        box(0, -0.66, 0.2, 0.7, 0.06, 0.5, glow("coral", 5))
        for k, (x, y) in enumerate(scatter(16, 0.6)):
            ball(x, y, 1.08 + 0.12 * (k % 2), 0.22, ("stone", "slate")[k % 2])
        for x, z, r in ((0, 1.6, 0.24), (0.2, 1.95, 0.3), (0, 2.35, 0.34), (0.25, 2.8, 0.26)):
            ball(x, 0.1, z, r, "ivory")
    with placed(0.2, -1.7):
        cylinder(0, 0, 0, 0.42, 0.6, "wood", top=0.5)
        cylinder(0, 0, 0.5, 0.44, 0.06, "sky")
        cylinder(0, 0, 0.3, 0.48, 0.08, metal("brass"), top=0.49)
        rod((0.1, 0.1, 0.5), (0.7, -0.3, 1.2), 0.05, "oak")
    with placed(-1.9, -2.0, 0.1, turn=25):
        rod((-0.2, 0, 0.05), (-0.9, 0, 0.05), 0.08, "wood")
        for x, y in scatter(14, 0.42):
            ball(0.35 + x * 1.4, y, 0.12, 0.18, "leaf", squash=(1.3, 1, 0.7))
    lamp(2.5, -3.0, 1.0, 20, "coral")


def _log_wall(w: float) -> None:
    for k in range(8):
        rod((-w / 2, 0, 0.22 + 0.42 * k), (w / 2, 0, 0.22 + 0.42 * k), 0.23, "wood", sides=20)


@place(PLUM, "bark", look=1.6)
def escape_room() -> None:
    box(-0.2, 2.3, 0, 6.0, 0.25, 3.5, "plum")
    box(-3.2, 0.1, 0, 0.25, 4.6, 3.5, "teal")
    with placed(0.4, 2.1):
        box(0, 0, 0, 2.0, 0.2, 3.0, "wood")
        for z in (0.3, 1.4, 2.5):
            box(0, -0.12, z, 1.9, 0.08, 0.2, "ink")
        with placed(0, -0.2, 1.7, scale=1.5):
            box(0, 0, -0.6, 1.0, 0.12, 1.3, metal("brass"), bevel=0.1)
            with placed(0, -0.08):
                cutout(KEYHOLE, 0.08, glow("lamp", 5))
    lamp(0.4, 1.3, 1.7, 50)
    with placed(-3.0, 0.4, 2.1, lean=90):
        cylinder(0, 0, 0, 0.8, 0.14, "ivory")
        tube([(*p, 0.1) for p in arc(0, 0, 0.8, 0, 350, steps=24)], 0.1, metal("brass"), closed=True)
        rod((0, 0, 0.18), (-0.5, 0.25, 0.18), 0.05, "ink")
        rod((0, 0, 0.18), (-0.2, -0.3, 0.18), 0.06, "ember")
    for k in range(11):
        for x, y, flip in ((-1.3, 1.9, 1), (2.0, 1.9, -1)):
            with placed(x + flip * 0.16 * k, y - 0.05, 2.9 - 0.2 * k, lean=40 * flip, turn=90 * (k % 2)):
                tube(
                    [(u * 0.09, 0, v * 0.16) for u, v in arc(0, 0, 1, 0, 330, steps=11)],
                    0.04,
                    metal("steel"),
                    closed=True,
                )
    with placed(2.6, 0.2, turn=15):
        _padlock()
    with placed(-0.9, -2.4, 0.15, turn=15, scale=1.35):
        _key()
    with placed(-2.0, -0.6, turn=30):
        box(0, 0, 0, 1.3, 0.85, 0.6, "wood")
        with placed(0, 0.1, 0.6, turn=90, tilt=90):
            cylinder(0.1, 0, -0.65, 0.42, 1.3, "wood")
        box(0, -0.45, 0.45, 0.3, 0.08, 0.35, metal("brass"))
    person(0.2, -0.5, "ember", turn=150, arms="point", size=1.8)
    person(1.2, -1.3, "brass", turn=200, arms="cheer", size=1.8)


def _padlock() -> None:
    box(0, 0, 0, 1.2, 0.55, 1.05, metal("brass"), bevel=0.15)
    tube(
        [(-0.38, 0, 1.0), (-0.38, 0, 1.5), (0, 0, 1.85), (0.38, 0, 1.5), (0.38, 0, 1.0)], 0.12, metal("steel")
    )
    with placed(0, -0.3, 0.45, scale=0.8):
        cutout(KEYHOLE, 0.08, "ink")


def _key() -> None:
    tube([(-0.8 + u, v, 0) for u, v in arc(0, 0, 0.36, 0, 345, steps=20)], 0.11, metal("brass"), closed=True)
    rod((-0.45, 0, 0), (0.95, 0, 0), 0.1, metal("brass"))
    for x in (0.6, 0.85):
        box(x, -0.22, -0.08, 0.14, 0.36, 0.16, metal("brass"))


@place(SAND, "grass", look=1.5)
def housewarming() -> None:
    with placed(-0.5, 1.4, turn=14):
        box(0, 0, 0, 3.4, 2.4, 2.2, "ivory")
        gable(0, 0, 2.2, 4.0, 2.9, 1.5, "teal")
        box(0, -1.22, 0, 0.9, 0.1, 1.6, "ember")
        ball(0.3, -1.3, 0.8, 0.07, metal("brass"))
        for x in (-1.15, 1.15):
            box(x, -1.22, 0.8, 0.7, 0.1, 0.8, glow("lamp", 2))
        box(1.2, 0.4, 2.8, 0.45, 0.45, 1.1, "brick")
        box(0, -1.2, 1.75, 3.46, 0.12, 0.3, "ember")
        with placed(0, -1.35, 1.95, scale=1.25):
            for side in (-1, 1):
                ball(side * 0.35, 0, 0.08, 0.3, "ember", squash=(1.2, 0.5, 0.8))
                rod((0, 0, 0), (side * 0.4, 0, -0.65), 0.1, "ember", top=0.14, sides=6)
            ball(0, -0.08, 0.05, 0.17, "wine")
    for x, y, z, colour in (
        (1.7, 0.0, 2.6, "ember"),
        (2.2, 0.3, 3.1, "brass"),
        (2.6, -0.2, 2.5, "plum"),
        (2.1, -0.4, 3.5, "coral"),
    ):
        ball(x, y, z, 0.42, colour, squash=(1, 1, 1.2))
        rod((x, y, z - 0.5), (2.1, -0.2, 1.2), 0.015, "ink")
    person(2.1, -0.3, "sea", turn=30, arms="wave", size=1.6)
    with placed(-1.6, -1.9, turn=18):
        box(0, 0, 0.5, 1.9, 0.8, 0.35, "plum", bevel=0.1)
        box(0, 0.35, 0.5, 1.9, 0.25, 0.9, "plum", bevel=0.1)
        for x in (-0.9, 0.9):
            box(x, 0, 0.5, 0.25, 0.85, 0.6, "plum", bevel=0.1)
        person(-1.3, 0, "brass", turn=90, arms="hold", size=1.5)
        person(1.3, 0, "coral", turn=-90, arms="hold", size=1.5)
    for x, y, z, s in (
        (1.0, -2.4, 0, 0.85),
        (1.9, -2.2, 0, 0.7),
        (1.2, -2.35, 0.85, 0.6),
        (2.7, -1.5, 0, 0.7),
    ):
        with placed(x, y, z, turn=15 * (x - 1)):
            box(0, 0, 0, s, s, s, "oak")
            box(0, 0, 0.005, s * 0.2, s * 1.01, s, "bone", bevel=0)
    cat(0.3, -1.0, "ink", size=1.0, turn=20)


@place(CLAY, "stone", look=1.9)
def stuck_lift() -> None:
    with placed(0.4, -1.5, turn=14, scale=1.08):
        box(0, 1.7, 0, 5.6, 0.25, 5.0, "bone")
        for z in (-0.02, 2.35, 4.75):
            box(-2.0, 0.7, z, 1.7, 2.2, 0.25, "wood")
            box(2.0, 0.7, z, 1.7, 2.2, 0.25, "wood")
        for x in (-1.15, 1.15):
            box(x, 1.0, 0, 0.14, 1.4, 5.0, "slate")
        for x in (-2.0, 2.0):
            for z in (0.23, 2.6):
                box(x, 1.5, z, 0.9, 0.1, 1.6, "teal" if x < 0 else "plum")
        box(0, 0.9, 5.0, 2.9, 1.7, 0.3, "slate")
        with placed(0, 0.2, 5.5), placed(tilt=90):
            cylinder(0, 0, -0.1, 0.45, 0.2, metal("brass"))
        for x in (-0.1, 0.1):
            rod((x, 0.7, 3.4), (x, 0.7, 5.2), 0.05, "ink")
        with placed(0, 0.7, 1.15, lean=5):
            _cabin()
        person(-2.0, 0.4, "ember", z=2.6, turn=40, arms="cheer", size=1.4)
        person(2.0, 0.3, "sea", z=0.23, turn=-40, arms="wave", hat="helmet", hatted="brass", size=1.4)
    lamp(0.2, -0.4, 2.8, 25)


def _cabin() -> None:
    box(0, 0, 0, 2.0, 1.7, 0.14, "wine")
    box(0, 0.8, 0, 2.0, 0.1, 2.2, "brass")
    for x in (-0.97, 0.97):
        box(x, 0, 0, 0.08, 1.7, 2.2, metal("brass"))
    box(0, 0, 2.15, 2.1, 1.8, 0.16, "wine")
    box(0, 0, 2.12, 1.4, 1.0, 0.05, glow("lamp", 5))
    for x, y, coat, arms in (
        (-0.55, -0.3, "teal", "cheer"),
        (0.05, 0.1, "coral", "rest"),
        (0.55, -0.3, "plum", "wide"),
    ):
        person(x, y, coat, z=0.14, turn=20, arms=arms, size=1.55)
