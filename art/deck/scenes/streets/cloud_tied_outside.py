"""Outside a shop a dog and a small raining cloud are tied to the same railing."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    beast,
    bowl,
    box,
    cloud,
    cylinder,
    door,
    felt,
    glow,
    placed,
    rain,
    rod,
    rope,
    surface,
    wall,
    water,
    window,
)
from art.deck.registry import card


@card(
    View((0.15, -3.2, 0.95), (0.0, 0.5, 0.98), 35),
    Air(("sky", "milk"), fill=1.0, clouds=0.4),
    Sun(-40, 50, 3.6, "butter", 3),
)
def cloud_tied_outside() -> None:
    """Outside a shop a dog and a small raining cloud are tied to the same railing."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(12):
        for j in range(8):
            box(
                -2.4 + 0.42 * k,
                -1.9 + 0.35 * j,
                -0.06,
                0.4,
                0.33,
                0.06,
                felt("mist") if (k + j) % 2 else felt("linen"),
                bevel=0.015,
            )
    with placed(y=0.95):
        wall(7, 5, "brick", holes=[(3.05, 0.85, 1.9, 1.5), (1.4, 0, 0.95, 2.2)], skirting="bone")
    window(0.5, 0.99, 0.85, 1.9, 1.5, frame="bottle", bars=(3, 1), pane=glow("butter", 0.5))
    door(-1.62, 0.97, w=0.92, h=2.15, leaf="bottle", frame="bone")
    surface(
        lambda u, v: (-0.6 + 2.2 * u, 0.9 - 0.75 * v, 2.55 - 0.35 * v + 0.03 * sin(34 * u)),
        felt("mint"),
        nu=80,
        nv=6,
    )
    for k in range(5):
        ball(0.0 + 0.24 * k, 0.75, 0.98, 0.09, ("tomato", "straw", "moss")[k % 3])
    for y in (0.35, 0.75):
        rod((-0.85, 0.25, y), (1.3, 0.25, y), 0.025, "ink")
    for x in (-0.85, 0.2, 1.3):
        rod((x, 0.25, 0), (x, 0.25, 0.85), 0.03, "ink")
    cloud(0.68, 0.2, 1.32, size=0.4, finish="pewter", seed=3)
    cloud(0.66, 0.1, 1.45, size=0.3, finish="mist", seed=8)
    rope((0.65, 0.15, 1.2), (0.2, 0.25, 0.75), sag=0.08, finish="tomato")
    rain(0.55, -0.05, 0.3, 1.1, count=70, x=0.66, slant=0, r=0.006, z=0.1)
    cylinder(0.68, 0.08, 0.0, 0.42, 0.008, water("sky", 0.4))
    beast("dog", -0.55, 0.05, 0, turn=60, size=1.0, coat="sand", stride=0.03, nod=-12)
    rope((-0.28, 0.0, 0.55), (-0.85, 0.25, 0.6), sag=0.1, finish="cherry")
    bowl(0.3, -0.12, 0, r=0.17, finish="tomato", filled=water("sky", 0.3))
    box(-0.8, -1.0, 0, 0.7, 0.5, 0.26, "sand", bevel=0.02)
    for k in range(12):
        ball(-1.05 + 0.17 * (k % 4), -1.12 + 0.16 * (k // 4), 0.3, 0.085, ("tomato", "pistachio")[k % 3 == 0])
