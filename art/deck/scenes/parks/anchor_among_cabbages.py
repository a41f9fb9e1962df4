"""An anchor on a rope from the sky stands in a cabbage bed; a woman waters it."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    flower,
    glow,
    ground,
    house,
    person,
    picket_fence,
    placed,
    porcelain,
    rod,
    rough,
    round_tree,
    specks,
    tube,
)
from art.deck.registry import card


@card(
    View((0.5, -5.6, 1.7), (0.1, 0.2, 1.95), 38),
    Air(("cornflower", "sky", "mint", "butter"), fill=1.0, clouds=0.55, cloud="milk", seed=17),
    Sun(-70, 40, 3.6, "butter", 3),
)
def anchor_among_cabbages() -> None:
    """An anchor on a rope from the sky stands in a cabbage bed; a woman waters it."""
    ground(40, -6, 30, "sage", height=lambda x, y: 0.05 * rough(x, y, 0.6) - 0.04)
    for row in range(4):
        y = -0.9 + 0.75 * row
        box(0, y, -0.05, 7, 0.42, 0.1, felt("chestnut"), bevel=0.04)
        for k in range(9):
            x = -2.3 + 0.58 * k + 0.2 * (row % 2)
            if abs(x + 0.45) > 0.55 or row not in (1, 2):
                _cabbage(x, y, 0.19)
    with placed(-0.45, 0.1, 0.0, lean=-9):
        _anchor()
    _rope()
    person(
        -0.4,
        0.14,
        2.95,
        turn=76,
        tall=1.15,
        pose="climb",
        coat="indigo",
        legs="milk",
        shoes="ink",
        head="beard",
        hair="rust",
        hat="cap",
        hatted="milk",
        look=(20, -40),
        touch=((-0.46, 0.24, 4.1), (-0.5, 0.24, 3.85)),
    )
    person(
        0.78,
        -0.25,
        0,
        turn=-58,
        tall=1.6,
        pose="lean",
        coat="tomato",
        dress="apron",
        head="bun",
        hair="umber",
        hat="sun",
        hatted="straw",
        bend=16,
        look=(14, 10),
        touch=((0.28, -0.3, 0.92), (0.34, -0.16, 0.98)),
    )
    with placed(0.18, -0.28, 0.74, turn=180, lean=24):
        cylinder(0, 0, 0, 0.14, 0.26, porcelain("teal"))
        rod((0.1, 0, 0.06), (0.42, 0, 0.32), 0.025, porcelain("teal"))
        cylinder(0.43, 0, 0.3, 0.05, 0.06, porcelain("teal"), top=0.08)
        tube([(-0.13, 0, 0.05), (-0.3, 0, 0.2), (-0.08, 0, 0.34)], 0.02, porcelain("teal"))
    _shower()
    for k in range(11):
        a = 0.62 * k
        flower(
            -0.5 + 0.62 * cos(a),
            0.02 + 0.3 * sin(a),
            0.04,
            h=0.2 + 0.05 * (k % 3),
            petals=("raspberry", "butter", "milk")[k % 3],
            r=0.065,
        )
    picket_fence(-3.2, 3.2, 2.9)
    for x, y, h in ((-2.6, 6.5, 2.6), (2.8, 8, 3)):
        round_tree(x, y, 0, h=h, crown="moss")
    house(2.1, 12, 0, w=2.4, d=2, h=1.6, roof="brick", lit=None)


def _rope() -> None:
    """Two strands laid round each other, from the anchor's ring to far above."""
    for phase, colour in ((0.0, "sand"), (pi, "cinnamon")):
        strand = []
        for k in range(120):
            t = k / 119
            a = 2 * pi * 16 * t + phase
            x, y, z = -0.8 + 0.95 * t**1.3, 0.1 + 0.4 * t, 2.05 + 4.4 * t
            strand.append((x + 0.032 * cos(a), y + 0.032 * sin(a), z))
        tube(strand, 0.036, felt(colour))


def _shower() -> None:
    """Drops that fall in a bow from the can's rose."""
    drops = []
    for jet in range(5):
        for k in range(7):
            t = (k + 0.3 * (jet % 3)) / 7
            drops.append((-0.46 - (0.06 + 0.06 * jet) * t, -0.34 + 0.04 * jet, 0.84 - 0.66 * t * t))
    specks(drops, 0.021, glow("ice", 0.9), stretch=(0.8, 0.8, 1.7))


def _cabbage(x: float, y: float, r: float) -> None:
    ball(x, y, 0.08 + r * 0.55, r * 0.72, "pistachio")
    for k in range(6):
        with placed(x, y, 0.06, turn=60 * k):
            ball(
                0,
                -r * 0.62,
                r * 0.45,
                r * 0.62,
                felt("moss" if k % 2 else "pistachio"),
                squash=(0.95, 0.32, 0.85),
            )


def _anchor() -> None:
    iron = felt("slate")
    rod((0, 0, 0.05), (0, 0, 1.9), 0.09, iron, top=0.075)
    rod((-0.46, 0, 1.55), (0.46, 0, 1.55), 0.065, iron)
    for side in (-1, 1):
        ball(side * 0.48, 0, 1.55, 0.09, iron)
        tube(
            [(0, 0, 0.06), (side * 0.42, 0, 0.08), (side * 0.72, 0, 0.5), (side * 0.78, 0, 0.62)], 0.085, iron
        )
        with placed(side * 0.78, 0, 0.5, lean=side * 18):
            cylinder(0, 0, 0.0, 0.17, 0.34, iron, top=0.0, sides=4)
    ring_points = [(0.16 * sin(0.52 * k), 0, 2.02 - 0.16 * cos(0.52 * k)) for k in range(12)]
    tube(ring_points, 0.035, iron, closed=True)
