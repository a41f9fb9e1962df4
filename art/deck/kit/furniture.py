"""Furniture and lamps; every piece stands on z with its front to −y."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, radians, sin

from art.deck.kit.finishes import Finish, felt, glow, matte, metal
from art.deck.kit.forms import dice, surface, sweep
from art.deck.kit.things import rope
from art.places.shapes import ball, box, cylinder, lathe, placed, rod
from art.places.stage import lamp


def table(
    x: float,
    y: float,
    w: float,
    d: float,
    h: float = 0.75,
    *,
    finish: Finish = "cinnamon",
    z: float = 0,
    turn: float = 0,
) -> None:
    with placed(x, y, z, turn=turn):
        box(0, 0, h - 0.05, w, d, 0.05, finish, bevel=0.015)
        box(0, 0, h - 0.14, w - 0.16, d - 0.16, 0.09, finish, bevel=0.01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod(
                    (sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), h - 0.1),
                    (sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), 0),
                    0.045,
                    finish,
                    top=0.03,
                )


def round_table(
    x: float, y: float, r: float, h: float = 0.75, *, finish: Finish = "cinnamon", z: float = 0
) -> None:
    with placed(x, y, z):
        cylinder(0, 0, h - 0.05, r, 0.05, finish, sides=64)
        lathe(
            [(0.3, 0), (0.3, 0.03), (0.08, 0.09), (0.06, 0.3), (0.09, 0.45), (0.05, h - 0.06)],
            0,
            0,
            0,
            finish,
        )


def tablecloth(
    x: float, y: float, w: float, d: float, h: float, finish: Finish, *, drop: float = 0.3, z: float = 0
) -> None:
    """Lies on a table of that size and hangs over its edges in folds."""

    def cloth(u: float, v: float) -> tuple[float, float, float]:
        a, b = (u - 0.5) * (w + 2 * drop), (v - 0.5) * (d + 2 * drop)
        over = max(abs(a) - w / 2, 0) + max(abs(b) - d / 2, 0)
        wave = 0.03 * sin(9 * a + 7 * b) * min(1, over * 5)
        cx = max(-w / 2, min(w / 2, a)) + (0.012 + wave + over * 0.08) * ((a > w / 2) - (a < -w / 2))
        cy = max(-d / 2, min(d / 2, b)) + (0.012 + wave + over * 0.08) * ((b > d / 2) - (b < -d / 2))
        return x + cx, y + cy, z + h + 0.012 - min(over, drop)

    surface(cloth, matte(finish), nu=60, nv=60)


def chair(
    x: float,
    y: float,
    *,
    z: float = 0,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    size: float = 1,
    finish: Finish = "chestnut",
    seat: Finish | None = None,
) -> None:
    """Whoever sits on it faces −y; the seat is 0.45 high."""
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean, scale=size):
        box(0, 0, 0.42, 0.44, 0.42, 0.05, seat or finish, bevel=0.02)
        for side in (-0.19, 0.19):
            rod((side, -0.18, 0.44), (side * 1.05, -0.19, 0), 0.024, finish, top=0.017)
            rod((side, 0.19, 0.98), (side, 0.19, 0), 0.026, finish, top=0.02)
            rod((side, -0.18, 0.2), (side, 0.19, 0.2), 0.014, finish)
        for level in (0.6, 0.76, 0.92):
            box(0, 0.19, level, 0.38, 0.025, 0.06, finish, bevel=0.01)


def armchair(
    x: float,
    y: float,
    *,
    z: float = 0,
    turn: float = 0,
    finish: Finish = "cherry",
    tilt: float = 0,
    lean: float = 0,
) -> None:
    cloth = matte(finish)
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean):
        box(0, 0, 0.16, 0.7, 0.66, 0.28, cloth, bevel=0.08)
        box(0, -0.03, 0.38, 0.56, 0.6, 0.12, cloth, bevel=0.06)
        box(0, 0.28, 0.3, 0.74, 0.18, 0.8, cloth, bevel=0.09)
        for side in (-0.36, 0.36):
            box(side, 0, 0.14, 0.16, 0.68, 0.5, cloth, bevel=0.08)
            for fy in (-0.26, 0.26):
                cylinder(side * 0.86, fy, 0, 0.03, 0.18, "umber", top=0.045)


def stool(
    x: float, y: float, *, z: float = 0, h: float = 0.46, finish: Finish = "cinnamon", lean: float = 0
) -> None:
    with placed(x, y, z, lean=lean):
        cylinder(0, 0, h - 0.05, 0.18, 0.05, finish)
        for k in range(3):
            a = 2 * pi * k / 3 + 0.5
            rod((0.1 * cos(a), 0.1 * sin(a), h - 0.04), (0.19 * cos(a), 0.19 * sin(a), 0), 0.024, finish)


def bench(x: float, y: float, *, w: float = 2.5, turn: float = 0, finish: Finish = "cinnamon") -> None:
    """A park bench; whoever sits on it faces −y; the seat is 0.47 high."""
    with placed(x, y, turn=turn):
        for k in range(3):
            box(0, -0.18 + 0.17 * k, 0.42, w, 0.15, 0.05, finish, bevel=0.015)
        for k in range(2):
            box(0, 0.34, 0.62 + 0.2 * k, w, 0.05, 0.14, finish, bevel=0.015)
        for side in (0.2 - w / 2, w / 2 - 0.2):
            rod((side, 0.34, 0), (side, 0.34, 0.95), 0.035, "ink")
            rod((side, -0.2, 0), (side, -0.2, 0.45), 0.035, "ink")


def velvet_rope(spots: Sequence[tuple[float, float]], *, closed: bool = False) -> None:
    """Brass posts at the spots with a cherry rope between each two."""
    for x, y in spots:
        lathe(
            [(0.13, 0), (0.12, 0.03), (0.025, 0.06), (0.025, 0.8), (0.05, 0.85), (0, 0.9)],
            x,
            y,
            0,
            metal("brass"),
        )
    for start, end in pairwise([*spots, spots[0]] if closed else spots):
        rope((*start, 0.8), (*end, 0.8), sag=0.22, r=0.03, finish="cherry")


def bed(
    x: float,
    y: float,
    *,
    z: float = 0,
    turn: float = 0,
    w: float = 1.0,
    long: float = 2.0,
    wood: Finish = "cinnamon",
    quilt: str = "cherry",
    sleeper: bool = True,
    high: float = 0.42,
) -> None:
    """The head is at +y; a sleeper makes a bump under the quilt (put a head on the pillow yourself)."""
    with placed(x, y, z, turn=turn):
        for end, tall in ((long / 2, high + 0.62), (-long / 2, high + 0.3)):
            for side in (-w / 2, w / 2):
                cylinder(side, end, 0, 0.04, tall, wood)
                ball(side, end, tall + 0.02, 0.055, wood)
            for k in range(5):
                rod(
                    (-w / 2 + w * k / 4, end, high - 0.1), (-w / 2 + w * k / 4, end, tall - 0.06), 0.016, wood
                )
            rod((-w / 2, end, tall - 0.06), (w / 2, end, tall - 0.06), 0.028, wood)
        box(0, 0, high - 0.16, w, long - 0.05, 0.1, wood, bevel=0.02)
        box(0, 0, high - 0.06, w - 0.04, long - 0.1, 0.16, "milk", bevel=0.06)
        sweep(
            [
                (-w * 0.36, long / 2 - 0.26, high + 0.15),
                (-w * 0.2, long / 2 - 0.26, high + 0.17),
                (w * 0.2, long / 2 - 0.26, high + 0.17),
                (w * 0.36, long / 2 - 0.26, high + 0.15),
            ],
            [(0.08, 0.03), (0.17, 0.085), (0.17, 0.085), (0.08, 0.03)],
            felt("milk"),
        )
        _quilt(w, long, high, felt(quilt), 0.2 if sleeper else 0.03)


def _quilt(w: float, long: float, high: float, finish: Finish, bump: float) -> None:
    def cover(u: float, v: float) -> tuple[float, float, float]:
        a, b = (u - 0.5) * (w + 0.4), -long / 2 + 0.02 + v * long * 0.72
        over = max(abs(a) - w / 2, 0)
        body = bump * max(0, cos(min(1.57, abs(a) * 3.4 / w))) * min(1, 0.35 + v) * (1 + 0.15 * sin(9 * v))
        puff = 0.014 * abs(sin(a * 9)) + 0.014 * abs(sin(b * 8))
        cx = max(-w / 2 - 0.03, min(w / 2 + 0.03, a)) + 0.02 * sin(14 * b) * min(1, over * 8)
        return cx, b, high + 0.12 + body + puff - over * 1.3

    surface(cover, finish, nu=48, nv=60, thick=0.03)


def bookcase(
    x: float,
    y: float,
    *,
    z: float = 0,
    turn: float = 0,
    w: float = 1.2,
    h: float = 2.2,
    rows: int = 5,
    wood: Finish = "chestnut",
    seed: int = 1,
) -> None:
    chance = dice(seed)
    spines = ("cherry", "teal", "honey", "bottle", "plum", "linen", "slate", "brick", "petrol", "cinnamon")
    with placed(x, y, z, turn=turn):
        box(0, 0.16, 0, w, 0.03, h, wood, bevel=0)
        for side in (-w / 2, w / 2):
            box(side, 0, 0, 0.05, 0.34, h, wood, bevel=0.01)
        for row in range(rows + 1):
            level = row * (h - 0.04) / rows
            box(0, 0, level, w, 0.34, 0.04, wood, bevel=0.01)
            at = -w / 2 + 0.06
            while row < rows and at < w / 2 - 0.1:
                thick, tall = chance.uniform(0.03, 0.075), (h / rows) * chance.uniform(0.55, 0.85)
                if chance.random() < 0.94:
                    box(
                        at + thick / 2,
                        chance.uniform(-0.04, 0.02),
                        level + 0.04,
                        thick - 0.005,
                        0.2,
                        tall,
                        felt(chance.choice(spines)),
                        bevel=0.006,
                    )
                at += thick


def cupboard(
    x: float,
    y: float,
    w: float,
    d: float,
    h: float,
    *,
    z: float = 0,
    turn: float = 0,
    finish: Finish = "sage",
    drawers: int = 3,
) -> None:
    with placed(x, y, z, turn=turn):
        box(0, 0, 0.05, w, d, h - 0.05, finish, bevel=0.02)
        for k in range(drawers):
            tall = (h - 0.14) / drawers
            box(0, -d / 2, 0.08 + k * tall, w - 0.08, 0.03, tall - 0.04, finish, bevel=0.012)
            ball(0, -d / 2 - 0.04, 0.08 + (k + 0.5) * tall, 0.025, metal("brass"))


def stove(
    x: float, y: float, *, z: float = 0, turn: float = 0, finish: Finish = "bone", lit: bool = True
) -> None:
    with placed(x, y, z, turn=turn):
        box(0, 0, 0, 0.9, 0.6, 0.86, finish, bevel=0.03)
        box(0, 0, 0.86, 0.92, 0.62, 0.03, "slate", bevel=0.008)
        box(0, -0.3, 0.18, 0.6, 0.03, 0.42, "ink", bevel=0.02)
        box(0, -0.315, 0.26, 0.46, 0.02, 0.26, glow("honey", 1.6) if lit else "petrol", bevel=0.02)
        rod((-0.3, -0.36, 0.66), (0.3, -0.36, 0.66), 0.018, metal("pewter"))
        for side in (-0.24, 0.24):
            cylinder(side, 0, 0.89, 0.16, 0.02, "ink")
        for k in range(4):
            with placed(-0.3 + 0.2 * k, -0.31, 0.75, tilt=90):
                cylinder(0, 0, 0, 0.035, 0.03, "slate")


def hanging_lamp(
    x: float,
    y: float,
    z: float,
    *,
    drop: float = 1.0,
    shade: Finish = "bottle",
    watts: float = 40,
    colour: str = "butter",
    r: float = 0.24,
) -> None:
    """The bulb hangs at z."""
    rod((x, y, z + 0.1), (x, y, z + drop), 0.008, "ink")
    lathe([(r, 0), (r * 0.96, 0.02), (r * 0.5, 0.12), (0.05, 0.18), (0.03, 0.24)], x, y, z, shade)
    ball(x, y, z + 0.02, 0.06, glow(colour, 12))
    lamp(x, y, z - 0.08, watts, colour, size=0.12)


def table_lamp(
    x: float, y: float, z: float, *, shade: str = "honey", watts: float = 15, size: float = 1
) -> None:
    with placed(x, y, z, scale=size):
        lathe([(0.1, 0), (0.1, 0.02), (0.03, 0.06), (0.05, 0.14), (0.02, 0.26)], 0, 0, 0, metal("brass"))
        lathe([(0.17, 0.24), (0.1, 0.44), (0.095, 0.44), (0.165, 0.24)], 0, 0, 0, glow(shade, 1.5))
        lamp(0, 0, 0.3, watts, "butter", size=0.1)


def candle(
    x: float, y: float, z: float, *, h: float = 0.18, r: float = 0.022, watts: float = 4, wax: Finish = "bone"
) -> None:
    cylinder(x, y, z, r, h, wax)
    ball(x, y, z + h + r * 1.1, r * 0.62, glow("butter", 14), squash=(0.8, 0.8, 2.0))
    if watts:
        lamp(x, y, z + h + r * 2.2, watts, "honey", size=r * 2)


def street_lamp(
    x: float, y: float, *, z: float = 0, h: float = 2.8, watts: float = 60, post: Finish = "ink"
) -> None:
    with placed(x, y, z):
        lathe([(0.13, 0), (0.13, 0.08), (0.06, 0.2), (0.035, 0.4), (0.03, h)], 0, 0, 0, post)
        cylinder(0, 0, h, 0.1, 0.3, glow("butter", 5), top=0.15, sides=6)
        cylinder(0, 0, h + 0.3, 0.2, 0.14, post, top=0.02, sides=6)
        lamp(0, -0.25, h + 0.1, watts, "butter", size=0.2)


def lantern(x: float, y: float, z: float, *, size: float = 0.22, watts: float = 10) -> None:
    """Hangs from z."""
    with placed(x, y, z - size * 1.3, scale=size):
        cylinder(0, 0, 0, 0.34, 0.1, metal("brass"))
        cylinder(0, 0, 0.1, 0.28, 0.6, glow("butter", 5))
        for k in range(4):
            a = radians(45 + 90 * k)
            rod(
                (0.29 * cos(a), 0.29 * sin(a), 0.1), (0.29 * cos(a), 0.29 * sin(a), 0.7), 0.03, metal("brass")
            )
        cylinder(0, 0, 0.7, 0.36, 0.3, metal("brass"), top=0.05)
    lamp(x, y - size * 0.7, z - size, watts, "butter", size=size * 0.4)
