"""In a hot square the statues have left their pedestals to cool their feet in the fountain."""

from math import cos, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    bird,
    box,
    cylinder,
    felt,
    lathe,
    person,
    tube,
    umbrella,
    water,
)
from art.deck.registry import card


@card(
    View((0.9, -5.4, 3.1), (-0.35, 0.2, 0.75), 36),
    Air(("sky", "milk", "butter"), fill=0.95, clouds=0.3),
    Sun(-30, 50, 4.4, "butter", 1.5),
)
def statues_take_five() -> None:
    """In a hot square the statues have left their pedestals to cool their feet in the fountain."""
    for k in range(16):
        for j in range(16):
            box(
                -4.8 + 0.65 * k,
                -4 + 0.65 * j,
                -0.06,
                0.63,
                0.63,
                0.06,
                felt("sand") if (k + j) % 2 else felt("linen"),
                bevel=0.01,
            )
    lathe([(1.55, 0), (1.6, 0.3), (1.7, 0.34), (1.7, 0.42), (1.4, 0.42), (1.38, 0.1)], -0.5, -0.4, 0, "bone")
    cylinder(-0.5, -0.4, 0.0, 1.4, 0.3, water("sea_green", 0.5), sides=48)
    lathe(
        [(0.3, 0), (0.2, 0.6), (0.6, 0.9), (0.62, 0.96), (0.1, 0.9), (0.08, 1.3), (0, 1.4)],
        -0.5,
        -0.4,
        0.2,
        "bone",
    )
    for k in range(10):
        a = k * 0.63
        tube(
            [
                (-0.5, -0.4, 1.6),
                (-0.5 + 0.3 * cos(a), -0.4 + 0.3 * sin(a), 1.7),
                (-0.5 + 0.75 * cos(a), -0.4 + 0.75 * sin(a), 0.35),
            ],
            0.02,
            "ice",
        )
    grey = felt("pewter")
    for k, (a, dress, hat_) in enumerate(
        (
            (200, "robe", ""),
            (240, "", "helmet"),
            (285, "robe", "crown"),
            (330, "coat", "top"),
            (150, "robe", ""),
            (20, "coat", "bowler"),
        )
    ):
        b = radians(a)
        person(
            -0.5 + 1.62 * cos(b),
            -0.4 + 1.62 * sin(b),
            -0.02,
            turn=a - 90 - 180 + 180,
            tall=1.45,
            pose="sit",
            coat=grey,
            legs=grey,
            shoes=grey,
            skin="pewter",
            hair="slate",
            dress=dress,
            hat=hat_,
            hatted="slate",
            head=("bun", "beard", "curls", "short", "long", "beard")[k],
            hands=((-0.2, -0.3, 0.62), (0.45, -0.2, 1.1 + 0.1 * (k % 3))),
            look=(20 - 10 * k, 4),
        )
    for x, y in ((1.9, 1.6), (-2.6, 1.9), (2.2, -1.6), (0.3, 2.7)):
        box(x, y, 0, 0.8, 0.8, 0.16, "bone")
        box(x, y, 0.16, 0.6, 0.6, 0.75, "bone")
        box(x, y, 0.9, 0.75, 0.75, 0.12, "bone")
    person(
        1.9,
        1.6,
        1.02,
        turn=-25,
        tall=1.4,
        pose="point",
        coat=grey,
        legs=grey,
        shoes=grey,
        skin="pewter",
        hair="slate",
        dress="coat",
        head="beard",
    )
    bird(1.88, 1.62, 2.36, size=0.3, turn=30, body="mist", wing="slate")
    umbrella(-1.75, -1.3, 1.55, r=0.75, finish="coral", lean=14, stick=1.3)
