"""The tide has left blank envelopes along the shore; a woman holds one to her ear like a shell."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    dice,
    felt,
    ground,
    hand,
    loft,
    person,
    placed,
    rough,
    sea,
)
from art.deck.registry import card


@card(
    View((0.4, -3.6, 1.35), (-0.1, 2, 1.15), 32),
    Air(("lilac", "blush", "peach"), fill=1.0, clouds=0.5, cloud="milk", seed=3),
    Sun(45, 12, 3, "peach", 4),
)
def envelopes_at_low_tide() -> None:
    """The tide has left blank envelopes along the shore; a woman holds one to her ear like a shell."""
    ground(40, -6, 12, "sand", height=lambda x, y: 0.05 * rough(x, y, 0.7) - 0.03 * max(0, y - 4))
    sea(80, 5, 80, z=-0.06, colour="sky", waves=0.3)
    chance = dice("envelopes")
    for _ in range(150):
        y = -2.4 + 8.5 * chance.random()
        x = chance.uniform(-4, 4) * (0.45 + 0.12 * (y + 2.5))
        with placed(
            x,
            y,
            0.05,
            turn=chance.uniform(0, 360),
            tilt=chance.uniform(-14, 14),
            lean=chance.uniform(-14, 14),
        ):
            box(0, 0, 0, 0.34, 0.22, 0.015, felt("milk"), bevel=0.004)
            loft([(-0.17, 0.11, 0.018), (0.17, 0.11, 0.018), (0, -0.02, 0.02)], felt("linen"))
    person(
        -0.45,
        0.4,
        turn=38,
        tall=1.68,
        coat="teal",
        dress="robe",
        head="long",
        hair="chestnut",
        pose="stand",
        side=7,
        touch=((-0.62, 0.25, 1.5), None),
        look=(-20, 4),
    )
    with placed(-0.64, 0.24, 1.52, turn=60, tilt=80):
        box(0, 0, 0, 0.34, 0.22, 0.02, felt("milk"), bevel=0.004)
    with placed(0.62, -1.6, 0.05, turn=-25):
        box(0, 0.05, 0.08, 0.4, 0.26, 0.03, felt("milk"), bevel=0.005)
        ball(0, -0.12, 0.07, 0.08, "tomato", squash=(1.2, 1, 0.7))
        for s in (-1, 1):
            ball(0.14 * s, -0.2, 0.07, 0.05, "tomato")
            ball(0.03 * s, -0.2, 0.16, 0.018, "ink")
    hand(1.5, 8, -0.1, gesture="pinch", size=0.8, turn=-20, skin="peach", cuff=None)
    box(1.35, 7.9, 0.85, 0.5, 0.03, 0.32, felt("milk"), bevel=0)
