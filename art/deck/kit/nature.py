"""Outdoors: ground, water, trees, houses, clouds, rain and snow."""

from collections.abc import Callable
from math import cos, pi, radians, sin

from mathutils import Vector
from mathutils import noise as perlin

from art.deck.kit.finishes import Finish, felt, glow, matte, water
from art.deck.kit.forms import blades, dice, limb, specks, surface
from art.places.shapes import ball, box, cylinder, gable, placed, rod


def rough(x: float, y: float, scale: float, seed: float = 0) -> float:
    """Smooth noise from about −1 to 1, for rolling ground."""
    return float(perlin.noise(Vector((x * scale, y * scale, seed * 7.3))))


def ground(
    w: float,
    near: float,
    far: float,
    finish: Finish,
    *,
    height: Callable[[float, float], float] | None = None,
    steps: int = 90,
) -> None:
    """From y = near to y = far; `height` lifts it into hills and furrows."""

    def point(u: float, v: float) -> tuple[float, float, float]:
        x, y = (u - 0.5) * w, near + (far - near) * v
        return x, y, height(x, y) if height else 0

    surface(
        point,
        matte(finish),
        nu=steps if height else 1,
        nv=steps if height else 1,
    )


def sea(
    w: float,
    near: float,
    far: float,
    *,
    z: float = 0,
    colour: str = "teal",
    waves: float = 0.25,
    swell: float = 0.0,
) -> None:
    surface(
        lambda u, v: (
            (u - 0.5) * w,
            near + (far - near) * v,
            z + swell * rough((u - 0.5) * w, near + (far - near) * v, 0.9, 3),
        ),
        water(colour, waves),
        nu=80 if swell else 1,
        nv=80 if swell else 1,
    )


def grass(
    w: float,
    near: float,
    far: float,
    *,
    count: int = 1500,
    h: float = 0.2,
    colours: tuple[str, ...] = ("moss", "sage"),
    seed: int = 1,
    height: Callable[[float, float], float] | None = None,
) -> None:
    chance = dice(seed)
    for n, colour in enumerate(colours):
        spots = []
        for _ in range(count // len(colours)):
            x, y = chance.uniform(-w / 2, w / 2), near + (far - near) * chance.random() ** 1.5
            spots.append((x, y, height(x, y) if height else 0))
        blades(spots, h, felt(colour), wide=h * 0.07, seed=seed + n)


def fir(
    x: float, y: float, z: float = 0, *, h: float = 3, finish: str = "bottle", snow: bool = False
) -> None:
    with placed(x, y, z, scale=h / 3, turn=37 * x):
        cylinder(0, 0, 0, 0.12, 0.6, "umber")
        for level, r in ((0.35, 0.85), (0.9, 0.7), (1.45, 0.54), (2.0, 0.36)):
            cylinder(0, 0, level, r, 0.95, felt(finish), top=0.02, sides=18)
            if snow:
                cylinder(0, 0, level + 0.36, r * 0.62, 0.62, felt("milk"), top=0.01, sides=18)


def round_tree(
    x: float,
    y: float,
    z: float = 0,
    *,
    h: float = 2.4,
    crown: str = "moss",
    bark: Finish = "umber",
    seed: int = 1,
) -> None:
    chance = dice((x, y, seed))
    with placed(x, y, z, scale=h / 2.4):
        limb((0, 0, 0), (0.05, 0, 1.2), 0.12, bark, tip=0.07)
        for _ in range(11):
            a, r = chance.uniform(0, 2 * pi), chance.uniform(0.1, 0.55)
            ball(r * cos(a), r * sin(a), chance.uniform(1.25, 2.05), chance.uniform(0.3, 0.48), felt(crown))


def bare_tree(
    x: float, y: float, z: float = 0, *, h: float = 3, bark: Finish = "umber", seed: int = 1, turn: float = 0
) -> None:
    """Branches fork three times."""
    chance = dice((seed, "tree"))

    def grow(start: Vector, way: Vector, long: float, r: float, depth: int) -> None:
        end = start + way * long
        limb(start, end, r, bark, tip=r * 0.62)
        for k in range(3 if depth else 0):
            aside = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.1, 0.5)))
            grow(
                end - way * long * 0.12 * k,
                (way * 0.8 + aside * 0.75).normalized(),
                long * 0.66,
                r * 0.6,
                depth - 1,
            )

    with placed(x, y, z, turn=turn, scale=h / 3):
        grow(Vector((0, 0, 0)), Vector((0.04, 0, 1)).normalized(), 1.15, 0.14, 3)


