"""A girl reads aloud on her bed; the open window is filled by an enormous ear."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    beast,
    bed,
    bird,
    boards,
    felt,
    lamp,
    open_book,
    person,
    placed,
    porcelain,
    room,
    stool,
    sweep,
    table_lamp,
    teddy,
    tube,
    window,
)
from art.deck.registry import card


@card(
    View((-0.2, -2.9, 1.35), (0.2, 1.0, 1.15), 30),
    Air(("petrol", "rose", "salmon"), fill=1.6, clouds=0.4, cloud="peach"),
    Sun(40, 12, 2.0, "salmon", 6),
)
def giant_listens() -> None:
    """A girl reads aloud on her bed; the open window is filled by an enormous ear."""
    boards(5, 5, "cinnamon")
    room(4.2, 1.5, 5, "teal", holes=[(2.35, 0.95, 1.5, 1.75)], near=-3, stripes=felt("petrol"))
    window(1.0, 1.54, 0.95, 1.5, 1.75, bars=(1, 1), frame="bone")
    skin = porcelain("salmon")
    with placed(1.0, 2.1, 1.8):
        ball(-1.75, 1.3, -0.2, 1.7, porcelain("peach"), squash=(1.0, 0.8, 1.3))
        sweep(
            [
                (0.35, 0, -0.62),
                (0.5, -0.18, -0.3),
                (0.55, -0.22, 0.15),
                (0.35, -0.24, 0.55),
                (-0.05, -0.22, 0.62),
                (-0.3, -0.15, 0.4),
                (-0.3, -0.1, 0.1),
            ],
            [(0.12, 0.12), (0.13, 0.15), (0.13, 0.16), (0.13, 0.16), (0.12, 0.14), (0.1, 0.12), (0.05, 0.06)],
            skin,
        )
        ball(0.16, -0.12, -0.62, 0.24, skin, squash=(1, 0.6, 1.1))
        ball(-0.22, -0.15, -0.12, 0.16, skin, squash=(0.7, 0.8, 1.1))
        ball(0.1, 0.1, 0.05, 0.4, porcelain("coral"), squash=(0.8, 0.5, 1))
        tube([(0.22, -0.1, -0.3), (0.32, -0.14, 0.0), (0.25, -0.16, 0.28), (0.02, -0.15, 0.32)], 0.085, skin)
    bed(-0.75, 0.35, turn=90, w=1.0, long=1.9, quilt="blush", wood="bone", sleeper=False)
    person(
        -0.62,
        0.32,
        0.5,
        turn=48,
        tall=1.15,
        young=True,
        pose="sit_floor",
        bend=6,
        coat="butter",
        dress="skirt",
        head="braids",
        hair="rust",
        hands=((-0.16, -0.42, 0.5), (0.2, -0.42, 0.5)),
        look=(14, -6),
    )
    with placed(-0.36, 0.06, 0.83, turn=48, tilt=35):
        open_book(0, 0, 0, w=0.34, d=0.24, cover="cherry")
    teddy(-1.05, -0.05, 0.56, size=0.34, turn=55, arms=(160, 160))
    bird(-0.2, 0.62, 0.58, size=0.3, turn=100, body="butter", wing="honey")
    with placed(0.25, 0.1, 0, turn=60):
        beast("sheep", 0, 0, 0, size=0.42, coat="milk", pale="linen", stride=0.02)
    beast("elephant", 0.62, -0.55, 0, turn=135, size=0.26, coat="cornflower", stride=0.03)
    stool(-1.62, 0.95, h=0.62, finish="bone")
    table_lamp(-1.62, 0.95, 0.62, shade="butter", watts=40)
    lamp(-0.9, -0.9, 1.9, 70, "butter")
