"""A dress and a shirt with trousers have left the washing line and waltz in the snow."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    box,
    bucket,
    cat,
    cylinder,
    felt,
    fir,
    ground,
    house,
    lantern,
    limb,
    placed,
    rod,
    rope,
    rough,
    snow,
    surface,
    sweep,
)
from art.deck.registry import card


@card(
    View((-0.1, -5.2, 1.5), (0.05, 0, 1.5), 40),
    Air(("midnight", "indigo", "mauve", "rose"), fill=0.95, stars=24, clouds=0.4, cloud="mauve", seed=61),
    Sun(-120, 35, 1.6, "ice", 4),
)
def clothes_waltz() -> None:
    """A dress and a shirt with trousers have left the washing line and waltz in the snow."""
    ground(40, -6, 30, "ice", height=lambda x, y: 0.08 * rough(x, y, 0.5) - 0.03)
    snow(6, -2, 5, 4.5, count=170, r=0.02, seed=8)
    for x in (-2.0, 2.1):
        rod((x, 1.6, 0), (x, 1.6, 2.7), 0.06, "chestnut")
        rod((x, 1.25, 2.6), (x, 1.95, 2.6), 0.04, "chestnut")
    rope((-2.0, 1.6, 2.6), (2.1, 1.6, 2.6), sag=0.16, r=0.014, finish="linen")
    for x, w, h, colour in ((-1.55, 0.5, 0.6, "butter"), (1.35, 0.6, 0.85, "cornflower")):
        _hanging(x, w, h, colour)
    for x in (-0.75, -0.55, 0.1, 0.3, 0.7):
        box(x, 1.58, 2.42, 0.04, 0.05, 0.13, "honey", bevel=0.01)
    for x in (1.85, 2.0):
        _hanging(x, 0.1, 0.26, "tomato")
    _dress(-0.36, 0.0)
    _suit(0.42, 0.05)
    for k in range(34):
        a = 0.42 * k
        r = 0.3 + 0.032 * k
        _footprint(0.05 + r * cos(a), -0.1 + 0.7 * r * sin(a), 31 * k, 1 if k % 2 else -1)
    bucket(-1.08, -0.55, 0, r=0.26, h=0.3, finish="sand", filled="milk")
    cat(1.1, -0.6, 0, turn=-50, size=0.5)
    lantern(-2.0, 1.3, 2.55, size=0.26, watts=40)
    area((-1.6, -2.8, 3.2), (0, 0, 1.0), 170, "peach", size=0.8)
    house(2.6, 9, 0, w=2.6, d=2, h=2.0, wall="mauve", roof="milk", lit="butter", smoke="lilac")
    fir(-3.2, 8, 0, h=4, finish="petrol", snow=True)


def _footprint(x: float, y: float, turn: float, side: int) -> None:
    """A sole and a heel pressed into the snow, beside the line of steps."""
    with placed(x, y, 0.015, turn=turn):
        ball(0.09 * side, -0.06, 0, 0.07, felt("cornflower"), squash=(0.75, 1.35, 0.1))
        ball(0.08 * side, 0.1, 0, 0.045, felt("cornflower"), squash=(0.9, 1.0, 0.12))


def _hanging(x: float, w: float, h: float, colour: str) -> None:
    top = 2.5
    surface(
        lambda u, v: (x + (u - 0.5) * w, 1.6 + 0.04 * sin(8 * u) * (1 - v), top - h * (1 - v)),
        felt(colour),
        nu=12,
        nv=8,
        thick=0.012,
    )


def _dress(x: float, y: float) -> None:
    """Swings out to the left; nobody is inside."""
    red = felt("tomato")
    with placed(x, y, 0, lean=-7):
        surface(
            lambda u, v: (
                (0.15 + 0.42 * (1 - v) ** 1.6 + 0.05 * (1 - v) * sin(9 * 2 * pi * u)) * cos(2 * pi * u)
                - 0.16 * (1 - v) ** 2,
                (0.12 + 0.42 * (1 - v) ** 1.6 + 0.05 * (1 - v) * sin(9 * 2 * pi * u)) * sin(2 * pi * u),
                0.14 + 0.85 * v + 0.05 * (1 - v) * sin(2 * pi * u * 2),
            ),
            red,
            nu=72,
            nv=16,
            thick=0.015,
        )
        sweep(
            [(0, 0, 0.92), (0, 0, 1.02), (0, 0, 1.25), (0, 0, 1.42), (0.0, 0, 1.47)],
            [(0.15, 0.12), (0.15, 0.12), (0.19, 0.14), (0.17, 0.11), (0.09, 0.08)],
            red,
        )
        cylinder(0, 0, 1.46, 0.1, 0.03, "milk", top=0.11)
        limb((0.16, -0.03, 1.36), (0.42, -0.06, 1.42), 0.07, red, tip=0.055)
        limb((0.42, -0.06, 1.42), (0.66, 0.0, 1.5), 0.055, red, tip=0.06)
        limb((-0.16, -0.06, 1.36), (-0.34, -0.2, 1.58), 0.07, red, tip=0.055)
        limb((-0.34, -0.2, 1.58), (-0.52, -0.24, 1.82), 0.055, red, tip=0.065)


def _suit(x: float, y: float) -> None:
    white, blue = felt("milk"), felt("indigo")
    with placed(x, y, 0, lean=5):
        sweep(
            [(0, 0, 0.86), (0, 0, 0.95), (0, 0, 1.2), (0, 0, 1.5), (0, 0, 1.6)],
            [(0.19, 0.14), (0.19, 0.14), (0.2, 0.15), (0.22, 0.14), (0.1, 0.09)],
            white,
        )
        cylinder(0, 0, 1.58, 0.11, 0.06, "milk", top=0.1)
        limb((-0.2, -0.05, 1.48), (-0.42, -0.2, 1.36), 0.08, white, tip=0.065)
        limb((-0.42, -0.2, 1.36), (-0.72, -0.16, 1.3), 0.065, white, tip=0.07)
        limb((0.2, -0.05, 1.48), (0.44, -0.16, 1.7), 0.08, white, tip=0.065)
        limb((0.44, -0.16, 1.7), (0.6, -0.2, 2.0), 0.065, white, tip=0.075)
        limb((-0.1, 0, 0.9), (-0.12, -0.1, 0.5), 0.12, blue, tip=0.1)
        limb((-0.12, -0.1, 0.5), (-0.08, 0.02, 0.12), 0.1, blue, tip=0.1)
        limb((0.1, 0, 0.9), (0.2, -0.02, 0.5), 0.12, blue, tip=0.1)
        limb((0.2, -0.02, 0.5), (0.36, 0.06, 0.16), 0.1, blue, tip=0.1)
