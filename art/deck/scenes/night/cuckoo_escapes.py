"""The cuckoo climbs down from its clock on a rope of knotted cloths; a cat sits below."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    boards,
    box,
    cat,
    clock_face,
    cutout,
    felt,
    lathe,
    leaf,
    limb,
    metal,
    placed,
    rod,
    suitcase,
    sweep,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.5, -3.9, 1.55), (0.06, 0, 1.52), 40),
    Air(("peach", "salmon"), fill=0.75),
    Sun(-130, 38, 2.4, "butter", 3),
)
def cuckoo_escapes() -> None:
    """The cuckoo climbs down from its clock on a rope of knotted cloths; a cat sits below."""
    with placed(y=0.6):
        wall(8, 5, "salmon", stripes="coral", skirting="bone")
    boards(8, 5, "chestnut", y=-1.5)
    with placed(0.25, 0.35, 1.72):
        wood = "chestnut"
        box(0, 0, 0, 1.0, 0.42, 0.95, wood, bevel=0.03)
        for s in (-1, 1):
            with placed(s * 0.34, -0.06, 1.13, lean=s * 40):
                box(0, 0, -0.06, 0.95, 0.62, 0.09, "bottle", bevel=0.02)
        cutout([(-0.5, 0.9), (0.5, 0.9), (0, 1.36)], 0.4, wood, bevel=0.01)
        clock_face(0, -0.24, 0.36, r=0.28, hours=11, minutes=58)
        box(0, -0.2, 0.8, 0.32, 0.06, 0.3, "ink", bevel=0.01)
        for s in (-1, 1):
            with placed(s * 0.16, -0.24, 0.8, turn=s * -62):
                box(s * 0.08, 0, 0, 0.16, 0.02, 0.3, "honey", bevel=0.005)
        for x, z in ((-0.32, -0.75), (-0.14, -0.45)):
            rod((x, 0.0, 0), (x, 0.0, z), 0.01, metal("brass"))
            lathe(
                [(0.02, 0.3), (0.07, 0.22), (0.075, 0.05), (0.03, 0), (0, 0)], x, 0, z - 0.3, metal("brass")
            )
        for k in range(6):
            leaf(-0.5 + 0.2 * k, -0.22, 0.02, size=0.26, turn=180 + 30 * (k - 2.5), tilt=-80, finish="moss")
    cloths = ("milk", "tomato", "butter", "cornflower", "milk", "coral")
    x, y = 0.27, 0.0
    for k, c in enumerate(cloths):
        z = 2.52 - 0.3 * k
        sweep(
            [
                (x + 0.02 * sin(k), y - 0.06 * min(k, 2), z),
                (x + 0.03 * sin(2 * k), y - 0.06 * min(k, 2), z - 0.14),
                (x + 0.02 * sin(k + 1), y - 0.06 * min(k + 1, 2), z - 0.29),
            ],
            [(0.03, 0.03), (0.075, 0.05), (0.03, 0.03)],
            felt(c),
        )
        ball(x + 0.02 * sin(k + 1), y - 0.06 * min(k + 1, 2), z - 0.3, 0.055, felt(c))
    with placed(0.34, -0.4, 1.05, turn=-62, tilt=-30):
        bird(0, 0, 0, size=0.85, body="sky", wing="cornflower", beak="honey", legs=0.0)
    for s in (-1, 1):
        limb((0.22 + 0.06 * s, -0.28, 1.22 + 0.1 * s), (0.28, -0.14, 1.3 + 0.12 * s), 0.022, "honey")
    with placed(0.52, -0.5, 1.0, turn=-30):
        suitcase(0, 0, 0, w=0.26, h=0.18, d=0.1, finish="cherry")
    cat(-0.42, -0.55, 0, turn=40, size=0.78)
