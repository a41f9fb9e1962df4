"""A red thread crosses a bare white room at chest height; one child's sock is pegged to it."""

from math import pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    box,
    cylinder,
    door,
    felt,
    glass,
    glow,
    limb,
    placed,
    room,
    specks,
    surface,
    sweep,
    tube,
    window,
)
from art.deck.registry import card


@card(
    View((-0.05, -2.7, 1.05), (0.22, 1, 0.98), 38),
    Air(("indigo", "mauve"), fill=0.75),
    None,
)
def thread_through_room() -> None:
    """A red thread crosses a bare white room at chest height; one child's sock is pegged to it."""
    boards(6, 6, "cinnamon")
    room(3.6, 1.4, 5, "cornflower", near=-4, skirting="milk")
    door(-1.0, 1.36, w=0.85, h=2.05, leaf="petrol", frame="milk", ajar=16)
    with placed(1.78, 0.2, turn=-90):
        window(0, -0.02, 0.85, 1.1, 1.5, pane=glow("butter", 2.5))
    for i in (0, 1):
        for j in (0, 1):
            box(0.34 + 0.62 * i, 1.385, 0.1 + 0.86 * j, 0.56, 0.004, 0.8, glow("apricot", 1.1), bevel=0)
    tube([(-0.68, 1.25, 1.02), (0.3, 0.6, 1.06), (1.72, -0.3, 1.0)], 0.012, glow("cherry", 0.4))
    with placed(0.42, 0.52, 1.05, turn=-32):
        box(0, 0, -0.05, 0.03, 0.05, 0.12, "sand", bevel=0.005)
        sweep(
            [(0, 0, -0.02), (0, 0, -0.2), (0.01, 0, -0.34), (-0.06, 0, -0.42), (-0.17, 0, -0.43)],
            [(0.07, 0.025), (0.068, 0.03), (0.065, 0.035), (0.06, 0.045), (0.04, 0.035)],
            felt("cherry"),
        )
        cylinder(0, 0, -0.07, 0.075, 0.06, felt("milk"))
    shade = felt("aubergine")
    with placed(0.62, 1.385, 0.0):
        ball(0.0, 0, 1.12, 0.17, shade, squash=(1, 0.01, 1.05))
        sweep(
            [(0, 0, 0.98), (0, 0, 0.75), (0, 0, 0.5)],
            [(0.09, 0.003), (0.14, 0.003), (0.2, 0.003)],
            shade,
        )
        for s, hand_ in ((-1, (-0.3, 0, 1.25)), (1, (0.33, 0, 0.7))):
            limb((0.08 * s, 0, 0.92), hand_, 0.045, shade, tip=0.035)
            limb((0.07 * s, 0, 0.5), (0.09 * s, 0, 0.16), 0.055, shade, tip=0.045)
        ball(0.15, 0, 0.14, 0.07, shade, squash=(1.5, 0.05, 0.7))
    specks([(0.42, 0.52, 0.52), (0.43, 0.5, 0.3), (0.42, 0.52, 0.03)], 0.022, glass("sky", 0.8))
    surface(
        lambda u, v: (-1.7 + 1.6 * u, -1.6 + 0.9 * v, 0.03 + 0.16 * abs(sin(5 * u + 3 * v)) * sin(pi * u)),
        felt("linen"),
        nu=40,
        nv=24,
    )
    area((1.5, -0.6, 1.5), (0.3, 1.2, 0.9), 26, "apricot", size=0.5)
    area((-0.9, 1.1, 1.0), (0.2, -0.6, 0.1), 5, "butter", size=0.4)
