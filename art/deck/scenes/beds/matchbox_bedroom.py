"""In an open matchbox matchstick people sleep in a row, one sits up with a burnt head."""

from math import pi, sin

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    box,
    felt,
    lamp,
    limb,
    placed,
    rod,
    surface,
)
from art.deck.registry import card


@card(View((-0.02, -0.42, 0.42), (0.03, 0.02, 0.05), 40), Air(("straw", "linen"), fill=0.75), None)
def matchbox_bedroom() -> None:
    """In an open matchbox matchstick people sleep in a row, one sits up with a burnt head."""
    boards(3, 3, "petrol", across=True, wide=0.14)
    with placed(0.03, 0.02, 0, turn=-14):
        for s in (-1, 1):
            box(s * 0.145, 0, 0, 0.012, 0.36, 0.09, felt("tomato"), bevel=0.002)
        for s in (-1, 1):
            box(0, s * 0.175, 0, 0.29, 0.012, 0.08, felt("linen"), bevel=0.002)
        box(0, 0, 0, 0.29, 0.36, 0.012, felt("linen"), bevel=0.002)
        box(0, 0.32, 0, 0.31, 0.32, 0.1, felt("tomato"), bevel=0.004)
        box(0, 0.32, 0.1, 0.27, 0.28, 0.002, felt("straw"), bevel=0)
        box(0, 0.115, 0.014, 0.27, 0.07, 0.028, felt("milk"), bevel=0.012)
        surface(
            lambda u, v: (
                -0.135 + 0.27 * u,
                -0.165 + 0.22 * v,
                0.045 + 0.014 * abs(sin(5 * pi * u)) + 0.004 * sin(9 * v),
            ),
            felt("sky"),
            nu=50,
            nv=20,
        )
        for k in range(5):
            x = -0.108 + 0.054 * k
            if k == 3:
                rod((x, 0.02, 0.04), (x, 0.06, 0.15), 0.008, "sand")
                ball(x, 0.063, 0.165, 0.02, felt("ink"))
                for s in (-1, 1):
                    ball(x + 0.008 * s, 0.045, 0.168, 0.0055, "milk")
                continue
            rod((x, -0.1, 0.045), (x, 0.085, 0.05), 0.008, "sand")
            ball(x, 0.105, 0.055, 0.02, "tomato")
            for s in (-1, 1):
                ball(x + 0.008 * s, 0.095, 0.073, 0.005, "ink", squash=(1.2, 0.5, 0.4))
        limb((-0.002, 0.04, 0.065), (0.05, 0.045, 0.09), 0.006, "sand")
    rod((0.15, -0.2, 0.01), (0.26, -0.12, 0.01), 0.008, "sand")
    ball(0.27, -0.115, 0.012, 0.018, "tomato")
    area((0.5, -0.1, 0.7), (0, 0, 0), 9, "butter", size=0.25)
    lamp(-0.4, 0.5, 0.5, 2, "cornflower")
