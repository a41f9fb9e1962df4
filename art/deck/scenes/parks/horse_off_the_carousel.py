"""A carousel horse with its pole still in its back grazes in a meadow; a child waits."""

from math import cos, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    beast,
    cylinder,
    felt,
    flower,
    glow,
    grass,
    ground,
    lamp,
    metal,
    person,
    placed,
    porcelain,
    ring,
    rod,
    rough,
    shell,
    sweep,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.2, -5.4, 1.25), (0.15, 0, 1.45), 38),
    Air(("indigo", "mauve", "salmon", "peach"), fill=0.95, clouds=0.5, cloud="blush", seed=23),
    Sun(-62, 20, 3.4, "peach", 3),
)
def horse_off_the_carousel() -> None:
    """A carousel horse with its pole still in its back grazes in a meadow; a child waits."""
    ground(40, -6, 30, "sage", height=lambda x, y: 0.06 * rough(x, y, 0.5) - 0.04)
    grass(8, -3, 5, count=1600, h=0.22, colours=("moss", "sage", "pistachio"))
    with placed(-0.28, 0.1, 0, turn=84):
        beast("horse", 0, 0, 0, size=1.25, coat="milk", pale="blush", nod=80, stride=0.16)
        _mane()
        _harness()
    for k in range(16):
        flower(
            -1.7 + 0.27 * k,
            -0.8 + 0.5 * (k % 3),
            0,
            h=0.26,
            petals=("raspberry", "butter", "lilac")[k % 3],
            r=0.06,
        )
    with placed(1.05, 5.6, 0):
        _carousel()
    person(
        2.2,
        2.2,
        0,
        turn=-58,
        tall=1.25,
        young=True,
        pose="stand",
        coat="honey",
        legs="petrol",
        head="curls",
        hair="chestnut",
        hands=((-0.2, -0.36, 0.9), (0.24, -0.34, 0.86)),
        look=(-8, 0),
    )
    tube(
        [(2.0, 1.95, 0.66), (1.85, 1.9, 0.4), (2.05, 1.86, 0.25), (2.2, 1.9, 0.45), (2.15, 1.95, 0.64)],
        0.025,
        "cherry",
    )


def _mane() -> None:
    """Coral hair along the bent neck, a bushy tail and brass hooves."""
    hair = felt("coral")
    for k in range(12):
        t = k / 11
        y, z = -0.55 - 0.72 * t, 1.58 - 0.32 * t
        ball(0, y, z, 0.13 - 0.03 * t, hair, squash=(0.55, 1, 1))
        ball(-0.1, y + 0.02, z - 0.12, 0.1, hair, squash=(0.4, 0.8, 1.5))
    ball(0, -1.3, 1.2, 0.1, hair, squash=(0.7, 1.2, 0.8))
    sweep(
        [(0, 0.7, 1.3), (0, 0.85, 1.28), (0, 1.0, 0.95), (0, 0.98, 0.6), (0, 1.02, 0.45)],
        [(0.06, 0.06), (0.1, 0.1), (0.13, 0.13), (0.11, 0.11), (0.03, 0.03)],
        hair,
    )


def _harness() -> None:
    """The pole through the saddle, the saddle and a painted breast-band."""
    rod((0, 0, 0.72), (0, 0, 3.6), 0.045, metal("brass"))
    ball(0, 0, 3.6, 0.09, metal("brass"))
    ball(0, 0.02, 1.45, 0.32, porcelain("tomato"), squash=(1.0, 1.0, 0.42))
    for side in (-1, 1):
        ball(side * 0.36, 0, 1.2, 0.19, porcelain("teal"), squash=(0.35, 1.1, 1.3))
        ball(side * 0.41, 0, 1.12, 0.06, metal("brass"))


def _carousel() -> None:
    for r, z, h, colour in ((2.5, 0, 0.16, "plum"), (2.3, 0.16, 0.14, "cherry")):
        cylinder(0, 0, z, r, h, colour, sides=48)
    cylinder(0, 0, 0.3, 0.7, 2.9, "butter", sides=12)
    for k in range(12):
        a, b = 30 * k, 30 * k + 30
        shell(
            0,
            0,
            3.1,
            2.6,
            felt("tomato" if k % 2 else "bone"),
            around=(a, b),
            rise=(0, 90),
            squash=(1, 1, 0.55),
        )
        ball(2.55 * cos(radians(a)), 2.55 * sin(radians(a)), 3.08, 0.14, glow("butter", 3))
    cylinder(0, 0, 2.95, 2.62, 0.16, "cherry", sides=48)
    ball(0, 0, 4.62, 0.16, metal("brass"))
    for x, y, a in ring(1.75, 6, start=-120, end=180):
        rod((x, y, 0.3), (x, y, 3.0), 0.035, metal("brass"))
        with placed(x, y, 0.65 + 0.2 * (int(a) % 2), turn=a + 180):
            beast("horse", 0, 0, 0, size=0.72, coat=("lilac", "apricot", "ice")[int(a) % 3], nod=10)
    lamp(0, -2.2, 2.6, 120, "butter", size=0.6)
