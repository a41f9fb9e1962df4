"""Two people sit turned away at the ends of a bench; on the wall behind them their shadows embrace."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bare_tree,
    box,
    felt,
    leaf,
    limb,
    person,
    placed,
    rod,
    wall,
)
from art.deck.registry import card


@card(
    View((0.2, -4.4, 1.2), (0.05, 1.0, 1.45), 36),
    Air(("cornflower", "apricot"), fill=0.75),
    Sun(-158, 20, 5, "apricot", 1),
)
def shadows_made_up() -> None:
    """Two people sit turned away at the ends of a bench; on the wall behind them their shadows embrace."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(12):
        box(
            -3 + 0.55 * k, -0.6, -0.06, 0.53, 4.5, 0.06, felt("linen") if k % 2 else felt("sand"), bevel=0.015
        )
    with placed(y=1.9):
        wall(9, 6, "apricot", skirting="umber")
    box(0.25, 0.5, 0.42, 2.1, 0.42, 0.07, "teal", bevel=0.02)
    box(0.25, 0.72, 0.6, 2.1, 0.05, 0.3, "teal", bevel=0.02)
    for x in (-0.6, 1.1):
        box(x, 0.5, 0, 0.08, 0.38, 0.45, "ink", bevel=0.02)
    person(
        -0.55,
        0.42,
        0,
        turn=-52,
        tall=1.7,
        pose="sit",
        coat="petrol",
        legs="ink",
        hat="bowler",
        hatted="ink",
        hands=((0.08, -0.24, 1.0), (-0.08, -0.22, 1.02)),
        look=(-16, -4),
    )
    person(
        1.05,
        0.42,
        0,
        turn=52,
        tall=1.6,
        pose="sit",
        coat="plum",
        dress="skirt",
        head="bun",
        hair="rust",
        hat="sun",
        hatted="straw",
        hands=((0.08, -0.24, 1.0), (-0.08, -0.22, 1.02)),
        look=(16, -4),
    )
    dark = felt("plum")
    with placed(0.2, 1.86, 0.3):
        for side in (-1, 1):
            with placed(side * 0.3, 0, 0, lean=-side * 4):
                ball(0, 0, 0.55, 0.5, dark, squash=(0.72, 0.02, 1.1))
                ball(0, 0, 1.2, 0.42, dark, squash=(0.62, 0.02, 1.0))
                rod((0, 0, 1.5), (0, 0, 1.75), 0.07, dark)
                ball(side * 0.02, 0, 1.92, 0.2, dark, squash=(0.92, 0.04, 1.15))
                ball(-side * 0.2, 0, 1.9, 0.05, dark, squash=(1.2, 0.1, 0.8))
            limb((side * 0.42, 0, 1.32), (-side * 0.2, -0.005, 1.05 + 0.14 * side), 0.075, dark)
        with placed(-0.17, 0, 2.1, lean=4):
            ball(0, 0, 0, 0.3, dark, squash=(1, 0.03, 0.13))
            ball(0, 0, 0.08, 0.17, dark, squash=(1, 0.03, 1))
        with placed(0.19, 0, 2.08, lean=-4):
            ball(0, 0, 0, 0.38, dark, squash=(1, 0.03, 0.1))
            ball(0, 0, 0.05, 0.17, dark, squash=(1, 0.03, 0.8))
        limb((0.35, 0, 0.35), (-0.5, -0.005, -0.12), 0.05, dark)
    for k in range(14):
        leaf(
            -1.4 + 0.24 * k,
            -1.2 + 0.22 * (k % 4),
            0.02,
            size=0.2,
            turn=50 * k,
            finish=("rust", "honey", "tomato")[k % 3],
        )
    bare_tree(-2.1, 1.2, 0, h=3.6, bark="umber", seed=4)
