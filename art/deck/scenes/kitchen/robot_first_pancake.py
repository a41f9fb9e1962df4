"""A tin robot looks for its pancake, which hangs from the ceiling lamp."""

from math import pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cat,
    cupboard,
    cylinder,
    felt,
    fish,
    glow,
    lathe,
    limb,
    metal,
    placed,
    plate,
    porcelain,
    rod,
    room,
    stove,
    surface,
    table,
    tiles,
    tube,
)
from art.deck.registry import card


@card(
    View((0.1, -3.6, 1.25), (0.12, 0.5, 1.4), 37),
    Air(("apricot", "butter"), fill=0.75),
    Sun(60, 24, 4.5, "apricot", 2),
)
def robot_first_pancake() -> None:
    """A tin robot looks for its pancake, which hangs from the ceiling lamp."""
    tiles(4, 5, "milk", "mint", side=0.5)
    room(4, 1.5, 5, "mint", sides="left", dado=(1.1, "milk"))
    stove(-1.25, 1.1, finish="milk")
    cupboard(0.2, 1.2, 1.6, 0.5, 0.9, finish="butter", drawers=2)
    tin, dark = metal("pewter"), "tomato"
    with placed(-0.55, 0.5, turn=15):
        box(0, 0, 0.75, 0.55, 0.4, 0.62, tin, bevel=0.06)
        box(0, -0.21, 0.62, 0.46, 0.02, 0.66, felt("tomato"), bevel=0.01)
        for side in (-1, 1):
            rod((side * 0.15, 0, 0.78), (side * 0.16, 0, 0.1), 0.07, tin)
            box(side * 0.16, -0.06, 0, 0.18, 0.3, 0.1, dark, bevel=0.03)
        with placed(0.02, 0, 1.42, lean=16, tilt=-18):
            cylinder(0, 0, -0.05, 0.06, 0.1, tin)
            box(0, 0, 0.03, 0.42, 0.36, 0.34, tin, bevel=0.07)
            for side in (-1, 1):
                with placed(side * 0.1, -0.18, 0.22, tilt=90):
                    cylinder(0, 0, 0, 0.07, 0.04, glow("butter", 2))
                    cylinder(0, 0, 0.03, 0.03, 0.03, "ink")
                cylinder(side * 0.24, 0, 0.15, 0.05, 0.1, dark)
            tube([(-0.08, -0.19, 0.08), (0, -0.19, 0.06), (0.08, -0.19, 0.08)], 0.014, "ink")
            rod((0, 0, 0.36), (0, 0, 0.52), 0.012, tin)
            ball(0, 0, 0.55, 0.04, dark)
        limb((-0.32, 0, 1.28), (-0.45, -0.1, 0.98), 0.055, tin)
        limb((-0.45, -0.1, 0.98), (-0.32, -0.4, 1.02), 0.05, tin)
        limb((0.32, 0, 1.28), (0.5, -0.12, 1.05), 0.055, tin)
        limb((0.5, -0.12, 1.05), (0.5, -0.45, 1.12), 0.05, tin)
        rod((0.5, -0.45, 1.12), (0.62, -0.75, 1.14), 0.02, "umber")
        lathe(
            [(0, 0), (0.2, 0), (0.24, 0.05), (0.23, 0.05), (0.19, 0.015), (0, 0.015)], 0.68, -0.9, 1.12, "ink"
        )
    rod((0.78, 0.3, 3.4), (0.78, 0.3, 2.6), 0.01, "ink")
    lathe([(0.3, 0), (0.28, 0.04), (0.1, 0.16), (0.03, 0.2)], 0.78, 0.3, 2.42, "tomato")
    surface(
        lambda u, v: (
            0.78 + 0.3 * (u - 0.5) * 2 * (1 - 0.15 * v),
            0.3 - 0.31 - 0.03 * sin(9 * u),
            2.46 - 0.52 * v - 0.16 * sin(pi * u) * v - 0.03 * sin(14 * u),
        ),
        "honey",
        nu=24,
        nv=12,
        thick=0.02,
    )
    ball(0.78, 0.3, 2.44, 0.07, glow("butter", 6))
    table(0.95, -0.55, 1.0, 0.8, 0.72, finish="bone")
    plate(0.95, -0.6, 0.72, r=0.24, finish="milk")
    for k in range(3):
        cylinder(0.95, -0.6, 0.75 + 0.02 * k, 0.17 - 0.01 * k, 0.018, "honey")
    fish(0.93, -0.68, 0.84, size=0.2, tilt=90, body="honey", fin="honey")
    cat(1.3, -0.35, 0.72, turn=-35, size=0.42, pose="walk")
    with placed(0.42, 0.2, -0.42):
        ball(0.35, -1.75, 0.92, 0.19, felt("chestnut"))
        for side in (-1, 1):
            limb((0.35 + side * 0.22, -1.7, 0.62), (0.35 + side * 0.2, -1.8, 1.22), 0.055, felt("tomato"))
            ball(0.35 + side * 0.2, -1.8, 1.28, 0.075, porcelain("peach"))
        box(0.35, -1.7, 0.2, 0.42, 0.26, 0.52, felt("tomato"), bevel=0.1)
