"""A square from above: a crowd of upturned faces; one child looks down into a puddle instead."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    dice,
    felt,
    person,
    scatter,
    surface,
    tube,
    water,
)
from art.deck.registry import card


@card(
    View((0.75, -1.2, 9.5), (0.6, -0.9, 0), 52), Air(("milk", "mist"), fill=1.1), Sun(-60, 50, 2.2, "milk", 4)
)
def all_look_up() -> None:
    """A square from above: a crowd of upturned faces; one child looks down into a puddle instead."""
    for k in range(22):
        for j in range(28):
            box(
                -6.6 + 0.62 * k,
                -7.6 + 0.62 * j,
                -0.06,
                0.6,
                0.6,
                0.06,
                felt("mist") if (k + j) % 2 else felt("pewter"),
                bevel=0.01,
            )
    chance = dice("crowd above")
    n = 0
    for x, y in scatter(110, 6.0):
        if (x - 1.1) ** 2 + (y + 2.0) ** 2 < 1.3 or abs(x) > 3.9:
            continue
        n += 1
        person(
            x,
            y,
            turn=chance.uniform(0, 360),
            tall=chance.uniform(1.4, 1.8),
            coat=("plum", "blush", "slate", "butter", "brick", "teal", "honey")[n % 7],
            dress=("coat", "robe", "skirt")[n % 3],
            bend=-14,
            look=(0, 58),
            head=("short", "bun", "curls", "long")[n % 4],
            hair=("chestnut", "ink", "honey", "rust")[n % 4],
            pose=("stand", "point", "stand", "wave")[n % 4],
            hands=((-0.28, -0.02, 0.76), (0.12, -0.2, 1.6))
            if n % 2
            else ((-0.14, -0.2, 1.62), (0.28, 0, 0.8)),
        )
    person(
        1.1,
        -1.75,
        turn=-10,
        tall=1.05,
        young=True,
        pose="bow",
        bend=46,
        coat="tomato",
        legs="slate",
        head="short",
        hair="rust",
    )
    surface(
        lambda u, v: (
            1.1 + (0.55 + 0.1 * sin(3 * 2 * pi * u)) * v * cos(2 * pi * u),
            -2.45 + 0.4 * v * sin(2 * pi * u),
            0.008,
        ),
        water("cornflower", 0.1),
        nu=40,
        nv=4,
    )
    ball(1.15, -2.45, 0.012, 0.11, "tomato", squash=(1, 1.2, 0.05))
    tube([(1.15, -2.58, 0.014), (1.1, -2.7, 0.014), (1.16, -2.8, 0.014)], 0.008, "bone")
