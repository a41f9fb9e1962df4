"""An empty playground at nightfall; one swing hangs at the top of its arc, quite still."""

from art.deck.kit import (
    Air,
    View,
    ball,
    block,
    box,
    bucket,
    felt,
    fir,
    ground,
    metal,
    placed,
    rod,
    rough,
    round_tree,
    shoe,
    street_lamp,
    surface,
)
from art.deck.registry import card


@card(
    View((0.3, -5.2, 1.2), (-0.15, 2, 1.85), 33),
    Air(("petrol", "sea_green", "mauve"), fill=1.0, seed=8),
    None,
)
def swing_still_moving() -> None:
    """An empty playground at nightfall; one swing hangs at the top of its arc, quite still."""
    ground(30, -6, 20, "olive", height=lambda x, y: 0.05 * rough(x, y, 0.8))
    block(-3.6, 10, w=9, h=9, cols=5, rows=5, wall="mauve", lit=0.12, seed=2)
    block(5.6, 11, w=7, h=7, cols=4, rows=4, wall="plum", lit=0.2, seed=5)
    for x in (-1.5, 1.3):
        for s in (-1, 1):
            rod((x, 1.6, 2.6), (x, 1.6 + 0.8 * s, 0), 0.06, "tomato")
    rod((-1.6, 1.6, 2.6), (1.4, 1.6, 2.6), 0.06, "tomato")
    for x in (0.35, 0.85):
        rod((x, 1.6, 2.6), (x, 1.6, 0.6), 0.014, metal("pewter"))
    box(0.6, 1.6, 0.56, 0.56, 0.26, 0.05, "honey", bevel=0.02)
    with placed(-0.6, 1.6, 2.6, tilt=-68):
        for x in (-0.25, 0.25):
            rod((x, 0, 0), (x, 0, -2.0), 0.014, metal("pewter"))
        box(0, 0, -2.04, 0.56, 0.26, 0.05, "honey", bevel=0.02)
    for k in range(6):
        for s in (-1, 1):
            ball(
                0.75 - 0.22 * k + 0.07 * s,
                -1.9 + 0.5 * k + 0.1 * s,
                0.012,
                0.08,
                "umber",
                squash=(0.75, 1.5, 0.15),
            )
    surface(
        lambda u, v: (0.2 + 1.7 * u, -2.5 + 1.2 * v, 0.03 + 0.06 * rough(u * 5, v * 5, 1)),
        felt("sand"),
        nu=20,
        nv=16,
    )
    bucket(0.95, -2.0, 0.05, r=0.14, h=0.2, finish="tomato")
    street_lamp(1.35, 3.2, h=3.2, watts=300)
    shoe(1.55, 2.9, 3.15, size=0.3, turn=40, tilt=30, finish="coral")
    fir(-2.9, 4.5, 0, h=3.2, finish="petrol")
    round_tree(2.9, 6, 0, h=3.0, crown="bottle")
