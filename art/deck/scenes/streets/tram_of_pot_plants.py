"""The morning tram is full of pot plants; the one human passenger stands and holds a strap."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    boards,
    box,
    felt,
    lathe,
    metal,
    person,
    placed,
    porcelain,
    rod,
    specks,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((0.0, -2.7, 1.55), (0.1, 3, 1.25), 25),
    Air(("mint", "pistachio"), fill=0.9),
    Sun(70, 30, 3.5, "butter", 3),
)
def tram_of_pot_plants() -> None:
    """The morning tram is full of pot plants; the one human passenger stands and holds a strap."""
    boards(3, 9, "pewter", y=2)
    for s in (-1, 1):
        with placed(s * 1.35, 2, turn=-90 * s):
            wall(
                9,
                3.0,
                "mint",
                holes=[(0.4 + 1.5 * k, 1.0, 1.2, 1.2) for k in range(6)],
                skirting="salmon",
                dado=(0.9, "salmon"),
            )
    with placed(y=6.5):
        wall(3, 3.2, "mint", holes=[(0.6, 1.0, 1.8, 1.4)], skirting=None)
    for s in (-1, 1):
        rod((s * 0.45, -2, 2.35), (s * 0.45, 6.4, 2.35), 0.025, metal("brass"))
        for k in range(6):
            y = 0.1 + 1.05 * k
            box(s * 0.95, y, 0.32, 0.6, 0.5, 0.1, felt("salmon"), bevel=0.05)
            box(s * 0.95, y + 0.28, 0.32, 0.6, 0.1, 0.75, felt("salmon"), bevel=0.05)
            if (s, k) == (-1, 1):
                continue
            lathe(
                [(0, 0), (0.13, 0), (0.18, 0.24), (0.2, 0.25), (0.17, 0.25), (0.15, 0.2), (0, 0.2)],
                s * 0.95,
                y,
                0.42,
                ("brick", "coral")[k % 2],
            )
            match k % 3:
                case 0:
                    ball(s * 0.95, y, 0.92, 0.2, porcelain("moss"), squash=(0.85, 0.85, 1.4))
                    specks(
                        [(s * 0.95 + 0.17 * cos(a), y + 0.17 * sin(a), 0.75 + 0.05 * a) for a in range(9)],
                        0.015,
                        "milk",
                    )
                    ball(s * 0.95, y, 1.2, 0.06, "raspberry")
                case 1:
                    for a in range(9):
                        with placed(s * 0.95, y, 0.65, turn=40 * a, tilt=38):
                            ball(0, 0, 0.32, 0.32, porcelain("bottle"), squash=(0.22, 0.05, 1))
                case _:
                    for a in range(6):
                        rod(
                            (s * 0.95, y, 0.65),
                            (s * 0.95 + 0.12 * cos(a), y + 0.12 * sin(a), 1.0),
                            0.012,
                            "moss",
                        )
                        ball(
                            s * 0.95 + 0.13 * cos(a),
                            y + 0.13 * sin(a),
                            1.02,
                            0.09,
                            ("tomato", "milk", "raspberry")[a % 3],
                        )
    person(
        0.28,
        1.7,
        turn=-165,
        tall=1.72,
        coat="petrol",
        legs="slate",
        dress="coat",
        hat="bowler",
        hatted="ink",
        pose="reach",
        touch=((0.45, 1.75, 2.25), None),
        look=(-30, 0),
    )
    tube([(0.45, 1.75, 2.36), (0.42, 1.75, 2.22), (0.48, 1.75, 2.22), (0.45, 1.75, 2.36)], 0.015, "chestnut")
    lathe([(0, 0), (0.22, 0), (0.3, 0.4), (0.33, 0.42), (0.25, 0.4), (0, 0.36)], -0.55, -0.9, 0, "brick")
    for a in range(11):
        with placed(-0.55, -0.9, 0.4, turn=33 * a, tilt=44):
            ball(0, 0, 0.42, 0.42, porcelain("moss"), squash=(0.2, 0.04, 1))
