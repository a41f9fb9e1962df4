"""It rains on the soup while the window shows a dry noon; the pans have sprouted."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    boards,
    bowl,
    chair,
    ground,
    metal,
    person,
    porcelain,
    pot,
    rain,
    rod,
    room,
    rough,
    table,
    window,
)
from art.deck.registry import card


@card(
    View((0.1, -3.6, 1.5), (0.1, 0.4, 0.95), 37),
    Air(("straw", "butter", "milk"), fill=1.25, seed=3),
    Sun(-18, 48, 5, "butter", 2),
)
def rain_indoors() -> None:
    """It rains on the soup while the window shows a dry noon; the pans have sprouted."""
    boards(4.2, 5, "sage", across=True)
    room(4.2, 1.6, 5, "mist", holes=[(0.55, 1.1, 1.15, 1.25)], dado=(0.9, "sage"))
    window(-0.98, 1.64, 1.1, 1.15, 1.25)
    ground(12, 2, 14, "straw", height=lambda x, y: 0.2 * rough(x, y, 0.4))
    table(0.75, 0.1, 1.3, 0.8, finish="brick")
    chair(0.78, 0.75, finish="umber")
    person(
        0.78,
        0.62,
        turn=-8,
        pose="sit",
        coat="brick",
        dress="apron",
        head="bun",
        hair="rust",
        touch=((0.55, -0.02, 0.95), (1.0, 0.05, 0.8)),
        look=(6, -22),
    )
    bowl(0.72, -0.08, 0.75, r=0.16, filled="coral")
    rod((0.56, -0.05, 0.93), (0.66, -0.1, 0.83), 0.012, metal("pewter"))
    pans = [
        (-1.25, -1.2, 0.25, "tomato"),
        (-0.55, -1.75, 0.22, "petrol"),
        (0.25, -1.5, 0.24, "honey"),
        (1.1, -1.3, 0.2, "slate"),
        (-1.5, -0.3, 0.2, "honey"),
        (-0.5, -0.5, 0.18, "tomato"),
    ]
    for x, y, r, c in pans:
        pot(x, y, 0, r=r, h=r * 0.85, finish=c, filled="sky")
        for k in range(3):
            rod((x + 0.05 * (k - 1), y, r * 0.6), (x + 0.09 * (k - 1), y, r * 1.6), 0.008, "moss")
            ball(x + 0.1 * (k - 1), y, r * 1.68, 0.045, "pistachio", squash=(1.3, 0.6, 0.7))
    pot(1.15, 0.05, 0.75, r=0.12, h=0.11, finish="petrol", filled="sky")
    ball(-1.5, -0.3, 0.23, 0.1, porcelain("moss"), squash=(1.2, 1, 0.8))
    for side in (-1, 1):
        ball(-1.5 + 0.05 * side, -0.37, 0.31, 0.035, porcelain("pistachio"))
        ball(-1.5 + 0.05 * side, -0.4, 0.315, 0.016, "ink")
    rain(3.6, -1.6, 1.4, 2.9, count=420, r=0.006, finish="ice", slant=0.02)
