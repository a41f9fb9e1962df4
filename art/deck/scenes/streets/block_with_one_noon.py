"""A block of flats on a winter night; in one window it is noon in a meadow and a cow looks out."""

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    beast,
    box,
    felt,
    glow,
    lamp,
    person,
    placed,
    rod,
    snow,
    specks,
    sweep,
)
from art.deck.registry import card


@card(View((-0.9, -13, 6.6), (-0.9, 0, 6.3), 76), Air(("midnight", "slate"), fill=1.5, stars=40), None)
def block_with_one_noon() -> None:
    """A block of flats on a winter night; in one window it is noon in a meadow and a cow looks out."""
    box(0, 1.2, 0, 12, 2, 16, "slate", bevel=0.02)
    for i in range(5):
        for j in range(7):
            x, z = -3.2 + 1.6 * i, 1.2 + 1.62 * j
            noon = (i, j) == (1, 3)
            near = (i, j) in ((0, 3), (2, 3))
            if not noon:
                box(
                    x,
                    0.16,
                    z,
                    0.9,
                    0.06,
                    1.0,
                    glow("butter", 1.2) if (i * 3 + j * 5) % 7 == 0 or near else "petrol",
                    bevel=0,
                )
            else:
                box(x, 0.3, z, 0.94, 0.02, 1.02, glow("sky", 1.6), bevel=0)
                box(x, 0.24, z, 0.94, 0.04, 0.4, glow("pistachio", 1.6), bevel=0)
                specks(
                    [(x - 0.38 + 0.1 * k, 0.2, z + 0.12 + 0.07 * (k % 3)) for k in range(9)],
                    0.03,
                    glow("tomato", 1.2),
                )
                with placed(x + 0.05, 0.35, z - 0.32):
                    beast("cow", 0, -0.25, 0, size=0.62, coat="rust", pale="blush")
                lamp(x, -0.6, z + 0.5, 60, "butter", size=0.3)
            box(x, 0.08, z, 0.05, 0.06, 1.0, "milk", bevel=0)
            for e in (-0.47, 0.47):
                box(x + e, 0.08, z - 0.03, 0.06, 0.1, 1.08, "mist", bevel=0)
            box(x, 0.02, z - 0.1, 1.15, 0.3, 0.07, "mist", bevel=0.01)
            ball(x, -0.04, z - 0.02, 0.5, felt("milk"), squash=(1.1, 0.3, 0.14))
            if near:
                s = 1 if i == 0 else -1
                person(
                    x + 0.16 * s,
                    0.12,
                    z - 0.65,
                    turn=60 * s,
                    tall=1.3,
                    coat=("cherry", "teal")[i // 2],
                    pose="offer",
                    touch=((x + 0.62 * s, -0.1, z + 0.3), (x + 0.6 * s, -0.15, z + 0.45)),
                )
    snow(9, -4, -0.4, 9, count=420, r=0.035, z=1.5)
    rod((-3, -4, 4.1), (3, -4, 4.1), 0.05, "ink")
    sweep(
        [(0.9, -4, 4.1), (0.9, -4, 3.7), (0.92, -4, 3.2)],
        [(0.24, 0.04), (0.3, 0.05), (0.3, 0.05)],
        felt("ice"),
    )
    area((-6, -8, 10), (0, 0, 6), 700, "cornflower", size=4)
