"""Furniture of the toy world: trees, people, vehicles, fences, lamps."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin

from art.places.finishes import Finish, glass, glow, metal
from art.places.shapes import ball, box, cutout, cylinder, lathe, placed, rod, scatter, solid

BELL = [(0, 0), (0.3, 0), (0.31, 0.06), (0.25, 0.45), (0.19, 0.78), (0.17, 0.92), (0.08, 1.02), (0, 1.03)]
BUST = [(0, 0), (0.2, 0), (0.22, 0.06), (0.2, 0.32), (0.17, 0.5), (0.08, 0.6), (0, 0.61)]
ARMS = {
    "rest": ((-0.27, -0.04, -0.36), (0.27, -0.04, -0.36)),
    "wave": ((-0.27, -0.04, -0.36), (0.3, -0.06, 0.36)),
    "cheer": ((-0.28, -0.05, 0.38), (0.28, -0.05, 0.38)),
    "hold": ((-0.1, -0.34, -0.12), (0.1, -0.34, -0.12)),
    "point": ((-0.27, -0.04, -0.34), (0.44, -0.12, 0.1)),
    "wide": ((-0.42, -0.1, 0.02), (0.42, -0.1, 0.02)),
}
SKINS = ("fair", "tan", "umber")
HAIRS = ("bark", "ink", "oak", "bark")


def person(
    x: float,
    y: float,
    coat: Finish,
    *,
    z: float = 0,
    size: float = 1.1,
    turn: float = 0,
    arms: str = "rest",
    hat: str = "",
    hatted: Finish = "ink",
    skin: str = "",
    seated: bool = False,
) -> None:
    """A porcelain figure that faces the front; `size` is its height when it stands."""
    kind = int(abs(x) * 37 + abs(y) * 53)
    with placed(x, y, z, turn=turn, scale=size / 1.4):
        shoulder = 0.5 if seated else 0.92
        lathe(BUST if seated else BELL, 0, 0, 0, coat)
        if seated:
            for side in (-0.1, 0.1):
                rod((side, -0.05, 0.08), (side, -0.42, 0.08), 0.1, coat)
        flesh = skin or SKINS[kind % 3]
        for side, reach in zip((-0.17, 0.17), ARMS[arms], strict=True):
            hand = (side + reach[0] * 0.8, reach[1], shoulder + reach[2])
            rod((side, 0, shoulder - 0.06), hand, 0.075, coat, top=0.06)
            ball(*hand, 0.075, flesh)
        ball(0, 0, shoulder + 0.3, 0.19, flesh)
        _headwear(hat, hatted, HAIRS[kind % 4], shoulder + 0.3)


def _headwear(hat: str, finish: Finish, hair: str, z: float) -> None:
    match hat:
        case "top":
            cylinder(0, 0, z + 0.1, 0.3, 0.05, finish)
            cylinder(0, 0, z + 0.12, 0.18, 0.36, finish, top=0.2)
        case "brim":
            cylinder(0, 0, z + 0.09, 0.34, 0.05, finish)
            lathe([(0.2, 0), (0.19, 0.14), (0.1, 0.2), (0, 0.2)], 0, 0, z + 0.1, finish)
        case "helmet":
            cylinder(0, -0.03, z + 0.04, 0.25, 0.04, finish)
            ball(0, 0, z + 0.06, 0.22, finish)
        case "cap":
            ball(0, 0, z + 0.06, 0.2, finish)
            box(0, -0.2, z + 0.06, 0.26, 0.2, 0.04, finish)
        case "chef":
            cylinder(0, 0, z + 0.08, 0.17, 0.2, finish)
            ball(0, 0, z + 0.34, 0.24, finish, squash=(1, 1, 0.7))
        case "bun":
            ball(0, 0.05, z + 0.05, 0.2, finish)
            ball(0, 0.1, z + 0.27, 0.1, finish)
        case "cone":
            cylinder(0, 0, z + 0.1, 0.19, 0.42, finish, top=0)
        case "none":
            return
        case _:
            ball(0, 0.05, z + 0.05, 0.195, hair)


def crowd(spots: Sequence[tuple[float, float]], coats: Sequence[str], **pose: object) -> None:
    for index, (x, y) in enumerate(spots):
        person(x, y, coats[index % len(coats)], **pose)


def tree(x: float, y: float, *, z: float = 0, size: float = 1.5, leaves: Finish = "leaf") -> None:
    """A round tree; `size` is its height."""
    with placed(x, y, z, scale=size / 1.5, turn=57 * (x + y)):
        cylinder(0, 0, 0, 0.1, 0.7, "bark", top=0.07)
        ball(0, 0, 0.95, 0.42, leaves)
        for px, py in scatter(5, 0.42, inner=0.25):
            ball(px, py, 0.85 + 0.25 * abs(px), 0.28, leaves)


def pine(x: float, y: float, *, z: float = 0, size: float = 1.6, needles: Finish = "moss") -> None:
    with placed(x, y, z, scale=size / 1.6):
        cylinder(0, 0, 0, 0.1, 0.4, "bark")
        for level, r in ((0.25, 0.52), (0.62, 0.42), (1.0, 0.3)):
            cylinder(0, 0, level, r, 0.62, needles, top=0)


def palm(x: float, y: float, *, z: float = 0, size: float = 2.6, lean: float = 8) -> None:
    with placed(x, y, z, scale=size / 2.6, lean=lean):
        for k in range(6):
            cylinder(0.02 * k * k, 0, 0.38 * k, 0.15 - 0.012 * k, 0.42, "wood", top=0.12 - 0.012 * k)
        for k in range(7):
            a = radians(360 * k / 7 + 20)
            bend = (0.5 + 0.55 * cos(a), 0.55 * sin(a), 2.55)
            tip = (0.5 + 1.15 * cos(a), 1.15 * sin(a), 2.1)
            rod((0.5, 0, 2.4), bend, 0.1, "leaf", top=0.16)
            rod(bend, tip, 0.16, "leaf", top=0.02)
        for k in range(3):
            ball(0.5 + 0.16 * cos(2.1 * k), 0.16 * sin(2.1 * k), 2.28, 0.12, "bark")


def bare_tree(x: float, y: float, *, size: float = 3.0, bark: Finish = "bark") -> None:
    with placed(x, y, scale=size / 3):
        rod((0, 0, 0), (0.1, 0, 1.6), 0.22, bark, top=0.12)
        for k in range(6):
            a = radians(75 * k)
            fork = (0.1 + 0.6 * cos(a), 0.6 * sin(a), 1.9 + 0.12 * k)
            rod((0.08, 0, 1.1 + 0.1 * k), fork, 0.11, bark, top=0.06)
            rod(
                fork,
                (fork[0] + 0.5 * cos(a + 0.6), fork[1] + 0.5 * sin(a + 0.6), fork[2] + 0.5),
                0.06,
                bark,
                top=0.01,
            )
            rod(
                fork,
                (fork[0] + 0.5 * cos(a - 0.7), fork[1] + 0.5 * sin(a - 0.7), fork[2] + 0.25),
                0.05,
                bark,
                top=0.01,
            )


def wheel(
    x: float, y: float, z: float, r: float, w: float, tyre: Finish = "ink", hub: Finish = "brass"
) -> None:
    """A wheel that rolls along x, about its middle."""
    with placed(x, y, z, tilt=90):
        cylinder(0, 0, -w / 2, r, w, tyre)
        cylinder(0, 0, -w / 2 - 0.02, r * 0.5, w + 0.04, hub)


def car(x: float, y: float, body: Finish, *, z: float = 0, turn: float = 0, size: float = 2.0) -> None:
    """A rounded little car that drives along x."""
    with placed(x, y, z, turn=turn, scale=size / 2):
        box(0, 0, 0.2, 2.0, 0.92, 0.42, body, bevel=0.14)
        box(-0.1, 0, 0.58, 1.1, 0.82, 0.42, glass("ink", 0.85), bevel=0.14)
        box(-0.1, 0, 0.92, 0.9, 0.76, 0.12, body, bevel=0.05)
        for wx in (-0.62, 0.62):
            for wy in (-0.44, 0.44):
                wheel(wx, wy, 0.22, 0.22, 0.16, hub="bone")
        for wy in (-0.3, 0.3):
            ball(1.0, wy, 0.45, 0.09, glow("lamp", 2))


def hull(length: float, beam: float, h: float, finish: Finish, *, inside: Finish | None = None) -> None:
    """A boat's body that points along x, with a deck, or open when it has an inside."""
    half, side = length / 2, beam / 2
    deck = [(-half, -side * 0.8), (half * 0.45, -side), (half, 0), (half * 0.45, side), (-half, side * 0.8)]
    points = [(x * 0.88, y * 0.65, -0.1) for x, y in deck] + [(x, y, h) for x, y in deck]
    walls = [(i, (i + 1) % 5, 5 + (i + 1) % 5, 5 + i) for i in range(5)]
    solid(points, [*walls, (5, 6, 7, 8, 9)], finish)
    if inside:
        with placed(z=h - 0.02):
            cutout([(x * 0.86, y * 0.8) for x, y in deck], 0.05, inside, lying=True)


