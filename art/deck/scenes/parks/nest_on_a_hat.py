"""A rush-hour crowd of hats; on one bowler a bird feeds three open beaks, and its wearer stands still."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    dice,
    felt,
    hat,
    person,
    placed,
    rod,
)
from art.deck.registry import card


@card(
    View((0.0, -2.1, 1.86), (0.1, 0.6, 1.72), 42, focus=(0.2, 0.2, 1.7), blur=8),
    Air(("sky", "mist", "milk"), fill=1.1, clouds=0.5),
    Sun(-45, 40, 2.4, "butter", 6),
)
def nest_on_a_hat() -> None:
    """A rush-hour crowd of hats; on one bowler a bird feeds three open beaks, and its wearer stands still."""
    chance = dice("hats")
    for row in range(4):
        for k in range(7):
            x, y = -1.5 + 0.5 * k + 0.25 * (row % 2), 0.75 + 0.5 * row
            person(
                x,
                y,
                chance.uniform(-0.08, 0.1),
                turn=-90 + chance.uniform(-15, 15),
                pose="walk",
                coat=("ink", "slate", "petrol", "plum", "umber")[(k + row) % 5],
                dress="coat",
                hat=("bowler", "cap", "top", "bowler", "sun")[(k * 2 + row) % 5],
                hatted=("ink", "petrol", "umber", "straw", "slate")[(k + 2 * row) % 5],
            )
    person(
        0.24,
        0.2,
        0.05,
        turn=-8,
        tall=1.75,
        coat="brick",
        dress="coat",
        head="asleep",
        hat="bowler",
        hatted="chestnut",
        hair="rust",
        look=(0, 0),
        side=0,
    )
    with placed(0.24, 0.2, 1.9):
        for k in range(40):
            a, b = k * 2.4, 0.16 + 0.03 * sin(k)
            rod(
                (b * cos(a), b * sin(a), 0.0 + 0.003 * k % 0.09),
                (b * cos(a + 1.1), b * sin(a + 1.1), 0.03 + 0.002 * k % 0.08),
                0.01,
                ("sand", "cinnamon", "straw")[k % 3],
            )
        for k in range(3):
            x, up = -0.13 + 0.1 * k, 0.02 * (k == 1)
            ball(x, -0.06, 0.11 + up, 0.055, felt("butter"))
            for s in (-1, 1):
                ball(x + 0.024 * s, -0.108, 0.125 + up, 0.011, "ink")
                rod(
                    (x + 0.006 * s, -0.08, 0.15 + up),
                    (x + 0.028 * s, -0.1, 0.205 + up),
                    0.017,
                    "coral",
                    top=0.003,
                )
        bird(0.24, 0.02, 0.15, size=0.36, turn=-60, tilt=18, body="cornflower", wing="indigo")
    for x, c in ((-0.42, "ink"), (0.92, "umber")):
        hat("bowler", x, -0.6, 1.36, c, size=1.05)
        ball(x, -0.6, 1.28, 0.17, felt("chestnut"))
