"""Beds coupled like carriages roll on rails through a fir wood by night; a child in a nightcap drives."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bed,
    box,
    cylinder,
    felt,
    fir,
    glow,
    ground,
    lantern,
    metal,
    person,
    placed,
    porcelain,
    rod,
    rough,
    steam,
    tube,
)
from art.deck.registry import card

TURN = -32


@card(
    View((-1.0, -5.0, 2.3), (0.2, 1.2, 1.3), 33),
    Air(("ink", "midnight", "indigo", "cornflower"), fill=1.9, stars=60, seed=44, haze=("indigo", 9, 30)),
    Sun(120, 32, 1.6, "ice", 4),
)
def night_train_of_beds() -> None:
    """Beds coupled like carriages roll on rails through a fir wood by night; a child in a nightcap drives."""
    ground(50, -7, 40, "petrol", height=lambda x, y: 0.12 * rough(x, y, 0.4) - 0.12)
    with placed(-0.4, -0.7, 0, turn=TURN):
        _rails()
        for k, quilt in enumerate(("tomato", "honey", "teal", "raspberry", "cornflower")):
            with placed(0, 2.75 * k, 0.18):
                _carriage(quilt, driver=k == 0)
        lantern(0, -1.3, 1.42, size=0.4, watts=70)
        for side in (-0.36, 0.36):
            ball(side, -1.12, 0.62, 0.1, glow("butter", 6))
        cylinder(0, -0.85, 0.6, 0.1, 0.5, "ink", top=0.15)
        steam(0, -0.85, 1.15, h=1.5, r=0.055, drift=0.7, finish="lilac")
    for x, y, h in (
        (-2.6, 1.6, 3.4),
        (-1.6, 4.4, 4.0),
        (0.2, 7.2, 4.6),
        (-3.6, 6, 4.6),
        (-0.9, 9, 5),
        (3.9, 2.4, 4.2),
        (2.6, 0.4, 3.0),
        (5.2, 5, 5),
        (2.4, 11, 5),
        (-5, 10, 6),
    ):
        fir(x, y, -0.1, h=h, finish="bottle")
    area((-1.6, -3.2, 3.0), (0.4, 0.8, 0.8), 330, "peach", size=1.2)


def _rails() -> None:
    for side in (-0.42, 0.42):
        box(side, 6.5, 0.02, 0.07, 19, 0.08, metal("pewter"), bevel=0.01)
    for k in range(34):
        box(0, -2.6 + 0.55 * k, -0.05, 1.3, 0.22, 0.09, "umber", bevel=0.01)


def _carriage(quilt: str, *, driver: bool) -> None:
    bed(0, 0, z=0.12, w=1.0, long=2.1, wood="cinnamon", quilt=quilt, sleeper=not driver)
    for y in (-0.75, 0.75):
        for side in (-0.42, 0.42):
            with placed(side, y, 0.13, lean=90):
                cylinder(0, 0, -0.04, 0.2, 0.08, "ink")
    rod((0, 1.0, 0.35), (0, 1.75, 0.35), 0.03, "ink")
    if driver:
        person(
            0,
            0.35,
            0.55,
            turn=0,
            tall=1.25,
            young=True,
            pose="sit_floor",
            bend=6,
            coat="milk",
            legs="milk",
            head="curls",
            hair="rust",
            hat="nightcap",
            hatted="tomato",
            touch=((-0.3, -0.25, 1.1), (0.3, -0.25, 1.1)),
        )
        tube(
            [(0.3 * cos(0.5236 * k), -0.28, 1.0 + 0.3 * sin(0.5236 * k)) for k in range(12)],
            0.03,
            "umber",
            closed=True,
        )
        return
    with placed(0.0, 0.72, 0.78, tilt=-52):
        ball(0, 0, 0, 0.2, porcelain("peach"))
        ball(0, 0.06, 0.05, 0.2, felt("chestnut"))
        ball(0, -0.19, -0.01, 0.03, porcelain("salmon"))
        for side in (-1, 1):
            ball(side * 0.08, -0.18, 0.03, 0.026, "umber", squash=(1.2, 0.4, 0.25))
