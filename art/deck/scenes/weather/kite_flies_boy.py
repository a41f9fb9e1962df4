"""High over the hills a kite holds a string; at the end of it, spread like a kite, flies a boy."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    cutout,
    felt,
    grass,
    ground,
    limb,
    person,
    placed,
    rough,
    round_tree,
    tube,
)
from art.deck.registry import card


@card(
    View((0.1, -5.2, 0.7), (0.05, 0, 1.75), 36),
    Air(("cornflower", "sky", "butter"), fill=1.0, clouds=0.8, seed=81),
    Sun(-60, 36, 3.4, "butter", 3),
)
def kite_flies_boy() -> None:
    """High over the hills a kite holds a string; at the end of it, spread like a kite, flies a boy."""
    ground(50, -6, 40, "pistachio", height=lambda x, y: 0.5 * rough(x, y, 0.14) + 0.06 * max(0, y - 6) - 0.3)
    grass(7, -3, 3, count=800, h=0.2)
    with placed(-0.75, 0.0, 0.95, turn=24, lean=-8):
        with placed(tilt=4):
            cutout([(0, -0.75), (0.52, 0.15), (0, 0.75), (-0.52, 0.15)], 0.03, felt("tomato"), bevel=0.01)
            cutout([(0, 0.15), (0.5, 0.15), (0, 0.73)], 0.04, felt("butter"), bevel=0.01)
            cutout([(0, 0.13), (-0.5, 0.13), (0, -0.72)], 0.04, felt("butter"), bevel=0.01)
        for s in (-1, 1):
            ball(s * 0.13, -0.05, 0.3, 0.05, "ink", squash=(0.8, 0.4, 1.2))
        tube([(-0.12, -0.05, 0.05), (0, -0.06, -0.02), (0.12, -0.05, 0.05)], 0.015, "brick")
        for s in (-1, 1):
            limb((s * 0.08, 0, -0.62), (s * 0.14, -0.06, -0.98), 0.03, "umber")
            ball(s * 0.14, -0.1, -1.0, 0.07, "cherry", squash=(0.8, 1.4, 0.6))
        limb((0.42, -0.02, 0.12), (0.62, -0.12, 0.34), 0.03, "umber")
        ball(0.63, -0.12, 0.36, 0.05, "umber")
        limb((-0.42, -0.02, 0.12), (-0.6, -0.1, -0.08), 0.03, "umber")
    tube([(-0.18, -0.25, 1.35), (0.1, -0.1, 1.9), (0.35, 0.0, 2.6), (0.42, 0.0, 3.0)], 0.012, "milk")
    person(
        0.42,
        0.1,
        2.7,
        turn=-30,
        tilt=62,
        tall=1.15,
        young=True,
        pose="float",
        coat="indigo",
        legs="umber",
        head="curls",
        hair="rust",
        hands=((-0.62, 0.0, 1.28), (0.62, 0.0, 1.28)),
        feet=((-0.3, 0.0, 0.02), (0.3, 0.0, 0.02)),
        look=(0, 30),
    )
    trail = [(0.5, 0.9, 3.05), (0.8, 1.1, 2.9), (1.0, 1.1, 2.6), (1.3, 1.1, 2.5)]
    tube(trail, 0.012, "milk")
    for k, c in enumerate(("tomato", "butter", "sea_green", "milk")):
        x, y, z = trail[k]
        for s in (-1, 1):
            ball(x + 0.07 * s, y, z, 0.07, felt(c), squash=(1, 0.4, 0.6))
    for x, y, h in ((-3.5, 9, 2), (3, 11, 2.4), (0.6, 13, 2)):
        round_tree(x, y, 0.2, h=h, crown="moss")
