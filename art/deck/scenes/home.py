"""At home among pots, jars and appetites."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    beast,
    bird,
    boards,
    bottle,
    bowl,
    box,
    bucket,
    candle,
    chair,
    cloud,
    cup,
    curtain,
    cylinder,
    dice,
    felt,
    glass,
    glow,
    ground,
    hand,
    hanging_lamp,
    jar,
    kettle,
    lamp,
    lathe,
    limb,
    metal,
    person,
    placed,
    porcelain,
    pot,
    rod,
    room,
    rough,
    round_tree,
    scatter,
    shell,
    specks,
    spot,
    stairs,
    steam,
    stool,
    sweep,
    table,
    tiles,
    tube,
    wall,
    water,
    window,
)
from art.deck.registry import card


@card(
    View((-0.04, -0.78, 1.75), (0.05, 0.0, 0.82), 52, focus=(0.1, 0.05, 0.9), blur=6),
    Air(("milk", "mist"), fill=0.9),
    Sun(-60, 35, 3.5, "butter", 3),
)
def stone_among_eggs() -> None:
    """Eggs in knitted caps; one of them is a pebble with a crack and the tip of a beak."""
    boards(3, 3, "coral", across=True, wide=0.16)
    with placed(0, 0, 0.72):
        box(0, 0.05, 0, 0.86, 1.1, 0.05, felt("linen"), bevel=0.02)
        for i in range(4):
            for j in range(5):
                x, y = -0.3 + 0.2 * i, -0.35 + 0.2 * j
                lathe([(0.1, 0.05), (0.085, 0.075), (0.05, 0.06), (0, 0.055)], x, y, 0, felt("linen"))
                stone = (i, j) == (2, 2)
                shade = ("milk", "bone", "blush", "peach")[(i * 3 + j) % 4]
                ball(
                    x,
                    y,
                    0.125,
                    0.075,
                    felt("pewter") if stone else porcelain(shade),
                    squash=(1.06, 1, 1.0) if stone else (0.94, 0.94, 1.25),
                )
                cap = ("tomato", "butter", "teal", "coral", "raspberry", "cornflower")[(i * 5 + j * 2) % 6]
                cap = "honey" if stone else cap
                shell(x, y, 0.15, 0.082, felt(cap), rise=(12, 90), squash=(0.95, 0.95, 1.1))
                tube(
                    [
                        (x + 0.078 * cos(a), y + 0.078 * sin(a), 0.168)
                        for a in (0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4)
                    ],
                    0.013,
                    felt(cap),
                    closed=True,
                )
                ball(x, y, 0.25, 0.026, felt("milk"))
        tube(
            [(0.1, -0.026, 0.16), (0.12, -0.03, 0.13), (0.09, -0.036, 0.11), (0.11, -0.028, 0.085)],
            0.005,
            "ink",
        )
        rod((0.118, -0.02, 0.125), (0.135, -0.055, 0.12), 0.014, "honey", top=0.002)
    with placed(-0.8, -0.5, 1.6, turn=-60):
        bird(0, 0, 0, size=0.9, body="chestnut")


@card(View((-0.05, -2.5, 1.5), (0.12, 0.6, 1.35), 31), Air(("indigo", "midnight"), fill=1.0), None)
def pantry_of_weather() -> None:
    """An old woman presses the lid on a jar with a thunderstorm; other weathers stand on the shelves."""
    boards(5, 5, "chestnut", across=True)
    room(4.4, 1.3, 4.4, "indigo", sides="left")
    for k in range(5):
        box(0.55, 1.1, 0.45 + 0.6 * k, 2.9, 0.4, 0.05, "chestnut", bevel=0.01)
    for x in (-0.9, 2.0):
        box(x, 1.1, 0, 0.07, 0.42, 3.2, "chestnut", bevel=0.01)
    weather = ("ice", "honey", "mint", "raspberry", "milk", "lilac", "cornflower", "apricot", "coral")
    for row in range(4):
        for k in range(6):
            x, z, c = -0.62 + 0.46 * k, 0.5 + 0.6 * row, weather[(row * 4 + k * 5) % 9]
            if (row, k) == (2, 2):
                jar(x, 1.05, z, r=0.13, h=0.4, tint="moss", alpha=0.5)
                for n in range(5):
                    ball(
                        x + 0.05 * cos(n * 2.2),
                        1.03 + 0.05 * sin(n * 2.2),
                        z + 0.06 + 0.05 * n,
                        0.045,
                        "moss",
                        squash=(0.8, 0.8, 1.6),
                    )
                continue
            if (row, k) == (0, 4):
                with placed(x, 0.95, z + 0.13, turn=20, tilt=90):
                    jar(0, 0, -0.2, r=0.13, h=0.4, lid=None)
                continue
            jar(x, 1.05, z, r=0.14, h=0.4, tint="ice", alpha=0.14)
            ball(x, 1.07, z + 0.15, 0.085, glow(c, 2.4), squash=(1, 1, 0.9 + 0.2 * (k % 2)))
            if (row + k) % 3 == 0:
                specks(
                    [(x + 0.08 * cos(n), 1.0 + 0.05 * sin(n * 3), z + 0.04 + 0.025 * n) for n in range(12)],
                    0.012,
                    glow("milk", 2),
                )
    for n in range(5):
        for side in (-1, 1):
            ball(1.2 + 0.05 * side + 0.02 * n, 0.7 - 0.28 * n, 0.006, 0.035, "sky", squash=(0.7, 1.3, 0.15))
    table(-0.62, 0.15, 1.1, 0.7, 0.78, finish="cinnamon")
    jar(-0.55, 0.1, 0.78, r=0.2, h=0.5, tint="cornflower", alpha=0.18, lid=None)
    cloud(-0.55, 0.1, 1.0, size=0.17, finish="slate", seed=4)
    cloud(-0.54, 0.06, 1.09, size=0.14, finish="pewter", seed=6)
    tube(
        [(-0.55, -0.08, 1.02), (-0.5, -0.09, 0.95), (-0.58, -0.09, 0.92), (-0.53, -0.08, 0.83)],
        0.014,
        glow("butter", 14),
    )
    lamp(-0.55, -0.2, 0.98, 14, "ice")
    cylinder(-0.55, 0.1, 1.3, 0.19, 0.05, metal("brass"))
    person(
        -0.62,
        0.55,
        0.12,
        turn=-4,
        tall=1.62,
        pose="lean",
        bend=38,
        coat="raspberry",
        dress="apron",
        hat="scarf",
        hatted="honey",
        hair="mist",
        touch=((-0.66, 0.12, 1.38), (-0.44, 0.12, 1.38)),
        look=(0, -26),
    )
    bucket(0.35, -0.9, 0, r=0.24, h=0.3, finish="sand", filled="umber")
    for n in range(7):
        ball(0.35 + 0.13 * cos(n * 2.4), -0.9 + 0.13 * sin(n * 2.4), 0.28, 0.075, "coral")
    hanging_lamp(-1.15, 0.0, 2.35, drop=2, shade="bottle", watts=160)
    area((0.9, -2.2, 2.2), (-0.4, 0.5, 1.0), 45, "honey", size=1.0)


@card(
    View((0.1, -1.5, 1.12), (0.0, 0.3, 1.28), 34),
    Air(("apricot", "slate"), fill=0.95),
    Sun(70, 12, 2.5, "apricot", 4),
)
def quarrel_of_kettles() -> None:
    """Two kettles face each other; their steam butts heads as thunderclouds, a cup hides between them."""
    with placed(y=1.0):
        wall(5, 4, "slate")
    for i in range(12):
        for j in range(6):
            box(
                -1.4 + 0.26 * i,
                0.97,
                0.9 + 0.26 * j,
                0.245,
                0.03,
                0.245,
                "mist" if (i * j) % 5 else "sky",
                bevel=0.012,
            )
    box(0, 0.3, 0, 3, 1.0, 0.84, "milk", bevel=0.03)
    box(0, 0.3, 0.84, 3.1, 1.06, 0.05, "ink", bevel=0.01)
    for side in (-1, 1):
        cylinder(side * 0.4, 0.3, 0.88, 0.22, 0.03, "slate")
        for n in range(14):
            a = 2 * pi * n / 14
            ball(
                side * 0.4 + 0.17 * cos(a),
                0.3 + 0.17 * sin(a),
                0.94,
                0.018,
                glow("cornflower", 5),
                squash=(0.8, 0.8, 1.8),
            )
    kettle(-0.42, 0.3, 0.96, size=0.42, finish="tomato", turn=0)
    kettle(0.44, 0.3, 0.96, size=0.4, finish="honey", turn=180)
    for side, c, seed in ((-1, "pewter", 2), (1, "mist", 5)):
        steam(side * 0.06, 0.3, 1.28, h=0.35, r=0.045, drift=side * 0.2, finish="milk", seed=seed)
        cloud(side * 0.36, 0.3, 1.86, size=0.42, finish=c, seed=seed)
        cloud(side * 0.3, 0.34, 2.1, size=0.34, finish=c, seed=seed + 1)
    tube(
        [(0.0, 0.12, 1.95), (0.05, 0.1, 1.8), (-0.05, 0.1, 1.74), (0.03, 0.1, 1.55)],
        0.016,
        glow("butter", 16),
    )
    lamp(0, -0.1, 1.75, 20, "butter")
    with placed(0.0, 0.05, 1.0, lean=180):
        cup(0, 0, 0, size=0.11, finish="coral", tea=None, saucer=False)
    box(0, -0.24, 0.2, 1.2, 0.04, 0.5, "petrol", bevel=0.03)
    box(0, -0.27, 0.28, 1.0, 0.02, 0.34, glow("peach", 0.8), bevel=0.02)
    rod((0.55, -0.75, 0.75), (0.2, -0.5, 1.03), 0.022, metal("pewter"))
    ball(0.18, -0.48, 1.04, 0.09, metal("pewter"), squash=(1, 1, 0.7))


@card(View((-0.3, -2.9, 1.05), (0.12, 0.6, 0.88), 37), Air(("indigo", "ink"), fill=1.3), None)
def fridge_theatre() -> None:
    """At midnight a man on the kitchen floor watches a play on the lit shelf of his fridge."""
    tiles(6, 6, "slate", "petrol", side=0.5)
    room(5, 1.6, 4.5, "indigo", near=-3)
    with placed(0.62, 1.1):
        box(0, 0.3, 0, 1.25, 0.06, 2.3, "ice", bevel=0)
        for side in (-0.62, 0.62):
            box(side, 0, 0, 0.08, 0.7, 2.3, "milk", bevel=0.02)
        for z in (0, 0.62, 1.5, 2.26):
            box(0, 0, z, 1.2, 0.66, 0.04, "ice", bevel=0.01)
        with placed(-0.66, -0.35, turn=-62):
            box(-0.6, 0, 0, 1.2, 0.12, 2.3, "milk", bevel=0.03)
            for z, c in ((1.6, "honey"), (1.9, "tomato"), (0.7, "mint")):
                bottle(-0.5, 0.14, z - 0.3, size=0.42, tint=c)
        for side in (-1, 1):
            curtain(
                min(side * 0.58, side * 0.3),
                max(side * 0.58, side * 0.3),
                -0.3,
                0.68,
                1.5,
                "pistachio",
                folds=3,
                deep=0.04,
                gather=-side * 0.5 if side > 0 else 0.5,
            )
        curtain(-0.58, 0.58, -0.3, 1.34, 1.5, "pistachio", folds=9, deep=0.03)
        for k in range(6):
            limb(
                (-0.38 + 0.11 * k, 0.12, 0.72),
                (-0.37 + 0.11 * k, 0.12, 0.98 + 0.03 * (k % 2)),
                0.045,
                "salmon",
            )
            for e in (-1, 1):
                ball(-0.375 + 0.11 * k + 0.015 * e, 0.075, 0.95, 0.008, "ink")
            ball(-0.375 + 0.11 * k, 0.075, 0.915, 0.013, "cherry")
        ball(0.12, -0.1, 0.86, 0.12, porcelain("milk"), squash=(0.85, 0.85, 1.2))
        sweep(
            [(0.12, -0.04, 0.98), (0.12, 0.0, 0.86), (0.14, 0.03, 0.68)],
            [(0.07, 0.05), (0.14, 0.09), (0.19, 0.1)],
            "honey",
        )
        limb((0.03, -0.16, 0.9), (-0.16, -0.24, 1.08), 0.016, "umber")
        limb((0.21, -0.14, 0.88), (0.26, -0.22, 0.8), 0.016, "umber")
        for e in (-1, 1):
            ball(0.12 + 0.035 * e, -0.2, 0.92, 0.014, "ink")
        ball(0.12, -0.205, 0.87, 0.02, "cherry")
        box(0.42, -0.18, 0.66, 0.22, 0.16, 0.07, "butter", bevel=0.02)
        with placed(0.42, -0.1, 0.74, tilt=-35):
            box(0, -0.1, 0, 0.26, 0.2, 0.06, "sky", bevel=0.02)
        pot(-0.3, 0.05, 1.54, r=0.17, h=0.2, finish="tomato")
        for k in range(5):
            ball(0.1 + 0.11 * k, -0.05, 0.14, 0.075, ("tomato", "moss")[k % 2])
        cylinder(0.25, 0, 1.54, 0.16, 0.14, "butter")
        lamp(0, -0.1, 1.42, 26, "milk", size=0.15)
        lamp(0, -0.15, 2.15, 22, "milk", size=0.15)
        lamp(0.1, -0.5, 0.9, 10, "ice", size=0.1)
    person(
        -0.72,
        -0.15,
        turn=140,
        pose="hug_knees",
        coat="cornflower",
        legs="cornflower",
        head="short",
        look=(14, 14),
        tall=1.7,
    )
    rod((-0.1, -0.9, 0.015), (0.2, -0.75, 0.015), 0.012, metal("pewter"))
    ball(0.24, -0.73, 0.02, 0.045, metal("pewter"), squash=(1.2, 0.9, 0.3))
    bowl(-0.35, -1.05, 0, r=0.16, finish="salmon", filled="butter")


@card(
    View((0.1, -1.5, 2.5), (-0.1, 0.1, 0.6), 34), Air(("milk", "sky"), fill=1.25), Sun(40, 50, 2.5, "milk", 8)
)
def dumpling_bathers() -> None:
    """In a great pan, bathers in red caps float among the dumplings."""
    tiles(5, 5, "bone", "straw", side=0.6)
    lathe(
        [(0, 0.0), (1.28, 0), (1.35, 0.1), (1.35, 0.7), (1.42, 0.74), (1.34, 0.74), (1.28, 0.1), (0, 0.04)],
        0,
        0.2,
        0,
        "tomato",
    )
    cylinder(0, 0.2, 0.5, 1.3, 0.04, water("sky", 0.5), sides=64)
    chance = dice("dumplings")
    for x, y in scatter(26, 1.15, inner=0.1):
        if (
            (x + 0.35) ** 2 + (y + 0.35) ** 2 < 0.12
            or (x - 0.3) ** 2 + (y - 0.1) ** 2 < 0.08
            or (x + 0.5) ** 2 + (y - 0.45) ** 2 < 0.07
        ):
            continue
        with placed(x, 0.2 + y, 0.55, turn=chance.uniform(0, 360)):
            ball(0, 0, 0, 0.13, porcelain("milk"), squash=(1.25, 0.8, 0.5))
            tube(
                [
                    (-0.15, 0.06, 0.01),
                    (-0.08, 0.13, 0.03),
                    (0.0, 0.14, 0.01),
                    (0.08, 0.13, 0.03),
                    (0.15, 0.06, 0.01),
                ],
                0.022,
                porcelain("bone"),
            )
    for x, y, t in ((-0.35, -0.15, 25), (0.3, 0.3, -60), (-0.5, 0.65, 100), (0.62, -0.3, 170)):
        with placed(x, y, 0.57, turn=t):
            person(
                0,
                -0.4,
                0.02,
                tilt=-90,
                tall=0.85,
                pose="lie",
                coat="petrol",
                legs="peach",
                skin="peach",
                hat="swim",
                hatted="tomato",
                shoes="peach",
                hands=((-0.22, -0.05, 1.62), (0.22, -0.05, 1.62)),
            )
    with placed(-1.05, -0.62, 0.74, turn=-60):
        person(
            0,
            0,
            0,
            tall=0.62,
            pose="stand",
            coat="cornflower",
            legs="peach",
            head="beard",
            hair="milk",
            shoes="peach",
            feet=((-0.1, 0.05, 0), (0.11, -0.22, -0.05)),
        )
    sweep(
        [(-1.24, -0.28, 0.82), (-1.32, -0.3, 0.7), (-1.36, -0.3, 0.42)],
        [(0.06, 0.03), (0.1, 0.03), (0.12, 0.03)],
        felt("slate"),
    )
    for x, y, s in ((0.6, 0.9, 1), (0.85, 0.5, 2), (0.2, 1.1, 3)):
        steam(x, y, 0.7, h=0.9, r=0.12, drift=0.3, finish=glass("milk", 0.35), seed=s)


@card(View((0.05, -4.4, 0.7), (0.05, 0, 0.6), 35), Air(("plum", "aubergine"), fill=1.3), None)
def hands_under_floor() -> None:
    """A house cut through: above, a family at supper; below, four great hands hold up the table's legs."""
    with placed(y=1.2, z=0.9):
        wall(6, 3, "honey", stripes=felt("sand"), skirting="cinnamon")
    with placed(y=1.2, z=-2.5):
        wall(6, 3.4, "aubergine", skirting=None)
    box(0, 0.25, 0.76, 6, 1.9, 0.14, "cinnamon", bevel=0.01)
    for k in range(9):
        box(-2 + 0.5 * k, -0.71, 0.78, 0.3, 0.02, 0.1, "umber", bevel=0.01)
    table(0.05, 0.3, 1.7, 0.8, 0.72, z=0.9, finish="chestnut")
    for x, s in ((-0.75, 90), (0.85, -90)):
        chair(x * 1.28, 0.35, z=0.9, turn=s, finish="umber")
    person(
        -0.98,
        0.35,
        0.92,
        turn=90,
        pose="sit",
        coat="brick",
        head="beard",
        tall=1.6,
        touch=(None, (-0.5, 0.2, 1.68)),
    )
    person(
        1.1,
        0.35,
        0.92,
        turn=-90,
        pose="sit",
        coat="blush",
        dress="skirt",
        head="bun",
        tall=1.55,
        touch=((0.62, 0.2, 1.7), None),
    )
    person(
        0.1,
        0.72,
        1.0,
        pose="sit",
        tall=1.15,
        young=True,
        coat="teal",
        look=(-12, 0),
        touch=((-0.15, 0.42, 1.66), None),
    )
    for x in (-0.45, 0.1, 0.55):
        bowl(x, 0.15, 1.62, r=0.11, filled="tomato")
    hanging_lamp(0.05, 0.25, 2.35, drop=1.2, shade="cherry", watts=55)
    beast("dog", 1.2, -0.42, 0.9, turn=-60, size=0.62, coat="linen", stride=0.03, nod=55)
    for (x, y), skin in zip(
        ((-0.72, -0.05), (0.82, -0.05), (-0.45, 0.75), (0.6, 0.75)),
        ("blush", "cinnamon", "peach", "sand"),
        strict=True,
    ):
        rod((x, y, 0.78), (x, y, 0.28), 0.09, "chestnut", top=0.07)
        hand(
            x,
            y + 0.02,
            -0.78,
            gesture="crossed" if x == 0.82 else "cup",
            size=1.05,
            turn=180 if x < 0 else 160,
            skin=skin,
            cuff="plum",
            sleeve="indigo",
            arm=1.6,
            left=x > 0,
            spread=7,
        )
    area((-1.4, -2.6, -0.2), (0, 0, -0.2), 150, "apricot", size=1.4)


