"""Two snails view a teapot that has been washed ashore; a light is already burning in it."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    glow,
    ground,
    lathe,
    placed,
    porcelain,
    rock,
    rod,
    rough,
    sea,
    sweep,
    tube,
)
from art.deck.registry import card


def _snail(
    x: float, y: float, z: float, colour: str, *, turn: float = 0, size: float = 1, up: float = 0
) -> None:
    """Creeps along −x; its shell shows its side to −y; `up` lifts its head."""
    skin = porcelain("sand")
    with placed(x, y, z, turn=turn, scale=size):
        with placed(turn=-90):
            sweep(
                [
                    (0, 1.0, 0.03),
                    (0, 0.6, 0.1),
                    (0, 0.0, 0.16),
                    (0, -0.45, 0.2),
                    (0, -0.7, 0.3 + up * 0.4),
                    (0, -0.86, 0.46 + up),
                    (0, -0.92, 0.56 + up),
                ],
                [
                    (0.04, 0.02),
                    (0.14, 0.08),
                    (0.24, 0.15),
                    (0.22, 0.17),
                    (0.18, 0.16),
                    (0.17, 0.16),
                    (0.08, 0.07),
                ],
                skin,
            )
        for side in (-1, 1):
            tip = (-1.06, side * 0.17, 0.95 + up)
            rod((-0.88, side * 0.08, 0.5 + up), tip, 0.035, skin, top=0.025)
            ball(*tip, 0.075, porcelain("milk"))
            ball(tip[0] - 0.04, tip[1] - 0.04, tip[2], 0.042, "ink")
        for knot in range(64):
            t = knot / 63
            a, r, thick = -1.9 + 5.2 * pi * t, 0.52 * (1 - t) ** 1.15, 0.07 + 0.22 * (1 - t)
            ball(
                0.14 + r * cos(a), -0.1 * t, 0.66 + r * sin(a), thick, porcelain(colour), squash=(1, 1.25, 1)
            )
            groove = r - 0.8 * thick
            ball(
                0.14 + groove * cos(a),
                -0.28 + 0.08 * t,
                0.66 + groove * sin(a),
                0.06 - 0.03 * t,
                felt("bone"),
            )


@card(
    View((-0.4, -7.4, 1.3), (0.08, 0, 1.6), 34),
    Air(("cornflower", "sky", "blush", "peach"), fill=0.85, clouds=0.6, cloud="milk", seed=12),
    Sun(-112, 30, 4.0, "butter", 2),
)
def teapot_for_two() -> None:
    """Two snails view a teapot that has been washed ashore; a light is already burning in it."""
    ground(60, -8, 12, "sand", height=lambda x, y: 0.1 * rough(x, y, 0.5) - 0.04 - 0.08 * max(0, y - 4))
    sea(160, 4.5, 190, z=-0.08, colour="sea_green", waves=0.3)
    glaze, white = porcelain("cornflower"), porcelain("milk")
    with placed(0.45, 0.6, -0.3, lean=11):
        lathe(
            [
                (0.7, 0),
                (0.75, 0.06),
                (1.2, 0.5),
                (1.4, 1.1),
                (1.28, 1.7),
                (0.85, 2.15),
                (0.6, 2.25),
                (0.62, 2.32),
            ],
            0,
            0,
            0,
            glaze,
        )
        lathe([(0.8, 2.18), (0.84, 2.24), (0.72, 2.3)], 0, 0, 0, white)
        lathe([(0.68, 2.3), (0.66, 2.4), (0.35, 2.62), (0.08, 2.7)], 0, 0, 0, white)
        ball(0, 0, 2.82, 0.19, glaze)
        with placed(turn=90):
            sweep(
                [(0, 1.1, 0.75), (0, 1.5, 0.95), (0, 1.78, 1.5), (0, 2.02, 2.05), (0, 2.12, 2.12)],
                [(0.3, 0.34), (0.25, 0.28), (0.2, 0.2), (0.24, 0.19), (0.25, 0.19)],
                glaze,
            )
            ball(0, 2.14, 2.14, 0.2, "ink", squash=(1, 0.8, 0.3))
        tube([(1.2, 0, 1.8), (2.1, 0, 2.0), (2.1, 0, 0.9), (1.3, 0, 0.7)], 0.14, glaze)
        with placed(0.1, -1.33, 1.2, tilt=8):
            with placed(tilt=90):
                cylinder(0, 0, 0, 0.36, 0.08, white)
                cylinder(0, 0, 0.05, 0.28, 0.06, glow("honey", 0.9))
            for side in (-1, 1):
                box(side * 0.22, -0.13, -0.16, 0.1, 0.02, 0.36, felt("honey"), bevel=0.01)
            rod((0, -0.12, -0.28), (0, -0.12, 0.28), 0.02, white)
            box(0, -0.1, -0.42, 0.7, 0.16, 0.08, white, bevel=0.02)
        _snail(0.0, 0, 2.92, "honey", turn=0, size=0.62, up=0.15)
    _snail(-0.6, -2.0, 0.0, "coral", turn=8, size=0.84, up=0.3)
    for k in range(10):
        rock(
            -2.0 + 0.47 * k,
            -2.9 + 0.3 * (k % 3),
            0.0,
            size=0.1 + 0.05 * (k % 3),
            finish=("pewter", "linen", "rose")[k % 3],
            seed=k,
        )
