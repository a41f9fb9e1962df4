"""Houses with rolled-up trousers wade across a shallow sea at sunset, a small one by the hand."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    box,
    cylinder,
    felt,
    house,
    limb,
    placed,
    porcelain,
    sea,
    steamer,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.5, -6.6, 0.9), (0.0, 0, 1.85), 38),
    Air(("plum", "mauve", "salmon", "butter"), fill=0.9, clouds=0.6, cloud="rose", seed=44),
    Sun(-40, 12, 3.6, "apricot", 3),
)
def houses_wade() -> None:
    """Houses with rolled-up trousers wade across a shallow sea at sunset, a small one by the hand."""
    sea(80, -9, 60, colour="petrol", waves=0.5, swell=0.05)
    _walker(0.55, 0.0, 1.0, "linen", "brick", "indigo", 1)
    _walker(-1.15, 0.9, 0.52, "blush", "teal", "cherry", 2)
    limb((-0.38, -0.5, 1.75), (-0.6, -0.25, 1.42), 0.09, felt("linen"), tip=0.075)
    limb((-0.6, -0.25, 1.42), (-0.82, 0.3, 1.22), 0.075, felt("linen"), tip=0.07)
    limb((-0.82, 0.3, 1.22), (-0.95, 0.4, 1.1), 0.06, felt("blush"), tip=0.06)
    for x, y, s, wall, roof, leg, n in (
        (-2.6, 8.5, 0.9, "rose", "plum", "petrol", 3),
        (1.9, 9.5, 1.0, "apricot", "cherry", "petrol", 4),
        (-0.6, 16, 1.0, "mauve", "plum", "ink", 5),
        (4.6, 18, 1.1, "rose", "plum", "ink", 6),
    ):
        _walker(x, y, s, wall, roof, leg, n)
    steamer(-1.55, -1.4, 0.02, long=0.5, turn=160)


def _walker(x: float, y: float, s: float, wall: str, roof: str, trousers: str, step: int) -> None:
    """A house on two striding legs; it walks to the left."""
    swing = 0.16 if step % 2 else -0.16
    with placed(x, y, 0, scale=s):
        for side, way in ((-0.36, swing), (0.36, -swing)):
            hip, knee = (side, 0, 1.6), (side - 0.16 + way, -0.1, 0.85)
            limb(hip, knee, 0.2, felt(trousers), tip=0.17)
            cylinder(knee[0] + 0.03, knee[1], 0.62, 0.24, 0.14, felt("milk"))
            limb(knee, (side + 0.06 + way, 0, -0.3), 0.13, porcelain("peach"), tip=0.11)
            for r in (0.3, 0.42):
                points = [
                    (side + 0.05 + way + r * cos(0.5 * k), r * 0.7 * sin(0.5 * k), 0.05) for k in range(13)
                ]
                tube(points, 0.014, "ice", closed=True)
        house(
            0,
            0,
            1.5,
            w=1.7,
            d=1.4,
            h=1.35,
            turn=-14,
            lean=-4,
            wall=wall,
            roof=roof,
            smoke="milk",
            lit="butter",
        )
        box(-0.02, -0.06, 1.4, 1.78, 1.5, 0.2, felt(trousers), turn=-14, bevel=0.06)
