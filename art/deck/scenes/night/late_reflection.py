"""A man looks into the hall mirror; his reflection is only now running in through the far door."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    boards,
    box,
    cat,
    door,
    felt,
    glow,
    metal,
    person,
    placed,
    umbrella,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.35, -2.3, 1.4), (0.25, 1.0, 1.25), 31),
    Air(("peach", "mist"), fill=0.9),
    Sun(-70, 20, 2.5, "peach", 6),
)
def late_reflection() -> None:
    """A man looks into the hall mirror; his reflection is only now running in through the far door."""
    boards(5, 6, "cinnamon")
    with placed(y=0.9):
        wall(5, 5, "olive", holes=[(2.3, 0.25, 1.15, 2.15)], stripes=felt("moss"))
    with placed(0.38, 0.86, 0.25):
        for side in (-0.6, 0.6):
            box(side, 0, -0.06, 0.1, 0.12, 2.3, metal("brass"), bevel=0.03)
        for z in (-0.08, 2.14):
            box(0, 0, z, 1.3, 0.12, 0.1, metal("brass"), bevel=0.03)
        ball(0, -0.03, 2.34, 0.16, metal("brass"), squash=(1.4, 0.4, 0.8))
    boards(3, 4, "cinnamon", y=3.1)
    with placed(y=4.6):
        wall(5, 5, "sage", holes=[(2.75, 0, 0.9, 2.05)], stripes=felt("moss"))
    for side in (-1.2, 1.7):
        with placed(side, 2.8, turn=90 if side < 0 else -90):
            wall(3.6, 5, "sage")
    door(0.7, 4.62, ajar=75, leaf="slate")
    box(0.7, 5.2, 0, 1.4, 0.02, 2.4, glow("peach", 1.6), bevel=0)
    person(
        0.42,
        2.9,
        turn=-14,
        tall=1.68,
        pose="run",
        coat="slate",
        dress="coat",
        head="short",
        hat="bowler",
        hatted="ink",
        look=(8, 6),
        hands=((-0.62, 0.1, 1.35), (0.3, -0.44, 1.25)),
    )
    person(
        -0.62,
        -0.25,
        turn=150,
        tall=1.72,
        pose="stand",
        coat="slate",
        dress="coat",
        hat="bowler",
        hatted="ink",
        look=(-10, 4),
    )
    cat(0.72, 1.35, turn=-10, size=0.55, paw=0.1)
    cat(0.95, 0.45, turn=160, size=0.55)
    umbrella(-1.35, 0.75, 0.2, r=0.1, lean=180, finish="cherry", stick=0.8)
    area((0.4, 3.4, 2.8), (0.4, 3, 0), 90, "peach", size=1.2)
