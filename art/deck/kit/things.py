"""Small things: crockery, pots, books, cases, shoes, boats, toys, clocks."""

from math import cos, pi, radians, sin

from art.deck.kit.finishes import Finish, felt, glass, glazed, matte, metal, porcelain
from art.deck.kit.forms import limb, surface, sweep
from art.places.shapes import ball, box, cutout, cylinder, lathe, placed, rod, solid, tube


def cup(
    x: float,
    y: float,
    z: float,
    *,
    size: float = 0.09,
    finish: Finish = "milk",
    turn: float = 0,
    tea: Finish | None = "rust",
    saucer: bool = True,
    tilt: float = 0,
) -> None:
    """`size` is its height."""
    with placed(x, y, z, turn=turn, tilt=tilt, scale=size):
        lathe(
            [
                (0, 0.1),
                (0.3, 0.06),
                (0.34, 0.12),
                (0.5, 0.5),
                (0.58, 1.0),
                (0.53, 1.0),
                (0.44, 0.5),
                (0.26, 0.2),
                (0, 0.18),
            ],
            0,
            0,
            0,
            glazed(finish),
        )
        tube([(0.52, 0, 0.85), (0.85, 0, 0.85), (0.85, 0, 0.4), (0.46, 0, 0.35)], 0.07, glazed(finish))
        if tea:
            cylinder(0, 0, 0.78, 0.5, 0.02, tea)
        if saucer:
            lathe(
                [(0, 0), (0.5, 0), (0.9, 0.12), (0.92, 0.16), (0.5, 0.07), (0, 0.06)],
                0,
                0,
                0,
                glazed(finish),
            )


def plate(x: float, y: float, z: float, *, r: float = 0.13, finish: Finish = "milk") -> None:
    lathe(
        [(0, 0.004), (0.6, 0), (0.95, 0.1), (1, 0.14), (0.94, 0.14), (0.62, 0.06), (0, 0.05)],
        x,
        y,
        z,
        glazed(finish),
        scale=r,
    )


def bowl(
    x: float, y: float, z: float, *, r: float = 0.12, finish: Finish = "milk", filled: Finish | None = None
) -> None:
    lathe(
        [
            (0, 0.05),
            (0.4, 0),
            (0.42, 0.08),
            (0.85, 0.4),
            (1, 0.75),
            (0.94, 0.75),
            (0.78, 0.42),
            (0.3, 0.14),
            (0, 0.12),
        ],
        x,
        y,
        z,
        glazed(finish),
        scale=r,
    )
    if filled:
        cylinder(x, y, z + r * 0.58, r * 0.88, r * 0.04, filled)


def pot(
    x: float,
    y: float,
    z: float,
    *,
    r: float = 0.16,
    h: float = 0.18,
    finish: Finish = "brick",
    filled: Finish | None = None,
    handles: bool = True,
) -> None:
    lathe(
        [
            (0, 0.01),
            (r * 0.94, 0),
            (r, 0.03),
            (r, h),
            (r * 1.05, h + 0.008),
            (r * 0.94, h),
            (r * 0.92, 0.03),
            (0, 0.03),
        ],
        x,
        y,
        z,
        finish,
    )
    if handles:
        for side in (-1, 1):
            tube(
                [
                    (x + side * r, y - 0.04, z + h * 0.75),
                    (x + side * (r + 0.06), y, z + h * 0.78),
                    (x + side * r, y + 0.04, z + h * 0.75),
                ],
                0.014,
                finish,
            )
    if filled:
        cylinder(x, y, z + h * 0.78, r * 0.93, 0.01, filled)


def kettle(
    x: float, y: float, z: float, *, size: float = 0.24, turn: float = 0, finish: Finish = "tomato"
) -> None:
    """The spout points to +x."""
    with placed(x, y, z, turn=turn, scale=size):
        lathe(
            [(0, 0), (0.5, 0), (0.56, 0.1), (0.48, 0.45), (0.3, 0.68), (0.26, 0.7), (0.2, 0.74), (0, 0.78)],
            0,
            0,
            0,
            glazed(finish),
        )
        ball(0, 0, 0.82, 0.06, "ink")
        tube([(0.42, 0, 0.25), (0.68, 0, 0.38), (0.74, 0, 0.62), (0.86, 0, 0.68)], 0.08, glazed(finish))
        tube([(-0.34, 0, 0.6), (-0.3, 0, 1.05), (0.3, 0, 1.05), (0.34, 0, 0.6)], 0.045, "ink")


