"""Someone on the beach pulls the chain of a huge plug in the bay; boats begin to turn round it."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
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
    View((-0.9, -8.0, 4.3), (0.1, 0.3, 0.55), 40),
    Air(("cornflower", "sky", "milk"), fill=1.0, clouds=0.5),
    Sun(-60, 44, 3.4, "butter", 2),
)
def sea_plug() -> None:
    """Someone on the beach pulls the chain of a huge plug in the bay; boats begin to turn round it."""

    def shore(x: float, y: float) -> float:
        return -0.7 + 0.85 / (1 + 2.7 ** (3 * (y + 2.0 + 0.3 * sin(0.9 * x)))) + 0.03 * rough(x, y, 0.9)

    ground(30, -8, 24, "linen", height=shore, steps=140)
    with placed(z=-0.7):
        ground(200, 20, 140, "mint")
    surface(lambda u, v: (-60 + 120 * u, -3 + 120 * v, 0.0), glass("sea_green", 0.62), nu=1, nv=1)
    px, py = 0.45, 1.3
    for n, r in enumerate((1.75, 2.25, 2.8, 3.4)):
        swirl = [
            (
                px + (r + 0.14 * k / 10) * cos(0.7 * n + 0.17 * k),
                py + (r + 0.14 * k / 10) * sin(0.7 * n + 0.17 * k),
                0.01,
            )
            for k in range(26)
        ]
        tube(swirl, 0.035, felt("milk"))
    lathe(
        [(0, -0.7), (1.45, -0.7), (1.45, -0.1), (1.3, 0.08), (0.5, 0.14), (0.3, 0.34), (0, 0.36)],
        px,
        py,
        0.05,
        porcelain("tomato"),
    )
    tube(
        [(px + 1.5 * cos(2 * pi * k / 30), py + 1.5 * sin(2 * pi * k / 30), 0.0) for k in range(30)],
        0.12,
        metal("mist"),
        closed=True,
    )
    tube(
        [(px + 0.16 * cos(2 * pi * k / 10), py, 0.56 + 0.18 * sin(2 * pi * k / 10)) for k in range(10)],
        0.05,
        metal("brass"),
        closed=True,
    )
    hands = (-0.75, -2.6, 1.3)
    for k in range(18):
        t = k / 17
        x, y = px + (hands[0] - px) * t, py + (hands[1] - py) * t
        ball(x, y, 0.6 + (hands[2] - 0.6) * t - 0.5 * t * (1 - t), 0.1, metal("brass"))
    person(
        -0.95,
        -3.25,
        0.1,
        turn=156,
        tall=2.4,
        pose="pull",
        coat="raspberry",
        legs="petrol",
        head="curls",
        hair="umber",
        touch=((hands[0] - 0.05, hands[1], hands[2]), (hands[0], hands[1] + 0.12, hands[2] + 0.05)),
    )
    for a, c in ((20, "milk"), (110, "honey"), (205, "indigo")):
        x, y = px + 2.5 * cos(pi * a / 180), py + 2.5 * sin(pi * a / 180)
        row_boat(x, y, 0.0, long=0.95, turn=a - 90, finish=c)
        person(
            x, y, 0.05, turn=a, tall=0.7, pose="sit", hips=(0, 0, 0.3), coat="coral", hat="cap", hatted="ink"
        )
    umbrella(1.55, -3.3, 1.2, r=0.75, finish="butter", lean=12, stick=1.2)
    box(1.75, -3.6, 0.14, 0.6, 1.1, 0.03, felt("coral"), turn=20)
    for k in range(5):
        rock(-1.7 + 0.25 * k, -4.0 + 0.1 * (k % 3), 0.15, size=0.1 + 0.04 * (k % 3), finish="pewter", seed=k)
