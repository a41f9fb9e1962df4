"""A tray of porcelain mouths on a dressing table; in the mirror the chooser's face has none."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    felt,
    flower,
    glass,
    hand,
    lathe,
    metal,
    placed,
    porcelain,
    rod,
    shell,
    surface,
    tube,
    wall,
)
from art.deck.registry import card


@card(
    View((0.0, -1.25, 1.6), (0.0, 0.25, 0.92), 33),
    Air(("blush", "mist"), fill=0.95),
    Sun(-60, 30, 2.2, "blush", 6),
)
def choosing_a_smile() -> None:
    """A tray of porcelain mouths on a dressing table; in the mirror the chooser's face has none."""
    box(0, 0.35, 0.66, 1.8, 1.1, 0.06, "cherry", bevel=0.02)
    with placed(y=1.3):
        wall(5, 4, "blush", stripes=felt("rose"))
    box(0.12, 0.02, 0.72, 0.72, 0.5, 0.04, metal("brass"), bevel=0.02)
    box(0.12, 0.02, 0.75, 0.66, 0.44, 0.02, felt("plum"), bevel=0.01)
    smiles = [
        (-0.1, 0.12, 0.05, 0.0),
        (0.12, 0.12, 0.09, 0.02),
        (0.34, 0.12, -0.04, 0.0),
        (-0.1, -0.04, 0.02, 0.02),
        (0.12, -0.04, 0.07, 0.0),
        (0.34, -0.04, 0.1, 0.03),
    ]
    for k, (x, y, bow, gap) in enumerate(smiles):
        for lip in (-1, 1):
            tube(
                [
                    (x - 0.08, y, 0.785),
                    (x - 0.04, y - bow * 0.5 + lip * (0.02 + gap), 0.8),
                    (x, y - bow * 0.7 + lip * (0.026 + gap), 0.805),
                    (x + 0.04, y - bow * 0.5 + lip * (0.02 + gap), 0.8),
                    (x + 0.08, y, 0.785),
                ],
                0.015,
                porcelain(("tomato", "raspberry", "coral")[k % 3]),
            )
        if gap:
            for t in range(5):
                if (k, t) != (5, 2):
                    box(
                        x - 0.044 + 0.022 * t,
                        y - bow * 0.62,
                        0.785,
                        0.019,
                        0.03,
                        0.018,
                        porcelain("milk"),
                        bevel=0.004,
                    )
    with placed(-0.34, 0.75, 0.72):
        rod((0, 0, 0), (0, 0, 0.2), 0.03, metal("brass"))
        with placed(0, 0, 0.62, tilt=-8):
            ball(0, 0.03, 0, 0.42, metal("brass"), squash=(0.86, 0.08, 1.08))
            ball(0, 0.0, 0, 0.38, felt("mist"), squash=(0.85, 0.08, 1.06))
            ball(0, -0.02, -0.04, 0.23, porcelain("peach"), squash=(0.85, 0.3, 1.08))
            shell(0, -0.01, 0.0, 0.25, felt("chestnut"), rise=(24, 90), squash=(0.9, 0.3, 1.05))
            for s in (-1, 1):
                ball(s * 0.08, -0.09, 0.02, 0.02, "ink")
            ball(0, -0.1, -0.05, 0.03, porcelain("peach"))
    hand(
        0.62,
        -0.18,
        1.12,
        gesture="pinch",
        size=0.27,
        turn=-52,
        tilt=120,
        skin="peach",
        cuff="milk",
        sleeve="pewter",
        arm=1.6,
    )
    box(0.1, -0.22, 0.46, 0.8, 0.06, 0.2, "cherry", bevel=0.02)
    with placed(0.1, -0.4, 0.5):
        box(0, 0, 0, 0.7, 0.34, 0.03, "chestnut", bevel=0)
        box(0, -0.18, -0.02, 0.78, 0.03, 0.16, "cherry", bevel=0.01)
        surface(
            lambda u, v: (-0.15 + 0.3 * u, -0.12 + 0.24 * v, 0.045 + 0.03 * abs(sin(9 * u + 6 * v))),
            felt("milk"),
            nu=20,
            nv=16,
        )
        tube(
            [(-0.07, -0.02, 0.09), (-0.02, 0.0, 0.1), (0.04, -0.03, 0.1), (0.08, 0.01, 0.09)],
            0.014,
            porcelain("rose"),
        )
    lathe(
        [(0.05, 0), (0.06, 0.08), (0.02, 0.12), (0.025, 0.16), (0, 0.17)],
        0.42,
        0.55,
        0.72,
        glass("rose", 0.6),
        scale=1.2,
    )
    flower(0.62, 0.6, 0.72, h=0.34, petals="raspberry", r=0.09)
