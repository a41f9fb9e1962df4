"""The pendulum of a tall clock is a swing, and a girl in a nightdress is at the top of her arc."""

from art.deck.kit import (
    Air,
    View,
    area,
    boards,
    box,
    clock_face,
    felt,
    frame,
    gable,
    metal,
    mirror,
    person,
    placed,
    rod,
    room,
    shoe,
)
from art.deck.registry import card


@card(View((-0.1, -2.3, 1.25), (0.08, 0.4, 1.3), 33), Air(("rose", "brick"), fill=1.3), None)
def pendulum_swing() -> None:
    """The pendulum of a tall clock is a swing, and a girl in a nightdress is at the top of her arc."""
    boards(5, 5, "umber")
    room(4.4, 1.5, 5, "mauve", stripes=felt("plum"), near=-3)
    with placed(0.42, 0.85):
        for side in (-0.5, 0.5):
            box(side, 0, 0.3, 0.09, 0.5, 1.75, "cinnamon", bevel=0.02)
        box(0, 0.24, 0.3, 1.0, 0.04, 1.75, "chestnut", bevel=0)
        box(0, 0, 0, 1.22, 0.62, 0.32, "cinnamon", bevel=0.03)
        box(0, 0, 2.0, 1.2, 0.6, 0.85, "cinnamon", bevel=0.03)
        gable(0, 0, 2.85, 1.3, 0.62, 0.35, "cinnamon", turn=0)
        clock_face(0, -0.33, 2.42, r=0.34, hours=11.8, minutes=53)
        with placed(0.5, -0.26, 0.3, turn=68):
            box(0.46, 0, 0, 0.92, 0.04, 1.72, "cinnamon", bevel=0.02)
            box(0.46, -0.025, 0.14, 0.68, 0.01, 1.44, mirror("mist"), bevel=0)
        with placed(0.05, -0.42, 2.02, lean=24):
            for side in (-0.14, 0.14):
                rod((side, 0, 0), (side, 0, -1.42), 0.012, metal("brass"))
            box(0, 0, -1.46, 0.4, 0.22, 0.04, metal("brass"), bevel=0.01)
            person(
                0,
                0.02,
                -1.86,
                turn=-70,
                tall=0.98,
                young=True,
                pose="sit",
                coat="milk",
                dress="skirt",
                head="long",
                hair="rust",
                bend=-14,
                hands=((-0.16, -0.2, 1.25), (0.2, -0.05, 1.35)),
                feet=((-0.1, -0.62, 0.42), (0.1, -0.66, 0.4)),
                look=(0, 14),
            )
    shoe(-0.5, 0.42, turn=40, size=0.26, finish="cherry")
    frame(-1.05, 1.4, 1.5, 0.6, 0.8, metal("brass"), felt("rose"))
    area((-1.5, -2.2, 2.2), (0.1, 0.6, 1.0), 200, "butter", size=0.6)
    area((-1.6, -0.6, 0.9), (-0.2, 0.4, 0.9), 40, "ice", size=0.5)
