"""At night in a museum a painted lady leans out of her frame and pours tea for the old guard."""

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    chair,
    cup,
    cylinder,
    felt,
    frame,
    glow,
    lamp,
    lathe,
    metal,
    person,
    placed,
    porcelain,
    rod,
    room,
    spot,
    tube,
    velvet_rope,
)
from art.deck.registry import card


@card(View((0.3, -3.2, 1.3), (0.05, 1, 1.3), 33), Air(("mauve", "rose"), fill=1.5), None)
def portrait_pours_tea() -> None:
    """At night in a museum a painted lady leans out of her frame and pours tea for the old guard."""
    boards(6, 6, "chestnut")
    room(4.6, 1.5, 5, "mauve", near=-3, dado=(1.0, "plum"))
    frame(0.5, 1.4, 1.15, 1.3, 1.7, metal("brass"), felt("bottle"))
    person(
        0.4,
        1.52,
        0.72,
        turn=-34,
        tall=1.75,
        pose="lean",
        bend=52,
        coat="raspberry",
        head="curls",
        hair="milk",
        hips=(0, 0.0, 0.75),
        feet=((-0.1, 0.82, 0.72), (0.1, 0.82, 0.72)),
        touch=((-0.08, 0.84, 1.62), (0.5, 1.2, 1.42)),
        look=(-4, 6),
    )
    with placed(0.17, 1.22, 1.9, turn=-34, tilt=52):
        ball(0, 0, 0.0, 0.14, felt("butter"), squash=(1.0, 0.8, 0.25))
    with placed(-0.16, 0.78, 1.47, lean=38):
        lathe(
            [(0, 0), (0.09, 0), (0.13, 0.08), (0.1, 0.17), (0.05, 0.2), (0, 0.23)], 0, 0, 0, porcelain("milk")
        )
        tube([(-0.1, 0, 0.07), (-0.2, 0, 0.12), (-0.23, 0, 0.2)], 0.025, porcelain("milk"))
    rod((-0.4, 0.78, 1.53), (-0.43, 0.72, 1.18), 0.012, "rust")
    chair(-0.8, 0.75, turn=25, finish="umber")
    chair(0.15, 0.15, turn=-60, finish="umber", seat=porcelain("honey"))
    person(
        -0.8,
        0.62,
        0.0,
        turn=38,
        tall=1.6,
        pose="sit",
        coat="petrol",
        legs="petrol",
        head="beard",
        hair="milk",
        hat="cap",
        hatted="petrol",
        touch=(None, (-0.43, 0.68, 1.06)),
        look=(14, 22),
    )
    cup(-0.43, 0.7, 1.08, size=0.1, finish="milk", saucer=True)
    velvet_rope([(-1.3, -0.75), (0.0, -0.75), (1.2, -0.75)])
    with placed(-1.25, 0.0, 0.06, turn=35, tilt=90):
        cylinder(0, 0, -0.15, 0.04, 0.26, "ink")
        cylinder(0, 0, 0.11, 0.05, 0.06, glow("butter", 8), top=0.065)
    spot((-1.4, -0.3, 0.25), (0.3, 1.3, 1.8), 420, "butter", angle=70)
    lamp(-0.3, -0.6, 2.4, 110, "honey", size=0.3)
