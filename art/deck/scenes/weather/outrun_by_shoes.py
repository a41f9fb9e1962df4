"""A barefoot man runs down a road after his own shoes, which are well ahead of him."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    felt,
    flower,
    grass,
    ground,
    hat,
    house,
    person,
    placed,
    rough,
    round_tree,
    shoe,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.3, -3.5, 0.6), (0.25, 3, 1.25), 27),
    Air(("cornflower", "sky", "milk"), fill=1.0, clouds=0.7, seed=12),
    Sun(-50, 48, 4, "butter", 3),
)
def outrun_by_shoes() -> None:
    """A barefoot man runs down a road after his own shoes, which are well ahead of him."""

    def hills(x: float, y: float) -> float:
        return (
            0.05 * y
            + 0.45 * sin(0.35 * y) * min(1, max(0, y) / 6)
            + 0.2 * rough(x, y, 0.25) * min(1, abs(x) / 2)
        )

    ground(60, -5, 50, "pistachio", height=hills, steps=120)
    surface(
        lambda u, v: (
            (v - 0.5) * 1.9 + 1.5 * sin(2.6 * u) * u * 2 - 0.1,
            -4 + 44 * u * u + 3 * u,
            hills((v - 0.5) * 2, -4 + 44 * u * u + 3 * u) + 0.05,
        ),
        felt("linen"),
        nu=120,
        nv=8,
    )
    grass(9, -3.2, 6, count=900, h=0.2, colours=("moss", "sage"))
    person(
        0.55,
        3.4,
        hills(0.5, 3.4) + 0.06,
        turn=-16,
        tall=1.7,
        pose="run",
        coat="petrol",
        legs="umber",
        shoes="peach",
        head="beard",
        hair="rust",
        hands=((-0.5, -0.5, 1.5), (0.5, -0.6, 1.55)),
        look=(0, 2),
    )
    hat("bowler", 1.1, 3.6, 2.6, "ink", size=1.2, turn=30)
    with placed(0.15, -1.15, 0.02, scale=1.15):
        shoe(-0.42, -0.55, 0.22, turn=-12, size=0.62, finish="brick", lace="milk", tilt=-26)
        shoe(0.18, -0.15, 0.03, turn=24, size=0.62, finish="brick", lace="milk")
        tube(
            [(0.12, -0.35, 0.25), (0.0, -0.5, 0.12), (-0.1, -0.42, 0.05), (-0.2, -0.55, 0.04)], 0.014, "milk"
        )
        ball(-0.4, -0.1, 0.1, 0.1, felt("linen"))
        ball(-0.5, 0.1, 0.08, 0.08, felt("linen"))
    for x, y, c in ((-2.6, 7, "moss"), (3.2, 10, "sage"), (-4, 14, "moss")):
        round_tree(x, y, hills(x, y), h=2.8, crown=c)
    for k in range(8):
        flower(
            -1.5 + 0.42 * k + (0.9 if k > 3 else 0),
            -1.3 + 0.25 * (k % 3),
            0,
            h=0.28,
            petals=("tomato", "milk", "honey")[k % 3],
            r=0.055,
        )
    house(2.7, 15, hills(2.7, 15), w=1.6, d=1.4, h=1.2, lit=None, wall="milk", roof="tomato")
