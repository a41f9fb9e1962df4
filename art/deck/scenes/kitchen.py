"""Kitchens and tables."""

from math import cos, pi, radians, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    beast,
    boards,
    bowl,
    box,
    candle,
    cat,
    chair,
    cup,
    cupboard,
    cylinder,
    felt,
    fir,
    fish,
    glass,
    glow,
    ground,
    hand,
    house,
    jar,
    lamp,
    lathe,
    limb,
    metal,
    person,
    placed,
    plate,
    porcelain,
    pot,
    rain,
    rod,
    room,
    rough,
    round_tree,
    shoe,
    solid,
    spot,
    stove,
    surface,
    sweep,
    table,
    tablecloth,
    tiles,
    tube,
    wall,
    window,
)
from art.deck.registry import card


@card(
    View((0.1, -3.6, 1.5), (0.1, 0.4, 0.95), 37),
    Air(("straw", "butter", "milk"), fill=1.25, seed=3),
    Sun(-18, 48, 5, "butter", 2),
)
def rain_indoors() -> None:
    """It rains on the soup while the window shows a dry noon; the pans have sprouted."""
    boards(4.2, 5, "sage", across=True)
    room(4.2, 1.6, 5, "mist", holes=[(0.55, 1.1, 1.15, 1.25)], dado=(0.9, "sage"))
    window(-0.98, 1.64, 1.1, 1.15, 1.25)
    ground(12, 2, 14, "straw", height=lambda x, y: 0.2 * rough(x, y, 0.4))
    table(0.75, 0.1, 1.3, 0.8, finish="brick")
    chair(0.78, 0.75, finish="umber")
    person(
        0.78,
        0.62,
        turn=-8,
        pose="sit",
        coat="brick",
        dress="apron",
        head="bun",
        hair="rust",
        touch=((0.55, -0.02, 0.95), (1.0, 0.05, 0.8)),
        look=(6, -22),
    )
    bowl(0.72, -0.08, 0.75, r=0.16, filled="coral")
    rod((0.56, -0.05, 0.93), (0.66, -0.1, 0.83), 0.012, metal("pewter"))
    pans = [
        (-1.25, -1.2, 0.25, "tomato"),
        (-0.55, -1.75, 0.22, "petrol"),
        (0.25, -1.5, 0.24, "honey"),
        (1.1, -1.3, 0.2, "slate"),
        (-1.5, -0.3, 0.2, "honey"),
        (-0.5, -0.5, 0.18, "tomato"),
    ]
    for x, y, r, c in pans:
        pot(x, y, 0, r=r, h=r * 0.85, finish=c, filled="sky")
        for k in range(3):
            rod((x + 0.05 * (k - 1), y, r * 0.6), (x + 0.09 * (k - 1), y, r * 1.6), 0.008, "moss")
            ball(x + 0.1 * (k - 1), y, r * 1.68, 0.045, "pistachio", squash=(1.3, 0.6, 0.7))
    pot(1.15, 0.05, 0.75, r=0.12, h=0.11, finish="petrol", filled="sky")
    ball(-1.5, -0.3, 0.23, 0.1, porcelain("moss"), squash=(1.2, 1, 0.8))
    for side in (-1, 1):
        ball(-1.5 + 0.05 * side, -0.37, 0.31, 0.035, porcelain("pistachio"))
        ball(-1.5 + 0.05 * side, -0.4, 0.315, 0.016, "ink")
    rain(3.6, -1.6, 1.4, 2.9, count=420, r=0.006, finish="ice", slant=0.02)


