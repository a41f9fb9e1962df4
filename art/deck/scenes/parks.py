"""Parks, seashore, forest and crowds."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    arc,
    area,
    ball,
    bare_tree,
    beast,
    bird,
    block,
    boards,
    bottle,
    box,
    bucket,
    cutout,
    cylinder,
    dice,
    felt,
    fir,
    fish,
    glass,
    glow,
    grass,
    ground,
    hat,
    lamp,
    lathe,
    leaf,
    limb,
    metal,
    person,
    placed,
    porcelain,
    rock,
    rod,
    room,
    rope,
    rough,
    round_tree,
    row_boat,
    scatter,
    shoe,
    specks,
    street_lamp,
    suitcase,
    surface,
    table,
    tiles,
    tube,
    umbrella,
    wall,
    water,
)
from art.deck.registry import card


@card(
    View((-0.1, -3.6, 1.3), (0.1, 1.2, 1.25), 31),
    Air(("petrol", "teal", "sea_green"), fill=0.9, haze=("teal", 4, 14), seed=5),
    None,
)
def bus_stop_on_the_seabed() -> None:
    """A diver with a bunch of anemones waits at a bus stop on the sea floor; small fish queue behind him."""
    ground(30, -5, 24, "sand", height=lambda x, y: 0.12 * rough(x, y, 0.7) + 0.03 * sin(9 * y + 2 * x))
    rod((-1.0, 0.9, 0), (-1.0, 0.9, 2.7), 0.05, metal("brass"))
    cylinder(-1.0, 0.9, 2.3, 0.26, 0.04, "raspberry")
    with placed(-1.0, 0.86, 2.45, tilt=90):
        cylinder(0, 0, 0, 0.3, 0.05, "raspberry")
    box(-0.25, 0.9, 0.42, 1.5, 0.42, 0.07, "chestnut", bevel=0.02)
    for x in (-0.85, 0.35):
        box(x, 0.9, 0, 0.1, 0.36, 0.42, metal("brass"), bevel=0.02)
    person(
        -0.5,
        0.8,
        0.0,
        turn=6,
        tall=1.75,
        pose="sit",
        coat="cinnamon",
        legs="cinnamon",
        shoes="ink",
        touch=((-0.42, 0.42, 0.98), (-0.36, 0.42, 0.9)),
        look=(30, 4),
    )
    ball(-0.5, 0.72, 1.32, 0.3, metal("brass"))
    with placed(-0.5, 0.72, 1.32, turn=28), placed(0, -0.26, 0, tilt=90):
        cylinder(0, 0, 0, 0.16, 0.06, metal("brass"))
        cylinder(0, 0, 0.05, 0.13, 0.02, glass("sky", 0.7))
    for k in range(7):
        a = k * 0.9
        rod((-0.38, 0.4, 0.95), (-0.38 + 0.1 * cos(a), 0.36 + 0.06 * sin(a), 1.22), 0.01, "moss")
        ball(-0.38 + 0.1 * cos(a), 0.36 + 0.06 * sin(a), 1.25, 0.055, ("raspberry", "coral", "rose")[k % 3])
    for k in range(5):
        fish(
            0.55 + 0.34 * k * 0.9,
            0.75 + 0.08 * k,
            1.05 + 0.03 * k,
            size=0.42 - 0.055 * k,
            body=("honey", "coral")[k % 2],
            fin="salmon",
        )
    street_lamp(0.75, 1.7, h=2.5, watts=260, post="ink")
    for k in range(16):
        x = (-1.5 + 0.1 * k) if k < 6 else (0.6 + 0.1 * (k - 6))
        tube(
            [
                (x, -1.5 + 0.06 * (k % 5), 0),
                (x + 0.08, -1.5, 0.4),
                (x - 0.06, -1.5, 0.75 + 0.1 * (k % 4)),
                (x + 0.05, -1.5, 1.0 + 0.12 * (k % 3)),
            ],
            0.03,
            felt(("bottle", "moss")[k % 2]),
        )
    specks([(-0.3 + 0.05 * sin(k * 2), 0.6, 1.75 + 0.17 * k) for k in range(9)], 0.04, glass("ice", 0.6))
    area((0, -2.5, 4), (0, 0.8, 0.8), 160, "mint", size=2)


@card(
    View((0.2, -7.5, 11.5), (0.1, 1.0, 0), 34), Air(("sky", "milk"), fill=1.0), Sun(-50, 45, 3.6, "butter", 2)
)
def sea_plug() -> None:
    """Under the clear water of a bay lies a huge bath plug; someone on the beach lifts its chain."""
    ground(
        30,
        -9,
        16,
        "sand",
        height=lambda x, y: -1.2 + 1.3 / (1 + 2.7 ** (0.9 * (y + 0.35 * x + 2.2))) + 0.05 * rough(x, y, 0.8),
    )
    surface(
        lambda u, v: (-13 + 26 * u, -4.5 + 22 * v, -0.15 + 0.03 * rough(u * 30, v * 30, 1)),
        glass("teal", 0.42),
        nu=60,
        nv=60,
    )
    lathe(
        [(1.5, -1.2), (1.5, -0.9), (1.25, -0.6), (0.5, -0.5), (0.35, -0.35), (0, -0.3)],
        1.1,
        3.2,
        0.35,
        metal("pewter"),
    )
    lathe([(1.75, -1.15), (1.8, -0.95), (1.6, -0.9)], 1.1, 3.2, 0.35, metal("brass"))
    chain = [
        (1.1 - 0.16 * k + 0.25 * sin(k * 0.5), 3.0 - 0.42 * k, 0.1 if k < 4 else 0.05 + 0.0 * k)
        for k in range(15)
    ]
    for k, (x, y, z) in enumerate(chain):
        with placed(x, y, z + (0.1 if k > 9 else 0), turn=60 * (k % 2), tilt=70):
            tube(
                [(0.2 * cos(a), 0.3 * sin(a), 0) for a in [2 * pi * j / 10 for j in range(10)]],
                0.06,
                metal("brass"),
                closed=True,
            )
    person(
        -1.2,
        -3.9,
        0.12,
        turn=160,
        tall=1.5,
        pose="pull",
        coat="tomato",
        legs="slate",
        hat="sun",
        hatted="straw",
        touch=((-1.25, -3.1, 0.85), (-1.2, -3.2, 0.9)),
    )
    for k in range(8):
        bird(
            -3.0 + 0.85 * k,
            0.5 + 0.9 * (k % 3),
            1.8 + 0.5 * (k % 4),
            size=0.75,
            turn=-40 + 30 * k,
            body="milk",
            wing="mist",
            flying=True,
            flap=20 + 5 * k,
        )
    row_boat(-2.6, 2.2, -0.12, long=1.6, turn=35, finish="tomato")
    umbrella(2.1, -4.6, 1.6, r=0.9, finish="coral", lean=12, stick=1.6)
    box(2.4, -4.9, 0.02, 0.7, 1.3, 0.03, felt("milk"), turn=20)
    for k in range(9):
        rock(-3.6 + 0.3 * k, -5.2 + 0.2 * (k % 4), 0.05, size=0.14 + 0.05 * (k % 3), finish="pewter", seed=k)


@card(
    View((0.3, -5.2, 1.2), (-0.15, 2, 1.85), 33),
    Air(("petrol", "sea_green", "mauve"), fill=1.0, seed=8),
    None,
)
def swing_still_moving() -> None:
    """An empty playground at nightfall; one swing hangs at the top of its arc, quite still."""
    ground(30, -6, 20, "olive", height=lambda x, y: 0.05 * rough(x, y, 0.8))
    block(-3.6, 10, w=9, h=9, cols=5, rows=5, wall="mauve", lit=0.12, seed=2)
    block(5.6, 11, w=7, h=7, cols=4, rows=4, wall="plum", lit=0.2, seed=5)
    for x in (-1.5, 1.3):
        for s in (-1, 1):
            rod((x, 1.6, 2.6), (x, 1.6 + 0.8 * s, 0), 0.06, "tomato")
    rod((-1.6, 1.6, 2.6), (1.4, 1.6, 2.6), 0.06, "tomato")
    for x in (0.35, 0.85):
        rod((x, 1.6, 2.6), (x, 1.6, 0.6), 0.014, metal("pewter"))
    box(0.6, 1.6, 0.56, 0.56, 0.26, 0.05, "honey", bevel=0.02)
    with placed(-0.6, 1.6, 2.6, tilt=-68):
        for x in (-0.25, 0.25):
            rod((x, 0, 0), (x, 0, -2.0), 0.014, metal("pewter"))
        box(0, 0, -2.04, 0.56, 0.26, 0.05, "honey", bevel=0.02)
    for k in range(6):
        for s in (-1, 1):
            ball(
                0.75 - 0.22 * k + 0.07 * s,
                -1.9 + 0.5 * k + 0.1 * s,
                0.012,
                0.08,
                "umber",
                squash=(0.75, 1.5, 0.15),
            )
    surface(
        lambda u, v: (0.2 + 1.7 * u, -2.5 + 1.2 * v, 0.03 + 0.06 * rough(u * 5, v * 5, 1)),
        felt("sand"),
        nu=20,
        nv=16,
    )
    bucket(0.95, -2.0, 0.05, r=0.14, h=0.2, finish="tomato")
    street_lamp(1.35, 3.2, h=3.2, watts=300)
    shoe(1.55, 2.9, 3.15, size=0.3, turn=40, tilt=30, finish="coral")
    fir(-2.9, 4.5, 0, h=3.2, finish="petrol")
    round_tree(2.9, 6, 0, h=3.0, crown="bottle")


@card(
    View((0.2, -4.4, 1.2), (0.05, 1.0, 1.45), 36),
    Air(("cornflower", "apricot"), fill=0.75),
    Sun(-158, 20, 5, "apricot", 1),
)
def shadows_made_up() -> None:
    """Two people sit turned away at the ends of a bench; on the wall behind them their shadows embrace."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(12):
        box(
            -3 + 0.55 * k, -0.6, -0.06, 0.53, 4.5, 0.06, felt("linen") if k % 2 else felt("sand"), bevel=0.015
        )
    with placed(y=1.9):
        wall(9, 6, "apricot", skirting="umber")
    box(0.25, 0.5, 0.42, 2.1, 0.42, 0.07, "teal", bevel=0.02)
    box(0.25, 0.72, 0.6, 2.1, 0.05, 0.3, "teal", bevel=0.02)
    for x in (-0.6, 1.1):
        box(x, 0.5, 0, 0.08, 0.38, 0.45, "ink", bevel=0.02)
    person(
        -0.55,
        0.42,
        0,
        turn=-52,
        tall=1.7,
        pose="sit",
        coat="petrol",
        legs="ink",
        hat="bowler",
        hatted="ink",
        hands=((0.08, -0.24, 1.0), (-0.08, -0.22, 1.02)),
        look=(-16, -4),
    )
    person(
        1.05,
        0.42,
        0,
        turn=52,
        tall=1.6,
        pose="sit",
        coat="plum",
        dress="skirt",
        head="bun",
        hair="rust",
        hat="sun",
        hatted="straw",
        hands=((0.08, -0.24, 1.0), (-0.08, -0.22, 1.02)),
        look=(16, -4),
    )
    dark = felt("plum")
    with placed(0.2, 1.86, 0.3):
        for side in (-1, 1):
            with placed(side * 0.3, 0, 0, lean=-side * 4):
                ball(0, 0, 0.55, 0.5, dark, squash=(0.72, 0.02, 1.1))
                ball(0, 0, 1.2, 0.42, dark, squash=(0.62, 0.02, 1.0))
                rod((0, 0, 1.5), (0, 0, 1.75), 0.07, dark)
                ball(side * 0.02, 0, 1.92, 0.2, dark, squash=(0.92, 0.04, 1.15))
                ball(-side * 0.2, 0, 1.9, 0.05, dark, squash=(1.2, 0.1, 0.8))
            limb((side * 0.42, 0, 1.32), (-side * 0.2, -0.005, 1.05 + 0.14 * side), 0.075, dark)
        with placed(-0.17, 0, 2.1, lean=4):
            ball(0, 0, 0, 0.3, dark, squash=(1, 0.03, 0.13))
            ball(0, 0, 0.08, 0.17, dark, squash=(1, 0.03, 1))
        with placed(0.19, 0, 2.08, lean=-4):
            ball(0, 0, 0, 0.38, dark, squash=(1, 0.03, 0.1))
            ball(0, 0, 0.05, 0.17, dark, squash=(1, 0.03, 0.8))
        limb((0.35, 0, 0.35), (-0.5, -0.005, -0.12), 0.05, dark)
    for k in range(14):
        leaf(
            -1.4 + 0.24 * k,
            -1.2 + 0.22 * (k % 4),
            0.02,
            size=0.2,
            turn=50 * k,
            finish=("rust", "honey", "tomato")[k % 3],
        )
    bare_tree(-2.1, 1.2, 0, h=3.6, bark="umber", seed=4)


