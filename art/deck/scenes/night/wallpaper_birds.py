"""The printed birds have left the nursery wall for bed and lamp; one is still half paper."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bed,
    bird,
    boards,
    dice,
    felt,
    placed,
    shoe,
    stool,
    table_lamp,
    wall,
)
from art.deck.registry import card


@card(
    View((0.7, -2.7, 1.5), (-0.15, 1.0, 1.2), 30),
    Air(("peach", "blush"), fill=0.9),
    Sun(80, 15, 4, "apricot", 2),
)
def wallpaper_birds() -> None:
    """The printed birds have left the nursery wall for bed and lamp; one is still half paper."""
    boards(5, 5, "sand")
    with placed(0, 1.4, turn=-8):
        wall(6, 5, "blush")
        chance = dice("birds")
        for i in range(12):
            for j in range(8):
                x, z = -2.6 + 0.45 * i + 0.22 * (j % 2), 0.5 + 0.42 * j
                gone = chance.random() < 0.5
                if (i, j) == (4, 4):
                    continue
                if (i, j) == (7, 3):
                    ball(x, -0.01, z, 0.12, felt("milk"), squash=(0.9, 0.06, 0.8))
                    for e in (-0.07, 0.07):
                        ball(x + e, -0.01, z + 0.13, 0.05, felt("milk"), squash=(0.6, 0.1, 1.2))
                    continue
                c = felt("milk") if gone else felt(("teal", "coral")[(i + j) % 2])
                ball(x, -0.01, z, 0.085, c, squash=(1.3, 0.06, 0.8))
                ball(x - 0.1, -0.01, z + 0.06, 0.045, c, squash=(1, 0.1, 1))
                ball(x + 0.14, -0.01, z + 0.02, 0.06, c, squash=(1.3, 0.08, 0.4))
        bird(
            -0.72, -0.2, 2.05, size=0.46, turn=-60, tilt=-22, body="coral", wing="brick", flying=True, flap=40
        )
    bed(0.75, 0.35, turn=-78, w=1.05, long=1.9, quilt="teal", wood="milk")
    for x, y, z, t, c in (
        (-0.32, -0.1, 0.82, 30, "coral"),
        (-0.3, 0.5, 0.84, -40, "teal"),
        (0.35, -0.25, 0.72, 70, "coral"),
        (0.8, 0.1, 0.86, -20, "honey"),
        (0.1, 0.3, 0.78, 150, "teal"),
    ):
        bird(x, y, z - 0.06, size=0.24, turn=t, body=c, wing="petrol" if c == "teal" else "brick")
    ball(1.52, 0.5, 0.72, 0.16, felt("chestnut"))
    stool(-1.0, 0.6, h=0.6, finish="milk")
    table_lamp(-1.0, 0.6, 0.6, shade="butter", watts=6)
    bird(-1.0, 0.5, 1.02, size=0.24, turn=20, body="coral", wing="brick")
    shoe(-0.6, -0.7, turn=-30, size=0.24, finish="coral")
    shoe(-0.35, -0.85, turn=10, size=0.24, finish="coral")
