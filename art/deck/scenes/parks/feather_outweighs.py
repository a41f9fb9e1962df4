"""On a hilltop stand great scales: a feather has sunk to the grass, an elephant hangs high."""

from math import cos, pi, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    felt,
    grass,
    ground,
    lathe,
    limb,
    metal,
    person,
    placed,
    porcelain,
    rod,
    rough,
    surface,
    sweep,
    tube,
)
from art.deck.registry import card


def _elephant(x: float, y: float, z: float) -> None:
    """Looks to −x and stands on z."""
    hide = felt("mauve")
    with placed(x, y, z, turn=-64, scale=1.05):
        sweep(
            [(0, 1.0, 1.2), (0, 0.85, 1.3), (0, 0.3, 1.42), (0, -0.4, 1.4), (0, -0.8, 1.45)],
            [(0.3, 0.3), (0.55, 0.58), (0.68, 0.7), (0.6, 0.62), (0.36, 0.36)],
            hide,
        )
        for side in (-1, 1):
            for end in (-0.42, 0.6):
                limb((side * 0.3, end, 1.0), (side * 0.3, end, 0.14), 0.26, hide, tip=0.22)
        tube([(0, 0.98, 1.35), (0, 1.22, 1.2), (0, 1.2, 0.7)], 0.05, hide)
        with placed(0, -0.95, 1.72, tilt=10):
            ball(0, 0, 0, 0.48, hide, squash=(0.95, 1, 1.05))
            for knot in range(14):
                t = knot / 13
                ball(0, -0.34 - 0.34 * sin(2.2 * t), -0.1 - 1.1 * t, 0.24 - 0.13 * t, hide)
            for side in (-1, 1):
                with placed(side * 0.4, 0.1, 0.02, turn=side * -28, lean=side * -8):
                    ball(side * 0.36, 0, -0.1, 0.5, hide, squash=(0.95, 0.14, 1.1))
                    ball(side * 0.36, -0.05, -0.12, 0.38, felt("rose"), squash=(0.9, 0.1, 1.05))
                ball(side * 0.24, -0.38, 0.16, 0.06, porcelain("ink"))
                tube(
                    [(side * 0.2, -0.38, -0.26), (side * 0.24, -0.62, -0.42), (side * 0.22, -0.85, -0.36)],
                    0.06,
                    porcelain("milk"),
                )


@card(
    View((0.4, -10.5, 1.2), (0.25, 0, 2.75), 37),
    Air(("sea_green", "mint", "butter", "peach"), fill=0.8, clouds=0.5, cloud="milk", seed=4),
    Sun(-118, 30, 4.4, "butter", 3),
)
def feather_outweighs() -> None:
    """On a hilltop stand great scales: a feather has sunk to the grass, an elephant hangs high."""

    def hill(x: float, y: float) -> float:
        return -0.05 * (x * x * 0.25 + y * y * 0.12) + 0.05 * rough(x, y, 0.5)

    ground(40, -8, 30, "moss", height=hill)
    grass(8, -4.5, 2.5, count=900, h=0.26, colours=("moss", "sage"), height=hill)
    brass, pivot, reach, sag = metal("brass"), (0.0, 0, 5.35), 1.95, radians(22)
    lathe(
        [(0.75, -0.2), (0.7, 0.15), (0.3, 0.3), (0.13, 0.6), (0.1, 3), (0.13, 5.0), (0.2, 5.3), (0, 5.6)],
        0,
        0,
        0,
        brass,
    )
    left, right = ((side * reach * cos(sag), 0, pivot[2] + side * reach * sin(sag)) for side in (-1, 1))
    for x, y, z in (left, right):
        rod(pivot, (x, y, z), 0.12, brass, top=0.06)
        ball(x, y, z, 0.12, brass)
    for (x, y, z), drop, r in ((left, 4.3, 0.95), (right, 3.75, 1.3)):
        for k in range(3):
            a = radians(90 + 120 * k)
            rod((x, y, z), (x + r * cos(a), r * sin(a), z - drop + 0.22), 0.028, brass)
        lathe(
            [
                (0, 0),
                (r * 0.5, 0.02),
                (r * 0.9, 0.12),
                (r, 0.24),
                (r * 0.97, 0.25),
                (r * 0.86, 0.15),
                (0, 0.06),
            ],
            x,
            y,
            z - drop,
            brass,
        )
    _elephant(right[0] + 0.08, 0, right[2] - 3.62)
    with placed(left[0] - 0.1, -0.2, left[2] - 4.2, lean=16):
        surface(
            lambda u, v: (
                (u - 0.5)
                * 0.62
                * sin(pi * (0.06 + 0.92 * v)) ** 0.6
                * (1 - 0.14 * (sin(9.5 * v + 7 * u) > 0.93))
                + 0.5 * v * v * v,
                0.06 * (2 * u - 1) ** 2,
                0.42 + 1.75 * v - 0.1 * abs(2 * u - 1),
            ),
            felt("tomato"),
            nu=16,
            nv=90,
            thick=0.02,
        )
        tube([(-0.12, -0.03, 0), (0.0, -0.03, 0.7), (0.1, -0.03, 1.4), (0.46, -0.03, 2.12)], 0.04, "butter")
    person(
        -0.5,
        -2.6,
        -0.1,
        turn=-140,
        tall=1.3,
        young=True,
        coat="indigo",
        dress="skirt",
        head="braids",
        hair="rust",
        touch=((-1.25, -1.9, 0.75), None),
        look=(20, 20),
    )
    bird(0, 0, 5.6, size=0.7, turn=-60, body="tomato", wing="brick", legs=0.2)
