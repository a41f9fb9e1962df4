"""The animals of the toy world."""

from art.places.finishes import Finish
from art.places.shapes import ball, cylinder, lathe, placed, rod, tube


def cat(
    x: float, y: float, coat: Finish, *, z: float = 0, size: float = 1.4, turn: float = 0, tail: float = -1
) -> None:
    """A sitting cat that faces the front."""
    with placed(x, y, z, turn=turn, scale=size / 1.4):
        lathe([(0, 0), (0.4, 0.02), (0.46, 0.22), (0.36, 0.55), (0.22, 0.85), (0, 0.95)], 0, 0, 0, coat)
        for side in (-0.16, 0.16):
            rod((side, -0.22, 0.6), (side, -0.36, 0.06), 0.1, coat)
            ball(side, -0.4, 0.07, 0.11, coat)
            cylinder(side * 1.25, -0.12, 1.22, 0.14, 0.28, coat, top=0, sides=4)
            ball(side * 0.75, -0.37, 1.1, 0.055, "ink")
        ball(0, -0.12, 1.05, 0.31, coat, squash=(1.12, 0.95, 0.92))
        ball(0, -0.4, 0.97, 0.09, "ivory", squash=(1.4, 0.8, 0.8))
        ball(0, -0.48, 1.0, 0.035, "ember")
        tube(
            [(0, 0.35, 0.1), (tail * 0.5, 0.4, 0.12), (tail * 0.72, 0.2, 0.35), (tail * 0.62, 0.1, 0.75)],
            0.085,
            coat,
        )


def dog(x: float, y: float, coat: Finish, *, z: float = 0, size: float = 1.2, turn: float = 0) -> None:
    """A standing dog that looks along x."""
    with placed(x, y, z, turn=turn, scale=size / 1.2):
        ball(0, 0, 0.62, 0.3, coat, squash=(1.7, 0.9, 0.95))
        for dx in (-0.34, 0.34):
            for dy in (-0.15, 0.15):
                rod((dx, dy, 0.55), (dx, dy, 0), 0.1, coat, top=0.09)
        rod((0.4, 0, 0.7), (0.6, 0, 1.0), 0.17, coat)
        ball(0.64, 0, 1.08, 0.25, coat)
        ball(0.86, 0, 1.0, 0.14, coat, squash=(1.4, 0.9, 0.8))
        ball(1.04, 0, 1.04, 0.06, "ink")
        for dy in (-0.22, 0.22):
            ball(0.56, dy, 1.06, 0.13, "bark", squash=(0.7, 0.45, 1.5))
            ball(0.84, dy * 0.5, 1.16, 0.04, "ink")
        tube([(-0.45, 0, 0.7), (-0.7, 0, 0.9), (-0.72, 0, 1.15)], 0.06, coat)


def gull(x: float, y: float, z: float, *, size: float = 0.5, turn: float = 0) -> None:
    with placed(x, y, z, turn=turn, scale=size):
        ball(0, 0, 0, 0.2, "ivory", squash=(2, 0.8, 0.8))
        rod((0.35, 0, 0.05), (0.6, 0, 0), 0.07, "brass", top=0.01)
        for side in (-1, 1):
            rod((0, 0, 0), (-0.1, side * 0.5, 0.3), 0.1, "ivory", top=0.09)
            rod((-0.1, side * 0.5, 0.3), (-0.35, side * 1.0, 0.15), 0.09, "stone", top=0.01)


def ghost(x: float, y: float, z: float, *, size: float = 1.0, turn: float = 0) -> None:
    with placed(x, y, z, turn=turn, scale=size):
        sheet = [(0.42, 0), (0.36, 0.14), (0.33, 0.5), (0.32, 0.75), (0.22, 1.0), (0, 1.08)]
        lathe(sheet, 0, 0, 0, "ivory")
        for side in (-1, 1):
            rod((side * 0.25, 0, 0.6), (side * 0.58, -0.2, 0.75), 0.12, "ivory", top=0.08)
            ball(side * 0.11, -0.28, 0.8, 0.06, "ink")
        ball(0, -0.31, 0.62, 0.06, "ink", squash=(1, 0.6, 1.4))
