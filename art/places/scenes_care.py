"""Places where you sit in a chair and hold still."""

from art.places.creatures import cat, dog
from art.places.finishes import Finish, glass, glow, metal
from art.places.props import person
from art.places.registry import place
from art.places.shapes import arc, ball, box, cylinder, lathe, placed, rod, tube
from art.places.stage import MIST, ROSE, SAGE


@place(MIST, "teal", look=1.4)
def dentist() -> None:
    box(-0.4, 2.6, 0, 5.6, 0.2, 3.2, "sky")
    with placed(-0.8, 2.35, 1.5, scale=1.1):
        box(0, 0, -0.1, 1.9, 0.1, 1.7, "ivory")
    with placed(-2.5, 0.7, 0, turn=25, scale=1.8):
        _tooth()
    with placed(0.9, 0.1, turn=8, scale=1.3):
        _dental_chair()
    person(-0.7, -1.35, "ivory", turn=130, arms="hold", hat="cap", hatted="sky", size=2.0)
    person(2.6, 1.3, "rose", turn=-40, arms="hold", hat="bun", hatted="bark", size=1.8)
    with placed(2.8, -1.5):
        cylinder(0, 0, 0, 0.4, 0.1, "steel")
        rod((0, 0, 0), (0, 0, 1.0), 0.06, metal("steel"))
        box(0, 0, 1.0, 1.2, 0.8, 0.08, metal("steel"))
        for k in range(4):
            rod(
                (-0.4 + 0.22 * k, -0.25, 1.12),
                (-0.35 + 0.22 * k, 0.25, 1.12),
                0.04,
                ("ember", "brass")[k % 2],
            )
    with placed(-2.2, -2.2, turn=20):
        _toothbrush()


def _tooth() -> None:
    for x in (-0.26, 0.26):
        rod((x * 0.8, 0, 0.75), (x * 1.3, 0, 0), 0.32, "ivory", top=0.1, sides=30)
        ball(x, 0, 1.05, 0.38, "ivory", squash=(1, 0.95, 0.95))
    ball(0, 0, 0.85, 0.5, "ivory", squash=(1.12, 0.75, 0.9))


def _dental_chair() -> None:
    cylinder(0, 0, 0, 0.6, 0.12, "steel")
    cylinder(0, 0, 0.1, 0.2, 0.5, "steel")
    with placed(0, 0, 0.65):
        box(0.1, 0, 0, 1.1, 0.75, 0.2, "coral", bevel=0.09)
        with placed(-0.4, 0, 0.1, lean=-52):
            box(0, 0, 0, 0.22, 0.75, 1.2, "coral", bevel=0.09)
            box(0, 0, 1.2, 0.2, 0.45, 0.35, "coral", bevel=0.08)
            person(0.28, 0, "brass", z=0.02, turn=90, seated=True, arms="rest", size=1.5)
        with placed(0.6, 0, 0.1, lean=115):
            box(0, 0, 0, 0.18, 0.7, 0.9, "coral", bevel=0.08)
    rod((-0.6, 0.7, 0), (-0.6, 0.7, 2.4), 0.06, metal("steel"))
    tube([(-0.6, 0.7, 2.4), (-0.4, 0.6, 2.8), (0, 0.2, 2.7), (0, 0.05, 2.3)], 0.05, metal("steel"))
    with placed(0, 0, 2.1, lean=20):
        cylinder(0, 0, 0, 0.42, 0.2, "ivory", top=0.2)
        cylinder(0, 0, -0.03, 0.34, 0.05, glow("lamp", 6))


def _toothbrush() -> None:
    rod((-0.9, 0, 0.15), (0.5, 0, 0.15), 0.13, "ember")
    box(0.85, 0, 0.02, 0.8, 0.3, 0.2, "ember", bevel=0.08)
    box(0.85, 0, 0.2, 0.7, 0.26, 0.35, "ivory")


@place(ROSE, "ivory", look=1.5)
def hair_salon() -> None:
    box(-0.4, 2.3, 0, 5.6, 0.2, 3.2, "plum")
    for x in (-1.7, 0.7):
        _lit_mirror(x, 2.15)
        box(x, 1.9, 0.85, 1.7, 0.5, 0.1, "oak")
        for k in range(4):
            cylinder(x - 0.5 + 0.33 * k, 1.9, 0.95, 0.08, 0.32, ("ember", "teal", "brass", "sky")[k])
    with placed(-1.6, 0.5, scale=1.2):
        _salon_chair("ember")
        person(0, 0, "ivory", z=0.62, seated=True, turn=25, size=1.5)
        ball(0, 0.12, 1.6, 0.35, "coral")
    person(-0.5, 0.9, "teal", turn=-55, arms="hold", size=1.9)
    with placed(1.6, 0.2, scale=1.2):
        _salon_chair("teal")
        person(0, 0, "rose", z=0.62, seated=True, turn=25, arms="hold", size=1.5)
        rod((0.1, 0.55, 0), (0.1, 0.55, 2.0), 0.06, metal("steel"))
        rod((0.1, 0.55, 2.0), (0, 0.2, 2.0), 0.06, metal("steel"))
        lathe([(0.42, 0), (0.44, 0.2), (0.36, 0.5), (0.16, 0.68), (0, 0.7)], 0, 0.08, 1.35, "sky")
    _barber_pole(3.3, 1.4)
    with placed(-1.3, -2.4, turn=12, scale=1.25):
        _scissors()
    with placed(1.5, -2.3, turn=20):
        box(0, 0, 0, 1.9, 0.3, 0.12, "brass")
        for k in range(12):
            box(-0.85 + 0.155 * k, -0.35, 0, 0.08, 0.5, 0.1, "brass")


