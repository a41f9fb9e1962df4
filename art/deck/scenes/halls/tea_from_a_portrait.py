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
    room,
    spot,
    tube,
    velvet_rope,
)
from art.deck.registry import card


@card(View((0.3, -3.2, 1.3), (0.05, 1, 1.3), 33), Air(("mauve", "rose"), fill=1.5), None)
def tea_from_a_portrait() -> None:
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
    with placed(-0.14, 0.76, 1.47, lean=-36):
        _teapot()
    tube([(-0.48, 0.76, 1.44), (-0.52, 0.74, 1.42), (-0.54, 0.7, 1.3), (-0.54, 0.66, 1.08)], 0.02, "rust")
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
        touch=(None, (-0.54, 0.6, 0.98)),
        look=(14, 22),
    )
    cup(-0.54, 0.64, 1.0, size=0.13, finish="milk", saucer=True)
    velvet_rope([(-1.3, -0.75), (0.0, -0.75), (1.2, -0.75)])
    with placed(-1.25, 0.0, 0.06, turn=35, tilt=90):
        cylinder(0, 0, -0.15, 0.04, 0.26, "ink")
        cylinder(0, 0, 0.11, 0.05, 0.06, glow("butter", 8), top=0.065)
    spot((-1.4, -0.3, 0.25), (0.3, 1.3, 1.8), 420, "butter", angle=70)
    lamp(-0.3, -0.6, 2.4, 110, "honey", size=0.3)


def _teapot() -> None:
    """Its spout points to −x, its handle to +x."""
    glaze = porcelain("sky")
    lathe(
        [(0, 0), (0.1, 0), (0.17, 0.08), (0.17, 0.15), (0.1, 0.23), (0.06, 0.24), (0, 0.26)], 0, 0, 0, glaze
    )
    ball(0, 0, 0.28, 0.032, metal("brass"))
    tube([(-0.13, 0, 0.07), (-0.25, 0, 0.1), (-0.27, 0, 0.24), (-0.34, 0, 0.26)], 0.03, glaze)
    tube([(0.14, 0, 0.19), (0.3, 0, 0.22), (0.29, 0, 0.03), (0.15, 0, 0.06)], 0.024, glaze)
