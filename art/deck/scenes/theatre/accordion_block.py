"""A musician plays an accordion whose bellows are a block of flats; its tenants hold on."""

from math import pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bird,
    box,
    cutout,
    cylinder,
    felt,
    glow,
    ground,
    hat,
    metal,
    person,
    placed,
    porcelain,
    tiles,
)
from art.deck.registry import card


@card(
    View((-0.2, -5.0, 1.6), (0.0, 0, 1.55), 41),
    Air(("indigo", "raspberry", "salmon", "butter"), fill=0.85, clouds=0.6, cloud="salmon", seed=61),
    Sun(-120, 26, 2.2, "peach", 4),
)
def accordion_block() -> None:
    """A musician plays an accordion whose bellows are a block of flats; its tenants hold on."""
    ground(30, -6, 30, "plum")
    with placed(0, 0, 0.01):
        tiles(12, 7, felt("mauve"), felt("plum"), side=0.6, y=0.5)
    person(
        0.0,
        0.35,
        0,
        turn=0,
        tall=2.75,
        pose="stand",
        coat="cherry",
        legs="ink",
        head="beard",
        hair="umber",
        hat="bowler",
        hatted="ink",
        touch=((-1.0, -0.3, 1.45), (1.02, -0.3, 1.45)),
        look=(-14, 0),
        feet=((-0.2, 0, 0), (0.2, -0.05, 0)),
    )
    for s in (-1, 1):
        with placed(s * 0.92, -0.42, 1.36, lean=s * 12, turn=-s * 8):
            box(0, 0, -0.62, 0.3, 0.5, 1.25, porcelain("tomato"), bevel=0.06)
            if s < 0:
                for k in range(10):
                    box(-0.08, -0.27, -0.52 + 0.11 * k, 0.16, 0.05, 0.09, "milk", bevel=0.01)
            else:
                for k in range(12):
                    ball(0.06 * (k % 2), -0.27, -0.45 + 0.08 * k, 0.03, "milk")
    folds = 7
    for k in range(folds):
        t = (k + 0.5) / folds
        x, z = -0.76 + 1.52 * t, 1.36 + 0.16 * sin(pi * t)
        with placed(x, -0.42, z, lean=(t - 0.5) * 30):
            box(0, 0, -0.6, 0.17, 0.44, 1.2, "linen" if k % 2 else "bone", bevel=0.02)
            for j in range(4):
                lit = (k * 3 + j * 5) % 4 != 0
                box(
                    0,
                    -0.225,
                    -0.5 + 0.28 * j,
                    0.1,
                    0.02,
                    0.16,
                    glow("butter", 2.5) if lit else "petrol",
                    bevel=0,
                )
                box(0, -0.25, -0.53 + 0.28 * j, 0.14, 0.06, 0.02, "milk", bevel=0)
            cutout([(-0.1, 0.6), (0.1, 0.6), (0, 0.74)], 0.46, "brick", bevel=0.01)
            box(0.03, 0.1, 0.62, 0.05, 0.05, 0.2, "brick", bevel=0.005)
    for x, z, c in ((-0.33, 1.83, "teal"), (0.32, 1.28, "honey"), (0.1, 1.0, "tomato")):
        person(x, -0.7, z - 0.14, turn=10, tall=0.24, pose="cheer", coat=c)
    for k in range(5):
        bird(
            -1.2 + 0.55 * k,
            2,
            3.35 + 0.16 * sin(2 * k),
            size=0.26,
            turn=70,
            body="ink",
            wing="ink",
            flying=True,
        )
    hat("cap", -0.62, -1.15, 0.06, "petrol", size=1.2)
    for k in range(4):
        cylinder(-0.66 + 0.1 * k, -1.3 - 0.05 * (k % 2), 0.02, 0.06, 0.02, metal("honey"))