@card(View((-0.25, -3.3, 2.0), (0.45, 2.2, 0.7), 31), Air(("cornflower", "slate"), fill=1.1), None)
def one_chair_turned_away() -> None:
    """Twelve places at a long table; one chair faces the window, and snow lies from the window to it."""
    boards(5, 10, "plum", y=1)
    room(5, 3.4, 5, "slate", holes=[(2.9, 0.9, 1.1, 1.7)], stripes=felt("petrol"))
    window(0.95, 3.44, 0.9, 1.1, 1.7, frame="mist", pane=glow("ice", 1.6))
    table(-0.5, -0.5, 1.05, 5.2, finish="linen")
    tablecloth(-0.5, -0.5, 1.05, 5.2, 0.75, "bone", drop=0.28)
    for k in range(6):
        y = -2.7 + k * 0.88
        for side in (-1, 1):
            plate(-0.5 + side * 0.34, y, 0.765, r=0.15, finish="milk")
            cylinder(-0.5 + side * 0.34, y, 0.79, 0.05, 0.008, "plum")
            lathe(
                [(0.03, 0), (0.008, 0.02), (0.008, 0.09), (0.045, 0.14), (0.04, 0.2)],
                -0.5 + side * 0.17,
                y + 0.15,
                0.765,
                glass("ice", 0.5),
            )
            if (k, side) != (5, 1):
                chair(-0.5 + side * 0.78, y, turn=-90 * side, finish="aubergine")
    candle(-0.5, 0.4, 0.765, h=0.24, watts=0)
    lamp(-0.5, 0.4, 1.14, 22, "apricot")
    with placed(y=-1.0):
        chair(0.95, 3.2, turn=172, finish="chestnut")
        sweep(
            [(0.95, 3.06, 1.02), (0.95, 3.02, 0.85), (0.95, 3.0, 0.5), (0.96, 2.98, 0.28)],
            [(0.2, 0.04), (0.25, 0.05), (0.26, 0.06), (0.22, 0.05)],
            felt("apricot"),
        )
        surface(
            lambda u, v: (
                0.3 + 1.5 * u + 0.15 * sin(5 * v),
                2.4 + 2.0 * v,
                max(
                    0.0, 0.3 * v * v * sin(pi * u) + 0.05 * rough(u * 4, v * 4, 1.0) - 0.01 + 0.02 * (v - 0.1)
                ),
            ),
            felt("milk"),
            nu=30,
            nv=30,
        )
        for k in range(5):
            for side in (-1, 1):
                ball(
                    1.32 + 0.24 * k,
                    2.9 - 0.26 * k + 0.06 * side,
                    0.012,
                    0.06,
                    "slate",
                    squash=(1.4, 0.6, 0.15),
                )
    area((0.95, 3.2, 1.9), (0.2, 0, 0.5), 240, "ice", size=1.2)


