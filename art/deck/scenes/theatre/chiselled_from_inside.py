"""A sculptor's hand works at a marble block; from inside the stone another hand breaks through."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    boards,
    cylinder,
    felt,
    frame,
    glow,
    hand,
    lamp,
    limb,
    metal,
    placed,
    porcelain,
    rock,
    rod,
    rough,
    surface,
    wall,
)
from art.deck.registry import card


@card(
    View((-0.2, -1.6, 1.4), (0.02, 0.5, 1.22), 40),
    Air(("milk", "mist"), fill=0.85),
    Sun(-50, 50, 3, "milk", 5),
)
def chiselled_from_inside() -> None:
    """A sculptor's hand works at a marble block; from inside the stone another hand breaks through."""
    boards(5, 5, "pewter")
    with placed(y=2.0):
        wall(7, 5, "slate")
    cylinder(0.4, 0.7, 0, 0.62, 0.5, "cinnamon")

    def stone(u: float, v: float) -> tuple[float, float, float]:
        a, z = 2 * pi * u, 0.5 + 1.75 * v
        r = 0.55 + 0.06 * rough(cos(a) * 2, sin(a) * 2 + z * 2, 1.1, 4)
        edge = 1 / max(abs(cos(a)), abs(sin(a))) ** 0.7
        dent = max(0.0, 1 - ((a - 4.3) ** 2 * 6 + (z - 1.35) ** 2 * 9))
        r = r * edge * 0.92 * (1 - 0.32 * dent) * (1 if v < 0.94 else (1 - v) / 0.06 * 0.7 + 0.3)
        return 0.4 + r * cos(a), 0.7 + r * sin(a), z

    surface(stone, felt("milk"), nu=90, nv=60)
    ball(0.2, 0.24, 1.35, 0.17, glow("apricot", 0.8), squash=(1, 0.7, 1.1))
    lamp(0.18, 0.0, 1.5, 1.2, "apricot", size=0.1)
    for k in range(9):
        a = 2 * pi * k / 9
        rock(0.2 + 0.2 * cos(a), 0.15, 1.35 + 0.22 * sin(a), size=0.055, finish="bone", seed=k)
    limb((0.2, 0.3, 1.33), (0.14, 0.02, 1.3), 0.05, porcelain("peach"), tip=0.045)
    hand(0.14, 0.0, 1.28, gesture="hold", size=0.24, lean=-48, turn=-20, tilt=20, skin="peach", cuff=None)
    rod((0.1, -0.1, 1.58), (-0.1, -0.12, 1.26), 0.016, metal("brass"))
    with placed(-0.62, -0.35, 0.82, turn=-20, lean=52):
        hand(0, 0, 0.2, gesture="hold", size=0.32, skin="sand", cuff="mist", sleeve="slate", arm=2.4, turn=40)
    rod((-0.42, -0.5, 1.0), (0.0, -0.1, 1.26), 0.022, metal("pewter"))
    for k in range(26):
        warm = k % 3 == 0
        rock(
            -0.6 + 0.07 * (k * 7 % 19),
            -0.35 + 0.06 * (k * 5 % 13),
            0.03,
            size=0.04 + 0.012 * (k % 4),
            finish="peach" if warm else "bone",
            seed=k,
        )
    frame(-0.95, 1.95, 1.5, 0.7, 0.9, "cinnamon", felt("mist"))
