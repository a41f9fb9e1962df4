"""In a great pan, bathers in red caps float among the dumplings."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    cylinder,
    dice,
    felt,
    glass,
    lathe,
    person,
    placed,
    porcelain,
    scatter,
    steam,
    sweep,
    tiles,
    tube,
    water,
)
from art.deck.registry import card


@card(
    View((0.1, -1.5, 2.5), (-0.1, 0.1, 0.6), 34), Air(("milk", "sky"), fill=1.25), Sun(40, 50, 2.5, "milk", 8)
)
def dumpling_bathers() -> None:
    """In a great pan, bathers in red caps float among the dumplings."""
    tiles(5, 5, "bone", "straw", side=0.6)
    lathe(
        [(0, 0.0), (1.28, 0), (1.35, 0.1), (1.35, 0.7), (1.42, 0.74), (1.34, 0.74), (1.28, 0.1), (0, 0.04)],
        0,
        0.2,
        0,
        "tomato",
    )
    cylinder(0, 0.2, 0.5, 1.3, 0.04, water("sky", 0.5), sides=64)
    chance = dice("dumplings")
    for x, y in scatter(26, 1.15, inner=0.1):
        if (
            (x + 0.35) ** 2 + (y + 0.35) ** 2 < 0.12
            or (x - 0.3) ** 2 + (y - 0.1) ** 2 < 0.08
            or (x + 0.5) ** 2 + (y - 0.45) ** 2 < 0.07
        ):
            continue
        with placed(x, 0.2 + y, 0.55, turn=chance.uniform(0, 360)):
            ball(0, 0, 0, 0.13, porcelain("milk"), squash=(1.25, 0.8, 0.5))
            tube(
                [
                    (-0.15, 0.06, 0.01),
                    (-0.08, 0.13, 0.03),
                    (0.0, 0.14, 0.01),
                    (0.08, 0.13, 0.03),
                    (0.15, 0.06, 0.01),
                ],
                0.022,
                porcelain("bone"),
            )
    for x, y, t in ((-0.35, -0.15, 25), (0.3, 0.3, -60), (-0.5, 0.65, 100), (0.62, -0.3, 170)):
        with placed(x, y, 0.57, turn=t):
            person(
                0,
                -0.4,
                0.02,
                tilt=-90,
                tall=0.85,
                pose="lie",
                coat="petrol",
                legs="peach",
                skin="peach",
                hat="swim",
                hatted="tomato",
                shoes="peach",
                hands=((-0.22, -0.05, 1.62), (0.22, -0.05, 1.62)),
            )
    with placed(-0.78, 1.28, 0.74, turn=30):
        person(
            0,
            0,
            0,
            tall=0.47,
            pose="stand",
            coat="cornflower",
            legs="peach",
            head="beard",
            hair="milk",
            shoes="peach",
            feet=((-0.1, 0.05, 0), (0.11, -0.22, -0.05)),
        )
    sweep(
        [(-1.24, -0.28, 0.82), (-1.32, -0.3, 0.7), (-1.36, -0.3, 0.42)],
        [(0.06, 0.03), (0.1, 0.03), (0.12, 0.03)],
        felt("slate"),
    )
    for x, y, s in ((0.6, 0.9, 1), (0.85, 0.5, 2), (0.2, 1.1, 3)):
        steam(x, y, 0.7, h=0.9, r=0.12, drift=0.3, finish=glass("milk", 0.35), seed=s)