@card(View((0.1, -2.1, 0.45), (0.0, 0.3, 0.5), 31), Air(("brick", "chestnut"), fill=1.0), None)
def under_the_tablecloth() -> None:
    """Under the table, among grown-up shoes, two children and a dog hold their own banquet."""
    boards(6, 6, "chestnut", across=True)
    with placed(y=2.4):
        wall(7, 2.5, "cherry", stripes=felt("brick"))
    box(0, 0.55, 1.12, 3.4, 2.2, 0.06, "umber")
    surface(
        lambda u, v: (
            -1.75 + 3.5 * u,
            -0.55 + 0.04 * sin(30 * u),
            1.18 - 0.36 * v - 0.03 * sin(30 * u + 1) * v,
        ),
        felt("butter"),
        nu=90,
        nv=6,
    )
    for k in range(44):
        rod((-1.72 + k * 0.08, -0.56, 0.83), (-1.72 + k * 0.08, -0.57, 0.75), 0.012, "honey")
    for x, c, t in ((-1.3, "ink", 20), (1.25, "cherry", -25), (0.55, "umber", 170)):
        y = 1.35 if c == "umber" else -0.1
        for side in (-0.11, 0.11):
            shoe(x + side, y, turn=t, size=0.34, finish=c)
            limb(
                (x + side, y + 0.07, 0.12),
                (x + side * 1.1, y + 0.15, 1.05),
                0.075,
                felt("slate" if c != "cherry" else "blush"),
            )
    person(
        -0.66,
        0.62,
        turn=35,
        tall=0.98,
        pose="sit_floor",
        coat="tomato",
        young=True,
        head="braids",
        hair="honey",
        dress="skirt",
        touch=((-0.45, 0.3, 0.38), None),
        look=(10, -6),
    )
    person(
        0.38,
        0.75,
        turn=-30,
        tall=0.92,
        pose="hug_knees",
        coat="teal",
        young=True,
        head="short",
        look=(-20, 4),
    )
    beast("dog", 0.98, 0.25, turn=-110, size=0.85, coat="sand", stride=0.03, nod=-10)
    box(-0.12, 0.18, 0.0, 0.62, 0.5, 0.09, "milk", bevel=0.02)
    for k, c in enumerate(("rose", "milk", "raspberry")):
        cylinder(-0.12, 0.22, 0.09 + 0.09 * k, 0.17 - 0.045 * k, 0.09, c)
    ball(-0.12, 0.22, 0.39, 0.03, "tomato")
    for x, y in ((-0.34, 0.08), (0.12, 0.08)):
        cup(x, y, 0.09, size=0.055, finish="sky")
    jar(0.2, 0.0, 0.0, r=0.06, h=0.14, lid=None)
    candle(0.2, 0.0, 0.01, h=0.07, r=0.02, watts=25)
    lamp(-0.1, 0.1, 0.85, 45, "honey", size=0.2)
    hand(
        1.02, -0.35, 0.98, gesture="pinch", size=0.22, tilt=-165, turn=20, cuff="milk", sleeve="plum", arm=0.8
    )
    with placed(0.98, -0.42, 0.74):
        solid(
            [(-0.07, 0, 0), (0.07, 0, 0), (0, -0.12, 0), (-0.07, 0, 0.06), (0.07, 0, 0.06), (0, -0.12, 0.06)],
            [(0, 2, 1), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)],
            "raspberry",
        )
    shoe(-0.35, -0.95, turn=130, size=0.34, finish="plum")


