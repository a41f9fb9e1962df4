"""Heads and what is on them; a head's middle is the origin, it is 0.32 high and faces −y."""

from collections.abc import Callable
from math import cos, pi, sin

from art.deck.kit.finishes import Finish, felt, glass, metal, porcelain
from art.deck.kit.forms import sweep
from art.places.shapes import ball, cylinder, lathe, placed, rod, shell, tube

R = 0.16


def head_of(kind: str, hair: str, hat: str, hatted: Finish, skin: str) -> None:
    """kind: a hair style (short, bun, long, braids, bald, beard, curls, asleep) or an animal."""
    if kind in BEASTS:
        BEASTS[kind]()
    else:
        _human(kind, hair, porcelain(skin))
    HATS.get(hat, lambda finish: None)(hatted)


def _human(kind: str, hair: str, flesh: Finish) -> None:
    ball(0, 0, 0, R, flesh, squash=(0.93, 0.96, 1.06))
    ball(0, -0.155, -0.015, 0.026, flesh, squash=(0.8, 1.2, 1.1))
    for side in (-1, 1):
        ball(side * 0.152, 0.0, -0.01, 0.034, flesh, squash=(0.5, 0.8, 1.1))
        if kind == "asleep":
            ball(side * 0.058, -0.142, 0.0, 0.022, "umber", squash=(1.1, 0.4, 0.25))
        else:
            ball(side * 0.058, -0.142, 0.022, 0.014, "ink", squash=(0.8, 0.5, 1.15))
        ball(side * 0.085, -0.118, -0.05, 0.034, "rose", squash=(1, 0.4, 0.7))
    ball(0, -0.148, -0.078, 0.02, "brick", squash=(1.2, 0.4, 0.4))
    if kind != "bald":
        _hair(kind, felt(hair))


def _hair(kind: str, hair: Finish) -> None:
    with placed(tilt=-24):
        shell(0, 0.005, 0.012, R * 1.07, hair, rise=(-4, 90), squash=(0.97, 1.0, 1.06))
    shell(0, 0.012, 0.01, R * 1.05, hair, around=(10, 170), rise=(-55, 60), squash=(0.97, 1, 1.06))
    match kind:
        case "bun":
            ball(0, 0.09, 0.19, 0.075, hair)
        case "long":
            sweep(
                [(0, 0.07, 0.1), (0, 0.12, -0.08), (0, 0.13, -0.26), (0, 0.11, -0.4)],
                [(0.12, 0.07), (0.15, 0.07), (0.15, 0.05), (0.09, 0.03)],
                hair,
            )
        case "braids":
            for side in (-1, 1):
                for k in range(4):
                    ball(side * (0.15 + 0.014 * k), 0.05, -0.08 - 0.075 * k, 0.045 - 0.004 * k, hair)
        case "curls":
            for k in range(14):
                a = pi * 2 * k / 14
                ball(0.14 * cos(a), 0.05 + 0.1 * sin(a), 0.09 + 0.04 * (k % 2), 0.06, hair)
            ball(0, 0.02, 0.16, 0.09, hair)
        case "beard":
            ball(0, -0.1, -0.13, 0.095, hair, squash=(1.15, 0.7, 1.2))


def _ears(hair: Finish, inner: Finish, spread: float, long: float, wide: float, lean: float) -> None:
    for side in (-1, 1):
        with placed(side * spread, 0.02, 0.12, lean=side * lean):
            ball(0, 0, long / 2, long / 2, hair, squash=(wide, wide * 0.55, 1))
            ball(0, -long * 0.16 * wide * 2, long / 2, long / 2.6, inner, squash=(wide, wide * 0.4, 1))


def _snout(hair: Finish, tip: Finish, long: float, r: float, drop: float = 0.03) -> None:
    sweep(
        [
            (0, -0.06, -0.01),
            (0, -0.13, -drop),
            (0, -0.13 - long, -drop * 1.6),
            (0, -0.15 - long, -drop * 1.6),
        ],
        [(0.12, 0.12), (r * 1.3, r * 1.3), (r * 0.7, r * 0.7), (r * 0.4, r * 0.4)],
        hair,
    )
    ball(0, -0.15 - long, -drop * 1.4 + r * 0.25, r * 0.42, tip)


