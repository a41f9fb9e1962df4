"""The great hand: a palm and five fingers of three joints, from finger-size to hill-size."""

from art.deck.kit.finishes import Finish, glazed, matte, porcelain
from art.deck.kit.forms import limb, sweep
from art.places.shapes import ball, cylinder, placed

# Curl of the four fingers (degrees for each joint, index to little finger), then the thumb's curl and spread.
GESTURES: dict[str, tuple[tuple[float, float, float, float], float, float]] = {
    "open": ((8, 6, 8, 12), 8, 48),
    "flat": ((2, 2, 2, 2), 2, 30),
    "cup": ((34, 34, 34, 36), 26, 40),
    "pinch": ((44, 52, 40, 30), 40, 22),
    "point": ((3, 78, 82, 84), 55, 20),
    "fist": ((82, 84, 84, 84), 60, 18),
    "hold": ((58, 60, 62, 64), 48, 20),
    "hush": ((2, 80, 84, 84), 62, 14),
    "drop": ((22, 28, 36, 44), 20, 30),
    "thumb": ((84, 84, 84, 84), -12, 10),
    "crossed": ((4, 14, 82, 84), 55, 18),
}
LENGTHS = (0.4, 0.45, 0.41, 0.32)


def hand(
    x: float,
    y: float,
    z: float,
    *,
    gesture: str = "open",
    size: float = 0.2,
    turn: float = 0,
    tilt: float = 0,
    lean: float = 0,
    left: bool = False,
    skin: Finish = "peach",
    cuff: Finish | None = "milk",
    sleeve: Finish = "ink",
    arm: float = 1.2,
    spread: float = 5,
) -> None:
    """The wrist is the origin, fingers point to +z, the palm faces −y; `size` is wrist to fingertip."""
    flesh = glazed(skin)
    curls, thumb, out = GESTURES[gesture]
    way = -1 if left else 1
    with placed(x, y, z, turn=turn, tilt=tilt, lean=lean, scale=size):
        sweep(
            [(0, 0, -0.1), (0, 0, 0.02), (0, 0, 0.22), (0, 0, 0.46), (0, 0, 0.52)],
            [(0.13, 0.1), (0.16, 0.11), (0.235, 0.1), (0.25, 0.085), (0.2, 0.06)],
            flesh,
        )
        for index, (curl, long) in enumerate(zip(curls, LENGTHS, strict=True)):
            base = way * (-0.18 + 0.12 * index)
            with placed(base, 0, 0.5 - 0.03 * abs(index - 1), lean=way * spread * (index - 1.3)):
                _finger(curl, long, 0.065 - 0.004 * index, flesh)
        with placed(way * -0.17, -0.03, 0.12, lean=way * -out, turn=way * 30):
            _finger(thumb, 0.4, 0.072, flesh)
        if cuff:
            _cuff(cuff, sleeve, arm)


def _finger(curl: float, long: float, r: float, flesh: Finish) -> None:
    first, second, third = 0.44 * long, 0.32 * long, 0.24 * long
    with placed(tilt=curl):
        limb((0, 0, 0), (0, 0, first), r, flesh, tip=r * 0.95)
        with placed(z=first, tilt=curl):
            limb((0, 0, 0), (0, 0, second), r * 0.95, flesh, tip=r * 0.88)
            with placed(z=second, tilt=curl * 0.8):
                limb((0, 0, 0), (0, 0, third), r * 0.88, flesh, tip=r * 0.74)
                ball(0, r * 0.62, third * 0.95, r * 0.5, porcelain("blush"), squash=(0.9, 0.5, 1.2))


def _cuff(cuff: Finish, sleeve: Finish, arm: float) -> None:
    cylinder(0, 0, -0.26, 0.22, 0.2, cuff, top=0.21)
    cloth = matte(sleeve)
    cylinder(0, 0, -0.22 - arm, 0.34, arm, cloth, top=0.24)
