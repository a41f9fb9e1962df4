"""Through a keyhole: furniture dances in a room that should be empty; one chair waits by the wall."""

from math import sin

from art.deck.kit import (
    Air,
    View,
    arc,
    area,
    armchair,
    boards,
    chair,
    cutout,
    felt,
    glow,
    hanging_lamp,
    lamp,
    lathe,
    metal,
    placed,
    ring,
    room,
    stool,
    surface,
)
from art.deck.registry import card


@card(View((0.22, -3.35, 1.22), (0.22, 0.4, 1.2), 33), Air(("honey", "plum"), fill=0.9), None)
def chairs_dance() -> None:
    """Through a keyhole: furniture dances in a room that should be empty; one chair waits by the wall."""
    boards(6, 6, "chestnut", y=3)
    room(5, 4.2, 4.5, felt("sea_green"), stripes=felt("mint"), near=0)
    door_plate = [(-3, -3), (3, -3), (3, 5), (-3, 5)]
    keyhole = [*arc(0.22, 1.62, 0.52, -58, 238), (-0.2, 0.25), (0.64, 0.25)]
    with placed(y=-0.75):
        cutout(door_plate, 0.08, "cinnamon", holes=[keyhole], bevel=0.01)
    with placed(y=-0.85):
        cutout(
            [(0.22 + x, z) for x, z in ((-0.72, 0.05), (0.72, 0.05), (0.72, 2.3), (-0.72, 2.3))],
            0.03,
            metal("brass"),
            holes=[[(0.22 + (x - 0.22) * 1.06, 1.2 + (z - 1.2) * 1.04) for x, z in keyhole]],
            bevel=0.01,
        )
    with placed(-0.15, 2.2):
        lathe([(0.24, 0), (0.22, 0.05), (0.04, 0.1), (0.03, 1.5)], 0, 0, 0, metal("brass"))
        with placed(0, 0, 1.45, lean=-16):
            lathe([(0.4, 0), (0.2, 0.42), (0.19, 0.42), (0.38, 0)], 0, 0, 0, glow("honey", 2))
        lamp(0, -0.3, 1.4, 90, "honey")
    armchair(0.5, 1.5, z=0.22, turn=-40, finish="tomato", lean=-20)
    for k, (x, y, _) in enumerate(ring(1.15, 5, start=20)):
        stool(
            0.2 + x, 2.7 + y * 0.6, z=0.1 + 0.12 * (k % 2), lean=12 - 8 * k, finish=("honey", "bone")[k % 2]
        )
    stool(0.1, 1.2, z=0.06, h=0.3, lean=-16, finish="honey")
    chair(-0.4, 3.9, finish="bone")
    chair(0.62, 3.4, z=0.5, turn=30, lean=22, finish="honey")
    surface(
        lambda u, v: (-1.0 + 0.9 * u, 1.3 + 0.7 * v, 0.05 + 0.07 * abs(sin(7 * u + 4 * v))),
        felt("milk"),
        nu=30,
        nv=20,
    )
    hanging_lamp(0.2, 3.2, 3.2, drop=1.4, shade="cherry", watts=320)
    area((0.2, 0.2, 3.4), (0.2, 2.6, 0.8), 160, "butter", size=1.0)
    area((-1, -2.4, 2.6), (0.2, -0.8, 1.2), 26, "honey", size=0.8)
