"""A father on a chair draws a window in chalk; daylight already falls through it on to the floor."""

from art.deck.kit import (
    Air,
    View,
    area,
    boards,
    box,
    bucket,
    chair,
    felt,
    glow,
    light_patch,
    person,
    placed,
    rod,
    room,
    suitcase,
    tube,
)
from art.deck.registry import card


@card(View((0.15, -3.3, 1.25), (0.05, 1.0, 1.35), 27), Air(("cornflower", "slate"), fill=1.5), None)
def chalk_window() -> None:
    """A father on a chair draws a window in chalk; daylight already falls through it on to the floor."""
    boards(6, 6, "cinnamon")
    room(4.4, 1.6, 5, "slate", near=-4, skirting="pewter")
    chalk = glow("milk", 1.4)
    with placed(-0.55, 1.57):
        for x in (-0.5, 0, 0.5):
            rod((x, 0, 1.5), (x + 0.02, 0, 2.75), 0.022, chalk)
        for z in (1.5, 2.12, 2.75):
            rod((-0.5, 0, z), (0.5, 0, z + 0.015), 0.022, chalk)
        rod((-0.62, 0, 1.44), (0.6, 0, 1.44), 0.02, chalk)
        box(0, 0.015, 1.5, 1.0, 0.01, 1.25, glow("butter", 0.9), bevel=0)
        tube(
            [
                (0.22, -0.01, 1.48),
                (0.18, -0.01, 1.62),
                (0.26, -0.01, 1.74),
                (0.38, -0.01, 1.62),
                (0.36, -0.01, 1.48),
            ],
            0.014,
            chalk,
        )
        for s in (0.2, 0.3):
            rod((s, -0.01, 1.72), (s + 0.02, -0.01, 1.82), 0.014, chalk)
    light_patch(0.35, -0.3, 1.5, 1.9, "butter", skew=-0.55)
    area((-0.55, 1.4, 2.1), (0.4, -0.6, 0), 170, "butter", size=0.9)
    chair(0.28, 1.15, turn=160, finish="chestnut")
    person(
        0.28,
        1.1,
        0.47,
        turn=192,
        tall=1.7,
        pose="reach",
        coat="cinnamon",
        legs="slate",
        head="short",
        touch=((-0.06, 1.5, 2.2), None),
        look=(20, 8),
    )
    box(-1.25, 0.1, 0, 1.0, 1.9, 0.2, felt("linen"), bevel=0.07)
    person(
        -0.95,
        -0.1,
        0.14,
        turn=70,
        tall=1.1,
        young=True,
        pose="sit_floor",
        coat="milk",
        dress="skirt",
        head="braids",
        hair="honey",
        touch=((-0.2, -0.45, 0.12), None),
        look=(30, 24),
    )
    suitcase(1.5, 0.7, turn=-20, finish="chestnut")
    bucket(0.9, -1.5, 0, r=0.17, h=0.25, filled="mist")
