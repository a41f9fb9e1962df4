"""From above: a man asleep on a park bench under one maple leaf as large as a quilt."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    felt,
    grass,
    ground,
    hat,
    leaf,
    placed,
    porcelain,
    shoe,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((0.26, -1.75, 3.3), (0.14, 0.2, 0.4), 30),
    Air(("sky", "blush"), fill=1.15),
    Sun(-55, 34, 3.5, "peach", 3),
)
def leaf_blanket() -> None:
    """From above: a man asleep on a park bench under one maple leaf as large as a quilt."""
    ground(14, -6, 8, "moss")
    grass(7, -3, 4, count=2600, h=0.13, colours=("bottle", "olive", "moss"))
    with placed(0, 0.2, 0, turn=-16):
        for k in range(5):
            box(0, -0.3 + 0.15 * k, 0.4, 2.3, 0.12, 0.05, "chestnut", bevel=0.015)
        for x in (-0.9, 0.9):
            box(x, 0, 0, 0.08, 0.7, 0.4, "ink", bevel=0.02)
        with placed(-0.85, 0.02, 0.58):
            ball(0, 0, 0.05, 0.16, porcelain("peach"))
            for s in (-1, 1):
                ball(0.05, 0.06 * s, 0.2, 0.022, "umber", squash=(0.4, 1.2, 0.3))
            ball(0.1, 0, 0.18, 0.035, porcelain("salmon"))
            ball(0.16, 0, 0.06, 0.11, felt("milk"), squash=(0.8, 1, 0.9))
            ball(-0.08, 0, 0.06, 0.15, felt("pewter"), squash=(0.8, 1.08, 1))
        with placed(-0.62, -0.86, 0.0, tilt=6):
            hat("bowler", 0, 0, 0.02, "plum", size=1.25)
            leaf(-0.02, -0.02, 0.3, size=0.2, turn=40, finish="honey")

        def quilt(u: float, v: float) -> tuple[float, float, float]:
            lobe = 0.5 + 0.34 * abs(sin(2.6 * pi * u)) + 0.07 * abs(sin(9 * pi * u))
            x, y = -0.65 + 1.75 * u, (v - 0.5) * 2 * lobe * sin(pi * min(1, 0.12 + u * 0.88)) ** 0.5
            return (
                x,
                y,
                0.62
                + 0.17 * cos(min(1.57, abs(y) * 2.6))
                - 0.25 * max(0, abs(y) - 0.42)
                + 0.02 * sin(20 * u),
            )

        surface(quilt, felt("tomato"), nu=60, nv=30, thick=0.02)
        tube([(x, y, z + 0.015) for x, y, z in (quilt(t / 12, 0.5) for t in range(13))], 0.02, "brick")
        for k in range(4):
            for s in (-1, 1):
                vein = [quilt(0.1 + 0.19 * k + 0.022 * t, 0.5 + 0.075 * s * t) for t in range(6)]
                tube([(x, y, z + 0.015) for x, y, z in vein], 0.012, "brick")
        tube(
            [(0.98, -0.1, 0.55), (1.14, -0.24, 0.5), (1.24, -0.2, 0.55), (1.26, -0.08, 0.62)],
            0.05,
            felt("sand"),
        )
        shoe(0.72, -0.8, 0, turn=60, size=0.34, finish="rust")
        shoe(0.9, -0.62, 0, turn=75, size=0.34, finish="rust")
    for k in range(26):
        leaf(
            -2 + 0.16 * k,
            -1.7 + 3.2 * ((k * 7) % 13) / 13,
            0.06,
            size=0.17,
            turn=60 * k,
            finish=("honey", "rust", "brick", "straw")[k % 4],
        )
