"""A mouse cuts a lion's mane, and the mane is a dandelion clock whose seeds fly off."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    blades,
    bottle,
    chair,
    dice,
    felt,
    frame,
    metal,
    person,
    placed,
    rod,
    room,
    scatter,
    sweep,
    table,
    tiles,
)
from art.deck.registry import card


@card(
    View((0.25, -2.0, 1.15), (0.0, 0.5, 1.2), 33),
    Air(("mint", "milk", "butter"), fill=1.0),
    Sun(-50, 40, 3.4, "butter", 4),
)
def mouse_barber() -> None:
    """A mouse cuts a lion's mane, and the mane is a dandelion clock whose seeds fly off."""
    tiles(5, 5, "milk", "mint", side=0.5)
    room(4.6, 1.8, 5, "mint", near=-3, dado=(1.1, "straw"))
    frame(-0.95, 1.72, 1.2, 0.8, 1.2, "cinnamon", felt("ice"))
    chair(0.25, 0.75, finish="cinnamon")
    sweep(
        [(0.25, 0.7, 0.1), (0.25, 0.7, 0.6), (0.25, 0.7, 1.05), (0.25, 0.68, 1.3)],
        [(0.55, 0.42), (0.5, 0.38), (0.34, 0.28), (0.16, 0.14)],
        felt("milk"),
    )
    with placed(0.25, 0.62, 1.52):
        ball(0, 0, 0, 0.28, felt("sand"))
        ball(0, -0.24, -0.07, 0.13, felt("linen"), squash=(1.2, 0.8, 0.8))
        ball(0, -0.35, -0.02, 0.05, "umber")
        for s in (-1, 1):
            ball(s * 0.11, -0.25, 0.07, 0.04, "umber", squash=(1.2, 0.4, 0.25))
            ball(s * 0.2, -0.02, 0.25, 0.07, felt("sand"))
        chance = dice("mane")
        for k in range(260):
            a, b = chance.uniform(0, 2 * pi), chance.uniform(-0.3, 0.9)
            r = 0.56 + chance.uniform(-0.05, 0.06)
            x, y, z = r * cos(a), 0.14 + 0.3 * b, r * sin(a)
            if x > 0.12 and z > -0.1 and k % 5:
                continue
            yellow = x < -0.05
            rod((x * 0.5, y * 0.6, z * 0.5), (x, y, z), 0.006, "sage" if yellow else "bone", sides=5)
            ball(x, y, z, 0.05, felt("straw" if yellow else "milk"))
    with placed(0.72, 0.55, 1.1):
        person(
            0,
            0,
            0.08,
            turn=-60,
            tall=0.62,
            head="mouse",
            coat="milk",
            legs="cinnamon",
            dress="apron",
            pose="reach",
            touch=((-0.2, -0.05, 0.62), (-0.18, -0.12, 0.5)),
        )
    for s in (-1, 1):
        rod((0.56, 0.48, 1.62), (0.44, 0.42, 1.72 + 0.05 * s), 0.012, metal("mist"))
    seeds = dice("seeds")
    for k in range(46):
        x, y, z = seeds.uniform(-1.1, 1.2), seeds.uniform(-0.9, 0.8), seeds.uniform(1.0, 2.6)
        rod((x, y, z), (x + 0.02, y, z - 0.09), 0.004, "umber", sides=4)
        blades([(x, y, z)] * 7, 0.06, felt("milk"), wide=0.008, seed=k)
    for x, y in scatter(40, 0.9):
        ball(0.25 + x, 0.2 + y * 0.6, 0.02, 0.035, felt("milk"))
    table(-0.95, 0.55, 0.6, 0.4, 0.75, finish="cinnamon")
    bottle(-1.05, 0.55, 0.75, size=0.32, tint="raspberry")
    bottle(-0.85, 0.6, 0.75, size=0.26, tint="teal")
