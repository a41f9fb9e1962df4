"""A hiker raises his hat to a mountain, and a hand of rock lifts the mountain's snow cap in reply."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    box,
    felt,
    fir,
    flower,
    grass,
    ground,
    hand,
    hat,
    house,
    person,
    placed,
    rock,
    rod,
    rough,
    surface,
    sweep,
)
from art.deck.registry import card


@card(
    View((-0.5, -4.0, 0.75), (0.3, 6, 3.4), 25),
    Air(("indigo", "cornflower", "sky", "milk"), fill=1.05),
    Sun(-55, 40, 4, "butter", 3),
)
def mountain_lifts_its_hat() -> None:
    """A hiker raises his hat to a mountain, and a hand of rock lifts the mountain's snow cap in reply."""

    def peak(x: float, y: float) -> float:
        r = ((x - 0.9) ** 2 + (y - 16) ** 2 * 0.7) ** 0.5
        return 10.5 * max(0.0, 1 - r / 11) ** 1.35 + 0.5 * rough(x, y, 0.35) * min(1, max(0, y - 2) / 6)

    ground(60, -5, 40, "sage", height=peak, steps=130)
    with placed(0.9, 15.4, 8.9):
        rock(0, 0, 0.1, size=1.7, finish="slate", seed=3, squash=(1, 1, 0.7))
        house(0, -1.2, 0.9, w=0.7, d=0.6, h=0.5, wall="cinnamon", roof="tomato", lit="butter")
    surface(
        lambda u, v: (
            1.9 + 2.3 * (1 - v) * cos(2 * pi * u) * (1 + 0.14 * sin(14 * pi * u)),
            14.8 + 2.0 * (1 - v) * sin(2 * pi * u),
            11.4 + 2.6 * v**0.8 + 0.2 * sin(10 * pi * u) * (1 - v),
        ),
        felt("milk"),
        nu=80,
        nv=20,
    )
    hand(
        4.9, 13.4, 8.2, gesture="hold", size=4.2, lean=-34, tilt=12, turn=-10, skin=felt("pewter"), cuff=None
    )
    sweep(
        [(6.5, 14, 1.0), (6.3, 14, 4.0), (5.4, 13.6, 7.0), (4.9, 13.4, 8.3)],
        [(1.4, 1.2), (1.0, 0.9), (0.75, 0.7), (0.6, 0.55)],
        felt("pewter"),
    )
    person(
        -0.75,
        0.3,
        peak(-0.75, 0.3),
        turn=150,
        tall=1.7,
        pose="wave",
        coat="tomato",
        legs="umber",
        head="short",
        hair="chestnut",
        touch=((-0.5, 0.25, peak(-0.75, 0.3) + 1.85), None),
        look=(-10, 30),
    )
    hat("bowler", -0.46, 0.25, peak(-0.75, 0.3) + 1.9, "bottle", size=1.1)
    box(-0.68, 0.02, 0.95, 0.34, 0.2, 0.42, "honey", bevel=0.06)
    rod((-0.2, 0.2, 0), (-0.4, 0.3, 0.95), 0.02, "umber")
    for x, y, h in ((-3, 5, 2.4), (2.6, 5, 2.0), (3.6, 7, 2.6), (-4.4, 8, 2.8), (1.4, 8, 2)):
        fir(x, y, peak(x, y), h=h)
    grass(7, -2.6, 4, count=900, h=0.18, colours=("moss", "sage"))
    for k in range(7):
        flower(
            -1.5 + 0.45 * k,
            -1.6 + 0.25 * (k % 3),
            0,
            h=0.26,
            petals=("milk", "cornflower", "butter")[k % 3],
            r=0.055,
        )
