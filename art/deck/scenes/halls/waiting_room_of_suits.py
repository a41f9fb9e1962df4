"""Empty suits wait in a row of chairs; among them a boy, and an empty sleeve holds his hand."""

from math import cos

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    chair,
    clock_face,
    cylinder,
    felt,
    hat,
    lathe,
    limb,
    person,
    placed,
    porcelain,
    rod,
    shoe,
    sweep,
    tiles,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.15, -4.6, 1.25), (0.0, 0.5, 0.98), 46),
    Air(("milk", "linen"), fill=1.05),
    Sun(-40, 55, 1.5, "milk", 12),
)
def waiting_room_of_suits() -> None:
    """Empty suits wait in a row of chairs; among them a boy, and an empty sleeve holds his hand."""
    tiles(7, 5, "linen", "slate", side=0.5)
    with placed(y=0.9):
        wall(8, 5, "sage", dado=(1.15, "olive"))
    clock_face(1.15, 0.84, 2.3, r=0.22, hours=4, minutes=45)
    for k in range(5):
        x = -1.2 + 0.62 * k
        chair(x, 0.5, finish="slate", seat=felt("slate"))
        if k == 1:
            person(
                x,
                0.4,
                0.06,
                tall=1.12,
                young=True,
                pose="sit",
                coat="tomato",
                legs="slate",
                skin="peach",
                head="short",
                hair="rust",
                look=(14, -6),
                feet=((-0.1, -0.5, 0.22), (0.1, -0.48, 0.26)),
                touch=((x - 0.3, 0.2, 0.62), None),
            )
            continue
        c = felt(("slate", "petrol", "ink", "pewter", "umber")[k])
        with placed(x, 0.42):
            sweep(
                [(0, 0.02, 0.48), (0, 0.04, 0.75), (0, 0.04, 1.02), (0, 0.03, 1.16)],
                [(0.19, 0.13), (0.2, 0.14), (0.25, 0.14), (0.12, 0.09)],
                c,
            )
            lathe([(0.09, 0), (0.1, 0.02), (0.085, 0.06), (0.07, 0.06), (0.06, 0)], 0, 0.03, 1.14, "milk")
            box(0, -0.1, 0.92, 0.06, 0.03, 0.2, ("cherry", "honey", "teal", "plum", "brick")[k], bevel=0.01)
            for s in (-1, 1):
                limb((s * 0.1, -0.02, 0.5), (s * 0.11, -0.4, 0.5), 0.1, c)
                limb((s * 0.11, -0.4, 0.5), (s * 0.11, -0.42, 0.1), 0.09, c, tip=0.1)
                shoe(s * 0.11, -0.46, 0, size=0.28, finish="ink")
                if (k, s) == (0, 1):
                    limb((0.24, 0.02, 1.05), (0.3, -0.15, 0.75), 0.075, c)
                    limb((0.3, -0.15, 0.75), (0.36, -0.2, 0.62), 0.07, c)
                else:
                    limb((s * 0.24, 0.02, 1.05), (s * 0.28, -0.06, 0.75), 0.075, c)
                    limb((s * 0.28, -0.06, 0.75), (s * 0.14, -0.34, 0.62), 0.07, c)
        hat(
            ("bowler", "", "top", "bowler", "boater")[k],
            x,
            0.43,
            1.52,
            ("ink", "", "petrol", "umber", "straw")[k],
        )
    cylinder(1.32, -0.85, 0, 0.2, 0.36, "brick", top=0.24)
    for k in range(7):
        a = k * 0.9
        with placed(1.32, -0.85, 0.4 + 0.12 * k, turn=51 * k, tilt=50):
            ball(0, 0, 0.3, 0.26, porcelain("bottle"), squash=(0.55, 0.06, 1))
        rod((1.32, -0.85, 0.3), (1.32 + 0.05 * cos(a), -0.85, 1.3), 0.02, "moss")
