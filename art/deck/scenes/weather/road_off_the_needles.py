"""An old woman knits on her porch: a road comes off the needles, and someone walks home along it."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    boards,
    cat,
    chair,
    felt,
    ground,
    lamp,
    lantern,
    person,
    rod,
    suitcase,
    surface,
    sweep,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.75, -2.9, 2.1), (0.25, 2.6, 0.95), 31),
    Air(("cornflower", "lilac", "peach"), fill=1.15, clouds=0.5, cloud="blush"),
    Sun(60, 12, 2.6, "rose", 4),
)
def road_off_the_needles() -> None:
    """An old woman knits on her porch: a road comes off the needles, and someone walks home along it."""

    def hills(x: float, y: float) -> float:
        return 0.22 * sin(0.42 * y + 0.3 * x) + 0.06 * max(0.0, y - 3) - 0.3 if y > 1.6 else -0.35

    ground(50, -5, 44, "sage", height=hills)
    boards(3.0, 2.6, "chestnut", y=-0.1)
    for x in (-1.4, 1.35):
        rod((x, 1.1, 0), (x, 1.1, 4), 0.07, "bone")
    chair(-0.6, 0.35, turn=28, finish="cinnamon")
    person(
        -0.6,
        0.25,
        0,
        turn=28,
        tall=1.55,
        pose="sit",
        coat="petrol",
        dress="skirt",
        hat="scarf",
        hatted="butter",
        head="bun",
        hair="mist",
        hands=((-0.1, -0.38, 0.82), (0.14, -0.36, 0.82)),
        look=(4, -16),
    )
    for s in (-1, 1):
        rod((-0.38 + 0.06 * s, -0.08, 0.84), (-0.36 - 0.12 * s, -0.16, 1.0), 0.012, "bone")

    def road(u: float, v: float) -> tuple[float, float, float]:
        y = -0.15 + 1.6 * u + 26 * u**2.2
        x = -0.36 + 1.9 * sin(2.4 * u)
        w = 0.13 + 0.4 * min(1, 5 * u)
        land = 0.03 if y < 1.3 else hills(x, y) + 0.1
        z = land + (0.78 - land) * max(0.0, 1 - 7 * u) ** 2
        return x + (v - 0.5) * 2 * w, y, z

    surface(road, felt("tomato"), nu=160, nv=8, thick=0.03)
    for v in (0.3, 0.7):
        tube([road(t / 60, v) for t in range(61)], 0.02, "butter")
    ball(-0.95, -0.55, 0.17, 0.18, felt("tomato"))
    sweep(
        [(-1.25, -0.55, 0.03), (-1.35, -0.3, 0.05), (-1.4, 0.0, 0.04)],
        [(0.2, 0.04), (0.3, 0.06), (0.2, 0.04)],
        felt("tomato"),
    )
    px, py, pz = road(0.46, 0.5)
    person(
        px,
        py,
        pz + 0.02,
        turn=10,
        tall=1.9,
        pose="walk",
        coat="teal",
        dress="coat",
        hat="bowler",
        hatted="ink",
    )
    suitcase(px + 0.35, py, pz + 0.3, w=0.45, h=0.34, d=0.15, finish="cinnamon")
    lantern(0.75, 0.75, 1.7, size=0.28, watts=36)
    rod((0.75, 0.75, 1.7), (0.75, 0.75, 4), 0.01, "ink")
    cat(0.55, -0.35, 0, turn=-30, size=0.42, pose="curl")
    lamp(-0.2, -0.9, 1.8, 45, "honey", size=0.2)
