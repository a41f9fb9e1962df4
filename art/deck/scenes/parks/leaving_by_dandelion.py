"""Travellers float away on the seeds of a giant dandelion; a child still sits on it."""

from math import cos, pi, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    felt,
    grass,
    ground,
    house,
    person,
    placed,
    ring,
    rod,
    rough,
    specks,
    suitcase,
    surface,
    tube,
)
from art.deck.registry import card

SEEDS = (
    (0.95, -0.3, 2.35, 1.05, -8, "tomato", "bowler", "ink"),
    (1.5, 0.6, 3.5, 0.85, -14, "teal", "sun", "straw"),
    (0.35, 0.9, 3.95, 0.75, -4, "plum", "", "ink"),
)


@card(
    View((0.0, -6.3, 2.3), (0.15, 0, 2.62), 39),
    Air(("cornflower", "lilac", "blush", "butter"), fill=1.0, clouds=0.45, cloud="milk", seed=38),
    Sun(-65, 22, 3.4, "peach", 3),
)
def leaving_by_dandelion() -> None:
    """Travellers float away on the seeds of a giant dandelion; a child still sits on it."""
    ground(40, -8, 34, "pistachio", height=lambda x, y: 0.1 * rough(x, y, 0.4) - 0.05 + max(0, y - 5) * 0.03)
    grass(11, -4, 8, count=1500, h=0.2, colours=("moss", "pistachio"))
    tube([(-0.9, 0, -0.1), (-0.8, 0, 1.0), (-1.0, 0, 2.0), (-0.78, 0, 2.75)], 0.075, "sage")
    for k in range(5):
        with placed(-0.9, 0, 0.02, turn=72 * k + 20):
            surface(
                lambda u, v: (
                    (u - 0.5) * 0.44 * sin(pi * v) * (1 + 0.3 * sin(22 * v)),
                    -1.25 * v,
                    0.34 * sin(2.4 * v),
                ),
                felt("moss"),
                nu=8,
                nv=26,
                thick=0.02,
            )
    _clock(-0.78, 0, 2.95)
    person(
        -0.6,
        -0.12,
        3.12,
        turn=50,
        tall=1.05,
        young=True,
        pose="sit",
        coat="honey",
        legs="indigo",
        head="curls",
        hair="chestnut",
        hips=(0, 0, 0.12),
        feet=((-0.11, -0.44, -0.2), (0.12, -0.4, -0.25)),
        look=(20, 10),
        touch=((-0.72, -0.42, 3.5), (-0.1, -0.3, 3.82)),
    )
    for x, y, z, tall, lean, coat, hatted, felted in SEEDS:
        with placed(x, y, z, lean=lean):
            _seed(0, 0, tall * 1.3, 0.5)
            person(
                0,
                0,
                0,
                turn=40,
                tall=tall,
                pose="float",
                coat=coat,
                legs="umber",
                hat=hatted,
                hatted=felted,
                look=(16, 10),
                touch=((0.0, 0.0, tall * 1.24), (0.24 * tall, -0.1, 0.42 * tall)),
            )
            suitcase(
                0.28 * tall,
                -0.1,
                0.12 * tall,
                w=0.36 * tall,
                h=0.26 * tall,
                d=0.14 * tall,
                finish="cinnamon",
                turn=30,
            )
    with placed(-0.02, -0.2, 1.5, lean=8):
        _seed(0, 0, 0.62, 0.4)
        suitcase(0, 0, 0.3, w=0.3, h=0.22, d=0.12, finish="cherry", turn=20)
    for x, y, n in ((1.2, 7, 1), (2.4, 8.5, 2), (0.0, 9, 3), (-2.6, 8, 4)):
        house(
            x,
            y,
            0.05,
            w=1.1,
            d=1,
            h=0.8,
            roof=("brick", "plum", "teal", "cherry")[n - 1],
            lit="butter",
            turn=10 * n - 20,
        )


def _seed(x: float, y: float, top: float, r: float) -> None:
    """A parachute of hairs; its stalk hangs down from the middle."""
    rod((x, y, top - 0.34), (x, y, top + r * 0.7), 0.014, "umber")
    for a, b, degrees in ring(r, 22):
        rod(
            (x, y, top + r * 0.62),
            (x + a, y + b, top + r * (0.9 + 0.12 * sin(radians(degrees * 3)))),
            0.009,
            felt("milk"),
            sides=5,
        )
        ball(x + a, y + b, top + r * (0.9 + 0.12 * sin(radians(degrees * 3))), 0.022, felt("milk"))


def _clock(x: float, y: float, z: float) -> None:
    """The seed head: whole on the left, already blown bare on the right."""
    ball(x, y, z, 0.32, felt("linen"))
    specks([(x + 0.32 * a, y + 0.32 * b, z + 0.32 * c) for a, b, c in _around(150)], 0.02, felt("sand"))
    for d in _around(230):
        if d[0] < -0.08 or d[2] < -0.45:
            end = (x + 0.86 * d[0], y + 0.86 * d[1], z + 0.86 * d[2])
            rod((x + 0.3 * d[0], y + 0.3 * d[1], z + 0.3 * d[2]), end, 0.007, felt("linen"), sides=5)
            for j in range(5):
                s = 1.2566 * j
                tip = (end[0] + 0.09 * cos(s), end[1] + 0.06 * d[1], end[2] + 0.09 * sin(s))
                rod(end, tip, 0.006, felt("milk"), sides=4)
            ball(*end, 0.03, felt("milk"))


def _around(count: int) -> list[tuple[float, float, float]]:
    """Directions evenly spread over a sphere."""
    spots = []
    for k in range(count):
        b, a = pi * (k + 0.5) / count - pi / 2, 2.39996 * k
        spots.append((cos(a) * cos(b), sin(a) * cos(b), sin(b)))
    return spots
