"""Herons that are scissors stand in a stream of blue silk; one has begun to cut."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    cutout,
    cylinder,
    felt,
    ground,
    metal,
    placed,
    porcelain,
    rod,
    rough,
    solid,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((0.1, -3.3, 1.0), (0.05, 1.2, 1.12), 34),
    Air(
        ("indigo", "mauve", "salmon", "butter"),
        fill=0.95,
        clouds=0.45,
        cloud="rose",
        haze=("salmon", 6, 26),
        seed=2,
    ),
    Sun(-120, 24, 3.0, "peach", 4),
)
def scissor_herons() -> None:
    """Herons that are scissors stand in a stream of blue silk; one has begun to cut."""
    ground(40, -4, 30, "plum", height=lambda x, y: 0.1 * rough(x, y, 0.6) - 0.05)

    def silk(u: float, v: float) -> tuple[float, float, float]:
        edge = 0.22 * max(0, 1 - abs(u - 0.16) / 0.05) if v > 0.86 else 0
        wide = -1.5 + 2.7 * v + 1.0 * sin(2.4 * u) - edge
        return wide, -3 + 16 * u, 0.1 + 0.07 * sin(16 * u + 5 * v) + 0.04 * sin(11 * v)

    surface(silk, felt("cornflower"), nu=160, nv=40)
    for x, y, s, gape, turn in (
        (0.42, 0.1, 1.06, 17, -62),
        (-0.62, 1.3, 0.94, 5, 58),
        (0.95, 3.0, 0.95, 6, -40),
        (-0.5, 4.8, 0.9, 4, 60),
    ):
        with placed(x, y, 0.05, turn=turn, scale=s):
            _heron(gape)
    with placed(-0.3, -0.7, 0.24, turn=28):
        outline = [
            (-0.3, 0),
            (-0.08, 0.14),
            (0.16, 0.03),
            (0.32, 0.13),
            (0.32, -0.13),
            (0.16, -0.03),
            (-0.08, -0.14),
        ]
        cutout(outline, 0.014, felt("milk"), lying=True)
        ball(-0.15, 0.03, 0.03, 0.02, "ink")
    for k in range(18):
        x = (-1.5 + 0.05 * k) if k < 9 else (1.0 + 0.06 * (k - 9))
        rod((x, -0.9 + 0.1 * (k % 4), 0), (x + 0.05, -0.9, 0.6 + 0.08 * (k % 5)), 0.012, "bottle")
        ball(x + 0.05, -0.9, 0.65 + 0.08 * (k % 5), 0.035, "umber", squash=(0.8, 0.8, 2.4))


def _heron(gape: float) -> None:
    """Faces −y: two loops of a handle for a body, the shanks for a neck, the blades for a beak."""
    steel, grip = metal("mist"), porcelain("tomato")
    for side in (-1, 1):
        rod((0.05, 0.1 * side, 0), (0.02, 0.06 * side, 0.82), 0.024, "honey")
        loop = [
            (0.0, 0.16 * side + 0.15 * sin(0.524 * k) + 0.06, 1.0 + 0.2 * cos(0.524 * k)) for k in range(12)
        ]
        tube(loop, 0.045, grip, closed=True)
        tube([(0, 0.06 + 0.04 * side, 1.14), (0, 0.1 - 0.03 * side, 1.42), (0, -0.02, 1.72)], 0.04, steel)
        with placed(0.012 * side, -0.02, 1.72, tilt=96 + gape * side):
            blade = [(-0.012, -0.05, -0.06), (0.012, -0.05, -0.06), (0, 0.06, -0.04), (0, 0, 0.86)]
            solid(blade, [(0, 1, 3), (1, 2, 3), (2, 0, 3), (0, 2, 1)], steel)
    with placed(0, -0.02, 1.72, lean=90):
        cylinder(0, 0, -0.06, 0.075, 0.12, metal("brass"))
    for side in (-1, 1):
        ball(side * 0.065, -0.03, 1.74, 0.024, porcelain("ink"))