def birch(x: float, y: float, z: float = 0, *, h: float = 4, crown: str | None = "straw") -> None:
    with placed(x, y, z, scale=h / 4, turn=91 * x):
        rod((0, 0, 0), (0.08, 0, 4), 0.09, "milk", top=0.04)
        for k in range(9):
            cylinder(0.008 * k, 0, 0.3 + 0.42 * k, 0.092 - 0.005 * k, 0.05, "ink")
        for k in range(7 if crown else 0):
            ball(0.4 * cos(2.4 * k), 0.4 * sin(2.4 * k), 2.5 + 0.25 * k, 0.42 - 0.03 * k, felt(crown or ""))


def house(
    x: float,
    y: float,
    z: float = 0,
    *,
    w: float = 2,
    d: float = 2,
    h: float = 1.6,
    turn: float = 0,
    lean: float = 0,
    wall: Finish = "linen",
    roof: Finish = "brick",
    lit: str | None = "butter",
    door: Finish = "chestnut",
    chimney: bool = True,
    smoke: Finish | None = None,
) -> None:
    """The door is on the −y side; parts scale with the whole, so that a toy-sized house holds together."""
    thin = w * 0.025
    with placed(x, y, z, turn=turn, lean=lean):
        box(0, 0, 0, w, d, h, wall, bevel=w * 0.01)
        with placed(turn=90):
            gable(0, 0, h - w * 0.01, d * 1.16, w * 1.14, w * 0.5, roof)
        box(0, -d / 2, 0, w * 0.2, thin, h * 0.55, door, bevel=w * 0.005)
        for side in (-0.31, 0.31):
            pane = glow(lit, 3) if lit else "slate"
            box(w * side, -d / 2, h * 0.38, w * 0.2, thin, h * 0.34, pane, bevel=0)
            box(w * side, -d / 2 - thin * 0.6, h * 0.38, w * 0.02, thin * 0.4, h * 0.34, "milk", bevel=0)
            box(w * side, -d / 2 - thin * 0.6, h * 0.54, w * 0.2, thin * 0.4, w * 0.02, "milk", bevel=0)
            box(w * side, -d / 2 - thin * 0.8, h * 0.35, w * 0.24, thin * 1.6, w * 0.02, "milk", bevel=0)
        if chimney:
            _chimney(w, d, h, roof, smoke)


def _chimney(w: float, d: float, h: float, roof: Finish, smoke: Finish | None) -> None:
    """Grows out of the roof beside the ridge; its smoke begins inside its mouth."""
    top = h + w * 0.62
    box(w * 0.28, d * 0.05, h + w * 0.05, w * 0.13, w * 0.13, w * 0.57, roof, bevel=w * 0.01)
    if smoke:
        steam(w * 0.28, d * 0.05, top - w * 0.02, h=w * 0.8, r=w * 0.06, drift=w * 0.35, finish=smoke)


def picket_fence(
    x0: float,
    x1: float,
    y: float,
    *,
    h: float = 0.9,
    step: float = 0.4,
    rails: tuple[float, ...] = (0.5,),
    finish: Finish = "milk",
) -> None:
    """Runs along x; its rails are on the far side."""
    for k in range(round((x1 - x0) / step) + 1):
        box(x0 + step * k, y, 0, 0.13, 0.055, h + 0.06 * (k % 2), finish, bevel=0.02)
    for z in rails:
        box((x0 + x1) / 2, y + 0.04, z, x1 - x0 + 0.2, 0.045, 0.09, finish, bevel=0.015)


def block(
    x: float,
    y: float,
    *,
    w: float = 8,
    h: float = 12,
    cols: int = 5,
    rows: int = 7,
    wall: Finish = "linen",
    lit: float = 0.3,
    seed: int = 1,
    turn: float = 0,
    glow_in: str = "butter",
) -> None:
    """The front of a block of flats; some windows are lit."""
    chance = dice(seed)
    with placed(x, y, turn=turn):
        box(0, 1, 0, w, 2, h, wall, bevel=0.02)
        for i in range(cols):
            for j in range(rows):
                cx, cz = -w / 2 + (i + 0.5) * w / cols, (j + 0.32) * h / rows
                pane = glow(glow_in, 2.2) if chance.random() < lit else "petrol"
                box(cx, -0.01, cz, w / cols * 0.46, 0.06, h / rows * 0.48, pane, bevel=0)
                box(cx, -0.06, cz, 0.04, 0.05, h / rows * 0.48, "milk", bevel=0)
                box(cx, -0.1, cz - 0.08, w / cols * 0.56, 0.2, 0.06, "bone", bevel=0.01)


def cloud(
    x: float,
    y: float,
    z: float,
    *,
    size: float = 1,
    finish: Finish = "milk",
    seed: int = 1,
    flat: float = 0.6,
) -> None:
    chance = dice((seed, "cloud"))
    body = matte(finish)
    for _ in range(12):
        t = chance.uniform(-1, 1)
        r = size * (0.42 - 0.22 * abs(t)) * chance.uniform(0.75, 1.15)
        ball(
            x + t * size * 0.9,
            y + chance.uniform(-0.25, 0.25) * size,
            z + chance.uniform(-0.1, 0.28) * size * flat,
            r,
            body,
        )


