"""In a snowy square stands a great glass globe with a summer beach inside; people in furs look in."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    box,
    cylinder,
    felt,
    glass,
    glow,
    ground,
    house,
    lamp,
    lathe,
    person,
    placed,
    porcelain,
    rough,
    shell,
    snow,
    surface,
    umbrella,
)
from art.deck.registry import card


@card(
    View((-0.7, -6.6, 1.7), (0.0, 0, 1.75), 42),
    Air(("indigo", "cornflower", "lilac"), fill=0.7, clouds=0.5, cloud="lilac", seed=16),
    Sun(-120, 26, 1.2, "lilac", 4),
)
def summer_in_a_globe() -> None:
    """In a snowy square stands a great glass globe with a summer beach inside; people in furs look in."""
    ground(50, -8, 40, "milk", height=lambda x, y: 0.1 * rough(x, y, 0.5))
    lathe([(1.1, 0), (1.15, 0.1), (0.85, 0.3), (0.8, 0.55), (0.9, 0.62), (0, 0.62)], 0.25, 0.6, 0, "cherry")
    with placed(0.25, 0.6, 1.95):
        shell(0, 0, 0, 1.5, glass("ice", 0.14))
        shell(0, 0.02, 0, 1.45, glow("sky", 0.5), around=(6, 174), rise=(-20, 90))
        shell(0, 0, 0, 1.46, felt("butter"), rise=(-62, -16))
        cylinder(0, 0, -0.42, 1.4, 0.03, felt("butter"))
        with placed(0, 0.45, -0.4):
            surface(
                lambda u, v: (-1.25 + 2.5 * u, 0.1 + 0.75 * v, 0.02 + 0.03 * sin(12 * u)),
                porcelain("sea_green"),
                nu=30,
                nv=6,
            )
        umbrella(0.35, 0.0, 0.75, r=0.62, finish="coral", stick=1.1, lean=12)
        with placed(-0.35, -0.35, -0.4, turn=20):
            box(0, 0, 0, 0.5, 1.1, 0.03, felt("cornflower"), bevel=0.01)
        person(
            -0.3,
            -0.2,
            -0.38,
            turn=20,
            tall=1.15,
            pose="sit_floor",
            coat="tomato",
            skin="peach",
            legs=porcelain("apricot"),
            shoes=porcelain("apricot"),
            hat="sun",
            hatted="straw",
            look=(10, 10),
        )
        ball(0.75, -0.55, -0.26, 0.15, porcelain("tomato"))
        lamp(-0.5, -0.75, 0.7, 150, "butter", size=0.25)
        ball(-0.55, 0.3, 1.0, 0.18, glow("butter", 6))
    for x, y, t, c, h, hc, p, young in (
        (-1.1, -0.75, 150, "teal", "cap", "umber", "point", False),
        (1.45, -0.9, -150, "plum", "scarf", "raspberry", "offer", False),
        (-0.2, -1.05, 172, "honey", "cone", "tomato", "reach", True),
    ):
        person(
            x,
            y,
            0,
            turn=t,
            tall=1.0 if young else 1.6,
            young=young,
            pose=p,
            coat=c,
            dress="coat",
            hat=h,
            hatted=hc,
            look=(0, 12),
            touch=((x + 0.1, y + 0.4, 1.0), None) if young else (None, None),
        )
    snow(8, -2.6, 6, 5, count=420, r=0.022, finish=glow("milk", 0.5))
    for k, (x, y) in enumerate(((-3.6, 8), (-1.2, 10), (1.6, 10), (4.0, 8))):
        house(
            x,
            y,
            0,
            w=2.2,
            d=2,
            h=2.4,
            wall=("mauve", "lilac")[k % 2],
            roof=felt("milk"),
            lit="butter" if k % 2 else None,
        )
