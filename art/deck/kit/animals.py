"""Animals: birds, fish, the deck's one grey cat, dogs, and four-legged beasts of every build."""

from dataclasses import dataclass
from math import cos, radians, sin

from art.deck.kit.finishes import Finish, felt, matte, porcelain
from art.deck.kit.forms import limb, surface, sweep
from art.places.shapes import ball, cylinder, lathe, placed, rod, tube


def bird(
    x: float,
    y: float,
    z: float,
    *,
    size: float = 0.2,
    turn: float = 0,
    tilt: float = 0,
    body: Finish = "coral",
    wing: Finish = "brick",
    beak: Finish = "honey",
    flying: bool = False,
    flap: float = 25,
    legs: float = 0.0,
) -> None:
    """Faces −y; `size` is its length; z is its belly, or the ground when it has legs."""
    body, wing = (matte(c) for c in (body, wing))
    with placed(x, y, z + legs * size, turn=turn, tilt=tilt, scale=size):
        sweep(
            [(0, 0.5, 0.26), (0, 0.3, 0.22), (0, 0.05, 0.2), (0, -0.18, 0.3), (0, -0.26, 0.42)],
            [(0.03, 0.02), (0.1, 0.1), (0.19, 0.19), (0.15, 0.16), (0.08, 0.08)],
            body,
        )
        ball(0, -0.27, 0.46, 0.13, body)
        rod((0, -0.37, 0.46), (0, -0.54, 0.43), 0.05, beak, top=0.005)
        for side in (-1, 1):
            ball(side * 0.095, -0.34, 0.5, 0.022, "ink")
            _wing(side, wing, flying, flap)
            if legs:
                rod((side * 0.07, 0.02, 0.05), (side * 0.07, 0.0, -legs), 0.02, beak)
                rod((side * 0.07, 0.0, -legs), (side * 0.09, -0.12, -legs), 0.016, beak)
        with placed(0, 0.42, 0.25, tilt=-8):
            ball(0, 0.16, 0, 0.22, wing, squash=(0.45, 1, 0.12))


def _wing(side: int, wing: Finish, flying: bool, flap: float) -> None:
    if not flying:
        with placed(side * 0.16, 0.1, 0.25, tilt=12, turn=side * -8):
            ball(0, 0.08, 0, 0.3, wing, squash=(0.18, 1, 0.5))
        return
    with placed(side * 0.12, -0.02, 0.3, lean=-side * flap):
        surface(
            lambda u, v: (
                side * u * 0.85,
                -0.16 + (0.34 - 0.22 * u) * (v - 0.1) + 0.2 * u * u,
                0.14 * sin(3.1 * u) - 0.05 * (v - 0.5) ** 2,
            ),
            wing,
            nu=10,
            nv=5,
            thick=0.03,
        )


def fish(
    x: float,
    y: float,
    z: float,
    *,
    size: float = 0.5,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    body: str = "salmon",
    fin: str = "coral",
) -> None:
    """Swims along −x; (x, y, z) is its middle."""
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean, scale=size):
        with placed(turn=-90):
            sweep(
                [
                    (0, 0.42, 0),
                    (0, 0.28, 0),
                    (0, 0, 0.01),
                    (0, -0.28, 0),
                    (0, -0.45, -0.01),
                    (0, -0.5, -0.01),
                ],
                [(0.02, 0.05), (0.06, 0.1), (0.13, 0.24), (0.12, 0.2), (0.05, 0.08), (0.03, 0.04)],
                porcelain(body),
            )
        for side in (-1, 1):
            with placed(0.42, 0, 0, lean=side * 32):
                ball(0.15, 0, 0, 0.2, porcelain(fin), squash=(1, 0.12, 0.45))
            ball(-0.33, side * 0.11, 0.05, 0.042, "milk", squash=(1, 0.5, 1))
            ball(-0.34, side * 0.128, 0.05, 0.022, "ink", squash=(1, 0.5, 1))
            with placed(-0.05, side * 0.12, -0.03, turn=side * 35):
                ball(0.1, 0, 0, 0.14, porcelain(fin), squash=(1, 0.15, 0.5))
        ball(0.02, 0, 0.24, 0.2, porcelain(fin), squash=(1, 0.1, 0.5))


