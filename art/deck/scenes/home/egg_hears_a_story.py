"""By lamplight an owl in a shawl reads from a picture book to a large egg in an armchair."""

from math import cos, sin

from art.deck.kit import (
    Air,
    View,
    area,
    armchair,
    ball,
    boards,
    bookcase,
    cup,
    cylinder,
    felt,
    lathe,
    limb,
    open_book,
    person,
    placed,
    porcelain,
    room,
    shoe,
    snow,
    stool,
    table,
    table_lamp,
    tube,
    window,
)
from art.deck.registry import card


@card(
    View((0.3, -3.9, 1.2), (0.02, 0.3, 0.98), 37),
    Air(("plum", "rose"), fill=0.75),
    None,
)
def egg_hears_a_story() -> None:
    """By lamplight an owl in a shawl reads from a picture book to a large egg in an armchair."""
    boards(6, 6, "chestnut", y=0)
    room(4.4, 1.9, 4.2, felt("teal"), stripes=felt("sea_green"), near=-3, holes=[(2.55, 1.3, 0.95, 1.2)])
    window(0.82, 1.95, 1.3, 0.95, 1.2, pane=felt("indigo"), frame="bone")
    snow(1.0, 1.7, 1.84, 1.2, count=34, r=0.016, x=0.82, z=1.3)
    cylinder(0, 0.2, 0.0, 1.45, 0.02, felt("cherry"), sides=48)
    armchair(-0.62, 0.5, turn=32, finish="honey")
    with placed(-0.6, 0.42, 0.5, lean=-6):
        lathe(
            [
                (0, 0),
                (0.16, 0.02),
                (0.29, 0.18),
                (0.33, 0.36),
                (0.29, 0.58),
                (0.19, 0.78),
                (0.08, 0.88),
                (0, 0.9),
            ],
            0,
            0,
            0,
            porcelain("milk"),
            scale=1.05,
        )
        tube(
            [(0.35 * cos(0.52 * k), 0.35 * sin(0.52 * k), 0.3) for k in range(12)],
            0.07,
            felt("tomato"),
            closed=True,
        )
        limb((0.12, -0.36, 0.29), (0.17, -0.42, 0.05), 0.07, felt("tomato"), tip=0.085)
        _peephole()
    for x in (-0.52, -0.3):
        shoe(x, -0.14, 0.02, size=0.3, turn=18, finish=felt("honey"))
    stool(0.72, 0.35, h=0.44, finish="cinnamon")
    person(
        0.72,
        0.35,
        0,
        turn=-52,
        tall=1.62,
        pose="sit",
        head="owl",
        coat="mauve",
        dress="robe",
        skin="cinnamon",
        legs="cinnamon",
        shoes="umber",
        look=(0, -12),
        touch=((0.24, -0.1, 0.84), (0.52, -0.2, 0.84)),
    )
    with placed(0.34, -0.1, 0.82, turn=-52, tilt=42):
        open_book(0, 0, 0, w=0.56, d=0.4, cover="cherry")
        ball(-0.14, 0.0, 0.05, 0.075, felt("honey"), squash=(1, 1.3, 0.15))
        ball(0.14, 0.02, 0.05, 0.09, felt("teal"), squash=(1.2, 0.8, 0.15))
    table(-1.42, 0.75, 0.5, 0.5, 0.62, finish="umber")
    table_lamp(-1.42, 0.75, 0.62, watts=46, size=1.35, shade="butter")
    cup(-1.28, 0.6, 0.62, size=0.08)
    bookcase(1.72, 1.5, w=0.9, h=2.3)
    area((-1.4, -2.6, 2.6), (0, 0.3, 0.8), 230, "peach", size=1.0)


def _peephole() -> None:
    """A hole with jagged edges in the shell, and two eyes in the dark behind it."""
    with placed(0.03, -0.24, 0.64, tilt=18):
        ball(0, 0, 0, 0.12, felt("ink"), squash=(1.25, 0.35, 0.8))
        for side in (-1, 1):
            ball(side * 0.055, -0.05, 0, 0.048, porcelain("milk"), squash=(1, 0.5, 1))
            ball(side * 0.055 + 0.014, -0.074, -0.004, 0.022, porcelain("ink"), squash=(1, 0.5, 1))
    tube([(0.12, -0.22, 0.74), (0.17, -0.19, 0.79), (0.13, -0.16, 0.83), (0.18, -0.12, 0.87)], 0.009, "ink")
