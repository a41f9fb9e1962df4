"""A big man climbs stairs that shrink as they rise; the lit door at the top is doll-sized."""

from art.deck.kit import (
    Air,
    View,
    area,
    box,
    cylinder,
    felt,
    glow,
    hat,
    lamp,
    metal,
    person,
    placed,
    rod,
    sweep,
    wall,
)
from art.deck.registry import card

SHRINK = 0.9


def _steps() -> list[tuple[float, float, float, float]]:
    """Every step's x, y, z of its top and its scale, from the foot up."""
    x, y, z, s, steps = -0.5, -1.2, 0.0, 1.0, []
    for _ in range(17):
        z += 0.31 * s
        steps.append((x, y, z, s))
        x, y, s = x + 0.13 * s, y + 0.42 * s, s * SHRINK
    return steps


@card(
    View((-0.75, -4.9, 1.35), (0.12, 0, 1.62), 37),
    Air(("petrol", "indigo"), fill=1.25),
    None,
)
def stairs_for_small_feet() -> None:
    """A big man climbs stairs that shrink as they rise; the lit door at the top is doll-sized."""
    steps = _steps()
    with placed(y=2.9, z=-0.5):
        wall(9, 7, felt("petrol"), stripes=felt("teal"), skirting=None)
    box(0, -2, -0.1, 9, 9, 0.1, "mauve", bevel=0)
    for k, (x, y, z, s) in enumerate(steps):
        box(x, y + 1.2 * s, 0, 1.9 * s, 2.8 * s, z - 0.05 * s, "chestnut", bevel=0.01)
        box(x, y + 1.15 * s, z - 0.06 * s, 2.0 * s, 2.84 * s, 0.06 * s, "cinnamon", bevel=0.01)
        box(x, y + 1.14 * s, z - 0.005, 1.0 * s, 2.83 * s, 0.014, felt("cherry"), bevel=0)
        for side in (-1, 1):
            rod((x + side * 0.92 * s, y, z), (x + side * 0.92 * s, y, z + 0.75 * s), 0.035 * s, "honey")
        if k:
            px, py, pz, ps = steps[k - 1]
            for side in (-1, 1):
                rod(
                    (px + side * 0.92 * ps, py, pz + 0.75 * ps),
                    (x + side * 0.92 * s, y, z + 0.75 * s),
                    0.06 * ps,
                    "honey",
                    top=0.06 * s,
                )
    x, y, z, s = steps[-1]
    with placed(x, y + 0.42, z, scale=0.42):
        box(0, 0, 0, 1.3, 0.2, 2.3, "bone", bevel=0.04)
        box(0, -0.08, 0, 0.95, 0.12, 2.05, glow("butter", 5), bevel=0)
        with placed(-0.48, -0.12, 0, turn=-68):
            box(0.46, 0, 0, 0.92, 0.06, 2.05, "tomato", bevel=0.02)
    lamp(x, y - 0.1, z + 0.45, 80, "butter", size=0.12)
    person(
        -0.12,
        0.05,
        0.96,
        turn=163,
        tall=2.0,
        tilt=-24,
        pose="crawl",
        coat="honey",
        dress="",
        legs="ink",
        head="short",
        hair="mist",
        touch=((0.36, 0.62, 1.98), (-0.02, 0.72, 2.02)),
        look=(0, 34),
    )
    hat("bowler", 0.68, -1.5, 0.1, "ink", size=1.0, turn=20)
    cylinder(-1.42, -1.75, 0, 0.12, 1.3, "honey")
    for k in range(5):
        s2 = 0.8**k
        cx, cz = 1.35 - 0.1 * k, 2.1 + 0.34 * k
        sweep(
            [
                (cx, 1.2 + 0.35 * k, cz),
                (cx, 1.2 + 0.35 * k, cz - 0.4 * s2),
                (cx, 1.2 + 0.35 * k, cz - 1.1 * s2),
            ],
            [(0.08 * s2, 0.06 * s2), (0.25 * s2, 0.1 * s2), (0.34 * s2, 0.12 * s2)],
            felt(("slate", "teal", "raspberry", "honey", "blush")[k]),
        )
        rod((cx, 1.0 + 0.35 * k, cz), (cx, 1.4 + 0.35 * k, cz + 0.05), 0.02, metal("brass"))
    area((-2.6, -3.2, 3.4), (-0.2, 0, 1.2), 420, "lilac", size=1.2)
    lamp(0.1, -0.6, 3.2, 50, "butter", size=0.2)
