"""Seen from the sea floor: a woman in an apron pegs manta rays on a washing line."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    felt,
    glass,
    ground,
    lathe,
    person,
    placed,
    porcelain,
    rod,
    rope,
    rough,
    stool,
    surface,
    sweep,
    tube,
)
from art.deck.registry import card

START, END, SAG = (-4, 1.6, 4.3), (3.6, 0.2, 3.5), 0.35


def _line(x: float) -> tuple[float, float, float]:
    """Where the washing line is over x."""
    t = (x - START[0]) / (END[0] - START[0])
    y, z = (a + (b - a) * t for a, b in zip(START[1:], END[1:], strict=True))
    return x, y, z - SAG * 4 * t * (1 - t)


def _ray(
    x: float,
    y: float,
    z: float,
    colour: str,
    *,
    size: float = 1,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    flap: float = 0.3,
) -> None:
    """Hangs by its wings: its tail points to −z and its pale belly to −y."""
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean, scale=size):
        for finish, back in ((felt("milk"), 0.0), (felt(colour), 0.06)):
            for side in (-1, 1):
                surface(
                    lambda u, v, s=side, b=back: (
                        s * u * 1.0,
                        b - flap * sin(1.6 * u) * u,
                        -0.25 - 0.12 * u + (0.42 - 0.3 * u**0.8) * (1 - 2 * v) * (1 - u**3) + 0.3 * u * u,
                    ),
                    finish,
                    nu=20,
                    nv=10,
                    thick=0.03,
                )
        sweep(
            [(0, 0.03, 0.28), (0, 0.0, 0.1), (0, 0.0, -0.3), (0, 0.03, -0.62), (0, 0.03, -0.7)],
            [(0.13, 0.05), (0.24, 0.1), (0.26, 0.11), (0.1, 0.06), (0.02, 0.02)],
            felt("milk"),
        )
        for side in (-1, 1):
            rod((side * 0.14, 0, 0.2), (side * 0.2, -0.03, 0.42), 0.05, felt(colour), top=0.03)
            ball(side * 0.24, -0.06, 0.2, 0.04, porcelain("ink"))
        tube([(0, 0.02, -0.66), (0.05, 0, -1.0), (-0.05, 0.02, -1.35), (0.03, 0, -1.6)], 0.025, felt(colour))


@card(
    View((0.3, -5.6, 0.55), (0.05, 0.4, 2.35), 31),
    Air(("milk", "mint", "sea_green", "teal"), fill=1.0, clouds=0.5, cloud="milk", seed=7),
    Sun(-150, 55, 3.0, "milk", 4),
)
def pegging_out_rays() -> None:
    """Seen from the sea floor: a woman in an apron pegs manta rays on a washing line."""
    ground(30, -5, 12, "sand", height=lambda x, y: 0.1 * sin(3 * y + 0.6 * x) + 0.08 * rough(x, y, 0.6))
    rope(START, END, sag=SAG, r=0.035, finish="bone")
    for x, colour, size, flap in ((-1.05, "indigo", 1.4, 0.4), (1.3, "cornflower", 1.1, -0.3)):
        _, y, z = _line(x)
        _ray(x, y - 0.06, z - 0.1, colour, size=size, turn=-10, flap=flap)
        for side in (-0.5, 0.5):
            px, py, pz = _line(x + side * size)
            box(px, py - 0.16, pz - 0.24, 0.1, 0.24, 0.4, "tomato", bevel=0.02)
    with placed(1.75, 1.8, 5.1, lean=-40, tilt=-30):
        _ray(0, 0, 0, "coral", size=0.6, flap=0.5)
    stool(0.15, 0.1, h=0.9, finish="sand")
    person(
        0.15,
        0.1,
        0.9,
        turn=160,
        tall=1.75,
        pose="reach",
        coat="tomato",
        dress="apron",
        head="bun",
        hair="milk",
        skin="peach",
        touch=((0.72, 0.4, 3.35), (-0.3, 0.5, 3.2)),
    )
    with placed(1.3, -1.2, 0.1):
        lathe([(0.3, 0), (0.5, 0.4), (0.55, 0.45), (0.48, 0.4), (0, 0.1)], 0, 0, 0, "honey")
        ball(0.05, 0, 0.42, 0.36, felt("indigo"), squash=(1.1, 1, 0.5))
        ball(-0.15, -0.1, 0.5, 0.26, felt("milk"), squash=(1.1, 1, 0.5))
    for k in range(9):
        wx, wy = (
            (-1.9, -1.6, 1.9, 2.2, -2.3, 2.6, -0.9, 1.0, -1.3)[k],
            (-1.4, -0.6, -1.0, 0.6, 1.0, 2.0, 3, 3.5, -2.2)[k],
        )
        tube(
            [(wx, wy, 0), (wx + 0.15, wy, 0.5), (wx - 0.1, wy, 1.0), (wx + 0.12, wy, 1.5 + 0.1 * k)],
            0.05,
            ("bottle", "teal", "moss")[k % 3],
        )
    for k in range(14):
        ball(
            -2 + 0.33 * k,
            0.4 * (k % 3),
            1.2 + 0.37 * ((k * 5) % 9),
            0.03 + 0.015 * (k % 3),
            glass("ice", 0.6),
        )