def jar(
    x: float,
    y: float,
    z: float,
    *,
    r: float = 0.08,
    h: float = 0.22,
    tint: str = "ice",
    lid: Finish | None = "brass",
    alpha: float = 0.22,
) -> None:
    lathe(
        [(0, 0.0), (r * 0.9, 0), (r, 0.02), (r, h * 0.75), (r * 0.75, h * 0.88), (r * 0.75, h)],
        x,
        y,
        z,
        glass(tint, alpha),
    )
    if lid:
        cylinder(x, y, z + h, r * 0.82, h * 0.1, lid)


def bottle(x: float, y: float, z: float, *, size: float = 0.3, tint: str = "bottle") -> None:
    lathe(
        [(0, 0), (0.14, 0), (0.15, 0.05), (0.15, 0.55), (0.05, 0.72), (0.05, 0.98), (0, 1)],
        x,
        y,
        z,
        glass(tint, 0.7),
        scale=size,
    )


def bucket(
    x: float,
    y: float,
    z: float,
    *,
    r: float = 0.15,
    h: float = 0.28,
    finish: Finish | None = None,
    filled: Finish | None = None,
) -> None:
    tin = finish or metal("pewter")
    lathe(
        [(0, 0.01), (r * 0.75, 0), (r, h), (r * 1.04, h + 0.01), (r * 0.95, h), (r * 0.7, 0.03), (0, 0.03)],
        x,
        y,
        z,
        tin,
    )
    tube(
        [
            (x - r, y, z + h),
            (x - r * 0.7, y - r * 0.5, z + h * 1.5),
            (x + r * 0.7, y - r * 0.5, z + h * 1.5),
            (x + r, y, z + h),
        ],
        0.01,
        tin,
    )
    if filled:
        cylinder(x, y, z + h * 0.8, r * 0.9, 0.01, filled)


def bathtub(*, tap: bool = True) -> None:
    """White on brass feet, about the origin and 0.69 high; the tap is at +x."""
    white = porcelain("milk")

    def hull(u: float, v: float, inset: float) -> tuple[float, float, float]:
        a = 2 * pi * u
        grow = 0.55 + 0.45 * v**0.5
        return (0.85 - inset) * grow * cos(a), (0.44 - inset) * grow * sin(a), 0.02 + 0.62 * v + inset * 0.3

    surface(lambda u, v: hull(u, v, 0.0), white, nu=48, nv=10)
    surface(lambda u, v: hull(u, v, 0.05), white, nu=48, nv=10)
    rim = [(0.86 * cos(2 * pi * k / 24), 0.45 * sin(2 * pi * k / 24), 0.64) for k in range(24)]
    tube(rim, 0.05, white, closed=True)
    for x in (-0.45, 0.45):
        ball(x, -0.3, 0.06, 0.1, metal("brass"))
    if tap:
        tube(
            [(0.82, 0, 0.5), (1.0, 0, 0.75), (0.95, 0, 0.95), (0.75, 0, 0.92), (0.74, 0, 0.84)],
            0.04,
            metal("brass"),
        )


def suitcase(
    x: float,
    y: float,
    z: float = 0,
    *,
    w: float = 0.6,
    h: float = 0.4,
    d: float = 0.2,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    finish: Finish = "cinnamon",
) -> None:
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean):
        box(0, 0, 0, w, d, h, matte(finish), bevel=0.03)
        for side in (-w * 0.28, w * 0.28):
            box(side, 0, -0.004, 0.05, d + 0.012, h + 0.012, "umber", bevel=0.006)
        tube([(-0.08, 0, h), (-0.07, 0, h + 0.06), (0.07, 0, h + 0.06), (0.08, 0, h)], 0.014, "umber")
        for side in (-1, 1):
            box(side * w * 0.16, -d / 2 - 0.005, h * 0.72, 0.05, 0.012, 0.04, metal("brass"), bevel=0.003)


