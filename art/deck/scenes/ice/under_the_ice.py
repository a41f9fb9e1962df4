"""Cut through a frozen lake: a child lies on the ice and peers down, a carp in a scarf peers up."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    box,
    felt,
    fir,
    fish,
    glass,
    glow,
    person,
    placed,
    rough,
    specks,
    surface,
    tube,
)
from art.deck.registry import card


@card(
    View((0.0, -4.6, 0.12), (0.05, 0.4, -0.12), 38),
    Air(("cornflower", "lilac", "peach"), fill=1.1, clouds=0.3, cloud="milk"),
    Sun(-35, 24, 3.2, "peach", 4),
)
def under_the_ice() -> None:
    """Cut through a frozen lake: a child lies on the ice and peers down, a carp in a scarf peers up."""
    surface(
        lambda u, v: (-9 + 18 * u, -0.6 + 14 * v, 0.03 + 0.35 * v * v * (1 + rough(u * 9, v * 5, 1.0))),
        felt("milk"),
        nu=60,
        nv=40,
    )
    box(0, -0.55, -0.2, 8, 0.5, 0.24, glass("ice", 0.75), bevel=0.02)
    box(0, 3.5, -4.2, 14, 0.1, 4.2, felt("petrol"), bevel=0)
    box(0, 1.5, -3.4, 14, 6, 0.1, felt("teal"), bevel=0)
    for x, y, h in ((-1.7, 5.5, 1.7), (-1.2, 6.5, 2.1), (1.5, 6.0, 1.9), (2.1, 5.2, 1.5)):
        fir(x, y, 0.1, h=h, snow=True)
    person(
        0.8,
        -0.45,
        0.03,
        turn=-90,
        tall=1.35,
        young=True,
        pose="crawl",
        coat="tomato",
        legs="slate",
        shoes="umber",
        head="short",
        hat="scarf",
        hatted="honey",
        hands=((-0.2, -0.5, -0.02), (0.2, -0.32, -0.02)),
        hips=(0, 0.3, 0.4),
        look=(0, -18),
    )
    fish(-0.2, -0.5, -0.95, size=1.25, turn=180, lean=38, body="honey", fin="coral")
    with placed(-0.06, -0.5, -0.85, lean=-38):
        tube(
            [(0, 0.24 * cos(a), 0.27 * sin(a)) for a in [2 * pi * k / 14 for k in range(14)]],
            0.07,
            felt("cherry"),
            closed=True,
        )
        tube([(0, -0.24, -0.1), (-0.12, -0.3, -0.32), (-0.05, -0.3, -0.5)], 0.055, felt("cherry"))
    ball(0.42, -0.62, -0.1, 0.07, felt("sand"), squash=(1.3, 1, 0.7))
    for k in range(11):
        x = -1.6 + 0.32 * k
        tube(
            [(x, 0.6, -3.3), (x + 0.14, 0.5, -2.6), (x - 0.1, 0.4, -2.0 + 0.24 * (k % 3))],
            0.06,
            felt(("bottle", "moss")[k % 2]),
        )
    specks([(0.34 + 0.07 * sin(k * 2), -0.6, -0.62 + 0.055 * k) for k in range(7)], 0.03, glow("milk", 1.5))
    for x, z, q in ((-1.0, -1.7, 0.4), (1.05, -1.5, 0.32), (0.5, -2.2, 0.36)):
        fish(x, 0.2, z, size=q, turn=170, body="mist", fin="slate")
    area((-0.6, -3.2, -1.2), (0, -0.4, -0.9), 90, "ice", size=1.6)
