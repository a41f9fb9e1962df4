"""A king in his crown crawls towards the cat flap in great bronze doors; a cat carries his train."""

from math import pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cat,
    dice,
    felt,
    glow,
    lamp,
    metal,
    person,
    placed,
    ring,
    specks,
    spot,
    surface,
    tiles,
    tube,
)
from art.deck.registry import card


def _train(u: float, v: float) -> tuple[float, float, float]:
    """From the king's shoulders down his back, over the floor, to the cat's mouth."""
    path = (
        (0.28, 0.1, 1.5),
        (0.0, -0.12, 1.42),
        (-0.42, -0.5, 1.0),
        (-0.75, -0.85, 0.3),
        (-1.05, -1.2, 0.08),
        (-1.3, -1.55, 0.34),
    )
    at = min(v * 5, 4.999)
    k, t = int(at), at - int(at)
    x, y, z = (a + (b - a) * t for a, b in zip(path[k], path[k + 1], strict=True))
    wide = (0.3 + 1.1 * v) * (1 - 0.75 * max(0, v - 0.78) / 0.22)
    off = (u - 0.5) * wide
    drop = abs(2 * u - 1) ** 2 * max(0, z - 0.1) * 0.55
    return x + off * 0.7, y - off * 0.7, max(0.03, z - drop) + 0.04 * sin(5 * pi * u) * v


@card(
    View((-0.95, -5.0, 1.0), (-0.1, 0.6, 1.72), 34),
    Air(("mauve", "salmon", "apricot"), fill=0.75),
    Sun(-122, 24, 3.2, "apricot", 2),
)
def king_at_the_cat_flap() -> None:
    """A king in his crown crawls towards the cat flap in great bronze doors; a cat carries his train."""
    tiles(12, 12, "bone", "plum", side=0.8, y=-2)
    _doors()
    person(
        0.28,
        0.15,
        turn=128,
        tall=2.35,
        pose="crawl",
        coat="cherry",
        legs="cherry",
        shoes="brass",
        head="beard",
        hair="milk",
        hat="crown",
        look=(0, 62),
        young=True,
    )
    surface(_train, felt("cherry"), nu=24, nv=40, thick=0.05)
    surface(lambda u, v: _lift(_train(0.0 + 0.12 * u, v)), felt("milk"), nu=4, nv=40, thick=0.06)
    surface(lambda u, v: _lift(_train(0.88 + 0.12 * u, v)), felt("milk"), nu=4, nv=40, thick=0.06)
    chance = dice("ermine")
    spots = [_lift(_train(chance.choice((0.06, 0.94)), chance.uniform(0.05, 0.95)), 0.05) for _ in range(26)]
    specks(spots, 0.035, felt("ink"))
    cat(-1.4, -1.78, turn=150, size=0.85, pose="walk")


def _lift(point: tuple[float, float, float], by: float = 0.015) -> tuple[float, float, float]:
    return point[0], point[1], point[2] + by


def _doors() -> None:
    bronze = metal("brass")
    for side in (-1, 1):
        box(0.2 + side * 1.55, 1.5, 0.0, 3.06, 0.3, 11, "petrol", bevel=0.03)
        for level in range(4):
            box(0.2 + side * 1.55, 1.34, 1.75 + 2.2 * level, 2.3, 0.1, 1.8, "teal", bevel=0.08)
            for x, z, _ in ring(0.62, 8):
                with placed(0.2 + side * 1.55 + x, 1.27, 2.65 + 2.2 * level + z):
                    ball(0, 0, 0, 0.07, bronze)
        tube(
            [(0.2 + side * 0.28 + 0.22 * x, 1.2, 4.1 + 0.3 * z) for x, z, _ in ring(1, 10)],
            0.06,
            bronze,
            closed=True,
        )
    for side in (-1, 1):
        box(0.2 + side * 3.3, 1.3, 0, 0.5, 0.8, 11, "plum", bevel=0.05)
    _flap(1.22, 1.3)


def _flap(x: float, y: float) -> None:
    w, h = 0.95, 1.15
    box(x, y + 0.02, 0.0, w, 0.1, h, glow("butter", 2.2), bevel=0)
    for side in (-1, 1):
        box(x + side * (w / 2 + 0.06), y - 0.05, 0, 0.14, 0.2, h + 0.1, metal("brass"), bevel=0.02)
    box(x, y - 0.05, h, w + 0.26, 0.2, 0.14, metal("brass"), bevel=0.02)
    with placed(x, y - 0.1, h, tilt=-60):
        box(0, 0, -h, w - 0.04, 0.05, h, metal("brass"), bevel=0.02)
    lamp(x - 0.1, y - 0.45, 0.6, 30, "butter", size=0.3)
    spot((x, y - 0.2, 0.9), (x - 0.9, y - 2.2, 0), 60, "butter", angle=70)
