"""A train crosses a quilt through the eye of a needle and pulls a thread in place of smoke."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    box,
    cylinder,
    felt,
    glow,
    hand,
    metal,
    placed,
    porcelain,
    rod,
    rough,
    surface,
    tube,
)
from art.deck.registry import card

PATCHES = ("rose", "pistachio", "butter", "ice", "apricot", "sage", "blush", "sky")


@card(
    View((-0.42, -1.85, 0.66), (0.1, 0.6, 0.56), 34),
    Air(("cornflower", "sky", "blush", "butter"), fill=1.0, clouds=0.6, cloud="milk", seed=21),
    Sun(-62, 30, 3.4, "peach", 3),
)
def train_through_needle() -> None:
    """A train crosses a quilt through the eye of a needle and pulls a thread in place of smoke."""

    def swell(x: float, y: float) -> float:
        hill = max(0, y - 1.6) * 0.2 * (0.7 + 0.7 * rough(x, y, 0.5, 2))
        return hill + 0.03 * abs(sin(pi * x / 0.6)) * abs(sin(pi * (y - 0.42) / 0.6)) - 0.03

    for i in range(-9, 9):
        for j in range(-4, 17):
            x, y = 0.6 * i, 0.42 + 0.6 * j
            surface(
                lambda u, v, x=x, y=y: (x + 0.6 * u, y + 0.6 * v, swell(x + 0.6 * u, y + 0.6 * v)),
                felt(PATCHES[(3 * i + 5 * j + i * j) % 8]),
                nu=8,
                nv=8,
            )
            if j < 6 and abs(i) < 5:
                for k in range(4):
                    a, b = x + 0.15 * k + 0.03, x + 0.15 * k + 0.11
                    rod((a, y, swell(a, y) + 0.006), (b, y, swell(b, y) + 0.006), 0.006, "cherry", sides=5)
    for k in range(56):
        box(-2.9 + 0.1 * k, 0.12, -0.01, 0.05, 0.3, 0.025, "umber", bevel=0)
    for y in (0.02, 0.22):
        rod((-3, y, 0.035), (3, y, 0.035), 0.012, metal("pewter"))
    steel = metal("mist")
    eye = [2 * pi * k / 16 for k in range(16)]
    tube([(0.22 + 0.2 * sin(a), 0.12, 0.34 - 0.36 * cos(a)) for a in eye], 0.035, steel, closed=True)
    rod((0.22, 0.12, 0.7), (0.22, 0.12, 2.2), 0.05, steel, top=0.03)
    hand(
        0.66,
        0.08,
        1.3,
        gesture="pinch",
        size=0.62,
        lean=-58,
        tilt=16,
        turn=-24,
        skin="peach",
        cuff="milk",
        sleeve="teal",
        arm=1.6,
    )
    with placed(-0.2, 0.12, 0.05, scale=1.12):
        _train()
    thread = [
        (0.1, 0.12, 0.44),
        (0.0, 0.14, 0.62),
        (-0.34, 0.3, 0.68),
        (-0.7, 0.7, 0.5),
        (-1.0, 1.5, 0.52),
        (-0.5, 2.6, 0.62),
        (0.5, 3.2, 0.8),
    ]
    tube(thread, 0.02, felt("tomato"))


def _train() -> None:
    """Runs to the right: an engine and four carriages."""
    with placed(0.24, 0, 0.12, lean=90):
        cylinder(0, 0, -0.24, 0.085, 0.42, porcelain("teal"))
        cylinder(0, 0, 0.17, 0.07, 0.05, metal("brass"))
    box(-0.1, 0, 0.0, 0.22, 0.2, 0.26, porcelain("teal"), bevel=0.02)
    box(-0.1, 0, 0.26, 0.26, 0.24, 0.03, "cherry", bevel=0.01)
    box(-0.1, -0.102, 0.13, 0.1, 0.01, 0.08, glow("butter", 3), bevel=0)
    cylinder(0.3, 0, 0.2, 0.03, 0.12, "ink", top=0.05)
    for k in range(4):
        x = -0.38 - 0.3 * k
        box(x, 0, 0.02, 0.27, 0.2, 0.2, porcelain(("tomato", "honey")[k % 2]), bevel=0.02)
        for j in (-0.07, 0.07):
            box(x + j, -0.102, 0.1, 0.07, 0.01, 0.07, glow("butter", 3), bevel=0)
    for k in range(12):
        with placed(0.25 - 0.13 * k, -0.09, 0.03, tilt=90):
            cylinder(0, 0, 0, 0.045, 0.02, "ink")
