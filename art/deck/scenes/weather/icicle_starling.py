"""A starling in a tailcoat strikes a row of icicles with two mallets; drops fall like lit notes."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    box,
    felt,
    fir,
    glow,
    ground,
    limb,
    placed,
    porcelain,
    rod,
    rough,
    surface,
    sweep,
)
from art.deck.registry import card


@card(
    View((-0.3, -4.2, 0.9), (0.02, 0.2, 1.62), 37),
    Air(("cornflower", "sky", "butter", "peach"), fill=0.9, clouds=0.5, cloud="milk", seed=8),
    Sun(-110, 26, 4.2, "butter", 3),
)
def icicle_starling() -> None:
    """A starling in a tailcoat strikes a row of icicles with two mallets; drops fall like lit notes."""
    box(0, 0.5, 2.95, 6, 1.4, 0.16, "chestnut", bevel=0.03)
    rod((-3, -0.15, 2.98), (3, -0.15, 2.98), 0.13, "tomato")
    surface(
        lambda u, v: (
            -3 + 6 * u,
            -0.3 + 1.6 * v,
            3.12 + 0.16 * sin(3.1 * v) + 0.05 * sin(13 * u) + 0.03 * sin(31 * u),
        ),
        felt("milk"),
        nu=60,
        nv=12,
        thick=0.1,
    )
    ice = porcelain("ice")
    for k in range(8):
        x, long = -1.2 + 0.34 * k, 1.75 - 0.19 * k
        rod((x, -0.15, 2.9), (x, -0.15, 2.9 - long), 0.12, ice, top=0.012)
        ball(x, -0.15, 2.86, 0.13, ice, squash=(1, 1, 0.6))
        ball(x, -0.15, 2.78 - long - 0.3 * (k % 3) - 0.12, 0.055, glow("butter", 5), squash=(0.85, 0.85, 1.3))
    bx, by, bz = -0.35, -0.75, 0.62
    rod((-3, by + 0.1, bz - 0.45), (3, by + 0.1, bz - 0.2), 0.09, "umber")
    with placed(bx, by, bz, turn=50):
        with placed(tilt=-38, scale=1.35):
            sweep(
                [(0, 0.5, 0.06), (0, 0.3, 0.1), (0, 0.05, 0.2), (0, -0.18, 0.3), (0, -0.28, 0.42)],
                [(0.04, 0.03), (0.1, 0.09), (0.17, 0.16), (0.14, 0.14), (0.09, 0.09)],
                felt("ink"),
            )
            for side in (-1, 1):
                with placed(side * 0.1, 0.42, 0.04, turn=side * 10):
                    ball(0, 0.16, 0, 0.2, felt("ink"), squash=(0.35, 1.3, 0.14))
        limb((0, -0.05, 0.4), (0, -0.2, 0.78), 0.2, felt("ink"), tip=0.15)
        ball(0, -0.2, 0.46, 0.15, felt("milk"), squash=(0.7, 0.75, 1.3))
        ball(0, -0.2, 0.82, 0.18, felt("ink"))
        rod((0, -0.36, 0.84), (0, -0.74, 0.88), 0.06, "honey", top=0.008)
        for side in (-1, 1):
            ball(side * 0.14, -0.32, 0.9, 0.035, porcelain("butter"))
            ball(side * 0.155, -0.34, 0.9, 0.018, "ink")
            with placed(side * 0.1, -0.28, 0.56):
                ball(side * 0.06, -0.04, 0, 0.08, "tomato", squash=(1, 0.5, 0.7))
            rod((side * 0.09, 0.06, 0.45), (side * 0.1, 0.04, -0.28), 0.032, "honey")
    for (ax, az), (mx, mz) in (((-0.55, 1.12), (-0.98, 1.55)), ((0.08, 1.1), (0.28, 1.72))):
        limb((bx, by, 1.02), (ax, by - 0.2, az), 0.1, felt("ink"), tip=0.07)
        rod((ax, by - 0.2, az), (mx, by - 0.1, mz), 0.022, "sand")
        ball(mx, by - 0.1, mz, 0.09, "tomato")
    fir(-2.3, 7, -1.4, h=2.6, finish="bottle", snow=True)
    fir(2.0, 8, -1.4, h=3.0, finish="bottle", snow=True)
    ground(40, 1, 30, "milk", height=lambda x, y: -1.4 + 0.1 * rough(x, y, 0.4))
    bird(0.8, by + 0.05, bz - 0.24, size=0.48, turn=-60, body="coral", wing="brick", legs=0.1)
