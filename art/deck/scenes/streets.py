"""Trains, streets and squares."""

from math import cos, pi, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    beast,
    bed,
    bird,
    block,
    boards,
    bowl,
    box,
    cat,
    clock_face,
    cloud,
    cylinder,
    dice,
    door,
    felt,
    fir,
    glow,
    ground,
    hand,
    hat,
    lamp,
    lantern,
    lathe,
    leaf,
    metal,
    person,
    placed,
    porcelain,
    rain,
    rod,
    rope,
    rough,
    round_tree,
    snow,
    specks,
    steam,
    street_lamp,
    suitcase,
    surface,
    sweep,
    tube,
    umbrella,
    wall,
    water,
    window,
)
from art.deck.registry import card


@card(
    View((0.6, -6.2, 2.3), (0.1, 2, 1.5), 38),
    Air(("midnight", "indigo", "cornflower"), fill=1.2, stars=90, seed=7),
    Sun(60, 30, 1.2, "ice", 4),
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
    lamp(0.6, -0.6, 2.0, 40, "honey", size=0.3)


@card(View((0.3, -3.6, 0.75), (0.1, 1.5, 1.05), 32), Air(("slate", "pewter", "straw"), fill=0.9), None)
def tiny_train_arrives() -> None:
    """A packed platform leans forward to meet a train no longer than a loaf."""
    ground(20, -5, 3, "slate")
    for k in range(26):
        box(-3 + 0.24 * k, -0.9, 0.0, 0.13, 1.3, 0.05, "umber", bevel=0.01)
    for y in (-1.35, -0.45):
        rod((-5, y, 0.1), (5, y, 0.1), 0.035, metal("pewter"))
    box(0, 1.9, 0, 9, 3.6, 0.62, "brick", bevel=0.03)
    box(0, 0.2, 0.6, 9, 0.3, 0.06, "bone", bevel=0.01)
    with placed(y=4.2):
        wall(12, 6, "slate", skirting=None)
    chance = dice("platform")
    for k in range(11):
        x = -1.75 + 0.36 * k
        y = 0.55 + 0.45 * (k % 2) + 0.25 * (k % 3)
        person(
            x,
            y,
            0.65,
            turn=chance.uniform(-25, 25),
            tall=chance.uniform(1.5, 1.8),
            pose="lean",
            bend=chance.uniform(12, 34),
            coat=("teal", "plum", "brick", "honey", "petrol", "moss")[k % 6],
            dress=("coat", "robe", "")[k % 3],
            hat=("bowler", "sun", "cap", "top", "scarf")[k % 5],
            hatted=("ink", "straw", "cherry", "umber")[k % 4],
            head=("short", "bun", "beard")[k % 3],
            look=(0, -18),
        )
    person(
        -1.1,
        0.3,
        0.65,
        turn=14,
        tall=1.7,
        pose="bow",
        bend=66,
        coat="ink",
        head="bald",
        hands=((-0.3, -0.5, 0.5), (0.3, -0.4, 0.75)),
    )
    hat("bowler", -0.85, -0.25, 1.22, "ink", size=0.9, turn=30)
    with placed(-0.2, -0.9, 0.12):
        box(-0.2, 0, 0.03, 0.22, 0.12, 0.1, "tomato", bevel=0.02)
        with placed(-0.36, 0, 0.09, lean=90):
            cylinder(0, 0, -0.08, 0.055, 0.16, "tomato")
        cylinder(-0.4, 0, 0.13, 0.018, 0.08, "ink", top=0.028)
        for k in range(4):
            box(0.06 + 0.19 * k, 0, 0.03, 0.17, 0.11, 0.11, ("honey", "teal")[k % 2], bevel=0.015)
            for j in (-0.04, 0.04):
                box(0.06 + 0.19 * k + j, -0.056, 0.08, 0.05, 0.006, 0.04, glow("butter", 4), bevel=0)
        steam(-0.4, 0, 0.24, h=0.5, r=0.035, drift=0.25)
        person(0.0, -0.12, -0.1, turn=-20, tall=0.09, coat="indigo", hat="cap", hatted="cherry", pose="wave")
    lamp(-0.4, -1.6, 1.0, 14, "butter")
    for x in (-1.4, 1.3):
        street_lamp(x, 2.8, z=0.62, h=2.3, watts=180)
    suitcase(0.9, 0.3, 0.62, turn=15, finish="cinnamon")
    suitcase(1.35, -0.1, 0.62, w=0.4, h=0.3, turn=-20, finish="cherry")


@card(
    View((0.0, -2.7, 1.55), (0.1, 3, 1.25), 25),
    Air(("mint", "pistachio"), fill=0.9),
    Sun(70, 30, 3.5, "butter", 3),
)
def tram_of_pot_plants() -> None:
    """The morning tram is full of pot plants; the one human passenger stands and holds a strap."""
    boards(3, 9, "pewter", y=2)
    for s in (-1, 1):
        with placed(s * 1.35, 2, turn=-90 * s):
            wall(
                9,
                3.0,
                "mint",
                holes=[(0.4 + 1.5 * k, 1.0, 1.2, 1.2) for k in range(6)],
                skirting="salmon",
                dado=(0.9, "salmon"),
            )
    with placed(y=6.5):
        wall(3, 3.2, "mint", holes=[(0.6, 1.0, 1.8, 1.4)], skirting=None)
    for s in (-1, 1):
        rod((s * 0.45, -2, 2.35), (s * 0.45, 6.4, 2.35), 0.025, metal("brass"))
        for k in range(6):
            y = 0.1 + 1.05 * k
            box(s * 0.95, y, 0.32, 0.6, 0.5, 0.1, felt("salmon"), bevel=0.05)
            box(s * 0.95, y + 0.28, 0.32, 0.6, 0.1, 0.75, felt("salmon"), bevel=0.05)
            if (s, k) == (-1, 1):
                continue
            lathe(
                [(0, 0), (0.13, 0), (0.18, 0.24), (0.2, 0.25), (0.17, 0.25), (0.15, 0.2), (0, 0.2)],
                s * 0.95,
                y,
                0.42,
                ("brick", "coral")[k % 2],
            )
            match k % 3:
                case 0:
                    ball(s * 0.95, y, 0.92, 0.2, porcelain("moss"), squash=(0.85, 0.85, 1.4))
                    specks(
                        [(s * 0.95 + 0.17 * cos(a), y + 0.17 * sin(a), 0.75 + 0.05 * a) for a in range(9)],
                        0.015,
                        "milk",
                    )
                    ball(s * 0.95, y, 1.2, 0.06, "raspberry")
                case 1:
                    for a in range(9):
                        with placed(s * 0.95, y, 0.65, turn=40 * a, tilt=38):
                            ball(0, 0, 0.32, 0.32, porcelain("bottle"), squash=(0.22, 0.05, 1))
                case _:
                    for a in range(6):
                        rod(
                            (s * 0.95, y, 0.65),
                            (s * 0.95 + 0.12 * cos(a), y + 0.12 * sin(a), 1.0),
                            0.012,
                            "moss",
                        )
                        ball(
                            s * 0.95 + 0.13 * cos(a),
                            y + 0.13 * sin(a),
                            1.02,
                            0.09,
                            ("tomato", "milk", "raspberry")[a % 3],
                        )
    person(
        0.28,
        1.7,
        turn=-165,
        tall=1.72,
        coat="petrol",
        legs="slate",
        dress="coat",
        hat="bowler",
        hatted="ink",
        pose="reach",
        touch=((0.45, 1.75, 2.25), None),
        look=(-30, 0),
    )
    tube([(0.45, 1.75, 2.36), (0.42, 1.75, 2.22), (0.48, 1.75, 2.22), (0.45, 1.75, 2.36)], 0.015, "chestnut")
    lathe([(0, 0), (0.22, 0), (0.3, 0.4), (0.33, 0.42), (0.25, 0.4), (0, 0.36)], -0.55, -0.9, 0, "brick")
    for a in range(11):
        with placed(-0.55, -0.9, 0.4, turn=33 * a, tilt=44):
            ball(0, 0, 0.42, 0.42, porcelain("moss"), squash=(0.2, 0.04, 1))


@card(
    View((-0.35, -1.6, 0.5), (0.15, 0.6, 0.5), 33),
    Air(("petrol", "rose", "salmon"), fill=0.9, clouds=0.6, cloud="peach"),
    Sun(-55, 14, 4, "apricot", 2),
)
def train_through_needle() -> None:
    """An express runs through the eye of a needle and pulls a red thread in place of smoke."""
    ground(
        14,
        -2,
        16,
        "brick",
        height=lambda x, y: (
            0.06 * rough(x, y, 1.2) + max(0, (y - 3) * 0.16) * (0.6 + 0.5 * rough(x, 0, 0.35, 2)) - 0.02
        ),
    )
    for k in range(44):
        box(-2.4 + 0.1 * k, 0.12, 0.0, 0.05, 0.3, 0.02, "umber", bevel=0)
    for y in (0.02, 0.22):
        rod((-3, y, 0.035), (3, y, 0.035), 0.012, metal("pewter"))
    steel = metal("mist")
    tube(
        [(0.22 + 0.16 * sin(a), 0.12, 0.28 - 0.3 * cos(a)) for a in [2 * pi * k / 16 for k in range(16)]],
        0.035,
        steel,
        closed=True,
    )
    rod((0.22, 0.12, 0.58), (0.22, 0.12, 1.9), 0.055, steel, top=0.03)
    hand(
        0.62,
        0.2,
        1.35,
        gesture="pinch",
        size=0.62,
        lean=-62,
        tilt=24,
        turn=-12,
        skin="peach",
        cuff="bone",
        sleeve="petrol",
        arm=1.6,
    )
    with placed(-0.28, 0.12, 0.05):
        with placed(0.24, 0, 0.12, lean=90):
            cylinder(0, 0, -0.24, 0.085, 0.42, "petrol")
            cylinder(0, 0, 0.17, 0.07, 0.05, metal("brass"))
        box(-0.1, 0, 0.0, 0.22, 0.2, 0.26, "petrol", bevel=0.02)
        cylinder(0.3, 0, 0.2, 0.03, 0.1, "ink", top=0.045)
        for k in range(4):
            box(-0.38 - 0.3 * k, 0, 0.02, 0.27, 0.2, 0.2, ("tomato", "bone")[k % 2], bevel=0.02)
            for j in (-0.07, 0.07):
                box(-0.38 - 0.3 * k + j, -0.102, 0.1, 0.07, 0.01, 0.07, glow("butter", 3), bevel=0)
        for k in range(12):
            with placed(0.25 - 0.13 * k, -0.09, 0.03, tilt=90):
                cylinder(0, 0, 0, 0.04, 0.02, "ink")
    tube(
        [(0.02, 0.12, 0.36), (-0.3, 0.15, 0.6), (-0.7, 0.4, 0.55), (-1.2, 1.4, 0.75), (-0.9, 3.0, 0.5)],
        0.018,
        glow("tomato", 0.5),
    )
    for k in range(7):
        x = -1.6 + 0.5 * k
        tube([(x, 5.2, 0.55), (x + 0.15, 5.3, 0.95), (x + 0.3, 5.6, 0.6)], 0.03, glow("tomato", 0.4))


@card(
    View((0.35, -2.3, 0.55), (-0.05, 1.0, 0.85), 30),
    Air(("sky", "mist", "peach"), fill=0.95, clouds=0.4),
    Sun(50, 14, 3.4, "peach", 4),
)
def rooted_suitcase() -> None:
    """A traveller pulls at a suitcase that has put down roots through the platform."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(9):
        for j in range(12):
            box(
                -2 + 0.5 * k,
                -2 + 0.5 * j,
                -0.06,
                0.48,
                0.48,
                0.06,
                felt("mist") if (k * 3 + j) % 4 else felt("pewter"),
                bevel=0.015,
            )
    box(0, 4.3, -0.1, 9, 0.3, 0.14, "bone", bevel=0.01)
    ground(20, 4.5, 20, "sage", height=lambda x, y: -0.4 + 0.2 * rough(x, y, 0.4))
    for y in (5.0, 5.8):
        rod((-6, y, -0.2), (6, y, -0.2), 0.05, metal("pewter"))
    suitcase(-0.35, 0.3, 0.05, w=0.72, h=0.5, d=0.26, finish="cinnamon")
    for k in range(9):
        a = k * 0.7
        x = -0.65 + 0.08 * k
        tube(
            [
                (x, 0.3, 0.1),
                (x + 0.12 * cos(a), 0.2 + 0.12 * sin(a), 0.05),
                (x + 0.3 * cos(a), 0.15 + 0.35 * sin(a), 0.03),
                (x + 0.42 * cos(a + 0.4), 0.1 + 0.5 * sin(a + 0.4), -0.03),
            ],
            0.022,
            "umber",
        )
    for k in range(4):
        rod((-0.3, 0.14, 0.42), (-0.42 + 0.1 * k, 0.05, 0.66 + 0.05 * (k % 2)), 0.012, "moss")
        leaf(
            -0.42 + 0.1 * k,
            0.04,
            0.66 + 0.05 * (k % 2),
            size=0.16,
            tilt=60,
            turn=20 * k - 30,
            finish="pistachio",
        )
    person(
        0.42,
        0.45,
        turn=-88,
        tall=1.65,
        pose="pull",
        bend=-26,
        coat="teal",
        legs="slate",
        dress="",
        hat="cap",
        hatted="brick",
        touch=((-0.3, 0.25, 0.62), (-0.34, 0.36, 0.62)),
        look=(0, -6),
        feet=((-0.12, -0.5, 0.24), (0.13, -0.05, 0)),
    )
    tube([(0.42, 0.2, 0.03), (0.5, 0.0, 0.02), (0.42, -0.15, -0.02)], 0.012, "moss")
    tube([(0.46, 0.22, 0.03), (0.65, 0.1, 0.02), (0.75, -0.1, -0.02)], 0.012, "moss")
    rod((1.5, 2.8, 0), (1.5, 2.8, 3.0), 0.05, "slate")
    clock_face(1.5, 2.72, 2.7, r=0.3, hours=6, minutes=8)
    round_tree(-2.6, 9, -0.3, h=3, crown="sage")


@card(View((-0.9, -13, 6.6), (-0.9, 0, 6.3), 76), Air(("midnight", "slate"), fill=1.5, stars=40), None)
def block_with_one_noon() -> None:
    """A block of flats on a winter night; in one window it is noon in a meadow and a cow looks out."""
    box(0, 1.2, 0, 12, 2, 16, "slate", bevel=0.02)
    for i in range(5):
        for j in range(7):
            x, z = -3.2 + 1.6 * i, 1.2 + 1.62 * j
            noon = (i, j) == (1, 3)
            near = (i, j) in ((0, 3), (2, 3))
            if not noon:
                box(
                    x,
                    0.16,
                    z,
                    0.9,
                    0.06,
                    1.0,
                    glow("butter", 1.2) if (i * 3 + j * 5) % 7 == 0 or near else "petrol",
                    bevel=0,
                )
            else:
                box(x, 0.3, z, 0.94, 0.02, 1.02, glow("sky", 1.6), bevel=0)
                box(x, 0.24, z, 0.94, 0.04, 0.4, glow("pistachio", 1.6), bevel=0)
                specks(
                    [(x - 0.38 + 0.1 * k, 0.2, z + 0.12 + 0.07 * (k % 3)) for k in range(9)],
                    0.03,
                    glow("tomato", 1.2),
                )
                with placed(x + 0.05, 0.35, z - 0.32):
                    beast("cow", 0, -0.25, 0, size=0.62, coat="rust", pale="blush")
                lamp(x, -0.6, z + 0.5, 60, "butter", size=0.3)
            box(x, 0.08, z, 0.05, 0.06, 1.0, "milk", bevel=0)
            for e in (-0.47, 0.47):
                box(x + e, 0.08, z - 0.03, 0.06, 0.1, 1.08, "mist", bevel=0)
            box(x, 0.02, z - 0.1, 1.15, 0.3, 0.07, "mist", bevel=0.01)
            ball(x, -0.04, z - 0.02, 0.5, felt("milk"), squash=(1.1, 0.3, 0.14))
            if near:
                s = 1 if i == 0 else -1
                person(
                    x + 0.16 * s,
                    0.12,
                    z - 0.65,
                    turn=60 * s,
                    tall=1.3,
                    coat=("cherry", "teal")[i // 2],
                    pose="offer",
                    touch=((x + 0.62 * s, -0.1, z + 0.3), (x + 0.6 * s, -0.15, z + 0.45)),
                )
    snow(9, -4, -0.4, 9, count=420, r=0.035, z=1.5)
    rod((-3, -4, 4.1), (3, -4, 4.1), 0.05, "ink")
    sweep(
        [(0.9, -4, 4.1), (0.9, -4, 3.7), (0.92, -4, 3.2)],
        [(0.24, 0.04), (0.3, 0.05), (0.3, 0.05)],
        felt("ice"),
    )
    area((-6, -8, 10), (0, 0, 6), 700, "cornflower", size=4)


@card(
    View((0.15, -3.2, 0.95), (0.0, 0.5, 0.98), 35),
    Air(("sky", "milk"), fill=1.0, clouds=0.4),
    Sun(-40, 50, 3.6, "butter", 3),
)
def cloud_tied_outside() -> None:
    """Outside a shop a dog and a small raining cloud are tied to the same railing."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(12):
        for j in range(8):
            box(
                -2.4 + 0.42 * k,
                -1.9 + 0.35 * j,
                -0.06,
                0.4,
                0.33,
                0.06,
                felt("mist") if (k + j) % 2 else felt("linen"),
                bevel=0.015,
            )
    with placed(y=0.95):
        wall(7, 5, "brick", holes=[(3.05, 0.85, 1.9, 1.5), (1.4, 0, 0.95, 2.2)], skirting="bone")
    window(0.5, 0.99, 0.85, 1.9, 1.5, frame="bottle", bars=(3, 1), pane=glow("butter", 0.5))
    door(-1.62, 0.97, w=0.92, h=2.15, leaf="bottle", frame="bone")
    surface(
        lambda u, v: (-0.6 + 2.2 * u, 0.9 - 0.75 * v, 2.55 - 0.35 * v + 0.03 * sin(34 * u)),
        felt("mint"),
        nu=80,
        nv=6,
    )
    for k in range(5):
        ball(0.0 + 0.24 * k, 0.75, 0.98, 0.09, ("tomato", "straw", "moss")[k % 3])
    for y in (0.35, 0.75):
        rod((-0.85, 0.25, y), (1.3, 0.25, y), 0.025, "ink")
    for x in (-0.85, 0.2, 1.3):
        rod((x, 0.25, 0), (x, 0.25, 0.85), 0.03, "ink")
    cloud(0.68, 0.2, 1.32, size=0.4, finish="pewter", seed=3)
    cloud(0.66, 0.1, 1.45, size=0.3, finish="mist", seed=8)
    rope((0.65, 0.15, 1.2), (0.2, 0.25, 0.75), sag=0.08, finish="tomato")
    rain(0.55, -0.05, 0.3, 1.1, count=70, x=0.66, slant=0, r=0.006, z=0.1)
    cylinder(0.68, 0.08, 0.0, 0.42, 0.008, water("sky", 0.4))
    beast("dog", -0.55, 0.05, 0, turn=60, size=1.0, coat="sand", stride=0.03, nod=-12)
    rope((-0.28, 0.0, 0.55), (-0.85, 0.25, 0.6), sag=0.1, finish="cherry")
    bowl(0.3, -0.12, 0, r=0.17, finish="tomato", filled=water("sky", 0.3))
    box(-0.8, -1.0, 0, 0.7, 0.5, 0.26, "sand", bevel=0.02)
    for k in range(12):
        ball(-1.05 + 0.17 * (k % 4), -1.12 + 0.16 * (k // 4), 0.3, 0.085, ("tomato", "pistachio")[k % 3 == 0])


@card(
    View((-0.4, -5.2, 0.9), (0.35, 4, 4.4), 25),
    Air(("cornflower", "blush", "peach"), fill=0.95, clouds=0.6, cloud="blush"),
    Sun(70, 12, 3.6, "salmon", 3),
)
def crane_takes_sleeper() -> None:
    """A building crane swings a bed, sleeper and all, out of a high window."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(14):
        box(0, -4 + 1.2 * k, -0.06, 9, 1.16, 0.06, felt("slate") if k % 2 else felt("pewter"), bevel=0.02)
    block(-4.2, 6, w=5, h=13, cols=3, rows=6, wall="blush", lit=0.15, turn=58)
    block(4.8, 9, w=5, h=11, cols=3, rows=5, wall="rose", lit=0.15, turn=-58, seed=4)
    for x, y, s in ((3.3, 9, 1.0), (-1.0, 17, 0.9), (2.2, 23, 0.9)):
        with placed(x, y, 0, scale=s):
            for k in range(9):
                for e in (-0.3, 0.3):
                    rod((e, 0, 1.2 * k), (e, 0, 1.2 * k + 1.2), 0.06, "tomato")
                rod((-0.3, 0, 1.2 * k), (0.3, 0, 1.2 * k + 1.2), 0.04, "tomato")
            rod((2.0, 0, 10.8), (-4.6, 0, 10.8), 0.09, "tomato")
            rod((2.0, 0, 10.8), (0, 0, 12.2), 0.04, "tomato")
            rod((0, 0, 12.2), (-4.4, 0, 10.8), 0.04, "tomato")
            box(1.8, 0, 10.0, 0.7, 0.5, 0.8, "slate")
            bx, bz = -2.6, 6.4
            for ex in (-0.6, 0.6):
                for ey in (-0.9, 0.9):
                    rod((bx, 0, 9.0), (bx + ex, ey, bz + 0.6), 0.025, "ink")
            rod((bx, 0, 9.0), (bx, 0, 10.8), 0.035, "ink")
            bed(
                bx,
                0,
                z=bz,
                turn=75,
                w=1.3,
                long=2.2,
                quilt=("teal", "honey", "plum")[int(y) % 3],
                wood="bone",
            )
            with placed(bx, 0, bz, turn=75):
                ball(0, 0.78, 0.72, 0.17, porcelain("peach"))
                ball(0, 0.85, 0.76, 0.175, felt("chestnut"))
    street_lamp(-1.15, -1.2, h=2.6, watts=0)
    person(
        -0.2, 0.2, turn=120, tall=1.65, pose="walk", coat="petrol", dress="coat", hat="bowler", hatted="ink"
    )
    person(1.2, 1.6, turn=-100, tall=1.6, pose="walk", coat="brick", dress="coat", hat="sun", hatted="straw")
    suitcase(-0.0, 0.0, 0.3, w=0.36, h=0.26, d=0.12, turn=30, finish="umber")


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


@card(
    View((0.5, -5.6, 6.4), (0.0, 0.2, 0.4), 33),
    Air(("milk", "sand"), fill=0.95),
    Sun(-30, 62, 4.4, "butter", 1.5),
)
def statues_take_five() -> None:
    """In a hot square the statues have left their pedestals to cool their feet in the fountain."""
    for k in range(16):
        for j in range(16):
            box(
                -4.8 + 0.65 * k,
                -4 + 0.65 * j,
                -0.06,
                0.63,
                0.63,
                0.06,
                felt("sand") if (k + j) % 2 else felt("linen"),
                bevel=0.01,
            )
    lathe([(1.55, 0), (1.6, 0.3), (1.7, 0.34), (1.7, 0.42), (1.4, 0.42), (1.38, 0.1)], -0.5, -0.4, 0, "bone")
    cylinder(-0.5, -0.4, 0.0, 1.4, 0.3, water("sea_green", 0.5), sides=48)
    lathe(
        [(0.3, 0), (0.2, 0.6), (0.6, 0.9), (0.62, 0.96), (0.1, 0.9), (0.08, 1.3), (0, 1.4)],
        -0.5,
        -0.4,
        0.2,
        "bone",
    )
    for k in range(10):
        a = k * 0.63
        tube(
            [
                (-0.5, -0.4, 1.6),
                (-0.5 + 0.3 * cos(a), -0.4 + 0.3 * sin(a), 1.7),
                (-0.5 + 0.75 * cos(a), -0.4 + 0.75 * sin(a), 0.35),
            ],
            0.02,
            "ice",
        )
    grey = felt("pewter")
    for k, (a, dress, hat_) in enumerate(
        (
            (200, "robe", ""),
            (240, "", "helmet"),
            (285, "robe", "crown"),
            (330, "coat", "top"),
            (150, "robe", ""),
            (20, "coat", "bowler"),
        )
    ):
        b = radians(a)
        person(
            -0.5 + 1.62 * cos(b),
            -0.4 + 1.62 * sin(b),
            -0.02,
            turn=a - 90 - 180 + 180,
            tall=1.45,
            pose="sit",
            coat=grey,
            legs=grey,
            shoes=grey,
            skin="pewter",
            hair="slate",
            dress=dress,
            hat=hat_,
            hatted="slate",
            head=("bun", "beard", "curls", "short", "long", "beard")[k],
            hands=((-0.2, -0.3, 0.62), (0.45, -0.2, 1.1 + 0.1 * (k % 3))),
            look=(20 - 10 * k, 4),
        )
    for x, y in ((1.9, 1.6), (-2.6, 1.9), (2.2, -1.6), (0.3, 2.7)):
        box(x, y, 0, 0.8, 0.8, 0.16, "bone")
        box(x, y, 0.16, 0.6, 0.6, 0.75, "bone")
        box(x, y, 0.9, 0.75, 0.75, 0.12, "bone")
    person(
        1.9,
        1.6,
        1.02,
        turn=-25,
        tall=1.4,
        pose="point",
        coat=grey,
        legs=grey,
        shoes=grey,
        skin="pewter",
        hair="slate",
        dress="coat",
        head="beard",
    )
    bird(1.88, 1.62, 2.36, size=0.3, turn=30, body="mist", wing="slate")
    surface(
        lambda u, v: (-2.2 + 2.4 * u, -3.6 + 0.8 * v, 2.2 + 0.3 * v + 0.03 * sin(30 * u)),
        felt("coral"),
        nu=60,
        nv=6,
    )
    umbrella(2.4, -0.1, 1.5, r=0.8, finish="coral", stick=1.45)
