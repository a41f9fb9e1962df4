"""A train made of beds comes round a bend in a fir wood; the conductor tucks in an arm."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    bed,
    box,
    cylinder,
    felt,
    fir,
    glow,
    ground,
    lamp,
    lantern,
    person,
    placed,
    porcelain,
    rod,
    rough,
)
from art.deck.registry import card


@card(
    View((0.6, -6.2, 2.3), (0.1, 2, 1.5), 38),
    Air(("midnight", "indigo", "cornflower"), fill=2.0, stars=90, seed=7),
    Sun(60, 30, 2.4, "ice", 4),
)
def train_of_beds() -> None:
    """A train made of beds comes round a bend in a fir wood; the conductor tucks in an arm."""
    ground(40, -7, 40, "bottle", height=lambda x, y: 0.15 * rough(x, y, 0.3))
    path = [(-3.6, 11, -70), (-1.9, 8.6, -48), (-0.9, 6.2, -28), (-0.2, 3.7, -14), (0.15, 1.2, -4)]
    for x, y, t in path:
        bed(
            x,
            y,
            z=0.35,
            turn=t,
            w=1.1,
            long=2.1,
            quilt=("cherry", "honey", "teal", "plum", "coral")[int(y) % 5],
            wood="bone",
            sleeper=(int(y) != 6),
        )
        with placed(x, y, 0.35, turn=t):
            for sx in (-0.5, 0.5):
                for sy in (-0.7, 0.7):
                    with placed(sx, sy, -0.1, lean=90):
                        cylinder(0, 0, -0.04, 0.2, 0.08, "ink")
            if int(y) != 6:
                ball(0, 0.72, 0.72, 0.15, porcelain("peach"))
                ball(0, 0.78, 0.75, 0.155, felt(("chestnut", "honey", "ink")[int(y) % 3]))
    for k in range(40):
        t = k / 39
        x, y = 0.2 - 4.0 * t**1.9, 0 + 12.5 * t - 3
        box(x, y, 0.0, 1.3, 0.16, 0.06, "umber", turn=-4 - 62 * t, bevel=0.01)
    person(
        0.95,
        0.6,
        0.2,
        turn=-72,
        tall=1.6,
        pose="lean",
        coat="indigo",
        legs="indigo",
        hat="cap",
        hatted="cherry",
        touch=((0.55, 0.85, 0.85), (1.25, 0.1, 1.0)),
    )
    lantern(1.28, 0.05, 1.0, size=0.24, watts=40)
    for x, y, h in (
        (-3.4, 3, 4.4),
        (2.6, 4, 5),
        (3.4, 8, 6),
        (-5, 7, 5.6),
        (1.9, 12, 6),
        (-6, 13, 7),
        (4.6, 14, 7),
        (0.5, 17, 7),
        (-2.4, 18, 7.5),
    ):
        fir(x, y, 0, h=h)
    rod((-1.3, -2.2, 0), (-1.3, -2.2, 3.2), 0.06, "ink")
    ball(-1.3, -2.3, 2.9, 0.13, glow("honey", 6))
    lamp(0.6, -0.6, 2.0, 90, "honey", size=0.3)