@card(
    View((-0.3, -3.3, 0.8), (0.2, 1.0, 1.75), 28),
    Air(("cornflower", "rose", "apricot"), fill=0.95, clouds=0.5, cloud="peach"),
    Sun(60, 22, 3.6, "apricot", 3),
)
def stone_balloons() -> None:
    """A seller holds strings with floating boulders; a fallen red balloon has cracked the paving."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(9):
        for j in range(9):
            box(
                -2.4 + 0.6 * k,
                -2 + 0.6 * j,
                -0.06,
                0.58,
                0.58,
                0.06,
                felt("sage") if (k + j) % 2 else felt("linen"),
                bevel=0.015,
            )
    person(
        0.5,
        0.8,
        turn=-30,
        tall=1.7,
        pose="wave",
        coat="teal",
        legs="umber",
        hat="cap",
        hatted="brick",
        head="beard",
        touch=(None, (0.72, 0.55, 1.55)),
        look=(-14, -6),
    )
    stones = [
        (0.9, 0.9, 3.3, 0.42),
        (0.2, 1.1, 3.0, 0.34),
        (1.25, 1.3, 2.7, 0.3),
        (0.55, 0.6, 3.9, 0.3),
        (-0.15, 0.8, 3.65, 0.26),
        (1.4, 0.8, 3.6, 0.28),
        (0.15, 0.7, 2.45, 0.16),
    ]
    for k, (x, y, z, r) in enumerate(stones):
        rock(x, y, z, size=r, finish=("pewter", "slate", "mist")[k % 3], seed=k + 2)
        rope((x, y, z - r * 0.7), (0.72, 0.55, 1.55), sag=0.02, r=0.008, finish="bone")
    person(
        -0.55,
        0.35,
        turn=70,
        tall=1.05,
        young=True,
        pose="reach",
        coat="tomato",
        dress="skirt",
        head="braids",
        hair="honey",
        touch=((0.02, 0.62, 1.55), None),
        look=(10, 30),
    )
    rope((0.15, 0.7, 2.35), (-0.1, 0.55, 1.5), sag=0.02, r=0.008, finish="bone")
    ball(-0.5, -0.85, 0.26, 0.28, porcelain("tomato"), squash=(1, 1, 1.15))
    rod((-0.5, -0.85, 0.0), (-0.5, -0.85, -0.02), 0.05, "tomato")
    for k in range(7):
        a = k * 0.9 + 0.3
        tube(
            [
                (-0.5 + 0.2 * cos(a), -0.85 + 0.2 * sin(a), 0.004),
                (-0.5 + 0.4 * cos(a + 0.2), -0.85 + 0.4 * sin(a + 0.2), 0.004),
                (-0.5 + 0.7 * cos(a - 0.1), -0.85 + 0.6 * sin(a - 0.1), 0.004),
            ],
            0.014,
            "umber",
        )
    for x, y, h in ((-2.6, 5, 3.2), (2.9, 6, 3.6), (-0.6, 9, 3.4)):
        round_tree(x, y, 0, h=h, crown="sage")


@card(
    View((-0.4, -4.2, 1.55), (0.3, 1.5, 1.4), 34),
    Air(("slate", "teal", "mist"), fill=1.0, haze=("slate", 5, 20)),
    None,
)
def lift_in_the_forest() -> None:
    """Among fir trunks stands an open, lit lift; its attendant bows and gestures: after you."""
    ground(30, -5, 26, "moss", height=lambda x, y: 0.12 * rough(x, y, 0.6))
    with placed(0.55, 1.6):
        box(0, 0.55, 0, 1.7, 0.1, 2.7, "cherry", bevel=0)
        for s in (-0.85, 0.85):
            box(s, 0.1, 0, 0.14, 1.0, 2.7, metal("brass"), bevel=0.02)
        box(0, 0.1, 2.6, 1.9, 1.1, 0.35, metal("brass"), bevel=0.05)
        box(0, 0.1, 0.0, 1.7, 1.0, 0.06, "cherry", bevel=0)
        ball(0, 0.1, 2.5, 0.12, glow("butter", 8))
        lamp(0, -0.2, 2.2, 160, "butter", size=0.2)
        for k in range(5):
            rod((-0.78 + 0.06 * k, -0.42, 0.06), (-0.78 + 0.06 * k, -0.42, 2.55), 0.012, metal("brass"))
        with placed(0, -0.46, 2.95, tilt=90):
            cutout(arc(0, 0, 0.34, 0, 180), 0.04, "bone", lying=True)
            rod((0, 0, 0.06), (0.3, -0.14, 0.06), 0.02, "tomato")
    person(
        0.25,
        1.0,
        turn=-24,
        tall=1.65,
        pose="bow",
        bend=36,
        coat="cherry",
        legs="ink",
        hat="cap",
        hatted="cherry",
        hands=((-0.55, -0.4, 1.0), (0.1, -0.2, 1.05)),
        look=(0, 24),
    )
    for x, y, r in (
        (-1.5, 1.0, 0.26),
        (2.1, 0.6, 0.3),
        (-2.4, 4, 0.3),
        (-0.9, 5, 0.25),
        (1.9, 5.5, 0.3),
        (3.2, 3.2, 0.3),
        (-3.4, 7, 0.35),
        (0.4, 9, 0.3),
        (2.6, 10, 0.32),
        (-1.8, 11, 0.3),
    ):
        rod((x, y, 0), (x + 0.05, y, 9), r, "umber", top=r * 0.7)
        for k in range(3):
            rod(
                (x, y, 2.2 + 0.8 * k),
                (x + (0.8 if k % 2 else -0.8), y - 0.2, 2.0 + 0.8 * k),
                0.05,
                "umber",
                top=0.01,
            )
    for k in range(30):
        leaf(
            -1.0 + 0.045 * k + 0.12 * sin(k * 3),
            -2.0 + 0.1 * k,
            0.05,
            size=0.2,
            turn=70 * k,
            finish=("rust", "honey", "brick")[k % 3],
        )
    grass(6, -2.5, 1.3, count=500, h=0.16, colours=("moss", "sage"))
    for x, y, s in ((1.1, -0.9, 0.22), (1.35, -0.7, 0.15), (-1.2, -0.4, 0.2)):
        lathe(
            [(0.2, 0), (0.16, 0.7), (0.2, 0.75), (0.62, 0.66), (0.5, 1.1), (0, 1.25)],
            x,
            y,
            0,
            "tomato",
            scale=s,
        )
    area((-2.5, -3, 3.5), (0, 1, 1), 120, "sky", size=2)


@card(
    View((0.0, -1.9, 1.72), (0.08, 0.6, 1.72), 44, focus=(0.2, 0.2, 1.7), blur=6),
    Air(("sky", "mist", "milk"), fill=1.1, clouds=0.5),
    Sun(-45, 40, 2.4, "butter", 6),
)
def nest_on_a_hat() -> None:
    """A rush-hour crowd of hats; on one bowler a bird feeds three open beaks, and its wearer stands still."""
    chance = dice("hats")
    for row in range(4):
        for k in range(7):
            x, y = -1.5 + 0.5 * k + 0.25 * (row % 2), 0.75 + 0.5 * row
            person(
                x,
                y,
                chance.uniform(-0.08, 0.1),
                turn=-90 + chance.uniform(-15, 15),
                pose="walk",
                coat=("ink", "slate", "petrol", "plum", "umber")[(k + row) % 5],
                dress="coat",
                hat=("bowler", "cap", "top", "bowler", "sun")[(k * 2 + row) % 5],
                hatted=("ink", "petrol", "umber", "straw", "slate")[(k + 2 * row) % 5],
            )
    person(
        0.24,
        0.2,
        0.05,
        turn=-8,
        tall=1.75,
        coat="brick",
        dress="coat",
        head="asleep",
        hat="bowler",
        hatted="chestnut",
        hair="rust",
        look=(0, 0),
        side=0,
    )
    with placed(0.24, 0.2, 1.9):
        for k in range(40):
            a, b = k * 2.4, 0.16 + 0.03 * sin(k)
            rod(
                (b * cos(a), b * sin(a), 0.0 + 0.003 * k % 0.09),
                (b * cos(a + 1.1), b * sin(a + 1.1), 0.03 + 0.002 * k % 0.08),
                0.01,
                ("sand", "cinnamon", "straw")[k % 3],
            )
        for k in range(3):
            x = -0.07 + 0.07 * k
            ball(x, -0.02, 0.1, 0.05, felt("butter"))
            for s in (-1, 1):
                rod((x, -0.04, 0.14), (x, -0.07 - 0.01 * s, 0.2 + 0.015 * s), 0.02, "coral", top=0.003)
        bird(0.16, 0.06, 0.12, size=0.34, turn=-60, tilt=18, body="cornflower", wing="indigo")
    for x, c in ((-0.62, "ink"), (0.85, "umber")):
        hat("bowler", x, -0.75, 1.42, c, size=1.15)
        ball(x, -0.75, 1.34, 0.17, felt("chestnut"))
    hat("top", -0.1, -0.95, 1.25, "petrol", size=1.1)


@card(
    View((0.75, -1.2, 9.5), (0.6, -0.9, 0), 52), Air(("milk", "mist"), fill=1.1), Sun(-60, 50, 2.2, "milk", 4)
)
def all_look_up() -> None:
    """A square from above: a crowd of upturned faces; one child looks down into a puddle instead."""
    for k in range(22):
        for j in range(28):
            box(
                -6.6 + 0.62 * k,
                -7.6 + 0.62 * j,
                -0.06,
                0.6,
                0.6,
                0.06,
                felt("mist") if (k + j) % 2 else felt("pewter"),
                bevel=0.01,
            )
    chance = dice("crowd above")
    n = 0
    for x, y in scatter(110, 6.0):
        if (x - 1.1) ** 2 + (y + 2.0) ** 2 < 1.3 or abs(x) > 3.9:
            continue
        n += 1
        person(
            x,
            y,
            turn=chance.uniform(0, 360),
            tall=chance.uniform(1.4, 1.8),
            coat=("plum", "blush", "slate", "butter", "brick", "teal", "honey")[n % 7],
            dress=("coat", "robe", "skirt")[n % 3],
            bend=-14,
            look=(0, 58),
            head=("short", "bun", "curls", "long")[n % 4],
            hair=("chestnut", "ink", "honey", "rust")[n % 4],
            pose=("stand", "point", "stand", "wave")[n % 4],
            hands=((-0.28, -0.02, 0.76), (0.12, -0.2, 1.6))
            if n % 2
            else ((-0.14, -0.2, 1.62), (0.28, 0, 0.8)),
        )
    person(
        1.1,
        -1.75,
        turn=-10,
        tall=1.05,
        young=True,
        pose="bow",
        bend=46,
        coat="tomato",
        legs="slate",
        head="short",
        hair="rust",
    )
    surface(
        lambda u, v: (
            1.1 + (0.55 + 0.1 * sin(3 * 2 * pi * u)) * v * cos(2 * pi * u),
            -2.45 + 0.4 * v * sin(2 * pi * u),
            0.008,
        ),
        water("cornflower", 0.1),
        nu=40,
        nv=4,
    )
    ball(1.15, -2.45, 0.012, 0.11, "tomato", squash=(1, 1.2, 0.05))
    tube([(1.15, -2.58, 0.014), (1.1, -2.7, 0.014), (1.16, -2.8, 0.014)], 0.008, "bone")


@card(
    View((0.25, -3.1, 1.35), (-0.05, 1.5, 1.35), 32),
    Air(("milk", "straw"), fill=0.95),
    Sun(-60, 40, 3, "butter", 4),
)
def fox_teaches_hens() -> None:
    """A fox in a waistcoat shows a class of hens the plan of their own henhouse on the blackboard."""
    boards(6, 6, "cinnamon")
    room(4.8, 2.3, 5, "linen", near=-3, dado=(1.0, "sage"))
    with placed(-0.1, 2.22, 1.1):
        box(0, 0, 0, 2.6, 0.06, 1.55, "chestnut", bevel=0.02)
        box(0, -0.04, 0.08, 2.44, 0.02, 1.38, felt("bottle"), bevel=0)
        chalk = glow("milk", 0.8)
        for a, b in (
            ((-0.2, 0.3), (-0.2, 0.85)),
            ((0.7, 0.3), (0.7, 0.85)),
            ((-0.2, 0.3), (0.7, 0.3)),
            ((-0.2, 0.85), (0.25, 1.2)),
            ((0.25, 1.2), (0.7, 0.85)),
            ((0.1, 0.3), (0.1, 0.6)),
            ((0.1, 0.6), (0.35, 0.6)),
            ((0.35, 0.6), (0.35, 0.3)),
        ):
            rod((a[0], -0.06, a[1]), (b[0], -0.06, b[1]), 0.014, chalk)
        tube([(-1.0, -0.06, 0.25), (-0.6, -0.06, 0.5), (-0.35, -0.06, 0.3), (0.2, -0.06, 0.4)], 0.014, chalk)
        rod((0.2, -0.06, 0.4), (0.1, -0.06, 0.48), 0.014, chalk)
        rod((0.2, -0.06, 0.4), (0.1, -0.06, 0.34), 0.014, chalk)
    person(
        -0.95,
        1.5,
        turn=28,
        tall=1.75,
        head="fox",
        coat="brick",
        legs="umber",
        pose="point",
        touch=(None, (-0.45, 1.9, 1.75)),
        look=(-10, -8),
    )
    rod((-0.45, 1.9, 1.75), (0.15, 2.12, 1.6), 0.014, "sand")
    tube([(-0.95, 1.7, 0.7), (-1.25, 1.9, 0.5), (-1.45, 1.8, 0.9)], 0.09, felt("rust"))
    for row in range(2):
        for k in range(4):
            x, y = -1.1 + 0.75 * k + 0.2 * row, 0.55 - 1.15 * row
            table(x, y + 0.3, 0.6, 0.36, 0.48, finish="sand")
            box(x, y + 0.3, 0.485, 0.26, 0.2, 0.01, felt("milk"), bevel=0)
            white = (k + row) % 3
            bird(
                x,
                y,
                0.18,
                size=0.62,
                turn=180,
                body=("milk", "chestnut", "bone")[white],
                wing=("bone", "umber", "linen")[white],
            )
            for j in range(3):
                ball(x, y + 0.14 - 0.05 * j + 0.03, 0.56 + 0.02 * (j == 1), 0.045, "tomato")
    with placed(1.15, -0.4, 0.55, lean=-30):
        ball(0.05, 0, 0.2, 0.2, felt("linen"), squash=(0.35, 0.2, 1))


@card(
    View((0.3, -4.2, 1.25), (0.0, 4, 1.25), 30),
    Air(("slate", "salmon", "peach"), fill=0.85, clouds=0.5, cloud="peach"),
    Sun(12, 10, 4, "salmon", 3),
)
def geese_terminal() -> None:
    """A departure hall full of geese with suitcases, all facing the great window; one gosling looks back."""
    tiles(12, 14, "linen", "mist", side=0.8, y=3)
    with placed(y=9):
        wall(14, 7, "slate", holes=[(1.6, 0.7, 10.8, 4.6)], skirting=None)
    for k in range(9):
        box(-4.8 + 1.2 * k, 8.95, 0.7, 0.08, 0.12, 4.6, "slate", bevel=0)
    ground(60, 10, 60, "sage")
    for k in range(24):
        x, y = -3.2 + 0.95 * (k % 7) + 0.4 * ((k // 7) % 2), 0.3 + 1.7 * (k // 7)
        bird(x, y, 0, size=1.05, turn=180 + 8 * sin(k * 5), body="milk", wing="mist", beak="honey", legs=0.28)
        with placed(x, y - 0.25, 0.95):
            limb((0, 0, -0.2), (0, 0.05, 0.32), 0.075, felt("milk"))
            ball(0, 0.1, 0.36, 0.1, felt("milk"))
            rod((0, 0.18, 0.36), (0, 0.36, 0.33), 0.045, "honey", top=0.02)
        suitcase(
            x + 0.36,
            y - 0.1,
            0,
            w=0.36,
            h=0.3,
            d=0.14,
            turn=10 * sin(k),
            finish=("cinnamon", "cherry", "petrol", "honey")[k % 4],
        )
    suitcase(0.72, -1.55, 0, w=0.6, h=0.42, d=0.24, turn=-12, finish="coral")
    bird(0.72, -1.55, 0.42, size=0.5, turn=-8, body="butter", wing="straw", beak="honey")
    bird(-0.75, -1.0, 0, size=0.34, turn=150, body="ink", wing="indigo", beak="slate", legs=0.2)


@card(
    View((-0.35, -2.9, 0.5), (0.2, 1.4, 1.15), 27),
    Air(("mist", "peach"), fill=1.0, haze=("mist", 4, 16)),
    Sun(55, 20, 2.6, "apricot", 6),
)
def horse_in_slippers() -> None:
    """A milk-cart horse goes down a sleeping street in four felt slippers."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(10):
        for j in range(22):
            ball(
                -2.2 + 0.48 * k + 0.2 * (j % 2),
                -1.9 + 0.42 * j,
                -0.06,
                0.24,
                felt("slate") if (k * j) % 3 else felt("pewter"),
                squash=(1, 0.85, 0.4),
            )
    for s, c in ((-1, "bone"), (1, "rose")):
        for k in range(3):
            with placed(s * 3.1, 2.5 + 3.1 * k, turn=-90 * s):
                box(0, 1, 0, 3.0, 2, 5.2, (c, "linen", "blush")[k], bevel=0.02)
                for i in (-0.8, 0.8):
                    for j in (0.7, 2.6):
                        box(i, -0.02, j, 0.7, 0.06, 1.1, "petrol", bevel=0)
                        box(i, -0.06, j - 0.08, 0.9, 0.2, 0.07, "milk", bevel=0.01)
    box(-2.02, 1.7, 2.6, 0.06, 0.7, 1.1, glow("butter", 1.6), bevel=0)
    ball(-1.95, 1.7, 2.85, 0.16, porcelain("peach"))
    beast("horse", 0.35, 1.1, 0.06, turn=-38, size=1.1, coat="chestnut", stride=0.3)
    for x, y in ((-0.08, 0.72), (0.3, 0.45), (0.38, 1.6), (0.78, 1.35)):
        shoe(x, y, 0, size=0.42, turn=-14, finish=felt("tomato"))
        ball(x - 0.03, y - 0.22, 0.12, 0.06, felt("milk"))
    with placed(0.95, 3.4, 0, turn=-14):
        box(0, 0, 0.6, 1.3, 1.7, 0.5, "teal", bevel=0.04)
        for x in (-0.7, 0.7):
            with placed(x, 0, 0.5, lean=90):
                cylinder(0, 0, -0.05, 0.5, 0.1, "ink")
                cylinder(0, 0, -0.07, 0.4, 0.14, "bone")
        for k in range(4):
            lathe(
                [(0, 0), (0.16, 0), (0.16, 0.34), (0.08, 0.42), (0.1, 0.5), (0, 0.5)],
                -0.4 + 0.27 * k,
                -0.4,
                1.1,
                metal("pewter"),
            )
        person(0, 0.4, 0.95, tall=1.6, pose="sit", coat="slate", hat="cap", hatted="ink", head="asleep")
    for s in (-0.25, 0.25):
        rod((0.35 + s, 0.9, 0.95), (0.85 + s, 2.7, 0.85), 0.03, "umber")
    bottle(-1.15, -0.3, 0, size=0.4, tint="milk")
    bottle(-1.32, -0.15, 0, size=0.4, tint="milk")
