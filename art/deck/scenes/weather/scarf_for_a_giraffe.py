"""An old woman on a ladder winds a very long scarf round the neck of a giraffe in the snow."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    dice,
    felt,
    fir,
    glow,
    ground,
    ladder,
    limb,
    person,
    placed,
    porcelain,
    rod,
    rough,
    snow,
    sweep,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.5, -6.6, 1.1), (0.08, 0, 2.32), 39),
    Air(("cornflower", "sky", "blush"), fill=1.0, clouds=0.5, cloud="milk", seed=44),
    Sun(-60, 26, 2.8, "peach", 3),
)
def scarf_for_a_giraffe() -> None:
    """An old woman on a ladder winds a very long scarf round the neck of a giraffe in the snow."""
    ground(50, -7, 40, "milk", height=lambda x, y: 0.08 * rough(x, y, 0.5))
    hide = felt("honey")
    neck = [(0.55, 0.3, 1.75), (0.35, 0.25, 2.2), (0.2, 0.2, 2.9), (0.12, 0.15, 3.6), (0.1, 0.1, 4.0)]
    sweep(
        [(2.0, 0.5, 1.5), (1.7, 0.45, 1.6), (1.1, 0.4, 1.72), (0.65, 0.35, 1.72), (0.42, 0.3, 1.6)],
        [(0.25, 0.3), (0.42, 0.45), (0.42, 0.45), (0.38, 0.42), (0.2, 0.25)],
        hide,
    )
    sweep(neck, [(0.3, 0.3), (0.22, 0.22), (0.17, 0.17), (0.15, 0.15), (0.14, 0.14)], hide)
    for x, y in ((0.6, 0.1), (0.75, 0.55), (1.7, 0.2), (1.85, 0.6)):
        limb((x, y, 1.5), (x - 0.04, y, 0.75), 0.13, hide, tip=0.1)
        limb((x - 0.04, y, 0.75), (x, y, 0.05), 0.1, hide, tip=0.09)
    chance = dice("spots")
    for k in range(26):
        a = chance.uniform(0, 1)
        ball(
            0.55 + 1.4 * a,
            0.0 + 0.02 * sin(9 * k),
            1.45 + 0.5 * chance.random(),
            0.09,
            felt("rust"),
            squash=(1, 0.35, 0.8),
        )
    with placed(0.08, 0.08, 4.1, turn=-62, tilt=14):
        sweep(
            [(0, 0.16, 0.02), (0, 0.0, 0.04), (0, -0.2, -0.02), (0, -0.44, -0.12), (0, -0.5, -0.13)],
            [(0.1, 0.1), (0.18, 0.18), (0.14, 0.13), (0.12, 0.1), (0.06, 0.05)],
            hide,
        )
        for s in (-1, 1):
            rod((s * 0.07, 0.02, 0.15), (s * 0.08, 0.04, 0.36), 0.025, "umber")
            ball(s * 0.08, 0.04, 0.38, 0.045, "umber")
            with placed(s * 0.17, 0.08, 0.1, lean=s * 70):
                ball(0, 0, 0.1, 0.13, hide, squash=(0.4, 0.3, 1))
            ball(s * 0.15, -0.1, 0.08, 0.035, porcelain("ink"))
            ball(s * 0.05, -0.49, -0.1, 0.015, "umber")
    for n in range(9):
        t = n / 9
        z = 2.15 + 1.45 * t
        x = 0.36 - 0.26 * t**0.7
        y = 0.25 - 0.12 * t
        r = 0.27 - 0.08 * t
        loop = [
            (x + r * cos(2 * pi * k / 14), y + r * sin(2 * pi * k / 14), z + 0.04 * sin(2 * pi * k / 14 + n))
            for k in range(14)
        ]
        tube(loop, 0.09, felt(("tomato", "milk")[n % 2]), closed=True)
    trail = [
        (0.12, 0.0, 2.95),
        (0.05, -0.2, 2.4),
        (0.15, -0.3, 1.4),
        (0.1, -0.6, 0.5),
        (-0.15, -1.0, 0.08),
        (-0.4, -1.5, 0.08),
        (0.3, -1.7, 0.08),
        (0.9, -1.2, 0.08),
        (1.3, -1.2, 0.08),
    ]
    tube(trail, 0.085, felt("tomato"))
    ladder((-1.0, 0.1, 0), (-0.42, 0.25, 3.3), w=0.4, rungs=11, finish="sand")
    person(
        -0.58,
        -0.12,
        1.6,
        turn=84,
        tall=1.6,
        pose="climb",
        coat="teal",
        dress="skirt",
        head="bun",
        hair="mist",
        hat="scarf",
        hatted="cornflower",
        touch=((0.05, -0.1, 3.05), (0.0, 0.05, 2.8)),
        look=(0, 26),
    )
    with placed(1.35, -1.2, 0.0):
        ball(0, 0, 0.2, 0.2, felt("tomato"))
        for s in (-1, 1):
            rod((s * 0.1, -0.1, 0.1), (s * 0.3, 0.0, 0.55), 0.015, "sand")
    bird(0.5, 0.3, 0.03, size=0.2, body="tomato", wing="umber")
    for x, y, h in ((-3, 9, 2.6), (-1.6, 11, 3.0), (3, 10, 2.8), (1.2, 13, 2.6)):
        fir(x, y, 0, h=h, snow=True)
    snow(8, -3, 6, 6, count=300, r=0.024, finish=glow("milk", 0.5))