@card(
    View((0.1, -3.6, 1.25), (0.12, 0.5, 1.4), 37),
    Air(("apricot", "butter"), fill=0.75),
    Sun(60, 24, 4.5, "apricot", 2),
)
def robot_first_pancake() -> None:
    """A tin robot looks for its pancake, which hangs from the ceiling lamp."""
    tiles(4, 5, "milk", "mint", side=0.5)
    room(4, 1.5, 5, "mint", sides="left", dado=(1.1, "milk"))
    stove(-1.25, 1.1, finish="milk")
    cupboard(0.2, 1.2, 1.6, 0.5, 0.9, finish="butter", drawers=2)
    tin, dark = metal("pewter"), "tomato"
    with placed(-0.55, 0.5, turn=15):
        box(0, 0, 0.75, 0.55, 0.4, 0.62, tin, bevel=0.06)
        box(0, -0.21, 0.62, 0.46, 0.02, 0.66, felt("tomato"), bevel=0.01)
        for side in (-1, 1):
            rod((side * 0.15, 0, 0.78), (side * 0.16, 0, 0.1), 0.07, tin)
            box(side * 0.16, -0.06, 0, 0.18, 0.3, 0.1, dark, bevel=0.03)
        with placed(0.02, 0, 1.42, lean=16, tilt=-18):
            cylinder(0, 0, -0.05, 0.06, 0.1, tin)
            box(0, 0, 0.03, 0.42, 0.36, 0.34, tin, bevel=0.07)
            for side in (-1, 1):
                with placed(side * 0.1, -0.18, 0.22, tilt=90):
                    cylinder(0, 0, 0, 0.07, 0.04, glow("butter", 2))
                    cylinder(0, 0, 0.03, 0.03, 0.03, "ink")
                cylinder(side * 0.24, 0, 0.15, 0.05, 0.1, dark)
            tube([(-0.08, -0.19, 0.08), (0, -0.19, 0.06), (0.08, -0.19, 0.08)], 0.014, "ink")
            rod((0, 0, 0.36), (0, 0, 0.52), 0.012, tin)
            ball(0, 0, 0.55, 0.04, dark)
        limb((-0.32, 0, 1.28), (-0.45, -0.1, 0.98), 0.055, tin)
        limb((-0.45, -0.1, 0.98), (-0.32, -0.4, 1.02), 0.05, tin)
        limb((0.32, 0, 1.28), (0.5, -0.12, 1.05), 0.055, tin)
        limb((0.5, -0.12, 1.05), (0.5, -0.45, 1.12), 0.05, tin)
        rod((0.5, -0.45, 1.12), (0.62, -0.75, 1.14), 0.02, "umber")
        lathe(
            [(0, 0), (0.2, 0), (0.24, 0.05), (0.23, 0.05), (0.19, 0.015), (0, 0.015)], 0.68, -0.9, 1.12, "ink"
        )
    rod((0.78, 0.3, 3.4), (0.78, 0.3, 2.6), 0.01, "ink")
    lathe([(0.3, 0), (0.28, 0.04), (0.1, 0.16), (0.03, 0.2)], 0.78, 0.3, 2.42, "tomato")
    surface(
        lambda u, v: (
            0.78 + 0.3 * (u - 0.5) * 2 * (1 - 0.15 * v),
            0.3 - 0.31 - 0.03 * sin(9 * u),
            2.46 - 0.52 * v - 0.16 * sin(pi * u) * v - 0.03 * sin(14 * u),
        ),
        "honey",
        nu=24,
        nv=12,
        thick=0.02,
    )
    ball(0.78, 0.3, 2.44, 0.07, glow("butter", 6))
    table(0.95, -0.55, 1.0, 0.8, 0.72, finish="bone")
    plate(0.95, -0.6, 0.72, r=0.24, finish="milk")
    for k in range(3):
        cylinder(0.95, -0.6, 0.75 + 0.02 * k, 0.17 - 0.01 * k, 0.018, "honey")
    fish(0.93, -0.68, 0.84, size=0.2, tilt=90, body="honey", fin="honey")
    cat(1.3, -0.35, 0.72, turn=-35, size=0.42, pose="walk")
    with placed(0.42, 0.2, -0.42):
        ball(0.35, -1.75, 0.92, 0.19, felt("chestnut"))
        for side in (-1, 1):
            limb((0.35 + side * 0.22, -1.7, 0.62), (0.35 + side * 0.2, -1.8, 1.22), 0.055, felt("tomato"))
            ball(0.35 + side * 0.2, -1.8, 1.28, 0.075, porcelain("peach"))
        box(0.35, -1.7, 0.2, 0.42, 0.26, 0.52, felt("tomato"), bevel=0.1)


