"""A hare in a travelling coat walks off the stage; from the top hat a gloved hand stretches after him."""

from art.deck.kit import (
    Air,
    View,
    bird,
    boards,
    box,
    curtain,
    cylinder,
    felt,
    hand,
    lathe,
    limb,
    person,
    placed,
    rod,
    round_table,
    spot,
    suitcase,
    tablecloth,
    wall,
)
from art.deck.registry import card


@card(View((0.0, -3.9, 1.2), (0.1, 2, 1.4), 36), Air(("blush", "rose"), fill=1.5), None)
def hare_leaves_the_hat() -> None:
    """A hare in a travelling coat walks off the stage; from the top hat a gloved hand stretches after him."""
    boards(8, 8, "cinnamon", across=True, y=2)
    with placed(y=4.6):
        wall(14, 9, "raspberry", skirting=None)
    for s in (-1, 1):
        curtain(min(s * 1.6, s * 4), max(s * 1.6, s * 4), 3.4, 0, 8, "cherry", folds=7, deep=0.12)
    person(
        -0.72,
        1.3,
        turn=-78,
        tall=1.6,
        head="hare",
        coat="tomato",
        dress="coat",
        legs="umber",
        pose="walk",
        look=(-14, 8),
    )
    suitcase(-0.95, 0.98, 0.3, w=0.46, h=0.34, d=0.16, turn=10, finish="sand")
    round_table(0.85, 1.3, 0.5, 0.8, finish="chestnut")
    tablecloth(0.85, 1.3, 0.62, 0.62, 0.8, "plum", drop=0.25)
    with placed(0.85, 1.3, 0.83):
        lathe(
            [
                (0.3, 0.4),
                (0.31, 0.38),
                (0.2, 0.37),
                (0.19, 0.02),
                (0, 0),
                (0, 0.01),
                (0.17, 0.03),
                (0.18, 0.36),
            ],
            0,
            0,
            0,
            "ink",
        )
        cylinder(0, 0, 0.28, 0.202, 0.06, "tomato")
    limb((0.85, 1.3, 1.0), (0.68, 1.25, 1.55), 0.1, felt("ink"), tip=0.085)
    limb((0.68, 1.25, 1.55), (0.3, 1.22, 1.68), 0.085, felt("ink"), tip=0.07)
    hand(
        0.27,
        1.22,
        1.685,
        gesture="open",
        size=0.34,
        lean=-80,
        skin="milk",
        cuff="milk",
        sleeve="ink",
        arm=0.1,
    )
    rod((-0.4, 2.6, 3.35), (2.2, 2.6, 3.35), 0.03, "sand")
    for x in (0.3, 0.75, 1.2):
        bird(x, 2.55, 3.36, size=0.38, turn=-40, body="milk", wing="bone")
        rod((x + 0.02, 2.5, 3.36), (x + 0.02, 2.5, 3.14), 0.012, "umber")
        box(x + 0.02, 2.5, 3.0, 0.18, 0.08, 0.14, "honey")
    for k in range(5):
        with placed(-1.3 + 0.66 * k, -1.9, 0):
            box(0, 0, 0.2, 0.58, 0.12, 0.62, felt("cherry"), bevel=0.12)
    spot((0.4, -3, 5), (0.0, 1.3, 0.6), 3600, "butter", angle=34, soft=0.1)
