"""A boy with a candle stops on the cellar steps; every potato has opened its eyes."""

from art.deck.kit import (
    Air,
    View,
    ball,
    box,
    candle,
    dice,
    felt,
    glow,
    ground,
    person,
    placed,
    porcelain,
    scatter,
    spot,
    stairs,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.3, -1.9, 0.62), (0.25, 1.2, 0.85), 30, focus=(0.5, 1.4, 1.2), blur=4),
    Air(("sage", "olive"), fill=2.0),
    None,
)
def potatoes_have_eyes() -> None:
    """A boy with a candle stops on the cellar steps; every potato has opened its eyes."""
    ground(8, -3, 4, "umber")
    with placed(y=3.4):
        wall(7, 5, "bottle", skirting=None)
    with placed(0.55, 0.6):
        stairs(9, w=1.15, tread=0.27, rise=0.21, finish="cinnamon", nosing="sand")
    for side in (-0.25, 1.35):
        box(side, 1.8, 0, 0.16, 2.6, 3.4, "bottle", bevel=0.01)
    box(0.55, 3.3, 1.9, 1.1, 0.04, 2, glow("butter", 2.2), bevel=0)
    person(
        0.58,
        1.55,
        0.84,
        turn=-8,
        tall=1.12,
        young=True,
        pose="stand",
        coat="straw",
        legs="slate",
        head="short",
        hair="rust",
        touch=(None, (0.8, 1.25, 1.6)),
        bend=-6,
        look=(-8, -18),
    )
    candle(0.8, 1.22, 1.6, h=0.12, r=0.022, watts=30)
    chance = dice("potatoes")
    heap = [(x, y - 0.15) for x, y in scatter(30, 1.15)]
    for n, (x, y) in enumerate(heap):
        z = 0.1 + 0.22 * max(0, 1 - (x * x + y * y) ** 0.5) + chance.uniform(0, 0.05)
        r = chance.uniform(0.12, 0.19)
        px = x - 0.55 if y > -0.6 else x - 0.25
        ball(px, y - 0.2, z, r, felt(("sand", "cinnamon", "straw")[n % 3]), squash=(1.2, 0.95, 0.85))
        with placed(px, y - 0.2, z, turn=75 + chance.uniform(-40, 40), tilt=-28):
            for side in (-1, 1):
                if n == 12:
                    ball(side * 0.05, -r * 0.85, r * 0.45, 0.026, "umber", squash=(1.1, 0.4, 0.3))
                else:
                    ball(side * 0.05, -r * 0.82, r * 0.45, 0.044, porcelain("milk"))
                    ball(side * 0.05 + 0.008, -r * 0.82 - 0.034, r * 0.5, 0.022, "ink")
    spot((0.6, 3.0, 3.2), (0.2, -0.4, 0.1), 340, "butter", angle=50)
