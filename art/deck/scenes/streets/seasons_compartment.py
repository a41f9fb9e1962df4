"""Two travellers share a table in a train: through his window runs winter, through hers summer."""

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    bowl,
    box,
    cylinder,
    felt,
    fir,
    glass,
    glow,
    lamp,
    metal,
    person,
    placed,
    rod,
    round_tree,
    snow,
    specks,
    steam,
    wall,
    window,
)
from art.deck.registry import card


@card(
    View((0.05, -3.6, 1.55), (0.02, 0, 1.26), 40),
    Air(("cornflower", "milk"), fill=0.7),
)
def seasons_compartment() -> None:
    """Two travellers share a table in a train: through his window runs winter, through hers summer."""
    with placed(y=0.75):
        wall(4, 3.6, "bottle", holes=((0.86, 1.12, 1.06, 1.5), (2.08, 1.12, 1.06, 1.5)), skirting=None)
    for x in (-0.61, 0.61):
        window(x, 0.74, 1.12, 1.06, 1.5, frame="brass", bars=(1, 1), sill=False)
    _winter()
    _summer()
    box(0, 0, -0.1, 4, 5, 0.1, "cherry", bevel=0)
    for side, colour in ((-1, "cornflower"), (1, "sea_green")):
        box(side * 1.02, 0.1, 0.0, 0.8, 1.1, 0.5, felt(colour), bevel=0.08)
        box(side * 1.36, 0.1, 0.4, 0.3, 1.1, 1.25, felt(colour), bevel=0.1)
    _table()
    person(
        -0.86,
        0.0,
        0.04,
        turn=86,
        tall=1.72,
        pose="sit",
        coat="cinnamon",
        dress="coat",
        legs="ink",
        shoes="ink",
        head="beard",
        hair="umber",
        touch=(None, (-0.06, -0.16, 0.98)),
    )
    for x, y in ((-0.86, 0.12), (-0.76, -0.1), (-0.96, -0.08), (-0.84, -0.13)):
        ball(x, y, 1.16, 0.14, felt("linen"), squash=(1.1, 1, 0.6))
    cylinder(-0.84, 0, 1.385, 0.2, 0.17, felt("linen"), top=0.19)
    ball(-0.84, 0, 1.555, 0.185, felt("umber"), squash=(1, 1, 0.4))
    person(
        0.86,
        0.0,
        0.04,
        turn=-86,
        tall=1.68,
        pose="sit",
        coat="tomato",
        dress="skirt",
        skin="peach",
        head="long",
        hair="rust",
        hat="sun",
        hatted="straw",
        touch=((0.06, -0.16, 0.98), None),
    )
    area((-1.0, 0.5, 2.3), (-0.4, -0.4, 0.9), 40, "sky", size=0.9)
    area((1.0, 0.5, 2.3), (0.4, -0.4, 0.9), 46, "honey", size=0.9)
    lamp(-1.0, -1.9, 1.7, 60, "cornflower", size=0.5)
    lamp(1.0, -1.9, 1.7, 60, "apricot", size=0.5)


def _winter() -> None:
    with placed(-2.2, 3.4):
        box(0, 3, -1, 4.3, 0.1, 8, glow("sky", 0.6), bevel=0)
        box(0, 0.6, -0.5, 4.3, 5, 0.9, felt("milk"), bevel=0)
        for x, y, h in ((0.2, -0.6, 2.4), (1.3, 0.4, 2.9), (0.9, -1.0, 1.6), (-0.6, 0.2, 2.6)):
            fir(x, y, 0.35, h=h, finish="petrol", snow=True)
    snow(1.3, 0.9, 2.6, 1.8, count=90, r=0.02, x=-0.7, z=1.0)
    lamp(-1.0, 2.2, 3.2, 90, "ice", size=0.6)


def _summer() -> None:
    with placed(2.2, 3.4):
        box(0, 3, -1, 4.3, 0.1, 8, glow("straw", 0.8), bevel=0)
        ball(-0.8, 2.7, 3.2, 0.42, glow("honey", 3))
        ball(-0.3, 2.0, -1.0, 2.4, felt("pistachio"), squash=(1.4, 0.8, 1))
        ball(-2.0, 1.2, -1.6, 2.4, felt("moss"), squash=(1.2, 0.8, 1))
        round_tree(-1.1, -0.4, 0.5, h=1.7, crown="moss")
        round_tree(-0.3, 0.2, 0.6, h=2.1, crown="olive")
    lamp(1.2, 2.2, 3.2, 110, "butter", size=0.6)


def _table() -> None:
    box(-0.24, 0.1, 0.83, 0.48, 1.0, 0.05, felt("ice"), bevel=0.015)
    box(0.24, 0.1, 0.83, 0.48, 1.0, 0.05, felt("honey"), bevel=0.015)
    rod((0, 0.2, 0), (0, 0.2, 0.83), 0.05, metal("brass"))
    for x in (-0.32, 0.32):
        cylinder(x, -0.28, 0.88, 0.065, 0.12, metal("brass"))
        cylinder(x, -0.28, 0.9, 0.058, 0.2, glass("rust", 0.75))
    steam(-0.32, -0.28, 1.12, h=0.4, r=0.035, drift=-0.1, finish="ice")
    bowl(0, -0.2, 0.88, r=0.13, finish="milk", filled="milk")
    specks([(-0.42 + 0.05 * k, -0.36 + 0.05 * ((k * 3) % 7), 0.885) for k in range(9)], 0.03, felt("milk"))
    for k in range(4):
        rod(
            (-0.44 + 0.12 * k, -0.4, 0.83),
            (-0.44 + 0.12 * k, -0.4, 0.66 + 0.04 * (k % 2)),
            0.022,
            glass("ice", 0.8),
            top=0.002,
        )
    ball(0.2, -0.33, 1.24, 0.035, "honey", squash=(1.4, 1, 1))
    ball(0.21, -0.33, 1.275, 0.025, "milk", squash=(0.7, 1, 1))
