"""A child in a raincoat sees itself in a puddle, in a sun hat under a blue sky."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    blades,
    box,
    cloud,
    cutout,
    felt,
    glass,
    glow,
    leaf,
    person,
    placed,
    porcelain,
    rain,
    rod,
    surface,
    tube,
    umbrella,
)
from art.deck.registry import card


@card(
    View((0.12, -3.9, 2.9), (0.06, -0.05, 0.16), 38),
    Air(("pewter", "mist"), fill=1.15),
    Sun(-120, 50, 1.2, "mist", 20),
)
def summer_puddle() -> None:
    """A child in a raincoat sees itself in a puddle, in a sun hat under a blue sky."""
    edge = [
        (
            0.1 + (1.06 + 0.13 * sin(3 * a) + 0.07 * sin(5 * a + 1)) * cos(a),
            -0.7 + (0.95 + 0.08 * sin(2 * a + 1)) * sin(a),
        )
        for a in [2 * pi * k / 48 for k in range(48)]
    ]
    with placed(z=-0.05):
        cutout(
            [(-9, -4), (9, -4), (9, 14), (-9, 14)], 0.05, felt("pewter"), holes=[edge], lying=True, bevel=0.01
        )
    for i in range(9):
        y = 0.45 + 0.5 * i
        rod((-6, y, 0.0), (6, y, 0.0), 0.012, "slate")
        for j in range(12):
            x = -4 + 0.8 * j + 0.4 * (i % 2)
            rod((x, y, 0), (x, y + 0.5, 0), 0.012, "slate")
    tube([(x, y, 0.0) for x, y in edge], 0.025, "slate", closed=True)
    child = {"tall": 1.45, "young": True, "hair": "rust", "head": "braids"}
    person(
        0.1,
        0.28,
        0,
        coat="straw",
        dress="coat",
        hat="swim",
        hatted="straw",
        shoes="tomato",
        legs="tomato",
        bend=16,
        look=(0, -20),
        touch=((-0.34, 0.1, 0.5), (0.5, 0.3, 0.82)),
        **child,
    )
    umbrella(0.6, 0.42, 1.78, r=0.62, finish="plum", lean=6, stick=1.05)
    with placed(0.1, 0.28, -0.03, lean=180):
        person(
            0,
            0,
            0,
            pose="cheer",
            coat="tomato",
            dress="skirt",
            shoes=porcelain("peach"),
            hat="sun",
            hatted="straw",
            bend=8,
            look=(0, -34),
            **child,
        )
    box(0, 0, -6, 40, 40, 0.1, glow("cornflower", 0.5), bevel=0)
    for k, (x, y) in enumerate(((-1.5, 0.4), (1.6, 1.0), (0.9, -1.4), (-1.6, 2.4))):
        cloud(x, y + 1.5, -4.6, size=0.8, finish=glow("milk", 0.5), seed=k)
    area((1.5, -3, -2.5), (0.1, 0.3, -0.6), 160, "butter", size=1.5)
    surface(
        lambda u, v: (-1.4 + 3 * u, -1.8 + 2.2 * v, -0.03 + 0.006 * sin(20 * u + 9 * v)),
        glass("ice", 0.06),
        nu=40,
        nv=40,
    )
    rain(4.2, -1.0, 3, 3.2, count=110, finish="ice", r=0.006, long=0.26)
    for k in range(7):
        leaf(
            -1.05 + 0.36 * k,
            -1.85 + 0.1 * (k % 3),
            0.02,
            size=0.24,
            turn=70 * k,
            finish=("rust", "honey", "brick")[k % 3],
        )
    tuft = [(0.98 + 0.03 * k, -0.98 - 0.02 * (k % 3), -0.03) for k in range(7)]
    blades(tuft, 0.38, felt("pistachio"), wide=0.022, seed=3)
