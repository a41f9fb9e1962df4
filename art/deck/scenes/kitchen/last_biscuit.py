"""From above: one biscuit, and hands all round it; one of them is a paw."""

from math import cos, pi, radians, sin

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    cutout,
    cylinder,
    felt,
    hand,
    lamp,
    limb,
    placed,
    plate,
    surface,
    tube,
)
from art.deck.registry import card


def _bitten(x: float, y: float, z: float) -> None:
    """A round biscuit with a small bite out of its lower left."""
    whole = [(0.13 * cos(a), 0.13 * sin(a)) for a in (radians(-160 - 5 * k) for k in range(60))]
    bite = [(-0.09 + 0.05 * cos(a), -0.1 + 0.05 * sin(a)) for a in (radians(25 * k - 10) for k in range(5))]
    with placed(x, y, z):
        cutout(whole + bite, 0.03, "honey", lying=True, bevel=0.006)


@card(View((0.62, -0.2, 3.3), (0.62, 0.02, 0.75), 42), Air(("apricot", "brick"), fill=0.7), None)
def last_biscuit() -> None:
    """From above: one biscuit, and hands all round it; one of them is a paw."""
    cylinder(0.7, -0.1, 0.69, 1.35, 0.06, "chestnut", sides=96)
    surface(
        lambda u, v: (
            0.7 + (1.28 + 0.03 * sin(40 * u * pi)) * v * cos(2 * pi * u),
            -0.1 + (1.28 + 0.03 * sin(40 * u * pi)) * v * sin(2 * pi * u),
            0.756,
        ),
        felt("cherry"),
        nu=120,
        nv=6,
    )
    for r, c in ((1.12, "bone"), (0.9, "brick")):
        tube(
            [(0.7 + r * cos(a * pi / 24), -0.1 + r * sin(a * pi / 24), 0.758) for a in range(48)],
            0.012,
            c,
            closed=True,
        )
    plate(0.72, 0.1, 0.76, r=0.34, finish="bone")
    _bitten(0.72, 0.1, 0.785)
    for k in range(7):
        ball(0.72 + 0.08 * cos(k * 2.4) * (k / 7), 0.1 + 0.09 * sin(k * 2.4), 0.822, 0.014, "chestnut")
    ring_of = [
        (210, "pinch", "peach", "bottle", 0.52),
        (262, "fist", "cinnamon", "honey", 0.82),
        (310, "flat", "peach", "ink", 0.85),
        (160, "open", "sand", "plum", 0.78),
        (112, "drop", "peach", "teal", 0.74),
        (62, "thumb", "blush", "slate", 0.8),
    ]
    for angle, gesture, skin, sleeve, r in ring_of:
        a = radians(angle)
        with placed(0.72 + r * cos(a), 0.08 + r * sin(a), 0.84, turn=angle + 90):
            hand(
                0,
                0,
                0,
                gesture=gesture,
                size=0.36,
                tilt=-90 if gesture == "open" else 90,
                turn=180 if gesture != "open" else 0,
                skin=skin,
                sleeve=sleeve,
                cuff="milk",
                arm=1.6,
            )
    with placed(0.72 + 0.62 * cos(0.15), 0.08 + 0.62 * sin(0.15), 0.82, turn=-81):
        limb((0, 0.9, 0.05), (0, 0.1, 0.0), 0.13, felt("pewter"), tip=0.11)
        ball(0, 0, 0, 0.14, felt("pewter"), squash=(1, 1.1, 0.6))
        for k in range(4):
            ball(-0.1 + 0.067 * k, -0.13, 0, 0.05, felt("mist"), squash=(0.9, 1.2, 0.8))
    boards(8, 8, "umber")
    lamp(0.5, 0.1, 2.4, 110, "butter", size=0.3)
