"""A great hand irons the sea; behind the iron it lies smooth, ahead a steamer waits on the waves."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    cutout,
    hand,
    metal,
    placed,
    porcelain,
    rough,
    row_boat,
    steam,
    steamer,
    surface,
    tube,
    water,
)
from art.deck.registry import card


def _sole(size: float) -> list[tuple[float, float]]:
    """The outline of an iron whose nose points to −x."""
    right = [(-1.25, 0.0), (-1.0, 0.2), (-0.6, 0.42), (-0.1, 0.54), (0.5, 0.56), (0.78, 0.5)]
    left = [(x, -y) for x, y in reversed(right[1:])]
    return [(x * size, y * size) for x, y in (*right, *left)]


@card(
    View((-0.7, -7.6, 3.5), (0.05, 0.6, 1.25), 41),
    Air(("cornflower", "sky", "blush", "peach"), fill=0.9, clouds=0.7, cloud="milk", seed=12),
    Sun(-75, 30, 3.6, "peach", 3),
)
def ironing_the_sea() -> None:
    """A great hand irons the sea; behind the iron it lies smooth, ahead a steamer waits on the waves."""

    def waves(u: float, v: float) -> tuple[float, float, float]:
        x, y = (u - 0.5) * 40, -6 + 46 * v
        near = max(0.0, 1 - abs(y) / 14)
        z = 0.34 * near * abs(rough(x, y, 0.85, 2)) + 0.12 * near * sin(3.1 * x + 2 * rough(x, y, 0.7, 5))
        return x, y, z - 0.05

    surface(waves, water("teal", 0.35), nu=260, nv=260)

    def pressed(u: float, v: float) -> tuple[float, float, float]:
        x = -0.55 + 9 * u
        return x, 0.05 + (v - 0.5) * (1.5 + 0.1 * sin(4 * x)), 0.3 + 0.012 * sin(5 * x)

    surface(pressed, porcelain("mint"), nu=90, nv=12, thick=0.05)
    with placed(0.1, 0, 0.36, turn=14, scale=1.1):
        for z, size, depth, finish in (
            (0.0, 1.0, 0.14, metal("mist")),
            (0.12, 0.94, 0.2, porcelain("tomato")),
            (0.3, 0.84, 0.2, porcelain("tomato")),
            (0.46, 0.68, 0.16, porcelain("tomato")),
        ):
            with placed(z=z + depth / 2):
                cutout(_sole(size), depth, finish, lying=True, bevel=0.05)
        tube(
            [
                (-0.55, 0, 0.55),
                (-0.62, 0, 1.05),
                (-0.4, 0, 1.16),
                (0.2, 0, 1.16),
                (0.5, 0, 1.12),
                (0.52, 0, 0.5),
            ],
            0.12,
            "ink",
        )
    hand(0.3, 0.58, 2.14, gesture="hold", size=1.5, turn=-24, tilt=118, skin="peach", sleeve="indigo", arm=5)
    for k, (x, y) in enumerate(((-1.15, -0.5), (-1.3, 0.35), (-0.6, 0.9))):
        steam(x, y, 0.35, h=1.5 + 0.5 * k, r=0.13 + 0.03 * k, drift=-0.7, seed=k)
    steamer(-1.45, -1.15, 0.28, long=0.85, turn=-24, lean=9)
    row_boat(1.4, -0.15, 0.37, long=0.6, turn=8, finish="cherry")