def cat(
    x: float,
    y: float,
    z: float = 0,
    *,
    turn: float = 0,
    size: float = 0.45,
    pose: str = "sit",
    paw: float = 0,
) -> None:
    """Always the same grey cat; faces −y; sit, curl, walk; `paw` lifts one paw."""
    fur, pale = felt("pewter"), felt("mist")
    with placed(x, y, z, turn=turn, scale=size / 0.45):
        match pose:
            case "curl":
                ball(0, 0, 0.09, 0.2, fur, squash=(1.15, 0.95, 0.52))
                tube(
                    [(0.2, 0.06, 0.06), (0.24, -0.12, 0.05), (0.05, -0.23, 0.05), (-0.1, -0.2, 0.05)],
                    0.035,
                    fur,
                )
                _cat_head(-0.12, -0.14, 0.13)
            case "walk":
                _cat_walking(fur, pale)
            case _:
                lathe(
                    [(0, 0), (0.13, 0.01), (0.145, 0.08), (0.11, 0.2), (0.07, 0.3), (0, 0.33)], 0, 0, 0, fur
                )
                for side in (-1, 1):
                    lift = paw if side > 0 else 0
                    limb(
                        (side * 0.05, -0.07, 0.2),
                        (side * 0.05, -0.12 - lift, 0.03 + lift),
                        0.032,
                        fur,
                        tip=0.036,
                    )
                tube([(0, 0.12, 0.03), (0.16, 0.14, 0.04), (0.23, 0.05, 0.1), (0.2, 0.0, 0.22)], 0.026, fur)
                _cat_head(0, -0.06, 0.37)


def _cat_walking(fur: Finish, pale: Finish) -> None:
    sweep(
        [(0, 0.26, 0.25), (0, 0.1, 0.24), (0, -0.12, 0.24), (0, -0.24, 0.27)],
        [(0.05, 0.05), (0.09, 0.09), (0.085, 0.09), (0.05, 0.05)],
        fur,
    )
    for side, dy in ((-1, 0.08), (1, -0.06)):
        limb((side * 0.05, -0.16, 0.2), (side * 0.05, -0.2 - dy, 0.03), 0.032, fur, tip=0.036)
        limb((side * 0.05, 0.18, 0.2), (side * 0.05, 0.18 + dy, 0.03), 0.036, fur, tip=0.036)
    tube([(0, 0.26, 0.27), (0, 0.38, 0.34), (0.02, 0.42, 0.5), (0.05, 0.36, 0.6)], 0.024, fur)
    _cat_head(0, -0.3, 0.36)


def _cat_head(x: float, y: float, z: float) -> None:
    fur = felt("pewter")
    with placed(x, y, z):
        ball(0, 0, 0, 0.095, fur, squash=(1.12, 0.95, 0.92))
        ball(0, -0.075, -0.03, 0.035, felt("mist"), squash=(1.3, 0.8, 0.8))
        ball(0, -0.105, -0.012, 0.012, "rose")
        for side in (-1, 1):
            with placed(side * 0.06, 0, 0.06, lean=side * 14):
                cylinder(0, 0, 0, 0.042, 0.085, fur, top=0, sides=12)
            ball(side * 0.04, -0.08, 0.018, 0.015, porcelain("honey"))
            ball(side * 0.04, -0.09, 0.018, 0.008, "ink", squash=(0.6, 0.8, 1.2))


@dataclass(frozen=True)
class Build:
    """The proportions of a four-legged beast."""

    long: float
    leg: float
    girth: float
    neck: float
    rise: float
    head: float
    muzzle: float
    ear: float
    tail: float
    hump: float = 0
    horn: float = 0


BUILDS = {
    "dog": Build(0.5, 0.28, 0.14, 0.14, 55, 0.13, 0.1, 0.12, 0.3),
    "horse": Build(1.1, 0.78, 0.29, 0.5, 55, 0.25, 0.3, 0.13, 0.6),
    "cow": Build(1.2, 0.62, 0.36, 0.3, 25, 0.22, 0.22, 0.13, 0.6, horn=0.16),
    "camel": Build(1.1, 0.95, 0.3, 0.7, 50, 0.17, 0.2, 0.08, 0.4, hump=0.32),
    "goat": Build(0.6, 0.42, 0.18, 0.26, 60, 0.12, 0.14, 0.12, 0.12, horn=0.2),
    "lion": Build(1.0, 0.52, 0.28, 0.24, 45, 0.26, 0.14, 0.09, 0.8),
    "deer": Build(0.8, 0.72, 0.2, 0.42, 66, 0.14, 0.18, 0.15, 0.1, horn=0.34),
    "bear": Build(1.1, 0.46, 0.4, 0.2, 20, 0.27, 0.2, 0.1, 0.08),
    "sheep": Build(0.7, 0.34, 0.3, 0.14, 40, 0.13, 0.12, 0.12, 0.1),
    "elephant": Build(1.5, 0.85, 0.58, 0.18, 25, 0.42, 0.1, 0.5, 0.5),
}


