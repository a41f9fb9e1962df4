"""Houses with thick walls and rules of their own."""

from art.places.finishes import beam, glow, metal
from art.places.props import ladder, person, tree
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, gable, lathe, placed, ring, rod, tube
from art.places.stage import CLAY, DUSK, ROSE, SAGE, lamp

BOOKS = ("ember", "teal", "brass", "plum", "bone", "sea", "wine", "moss", "coral")


@place(ROSE, "grass", look=1.5)
def museum() -> None:
    with placed(-0.5, 1.2, turn=6):
        for k in range(4):
            box(0, 0, 0.16 * k, 5.8 - 0.34 * k, 3.8 - 0.34 * k, 0.17, "ivory")
        box(0, 0.4, 0.64, 4.0, 1.9, 2.1, "sand")
        box(0, -0.56, 0.64, 0.9, 0.1, 1.6, "ink")
        for k in range(6):
            cylinder(-2.0 + 0.8 * k, -1.15, 0.64, 0.19, 2.1, "ivory", top=0.16)
        box(0, -0.1, 2.74, 4.7, 3.0, 0.28, "ivory")
        gable(0, -0.1, 3.02, 4.9, 3.2, 1.1, "ember")
        gable(0, -1.68, 3.1, 3.9, 0.12, 0.8, "ivory")
    box(0.3, -2.6, 0, 1.5, 2.6, 0.05, "bone")
    box(-1.7, -2.6, 0, 2.9, 1.1, 0.3, "wine")
    with placed(-1.75, -2.6, 0.3, turn=180, scale=1.25):
        _skeleton()
    box(2.7, -1.9, 0, 0.9, 0.9, 0.9, "wood")
    vase = [(0, 0), (0.3, 0), (0.16, 0.1), (0.45, 0.6), (0.5, 0.95), (0.25, 1.2), (0.2, 1.4), (0.34, 1.5)]
    lathe(vase, 2.7, -1.9, 0.9, "teal", scale=0.9)
    person(0.9, -2.9, "plum", turn=-60, arms="point", size=1.15)
    tree(3.4, 1.0, size=1.7)


def _skeleton() -> None:
    """A long-necked dinosaur in bare bones."""
    tube(
        [(-1.5, 0, 0.5), (-0.9, 0, 0.75), (-0.2, 0, 1.2), (0.5, 0, 1.1), (0.95, 0, 1.4), (1.05, 0, 1.95)],
        0.12,
        "ivory",
    )
    for k in range(6):
        x, span = -0.55 + 0.2 * k, 0.36 - 0.03 * abs(k - 2.5)
        for side in (-1, 1):
            tube([(x, 0, 1.12), (x, side * span, 0.95), (x, side * span * 0.6, 0.55)], 0.055, "ivory")
    for x in (-0.6, 0.45):
        for side in (-0.22, 0.22):
            rod((x, side, 1.0), (x + 0.1, side, 0.5), 0.1, "ivory")
            rod((x + 0.1, side, 0.5), (x, side, 0), 0.08, "ivory", top=0.12)
    ball(1.08, 0, 2.05, 0.2, "ivory")
    ball(1.32, 0, 1.98, 0.14, "ivory", squash=(1.5, 1, 0.8))
    for side in (-0.16, 0.16):
        ball(1.12, side, 2.12, 0.06, "ink")
    rod((0, 0, 0), (0, 0, 1.1), 0.03, metal("brass"))


@place(SAGE, "wine", look=2.1, zoom=0.93)
def parliament() -> None:
    with placed(turn=29):
        with placed(0, 2.35):
            cylinder(0, 0, 0, 1.75, 3.4, "bone")
            cylinder(0, 0, 3.4, 1.9, 0.2, "ivory")
            for x, y, _ in ring(1.5, 14):
                cylinder(x, y, 3.5, 0.1, 0.65, "ivory")
            cylinder(0, 0, 3.5, 1.35, 0.7, "sand")
            cylinder(0, 0, 4.1, 1.6, 0.14, "ivory")
            ball(0, 0, 4.2, 1.45, "teal", squash=(1, 1, 0.95))
            cylinder(0, 0, 5.5, 0.3, 0.4, "ivory")
            cylinder(0, 0, 5.9, 0.3, 0.45, metal("brass"), top=0)
        for x in (-3.0, 3.0):
            box(x, 1.7, 0, 1.7, 1.5, 2.5, "bone")
            box(x, 1.7, 2.5, 1.9, 1.7, 0.2, "ivory")
            gable(x, 1.7, 2.7, 1.9, 1.7, 0.5, "teal", turn=90)
        box(0, 1.3, 0, 7.0, 0.5, 2.5, "sand")
        box(0, 0.95, 2.45, 7.2, 1.3, 0.24, "ivory")
        for k in range(8):
            cylinder(-3.3 + 6.6 / 7 * k, 0.6, 0, 0.17, 2.45, "ivory", top=0.15)
        _hemicycle()


