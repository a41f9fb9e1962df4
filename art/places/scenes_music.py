"""Bands on their stages."""

from art.places.finishes import Finish, beam, glow, metal
from art.places.props import crowd, person
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, placed, ring, rod, tube
from art.places.stage import NIGHT, PLUM, lamp

BASS = [
    *arc(0, 0.45, 0.5, 200, 340, steps=12),
    (0.32, 0.75),
    *arc(0, 1.05, 0.36, 10, 170, steps=12),
    (-0.32, 0.75),
]


@place(NIGHT, "plum", look=1.7, zoom=1.05)
def rock_concert() -> None:
    with placed(turn=18):
        box(0, 1.4, 0, 6.2, 3.2, 1.0, "slate")
        box(0, -0.2, 0.8, 6.2, 0.1, 0.16, glow("ember", 3))
        for k in range(7):
            box(-2.4 + 0.8 * k, 2.95, 0.8, 0.8, 0.12, 3.0 + 0.3 * (3 - abs(k - 3)), ("wine", "ember")[k % 2])
        _truss()
        for x in (-2.55, 2.55):
            _speakers(x)
        _drums(0.1, 1.7, 1.0)
        person(0.1, 2.3, "brass", z=1.3, arms="cheer", size=1.5)
        with placed(-1.15, 0.5, 1.0, scale=1.2):
            _guitarist("ivory", "ember")
        with placed(1.3, 0.5, 1.0, scale=1.2):
            _guitarist("ember", "brass")
        spots = [
            (-2.6 + 0.74 * k + 0.37 * (row % 2), -1.0 - 0.8 * row) for row in range(3) for k in range(8 - row)
        ]
        inside = [(x, y) for x, y in spots if x * x + y * y < 15.5]
        crowd(inside, ("coral", "sea", "brass", "teal", "rose"), arms="cheer", turn=180, size=1.2)
    lamp(-1.2, 0.0, 3.6, 300, "coral")
    lamp(1.2, 0.4, 3.6, 300, "lamp")
    lamp(0.8, -2.4, 3.4, 200, "rose")


def _truss() -> None:
    for x in (-2.95, 2.95):
        for dx in (-0.12, 0.12):
            rod((x + dx, 0.2, 1.0), (x + dx, 0.2, 4.6), 0.06, metal("steel"))
        for k in range(7):
            flip = 0.12 * (-1) ** k
            rod((x - flip, 0.2, 1.0 + 0.5 * k), (x + flip, 0.2, 1.5 + 0.5 * k), 0.04, metal("steel"))
    for z in (4.45, 4.7):
        rod((-3.05, 0.2, z), (3.05, 0.2, z), 0.06, metal("steel"))
    for k, colour in enumerate(("coral", "lamp", "sky", "lamp", "coral")):
        x = -2.2 + 1.1 * k
        cylinder(x, 0.2, 4.1, 0.24, 0.3, "ink", top=0.14)
        ball(x, 0.2, 4.1, 0.17, glow(colour, 8))
        rod((x, 0.2, 4.05), (x * 0.85, 1.3, 1.05), 0.14, beam(colour, 0.1), top=0.5, sides=30)


def _speakers(x: float) -> None:
    for k in range(3):
        box(x, 0.7, 1.0 + 0.82 * k, 0.85, 0.7, 0.8, "slate")
        with placed(x, 0.34, 1.4 + 0.82 * k, tilt=90):
            cylinder(0, 0, 0, 0.3, 0.06, "ink")
            cylinder(0, 0, 0, 0.12, 0.1, "bone")


def _drums(x: float, y: float, z: float) -> None:
    with placed(x, y, z):
        with placed(0, 0, 0.5, tilt=90):
            cylinder(0, 0, 0, 0.5, 0.5, "ember")
            cylinder(0, 0, 0.46, 0.44, 0.06, "ivory")
        for dx in (-0.5, 0.5):
            cylinder(dx, -0.05, 0.75, 0.27, 0.3, "ember")
            cylinder(dx, -0.05, 1.03, 0.24, 0.04, "ivory")
            rod((dx * 2, 0, 0), (dx * 2, 0, 1.2), 0.03, metal("steel"))
            cylinder(dx * 2, 0, 1.2, 0.4, 0.05, metal("brass"), top=0.06)


def _guitarist(coat: Finish, guitar: Finish) -> None:
    person(0, 0, coat, arms="hold", turn=10, size=1.5)
    with placed(0, -0.36, 0.62, lean=-28):
        body = [*arc(-0.22, 0, 0.3, 60, 300, steps=14), *arc(0.12, 0, 0.22, 240, 480, steps=14)]
        cutout(body, 0.12, guitar, bevel=0.03)
        box(0.65, 0, -0.05, 0.85, 0.08, 0.09, "oak")
        box(1.12, 0, -0.09, 0.22, 0.1, 0.18, "ink")


