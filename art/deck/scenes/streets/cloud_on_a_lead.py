"""Outside a lit shop at dusk a small rain cloud waits on a lead, tied to a lamp post beside a dog."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    beast,
    box,
    cloud,
    felt,
    glow,
    metal,
    placed,
    rain,
    rope,
    street_lamp,
    surface,
    tiles,
    tube,
    wall,
    water,
    window,
)
from art.deck.registry import card


@card(
    View((-0.1, -5.4, 1.35), (0.12, 0.6, 1.72), 37),
    Air(("midnight", "indigo", "mauve", "rose"), fill=0.75, stars=26, seed=21),
    Sun(-60, 25, 0.7, "lilac", 5),
)
def cloud_on_a_lead() -> None:
    """Outside a lit shop at dusk a small rain cloud waits on a lead, tied to a lamp post beside a dog."""
    tiles(9, 9, "slate", "pewter", side=0.7, y=0.5)
    _shop()
    street_lamp(-0.62, 0.45, h=3.1, watts=120)
    cloud(0.62, 0.35, 2.5, size=0.82, finish="ice", seed=4, flat=0.7)
    rope((-0.58, 0.38, 0.95), (0.5, 0.3, 2.2), sag=0.16, r=0.022, finish=felt("tomato"))
    ball(0.5, 0.28, 2.2, 0.07, metal("brass"))
    rain(
        1.2,
        0.05,
        0.55,
        2.1,
        count=150,
        finish=glow("sky", 0.8),
        x=0.68,
        z=0.15,
        r=0.013,
        slant=0.02,
        long=0.2,
    )
    surface(
        lambda u, v: (
            0.68 + 0.72 * v * cos(2 * pi * u) * (1 + 0.12 * sin(6 * pi * u)),
            0.3 + 0.4 * v * sin(2 * pi * u),
            0.012,
        ),
        water("cornflower", 0.1),
        nu=48,
        nv=4,
    )
    with placed(-1.16, -0.1, 0, turn=52):
        beast("dog", 0, 0, 0, size=1.35, coat="honey", pale="bone", stride=0.03, nod=-28)
        tube(
            [(0.1 * cos(0.6 * k), -0.26 + 0.1 * sin(0.6 * k), 0.62) for k in range(11)],
            0.025,
            "tomato",
            closed=True,
        )
    rope((-0.64, 0.34, 0.9), (-0.96, -0.16, 0.66), sag=0.14, r=0.02, finish=felt("tomato"))


def _shop() -> None:
    """A front with a wide bright pane full of loaves, a door and a striped awning."""
    with placed(y=2.6):
        wall(
            12,
            7,
            felt("plum"),
            holes=[(4.9, 0.75, 2.7, 1.75), (8.0, 0.0, 0.95, 2.4)],
            skirting=felt("aubergine"),
        )
    box(0.25, 2.9, 0.7, 2.9, 0.05, 1.9, glow("honey", 1.7), bevel=0)
    box(2.48, 2.9, 0.0, 1.1, 0.05, 2.5, glow("honey", 1.0), bevel=0)
    window(0.25, 2.6, 0.75, 2.7, 1.75, bars=(3, 1), frame="bone")
    for k in range(5):
        ball(-0.75 + 0.5 * k, 2.72, 0.88, 0.16, felt(("cinnamon", "brick")[k % 2]), squash=(1.25, 0.7, 0.75))
    for k in range(10):
        x = -1.25 + 0.3 * k
        with placed(x + 0.15, 2.5, 2.95, tilt=-38):
            box(0, -0.42, 0, 0.3, 0.9, 0.03, felt(("tomato", "milk")[k % 2]), bevel=0.004)
    for x in (-2.6, -1.9):
        box(x, 2.5, 3.6, 0.46, 0.08, 0.9, glow("butter", 0.9), bevel=0)
    area((0.3, 2.3, 1.7), (0.2, -1.5, 0.2), 130, "honey", size=1.6)
    area((-0.5, -2.6, 1.6), (-1.1, 0.0, 0.5), 26, "apricot", size=0.8)