def _eyes(spread: float, y: float, z: float, r: float = 0.018) -> None:
    for side in (-1, 1):
        ball(side * spread, y, z, r, porcelain("ink"))
        ball(side * spread - 0.005, y - r * 0.8, z + r * 0.4, r * 0.3, "milk")


def _hare() -> None:
    ball(0, 0, 0, 0.15, felt("sand"), squash=(0.92, 1.05, 1.0))
    _snout(felt("linen"), "rose", 0.02, 0.07, 0.05)
    _ears(felt("sand"), felt("blush"), 0.07, 0.34, 0.22, 9)
    _eyes(0.1, -0.11, 0.03, 0.022)


def _fox() -> None:
    ball(0, 0, 0, 0.15, felt("rust"), squash=(1.05, 0.95, 0.95))
    _snout(felt("bone"), "ink", 0.12, 0.055, 0.04)
    _ears(felt("rust"), felt("ink"), 0.095, 0.17, 0.42, 12)
    _eyes(0.075, -0.125, 0.035)


def _wolf() -> None:
    """A long muzzle over a pale jaw, ruffs of fur at the cheeks, upright pointed ears, amber eyes."""
    fur, pale = felt("slate"), felt("mist")
    ball(0, 0, 0.02, 0.15, fur, squash=(0.98, 0.95, 0.95))
    sweep(
        [(0, -0.06, 0.02), (0, -0.15, -0.01), (0, -0.31, -0.045), (0, -0.34, -0.05)],
        [(0.11, 0.1), (0.075, 0.06), (0.045, 0.038), (0.025, 0.025)],
        fur,
    )
    sweep(
        [(0, -0.05, -0.07), (0, -0.16, -0.085), (0, -0.28, -0.095), (0, -0.3, -0.095)],
        [(0.1, 0.06), (0.06, 0.03), (0.035, 0.02), (0.02, 0.015)],
        pale,
    )
    ball(0, -0.345, -0.03, 0.034, porcelain("ink"))
    for side in (-1, 1):
        for lean, long in ((98, 0.2), (128, 0.21), (158, 0.17)):
            with placed(side * 0.075, 0.0, -0.04, lean=side * lean):
                cylinder(0, 0, 0, 0.07, long, pale if lean > 120 else fur, top=0, sides=16)
        with placed(side * 0.085, 0.02, 0.1, lean=side * 12):
            cylinder(0, 0, 0, 0.066, 0.2, fur, top=0, sides=16)
            cylinder(0, -0.03, 0.015, 0.042, 0.13, felt("rose"), top=0, sides=12)
        ball(side * 0.062, -0.115, 0.065, 0.034, pale, squash=(1.1, 0.6, 0.6))
        ball(side * 0.062, -0.128, 0.04, 0.027, porcelain("honey"), squash=(1, 0.7, 0.9))
        ball(side * 0.06, -0.145, 0.04, 0.013, porcelain("ink"))


def _bear() -> None:
    ball(0, 0, 0, 0.18, felt("cinnamon"), squash=(1.05, 0.98, 0.98))
    _snout(felt("sand"), "ink", 0.04, 0.08, 0.045)
    for side in (-1, 1):
        ball(side * 0.13, 0.02, 0.14, 0.062, felt("cinnamon"))
    _eyes(0.07, -0.155, 0.035)


def _badger() -> None:
    ball(0, 0, 0, 0.155, felt("bone"), squash=(1.0, 1.0, 0.95))
    for side in (-1, 1):
        ball(side * 0.075, -0.03, 0.03, 0.12, felt("ink"), squash=(0.42, 1.02, 0.9))
        ball(side * 0.12, 0.02, 0.12, 0.045, felt("ink"))
    _snout(felt("bone"), "ink", 0.1, 0.055, 0.05)
    _eyes(0.085, -0.13, 0.03)


def _cat() -> None:
    ball(0, 0, 0, 0.155, felt("pewter"), squash=(1.1, 0.92, 0.92))
    _snout(felt("mist"), "rose", 0.0, 0.05, 0.04)
    _ears(felt("pewter"), felt("blush"), 0.1, 0.13, 0.5, 14)
    _eyes(0.07, -0.125, 0.03, 0.022)


def _mouse() -> None:
    ball(0, 0, 0, 0.14, felt("pewter"), squash=(0.95, 1.0, 0.95))
    _snout(felt("pewter"), "rose", 0.08, 0.05, 0.04)
    for side in (-1, 1):
        ball(side * 0.14, 0.02, 0.13, 0.09, felt("pewter"), squash=(1, 0.35, 1))
        ball(side * 0.14, -0.012, 0.13, 0.065, felt("blush"), squash=(1, 0.25, 1))
    _eyes(0.07, -0.12, 0.035)


