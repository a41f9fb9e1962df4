"""A house cut through: above, a family at supper; below, four great hands hold up the table's legs."""

from art.deck.kit import (
    Air,
    View,
    area,
    beast,
    bowl,
    box,
    chair,
    felt,
    hand,
    hanging_lamp,
    person,
    placed,
    rod,
    table,
    wall,
)
from art.deck.registry import card


@card(View((0.05, -4.4, 0.7), (0.05, 0, 0.6), 35), Air(("plum", "aubergine"), fill=1.9), None)
def hands_under_floor() -> None:
    """A house cut through: above, a family at supper; below, four great hands hold up the table's legs."""
    with placed(y=1.2, z=0.9):
        wall(6, 3, "honey", stripes=felt("sand"), skirting="cinnamon")
    with placed(y=1.2, z=-2.5):
        wall(6, 3.4, felt("plum"), skirting=None)
    box(0, 0.25, 0.76, 6, 1.9, 0.14, "cinnamon", bevel=0.01)
    for k in range(9):
        box(-2 + 0.5 * k, -0.71, 0.78, 0.3, 0.02, 0.1, "umber", bevel=0.01)
    table(0.05, 0.3, 1.7, 0.8, 0.72, z=0.9, finish="chestnut")
    for x, s in ((-0.75, 90), (0.85, -90)):
        chair(x * 1.28, 0.35, z=0.9, turn=s, finish="umber")
    person(
        -0.98,
        0.35,
        0.92,
        turn=90,
        pose="sit",
        coat="brick",
        head="beard",
        tall=1.6,
        touch=(None, (-0.5, 0.2, 1.68)),
    )
    person(
        1.1,
        0.35,
        0.92,
        turn=-90,
        pose="sit",
        coat="blush",
        dress="skirt",
        head="bun",
        tall=1.55,
        touch=((0.62, 0.2, 1.7), None),
    )
    person(
        0.1,
        0.72,
        1.0,
        pose="sit",
        tall=1.15,
        young=True,
        coat="teal",
        look=(-12, 0),
        touch=((-0.15, 0.42, 1.66), None),
    )
    for x in (-0.45, 0.1, 0.55):
        bowl(x, 0.15, 1.62, r=0.11, filled="tomato")
    hanging_lamp(0.05, 0.25, 2.35, drop=1.2, shade="cherry", watts=55)
    beast("dog", 1.2, -0.42, 0.9, turn=-60, size=0.62, coat="linen", stride=0.03, nod=55)
    for (x, y), skin in zip(
        ((-0.72, -0.05), (0.86, -0.05), (-0.42, 0.75), (0.5, 0.75)),
        ("blush", "cinnamon", "peach", "sand"),
        strict=True,
    ):
        rod((x, y, 0.78), (x, y, 0.06), 0.09, "chestnut", top=0.07)
        hand(
            x,
            y - 0.14,
            -0.6,
            gesture="cup",
            size=1.05,
            turn=180 if x < 0 else 160,
            skin=skin,
            cuff="plum",
            sleeve="indigo",
            arm=1.6,
            left=x > 0,
            spread=7,
        )
    area((-1.4, -2.6, -0.2), (0, 0, -0.2), 150, "apricot", size=1.4)
