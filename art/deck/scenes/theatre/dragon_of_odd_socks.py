"""A dragon lies round a hoard of odd socks; a tiny knight shows a bare foot and holds up the match."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    cutout,
    cylinder,
    dice,
    felt,
    glow,
    ground,
    lamp,
    metal,
    person,
    placed,
    porcelain,
    rod,
    rough,
    surface,
    sweep,
)
from art.deck.registry import card

_RIBS = ((0.1, 0.95), (0.55, 0.85), (0.9, 0.55), (0.72, 0.05))
_BAYS = ((0.3, 0.62), (0.6, 0.5), (0.62, 0.2))
WING = ((0.0, 0.0), _RIBS[0], _BAYS[0], _RIBS[1], _BAYS[1], _RIBS[2], _BAYS[2], _RIBS[3])


@card(View((-0.3, -3.6, 1.5), (0.25, 1.4, 1.2), 29), Air(("lilac", "apricot"), fill=1.5), None)
def dragon_of_odd_socks() -> None:
    """A dragon lies round a hoard of odd socks; a tiny knight shows a bare foot and holds up the match."""
    ground(12, -4, 8, "mauve", height=lambda x, y: 0.2 * rough(x, y, 0.6) + 0.5 * max(0, abs(x) - 1.6) ** 1.5)
    surface(
        lambda u, v: (-5 * cos(pi * u), 1.0 + 4.5 * sin(pi * u) * 0.8, 8 * v + 0.3 * rough(u * 8, v * 6, 1)),
        felt("plum"),
        nu=50,
        nv=30,
    )
    chance = dice("socks")
    colours = (
        "mint",
        "cherry",
        "honey",
        "cornflower",
        "bone",
        "raspberry",
        "teal",
        "coral",
        "lilac",
        "pistachio",
    )
    for k in range(130):
        a, r = chance.uniform(0, 2 * pi), chance.random() ** 0.5
        x, y = 0.25 + 1.5 * r * cos(a), 1.1 + 1.1 * r * sin(a)
        z = 0.1 + 0.75 * (1 - r)
        if k > 105:
            x, y, z = chance.uniform(-0.2, 1.2), chance.uniform(-1.8, -0.8), 0.06
        with placed(x, y, z, turn=chance.uniform(0, 360), tilt=chance.uniform(50, 110), scale=1.5):
            c = felt(colours[k % 10])
            sweep(
                [(0, 0, 0.16), (0, 0, 0.02), (-0.03, 0, -0.05), (-0.13, 0, -0.07)],
                [(0.055, 0.03), (0.055, 0.035), (0.06, 0.04), (0.035, 0.03)],
                c,
            )
            cylinder(0, 0, 0.12, 0.058, 0.03, felt(colours[(k + 3) % 10]))
    scale = porcelain("sea_green")
    spine = [
        (1.9, 0.3, 0.3),
        (2.0, 1.2, 0.5),
        (1.5, 2.2, 0.8),
        (0.5, 2.6, 1.1),
        (-0.5, 2.3, 1.2),
        (-0.95, 1.5, 1.5),
        (-0.7, 1.0, 2.1),
        (-0.15, 0.9, 2.35),
    ]
    sweep(
        spine,
        [
            (0.06, 0.06),
            (0.2, 0.2),
            (0.36, 0.36),
            (0.5, 0.5),
            (0.46, 0.46),
            (0.3, 0.3),
            (0.22, 0.22),
            (0.2, 0.18),
        ],
        scale,
    )
    for k, thick in enumerate((0.18, 0.33, 0.45, 0.42, 0.28, 0.2), start=1):
        x, y, z = ((a + 4 * b + c) / 6 for a, b, c in zip(*spine[k - 1 : k + 2], strict=True))
        cylinder(x, y, z + 0.72 * thick, 0.14, 0.3, "coral", top=0)
    for s in (-1, 1):
        with placed(0.35 + 0.45 * s, 2.35, 1.45, turn=16 * s, lean=30 * s, scale=1.25):
            cutout([(s * x, z) for x, z in WING], 0.04, felt("coral"), bevel=0.01)
            for x, z in _RIBS:
                rod((0, -0.03, 0), (s * x, -0.03, z), 0.022, "sea_green", top=0.01)
    with placed(0.0, 0.8, 2.4, turn=38, tilt=14):
        ball(0, 0, 0, 0.27, scale, squash=(1, 1.05, 0.85))
        sweep(
            [(0, -0.12, -0.02), (0, -0.35, -0.08), (0, -0.6, -0.1), (0, -0.66, -0.1)],
            [(0.22, 0.19), (0.19, 0.14), (0.16, 0.11), (0.1, 0.06)],
            scale,
        )
        for s in (-1, 1):
            ball(s * 0.14, -0.18, 0.17, 0.08, porcelain("butter"))
            ball(s * 0.15, -0.245, 0.18, 0.035, "ink")
            rod((s * 0.12, 0.08, 0.18), (s * 0.2, 0.3, 0.46), 0.05, "bone", top=0.006)
            ball(s * 0.07, -0.64, -0.03, 0.03, glow("coral", 5))
    for k in range(4):
        ball(0.52 + 0.14 * k, 0.12 - 0.1 * k, 2.28 + 0.16 * k, 0.05 + 0.03 * k, felt("linen"))
    person(
        -0.62,
        -0.75,
        -0.09,
        turn=150,
        tall=0.95,
        pose="stand",
        coat=metal("pewter"),
        legs="pewter",
        hat="helmet",
        hatted="cherry",
        shoes="cherry",
        feet=((-0.1, 0, 0), (0.16, -0.35, 0.14)),
        hands=((-0.4, -0.2, 1.62), (0.35, 0, 0.85)),
        look=(-10, 24),
    )
    with placed(-0.42, -0.68, 0.95, scale=1.8):
        sweep(
            [(0, 0, 0.1), (0, 0, -0.06), (-0.02, 0, -0.12), (-0.1, 0, -0.14)],
            [(0.045, 0.03), (0.045, 0.03), (0.05, 0.035), (0.03, 0.025)],
            felt("cherry"),
        )
    rod((-1.05, -0.7, -0.07), (-0.85, -1.25, 0.01), 0.02, metal("mist"))
    lamp(0.75, -0.1, 2.2, 170, "butter", size=0.3)
    area((-2.2, -3, 2.6), (0, 0.5, 0.8), 320, "peach", size=1.5)
