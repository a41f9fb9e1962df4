"""Rooms and their openings: walls, floors, windows, doors, stairs, corridors."""

from collections.abc import Sequence
from math import sin

from art.deck.kit.finishes import Finish, felt, glow, matte, metal
from art.deck.kit.forms import dice, loft, surface
from art.places.shapes import ball, box, cutout, placed, rod

# left edge, foot, width, height, all on the wall
Hole = tuple[float, float, float, float]


def boards(
    w: float, d: float, finish: str, *, wide: float = 0.22, across: bool = False, seed: int = 1, y: float = 0
) -> None:
    """A floor of planks about (0, y), its top at z = 0; planks run away from the camera unless across."""
    chance = dice(seed)
    run, length = (d, w) if across else (w, d)
    count = max(1, round(run / wide))
    shades: list[Finish] = [felt(finish), finish]
    for k in range(count):
        at = -run / 2 + (k + 0.5) * run / count
        place = (0, y + at) if across else (at, y)
        size = (length, run / count - 0.008) if across else (run / count - 0.008, length)
        box(*place, -0.06 - chance.uniform(0, 0.006), *size, 0.06, shades[chance.randrange(2)], bevel=0.006)
    box(0, y, -0.1, w, d, 0.05, "umber", bevel=0)


def tiles(w: float, d: float, light: Finish, dark: Finish, *, side: float = 0.4, y: float = 0) -> None:
    nx, ny = max(1, round(w / side)), max(1, round(d / side))
    for i in range(nx):
        for j in range(ny):
            box(
                -w / 2 + (i + 0.5) * w / nx,
                y - d / 2 + (j + 0.5) * d / ny,
                -0.05,
                w / nx - 0.008,
                d / ny - 0.008,
                0.05,
                light if (i + j) % 2 else dark,
                bevel=0.006,
            )
    box(0, y, -0.09, w, d, 0.05, "slate", bevel=0)


def wall(
    w: float,
    h: float,
    finish: Finish,
    *,
    holes: Sequence[Hole] = (),
    skirting: Finish | None = "bone",
    stripes: Finish | None = None,
    dado: tuple[float, Finish] | None = None,
) -> None:
    """Stands on the x axis about x = 0 with its face to −y; place and turn it as needed."""
    outline = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]
    gaps = [
        [(x - w / 2, z), (x - w / 2 + ww, z), (x - w / 2 + ww, z + hh), (x - w / 2, z + hh)]
        for x, z, ww, hh in holes
    ]
    with placed(y=0.06):
        cutout(outline, 0.12, finish, holes=gaps, bevel=0.003)
    doors = [hole for hole in holes if hole[1] <= 0.05]
    spans = _between(w, doors)
    for left, right in spans:
        middle, wide = (left + right) / 2, right - left
        if skirting:
            box(middle, -0.015, 0, wide, 0.03, 0.12, skirting, bevel=0.01)
        if dado:
            box(middle, -0.01, 0, wide, 0.02, dado[0], dado[1], bevel=0.004)
    if stripes:
        for k in range(int(w / 0.36)):
            x = -w / 2 + 0.18 + 0.36 * k
            if not any(hx - w / 2 - 0.1 < x < hx - w / 2 + hw + 0.1 for hx, _, hw, _ in holes):
                box(x, -0.004, 0, 0.09, 0.008, h, stripes, bevel=0)


def room(
    w: float,
    back: float,
    h: float,
    paper: Finish,
    *,
    holes: Sequence[Hole] = (),
    near: float = -4,
    sides: str = "both",
    stripes: Finish | None = None,
    dado: tuple[float, Finish] | None = None,
    skirting: Finish | None = "bone",
) -> None:
    """Three walls open towards the camera, the back one at y = back; holes are in the back wall."""
    with placed(y=back):
        wall(w, h, paper, holes=holes, stripes=stripes, dado=dado, skirting=skirting)
    deep = back - near
    for side, turn in ((-1, 90), (1, -90)):
        if sides in ("both", "left" if side < 0 else "right"):
            with placed(side * w / 2, near + deep / 2, turn=turn):
                wall(deep, h, paper, stripes=stripes, dado=dado, skirting=skirting)


def _between(w: float, doors: Sequence[Hole]) -> list[tuple[float, float]]:
    spans, left = [], -w / 2
    for x, _, ww, _ in sorted(doors):
        spans.append((left, x - w / 2))
        left = x - w / 2 + ww
    return [*spans, (left, w / 2)]


def window(
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    *,
    frame: Finish = "milk",
    bars: tuple[int, int] = (2, 2),
    pane: Finish | None = None,
    sill: bool = True,
    turn: float = 0,
) -> None:
    """A frame that fills a hole, the middle of its foot at (x, y, z); `pane` closes it."""
    with placed(x, y, z, turn=turn):
        for side in (-w / 2, w / 2):
            box(side, 0, 0, 0.07, 0.16, h, frame, bevel=0.015)
        for level in (-0.035, h - 0.035):
            box(0, 0, level, w + 0.07, 0.16, 0.07, frame, bevel=0.015)
        for k in range(1, bars[0]):
            box(-w / 2 + w * k / bars[0], 0, 0, 0.035, 0.06, h, frame, bevel=0.008)
        for k in range(1, bars[1]):
            box(0, 0, h * k / bars[1], w, 0.06, 0.035, frame, bevel=0.008)
        if sill:
            box(0, -0.12, -0.06, w + 0.2, 0.3, 0.05, frame, bevel=0.015)
        if pane:
            box(0, 0.02, 0, w, 0.01, h, pane, bevel=0)


