"""Bronze doors stand shut, and the king crawls in by the cat flap; a cat carries his train."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cat,
    felt,
    metal,
    person,
    placed,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.3, -3.1, 0.55), (0.25, 1.2, 1.3), 27),
    Air(("peach", "apricot", "apricot"), fill=1.0, clouds=0.4, cloud="apricot"),
    Sun(-130, 24, 3.4, "apricot", 3),
)
def king_at_the_cat_flap() -> None:
    """Bronze doors stand shut, and the king crawls in by the cat flap; a cat carries his train."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(9):
        for j in range(10):
            box(
                -2.6 + 0.65 * k,
                -2.4 + 0.45 * j,
                -0.06,
                0.63,
                0.43,
                0.06,
                felt("bone") if (k + j) % 2 else felt("linen"),
                bevel=0.015,
            )
    box(0, 1.9, 0, 9, 0.6, 9, "plum", bevel=0.02)
    for s in (-1, 1):
        box(0.15 + s * 0.92, 1.5, 0, 1.8, 0.3, 6.5, metal("brass"), bevel=0.03)
        for k in range(5):
            box(0.15 + s * 0.92, 1.34, 0.9 + 1.1 * k, 1.4, 0.05, 0.9, metal("brass"), bevel=0.06)
            for e in (-0.55, 0.55):
                ball(0.15 + s * 0.92 + e, 1.3, 1.35 + 1.1 * k, 0.06, metal("brass"))
        tube(
            [
                (0.15 + s * 0.3 + 0.16 * cos(a), 1.22, 1.75 + 0.2 * sin(a))
                for a in [2 * pi * k / 10 for k in range(10)]
            ],
            0.035,
            "ink",
            closed=True,
        )
    box(0.82, 1.32, 0.0, 0.78, 0.06, 0.82, "ink", bevel=0.02)
    with placed(0.82, 1.3, 0.85, tilt=-60):
        box(0, -0.35, 0, 0.72, 0.7, 0.05, metal("brass"), bevel=0.02)
    person(
        0.82,
        0.75,
        0.0,
        turn=180,
        tall=1.6,
        pose="crawl",
        coat="cherry",
        legs="cherry",
        head="beard",
        hair="milk",
        hat="crown",
        look=(0, 20),
    )
    surface(
        lambda u, v: (
            0.82 - 0.3 * u - 1.25 * u * u + (v - 0.5) * (0.5 + 0.4 * u),
            0.75 - 1.35 * u,
            0.42 * (1 - u) ** 2 + 0.06 + 0.16 * u * u + 0.03 * sin(9 * v + 5 * u),
        ),
        felt("cherry"),
        nu=40,
        nv=16,
        thick=0.02,
    )
    surface(
        lambda u, v: (-0.68 - 0.12 * u + (v - 0.5) * 0.95, -0.55 - 0.14 * u, 0.2 - 0.06 * u),
        felt("milk"),
        nu=6,
        nv=16,
        thick=0.03,
    )
    cat(-0.72, -0.85, 0, turn=165, size=0.62, pose="walk")
    for k in range(7):
        ball(-1.6 + 0.5 * k, 1.25, 0.03, 0.05, felt("bone"))