def fence(spots: Sequence[tuple[float, float]], finish: Finish, *, h: float = 0.8, r: float = 0.045) -> None:
    """Pickets on the spots with two rails between."""
    for x, y in spots:
        cylinder(x, y, 0, r, h, finish, sides=8)
        cylinder(x, y, h, r * 1.7, 0.16, finish, top=0, sides=8)
    for (ax, ay), (bx, by) in pairwise(spots):
        for level in (0.25, 0.8):
            rod((ax, ay, h * level), (bx, by, h * level), r * 0.8, finish)


def street_lamp(x: float, y: float, *, z: float = 0, h: float = 1.8, post: Finish = "ink") -> None:
    cylinder(x, y, z, 0.12, 0.14, post)
    cylinder(x, y, z, 0.05, h, post)
    ball(x, y, z + h + 0.12, 0.16, glow("lamp", 5))
    cylinder(x, y, z + h + 0.2, 0.18, 0.12, post, top=0)


def barrel(
    x: float, y: float, *, z: float = 0, size: float = 0.8, lying: bool = False, turn: float = 0
) -> None:
    staves = [(0, 0), (0.24, 0), (0.31, 0.25), (0.33, 0.45), (0.31, 0.65), (0.24, 0.9), (0, 0.9)]
    with placed(
        x, y, z + (0.33 * size / 0.9 if lying else 0), turn=turn, tilt=90 if lying else 0, scale=size / 0.9
    ):
        lathe(staves, 0, 0, 0, "wood")
        for level in (0.16, 0.66):
            cylinder(0, 0, level, 0.315, 0.07, metal("brass"))


def crate(
    x: float, y: float, *, z: float = 0, size: float = 0.6, turn: float = 0, finish: Finish = "oak"
) -> None:
    with placed(x, y, z, turn=turn, scale=size):
        box(0, 0, 0, 0.92, 0.92, 0.92, finish)
        for level in (0.04, 0.74):
            box(0, 0, level, 1, 1, 0.18, "wood")


def ladder(
    start: tuple[float, float, float], end: tuple[float, float, float], *, w: float = 0.4, rungs: int = 8
) -> None:
    for side in (-w / 2, w / 2):
        rod((start[0] + side, *start[1:]), (end[0] + side, *end[1:]), 0.045, "oak")
    for k in range(1, rungs):
        x, y, z = (a + (b - a) * k / rungs for a, b in zip(start, end, strict=True))
        rod((x - w / 2, y, z), (x + w / 2, y, z), 0.035, "oak")