@card(
    View((-0.3, -1.9, 0.62), (0.25, 1.2, 0.85), 30, focus=(0.5, 1.4, 1.2), blur=4),
    Air(("olive", "umber"), fill=1.0),
    None,
)
def potatoes_have_eyes() -> None:
    """A boy with a candle stops on the cellar steps; every potato has opened its eyes."""
    ground(8, -3, 4, "umber")
    with placed(y=3.4):
        wall(7, 5, "bottle", skirting=None)
    with placed(0.55, 0.6):
        stairs(9, w=1.15, tread=0.27, rise=0.21, finish="cinnamon", nosing="sand")
    for side in (-0.25, 1.35):
        box(side, 1.8, 0, 0.16, 2.6, 3.4, "bottle", bevel=0.01)
    box(0.55, 3.3, 1.9, 1.1, 0.04, 2, glow("butter", 2.2), bevel=0)
    person(
        0.58,
        1.55,
        0.84,
        turn=-8,
        tall=1.12,
        young=True,
        pose="stand",
        coat="straw",
        legs="slate",
        head="short",
        hair="rust",
        touch=(None, (0.8, 1.25, 1.6)),
        bend=-6,
        look=(-8, -18),
    )
    candle(0.8, 1.22, 1.6, h=0.12, r=0.022, watts=30)
    chance = dice("potatoes")
    heap = [(x, y - 0.15) for x, y in scatter(30, 1.15)]
    for n, (x, y) in enumerate(heap):
        z = 0.1 + 0.22 * max(0, 1 - (x * x + y * y) ** 0.5) + chance.uniform(0, 0.05)
        r = chance.uniform(0.12, 0.19)
        px = x - 0.55 if y > -0.6 else x - 0.25
        ball(px, y - 0.2, z, r, felt(("sand", "cinnamon", "straw")[n % 3]), squash=(1.2, 0.95, 0.85))
        with placed(px, y - 0.2, z, turn=75 + chance.uniform(-40, 40), tilt=-28):
            for side in (-1, 1):
                if n == 12:
                    ball(side * 0.05, -r * 0.85, r * 0.45, 0.026, "umber", squash=(1.1, 0.4, 0.3))
                else:
                    ball(side * 0.05, -r * 0.82, r * 0.45, 0.044, porcelain("milk"))
                    ball(side * 0.05 + 0.008, -r * 0.82 - 0.034, r * 0.5, 0.022, "ink")
    spot((0.6, 3.0, 3.2), (0.2, -0.4, 0.1), 260, "butter", angle=50)


