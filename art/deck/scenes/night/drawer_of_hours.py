"""A chest whose open drawers hold morning, noon, evening and night; a child reaches into the night."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    boards,
    box,
    cat,
    cloud,
    dice,
    glow,
    metal,
    person,
    placed,
    shell,
    specks,
    wall,
)
from art.deck.registry import card

HOURS = (("indigo", 1.5, 0.5), ("coral", 1.08, 0.8), ("cornflower", 0.66, 0.7), ("peach", 0.24, 0.9))


@card(
    View((-1.7, -5.6, 4.4), (0.1, -0.45, 1.2), 40),
    Air(("blush", "milk"), fill=0.7),
    Sun(-125, 40, 1.6, "butter", 6),
)
def drawer_of_hours() -> None:
    """A chest whose open drawers hold morning, noon, evening and night; a child reaches into the night."""
    boards(9, 9, "chestnut", y=0)
    with placed(y=1.5):
        wall(10, 7, "apricot", stripes="peach")
    w, d, wood, x = 1.9, 1.6, "teal", 0.3
    with placed(x, 0.6):
        for side in (-1, 1):
            box(side * (w / 2 + 0.05), 0, 0, 0.1, d, 2.5, wood, bevel=0.03)
        box(0, 0, 2.46, w + 0.34, d + 0.1, 0.12, wood, bevel=0.04)
        for k, (sky, out, strong) in enumerate(HOURS):
            with placed(0, -out, 0.1 + 0.6 * k):
                box(0, -d / 2 - 0.03, 0, w - 0.02, 0.07, 0.54, wood, bevel=0.025)
                for side in (-1, 1):
                    box(side * (w / 2 - 0.05), 0, 0.02, 0.05, d, 0.5, "sand", bevel=0.01)
                    ball(side * 0.5, -d / 2 - 0.1, 0.27, 0.07, metal("brass"))
                box(0, 0, 0.4, w - 0.1, d - 0.05, 0.04, glow(sky, strong), bevel=0)
    for k in range(4):
        cloud(x - 0.6 + 0.42 * k, -0.72 - 0.1 * (k % 2), 1.84, size=0.24, finish=glow("milk", 0.3), seed=k)
    ball(x + 0.62, -0.74, 2.0, 0.17, glow("butter", 2))
    shell(x - 0.45, -0.28, 2.36, 0.19, glow("honey", 3), rise=(0, 90))
    for k in range(6):
        bird(
            x - 0.75 + 0.3 * k,
            -1.12 - 0.1 * (k % 2),
            1.2 + 0.12 * (k % 3),
            size=0.3,
            turn=-70,
            body="ink",
            wing="ink",
            flying=True,
            flap=30,
        )
    chance = dice("night")
    stars = [
        (x + chance.uniform(-0.8, 0.8), -1.55 + chance.uniform(-0.18, 0.2), chance.uniform(0.56, 0.9))
        for _ in range(40)
    ]
    specks(stars, 0.028, glow("butter", 5))
    person(
        -1.15,
        -1.75,
        0,
        turn=96,
        tall=1.25,
        young=True,
        pose="lean",
        coat="tomato",
        dress="skirt",
        head="curls",
        hair="chestnut",
        touch=((-0.45, -1.65, 0.62), (-0.5, -1.5, 0.7)),
        look=(0, -4),
        bend=34,
    )
    cat(0.9, 0.4, 2.58, turn=-20, size=0.6, pose="curl")
