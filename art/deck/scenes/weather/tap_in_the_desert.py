"""A desert to the horizon; one kitchen tap drips, and in the puddle below floats a duck in a sun hat."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    cylinder,
    glow,
    ground,
    hat,
    lathe,
    metal,
    placed,
    rock,
    rod,
    rough,
    specks,
    surface,
    tube,
    water,
)
from art.deck.registry import card


@card(
    View((-0.25, -2.5, 0.55), (0.2, 1.5, 0.86), 33),
    Air(("indigo", "mauve", "salmon", "butter"), fill=0.95, clouds=0.35, cloud="blush", seed=12),
    Sun(-64, 20, 3.8, "peach", 1.5),
)
def tap_in_the_desert() -> None:
    """A desert to the horizon; one kitchen tap drips, and in the puddle below floats a duck in a sun hat."""

    def dunes(x: float, y: float) -> float:
        return (
            0.5 * max(0, y - 4) * 0.22 * (1 + rough(x, y, 0.12))
            + 0.05 * sin(7 * y + 3 * rough(x, y, 0.6)) * 0.4
            - 0.03
        )

    ground(60, -4, 60, "sand", height=dunes, steps=140)
    chrome = metal("mist")
    tube(
        [
            (0.75, 1.2, -0.1),
            (0.75, 1.2, 1.3),
            (0.72, 1.15, 1.6),
            (0.45, 0.85, 1.72),
            (0.22, 0.62, 1.6),
            (0.2, 0.6, 1.38),
        ],
        0.075,
        chrome,
    )
    cylinder(0.75, 1.2, 0, 0.16, 0.08, chrome)
    cylinder(0.2, 0.6, 1.3, 0.06, 0.1, chrome)
    for s in (-1, 1):
        rod((0.75, 1.2, 1.05), (0.75 + 0.28 * s, 1.2 + 0.1 * s, 1.05), 0.035, chrome)
        ball(0.75 + 0.3 * s, 1.2 + 0.1 * s, 1.05, 0.085, ("tomato", "cornflower")[s > 0])
    specks([(0.2, 0.6, 1.1), (0.2, 0.6, 0.78)], 0.07, glow("ice", 1.2), stretch=(0.8, 0.8, 1.5))
    surface(
        lambda u, v: (0.18 + 0.62 * v * cos(2 * pi * u), 0.42 + 0.42 * v * sin(2 * pi * u), -0.004),
        water("cornflower", 0.3),
        nu=40,
        nv=4,
    )
    bird(0.1, 0.35, -0.05, size=0.62, turn=40, body="butter", wing="honey", beak="coral")
    with placed(0.1, 0.35, 0, turn=40):
        hat("sun", 0, -0.17, 0.33, "straw", size=0.55)
    for k in range(26):
        for s in (-1, 1):
            ball(
                -0.35 - 0.115 * k + 0.04 * s,
                0.75 + 0.5 * k,
                dunes(-0.35 - 0.115 * k, 0.75 + 0.5 * k) + 0.015,
                0.05,
                "cinnamon",
                squash=(1, 1.2, 0.2),
            )
    rock(-0.85, -0.9, 0, size=0.2, finish="cinnamon", seed=5)
    lathe([(0.08, 0), (0.1, 0.2), (0.09, 0.5), (0.05, 0.62), (0, 0.65)], -0.95, -0.3, 0, "moss", scale=1.2)
