"""A building crane swings a bed, sleeper and all, out of a high window."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bed,
    block,
    box,
    felt,
    person,
    placed,
    porcelain,
    rod,
    street_lamp,
    suitcase,
)
from art.deck.registry import card


@card(
    View((-0.4, -5.2, 0.9), (0.35, 4, 4.4), 25),
    Air(("cornflower", "blush", "peach"), fill=0.95, clouds=0.6, cloud="blush"),
    Sun(70, 12, 3.6, "salmon", 3),
)
def crane_takes_sleeper() -> None:
    """A building crane swings a bed, sleeper and all, out of a high window."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(14):
        box(0, -4 + 1.2 * k, -0.06, 9, 1.16, 0.06, felt("slate") if k % 2 else felt("pewter"), bevel=0.02)
    block(-4.2, 6, w=5, h=13, cols=3, rows=6, wall="blush", lit=0.15, turn=58)
    block(4.8, 9, w=5, h=11, cols=3, rows=5, wall="rose", lit=0.15, turn=-58, seed=4)
    for x, y, s in ((3.3, 9, 1.0), (-1.0, 17, 0.9), (2.2, 23, 0.9)):
        with placed(x, y, 0, scale=s):
            for k in range(9):
                for e in (-0.3, 0.3):
                    rod((e, 0, 1.2 * k), (e, 0, 1.2 * k + 1.2), 0.06, "tomato")
                rod((-0.3, 0, 1.2 * k), (0.3, 0, 1.2 * k + 1.2), 0.04, "tomato")
            rod((2.0, 0, 10.8), (-4.6, 0, 10.8), 0.09, "tomato")
            rod((2.0, 0, 10.8), (0, 0, 12.2), 0.04, "tomato")
            rod((0, 0, 12.2), (-4.4, 0, 10.8), 0.04, "tomato")
            box(1.8, 0, 10.0, 0.7, 0.5, 0.8, "slate")
            bx, bz = -2.6, 6.4
            for ex in (-0.6, 0.6):
                for ey in (-0.9, 0.9):
                    rod((bx, 0, 9.0), (bx + ex, ey, bz + 0.6), 0.025, "ink")
            rod((bx, 0, 9.0), (bx, 0, 10.8), 0.035, "ink")
            bed(
                bx,
                0,
                z=bz,
                turn=75,
                w=1.3,
                long=2.2,
                quilt=("teal", "honey", "plum")[int(y) % 3],
                wood="bone",
            )
            with placed(bx, 0, bz, turn=75):
                ball(0, 0.78, 0.72, 0.17, porcelain("peach"))
                ball(0, 0.85, 0.76, 0.175, felt("chestnut"))
    street_lamp(-1.15, -1.2, h=2.6, watts=0)
    person(
        -0.2, 0.2, turn=120, tall=1.65, pose="walk", coat="petrol", dress="coat", hat="bowler", hatted="ink"
    )
    person(1.2, 1.6, turn=-100, tall=1.6, pose="walk", coat="brick", dress="coat", hat="sun", hatted="straw")
    suitcase(-0.0, 0.0, 0.3, w=0.36, h=0.26, d=0.12, turn=30, finish="umber")
