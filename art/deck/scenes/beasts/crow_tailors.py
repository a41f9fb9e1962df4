"""A scarecrow stands on the block while crows measure it for a dress suit."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    blades,
    boards,
    box,
    cylinder,
    felt,
    frame,
    hat,
    limb,
    metal,
    mirror,
    placed,
    rod,
    room,
    surface,
    sweep,
    table,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.3, -2.9, 1.35), (0.12, 0.8, 1.15), 32),
    Air(("milk", "straw"), fill=1.35),
    Sun(-120, 40, 2.6, "milk", 4),
)
def crow_tailors() -> None:
    """A scarecrow stands on the block while crows measure it for a dress suit."""
    boards(5, 5, "cinnamon")
    room(4.4, 1.8, 5, "sage", near=-3, dado=(1.0, "olive"))
    frame(1.25, 1.72, 0.4, 0.7, 1.8, metal("brass"), mirror("mist"))
    cylinder(0.3, 0.7, 0, 0.5, 0.25, "chestnut")
    rod((0.3, 0.7, 0.2), (0.3, 0.7, 1.95), 0.05, "sand")
    rod((-0.55, 0.7, 1.55), (1.15, 0.7, 1.55), 0.04, "sand")
    sweep(
        [(0.3, 0.7, 0.75), (0.3, 0.7, 1.1), (0.3, 0.7, 1.4), (0.3, 0.7, 1.62)],
        [(0.28, 0.17), (0.22, 0.15), (0.28, 0.17), (0.1, 0.08)],
        felt("ink"),
    )
    for s in (-1, 1):
        limb((0.3 + 0.25 * s, 0.7, 1.55), (0.3 + 0.68 * s, 0.7, 1.55), 0.1, felt("ink"), tip=0.09)
        blades(
            [(0.3 + 0.75 * s + 0.02 * k * s, 0.7, 1.5) for k in range(8)],
            0.2,
            felt("straw"),
            wide=0.012,
            seed=3,
        )
        limb((0.3 + 0.1 * s, 0.7, 0.8), (0.3 + 0.13 * s, 0.7, 0.3), 0.1, felt("ink"))
    box(0.3, 0.55, 1.2, 0.16, 0.03, 0.36, felt("milk"), bevel=0.01)
    box(0.42, 0.54, 1.18, 0.12, 0.02, 0.12, felt("cherry"), turn=8, bevel=0.03)
    ball(0.3, 0.68, 1.86, 0.2, felt("linen"))
    for s in (-1, 1):
        ball(0.3 + 0.07 * s, 0.49, 1.9, 0.028, "ink")
    tube([(0.2, 0.5, 1.8), (0.3, 0.47, 1.76), (0.4, 0.5, 1.8)], 0.01, "brick")
    blades(
        [(0.3 + 0.19 * cos(k), 0.7 + 0.1 * sin(k), 1.98) for k in range(30)], 0.16, felt("straw"), wide=0.012
    )
    for x, y, z, t, flying in (
        (-0.62, 0.62, 1.6, 60, False),
        (0.95, 0.62, 1.6, -50, False),
        (0.05, 0.35, 0.25, 20, False),
        (-0.2, 0.2, 2.2, 60, True),
        (0.75, 0.05, 0.0, -40, False),
    ):
        bird(
            x,
            y,
            z,
            size=0.42,
            turn=t,
            body="ink",
            wing="midnight",
            beak="slate",
            flying=flying,
            legs=0.0 if flying else 0.14,
        )
    tube([(-0.42, 0.5, 1.75), (-0.2, 0.4, 1.5), (0.1, 0.4, 0.55)], 0.014, "butter")
    hat("sun", 0.75, -0.15, 0.42, "straw", size=1.0, turn=20)
    table(-0.95, -0.5, 1.0, 0.8, 0.72, finish="chestnut")
    surface(
        lambda u, v: (-1.35 + 0.8 * u, -0.85 + 0.6 * v, 0.735 + 0.02 * sin(8 * u)),
        felt("slate"),
        nu=20,
        nv=10,
    )
    for s in (-1, 1):
        with placed(-0.72, -0.62, 0.77, turn=30 + 14 * s):
            rod((0, 0, 0), (0, 0.3, 0), 0.018, metal("mist"), top=0.004)
            tube([(0, 0, 0), (0.05 * s, -0.12, 0), (0.0, -0.2, 0), (-0.03 * s, -0.1, 0)], 0.014, "ink")
    bird(-1.15, -0.35, 0.74, size=0.4, turn=50, body="ink", wing="midnight", beak="slate", legs=0.12)