def book(
    x: float,
    y: float,
    z: float,
    *,
    w: float = 0.16,
    d: float = 0.22,
    h: float = 0.04,
    turn: float = 0,
    finish: Finish = "cherry",
    tilt: float = 0,
    lean: float = 0,
) -> None:
    """A closed book lying flat."""
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean):
        box(0.004, 0, h * 0.14, w - 0.012, d - 0.012, h * 0.72, felt("bone"), bevel=0.002)
        for level in (0, h * 0.86):
            box(0, 0, level, w, d, h * 0.14, finish, bevel=0.003)
        box(-w / 2, 0, 0, h * 0.14, d, h, finish, bevel=0.003)


def open_book(
    x: float,
    y: float,
    z: float,
    *,
    w: float = 0.36,
    d: float = 0.26,
    turn: float = 0,
    tilt: float = 0,
    cover: Finish = "cherry",
    page: Finish = "bone",
) -> None:
    """Blank pages, spread; lies flat with its spine along y."""
    with placed(x, y, z, turn=turn, tilt=tilt):
        box(0, 0, 0, w + 0.02, d + 0.02, 0.008, cover, bevel=0.002)
        for side in (-1, 1):
            surface(
                lambda u, v, s=side: (
                    s * u * w / 2,
                    (v - 0.5) * d,
                    0.012 + 0.05 * d * 4 * sin(pi * min(1, u * 1.05)) ** 0.6 * 0.5,
                ),
                matte(page),
                nu=14,
                nv=2,
            )


def shoe(
    x: float,
    y: float,
    z: float = 0,
    *,
    turn: float = 0,
    size: float = 0.28,
    finish: Finish = "chestnut",
    boot: float = 0.0,
    lace: Finish | None = None,
    tilt: float = 0,
) -> None:
    """The toe points to −y; `boot` is the height of its shaft in shoe lengths."""
    with placed(x, y, z, turn=turn, tilt=tilt, scale=size):
        sweep(
            [
                (0, 0.42, 0.14),
                (0, 0.3, 0.17),
                (0, 0.05, 0.17),
                (0, -0.25, 0.12),
                (0, -0.48, 0.1),
                (0, -0.54, 0.09),
            ],
            [(0.1, 0.1), (0.14, 0.15), (0.14, 0.15), (0.17, 0.1), (0.13, 0.08), (0.06, 0.04)],
            finish,
        )
        box(0, -0.08, 0, 0.3, 0.86, 0.05, "umber", bevel=0.05)
        box(0, 0.3, 0, 0.26, 0.26, 0.1, "umber", bevel=0.03)
        lathe(
            [
                (0.145, 0.16),
                (0.15, 0.3 + boot * 0.5),
                (0.165, 0.32 + boot),
                (0.14, 0.32 + boot),
                (0.125, 0.3),
                (0, 0.2),
            ],
            0,
            0.24,
            0,
            finish,
        )
        for k in range(3 if lace else 0):
            rod(
                (-0.1, -0.08 + 0.09 * k, 0.26 + 0.03 * k),
                (0.1, -0.05 + 0.09 * k, 0.26 + 0.03 * k),
                0.016,
                lace or "bone",
            )


def umbrella(
    x: float,
    y: float,
    z: float,
    *,
    r: float = 0.5,
    tilt: float = 0,
    lean: float = 0,
    finish: Finish = "cherry",
    stick: float = 0.8,
) -> None:
    """The tip of the canopy is at (x, y, z)."""
    with placed(x, y, z, tilt=tilt, lean=lean):
        surface(
            lambda u, v: (
                r * v * cos(2 * pi * u) * (1 - 0.06 * abs(sin(4 * 2 * pi * u)) * v),
                r * v * sin(2 * pi * u) * (1 - 0.06 * abs(sin(4 * 2 * pi * u)) * v),
                -r * 0.5 * v**1.8 + 0.04 * r * abs(sin(4 * 2 * pi * u)) * v,
            ),
            matte(finish),
            nu=64,
            nv=10,
        )
        rod((0, 0, 0.08), (0, 0, -stick), 0.012, "umber")
        tube(
            [(0, 0, -stick), (0, 0, -stick - 0.08), (0.05, 0, -stick - 0.11), (0.09, 0, -stick - 0.06)],
            0.016,
            "umber",
        )


