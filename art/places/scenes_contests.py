"""Contests of speed and wits."""

from art.places.props import person, tree
from art.places.registry import place
from art.places.shapes import ball, box, cutout, cylinder, lathe, placed, ring, rod, tube
from art.places.stage import CLAY, SAND


@place(SAND, "grass", look=1.2)
def marathon() -> None:
    road = [
        (-4.2, -0.6),
        (-2.0, -2.4),
        (1.0, -2.9),
        (3.0, -3.1),
        (3.9, -1.8),
        (1.4, -1.3),
        (-0.6, -0.4),
        (-0.3, 0.9),
        (1.6, 1.8),
        (3.2, 2.7),
        (2.0, 3.8),
        (-0.2, 2.6),
        (-2.2, 1.2),
    ]
    cutout(road, 0.05, "slate", lying=True, bevel=0.001)
    runners = (
        (2.2, -2.2, "ember"),
        (0.9, -2.0, "brass"),
        (1.2, -2.7, "teal"),
        (-0.2, -2.2, "ivory"),
        (-0.6, -1.4, "coral"),
        (-1.6, -1.6, "plum"),
        (-1.9, -0.7, "sky"),
        (-1.4, 0.3, "ember"),
        (-2.6, -0.9, "brass"),
        (-0.6, 1.2, "sea"),
        (0.4, 2.1, "rose"),
        (1.3, 2.4, "ember"),
    )
    for k, (x, y, coat) in enumerate(runners):
        _runner(x, y, coat, 60 if y < -1 else (0 if y < 0.8 else -50), k)
    with placed(2.6, -2.25, turn=70):
        tube(
            [
                (-1.2, 0, 0),
                (-1.25, 0, 1.5),
                (-1.1, 0, 2.3),
                (0, 0, 2.5),
                (1.1, 0, 2.3),
                (1.25, 0, 1.5),
                (1.2, 0, 0),
            ],
            0.24,
            "ember",
        )
        for k in range(9):
            for i in range(2):
                box(
                    -0.8 + 0.2 * k,
                    -0.05,
                    1.7 + 0.2 * i,
                    0.2,
                    0.1,
                    0.2,
                    ("ivory", "ink")[(k + i) % 2],
                    bevel=0,
                )
        rod((-0.9, 0, 2.3), (-0.8, 0, 1.9), 0.03, "ink")
        rod((0.9, 0, 2.3), (0.8, 0, 1.9), 0.03, "ink")
        rod((-1.1, -0.2, 0.75), (1.1, -0.2, 0.75), 0.05, "brass")
    with placed(-3.0, 1.9, turn=25):
        box(0, 0, 0.6, 1.6, 0.7, 0.1, "oak")
        for x in (-0.7, 0.7):
            box(x, 0, 0, 0.1, 0.6, 0.6, "wood")
        for k in range(8):
            cylinder(-0.6 + 0.4 * (k % 4), -0.15 + 0.3 * (k // 4), 0.7, 0.09, 0.22, "ivory", top=0.12)
    for x, y, s in ((1.6, 0.2, 1.7), (2.8, 0.6, 2.1), (-1.4, 3.2, 2.0), (0.6, 0.3, 1.3)):
        tree(x, y, size=s)


def _runner(x: float, y: float, coat: str, turn: float, k: int) -> None:
    """In mid stride, faces the front before it is turned."""
    with placed(x, y, 0.05, turn=turn, tilt=10, scale=0.92):
        skin = ("fair", "tan", "umber")[k % 3]
        stride = 1 if k % 2 else -1
        rod((-0.1, 0, 0.6), (-0.12, -0.4 * stride, 0.08), 0.1, skin, top=0.07)
        rod((0.1, 0, 0.6), (0.12, 0.4 * stride, 0.12), 0.1, skin, top=0.07)
        lathe([(0, 0), (0.2, 0), (0.22, 0.08), (0.24, 0.5), (0.1, 0.68), (0, 0.69)], 0, 0, 0.5, coat)
        for side in (-1, 1):
            elbow = (side * 0.34, 0.12 * side * stride, 0.75)
            rod((side * 0.2, 0, 1.06), elbow, 0.075, skin)
            rod(elbow, (side * 0.24, -0.3 + 0.1 * side * stride, 0.95), 0.065, skin)
        ball(0, 0, 1.4, 0.19, skin)
        ball(0, 0.05, 1.45, 0.19, ("bark", "ink", "oak")[k % 3])


@place(CLAY, "wood", look=1.4)
def chess_tournament() -> None:
    with placed(0, 0, 0, turn=0):
        for i in range(8):
            for k in range(8):
                box(
                    -2.63 + 0.75 * i,
                    -2.63 + 0.75 * k,
                    0,
                    0.75,
                    0.75,
                    0.12,
                    ("bone", "cocoa")[(i + k) % 2],
                    bevel=0,
                )
    for x, y, finish, piece in (
        (-2.63, 2.63, "ink", "rook"),
        (-1.13, 2.63, "ink", "king"),
        (0.37, 2.63, "ink", "bishop"),
        (-1.88, 1.88, "ink", "pawn"),
        (-0.38, 1.88, "ink", "pawn"),
        (2.63, 1.13, "ink", "knight"),
        (-2.63, -1.13, "ivory", "queen"),
        (-1.88, -2.63, "ivory", "pawn"),
        (2.63, -2.63, "ivory", "rook"),
        (2.63, -1.13, "ivory", "pawn"),
    ):
        with placed(x, y, 0.12, scale=1.15):
            _piece(piece, finish)
    with placed(0.35, -0.5, 0.12, turn=10):
        _playing_table()


def _piece(kind: str, finish: str) -> None:
    foot = [(0, 0), (0.36, 0), (0.36, 0.1), (0.26, 0.2), (0.16, 0.45)]
    match kind:
        case "pawn":
            lathe([*foot, (0.12, 0.75), (0.2, 0.8), (0.1, 0.86), (0.2, 1.05), (0, 1.24)], 0, 0, 0, finish)
        case "rook":
            lathe(
                [*foot, (0.18, 1.0), (0.3, 1.1), (0.3, 1.4), (0.2, 1.4), (0.2, 1.3), (0, 1.3)],
                0,
                0,
                0,
                finish,
            )
            for x, y, _ in ring(0.25, 6):
                box(x, y, 1.38, 0.14, 0.14, 0.16, finish)
        case "bishop":
            lathe(
                [*foot, (0.13, 1.0), (0.24, 1.06), (0.12, 1.14), (0.22, 1.4), (0.1, 1.7), (0, 1.76)],
                0,
                0,
                0,
                finish,
            )
            ball(0, 0, 1.82, 0.08, finish)
        case "knight":
            lathe([*foot, (0, 0.5)], 0, 0, 0, finish)
            head = [
                (-0.25, 0.4),
                (0.28, 0.4),
                (0.2, 0.75),
                (0.02, 0.95),
                (-0.3, 0.85),
                (-0.42, 1.02),
                (-0.2, 1.4),
                (0, 1.6),
                (0.05, 1.45),
                (0.28, 1.25),
                (0.36, 0.8),
                (0.3, 0.4),
            ]
            with placed(turn=29):
                cutout([*head[2:], (-0.25, 0.4)], 0.3, finish, bevel=0.06)
        case _:
            lathe(
                [*foot, (0.14, 1.3), (0.28, 1.38), (0.14, 1.46), (0.3, 1.85), (0.22, 1.9), (0, 1.92)],
                0,
                0,
                0,
                finish,
            )
            if kind == "king":
                box(0, 0, 1.88, 0.1, 0.1, 0.4, finish)
                box(0, 0, 2.05, 0.3, 0.1, 0.1, finish)
            else:
                for x, y, _ in ring(0.24, 7):
                    ball(x, y, 1.92, 0.08, finish)
                ball(0, 0, 1.98, 0.1, finish)


def _playing_table() -> None:
    box(0, 0, 0.7, 1.7, 1.3, 0.12, "teal")
    for x in (-0.7, 0.7):
        box(x, 0, 0, 0.14, 0.9, 0.7, "wood")
    box(-0.1, 0, 0.82, 0.9, 0.9, 0.06, "cocoa")
    for i in range(4):
        for k in range(4):
            box(-0.4 + 0.2 * i, -0.3 + 0.2 * k, 0.88, 0.2, 0.2, 0.015, ("bone", "bark")[(i + k) % 2], bevel=0)
    for x, y, finish in ((-0.4, -0.3, "ivory"), (-0.2, 0.1, "ivory"), (0.2, 0.3, "ink"), (0.0, -0.1, "ink")):
        cylinder(x, y, 0.89, 0.07, 0.26, finish, top=0.04)
    box(0.1, 0.52, 0.82, 0.5, 0.2, 0.3, "brass")
    person(-1.25, 0, "wine", z=0.35, seated=True, turn=90, arms="hold", size=1.8)
    person(1.25, 0, "sea", z=0.35, seated=True, turn=-90, arms="rest", size=1.8)
    for x in (-1.3, 1.3):
        box(x, 0, 0, 0.6, 0.6, 0.35, "oak")