@card(
    View((0.25, -2.7, 1.4), (0.05, 0.8, 1.2), 34),
    Air(("sky", "milk", "butter"), fill=0.85),
    Sun(35, 50, 4.5, "butter", 3),
)
def piano_beehive() -> None:
    """A woman in a beekeeper's veil plays a piano full of honeycomb; bees leave by the window."""
    boards(5, 5, "honey")
    room(4.6, 1.7, 4.5, "bottle", holes=[(2.95, 1.0, 1.15, 1.4)], stripes=felt("petrol"), sides="left")
    window(1.22, 1.74, 1.0, 1.15, 1.4, bars=(2, 1))
    ground(14, 2.6, 12, "sage", height=lambda x, y: -0.3 + 0.2 * rough(x, y, 0.5))
    round_tree(1.9, 6, -0.3, h=2.4, crown="moss")
    with placed(-0.75, 1.1):
        box(0, 0.2, 0, 1.7, 0.5, 1.55, "chestnut", bevel=0.03)
        box(0, -0.12, 0.66, 1.7, 0.42, 0.08, "chestnut", bevel=0.02)
        box(0, -0.26, 0.735, 1.56, 0.16, 0.03, "milk", bevel=0.005)
        for k in range(15):
            box(-0.72 + 0.103 * k, -0.22, 0.762, 0.045, 0.1, 0.02, "ink", bevel=0.003)
        for side in (-0.8, 0.8):
            box(side, -0.18, 0, 0.09, 0.3, 0.75, "chestnut", bevel=0.02)
        for k in range(9):
            box(-0.68 + 0.17 * k, -0.06, 0.84, 0.13, 0.05, 0.62, "honey", bevel=0.02)
            for j in range(7):
                for i in (-1, 1):
                    with placed(
                        -0.68 + 0.17 * k + 0.03 * i, -0.085, 0.9 + 0.08 * j + 0.04 * (i > 0), tilt=90
                    ):
                        cylinder(
                            0, 0, 0, 0.026, 0.012, "rust" if (j + k) % 3 else glow("honey", 1.5), sides=6
                        )
        rod((-0.5, -0.28, 0.66), (-0.5, -0.28, 0.3), 0.012, glow("honey", 0.6))
        jar(-0.5, -0.3, 0, r=0.09, h=0.22, tint="honey", alpha=0.6, lid=None)
    stool(-0.65, 0.05, h=0.5, finish="umber")
    person(
        -0.65,
        0.02,
        0.04,
        turn=178,
        pose="sit",
        coat="milk",
        dress="robe",
        hat="veil",
        hatted="straw",
        head="bun",
        touch=((-0.35, 0.75, 0.84), (-0.95, 0.72, 0.9)),
        bend=8,
        look=(-16, -6),
    )
    bees = [
        (-0.5 + 1.75 * t, 0.95 + 1.4 * t, 1.55 + 0.35 * sin(7 * t) + 0.35 * t)
        for t in [k / 34 for k in range(35)]
    ]
    specks(bees, 0.036, "honey", stretch=(1.5, 1, 1))
    specks([(x + 0.03, y, z + 0.004) for x, y, z in bees], 0.026, "ink")
    for side in (-1, 1):
        ball(1.18 + 0.14 * side, 1.95, 1.1, 0.085, felt("cinnamon"))
    ball(1.18, 1.98, 0.96, 0.17, felt("cinnamon"))
    for k in range(3):
        with placed(1.0, -1.0, 0.1 * k, turn=10 * k):
            box(0, 0, 0, 0.6, 0.45, 0.08, "sand", bevel=0.01)