def paper_boat(
    x: float, y: float, z: float, *, size: float = 0.3, turn: float = 0, finish: Finish = "milk"
) -> None:
    with placed(x, y, z, turn=turn, scale=size):
        points = [
            (-0.5, 0, 0.32),
            (0.5, 0, 0.32),
            (0, -0.16, 0.2),
            (0, 0.16, 0.2),
            (-0.26, 0, 0),
            (0.26, 0, 0),
            (0, 0, 0.46),
        ]
        solid(
            points,
            [(0, 4, 5, 1, 2), (1, 5, 4, 0, 3), (0, 2, 6), (2, 1, 6), (1, 3, 6), (3, 0, 6)],
            matte(finish),
        )


def row_boat(
    x: float,
    y: float,
    z: float = 0,
    *,
    long: float = 2.4,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    finish: Finish = "cinnamon",
    inside: Finish = "sand",
) -> None:
    """Points along −x."""
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean, scale=long):
        for skin, inset in ((finish, 0.0), (inside, 0.012)):
            surface(
                lambda u, v, i=inset: (
                    -0.5 + u,
                    (v - 0.5) * 2 * (0.19 - i) * sin(pi * min(0.94, 0.05 + u * 0.92)) ** 0.55,
                    0.02 + i + (0.13 + 0.1 * (2 * u - 1) ** 2) * abs(2 * v - 1) ** 2.4,
                ),
                skin,
                nu=30,
                nv=16,
            )
        for u in (-0.14, 0.16):
            box(u, 0, 0.1, 0.07, 0.31, 0.02, inside, bevel=0.004)


def steamer(
    x: float,
    y: float,
    z: float = 0,
    *,
    long: float = 2.0,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    hull: Finish = "brick",
) -> None:
    """Points along −x and floats on z."""
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean, scale=long):
        outline = [
            (-0.5, 0),
            (-0.36, -0.1),
            (0.3, -0.11),
            (0.46, -0.06),
            (0.46, 0.06),
            (0.3, 0.11),
            (-0.36, 0.1),
        ]
        with placed(z=-0.05):
            cutout(outline, 0.17, hull, lying=True, bevel=0.02)
        with placed(z=0.115):
            cutout([(a * 0.95, b * 0.9) for a, b in outline], 0.02, "sand", lying=True, bevel=0.004)
        box(0.04, 0, 0.13, 0.5, 0.15, 0.1, "milk", bevel=0.02)
        box(-0.06, 0, 0.23, 0.24, 0.12, 0.09, "milk", bevel=0.02)
        for k in range(5):
            with placed(-0.14 + 0.09 * k, -0.076, 0.18, tilt=90):
                cylinder(0, 0, 0, 0.02, 0.008, metal("brass"))
        cylinder(0.1, 0, 0.22, 0.05, 0.22, "tomato")
        cylinder(0.1, 0, 0.38, 0.052, 0.06, "ink")
        rod((-0.32, 0, 0.12), (-0.32, 0, 0.46), 0.01, "umber")


def clock_face(
    x: float,
    y: float,
    z: float,
    *,
    r: float = 0.3,
    hours: float = 10,
    minutes: float = 9,
    rim: Finish | None = None,
    turn: float = 0,
    face: Finish = "bone",
) -> None:
    """A face without numerals, towards −y; (x, y, z) is its middle."""
    with placed(x, y, z, turn=turn, tilt=90):
        cylinder(0, 0, -0.06 * r, r * 1.1, r * 0.16, rim or metal("brass"), sides=64)
        cylinder(0, 0, 0.08 * r, r * 0.98, r * 0.04, face, sides=64)
        for k in range(12):
            a = radians(30 * k)
            ball(0.82 * r * cos(a), 0.82 * r * sin(a), r * 0.13, r * (0.06 if k % 3 == 0 else 0.035), "ink")
        for angle, long, wide in ((hours * 30, 0.5, 0.05), (minutes * 6, 0.74, 0.035)):
            a = radians(90 - angle)
            rod(
                (0, 0, r * 0.14),
                (long * r * cos(a), long * r * sin(a), r * 0.14),
                wide * r,
                "ink",
                top=wide * r * 0.4,
            )
        ball(0, 0, r * 0.15, r * 0.07, metal("brass"))


