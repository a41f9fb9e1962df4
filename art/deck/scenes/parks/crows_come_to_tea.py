"""In a stubble field a scarecrow pours tea for three crows who sit at its table."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bird,
    box,
    cup,
    cylinder,
    dice,
    felt,
    grass,
    ground,
    metal,
    person,
    placed,
    plate,
    porcelain,
    rod,
    rough,
    round_table,
    shell,
    stool,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.2, -5.2, 1.55), (0.05, 0, 1.35), 38),
    Air(("petrol", "mauve", "coral", "butter"), fill=0.9, clouds=0.55, cloud="salmon", seed=71),
    Sun(-48, 14, 3.6, "apricot", 3),
)
def crows_come_to_tea() -> None:
    """In a stubble field a scarecrow pours tea for three crows who sit at its table."""
    ground(40, -6, 34, "honey", height=lambda x, y: 0.06 * rough(x, y, 0.6) - 0.03)
    grass(9, -3, 10, count=1500, h=0.2, colours=("straw", "honey", "sand"))
    round_table(0.25, 0.0, 0.72, 0.72, finish="chestnut")
    cylinder(0.25, 0, 0.72, 0.75, 0.015, felt("milk"), sides=48)
    surface(
        lambda u, v: (
            0.25 + (0.75 + 0.05 * (1 - v) + 0.05 * (1 - v) * sin(14 * 2 * pi * u)) * cos(2 * pi * u),
            (0.75 + 0.05 * (1 - v) + 0.05 * (1 - v) * sin(14 * 2 * pi * u)) * sin(2 * pi * u),
            0.5 + 0.235 * v,
        ),
        felt("milk"),
        nu=112,
        nv=4,
    )
    _scarecrow()
    area((-1.0, -3.2, 2.6), (0, 0, 1.2), 150, "peach", size=1.0)
    for x, y, turn in ((1.02, -0.42, -68), (0.82, 0.82, -30), (-0.08, -1.0, 170)):
        _guest(x, y, turn)
    for x, y in ((0.46, -0.16), (0.62, 0.28), (0.12, -0.45), (-0.12, 0.1)):
        cup(x, y, 0.735, size=0.1, finish="ice")
    plate(0.3, 0.05, 0.735, r=0.17, finish="milk")
    for k in range(5):
        ball(0.3 + 0.08 * cos(1.25 * k), 0.05 + 0.08 * sin(1.25 * k), 0.79, 0.05, "honey")
    for k in range(7):
        bird(
            -2.2 + 0.75 * k,
            6 + (k % 3),
            3.2 + 0.35 * (k % 4),
            size=0.4,
            turn=70,
            body="ink",
            wing="ink",
            beak="ink",
            flying=True,
            flap=20 * (k % 3) - 10,
        )
    for x, y, s in ((-2.4, 6.5, 1.0), (2.5, 9, 1.1), (-0.3, 12, 1.0)):
        shell(x, y, 0, 0.8 * s, felt("straw"), rise=(0, 90), squash=(1, 1, 1.25))


def _scarecrow() -> None:
    """Still nailed to its pole, in patched clothes, straw at every end."""
    x, y = -0.72, 0.1
    rod((x, y + 0.14, 0), (x, y + 0.14, 1.75), 0.05, "umber")
    person(
        x,
        y,
        0.12,
        turn=62,
        tall=1.85,
        pose="lean",
        coat="indigo",
        legs="cinnamon",
        shoes="straw",
        head="bald",
        skin="linen",
        hat="sun",
        hatted="brass",
        bend=16,
        look=(0, -8),
        touch=((-0.28, -0.25, 1.12), (-0.1, 0.18, 1.3)),
    )
    chance = dice("straw")
    for cx, cy, cz, n in (
        (-0.26, -0.25, 1.12, 10),
        (-0.1, 0.18, 1.28, 10),
        (-0.72, 0.0, 0.2, 16),
        (-0.5, 0.0, 1.62, 12),
    ):
        for _ in range(n):
            end = (
                cx + chance.uniform(-0.16, 0.16),
                cy + chance.uniform(-0.16, 0.16),
                cz + chance.uniform(-0.14, 0.1),
            )
            rod((cx, cy, cz), end, 0.012, "straw", sides=5)
    box(-0.6, -0.08, 1.05, 0.16, 0.03, 0.16, felt("tomato"), turn=62, bevel=0.01)
    with placed(-0.02, -0.12, 1.16, lean=34):
        ball(0, 0, 0, 0.19, porcelain("tomato"), squash=(1, 1, 0.85))
        tube([(0.14, 0, 0.0), (0.3, 0, 0.04), (0.36, 0, 0.18)], 0.032, porcelain("tomato"))
        tube(
            [(-0.15, 0, 0.1), (-0.32, 0, 0.08), (-0.28, 0, -0.1), (-0.14, 0, -0.1)],
            0.024,
            porcelain("tomato"),
        )
        ball(0, 0, 0.17, 0.045, metal("brass"))
    tube([(0.37, -0.12, 1.11), (0.43, -0.14, 1.1), (0.46, -0.16, 1.0), (0.46, -0.16, 0.8)], 0.02, "rust")


def _guest(x: float, y: float, turn: float) -> None:
    stool(x, y, h=0.52, finish="cinnamon")
    with placed(x, y, 0.5, turn=turn):
        bird(0, 0, 0.02, size=0.85, body="ink", wing="midnight", beak="honey", tilt=-28)
        for side in (-1, 1):
            ball(side * 0.07, -0.32, 0.33, 0.05, "cherry", squash=(1.3, 0.6, 0.9))
