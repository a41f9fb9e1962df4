"""A wolf rocks a cradle by lamplight and knits; a lamb sleeps in it."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    armchair,
    ball,
    boards,
    cutout,
    felt,
    glow,
    lamp,
    person,
    placed,
    rod,
    room,
    stool,
    surface,
    table_lamp,
    tube,
    window,
)
from art.deck.registry import card


@card(View((-0.06, -2.6, 1.5), (-0.1, 0.8, 1.0), 32), Air(("cornflower", "indigo"), fill=1.0), None)
def wolf_minds_a_lamb() -> None:
    """A wolf rocks a cradle by lamplight and knits; a lamb sleeps in it."""
    boards(5, 5, "chestnut")
    room(4.4, 1.8, 5, felt("sage"), near=-3, stripes=felt("sea_green"), holes=[(0.5, 1.2, 0.95, 1.3)])
    window(-1.22, 1.84, 1.2, 0.95, 1.3, pane=glow("indigo", 0.35))
    armchair(0.62, 0.85, turn=-32, finish="cherry")
    person(
        0.6,
        0.72,
        0.03,
        turn=-32,
        tall=1.75,
        head="wolf",
        skin="slate",
        legs="slate",
        shoes="slate",
        coat="bone",
        dress="robe",
        pose="sit",
        look=(-30, 2),
        hands=((-0.12, -0.38, 0.86), (0.14, -0.36, 0.86)),
        feet=((-0.14, -0.75, 0.1), (0.12, -0.42, 0)),
    )
    for s in (-1, 1):
        rod((0.4 + 0.05 * s, 0.32, 0.92), (0.36 - 0.12 * s, 0.22, 1.1), 0.012, "sand")
    surface(
        lambda u, v: (0.22 + 0.3 * u, 0.24 + 0.08 * v, 0.92 - 0.42 * v + 0.02 * sin(12 * u)),
        felt("butter"),
        nu=16,
        nv=12,
    )
    tube([(0.3, 0.25, 0.6), (0.2, -0.1, 0.1), (0.3, -0.35, 0.05), (0.42, -0.4, 0.1)], 0.012, "butter")
    ball(0.46, -0.4, 0.13, 0.13, felt("butter"))
    with placed(-0.5, 0.15, 0.06, turn=18, lean=-9):
        surface(
            lambda u, v: (-0.34 + 0.68 * u, -0.5 + 1.0 * v, 0.1 + 0.42 * (2 * u - 1) ** 2),
            "cinnamon",
            nu=20,
            nv=4,
            thick=0.03,
        )
        with placed(0, 0.5, 0):
            cutout([(-0.36, 0.1), (0.36, 0.1), (0.36, 0.62), (0, 0.78), (-0.36, 0.62)], 0.04, "cinnamon")
        with placed(0, -0.5, 0):
            cutout([(-0.36, 0.1), (0.36, 0.1), (0.37, 0.5), (0, 0.56), (-0.37, 0.5)], 0.04, "cinnamon")
        for y in (-0.5, 0.5):
            tube([(-0.44, y, 0.16), (-0.2, y, 0.06), (0.2, y, 0.06), (0.44, y, 0.16)], 0.035, "chestnut")
        surface(
            lambda u, v: (-0.34 + 0.68 * u, -0.48 + 0.68 * v, 0.47 + 0.1 * sin(pi * u) * (1 - 0.5 * v)),
            felt("rose"),
            nu=20,
            nv=16,
        )
        with placed(0, 0.34, 0.56):
            ball(0, 0, 0, 0.13, felt("milk"))
            ball(0, -0.1, -0.02, 0.07, felt("blush"))
            for s in (-1, 1):
                ball(s * 0.14, 0, 0.02, 0.07, felt("bone"), squash=(1.2, 0.5, 0.5))
                ball(s * 0.05, -0.12, 0.03, 0.022, "umber", squash=(1.2, 0.4, 0.3))
            for k in range(7):
                ball(0.09 * cos(k), 0.03, 0.09 + 0.03 * sin(k * 2), 0.05, felt("milk"))
    stool(-0.04, 1.45, h=0.72, finish="sand")
    table_lamp(-0.04, 1.45, 0.72, shade="honey", watts=45, size=1.2)
    lamp(0.1, -0.8, 1.9, 60, "honey", size=0.3)
    area((-0.2, -1.6, 2.4), (0.5, 0.6, 1.35), 90, "butter", size=0.7)