def gear(
    x: float,
    y: float,
    z: float,
    *,
    r: float = 0.4,
    teeth: int = 14,
    thick: float = 0.08,
    finish: Finish | None = None,
    turn: float = 0,
    phase: float = 0,
) -> None:
    """A wheel on edge, face to −y, middle at (x, y, z)."""
    outline = []
    for k in range(teeth):
        for share, radius in ((0.0, 0.86), (0.18, 0.86), (0.28, 1.0), (0.6, 1.0), (0.7, 0.86)):
            a = 2 * pi * (k + share) / teeth + phase
            outline.append((r * radius * cos(a), r * radius * sin(a)))
    spokes = [
        [
            (r * q * cos(a + pi / 2.5 * n * 2), r * q * sin(a + pi / 2.5 * n * 2))
            for q, a in ((0.3, 0.25), (0.68, 0.14), (0.68, 1.1), (0.3, 1.0))
        ]
        for n in range(5)
    ]
    with placed(x, y, z, turn=turn):
        cutout(outline, thick, finish or metal("brass"), holes=spokes, bevel=0.008)
        with placed(tilt=90):
            cylinder(0, 0, -thick, r * 0.16, thick * 2, "umber")


def teddy(
    x: float,
    y: float,
    z: float = 0,
    *,
    size: float = 0.35,
    turn: float = 0,
    fur: str = "sand",
    look: float = 0,
    arms: tuple[float, float] = (40, 40),
) -> None:
    """A sitting toy bear; `arms` lifts each arm by degrees."""
    cloth, pale = felt(fur), felt("linen")
    with placed(x, y, z, turn=turn, scale=size / 0.36):
        ball(0, 0, 0.12, 0.11, cloth, squash=(1, 0.9, 1.15))
        ball(0, -0.06, 0.12, 0.075, pale, squash=(1, 0.6, 1.1))
        with placed(0, -0.01, 0.28, turn=look):
            ball(0, 0, 0, 0.09, cloth)
            ball(0, -0.075, -0.02, 0.042, pale)
            ball(0, -0.115, -0.005, 0.014, "ink")
            for side in (-1, 1):
                ball(side * 0.07, 0.01, 0.07, 0.034, cloth)
                ball(side * 0.035, -0.08, 0.025, 0.011, porcelain("ink"))
        for side, lift in zip((-1, 1), arms, strict=True):
            a = radians(lift - 60)
            limb(
                (side * 0.09, 0, 0.19),
                (side * (0.09 + 0.12 * cos(a)), -0.06, 0.19 + 0.13 * sin(a)),
                0.042,
                cloth,
                tip=0.038,
            )
            limb((side * 0.07, -0.03, 0.05), (side * 0.12, -0.17, 0.05), 0.05, cloth, tip=0.045)
            ball(side * 0.12, -0.2, 0.055, 0.04, pale, squash=(1, 0.4, 1))


def ladder(
    start: tuple[float, float, float],
    end: tuple[float, float, float],
    *,
    w: float = 0.36,
    rungs: int = 10,
    finish: Finish = "sand",
) -> None:
    for side in (-w / 2, w / 2):
        rod((start[0] + side, *start[1:]), (end[0] + side, *end[1:]), 0.03, finish)
    for k in range(1, rungs):
        x, y, z = (a + (b - a) * k / rungs for a, b in zip(start, end, strict=True))
        rod((x - w / 2, y, z), (x + w / 2, y, z), 0.022, finish)


def rope(
    start: tuple[float, float, float],
    end: tuple[float, float, float],
    *,
    sag: float = 0.2,
    r: float = 0.012,
    finish: Finish = "sand",
) -> None:
    points = []
    for k in range(9):
        t = k / 8
        x, y, z = (a + (b - a) * t for a, b in zip(start, end, strict=True))
        points.append((x, y, z - sag * 4 * t * (1 - t)))
    tube(points, r, finish)
