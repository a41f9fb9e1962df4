"""A bearded lighthouse keeper sleeps beside a mushroom night light while his beam crosses the sea."""

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    beam,
    bed,
    boards,
    cylinder,
    felt,
    glow,
    hat,
    lamp,
    lathe,
    placed,
    porcelain,
    rod,
    room,
    sea,
    shell,
    shoe,
    steamer,
    stool,
    window,
)
from art.deck.registry import card


@card(
    View((-0.35, -3.3, 2.0), (-0.25, 1, 0.9), 31),
    Air(("midnight", "indigo", "cornflower"), fill=1.5, stars=70),
    None,
)
def keeper_nightlight() -> None:
    """A bearded lighthouse keeper sleeps beside a mushroom night light while his beam crosses the sea."""
    boards(5, 5, "cinnamon")
    room(4.2, 1.5, 5, "teal", holes=[(1.35, 1.15, 1.9, 1.6)], near=-3)
    window(0.2, 1.54, 1.15, 1.9, 1.6, frame="bone")
    sea(120, 2.5, 90, z=-1, colour="petrol", waves=0.4)
    cylinder(-2.6, 14, -1, 0.7, 4.6, "milk", top=0.5)
    ball(-2.6, 14, 3.9, 0.42, glow("butter", 10))
    rod((-2.6, 14, 3.9), (9, 20, 2.6), 0.25, beam("butter", 0.35), top=1.5)
    steamer(2.6, 13, -0.9, long=1.9, hull="ink")
    ball(2.4, 12.6, -0.2, 0.12, glow("honey", 14))
    bed(-0.5, 0.5, turn=74, w=1.15, long=2.1, quilt="tomato", wood="chestnut")
    with placed(-0.5, 0.5, turn=74), placed(0, 0.82, 0.68, tilt=-62):
        ball(0, 0, 0, 0.17, porcelain("peach"))
        ball(0, -0.15, -0.02, 0.035, porcelain("salmon"))
        for s in (-1, 1):
            ball(s * 0.06, -0.15, 0.02, 0.025, "umber", squash=(1.1, 0.4, 0.25))
        ball(0, -0.1, -0.14, 0.16, felt("milk"), squash=(1.1, 0.6, 1.1))
        hat("nightcap", 0, 0, 0.08, "tomato")
    stool(0.55, -0.25, h=0.55, finish="sand")
    lathe([(0.05, 0), (0.035, 0.06), (0.03, 0.12)], 0.55, -0.25, 0.55, glow("butter", 1))
    shell(0.55, -0.25, 0.66, 0.1, glow("honey", 6), rise=(0, 90), squash=(1, 1, 0.8))
    lamp(0.5, -0.4, 0.9, 60, "honey", size=0.1)
    for x, t in ((-0.45, -20), (-0.15, 15)):
        shoe(x, -0.75, turn=t, size=0.42, finish="umber", boot=0.7)
    area((1.05, 1.3, 2.0), (0, 0, 0.5), 26, "ice", size=0.9)
    lamp(-1.1, -0.7, 1.7, 45, "honey", size=0.3)
