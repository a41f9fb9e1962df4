"""At night in a train a cat in a guard's coat bends over a fish in a jar to punch its ticket."""

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    box,
    cylinder,
    felt,
    fir,
    fish,
    glass,
    glow,
    ground,
    hat,
    jar,
    lamp,
    metal,
    person,
    placed,
    porcelain,
    rod,
    spot,
    table_lamp,
    tube,
    wall,
    window,
)
from art.deck.registry import card


@card(
    View((0.16, -3.3, 1.5), (0.05, 0, 1.25), 44),
    Air(("midnight", "indigo", "cornflower"), fill=1.1, stars=40, seed=4, exposure=0.25),
)
def cat_checks_tickets() -> None:
    """At night in a train a cat in a guard's coat bends over a fish in a jar to punch its ticket."""
    with placed(y=1.0):
        wall(5, 3.4, "brick", holes=((1.75, 1.05, 1.75, 1.3),), dado=(0.95, "chestnut"), skirting=None)
    window(0.12, 1.02, 1.05, 1.75, 1.3, frame="brass", bars=(1, 1))
    ground(40, 2, 40, "slate")
    for k in range(6):
        fir(-4 + 1.7 * k, 7 + (k % 3), -0.3, h=2.2 + 0.5 * (k % 2), finish="petrol")
    box(0, 0, -0.1, 6, 6, 0.1, felt("plum"), bevel=0)
    box(1.35, 0.35, 0.3, 1.0, 1.2, 0.2, felt("cherry"), bevel=0.08)
    box(1.6, 0.35, 0.5, 0.4, 1.2, 1.2, felt("cherry"), bevel=0.12)
    box(-1.55, 0.35, 0.3, 1.0, 1.2, 0.2, felt("cherry"), bevel=0.08)
    box(-1.75, 0.35, 0.5, 0.4, 1.2, 1.2, felt("cherry"), bevel=0.12)
    box(0.55, 0.1, 0.74, 0.95, 1.0, 0.05, "sand", bevel=0.02)
    rod((0.5, 0.0, 0), (0.5, 0.0, 0.74), 0.05, metal("brass"))
    _passenger()
    table_lamp(0.82, 0.42, 0.79, shade="honey", watts=22, size=1.25)
    _guard()
    _stowaway()
    spot((0.5, -2.4, 2.9), (0.1, 0, 1.2), 190, "butter", angle=50, soft=0.4)
    area((0.1, 1.6, 2.2), (0, 0, 1.0), 30, "cornflower", size=1.5)
    lamp(-0.5, -2.0, 1.9, 95, "peach", size=0.5)


def _passenger() -> None:
    """The fish looks out of its jar, in a travelling hat, with a ticket in its fin."""
    cylinder(0.54, -0.1, 0.8, 0.34, 0.4, glass("sea_green", 0.16))
    jar(0.54, -0.1, 0.79, r=0.37, h=0.58, tint="ice", lid=None, alpha=0.08)
    fish(0.54, -0.1, 1.35, size=0.7, lean=60, body="coral", fin="honey")
    with placed(0.42, -0.12, 1.62, lean=14):
        hat("boater", 0, 0, 0, "straw", size=0.66)
    tube([(0.46, -0.26, 1.38), (0.33, -0.36, 1.38), (0.22, -0.41, 1.44)], 0.035, porcelain("honey"))
    with placed(0.15, -0.43, 1.38, lean=-16):
        box(0, 0, 0, 0.15, 0.012, 0.24, "milk", bevel=0.004)


def _guard() -> None:
    person(
        -0.62,
        0.1,
        turn=52,
        tall=1.98,
        pose="lean",
        coat="teal",
        dress="coat",
        skin="pewter",
        legs="indigo",
        head="cat",
        hat="cap",
        hatted="cherry",
        young=True,
        bend=24,
        touch=((-0.35, -0.35, 0.95), (-0.06, -0.4, 1.46)),
        look=(4, -2),
    )
    rod((-0.06, -0.42, 1.5), (0.1, -0.44, 1.5), 0.022, metal("brass"))
    rod((-0.06, -0.42, 1.46), (0.1, -0.44, 1.42), 0.022, metal("brass"))
    for k in range(3):
        ball(-0.36 + 0.03 * k, -0.12, 1.1 + 0.14 * k, 0.028, metal("brass"))
    tube(
        [(-0.95, 0.25, 0.6), (-1.25, 0.1, 0.5), (-1.35, -0.2, 0.8), (-1.2, -0.35, 1.1)], 0.05, felt("pewter")
    )


def _stowaway() -> None:
    """Under the right-hand seat a hare is pressed flat."""
    with placed(0.66, -0.6, 0.36, turn=-6):
        ball(0, 0, 0.0, 0.13, felt("sand"))
        for side in (-1, 1):
            with placed(side * 0.05, 0.02, 0.05, lean=70 * side, tilt=10):
                ball(0, 0, 0.14, 0.14, felt("sand"), squash=(0.24, 0.15, 1))
            ball(side * 0.06, -0.11, 0.03, 0.03, glow("milk", 0.8))
            ball(side * 0.06, -0.135, 0.03, 0.016, porcelain("ink"))
