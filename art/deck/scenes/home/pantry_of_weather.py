"""An old woman presses the lid on a jar with a thunderstorm; other weathers stand on the shelves."""

from math import cos, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    box,
    bucket,
    cloud,
    cylinder,
    glow,
    hanging_lamp,
    jar,
    lamp,
    metal,
    person,
    placed,
    room,
    specks,
    table,
    tube,
)
from art.deck.registry import card


@card(View((-0.05, -2.5, 1.5), (0.12, 0.6, 1.35), 31), Air(("cornflower", "indigo"), fill=2.0), None)
def pantry_of_weather() -> None:
    """An old woman presses the lid on a jar with a thunderstorm; other weathers stand on the shelves."""
    boards(5, 5, "chestnut", across=True)
    room(4.4, 1.3, 4.4, "indigo", sides="left")
    for k in range(5):
        box(0.55, 1.1, 0.45 + 0.6 * k, 2.9, 0.4, 0.05, "chestnut", bevel=0.01)
    for x in (-0.9, 2.0):
        box(x, 1.1, 0, 0.07, 0.42, 3.2, "chestnut", bevel=0.01)
    weather = ("ice", "honey", "mint", "raspberry", "milk", "lilac", "cornflower", "apricot", "coral")
    for row in range(4):
        for k in range(6):
            x, z, c = -0.62 + 0.46 * k, 0.5 + 0.6 * row, weather[(row * 4 + k * 5) % 9]
            if (row, k) == (2, 2):
                jar(x, 1.05, z, r=0.13, h=0.4, tint="moss", alpha=0.5)
                for n in range(5):
                    ball(
                        x + 0.05 * cos(n * 2.2),
                        1.03 + 0.05 * sin(n * 2.2),
                        z + 0.06 + 0.05 * n,
                        0.045,
                        "moss",
                        squash=(0.8, 0.8, 1.6),
                    )
                continue
            if (row, k) == (0, 4):
                with placed(x, 0.95, z + 0.13, turn=20, tilt=90):
                    jar(0, 0, -0.2, r=0.13, h=0.4, lid=None)
                continue
            jar(x, 1.05, z, r=0.14, h=0.4, tint="ice", alpha=0.14)
            ball(x, 1.07, z + 0.15, 0.085, glow(c, 2.4), squash=(1, 1, 0.9 + 0.2 * (k % 2)))
            if (row + k) % 3 == 0:
                specks(
                    [(x + 0.08 * cos(n), 1.0 + 0.05 * sin(n * 3), z + 0.04 + 0.025 * n) for n in range(12)],
                    0.012,
                    glow("milk", 2),
                )
    for n in range(5):
        for side in (-1, 1):
            ball(1.2 + 0.05 * side + 0.02 * n, 0.7 - 0.28 * n, 0.006, 0.035, "sky", squash=(0.7, 1.3, 0.15))
    table(-0.62, 0.15, 1.1, 0.7, 0.78, finish="cinnamon")
    jar(-0.55, 0.1, 0.78, r=0.2, h=0.5, tint="cornflower", alpha=0.18, lid=None)
    cloud(-0.55, 0.1, 1.0, size=0.17, finish="slate", seed=4)
    cloud(-0.54, 0.06, 1.09, size=0.14, finish="pewter", seed=6)
    tube(
        [(-0.55, -0.08, 1.02), (-0.5, -0.09, 0.95), (-0.58, -0.09, 0.92), (-0.53, -0.08, 0.83)],
        0.014,
        glow("butter", 14),
    )
    lamp(-0.55, -0.2, 0.98, 14, "ice")
    cylinder(-0.55, 0.1, 1.3, 0.19, 0.05, metal("brass"))
    person(
        -0.62,
        0.55,
        0.12,
        turn=-4,
        tall=1.62,
        pose="lean",
        bend=20,
        coat="raspberry",
        dress="apron",
        hat="scarf",
        hatted="honey",
        hair="mist",
        touch=((-0.66, 0.12, 1.38), (-0.44, 0.12, 1.38)),
        look=(0, -4),
    )
    bucket(0.35, -0.9, 0, r=0.24, h=0.3, finish="sand", filled="umber")
    for n in range(7):
        ball(0.35 + 0.13 * cos(n * 2.4), -0.9 + 0.13 * sin(n * 2.4), 0.28, 0.075, "coral")
    hanging_lamp(-1.15, 0.0, 2.35, drop=2, shade="bottle", watts=160)
    area((0.9, -2.2, 2.2), (-0.4, 0.5, 1.0), 45, "honey", size=1.0)