@place(PLUM, "bark", look=1.5)
def jazz_band() -> None:
    with placed(turn=29):
        cylinder(0, 0.2, 0, 3.9, 0.4, "wood")
        cylinder(0, 0.2, 0.1, 3.95, 0.1, metal("brass"))
        for x, y, _ in ring(3.5, 34, start=12, end=172):
            cylinder(x, y + 0.2, 0.4, 0.21, 3.4, "wine", sides=12)
        for k in range(7):
            x, y, _ = ring(3.3, 6, start=15, end=165)[k] if k < 6 else (-3.2, 0.9, 0)
            ball(x, y + 0.15, 3.7, 0.42, "ember", squash=(1.2, 1, 0.6))
        with placed(-1.35, 0.9, 0.4, turn=-12):
            _grand_piano()
        with placed(1.55, 1.4, 0.4):
            person(0.35, 0.25, "sea", arms="hold", hat="brim", hatted="ink", size=1.8)
            _double_bass()
        with placed(0.3, -1.4, 0.4, scale=1.0):
            person(0, 0, "ink", arms="hold", hat="brim", hatted="brass", size=1.8)
            _saxophone()
        with placed(2.3, -1.0, 0.4):
            person(0, 0, "teal", turn=40, arms="hold", size=1.6)
            with placed(0.3, -0.4, 1.2, turn=-50):
                rod((0, 0.0, 0.02), (0.65, 0, 0.16), 0.05, metal("brass"))
                rod((0.65, 0, 0.16), (0.95, 0, 0.24), 0.05, metal("brass"), top=0.26)
        for x, y, _ in ring(3.6, 9, start=200, end=352):
            ball(x, y + 0.2, 0.46, 0.13, glow("lamp", 8))
    lamp(0.5, -0.6, 4.2, 220)


def _grand_piano() -> None:
    wing = [
        (-1.0, 0),
        (1.0, 0),
        (1.0, 0.5),
        (0.75, 0.95),
        (0.35, 1.1),
        (0.1, 1.6),
        (-0.4, 1.95),
        (-0.85, 1.85),
        (-1.0, 1.5),
    ]
    with placed(0, -0.6, 0.62):
        cutout(wing, 0.4, "ink", lying=True, bevel=0.04)
        box(0, -0.16, 0.05, 2.0, 0.4, 0.12, "ink")
        box(0, -0.2, 0.17, 1.8, 0.26, 0.05, "ivory")
        for k in range(12):
            box(-0.78 + 0.142 * k, -0.14, 0.21, 0.06, 0.14, 0.04, "ink", bevel=0)
        with placed(-1.0, 0, 0.42, lean=-38):
            cutout([(x + 1.0, y) for x, y in wing], 0.07, "ink", lying=True)
    with placed(0, -0.6, 1.03):
        cutout([(x * 0.9, 0.1 + y * 0.9) for x, y in wing], 0.03, metal("brass"), lying=True)
    for x, y in ((-0.85, -0.5), (0.85, -0.5), (-0.4, 1.1)):
        cylinder(x, y, 0, 0.1, 0.64, "ink")
    box(0, -1.45, 0, 0.9, 0.5, 0.42, "wine")
    person(0, -1.4, "ember", z=0.42, seated=True, turn=180, arms="hold", size=1.6)


def _double_bass() -> None:
    with placed(-0.2, -0.3, 0.1, lean=-8, scale=1.15):
        cutout(BASS, 0.4, "brick", bevel=0.08)
        box(0, -0.22, 0.75, 0.1, 0.08, 1.5, "ink")
        rod((0, -0.1, 1.3), (0, -0.1, 2.35), 0.06, "bark")
        ball(0, -0.1, 2.4, 0.11, "bark")
        for side in (-0.25, 0.25):
            box(side, -0.22, 0.45, 0.05, 0.04, 0.3, "ink")


def _saxophone() -> None:
    with placed(0.1, -0.5, 0.1, scale=1.25):
        rod((-0.02, 0.12, 1.02), (0.05, 0.0, 0.35), 0.06, metal("brass"), top=0.11)
        tube(
            [(0.05, 0, 0.4), (0.08, -0.02, 0.12), (0.3, -0.06, 0.06), (0.46, -0.1, 0.25), (0.48, -0.12, 0.4)],
            0.13,
            metal("brass"),
        )
        rod((0.48, -0.12, 0.38), (0.55, -0.2, 0.66), 0.13, metal("brass"), top=0.27)
        tube([(-0.02, 0.12, 1.02), (0, 0.2, 1.14), (-0.05, 0.4, 1.08)], 0.05, metal("brass"))
