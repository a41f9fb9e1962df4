"""A carpet is rolled aside; under it the floor opens on a night sky, and a woman sweeps stars back in."""

from math import cos, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    box,
    cat,
    cylinder,
    dice,
    felt,
    glow,
    lamp,
    person,
    placed,
    rod,
    room,
    specks,
    tube,
)
from art.deck.registry import card

LEFT, RIGHT, NEAR, FAR = -0.85, 1.0, -0.95, 0.95


@card(View((-0.05, -3.6, 2.75), (0.08, 0.35, 0.6), 37), Air(("plum", "rose"), fill=1.0), None)
def stars_under_the_carpet() -> None:
    """A carpet is rolled aside; under it the floor opens on a night sky, and a woman sweeps stars back in."""
    room(5.2, 2.6, 4.6, felt("cherry"), near=-4, stripes=felt("raspberry"), dado=(0.8, "aubergine"))
    _floor()
    _night()
    _carpet()
    person(
        0.5,
        1.25,
        turn=-14,
        tall=1.62,
        pose="lean",
        bend=20,
        coat="butter",
        dress="apron",
        head="bun",
        hair="umber",
        look=(6, -18),
        touch=((0.32, 0.86, 1.02), (0.44, 0.92, 0.78)),
    )
    rod((0.5, 1.02, 1.4), (0.16, 0.72, 0.16), 0.022, "umber")
    for k in range(14):
        rod((0.17, 0.73, 0.2), (0.02 + 0.022 * k, 0.62 + 0.03 * (k % 4), 0.0), 0.014, "straw")
    chance = dice("swept")
    specks(
        [(chance.uniform(-0.3, 0.3), chance.uniform(0.5, 0.9), chance.uniform(0.03, 0.1)) for _ in range(14)],
        0.032,
        glow("butter", 9),
    )
    cat(-0.62, 1.25, 0, turn=24, size=0.52)
    lamp(0.1, 0.1, -0.25, 46, "cornflower", size=0.8)
    area((-1.8, -1.2, 3.4), (0.2, 0.8, 0.6), 420, "honey", size=1.0)


def _floor() -> None:
    """Boards all round the hole."""
    for k in range(22):
        y = -3.2 + 0.27 * k
        shade = ("cinnamon", "chestnut")[k % 2]
        if NEAR < y < FAR:
            box((-2.6 + LEFT) / 2, y, -0.07, LEFT + 2.6, 0.26, 0.07, shade, bevel=0.006)
            box((2.6 + RIGHT) / 2, y, -0.07, 2.6 - RIGHT, 0.26, 0.07, shade, bevel=0.006)
        else:
            box(0, y, -0.07, 5.2, 0.26, 0.07, shade, bevel=0.006)


def _night() -> None:
    """Deep below the boards: stars and a crescent."""
    box(0, 0, -2.6, 9, 9, 0.05, glow("indigo", 0.42), bevel=0)
    chance = dice("stars below")
    for count, size in ((150, 0.014), (34, 0.03)):
        specks(
            [
                (chance.uniform(-1.6, 1.8), chance.uniform(-1, 2.8), chance.uniform(-2.3, -0.4))
                for _ in range(count)
            ],
            size,
            glow("milk", 8),
        )
    with placed(0.5, 0.9, -1.3):
        ball(0, 0, 0, 0.3, glow("butter", 2.2))
        ball(-0.12, -0.1, 0.2, 0.27, glow("indigo", 0.42))


def _carpet() -> None:
    """Rolled up towards the left; its border shows at the ends."""
    box(-1.75, 0, 0.0, 1.1, 2.1, 0.03, felt("teal"), bevel=0.01)
    for y in (-0.98, 0.98):
        box(-1.75, y, 0.005, 1.1, 0.1, 0.032, felt("honey"), bevel=0.004)
    with placed(-1.08, -1.05, 0.24, tilt=-90):
        cylinder(0, 0, 0, 0.24, 2.1, felt("teal"), sides=48)
        cylinder(0, 0, 0.05, 0.245, 0.1, felt("honey"), sides=48)
        cylinder(0, 0, 1.95, 0.245, 0.1, felt("honey"), sides=48)
    spiral = []
    for k in range(40):
        t = k / 39
        c, s = _spin(t)
        spiral.append((-1.08 + (0.21 - 0.17 * t) * c, -1.06, 0.24 + (0.21 - 0.17 * t) * s))
    tube(spiral, 0.014, felt("honey"))


def _spin(t: float) -> tuple[float, float]:
    return cos(6.28 * 2.4 * t), sin(6.28 * 2.4 * t)
