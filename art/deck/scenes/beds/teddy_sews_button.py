"""A worn toy bear sews a button on the sleeping child's cuff; the button is its own eye."""

from math import sin

from art.deck.kit import (
    Air,
    View,
    ball,
    box,
    cylinder,
    felt,
    glow,
    hand,
    lamp,
    lathe,
    limb,
    metal,
    placed,
    porcelain,
    rod,
    shell,
    surface,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((0.0, -1.15, 0.42), (-0.02, 0.2, 0.25), 38, focus=(0.2, 0.05, 0.25), blur=6),
    Air(("indigo", "cornflower"), fill=1.3),
    None,
)
def teddy_sews_button() -> None:
    """A worn toy bear sews a button on the sleeping child's cuff; the button is its own eye."""
    surface(
        lambda u, v: (
            -1.5 + 3 * u,
            -0.8 + 2.2 * v,
            0.02 * abs(sin(14 * u)) + 0.02 * abs(sin(11 * v)) - 0.02 + 0.3 * max(0, v - 0.55) ** 1.2,
        ),
        felt("indigo"),
        nu=60,
        nv=60,
    )
    with placed(y=2.2):
        wall(5, 4, "indigo")
    with placed(-0.12, -0.14, 0.09, turn=-118, tilt=88):
        hand(
            0,
            0,
            0,
            gesture="drop",
            size=0.3,
            turn=180,
            skin="blush",
            cuff="linen",
            sleeve="cornflower",
            arm=1.6,
            left=True,
        )
    cloth = felt("sand")
    with placed(0.2, 0.12, 0.0, turn=-28):
        ball(0, 0, 0.12, 0.13, cloth, squash=(1, 0.9, 1.1))
        ball(0, -0.08, 0.12, 0.085, felt("linen"), squash=(1, 0.6, 1.1))
        with placed(0, -0.02, 0.3, turn=-8, tilt=18):
            ball(0, 0, 0, 0.115, cloth)
            ball(0, -0.09, -0.03, 0.052, felt("linen"))
            ball(0, -0.14, -0.01, 0.017, "ink")
            ball(0.01, -0.135, -0.05, 0.012, "coral", squash=(1, 1, 0.7))
            ball(0.045, -0.1, 0.03, 0.018, porcelain("coral"))
            tube([(-0.045, -0.105, 0.03), (-0.06, -0.14, 0.0), (-0.05, -0.15, -0.05)], 0.004, "ink")
            for s in (-1, 1):
                ball(s * 0.09, 0.01, 0.09, 0.045, cloth)
        limb((-0.1, -0.02, 0.2), (-0.2, -0.2, 0.16), 0.045, cloth)
        limb((0.1, -0.02, 0.2), (0.12, -0.2, 0.32), 0.045, cloth)
        for s in (-1, 1):
            limb((s * 0.08, -0.04, 0.05), (s * 0.16, -0.22, 0.05), 0.055, cloth)
        box(0.07, -0.1, 0.05, 0.07, 0.02, 0.07, felt("coral"), turn=10, bevel=0.005)
    tube(
        [(0.2, -0.08, 0.34), (0.12, -0.2, 0.38), (0.0, -0.2, 0.26), (-0.04, -0.19, 0.19)],
        0.004,
        glow("coral", 0.5),
    )
    rod((0.2, -0.06, 0.34), (0.27, -0.12, 0.37), 0.004, metal("mist"))
    with placed(-0.05, -0.2, 0.17, tilt=35):
        cylinder(0, 0, 0, 0.024, 0.012, porcelain("coral"))
    ball(-0.42, 0.62, 0.34, 0.22, porcelain("blush"))
    ball(-0.45, 0.7, 0.4, 0.235, felt("chestnut"))
    for x in (-0.46, -0.31):
        tube([(x - 0.035, 0.42, 0.37), (x, 0.405, 0.355), (x + 0.035, 0.42, 0.37)], 0.007, "umber")
    tube([(-0.42, 0.41, 0.25), (-0.385, 0.4, 0.24), (-0.35, 0.41, 0.25)], 0.006, "cherry")
    ball(-0.385, 0.39, 0.3, 0.022, porcelain("salmon"))
    with placed(0.58, 0.85, 0.12):
        lathe([(0.09, 0), (0.07, 0.12), (0.06, 0.14)], 0, 0, 0, "milk")
        shell(0, 0, 0.14, 0.16, glow("honey", 3), rise=(0, 90), squash=(1, 1, 0.7))
    lamp(0.55, 0.4, 0.6, 22, "honey", size=0.15)
    lamp(0.1, -0.7, 0.9, 12, "honey", size=0.3)
