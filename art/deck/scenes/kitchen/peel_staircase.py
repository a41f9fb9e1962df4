"""Apple peel hangs down to the table as a spiral staircase; a mouse in evening dress comes down it."""

from math import cos, pi, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    flower,
    lathe,
    leaf,
    metal,
    person,
    placed,
    porcelain,
    rod,
    solid,
    surface,
    tube,
    wall,
)
from art.deck.registry import card

TURNS, HIGH, STEPS = 2.15, 2.8, 30


def _spot(t: float, r: float) -> tuple[float, float]:
    a = 1.25 + 2 * pi * TURNS * t
    return r * cos(a), r * sin(a)


def _reach(t: float) -> float:
    return 1.12 - 0.42 * t


def _apple(x: float, y: float, z: float, r: float) -> None:
    """Half peeled: a cap of skin is left at the stalk, and a band that winds down to the stairs."""
    flesh, skin = porcelain("butter"), porcelain("tomato")
    half = [radians(-90 + 10 * k) for k in range(19)]
    lathe(
        [(r * cos(h) * (1 + 0.06 * sin(h)), r * (0.95 * sin(h) - 0.2 * max(0, sin(h)) ** 9)) for h in half],
        x,
        y,
        z,
        flesh,
    )

    def band(u: float, v: float) -> tuple[float, float, float]:
        h = radians(74 - 128 * u - (30 - 10 * u) * v)
        a, reach = 0.9 - 4.4 * pi * u, 1.03 * r * cos(h) * (1 + 0.06 * sin(h))
        return (
            x + reach * cos(a),
            y + reach * sin(a),
            z + 1.03 * r * (0.95 * sin(h) - 0.2 * max(0, sin(h)) ** 9),
        )

    surface(band, skin, nu=80, nv=8, thick=0.03)


@card(
    View((0.25, -6.4, 2.5), (0.0, 0, 1.85), 41),
    Air(("butter", "milk"), fill=0.9),
    Sun(-115, 38, 4.0, "butter", 4),
)
def peel_staircase() -> None:
    """Apple peel hangs down to the table as a spiral staircase; a mouse in evening dress comes down it."""
    with placed(y=2.6, z=-1):
        wall(12, 8, "sea_green", skirting=None)
    cylinder(0, 0.6, -0.2, 3.4, 0.2, felt("milk"), sides=64)
    corners = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    for k in range(STEPS):
        a, b, z = k / STEPS, (k + 1) / STEPS + 0.004, 0.03 + HIGH * k / STEPS
        wide = 0.54 - 0.2 * a
        tread = [_spot(t, _reach(t) - inset) for t, inset in ((a, wide), (a, 0), (b, 0), (b, wide))]
        for finish, low, top in ((porcelain("tomato"), -0.1, 0.03), (felt("bone"), 0.03, 0.045)):
            solid([(*p, z + level) for level in (low, top) for p in tread], corners, finish)
        post = _spot(a, _reach(a) - 0.03)
        rod((*post, z), (*post, z + 0.34 - 0.08 * a), 0.014, "moss")
    rail = [
        (*_spot(t, _reach(t) - 0.03), 0.05 + HIGH * t + 0.34 - 0.08 * t) for t in (k / 60 for k in range(61))
    ]
    tube(rail, 0.026, "moss")
    _apple(0.05, 0.05, 3.5, 0.8)
    tube([(0.05, 0.05, 4.1), (0.08, 0.03, 4.3), (0.2, 0.0, 4.42)], 0.035, "umber")
    leaf(0.2, 0, 4.35, size=0.5, turn=-60, finish="moss")
    t = 0.24
    x, y = _spot(t, _reach(t) - 0.26)
    foot = 0.08 + HIGH * t
    person(
        x,
        y,
        foot,
        turn=-38,
        tall=1.12,
        head="mouse",
        coat="indigo",
        dress="robe",
        pose="walk",
        skin="pewter",
        touch=((x - 0.22, y - 0.32, foot + 0.4), (x + 0.4, y - 0.1, foot + 0.62)),
        look=(14, -6),
        legs="pewter",
        shoes="indigo",
    )
    tube(
        [(x - 0.1, y - 0.1, foot + 0.84), (x, y - 0.16, foot + 0.8), (x + 0.12, y - 0.12, foot + 0.84)],
        0.025,
        porcelain("milk"),
    )
    person(
        -1.12,
        -1.35,
        0,
        turn=62,
        tall=1.05,
        head="mouse",
        coat="ink",
        pose="bow",
        bend=26,
        skin="pewter",
        legs="ink",
        shoes="ink",
        touch=(None, (-0.62, -1.35, 0.58)),
        look=(0, 30),
    )
    flower(-0.6, -1.36, 0.5, h=0.24, petals="butter", middle="tomato", r=0.1, leafy=False)
    with placed(0.75, -1.5, 0.02, turn=24):
        box(0.0, 0, 0.02, 1.2, 0.16, 0.03, metal("mist"), bevel=0.012)
        box(0.95, 0, 0, 0.75, 0.15, 0.09, "chestnut", bevel=0.04)
    for k in range(3):
        ball(-0.1 + 0.3 * k, -1.85 + 0.1 * k, 0.03, 0.055, "umber", squash=(0.7, 1.3, 0.6))
