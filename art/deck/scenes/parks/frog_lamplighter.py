"""At dusk a frog on stilts lights the bulrushes in a pond, one by one."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    cylinder,
    felt,
    flower,
    glow,
    hat,
    lamp,
    limb,
    placed,
    porcelain,
    rod,
    sea,
    steam,
    sweep,
    tube,
)
from art.deck.registry import card


def _frog(x: float, y: float, z: float) -> None:
    """Looks to +x and up."""
    skin, belly = porcelain("moss"), porcelain("pistachio")
    with placed(x, y, z, turn=40):
        sweep(
            [(0, 0, -0.05), (0, 0, 0.1), (0, -0.05, 0.38), (0, -0.08, 0.62), (0, -0.08, 0.72)],
            [(0.16, 0.14), (0.3, 0.27), (0.31, 0.28), (0.22, 0.2), (0.12, 0.1)],
            felt("tomato"),
        )
        with placed(0, -0.1, 0.88, tilt=-16):
            ball(0, 0, 0, 0.32, skin, squash=(1.15, 0.95, 0.72))
            ball(0, -0.06, -0.07, 0.28, belly, squash=(1.1, 0.95, 0.6))
            tube(
                [(-0.27, -0.16, -0.02), (-0.12, -0.3, -0.04), (0.12, -0.3, -0.04), (0.27, -0.16, -0.02)],
                0.014,
                "bottle",
            )
            for side in (-1, 1):
                ball(side * 0.18, -0.06, 0.22, 0.12, skin)
                ball(side * 0.19, -0.14, 0.25, 0.085, porcelain("butter"))
                ball(side * 0.195, -0.205, 0.26, 0.045, porcelain("ink"))
            hat("top", 0, 0.02, 0.38, "ink", size=0.95)
        for side in (-1, 1):
            limb((side * 0.18, 0, 0.06), (side * 0.42, -0.22, -0.02), 0.1, skin, tip=0.08)
            limb((side * 0.42, -0.22, -0.02), (side * 0.26, -0.02, -0.42), 0.08, skin, tip=0.06)
            ball(side * 0.26, -0.1, -0.46, 0.12, skin, squash=(0.9, 1.5, 0.35))


@card(
    View((0.1, -7.0, 1.5), (0.05, 0, 2.0), 36),
    Air(("petrol", "teal", "sea_green", "butter"), fill=0.75, clouds=0.3, cloud="mint", seed=6),
    Sun(20, 8, 1.6, "butter", 3),
)
def frog_lamplighter() -> None:
    """At dusk a frog on stilts lights the bulrushes in a pond, one by one."""
    sea(60, -6, 80, colour="teal", waves=0.12)
    x, y, z = -0.55, 0.0, 2.35
    _frog(x, y, z)
    for side, foot in ((-1, (-0.95, 0.0)), (1, (-0.25, -0.2))):
        a = (x + side * 0.2, y - 0.12 * side - 0.08, z - 0.4)
        rod((foot[0], foot[1], -0.3), (a[0], a[1], a[2] + 0.55), 0.045, "sand")
        ball(*a, 0.08, "sand")
    skin = porcelain("moss")
    limb((x + 0.2, y - 0.1, z + 0.5), (x + 0.5, y - 0.3, z + 0.42), 0.07, skin)
    limb((x + 0.5, y - 0.3, z + 0.42), (x + 0.72, y - 0.3, z + 0.72), 0.06, skin)
    ball(x + 0.72, y - 0.3, z + 0.72, 0.09, skin)
    limb((x - 0.22, y + 0.02, z + 0.5), (x - 0.5, y - 0.1, z + 0.25), 0.07, skin)
    limb((x - 0.5, y - 0.1, z + 0.25), (x - 0.38, y - 0.3, z + 0.55), 0.06, skin)
    rod((x + 0.3, y - 0.3, z + 0.3), (1.12, -0.3, 3.8), 0.025, "umber")
    ball(1.14, -0.3, 3.84, 0.05, glow("honey", 14), squash=(0.8, 0.8, 1.8))
    reeds = [
        (1.28, -0.3, 3.35, 1),
        (1.95, 0.6, 2.7, 0),
        (-1.75, 0.3, 2.75, 1),
        (-1.35, 2.2, 2.5, 1),
        (0.55, 2.4, 2.4, 1),
        (-2.6, 3.6, 2.6, 1),
        (2.5, 3.0, 2.9, 0),
        (-0.4, 5.4, 2.3, 1),
        (1.6, 6.0, 2.2, 1),
        (-2.2, 7.5, 2.3, 1),
        (3.2, 7.0, 2.6, 0),
    ]
    for k, (rx, ry, high, lit) in enumerate(reeds):
        tube([(rx - 0.1, ry, -0.3), (rx, ry, high * 0.5), (rx, ry, high + 0.75)], 0.025, "moss")
        limb(
            (rx, ry, high - 0.12),
            (rx, ry, high + 0.42),
            0.115,
            glow("honey", 0.9) if lit else felt("chestnut"),
        )
        if lit and k < 6:
            lamp(rx, ry - 0.3, high + 0.2, 16, "honey", size=0.15)
        for side in (-1, 1):
            tube(
                [
                    (rx, ry, -0.2),
                    (rx + side * 0.16, ry, high * 0.4),
                    (rx + side * 0.45, ry, high * (0.62 + 0.05 * (k % 3))),
                ],
                0.03,
                "bottle",
            )
    for px, py in ((-1.3, -2.2), (0.9, -2.6), (1.6, -1.4), (-1.7, -0.9)):
        cylinder(px, py, -0.02, 0.42, 0.05, "moss", sides=40)
    flower(0.95, -2.6, 0.0, h=0.12, petals="blush", r=0.18, leafy=False)
    with placed(1.78, 0.25, 3.28, turn=30):
        ball(0, 0, 0, 0.07, felt("linen"), squash=(0.7, 1.8, 0.8))
        for side in (-1, 1):
            with placed(lean=side * -28):
                ball(side * 0.17, 0.02, 0.02, 0.18, felt("bone"), squash=(1, 0.75, 0.1))
    area((-2.5, -4.5, 3.2), (-0.4, 0, 2.4), 130, "butter", size=1.2)
    steam(1.95, 0.6, 3.2, h=0.6, r=0.05, finish="mint")
