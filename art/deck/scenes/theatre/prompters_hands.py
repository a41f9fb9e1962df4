"""Behind a stage-struck actor: out of the prompter's box come many hands, each with other advice."""

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    boards,
    box,
    felt,
    glow,
    hand,
    limb,
    metal,
    person,
    placed,
    shell,
    spot,
    sweep,
    wall,
)
from art.deck.registry import card


@card(View((-0.35, -2.3, 1.9), (0.12, 1.6, 0.78), 36), Air(("peach", "rose"), fill=1.3), None)
def prompters_hands() -> None:
    """Behind a stage-struck actor: out of the prompter's box come many hands, each with other advice."""
    boards(7, 6, "chestnut", across=True)
    with placed(y=6):
        wall(16, 10, "aubergine", skirting=None)
    for row in range(4):
        for k in range(14):
            ball(-3.6 + 0.55 * k + 0.25 * (row % 2), 3.6 + 0.6 * row, 0.35 + 0.25 * row, 0.15, felt("plum"))
            ball(-3.6 + 0.55 * k + 0.25 * (row % 2), 3.65 + 0.6 * row, 0.02 + 0.25 * row, 0.24, felt("ink"))
    for k in range(9):
        x = -1.9 + 0.5 * k
        if abs(x - 0.5) > 0.75:
            ball(x, 2.35, 0.08, 0.09, glow("honey", 7))
            shell(x, 2.42, 0.05, 0.15, metal("brass"), around=(0, 180))
    with placed(0.5, 2.05):
        box(0, 0.25, 0, 1.25, 0.5, 0.3, "tomato", bevel=0.05)
        shell(0, 0.1, 0.28, 0.62, "tomato", around=(0, 180), squash=(1, 0.8, 0.7))
        box(0, -0.02, -0.02, 1.05, 0.3, 0.08, "ink", bevel=0)
    gestures = [
        ("point", -0.62, 0.42, -40),
        ("hush", -0.36, 0.74, -18),
        ("thumb", 0.0, 0.9, 2),
        ("open", 0.38, 0.76, 20),
        ("fist", 0.64, 0.44, 42),
        ("flat", -0.16, 0.42, -12),
        ("crossed", 0.22, 0.44, 12),
    ]
    for k, (gesture, x, z, lean) in enumerate(gestures):
        limb(
            (0.5 + x * 0.4, 2.05, 0.05),
            (0.5 + x, 1.92 - 0.05 * (k % 3), z + 0.05),
            0.055,
            felt(("ink", "plum", "petrol")[k % 3]),
        )
        hand(
            0.5 + x,
            1.92 - 0.05 * (k % 3),
            z + 0.05,
            gesture=gesture,
            size=0.44,
            lean=lean,
            turn=(-12, 10, 180, 0, 20, 0, 180)[k],
            skin=("bone", "peach", "sand")[k % 3],
            cuff="milk",
            arm=0.05,
            sleeve="ink",
        )
    person(
        -0.62,
        0.35,
        turn=168,
        tall=1.72,
        coat="honey",
        legs="cherry",
        head="short",
        pose="stand",
        hands=((-0.42, -0.1, 0.8), (0.44, -0.02, 0.86)),
        look=(-22, -14),
    )
    sweep(
        [(-0.62, 0.2, 1.42), (-0.64, 0.12, 1.0), (-0.66, 0.1, 0.35)],
        [(0.16, 0.04), (0.26, 0.06), (0.36, 0.08)],
        felt("cherry"),
    )
    area((0.2, 2.2, 0.15), (-0.3, 0.3, 1.6), 90, "honey", size=1.6)
    spot((-1.5, 4.5, 4.5), (-0.4, 0.6, 0.5), 500, "butter", angle=30)
    spot((0.2, -0.5, 3.2), (0.5, 1.95, 0.5), 260, "butter", angle=26)
