"""A man crawls up a staircase that shrinks as it rises to a doll-sized, lit door."""

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    box,
    felt,
    glow,
    hat,
    lamp,
    lathe,
    metal,
    person,
    placed,
    rod,
    wall,
)
from art.deck.registry import card


@card(View((-0.5, -2.2, 0.75), (0.35, 2.2, 1.75), 27), Air(("lilac", "petrol"), fill=1.25), None)
def stairs_for_small_feet() -> None:
    """A man crawls up a staircase that shrinks as it rises to a doll-sized, lit door."""
    boards(6, 4, "chestnut", y=-1)
    with placed(y=4.4):
        wall(16, 9, "lilac", stripes=felt("mauve"), skirting=None)
    y, z, size, x = 0.0, 0.0, 1.0, 0.0
    for k in range(17):
        tread, rise, w = 0.42 * size, 0.3 * size, 1.9 * size
        box(x, y + tread / 2, 0, w, tread, z + rise, "cinnamon", bevel=0.012)
        box(
            x,
            y + tread / 2 - 0.01,
            z + rise - 0.03 * size,
            w + 0.05,
            tread + 0.02,
            0.04 * size,
            "sand",
            bevel=0.01,
        )
        rod(
            (x + w / 2, y + tread / 2, z + rise),
            (x + w / 2, y + tread / 2, z + rise + 0.85 * size),
            0.03 * size,
            "chestnut",
        )
        ball(x + w / 2, y + tread / 2, z + rise + 0.87 * size, 0.05 * size, "chestnut")
        if k in (1, 4, 7, 10, 13):
            ball(x - w / 2 - 0.1 * size, y + 0.1, z + rise + 1.25 * size, 0.12 * size, glow("apricot", 5))
            rod(
                (x - w / 2 - 0.1 * size, y + 0.1, z + rise),
                (x - w / 2 - 0.1 * size, y + 0.1, z + rise + 1.2 * size),
                0.025 * size,
                metal("brass"),
            )
            lamp(x - w / 2, y - 0.1 * size, z + rise + 1.25 * size, 16 * size * size, "apricot")
        y, z, x, size = y + tread, z + rise, x + 0.06, size * 0.885
    box(x, y + 0.05, z - 0.1, 0.36, 0.06, 0.62, "chestnut", bevel=0.01)
    box(x, y + 0.02, z - 0.08, 0.27, 0.06, 0.54, glow("butter", 5), bevel=0)
    lamp(x, y - 0.35, z + 0.3, 70, "butter")
    person(
        -0.05,
        1.22,
        0.85,
        turn=180,
        tall=1.55,
        pose="crawl",
        tilt=-26,
        coat="tomato",
        dress="coat",
        head="short",
        hat="",
        hair="pewter",
    )
    lathe(
        [(0.13, 0), (0.13, 0.1), (0.09, 0.16), (0.1, 0.9), (0.15, 1.0), (0.1, 1.08), (0.12, 1.2), (0, 1.3)],
        -0.98,
        -0.75,
        0,
        "chestnut",
        scale=1.0,
    )
    hat("bowler", 0.6, -0.55, 0.05, "ink", size=1.1)
    area((-2.4, -2, 2.8), (0, 1.5, 1), 90, "cornflower", size=1.5)