def door(
    x: float,
    y: float,
    z: float = 0,
    *,
    w: float = 0.9,
    h: float = 2.05,
    turn: float = 0,
    ajar: float = 0,
    leaf: Finish = "teal",
    frame: Finish = "bone",
    knob: Finish | None = None,
) -> None:
    """A frame, the middle of its foot at (x, y, z), with a leaf hinged at −x; `ajar` opens it towards −y."""
    with placed(x, y, z, turn=turn):
        for side in (-w / 2 - 0.05, w / 2 + 0.05):
            box(side, 0, 0, 0.1, 0.2, h + 0.1, frame, bevel=0.015)
        box(0, 0, h, w + 0.2, 0.22, 0.1, frame, bevel=0.015)
        with placed(-w / 2, -0.04, turn=-ajar):
            box(w / 2, 0, 0.01, w - 0.02, 0.05, h - 0.02, leaf, bevel=0.01)
            for level, tall in ((0.15, 0.35), (0.55, 0.37)):
                for side in (0.27, 0.73):
                    box(w * side, -0.02, h * level, w * 0.32, 0.03, h * tall, leaf, bevel=0.012)
            ball(w * 0.9, -0.07, h * 0.48, 0.035, knob or metal("brass"))


def stairs(
    count: int,
    *,
    w: float = 1.0,
    tread: float = 0.28,
    rise: float = 0.18,
    finish: Finish = "cinnamon",
    nosing: Finish | None = None,
    rail: Finish | None = None,
    solid: bool = True,
) -> None:
    """A flight that climbs along +y from the origin; with a rail it has banisters on both sides."""
    for k in range(count):
        foot = 0 if solid else k * rise - 0.02
        box(0, (k + 0.5) * tread, foot, w, tread, (k + 1) * rise - foot - 0.03, finish, bevel=0.008)
        box(
            0,
            (k + 0.48) * tread,
            (k + 1) * rise - 0.035,
            w + 0.04,
            tread + 0.03,
            0.035,
            nosing or finish,
            bevel=0.01,
        )
    if rail:
        for side in (-w / 2, w / 2):
            for k in range(count):
                rod(
                    (side, (k + 0.5) * tread, (k + 1) * rise),
                    (side, (k + 0.5) * tread, (k + 1) * rise + 0.8),
                    0.018,
                    rail,
                )
            rod((side, 0, rise + 0.74), (side, count * tread, (count + 1) * rise + 0.74), 0.035, rail)


def curtain(
    x0: float,
    x1: float,
    y: float,
    z0: float,
    z1: float,
    finish: Finish,
    *,
    folds: int = 8,
    deep: float = 0.08,
    gather: float = 0.0,
) -> None:
    """Hangs in folds from z1 to z0; `gather` draws its middle to one side as if tied back (−1 to 1)."""

    def fold(u: float, v: float) -> tuple[float, float, float]:
        waist = 1 - abs(gather) * 0.6 * sin(3.14159 * min(1, (1 - v) * 1.2))
        anchor = x0 if gather <= 0 else x1
        x = anchor + (x0 + (x1 - x0) * u - anchor) * waist
        return x, y + deep * sin(folds * 6.2832 * u) * (1.15 - 0.4 * v), z0 + (z1 - z0) * v

    surface(fold, matte(finish), nu=folds * 10, nv=14, thick=0.01)


def light_patch(
    x: float, y: float, w: float, d: float, colour: str = "butter", *, skew: float = 0.4, z: float = 0.004
) -> None:
    """The four panes of a window lying on the floor."""
    for i in (0, 1):
        for j in (0, 1):
            cx, cy = x + (i - 0.5) * w * 0.54 + (j - 0.5) * d * skew * 0.54, y + (j - 0.5) * d * 0.54
            a, b, s = w * 0.23, d * 0.23, skew * d * 0.23
            loft(
                [
                    (cx - a - s, cy - b, z),
                    (cx + a - s, cy - b, z),
                    (cx + a + s, cy + b, z),
                    (cx - a + s, cy + b, z),
                ],
                glow(colour, 1.2),
            )


def frame(
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    finish: Finish,
    picture: Finish,
    *,
    turn: float = 0,
    lean: float = 0,
) -> None:
    """A picture or mirror on the wall, the middle of its foot at (x, y, z)."""
    with placed(x, y, z, turn=turn, lean=lean):
        box(0, 0.0, 0, w, 0.03, h, picture, bevel=0)
        for side in (-w / 2, w / 2):
            box(side, -0.02, -0.03, 0.08, 0.08, h + 0.06, finish, bevel=0.02)
        for level in (-0.04, h - 0.04):
            box(0, -0.02, level, w + 0.08, 0.08, 0.08, finish, bevel=0.02)
