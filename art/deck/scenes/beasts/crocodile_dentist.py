"""A wren in a white coat stands in a crocodile's open jaws with a lamp and a little mirror."""

from math import pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    cylinder,
    felt,
    glow,
    lathe,
    limb,
    metal,
    placed,
    porcelain,
    rod,
    spot,
    sweep,
    teddy,
    wall,
)
from art.deck.registry import card

HIDE = "moss"


def _half(y: float) -> float:
    """Half the width of the jaws, so far from their hinge."""
    return 0.62 - 0.115 * y + 0.06 * sin(6 * y)


def _jaw(up: int) -> None:
    """Points to −y from its hinge; its teeth point down when up is 1, up when it is −1."""
    cuts = [0.26 * k for k in range(11)]
    spine = [(0, 0.35 - y, up * (0.2 - 0.03 * sin(pi * y / 2.6))) for y in cuts]
    radii = [(_half(y), 0.26 - 0.046 * y) for y in cuts]
    sweep([*spine, (0, -2.4, up * 0.17), (0, -2.46, up * 0.15)], [*radii, (0.26, 0.13), (0.12, 0.06)], HIDE)
    sweep(
        [(0, 0.3 - 0.96 * y, up * 0.02) for y in cuts],
        [(_half(y) * 0.9, 0.08) for y in cuts],
        porcelain("rose"),
    )
    for k in range(9):
        for side in (-1, 1):
            x, y = side * _half(0.27 * k) * 0.83, -0.27 * k
            rod(
                (x, y, up * 0.17),
                (x, y, -up * (0.26, 0.36, 0.28)[k % 3]),
                0.085,
                porcelain("milk"),
                top=0.008,
            )


@card(
    View((-0.5, -5.2, 1.75), (0.02, 0, 1.55), 36),
    Air(("mint", "milk"), fill=0.75),
    Sun(-100, 40, 1.8, "butter", 4),
)
def crocodile_dentist() -> None:
    """A wren in a white coat stands in a crocodile's open jaws with a lamp and a little mirror."""
    with placed(y=2.2, z=-1):
        wall(12, 9, "apricot", dado=(2.2, "coral"), skirting=None)
    cylinder(0, -0.8, -0.4, 3, 0.28, "cherry", sides=64)
    with placed(0.95, 0.25, 0.85, turn=-62):
        with placed(tilt=8):
            _jaw(-1)
        with placed(tilt=-56):
            _jaw(1)
            for side in (-1, 1):
                ball(side * 0.14, -2.3, 0.32, 0.11, HIDE)
                ball(side * 0.3, -0.1, 0.46, 0.27, HIDE)
                ball(side * 0.4, -0.2, 0.54, 0.17, porcelain("butter"))
                ball(side * 0.47, -0.3, 0.55, 0.075, porcelain("ink"), squash=(0.7, 0.7, 1.4))
        sweep(
            [(0, 0.0, 0.05), (0, -0.7, 0.16), (0, -1.5, 0.2), (0, -1.95, 0.16), (0, -2.05, 0.14)],
            [(0.3, 0.1), (0.34, 0.1), (0.32, 0.09), (0.2, 0.07), (0.05, 0.03)],
            porcelain("salmon"),
        )
        sweep(
            [(0, 0.1, 0.1), (0, 0.9, 0.0), (0, 1.8, -0.3), (0, 3, -0.6)],
            [(0.6, 0.55), (0.75, 0.7), (0.95, 0.9), (1, 1)],
            HIDE,
        )
    with placed(-0.5, -0.5, 0.92, turn=66):
        bird(0, 0, 0, size=0.95, body="chestnut", wing=felt("milk"), legs=0.25, beak="honey")
        sweep(
            [(0, 0.28, 0.52), (0, 0.05, 0.43), (0, -0.14, 0.52)],
            [(0.1, 0.1), (0.21, 0.21), (0.16, 0.17)],
            felt("milk"),
        )
        with placed(0, -0.36, 0.79, tilt=62):
            cylinder(0, 0, 0.0, 0.1, 0.05, glow("butter", 6))
    rod((-0.2, -0.68, 1.28), (0.12, -0.5, 1.5), 0.018, metal("brass"))
    with placed(0.18, -0.47, 1.55, turn=60, tilt=70):
        cylinder(0, 0, 0, 0.11, 0.03, metal("brass"))
        cylinder(0, 0, 0.02, 0.09, 0.02, glow("ice", 1.0))
    spot((-1.6, -2.0, 3.4), (-0.1, -0.2, 0.9), 210, "butter", angle=40, soft=0.15)
    with placed(-0.9, 0.4, 3.15, tilt=-8, lean=-30):
        lathe([(0.5, 0), (0.48, 0.1), (0.2, 0.32), (0.08, 0.4), (0.06, 2.6)], 0, 0, 0, porcelain("milk"))
        cylinder(0, 0, 0.02, 0.4, 0.04, glow("butter", 5))
    teddy(0.3, -1.5, -0.12, size=0.72, turn=-16, fur="honey")
    limb((1.5, -0.7, 0.3), (0.98, -1.3, 0.16), 0.22, HIDE, tip=0.18)
    for k in range(3):
        limb((0.92, -1.35, 0.2), (0.58 + 0.03 * k, -1.55 - 0.06 * k, 0.3 - 0.11 * k), 0.075, HIDE, tip=0.055)
