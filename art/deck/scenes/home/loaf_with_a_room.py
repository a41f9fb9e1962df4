"""A loaf has been cut, and in the crumb a small family is at supper under a lamp."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bowl,
    box,
    cutout,
    dice,
    felt,
    frame,
    glow,
    hanging_lamp,
    kettle,
    lamp,
    metal,
    person,
    placed,
    round_table,
    specks,
    surface,
    tiles,
    wall,
    window,
)
from art.deck.registry import card


def _slice(r: float, share: float) -> tuple[float, float]:
    """The outline of a tin loaf: straight below, swollen above."""
    a = pi * (-0.16 + 1.32 * share)
    return r * 1.1 * cos(a) * (1.05 if sin(a) > 0.2 else 0.96), r * max(0.0, 0.44 + 0.8 * sin(a))


def _pore(k: int) -> tuple[float, float, float]:
    """Somewhere between crust and room, on the cut face."""
    x, z = _slice(0.86 + 0.12 * ((k * 0.377) % 1), (k * 0.618) % 1)
    return x * 0.95, 0, z + 0.04


def _loaf(r: float) -> list[tuple[float, float]]:
    return [_slice(r, k / 48) for k in range(49)]


def _arch(w: float, h: float) -> list[tuple[float, float]]:
    return [
        (w, 0.13),
        *((w * cos(pi * k / 16), h * 0.5 + h * 0.5 * sin(pi * k / 16)) for k in range(17)),
        (-w, 0.13),
    ]


@card(
    View((1.7, -3.1, 2.2), (0.06, 0.2, 0.6), 43),
    Air(("sky", "milk"), fill=0.6),
    Sun(-125, 36, 1.5, "peach", 5),
)
def loaf_with_a_room() -> None:
    """A loaf has been cut, and in the crumb a small family is at supper under a lamp."""
    tiles(9, 8, felt("cornflower"), felt("milk"), side=0.36)
    with placed(y=3.2):
        wall(9, 5, "cornflower", skirting=None)
    box(0.05, 0.35, 0, 2.9, 3.4, 0.08, "cinnamon", bevel=0.04)
    with placed(0.1, 0, 0.08):
        cutout(_loaf(1.0), 0.08, felt("butter"), holes=[_arch(0.72, 1.06)], bevel=0.02)
        surface(
            lambda u, v: (
                _slice(1.04, u)[0] * (1 - 0.6 * max(0, v - 0.7)),
                -0.03 + 2.3 * v,
                _slice(1.04, u)[1] * (1 - 0.35 * max(0, v - 0.7))
                + 0.015 * sin(14 * v) * (_slice(1, u)[1] > 0.9),
            ),
            felt("rust"),
            nu=48,
            nv=24,
        )
        box(0, 0.5, 0.05, 1.5, 1.0, 0.08, "chestnut", bevel=0.01)
        box(0, 0.98, 0.1, 1.7, 0.05, 0.98, "salmon", bevel=0)
        for side in (-0.76, 0.76):
            box(side, 0.5, 0.1, 0.06, 1.0, 0.85, "apricot", bevel=0)
        window(-0.42, 0.94, 0.5, 0.3, 0.32, pane=glow("indigo", 0.6))
        frame(0.5, 0.94, 0.55, 0.2, 0.26, "brass", "teal")
        round_table(0.06, 0.42, 0.27, 0.3, z=0.13, finish="cinnamon")
        for x, y, turn, coat, head in (
            (-0.34, 0.4, 68, "teal", "beard"),
            (0.46, 0.4, -68, "plum", "bun"),
            (0.06, 0.76, 0, "tomato", "braids"),
        ):
            person(
                x,
                y,
                0.13,
                turn=turn,
                tall=0.66 if head != "braids" else 0.52,
                pose="sit",
                coat=coat,
                head=head,
                look=(0, 4),
            )
        bowl(0.06, 0.36, 0.43, r=0.08, finish="milk", filled="honey")
        hanging_lamp(0.06, 0.42, 0.84, drop=0.26, shade="bottle", watts=7, r=0.12)
        lamp(0, -0.1, 0.5, 6, "butter", size=0.25)
    for k in range(4):
        with placed(0.1, 0.55 + 0.42 * k, 1.29 - 0.03 * k * k * 0.5, turn=24):
            ball(0, 0, 0, 0.42, felt("apricot"), squash=(1, 0.14, 0.16))
    with placed(0.1, -0.05, 0.08):
        specks([_pore(k) for k in range(120)], 0.018, felt("sand"))
    with placed(-0.2, -0.95, 0.1, tilt=-86, turn=10):
        cutout(_loaf(0.98), 0.12, felt("butter"), holes=[_arch(0.72, 1.06)], bevel=0.02)
        cutout(_loaf(1.03), 0.1, felt("rust"), holes=[_loaf(0.97)], bevel=0.01)
    with placed(1.28, -0.5, 0.1, turn=98):
        cutout([(-0.9, 0), (0.55, 0), (0.55, 0.34), (-0.66, 0.34), (-0.86, 0.2)], 0.03, metal("mist"))
    person(
        -0.42,
        -0.25,
        0.16,
        turn=-24,
        tall=0.5,
        pose="wave",
        coat="milk",
        young=True,
        hat="nightcap",
        hatted="tomato",
    )
    chance = dice("crumbs")
    specks(
        [(chance.uniform(-0.6, 1.2), chance.uniform(-1.3, -0.3), 0.1) for _ in range(45)],
        0.02,
        felt("butter"),
    )
    kettle(-1.9, 1.95, 0, size=0.95, turn=200, finish="tomato")