def _hemicycle() -> None:
    for row, (r, z) in enumerate(((1.5, 0.2), (2.25, 0.55), (3.0, 0.9))):
        step = [*arc(0, 0, r + 0.4, 5, 175), *arc(0, 0, r - 0.35, 175, 5)]
        with placed(0, -2.2):
            cutout(step, z, "wood", lying=True)
            for k, (x, y, angle) in enumerate(ring(r + 0.1, 5 + 2 * row, start=14, end=194)):
                if angle > 168:
                    continue
                with placed(x, y, z, turn=angle - 90):
                    box(0, 0.2, 0, 0.42, 0.12, 0.6, "plum")
                coat = ("ink", "sea", "ember", "bone", "teal")[(k + row) % 5]
                person(
                    x,
                    y,
                    coat,
                    z=z + 0.05,
                    seated=True,
                    turn=angle - 90,
                    arms=("rest", "wave")[k % 4 == 1],
                    size=0.95,
                )
    box(0, -2.9, 0, 1.5, 0.9, 0.25, "oak")
    box(0, -2.75, 0.25, 0.8, 0.5, 0.75, "oak")
    box(0, -2.75, 0.98, 0.95, 0.6, 0.08, metal("brass"))
    person(0, -3.15, "ink", z=0.25, turn=180, arms="cheer", size=1.3)


@place(CLAY, "oak", look=1.75)
def library() -> None:
    with placed(-0.3, 2.6):
        _bookcase(6.0)
    with placed(-3.2, 0.2, turn=90):
        _bookcase(4.4)
    ladder((1.1, 1.4, 0), (1.1, 2.2, 3.7), w=0.6, rungs=10)
    cylinder(0.8, -0.9, 0, 2.3, 0.04, "wine")
    cylinder(0.8, -0.9, 0.01, 2.0, 0.04, "plum")
    box(0.8, -0.9, 0.75, 2.6, 1.3, 0.12, "wood")
    for x in (-0.35, 1.95):
        for y in (-1.4, -0.4):
            box(x, y, 0, 0.14, 0.14, 0.76, "wood")
    for x in (0.2, 1.5):
        cylinder(x, -0.75, 0.87, 0.16, 0.05, metal("brass"))
        rod((x, -0.75, 0.87), (x, -0.75, 1.3), 0.04, metal("brass"))
        cylinder(x, -0.75, 1.25, 0.32, 0.22, "teal", top=0.14)
        ball(x, -0.75, 1.24, 0.12, glow("lamp", 6))
        lamp(x, -0.85, 1.12, 8)
    with placed(0.8, -1.2, 0.88):
        _open_book()
    person(1.1, -0.1, "ember", z=0.4, seated=True, arms="hold", hat="bun", hatted="stone", size=1.4)
    with placed(-2.0, -2.4, turn=20):
        for k, colour in enumerate(("teal", "ember", "brass", "plum")):
            _lying_book(0.33 * k, colour, 9 * (k % 2) - 4)
    with placed(2.9, -2.2):
        cylinder(0, 0, 0, 0.36, 0.1, "wood")
        rod((0, 0, 0), (0, 0, 0.7), 0.06, metal("brass"))
        ball(0, 0, 1.05, 0.45, "sea")
        tube([(0.55 * c, 0, 1.05 + 0.55 * s) for c, s in arc(0, 0, 1, -100, 100)], 0.04, metal("brass"))


def _bookcase(w: float) -> None:
    """Faces the front; books of uneven height fill five shelves."""
    box(0, 0.25, 0, w, 0.12, 3.9, "bark")
    for x in (-w / 2, 0, w / 2):
        box(x, 0, 0, 0.16, 0.6, 3.9, "wood")
    for k in range(6):
        box(0, 0, 0.76 * k, w + 0.1, 0.62, 0.1, "wood")
    for shelf in range(5):
        x, k = -w / 2 + 0.14, shelf * 4
        while x < w / 2 - 0.3:
            thick, tall = 0.14 + 0.05 * (k * 7 % 3), 0.44 + 0.07 * (k * 5 % 4)
            if abs(x + thick / 2) > 0.16:
                box(x + thick / 2, -0.06, 0.1 + 0.76 * shelf, thick, 0.4, tall, BOOKS[k * 5 % 9], bevel=0.02)
            x, k = x + thick + 0.015, k + 1
    box(0, 0, 3.85, w + 0.3, 0.75, 0.14, "wood")