def _lit_mirror(x: float, y: float) -> None:
    box(x, y, 1.2, 1.5, 0.08, 1.7, "brass")
    box(x, y - 0.05, 1.32, 1.2, 0.06, 1.45, "sky")
    for k in range(5):
        for side in (-0.68, 0.68):
            ball(x + side, y - 0.08, 1.35 + 0.35 * k, 0.09, glow("lamp", 4))


def _salon_chair(finish: Finish) -> None:
    cylinder(0, 0, 0, 0.45, 0.08, metal("steel"))
    cylinder(0, 0, 0, 0.1, 0.5, metal("steel"))
    box(0, 0, 0.45, 0.85, 0.8, 0.2, finish, bevel=0.09)
    box(0, 0.4, 0.5, 0.85, 0.18, 0.85, finish, bevel=0.08)
    for x in (-0.45, 0.45):
        box(x, 0, 0.75, 0.12, 0.6, 0.1, metal("steel"))


def _barber_pole(x: float, y: float) -> None:
    cylinder(x, y, 0, 0.4, 0.25, metal("brass"))
    cylinder(x, y, 0.25, 0.27, 2.2, "ivory")
    for start, colour in ((0, "ember"), (180, "teal")):
        helix = [(x + 0.26 * c, y + 0.26 * s) for c, s in arc(0, 0, 1, start, start + 900, steps=60)]
        tube([(*p, 0.35 + 2.0 * k / 60) for k, p in enumerate(helix)], 0.09, colour)
    cylinder(x, y, 2.45, 0.36, 0.16, metal("brass"))
    ball(x, y, 2.75, 0.26, glow("lamp", 2))


def _scissors() -> None:
    for side in (-1, 1):
        rod((side * -0.25, 0, 0.1), (side * 0.3, 0.95, 0.1), 0.09, metal("steel"), top=0.02)
        tube(
            [(side * -0.4 + u, -0.35 + v, 0.1) for u, v in arc(0, 0, 0.24, 0, 330, steps=11)],
            0.07,
            "ember",
            closed=True,
        )
    ball(0, 0.43, 0.14, 0.08, metal("brass"))


@place(SAGE, "sky", look=1.5)
def vet_clinic() -> None:
    box(-0.4, 2.5, 0, 5.6, 0.2, 3.3, "ivory")
    with placed(-0.5, 2.35, 2.1, tilt=90, scale=1.3):
        ball(0, -0.1, 0, 0.42, "ember", squash=(1.1, 0.9, 0.4))
        for x, y in ((-0.5, 0.25), (-0.19, 0.56), (0.19, 0.56), (0.5, 0.25)):
            ball(x, y, 0, 0.19, "ember", squash=(0.9, 1.2, 0.6))
    box(0.1, 0, 0.95, 3.0, 1.3, 0.14, metal("steel"))
    box(0.1, 0, 0, 0.9, 0.7, 0.95, "teal")
    dog(-0.1, 0, "oak", z=1.09, size=1.7)
    with placed(0.75, 0, 2.55, lean=60, turn=0):
        lathe([(0.3, -0.3), (0.62, 0.35)], 0, 0, 0, glass("ivory", 0.75))
    person(-1.9, 0.6, "teal", turn=60, arms="hold", hat="cap", hatted="teal", size=2.0)
    with placed(2.6, -1.6, turn=10):
        _carrier()
    cat(-2.2, -1.9, "slate", size=1.5, turn=25, tail=-1)
    with placed(2.9, 1.3):
        cylinder(0, 0, 0, 0.3, 0.08, "wood")
        rod((0, 0, 0), (0, 0, 2.0), 0.05, "wood")
        rod((-0.5, 0, 2.0), (0.5, 0, 2.0), 0.05, "wood")
        _parrot()
    with placed(0.2, -2.6, 0.12):
        cylinder(0, 0, -0.12, 0.45, 0.22, "ember", top=0.36)
        cylinder(0, 0, 0.06, 0.3, 0.06, "cocoa")


def _carrier() -> None:
    box(0, 0, 0, 1.4, 1.1, 0.6, "plum", bevel=0.15)
    box(0, 0, 0.55, 1.35, 1.05, 0.5, "rose", bevel=0.18)
    tube([(-0.3, 0, 1.0), (-0.25, 0, 1.3), (0.25, 0, 1.3), (0.3, 0, 1.0)], 0.06, "plum")
    box(0, -0.52, 0.15, 0.9, 0.08, 0.75, "ink")
    for k in range(5):
        rod((-0.36 + 0.18 * k, -0.57, 0.15), (-0.36 + 0.18 * k, -0.57, 0.9), 0.025, "ivory")
    for x in (-0.15, 0.15):
        ball(x, -0.56, 0.55, 0.06, glow("lamp", 4))


def _parrot() -> None:
    ball(0, 0, 2.4, 0.26, "leaf", squash=(0.85, 0.9, 1.5))
    ball(0, -0.05, 2.8, 0.22, "ember")
    rod((0, -0.2, 2.82), (0, -0.36, 2.72), 0.1, "brass", top=0.02)
    rod((0, 0.1, 2.1), (0, 0.25, 1.5), 0.13, "sea", top=0.05)