def beast(
    kind: str,
    x: float,
    y: float,
    z: float = 0,
    *,
    turn: float = 0,
    size: float = 1.0,
    coat: str = "cinnamon",
    pale: str = "linen",
    stride: float = 0.12,
    nod: float = 0,
) -> None:
    """Faces −y and stands on z; `size` scales the build, `nod` lowers its neck."""
    b, fur = BUILDS[kind], felt(coat)
    half, back = b.long / 2, b.leg + b.girth * 0.7
    with placed(x, y, z, turn=turn, scale=size):
        sweep(
            [
                (0, half * 1.1, back),
                (0, half * 0.7, back),
                (0, 0, back),
                (0, -half * 0.7, back),
                (0, -half * 1.15, back),
            ],
            [
                (b.girth * 0.4, b.girth * 0.4),
                (b.girth * 0.88, b.girth * 0.95),
                (b.girth * 0.92, b.girth),
                (b.girth * 0.85, b.girth),
                (b.girth * 0.4, b.girth * 0.5),
            ],
            fur,
        )
        for side in (-1, 1):
            for end, sway in ((-1, side), (1, -side)):
                hip = (side * b.girth * 0.5, end * half * 0.75, back - b.girth * 0.3)
                knee = (side * b.girth * 0.5, end * half * 0.75 + sway * stride * 0.3, b.leg * 0.5)
                foot = (side * b.girth * 0.5, end * half * 0.75 + sway * stride, 0.03)
                limb(hip, knee, b.girth * 0.34, fur, tip=b.girth * 0.22)
                limb(knee, foot, b.girth * 0.22, fur, tip=b.girth * 0.2)
        if b.hump:
            ball(0, 0.02, back + b.girth * 0.8, b.hump, fur, squash=(0.7, 0.9, 1.15))
        tube(
            [
                (0, half * 1.05, back + 0.05),
                (0, half * 1.1 + b.tail * 0.4, back),
                (0, half * 1.1 + b.tail * 0.5, back - b.tail * 0.7),
            ],
            b.girth * 0.1,
            fur,
        )
        _beast_head(kind, b, fur, felt(pale), back, half, nod)


def _beast_head(kind: str, b: Build, fur: Finish, pale: Finish, back: float, half: float, nod: float) -> None:
    rise = radians(b.rise - nod)
    root = (0, -half * 0.8, back + b.girth * 0.2)
    poll = (0, root[1] - b.neck * cos(rise) - b.head * 0.4, root[2] + b.neck * sin(rise) + b.head * 0.3)
    limb(root, poll, b.girth * 0.5, fur, tip=b.head * 0.6)
    if kind == "lion":
        for k in range(12):
            a = radians(30 * k)
            ball(b.head * cos(a), poll[1] + 0.06, poll[2] + b.head * sin(a), b.head * 0.55, felt("rust"))
    with placed(*poll, tilt=12 + nod * 0.4):
        ball(0, 0, 0, b.head * 0.72, fur, squash=(0.9, 1, 0.95))
        sweep(
            [
                (0, -b.head * 0.3, 0),
                (0, -b.head * 0.7, -b.head * 0.12),
                (0, -b.head * 0.6 - b.muzzle, -b.head * 0.25),
            ],
            [(b.head * 0.5, b.head * 0.5), (b.head * 0.42, b.head * 0.42), (b.head * 0.3, b.head * 0.3)],
            pale if kind in ("dog", "bear", "lion") else fur,
        )
        ball(0, -b.head * 0.66 - b.muzzle, -b.head * 0.16, b.head * 0.16, "ink")
        if kind == "elephant":
            tube([(0, -0.3, -0.05), (0, -0.55, -0.25), (0, -0.6, -0.7), (0, -0.75, -0.95)], 0.11, fur)
        for side in (-1, 1):
            flat = (0.25, 0.75, 1.0) if kind == "elephant" else (0.5, 0.35, 1.0)
            with placed(
                side * b.head * 0.62, b.head * 0.15, b.head * 0.45, lean=side * (70 if b.ear > 0.4 else 28)
            ):
                ball(0, 0, b.ear * 0.4, b.ear * 0.6, fur, squash=flat)
            ball(side * b.head * 0.42, -b.head * 0.55, b.head * 0.22, b.head * 0.1, porcelain("ink"))
            if b.horn:
                tube(
                    [
                        (side * b.head * 0.35, 0, b.head * 0.6),
                        (side * b.head * 0.9, 0.03, b.head * 0.7 + b.horn * 0.4),
                        (side * b.head * 0.8, 0.05, b.head * 0.7 + b.horn),
                    ],
                    b.head * 0.1,
                    "bone",
                )
