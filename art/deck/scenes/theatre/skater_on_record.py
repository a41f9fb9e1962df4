"""A tiny skater glides over a record of ice, just ahead of the gramophone's needle."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    box,
    cylinder,
    felt,
    lamp,
    metal,
    person,
    placed,
    rod,
    spot,
    surface,
    tube,
    wall,
    water,
)
from art.deck.registry import card


@card(
    View((0.0, -0.58, 0.36), (0.0, 0.2, 0.12), 40, focus=(-0.08, 0.0, 0.1), blur=8),
    Air(("blush", "lilac"), fill=1.0),
    None,
)
def skater_on_record() -> None:
    """A tiny skater glides over a record of ice, just ahead of the gramophone's needle."""
    with placed(y=1.4, z=-0.5):
        wall(5, 4, felt("mauve"))
    box(0.05, 0.25, -0.16, 0.95, 0.95, 0.14, "chestnut", bevel=0.03)
    cylinder(0.05, 0.22, 0, 0.42, 0.02, water("ice", 0.05), sides=96)
    for k in range(9):
        r = 0.4 - 0.032 * k
        tube(
            [(0.05 + r * cos(a * pi / 30), 0.22 + r * sin(a * pi / 30), 0.021) for a in range(60)],
            0.0022,
            "sky",
            closed=True,
        )
    cylinder(0.05, 0.22, 0.02, 0.1, 0.004, "raspberry")
    cylinder(0.05, 0.22, 0.02, 0.01, 0.03, metal("brass"))
    person(
        -0.03,
        0.03,
        0.024,
        turn=-80,
        tall=0.25,
        pose="run",
        coat="raspberry",
        legs=felt("cherry"),
        head="bun",
        bend=34,
        shoes="cherry",
        hands=((-0.3, -0.62, 1.45), (0.5, 0.2, 1.35)),
        feet=((-0.05, -0.05, 0), (0.06, 0.7, 0.95)),
        look=(0, 14),
    )
    tube([(0.5, 0.5, 0.16), (0.35, 0.2, 0.17), (0.18, 0.04, 0.1)], 0.016, metal("brass"))
    ball(0.17, 0.03, 0.085, 0.032, metal("brass"))
    rod((0.165, 0.02, 0.06), (0.155, 0.0, 0.024), 0.004, metal("mist"))
    with placed(0.34, 0.72, 0.1, tilt=38, lean=-18):
        tube([(0, 0, -0.1), (0, 0, 0.1), (0, 0, 0.2)], 0.03, metal("brass"))
        surface(
            lambda u, v: (
                (0.035 + 0.3 * v**2.2) * (1 + 0.07 * sin(8 * 2 * pi * u) * v) * cos(2 * pi * u),
                (0.035 + 0.3 * v**2.2) * (1 + 0.07 * sin(8 * 2 * pi * u) * v) * sin(2 * pi * u),
                0.1 + 0.42 * v,
            ),
            metal("brass"),
            nu=96,
            nv=20,
        )
    with placed(-0.03, 0.03, 0.142, turn=-80, tilt=16):
        cylinder(0, 0, 0, 0.066, 0.012, felt("rose"), top=0.05)
    spot((-0.8, -0.3, 0.9), (0, 0.15, 0.05), 36, "butter", angle=45, soft=0.06)
    lamp(0.6, -0.2, 0.7, 4, "ice", size=0.1)
