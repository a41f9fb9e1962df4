"""Two sleeves hang side by side in the snow and share one red mitten; a mouse looks out of it."""

from math import cos, pi, sin

from mathutils import Matrix, Vector

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    felt,
    fir,
    ground,
    house,
    lamp,
    placed,
    rod,
    rough,
    snow,
    tube,
)
from art.deck.kit.heads import head_of
from art.deck.registry import card

PATH = [(-0.62, 1.72), (-0.5, 1.38), (-0.3, 1.08), (0.0, 0.93), (0.3, 1.08), (0.5, 1.38), (0.62, 1.72)]


def _along(t: float) -> tuple[float, float]:
    """A point of the mitten's middle line."""
    at = t * (len(PATH) - 1)
    k = min(int(at), len(PATH) - 2)
    (x0, z0), (x1, z1) = PATH[k], PATH[k + 1]
    return x0 + (x1 - x0) * (at - k), z0 + (z1 - z0) * (at - k)


@card(
    View((0.1, -4.6, 1.6), (0.0, 0, 1.47), 45),
    Air(("midnight", "indigo", "cornflower", "lilac"), fill=1.0, stars=25, seed=5),
    Sun(-60, 35, 1.8, "ice", 5),
)
def one_mitten_two_hands() -> None:
    """Two sleeves hang side by side in the snow and share one red mitten; a mouse looks out of it."""
    ground(40, -4, 30, felt("ice"), height=lambda x, y: 0.5 * rough(x, y, 0.2, 2) - 0.3)
    for x, y, h in ((-3.6, 9, 3.6), (-2.6, 12, 3.0), (3.3, 10, 4.0), (4.3, 13, 3)):
        fir(x, y, -0.2, h=h, finish="petrol", snow=True)
    house(-2.3, 10, -0.2, w=2.2, d=2, h=1.5, turn=-16, wall="slate", roof="milk", lit="butter")
    for side, cloth in ((-1, "petrol"), (1, "honey")):
        rod((side * 0.6, 0, 1.66), (side * 1.3, 0.1, 3.6), 0.34, felt(cloth), top=0.56)
        rod((side * 0.58, 0, 1.62), (side * 0.7, 0, 1.86), 0.38, felt(("ink", "milk")[side > 0]), top=0.42)
    for k in range(31):
        t = k / 30
        x, z = _along(t)
        (x0, z0), (x1, z1) = _along(max(0, t - 0.02)), _along(min(1, t + 0.02))
        turned = Vector((x1 - x0, 0, z1 - z0)).to_track_quat("Z", "Y").to_matrix().to_4x4()
        here = Matrix.Translation((x, 0, z)) @ turned
        r = 0.3 + 0.08 * sin(pi * t)
        ring = [tuple(here @ Vector((r * cos(pi * i / 8), r * sin(pi * i / 8), 0))) for i in range(16)]
        tube(ring, 0.045, felt("milk" if k in (4, 5, 25, 26) else "tomato"), closed=True)
        ball(x, 0, z, r, felt("tomato"))
    ball(0, 0, 0.78, 0.45, felt("tomato"), squash=(1.0, 0.85, 0.95))
    for k in range(7):
        z = 0.42 + 0.1 * k
        r = 0.45 * (1 - ((z - 0.8) / 0.46) ** 2) ** 0.5 if abs(z - 0.8) < 0.45 else 0.12
        ring = [(r * cos(pi * i / 8), 0.86 * r * sin(pi * i / 8), z) for i in range(16)]
        tube(ring, 0.045, felt("tomato"), closed=True)
    for k in range(9):
        t = k / 8
        x, z, r = -0.36 - 0.42 * t, 0.98 - 0.16 * t, 0.2 - 0.03 * t - 0.09 * max(0, t - 0.75) * 4
        ball(x, -0.2, z, r, felt("tomato"))
        ring = [
            (x + 0.3 * r * cos(pi * i / 8), -0.2 + r * sin(pi * i / 8), z + r * cos(pi * i / 8))
            for i in range(16)
        ]
        tube(ring, 0.035, felt("tomato"), closed=True)
    with placed(0.03, -0.2, 1.54, turn=-12, tilt=-16, scale=1.6):
        head_of("mouse", "pewter", "", "ink", "peach")
    ball(-0.14, -0.42, 1.3, 0.05, felt("blush"))
    ball(0.2, -0.42, 1.3, 0.05, felt("blush"))
    tube(
        [(0.1, -0.3, 0.4), (0.25, -0.4, 0.15), (0.6, -0.6, 0.25), (1.0, -0.9, 0.12), (1.6, -1.4, 0.2)],
        0.03,
        "tomato",
    )
    snow(5, -2.2, 4, 4.2, count=220, r=0.03)
    lamp(0.3, -2.4, 2.6, 60, "peach", size=0.4)