def _mole() -> None:
    ball(0, 0, 0, 0.16, felt("ink"), squash=(1, 1, 0.98))
    _snout(felt("ink"), "rose", 0.09, 0.055, 0.02)
    for side in (-1, 1):
        ball(side * 0.07, -0.14, 0.04, 0.022, "slate", squash=(1.1, 0.4, 0.3))


def _bird_head(body: str, beak: str, long: float, droop: float = 0.0) -> None:
    ball(0, 0, 0, 0.13, felt(body), squash=(0.95, 1.05, 1.05))
    tube([(0, -0.1, 0), (0, -0.1 - long / 2, -0.01), (0, -0.1 - long, -0.03 - droop)], 0.012, beak)
    rod((0, -0.1, 0), (0, -0.1 - long, -0.03 - droop), 0.045, beak, top=0.006)
    _eyes(0.085, -0.085, 0.035, 0.02)


def _heron() -> None:
    _bird_head("mist", "honey", 0.36)
    tube([(0, 0.05, 0.1), (0, 0.2, 0.1), (0, 0.36, 0.02)], 0.02, "ink")


def _crow() -> None:
    _bird_head("ink", "slate", 0.17, 0.03)


def _owl() -> None:
    ball(0, 0, 0, 0.19, felt("cinnamon"), squash=(1.05, 0.9, 0.98))
    for side in (-1, 1):
        ball(side * 0.08, -0.12, 0.03, 0.08, felt("bone"), squash=(1, 0.4, 1))
        ball(side * 0.08, -0.15, 0.03, 0.042, porcelain("honey"), squash=(1, 0.4, 1))
        ball(side * 0.08, -0.165, 0.03, 0.022, porcelain("ink"), squash=(1, 0.5, 1))
        cylinder(side * 0.12, 0, 0.13, 0.06, 0.14, felt("cinnamon"), top=0.0)
    rod((0, -0.15, 0.0), (0, -0.19, -0.08), 0.03, "honey", top=0.004)


def _fish_head() -> None:
    sweep(
        [(0, 0.14, 0), (0, 0.05, 0), (0, -0.12, 0), (0, -0.24, -0.02), (0, -0.27, -0.02)],
        [(0.08, 0.1), (0.12, 0.17), (0.1, 0.14), (0.04, 0.06), (0.02, 0.03)],
        porcelain("salmon"),
    )
    ball(0, 0.1, 0.16, 0.1, porcelain("coral"), squash=(0.15, 1, 0.8))
    for side in (-1, 1):
        ball(side * 0.1, -0.1, 0.05, 0.036, "milk", squash=(0.5, 1, 1))
        ball(side * 0.118, -0.11, 0.05, 0.018, "ink", squash=(0.5, 1, 1))


def _horse() -> None:
    sweep(
        [(0, 0.12, -0.05), (0, 0.0, 0.08), (0, -0.12, 0.04), (0, -0.28, -0.1), (0, -0.34, -0.16)],
        [(0.09, 0.1), (0.11, 0.13), (0.1, 0.1), (0.075, 0.07), (0.05, 0.05)],
        felt("chestnut"),
    )
    for k in range(5):
        ball(0, 0.13 - 0.05 * k, 0.12 + 0.02 * k - 0.012 * k * k, 0.055, felt("ink"), squash=(0.5, 1, 1))
    _ears(felt("chestnut"), felt("blush"), 0.06, 0.12, 0.35, 8)
    _eyes(0.1, -0.08, 0.06, 0.02)


BEASTS: dict[str, Callable[[], None]] = {
    "hare": _hare,
    "fox": _fox,
    "wolf": _wolf,
    "bear": _bear,
    "badger": _badger,
    "cat": _cat,
    "mouse": _mouse,
    "mole": _mole,
    "heron": _heron,
    "crow": _crow,
    "owl": _owl,
    "salmon": _fish_head,
    "horse": _horse,
}


def _bowler(finish: Finish) -> None:
    lathe(
        [(0.25, 0.02), (0.26, 0.0), (0.165, 0.005), (0.16, 0.1), (0.1, 0.17), (0, 0.185)], 0, 0, 0.075, finish
    )