def _open_book() -> None:
    for side in (-1, 1):
        with placed(side * 0.22, 0, 0.05, lean=side * 10):
            box(0, 0, 0, 0.44, 0.56, 0.06, "ivory")


def _lying_book(z: float, colour: str, turn: float) -> None:
    with placed(0, 0, z, turn=turn):
        box(0, 0, 0, 1.2, 0.9, 0.3, colour)
        box(0.06, -0.03, 0.05, 1.14, 0.9, 0.2, "ivory")


@place(DUSK, "stone", look=1.6)
def prison() -> None:
    box(-0.9, 2.2, 0, 5.4, 1.8, 2.9, "slate")
    box(-0.9, 2.2, 2.9, 5.6, 2.0, 0.2, "stone")
    for floor in range(2):
        for k in range(4):
            _barred_window(-2.9 + 1.3 * k, 1.28, 0.5 + 1.25 * floor)
    with placed(0, -0.5):
        with placed(-2.5):
            _wall(2.4)
        with placed(1.9):
            _wall(1.0)
        _gate()
    with placed(3.0, -0.3):
        _watchtower()
    with placed(-0.3, -2.4):
        _inmate()
    lamp(0.2, -2.9, 3.0, 120, size=0.5)


def _barred_window(x: float, y: float, z: float) -> None:
    box(x, y, z, 0.8, 0.08, 0.85, glow("lamp", 1.4))
    for k in range(4):
        rod((x - 0.3 + 0.2 * k, y - 0.08, z), (x - 0.3 + 0.2 * k, y - 0.08, z + 0.85), 0.04, "ink")
    for level in (0, 0.85):
        box(x, y - 0.06, z + level - 0.06, 0.95, 0.14, 0.12, "bone")


def _wall(w: float) -> None:
    box(0, 0, 0, w, 0.36, 1.7, "stone")
    points = [
        (-w / 2 + w * k / 60, 0.18 * (-1) ** (k // 2), 1.9 + 0.2 * (-1) ** ((k + 1) // 2)) for k in range(61)
    ]
    tube(points, 0.022, "ink")


def _gate() -> None:
    for x in (-1.5, 1.5):
        box(x, 0, 0, 0.4, 0.4, 2.0, "stone")
    for k in range(11):
        rod((-1.2 + 0.24 * k, 0, 0), (-1.2 + 0.24 * k, 0, 1.8), 0.05, "ink")
    for z in (0.3, 1.65):
        box(0, 0, z, 2.7, 0.12, 0.1, "ink")
    box(0.1, -0.1, 0.8, 0.4, 0.16, 0.4, metal("brass"))


def _watchtower() -> None:
    cylinder(0, 0, 0, 0.62, 3.0, "stone", top=0.5)
    cylinder(0, 0, 3.0, 0.95, 0.2, "wood", sides=8)
    for x, y, _ in ring(0.8, 8):
        rod((x, y, 3.2), (x, y, 4.2), 0.04, "wood")
    cylinder(0, 0, 3.2, 0.9, 0.35, "slate", sides=8)
    cylinder(0, 0, 4.2, 1.15, 0.6, "wine", top=0, sides=8)
    ball(-0.55, -0.75, 3.75, 0.24, glow("lamp", 8))
    rod((-0.6, -0.8, 3.75), (-3.2, -2.1, 0.1), 0.18, beam("lamp", 0.1), top=0.95, sides=30)


def _inmate() -> None:
    with placed(scale=1.25, turn=25):
        for k in range(8):
            r = 0.32 - 0.018 * k
            cylinder(0, 0, 0.14 * k, r, 0.14, ("ivory", "ink")[k % 2], top=r - 0.018)
        for side in (-1, 1):
            for k in range(4):
                a, b = 0.2 + 0.09 * k, 0.2 + 0.09 * (k + 1)
                rod(
                    (side * a, 0, 1.0 - 0.1 * k),
                    (side * b, -0.03, 0.9 - 0.1 * k),
                    0.09,
                    ("ivory", "ink")[k % 2],
                )
        ball(0, 0, 1.35, 0.22, "fair")
        cylinder(0, 0, 1.42, 0.2, 0.1, "ivory")
        cylinder(0, 0, 1.5, 0.2, 0.07, "ink")
        ball(-0.9, -0.5, 0.24, 0.26, "ink")
        for k in range(5):
            ball(-0.25 - 0.1 * k, -0.2 - 0.05 * k, 0.06, 0.06, metal("steel"))
