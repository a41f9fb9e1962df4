"""High over the roofs a crane carries a bed with somebody asleep in it; far cranes carry more beds."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bed,
    box,
    cat,
    dice,
    felt,
    gable,
    glow,
    limb,
    placed,
    porcelain,
    rod,
)
from art.deck.registry import card


@card(
    View((0.35, -6.0, 6.45), (0.0, 0, 6.65), 39),
    Air(
        ("indigo", "mauve", "salmon", "butter"),
        fill=0.95,
        clouds=0.6,
        cloud="blush",
        seed=15,
        haze=("peach", 12, 46),
    ),
    Sun(-58, 14, 3.4, "apricot", 3),
)
def crane_takes_sleeper() -> None:
    """High over the roofs a crane carries a bed with somebody asleep in it; far cranes carry more beds."""
    with placed(-0.25, 0, 5.55, lean=-7):
        bed(0, 0, turn=68, w=1.25, long=2.3, quilt="cherry", wood="milk")
        with placed(turn=68):
            _sleeper()
            for x in (-0.62, 0.62):
                for y, z in ((-1.15, 0.72), (1.15, 1.04)):
                    rod((x, y, z), (0, 0, 3.0), 0.02, "ink")
        cat(0.75, -0.42, 0.62, turn=-20, size=0.42, pose="curl")
        ball(0, 0, 3.0, 0.12, "honey")
        rod((0, 0, 3.0), (0, 0, 9), 0.03, "ink")
    for x in (-0.16, 0.08):
        with placed(x + 0.9, -0.5, 4.7 - 0.3 * x, tilt=30, lean=40 * x):
            ball(0, 0, 0, 0.1, felt("raspberry"), squash=(0.8, 1.5, 0.6))
            ball(0, -0.08, 0.05, 0.05, felt("milk"))
    chance = dice("roofs")
    for _ in range(42):
        x, y = -9 + 18 * chance.random(), 7 + 26 * chance.random()
        top = chance.uniform(2.2, 4.6)
        colour = chance.choice(("rose", "blush", "mauve", "salmon", "linen"))
        box(x, y, 0, 2.6, 2.6, top, felt(colour), bevel=0.02)
        gable(x, y, top, 2.8, 2.8, 0.9, felt(chance.choice(("brick", "plum", "rust", "cherry"))))
        for j in range(3):
            pane = glow("butter", 2) if chance.random() < 0.4 else felt("plum")
            box(x - 0.75 + 0.75 * j, y - 1.32, top - 1.0, 0.36, 0.06, 0.55, pane, bevel=0)
    for x, y, s in ((2.4, 11, 1.0), (-5.4, 19, 1.15)):
        with placed(x, y, 0, scale=s):
            _crane()


def _sleeper() -> None:
    """On its side, one arm over the edge."""
    ball(0.1, 0.82, 0.74, 0.18, porcelain("peach"), squash=(1, 1, 0.95))
    ball(0.04, 0.9, 0.79, 0.18, felt("chestnut"))
    ball(0.27, 0.8, 0.74, 0.03, porcelain("salmon"))
    limb((-0.4, 0.5, 0.62), (-0.7, 0.4, 0.52), 0.08, felt("ice"), tip=0.065)
    limb((-0.7, 0.4, 0.52), (-0.76, 0.36, 0.12), 0.06, porcelain("peach"), tip=0.055)


def _crane() -> None:
    red = felt("tomato")
    for k in range(9):
        for e in (-0.3, 0.3):
            rod((e, 0, 1.2 * k), (e, 0, 1.2 * k + 1.2), 0.07, red)
        rod((-0.3, 0, 1.2 * k), (0.3, 0, 1.2 * k + 1.2), 0.05, red)
    rod((2.0, 0, 10.8), (-4.6, 0, 10.8), 0.1, red)
    rod((2.0, 0, 10.8), (0, 0, 12.2), 0.05, red)
    rod((0, 0, 12.2), (-4.4, 0, 10.8), 0.05, red)
    box(1.8, 0, 10.0, 0.7, 0.5, 0.8, "slate")
    rod((-3.2, 0, 8.2), (-3.2, 0, 10.8), 0.035, "ink")
    for ex in (-0.6, 0.6):
        rod((-3.2, 0, 8.2), (-3.2 + ex, 0, 7.2), 0.025, "ink")
    bed(-3.2, 0, z=6.3, turn=80, w=1.2, long=2.1, quilt="teal", wood="milk")