def _top(finish: Finish) -> None:
    lathe(
        [(0.25, 0.03), (0.26, 0.01), (0.16, 0.0), (0.15, 0.2), (0.165, 0.36), (0, 0.365)], 0, 0, 0.085, finish
    )
    cylinder(0, 0, 0.1, 0.162, 0.05, "cherry")


def _cap(finish: Finish) -> None:
    shell(0, 0, 0.03, 0.175, finish, rise=(8, 90))
    ball(0, -0.16, 0.06, 0.12, finish, squash=(0.95, 0.85, 0.12))


def _sun(finish: Finish) -> None:
    lathe(
        [(0.36, -0.03), (0.37, -0.02), (0.17, 0.03), (0.155, 0.12), (0.1, 0.16), (0, 0.165)],
        0,
        0,
        0.06,
        finish,
    )
    cylinder(0, 0, 0.09, 0.172, 0.04, "cherry", top=0.165)


def _scarf(finish: Finish) -> None:
    with placed(tilt=-20):
        shell(0, 0.0, 0.01, 0.18, finish, rise=(-12, 90), squash=(1, 1.02, 1.05))
    shell(0, 0.01, 0.0, 0.178, finish, around=(0, 180), rise=(-70, 60), squash=(1, 1.05, 1.05))
    ball(0, -0.09, -0.16, 0.045, finish)


def _nightcap(finish: Finish) -> None:
    shell(0, 0, 0.02, 0.172, finish, rise=(10, 90))
    tube([(0, 0, 0.16), (0.08, 0.06, 0.3), (0.22, 0.1, 0.26), (0.28, 0.12, 0.1)], 0.06, finish)
    ball(0.28, 0.12, 0.06, 0.05, "milk")


def _cone(finish: Finish) -> None:
    cylinder(0, 0, 0.06, 0.17, 0.42, finish, top=0)
    ball(0, 0, 0.48, 0.04, "milk")


def _chef(finish: Finish) -> None:
    cylinder(0, 0, 0.06, 0.155, 0.16, finish)
    for k in range(6):
        ball(0.1 * cos(k * pi / 3), 0.1 * sin(k * pi / 3), 0.26, 0.1, finish)


def _crown(finish: Finish) -> None:
    cylinder(0, 0, 0.08, 0.15, 0.08, metal("brass"), top=0.16)
    for k in range(7):
        a = 2 * pi * k / 7
        cylinder(0.15 * cos(a), 0.15 * sin(a), 0.15, 0.04, 0.1, metal("brass"), top=0)


def _swim(finish: Finish) -> None:
    shell(0, 0, 0.02, 0.172, finish, rise=(2, 90))


def _helmet(finish: Finish) -> None:
    shell(0, 0.01, 0.01, 0.19, metal("pewter"), rise=(-8, 90))
    tube([(0, 0.02, 0.2), (0, 0.12, 0.32), (0, 0.26, 0.24)], 0.035, finish)


def _veil(finish: Finish) -> None:
    _sun(finish)
    cylinder(0, 0, -0.22, 0.3, 0.3, glass("linen", 0.35), top=0.33)


def _curlers(finish: Finish) -> None:
    for k in range(5):
        with placed(0, 0.06 - 0.02 * abs(k - 2), 0.12, lean=-60 + 30 * k):
            cylinder(0, 0, 0.0, 0.045, 0.1, finish)


def _boater(finish: Finish) -> None:
    cylinder(0, 0, 0.08, 0.25, 0.025, finish)
    cylinder(0, 0, 0.1, 0.155, 0.1, finish)
    cylinder(0, 0, 0.11, 0.16, 0.04, "cherry")


HATS: dict[str, Callable[[Finish], None]] = {
    "bowler": _bowler,
    "top": _top,
    "cap": _cap,
    "sun": _sun,
    "scarf": _scarf,
    "nightcap": _nightcap,
    "cone": _cone,
    "chef": _chef,
    "crown": _crown,
    "swim": _swim,
    "helmet": _helmet,
    "veil": _veil,
    "curlers": _curlers,
    "boater": _boater,
}


def hat(
    kind: str, x: float, y: float, z: float, finish: Finish, *, size: float = 1.0, turn: float = 0
) -> None:
    """A hat by itself: on a peg, a table, the water."""
    with placed(x, y, z - 0.075 * size, turn=turn, scale=size):
        HATS[kind](finish)