@card(View((0.62, -0.2, 3.3), (0.62, 0.02, 0.75), 42), Air(("apricot", "brick"), fill=0.7), None)
def last_biscuit() -> None:
    """From above: one biscuit, and hands all round it; one of them is a paw."""
    cylinder(0.7, -0.1, 0.69, 1.35, 0.06, "chestnut", sides=96)
    surface(
        lambda u, v: (
            0.7 + (1.28 + 0.03 * sin(40 * u * pi)) * v * cos(2 * pi * u),
            -0.1 + (1.28 + 0.03 * sin(40 * u * pi)) * v * sin(2 * pi * u),
            0.756,
        ),
        felt("cherry"),
        nu=120,
        nv=6,
    )
    for r, c in ((1.12, "bone"), (0.9, "brick")):
        tube(
            [(0.7 + r * cos(a * pi / 24), -0.1 + r * sin(a * pi / 24), 0.758) for a in range(48)],
            0.012,
            c,
            closed=True,
        )
    plate(0.72, 0.1, 0.76, r=0.34, finish="bone")
    cylinder(0.72, 0.1, 0.79, 0.13, 0.03, "honey")
    for k in range(7):
        ball(0.72 + 0.08 * cos(k * 2.4) * (k / 7), 0.1 + 0.09 * sin(k * 2.4), 0.822, 0.014, "chestnut")
    ball(0.6, 0.19, 0.81, 0.035, "bone")
    ring_of = [
        (210, "pinch", "peach", "bottle", 0.52),
        (262, "fist", "cinnamon", "honey", 0.82),
        (310, "flat", "peach", "ink", 0.85),
        (160, "open", "sand", "plum", 0.78),
        (112, "drop", "peach", "teal", 0.74),
        (62, "thumb", "blush", "slate", 0.8),
    ]
    for angle, gesture, skin, sleeve, r in ring_of:
        a = radians(angle)
        with placed(0.72 + r * cos(a), 0.08 + r * sin(a), 0.84, turn=angle + 90):
            hand(
                0,
                0,
                0,
                gesture=gesture,
                size=0.36,
                tilt=-90 if gesture == "open" else 90,
                turn=180 if gesture != "open" else 0,
                skin=skin,
                sleeve=sleeve,
                cuff="milk",
                arm=1.6,
            )
    with placed(0.72 + 0.62 * cos(0.15), 0.08 + 0.62 * sin(0.15), 0.82, turn=-81):
        limb((0, 0.9, 0.05), (0, 0.1, 0.0), 0.13, felt("pewter"), tip=0.11)
        ball(0, 0, 0, 0.14, felt("pewter"), squash=(1, 1.1, 0.6))
        for k in range(4):
            ball(-0.1 + 0.067 * k, -0.13, 0, 0.05, felt("mist"), squash=(0.9, 1.2, 0.8))
    boards(8, 8, "umber")
    lamp(0.5, 0.1, 2.4, 110, "butter", size=0.3)


@card(
    View((0.6, -1.9, 2.5), (0.55, 0.12, 0.72), 30), Air(("sky", "milk"), fill=1.0), Sun(-55, 45, 4, "milk", 2)
)
def tablecloth_trick() -> None:
    """Gloved hands pull winter off a table like a cloth, and the toy village stands in spring."""
    with placed(y=2.6):
        wall(9, 4, "cherry", stripes=felt("brick"))
    boards(9, 7, "chestnut")
    table(0, 0.2, 2.6, 1.6, 0.7, finish="umber")
    surface(
        lambda u, v: (-1.3 + 1.9 * u, -0.58 + 1.56 * v, 0.72 + 0.05 * rough(u * 3, v * 3, 1.2)),
        felt("pistachio"),
        nu=30,
        nv=20,
    )

    def winter(u: float, v: float) -> tuple[float, float, float]:
        x = 0.1 + 1.35 * u
        return (
            x + 0.12 * v * u,
            -0.62 + 1.6 * v - 0.75 * u * u * (1 - v),
            0.75 + 0.32 * u * u + 0.06 * sin(11 * v + 5 * u) * (0.3 + u),
        )

    surface(winter, felt("milk"), nu=50, nv=40, thick=0.015)
    for x, y, c in (
        (-0.9, 0.45, "tomato"),
        (-0.45, 0.75, "honey"),
        (-0.6, -0.1, "cornflower"),
        (-0.1, 0.35, "brick"),
        (0.12, 0.8, "teal"),
    ):
        house(x, y, 0.74, w=0.26, d=0.24, h=0.2, wall="milk", roof=c, lit=None)
    for x, y in ((-1.1, 0.0), (-0.2, 0.05), (-0.75, 0.8), (-0.3, 0.6), (-1.1, 0.75)):
        round_tree(x, y, 0.72, h=0.36, crown="moss")
    beast("cow", -0.95, -0.3, 0.73, turn=60, size=0.16, coat="milk")
    for x, y in ((0.45, 0.1), (0.6, 0.7), (0.75, 0.35)):
        fir(x, y, 0.8 + 0.06 * x, h=0.4, snow=True)
    house(0.5, 0.42, 0.8, w=0.24, d=0.22, h=0.18, wall="milk", roof="milk", lit=None)
    for r, z in ((0.09, 0.08), (0.06, 0.2)):
        ball(0.35, -0.35, 0.78 + z, r, felt("milk"))
    rod((0.35, -0.41, 0.98), (0.35, -0.47, 0.98), 0.015, "coral", top=0.002)
    limb((0.3, -0.35, 0.93), (0.14, -0.33, 0.92), 0.015, "umber")
    for k in range(4):
        rod((0.12 - 0.12 * k, -0.35, 0.73), (0.12 - 0.12 * k, -0.35, 0.93), 0.012, "sand")
    rod((0.14, -0.35, 0.86), (-0.3, -0.35, 0.86), 0.009, "sand")
    hand(
        1.28,
        -0.72,
        1.0,
        gesture="hold",
        size=0.3,
        turn=-60,
        tilt=35,
        lean=-70,
        skin="milk",
        cuff="milk",
        sleeve="ink",
        arm=2,
    )
    hand(
        1.5,
        0.55,
        1.18,
        gesture="hold",
        size=0.3,
        turn=-60,
        tilt=35,
        lean=-70,
        skin="milk",
        cuff="milk",
        sleeve="ink",
        arm=2,
    )


