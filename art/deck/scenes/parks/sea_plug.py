"""Under the clear water of a bay lies a huge bath plug; someone on the beach lifts its chain."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    bird,
    box,
    felt,
    glass,
    ground,
    lathe,
    metal,
    person,
    placed,
    porcelain,
    rock,
    rough,
    row_boat,
    surface,
    tube,
    umbrella,
)
from art.deck.registry import card


@card(
    View((-2.6, -8.4, 4.4), (0.1, 0.9, 0.75), 38),
    Air(("cornflower", "sky", "butter"), fill=1.0, clouds=0.5, cloud="milk"),
    Sun(-50, 45, 3.6, "butter", 2),
)
def sea_plug() -> None:
    """Under the clear water of a bay lies a huge bath plug; someone on the beach lifts its chain."""
    ground(
        30,
        -9,
        16,
        "sand",
        height=lambda x, y: -1.2 + 1.3 / (1 + 2.7 ** (0.9 * (y + 0.35 * x + 2.2))) + 0.05 * rough(x, y, 0.8),
    )
    with placed(z=-1.05):
        ground(300, 8, 300, "teal")
    surface(
        lambda u, v: (-80 + 160 * u, -4.5 + 160 * v**2, -0.15 + 0.03 * rough(u * 160, v * 90, 1)),
        glass("teal", 0.62),
        nu=160,
        nv=90,
    )
    lathe(
        [(1.5, -1.2), (1.5, -0.7), (1.25, -0.3), (0.5, -0.15), (0.35, 0.05), (0, 0.1)],
        1.1,
        3.2,
        0.35,
        porcelain("milk"),
    )
    lathe([(1.75, -1.15), (1.8, -0.95), (1.6, -0.9)], 1.1, 3.2, 0.35, metal("brass"))
    chain = [
        (
            1.1 - 0.16 * k + 0.2 * sin(k * 0.5),
            3.0 - 0.42 * k,
            0.35 + 0.02 * k + (0.0 if k < 10 else 0.17 * (k - 9)),
        )
        for k in range(15)
    ]
    for k, (x, y, z) in enumerate(chain):
        with placed(x, y, z + (0.1 if k > 9 else 0), turn=60 * (k % 2), tilt=70):
            tube(
                [(0.2 * cos(a), 0.3 * sin(a), 0) for a in [2 * pi * j / 10 for j in range(10)]],
                0.06,
                metal("brass"),
                closed=True,
            )
    person(
        -1.2,
        -3.9,
        -0.08,
        turn=160,
        tall=2.3,
        pose="pull",
        coat="tomato",
        legs="slate",
        hat="sun",
        hatted="straw",
        touch=((-1.25, -2.9, 1.1), (-1.2, -3.05, 1.2)),
    )
    for k in range(8):
        bird(
            -3.0 + 0.85 * k,
            0.5 + 0.9 * (k % 3),
            1.8 + 0.5 * (k % 4),
            size=0.75,
            turn=-40 + 30 * k,
            body="milk",
            wing="mist",
            flying=True,
            flap=20 + 5 * k,
        )
    row_boat(-2.6, 2.2, -0.12, long=1.6, turn=35, finish="tomato")
    umbrella(1.9, -4.4, 1.6, r=0.9, finish="coral", lean=12, stick=1.6)
    box(2.4, -4.9, 0.02, 0.7, 1.3, 0.03, felt("milk"), turn=20)
    for k in range(9):
        rock(-3.6 + 0.3 * k, -5.2 + 0.2 * (k % 4), 0.05, size=0.14 + 0.05 * (k % 3), finish="pewter", seed=k)