def steam(
    x: float,
    y: float,
    z: float,
    *,
    h: float = 0.5,
    r: float = 0.06,
    drift: float = 0.1,
    finish: Finish = "milk",
    seed: int = 1,
) -> None:
    chance = dice((seed, "steam"))
    body = matte(finish)
    for k in range(9):
        t = k / 8
        ball(
            x + drift * t * t + chance.uniform(-1, 1) * r * 0.5,
            y + chance.uniform(-1, 1) * r * 0.4,
            z + h * t,
            r * (0.5 + 1.1 * t),
            body,
        )


def rain(
    w: float,
    near: float,
    far: float,
    h: float,
    *,
    count: int = 300,
    finish: Finish = "ice",
    seed: int = 1,
    slant: float = 0.06,
    long: float = 0.16,
    r: float = 0.004,
    x: float = 0,
    z: float = 0,
) -> None:
    chance = dice((seed, "rain"))
    for _ in range(count):
        px, py, pz = x + chance.uniform(-w / 2, w / 2), chance.uniform(near, far), z + chance.uniform(0, h)
        rod(
            (px, py, pz),
            (px - slant * long * 4, py, pz - long * chance.uniform(0.6, 1.3)),
            r,
            finish,
            sides=4,
        )


def snow(
    w: float,
    near: float,
    far: float,
    h: float,
    *,
    count: int = 400,
    r: float = 0.018,
    seed: int = 1,
    x: float = 0,
    z: float = 0,
    finish: Finish = "milk",
) -> None:
    chance = dice((seed, "snow"))
    spots = [
        (x + chance.uniform(-w / 2, w / 2), chance.uniform(near, far), z + chance.uniform(0, h))
        for _ in range(count)
    ]
    specks(spots, r, matte(finish))


def rock(
    x: float,
    y: float,
    z: float = 0,
    *,
    size: float = 0.5,
    finish: str = "pewter",
    seed: int = 1,
    squash: tuple[float, float, float] = (1, 0.9, 0.7),
) -> None:
    def skin(u: float, v: float) -> tuple[float, float, float]:
        a, b = 2 * pi * u, pi * (v - 0.5)
        d = Vector((cos(a) * cos(b), sin(a) * cos(b), sin(b)))
        bump = size * (
            1
            + 0.3 * perlin.noise(d * 1.6 + Vector((seed * 3.1, 0, 0)))
            + 0.1 * perlin.noise(d * 4.5 + Vector((0, seed * 2.7, 0)))
        )
        return x + d.x * bump * squash[0], y + d.y * bump * squash[1], z + d.z * bump * squash[2]

    surface(skin, felt(finish), nu=28, nv=18)


def leaf(
    x: float,
    y: float,
    z: float,
    *,
    size: float = 0.2,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    finish: Finish = "honey",
    curl: float = 0.15,
) -> None:
    """Lies flat with its tip to +y."""
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean, scale=size):
        surface(
            lambda u, v: (
                (u - 0.5) * 0.7 * sin(pi * v) ** 0.8 * (1 + 0.12 * sin(16 * v)),
                v - 0.3,
                curl * ((2 * u - 1) ** 2 * sin(pi * v) + (v - 0.5) ** 2) + 0.004,
            ),
            matte(finish),
            nu=8,
            nv=14,
            thick=0.012,
        )
        rod((0, 0.4, 0.01), (0, -0.55, 0.05), 0.018, "umber")


def flower(
    x: float,
    y: float,
    z: float = 0,
    *,
    h: float = 0.4,
    petals: Finish = "raspberry",
    middle: Finish = "honey",
    r: float = 0.07,
    face: float = 50,
    turn: float = 0,
    leafy: bool = True,
) -> None:
    """Its face looks to −y, raised by `face` degrees from upright."""
    rod((x, y, z), (x, y, z + h), r * 0.14, "moss")
    if leafy:
        for side in (-1, 1):
            with placed(x, y, z + h * 0.4, lean=side * 40):
                ball(side * r * 0.8, 0, r * 0.4, r, "moss", squash=(0.9, 0.3, 0.25))
    with placed(x, y, z + h, turn=turn, tilt=face):
        ball(0, 0, r * 0.1, r * 0.42, middle, squash=(1, 1, 0.5))
        for k in range(9):
            a = radians(40 * k)
            with placed(r * 0.72 * cos(a), r * 0.72 * sin(a), 0.0, turn=40 * k):
                ball(0, 0, 0, r * 0.42, petals, squash=(1, 0.55, 0.25))