@card(
    View((-0.08, -0.6, 0.19), (0.02, 0.4, 0.1), 46, focus=(-0.06, 0.02, 0.05), blur=5),
    Air(("teal", "petrol"), fill=1.0),
    None,
)
def caravan_across_salt() -> None:
    """Spilt salt is a desert, and finger-high camels cross it towards the sugar bowl."""
    boards(6, 6, "umber", across=True, wide=0.3)

    def dune(x: float, y: float) -> float:
        return max(0.0, 0.055 * (1 - (x * 2.2) ** 2 - ((y - 0.15) * 1.9) ** 2) + 0.028 * rough(x, y, 9, 2))

    surface(
        lambda u, v: (-0.5 + u, -0.36 + 1.0 * v, dune(-0.5 + u, -0.36 + 1.0 * v) - 0.002),
        felt("bone"),
        nu=110,
        nv=110,
    )
    for k in range(5):
        x, y = -0.16 + 0.052 * k, -0.1 + 0.07 * k
        beast("camel", x, y, dune(x, y), turn=138, size=0.034, coat=("cinnamon", "rust")[k % 2], stride=0.2)
        if k % 2 == 0:
            person(
                x + 0.002,
                y,
                dune(x, y) + 0.048,
                turn=138,
                tall=0.03,
                pose="sit",
                coat=("cherry", "teal", "plum")[k // 2],
                dress="robe",
                hat="scarf",
                hatted="milk",
            )
    with placed(-0.2, 0.34, 0.045, turn=-40, lean=96):
        lathe(
            [(0, 0), (0.05, 0), (0.055, 0.02), (0.04, 0.1), (0.045, 0.12), (0.03, 0.15), (0, 0.155)],
            0,
            0,
            0,
            glass("ice", 0.55),
        )
        cylinder(0, 0, 0.13, 0.045, 0.025, metal("brass"))
    with placed(0.17, 0.52, 0):
        lathe(
            [(0, 0), (0.07, 0), (0.05, 0.03), (0.1, 0.07), (0.125, 0.14), (0.11, 0.17), (0, 0.17)],
            0,
            0,
            0,
            porcelain("bone"),
        )
        lathe(
            [(0.118, 0.17), (0.1, 0.22), (0.05, 0.25), (0.015, 0.26), (0.02, 0.28), (0, 0.29)],
            0,
            0,
            0,
            metal("brass"),
        )
    for x, t in ((-0.95, -70), (1.0, 70)):
        person(
            x,
            2.5,
            -0.5,
            turn=180 + t,
            tall=1.5,
            pose="sit",
            coat="slate" if x < 0 else "chestnut",
            dress="coat",
        )
    with placed(y=3.4, z=-1):
        wall(6, 4, "petrol")
    spot((-1.2, 0.4, 0.45), (0, 0.1, 0.0), 120, "honey", angle=60, soft=0.04)
    lamp(0.2, 2.2, 1.1, 40, "honey")
