"""Theatres, workshops and caves."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    beam,
    bird,
    boards,
    book,
    bookcase,
    box,
    bucket,
    curtain,
    cutout,
    cylinder,
    dice,
    felt,
    frame,
    glow,
    ground,
    hand,
    lamp,
    lathe,
    limb,
    metal,
    person,
    placed,
    porcelain,
    rock,
    rod,
    room,
    rough,
    round_table,
    shell,
    snow,
    specks,
    spot,
    suitcase,
    surface,
    sweep,
    table,
    tablecloth,
    tiles,
    tube,
    wall,
    water,
)
from art.deck.registry import card


@card(View((-0.6, -4.6, 1.5), (0.35, 1.2, 1.45), 33), Air(("rose", "mauve"), fill=0.55), None)
def sun_on_a_trolley() -> None:
    """Two stagehands wheel a brass sun off the stage, and the daylight goes with it."""
    boards(8, 9, "cinnamon", across=True, y=1)
    with placed(y=4.5):
        wall(14, 9, "teal", skirting=None)
    for k in range(4):
        cutout_y = 4.2 - 0.35 * k
        with placed(0, cutout_y, 0):
            cutout(
                [
                    (-5, 0),
                    *((-5 + 0.4 * i, 0.75 - 0.16 * k + 0.1 * sin(i * 2.4 + k)) for i in range(26)),
                    (5, 0),
                ],
                0.05,
                ("petrol", "teal", "sea_green", "petrol")[k],
            )
    curtain(-3.4, -1.7, 0.6, 0, 6, "brick", folds=6, deep=0.12)
    for k in range(6):
        tube(
            [
                (-1.55 + 0.1 * k, -1.0 + 0.05 * k, 6),
                (-1.56 + 0.1 * k, -1.0, 2.5),
                (-1.5 + 0.1 * k, -1.0, 0.5),
            ],
            0.025,
            "sand",
        )
    gold = glow("honey", 2.6)
    with placed(0.85, 0.6, 1.55):
        ball(0, 0, 0, 0.72, gold)
        for k in range(16):
            a = 2 * pi * k / 16
            long = 1.15 if k % 2 else 1.0
            rod((0.68 * cos(a), 0, 0.68 * sin(a)), (long * cos(a), 0, long * sin(a)), 0.1, gold, top=0.01)
        for s in (-1, 1):
            tube(
                [(s * 0.24 - 0.1, -0.68, 0.12), (s * 0.24, -0.7, 0.06), (s * 0.24 + 0.1, -0.68, 0.12)],
                0.022,
                "brick",
            )
        tube([(-0.14, -0.7, -0.18), (0, -0.72, -0.23), (0.14, -0.7, -0.18)], 0.022, "brick")
    box(0.85, 0.6, 0.22, 1.5, 0.9, 0.12, "chestnut")
    for x in (0.3, 1.4):
        for y in (0.2, 1.0):
            with placed(x, y, 0.12, tilt=90):
                cylinder(0, 0, -0.04, 0.12, 0.08, "ink")
    lamp(0.85, -0.5, 1.9, 260, "honey", size=0.6)
    person(
        -0.25,
        0.5,
        turn=82,
        tall=1.7,
        pose="push",
        coat="teal",
        legs="ink",
        hat="cap",
        hatted="brick",
        touch=((0.2, 0.3, 1.15), (0.2, 0.75, 1.2)),
    )
    person(1.95, 0.9, turn=95, tall=1.66, pose="pull", coat="plum", legs="ink", head="beard")
    person(
        -0.75,
        -0.9,
        turn=60,
        tall=1.45,
        pose="lean",
        coat="brick",
        dress="apron",
        hat="scarf",
        hatted="honey",
        touch=((-0.4, -1.0, 0.85), (-0.35, -0.85, 0.55)),
    )
    rod((-0.42, -1.02, 1.1), (-0.15, -0.85, 0.05), 0.018, "sand")
    specks(
        [(0.0 + 0.13 * cos(k * 2.3) * (k / 20), -0.75 + 0.2 * sin(k * 1.7), 0.02) for k in range(30)],
        0.022,
        glow("butter", 6),
    )
    box(0.12, -0.95, 0.0, 0.34, 0.3, 0.05, "tomato", turn=30)


@card(View((0.0, -3.9, 1.2), (0.1, 2, 1.4), 36), Air(("blush", "rose"), fill=0.75), None)
def hare_leaves_the_hat() -> None:
    """A hare in a travelling coat walks off the stage; from the top hat a gloved hand stretches after him."""
    boards(8, 8, "cinnamon", across=True, y=2)
    with placed(y=4.6):
        wall(14, 9, "plum", skirting=None)
    for s in (-1, 1):
        curtain(min(s * 1.6, s * 4), max(s * 1.6, s * 4), 3.4, 0, 8, "cherry", folds=7, deep=0.12)
    person(
        -0.72,
        1.3,
        turn=-78,
        tall=1.6,
        head="hare",
        coat="tomato",
        dress="coat",
        legs="umber",
        pose="walk",
        look=(-14, 8),
    )
    suitcase(-0.95, 0.98, 0.3, w=0.46, h=0.34, d=0.16, turn=10, finish="sand")
    round_table(0.85, 1.3, 0.5, 0.8, finish="chestnut")
    tablecloth(0.85, 1.3, 0.62, 0.62, 0.8, "plum", drop=0.25)
    with placed(0.85, 1.3, 0.83):
        lathe(
            [
                (0.3, 0.4),
                (0.31, 0.38),
                (0.2, 0.37),
                (0.19, 0.02),
                (0, 0),
                (0, 0.01),
                (0.17, 0.03),
                (0.18, 0.36),
            ],
            0,
            0,
            0,
            "ink",
        )
        cylinder(0, 0, 0.28, 0.202, 0.06, "tomato")
    limb((0.85, 1.3, 1.0), (0.68, 1.25, 1.55), 0.1, felt("ink"), tip=0.085)
    limb((0.68, 1.25, 1.55), (0.3, 1.22, 1.68), 0.085, felt("ink"), tip=0.07)
    hand(
        0.27,
        1.22,
        1.685,
        gesture="open",
        size=0.34,
        lean=-80,
        skin="milk",
        cuff="milk",
        sleeve="ink",
        arm=0.1,
    )
    rod((-0.4, 2.6, 3.35), (2.2, 2.6, 3.35), 0.03, "sand")
    for x in (0.3, 0.75, 1.2):
        bird(x, 2.55, 3.36, size=0.3, turn=-40, body="milk", wing="bone")
        box(x + 0.1, 2.5, 3.12, 0.12, 0.07, 0.1, "cinnamon")
    for k in range(5):
        with placed(-1.3 + 0.66 * k, -1.9, 0):
            box(0, 0, 0.2, 0.58, 0.12, 0.62, felt("cherry"), bevel=0.12)
    spot((0.4, -3, 5), (0.0, 1.3, 0.6), 2600, "butter", angle=34, soft=0.1)


@card(View((0.3, -2.6, 1.95), (-0.25, 3, 0.95), 33), Air(("cornflower", "indigo"), fill=1.2), None)
def cinema_snow() -> None:
    """One viewer in an empty cinema; the projector's beam is full of snow, which lies on the seats."""
    boards(9, 12, "indigo", y=3)
    with placed(y=8):
        wall(14, 9, "slate", skirting=None)
    box(-0.2, 7.9, 1.2, 5.0, 0.05, 2.9, glow("ice", 1.3), bevel=0)
    for s in (-1, 1):
        curtain(min(s * 2.5 - 0.2, s * 4.5), max(s * 2.5 - 0.2, s * 4.5), 7.7, 0, 9, "cherry", folds=6)
    for row in range(6):
        for k in range(7):
            x, y = -2.1 + 0.68 * k + 0.1 * (row % 2), -0.9 + 1.1 * row
            box(x, y, 0.25, 0.58, 0.14, 0.68, felt("cherry"), bevel=0.12)
            box(x, y + 0.3, 0.3, 0.54, 0.46, 0.14, felt("cherry"), bevel=0.06)
            if (row, k) not in ((1, 2), (1, 3)):
                ball(x, y, 0.93, 0.27, felt("milk"), squash=(1.0, 0.35, 0.3))
                ball(x, y + 0.32, 0.45, 0.24, felt("milk"), squash=(1, 0.9, 0.28))
    person(
        -0.64,
        0.5,
        0.12,
        turn=182,
        pose="sit",
        coat="teal",
        dress="coat",
        hat="bowler",
        hatted="petrol",
        tall=1.85,
        look=(-18, 4),
    )
    rod((2.6, -4, 3.6), (-0.3, 7.9, 2.6), 0.12, beam("ice", 0.06), top=1.5)
    chance = dice("cinema")
    flakes = []
    for _ in range(700):
        t = chance.random()
        r = 0.12 + 1.35 * t
        a, q = chance.uniform(0, 2 * pi), chance.random() ** 0.5 * r
        flakes.append((2.6 - 2.9 * t + q * cos(a), -4 + 11.9 * t, 3.6 - 1.0 * t + q * sin(a)))
    specks(flakes, 0.03, glow("milk", 2.2))
    snow(5, -1, 6, 2.0, count=160, r=0.022, z=0.9)
    area((2.4, -2.5, 3.6), (-0.4, 3, 0.6), 160, "ice", size=0.5)


@card(View((-0.3, -1.5, 1.75), (0.25, 1.6, 0.75), 34), Air(("peach", "rose"), fill=0.95), None)
def prompters_hands() -> None:
    """Behind a stage-struck actor: out of the prompter's box come many hands, each with other advice."""
    boards(7, 6, "chestnut", across=True)
    with placed(y=6):
        wall(16, 10, "aubergine", skirting=None)
    for row in range(4):
        for k in range(14):
            ball(-3.6 + 0.55 * k + 0.25 * (row % 2), 3.6 + 0.6 * row, 0.35 + 0.25 * row, 0.15, felt("plum"))
            ball(-3.6 + 0.55 * k + 0.25 * (row % 2), 3.65 + 0.6 * row, 0.02 + 0.25 * row, 0.24, felt("ink"))
    for k in range(9):
        x = -1.9 + 0.5 * k
        if abs(x - 0.5) > 0.75:
            ball(x, 2.35, 0.08, 0.09, glow("honey", 7))
            shell(x, 2.42, 0.05, 0.15, metal("brass"), around=(0, 180))
    with placed(0.5, 2.05):
        box(0, 0.25, 0, 1.25, 0.5, 0.3, "tomato", bevel=0.05)
        shell(0, 0.1, 0.28, 0.62, "tomato", around=(0, 180), squash=(1, 0.8, 0.7))
        box(0, -0.02, -0.02, 1.05, 0.3, 0.08, "ink", bevel=0)
    gestures = [
        ("point", -0.42, 0.34, -34),
        ("hush", -0.22, 0.5, -16),
        ("thumb", 0.02, 0.58, 2),
        ("open", 0.28, 0.5, 20),
        ("fist", 0.46, 0.34, 40),
        ("flat", -0.1, 0.32, -12),
        ("crossed", 0.18, 0.32, 12),
    ]
    for k, (gesture, x, z, lean) in enumerate(gestures):
        limb(
            (0.5 + x * 0.4, 2.05, 0.05),
            (0.5 + x, 1.92 - 0.05 * (k % 3), z + 0.05),
            0.055,
            felt(("ink", "plum", "petrol")[k % 3]),
        )
        hand(
            0.5 + x,
            1.92 - 0.05 * (k % 3),
            z + 0.05,
            gesture=gesture,
            size=0.34,
            lean=lean,
            turn=(-12, 10, 180, 0, 20, 0, 180)[k],
            skin=("bone", "peach", "sand")[k % 3],
            cuff="milk",
            arm=0.05,
            sleeve="ink",
        )
    person(
        -0.62,
        0.35,
        turn=168,
        tall=1.72,
        coat="honey",
        legs="cherry",
        head="short",
        pose="stand",
        hands=((-0.42, -0.1, 0.8), (0.44, -0.02, 0.86)),
        look=(-22, -14),
    )
    sweep(
        [(-0.62, 0.2, 1.42), (-0.64, 0.12, 1.0), (-0.66, 0.1, 0.35)],
        [(0.16, 0.04), (0.26, 0.06), (0.36, 0.08)],
        felt("cherry"),
    )
    area((0.2, 2.2, 0.15), (-0.3, 0.3, 1.6), 90, "honey", size=1.6)
    spot((-1.5, 4.5, 4.5), (-0.4, 0.6, 0.5), 500, "butter", angle=30)


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


@card(View((0.25, -2.5, 1.45), (0.05, 1.0, 0.98), 30), Air(("butter", "honey"), fill=0.75), None)
def hibernating_in_library() -> None:
    """A bear sleeps on atlases between bookshelves; the librarian covers it and hushes us."""
    boards(5, 6, "cinnamon")
    for s in (-1, 1):
        for k in range(3):
            bookcase(s * 1.35, 0.2 + 1.25 * k, turn=-90 * s, w=1.2, h=3.4, rows=7, seed=k + 5 * s)
    with placed(y=3.6):
        wall(5, 6, "bottle")
    box(0, 3.55, 1.6, 0.9, 0.04, 1.6, glow("ice", 0.9), bevel=0)
    for k, c in enumerate(("cherry", "petrol", "honey", "moss", "plum", "brick")):
        book(
            -0.35 + 0.62 * (k % 2),
            0.35 + 0.45 * (k // 2),
            0.0,
            w=0.62,
            d=0.46,
            h=0.09,
            turn=6 * (k - 2),
            finish=c,
        )
    fur = felt("cinnamon")
    with placed(-0.08, 0.75, 0.1):
        ball(0.15, 0.2, 0.32, 0.52, fur, squash=(1.15, 0.95, 0.62))
        ball(-0.52, -0.12, 0.3, 0.28, fur, squash=(1, 1, 0.9))
        sweep(
            [(-0.62, -0.3, 0.26), (-0.7, -0.42, 0.22), (-0.76, -0.52, 0.2)],
            [(0.16, 0.14), (0.11, 0.1), (0.07, 0.06)],
            felt("sand"),
        )
        ball(-0.79, -0.55, 0.23, 0.05, "ink")
        for s in (-0.7, -0.34):
            ball(s, -0.02, 0.52, 0.09, fur)
        for e in (-0.66, -0.46):
            ball(e, -0.37, 0.36, 0.035, "ink", squash=(1.3, 0.5, 0.25))
        limb((-0.3, -0.3, 0.15), (-0.6, -0.55, 0.08), 0.12, fur)
    surface(
        lambda u, v: (
            -0.35 + 1.15 * u,
            0.35 + 1.05 * v,
            0.44 + 0.34 * sin(pi * u) * (0.5 + 0.5 * sin(pi * v)) - 0.2 * abs(2 * u - 1) ** 3,
        ),
        felt("blush"),
        nu=40,
        nv=30,
        thick=0.03,
    )
    person(
        0.78,
        0.75,
        turn=-28,
        tall=1.6,
        pose="hush",
        bend=14,
        coat="bottle",
        dress="skirt",
        head="bun",
        hair="mist",
        touch=((0.42, 0.55, 0.78), (0.66, 0.5, 1.5)),
        look=(10, -2),
    )
    table(-0.95, -0.4, 0.5, 0.5, 0.6, finish="chestnut")
    with placed(-0.95, -0.4, 0.6):
        rod((0, 0, 0), (0, 0, 0.34), 0.02, metal("brass"))
        lathe([(0.17, 0), (0.14, 0.08), (0.04, 0.12)], 0, 0, 0.3, glow("moss", 0.6))
    lamp(-0.85, -0.5, 0.85, 55, "butter", size=0.1)
    lamp(0.1, -0.6, 2.4, 90, "honey", size=0.3)
    for k in range(5):
        book(
            0.72 + 0.03 * k,
            -0.85,
            0.05 * k,
            turn=15 * k,
            finish=("tomato", "teal", "bone", "plum", "honey")[k],
            w=0.24,
            d=0.3,
            h=0.05,
        )


@card(View((-0.35, -3.3, 0.75), (0.2, 1.0, 1.3), 29), Air(("sky", "teal"), fill=0.8), None)
def planet_in_the_garage() -> None:
    """A planet stands on a car lift; a mechanic lies under it, and its ring leans against the wall."""
    tiles(6, 7, "slate", "pewter", side=0.8)
    room(5, 2.4, 6, "petrol", near=-4, dado=(1.2, "slate"))
    for x in (-0.45, 1.25):
        box(x, 1.0, 0, 0.22, 0.4, 2.0, "honey", bevel=0.03)
        box(x + (0.22 if x < 0 else -0.22), 0.9, 1.12, 0.7, 0.2, 0.1, "ink", bevel=0.02)
    with placed(0.4, 0.9, 2.08, lean=18):
        ball(0, 0, 0, 0.92, "coral")
        for z, c in ((0.35, "apricot"), (0.1, "salmon"), (-0.2, "apricot"), (-0.48, "brick")):
            r = (0.93**2 - z * z) ** 0.5
            lathe([(r + 0.006, -0.07), (r + 0.018, 0), (r + 0.006, 0.07)], 0, 0, z, c)
        ball(-0.3, -0.8, -0.12, 0.2, "brick", squash=(1.2, 0.4, 0.7))
    with placed(-1.3, 1.75, 1.12, lean=12, tilt=80):
        for r, c in ((1.0, "honey"), (0.86, "bone")):
            lathe([(r - 0.13, -0.02), (r, -0.02), (r, 0.02), (r - 0.13, 0.02), (r - 0.13, -0.02)], 0, 0, 0, c)
    with placed(-0.3, 0.15, 0.12, turn=-62):
        box(0, 0.2, 0, 0.5, 1.1, 0.06, "tomato", bevel=0.03)
        person(
            0,
            -0.42,
            0.14,
            tilt=-90,
            tall=1.6,
            pose="lie",
            coat="petrol",
            legs="petrol",
            feet=((-0.16, -0.12, 0.12), (0.15, 0, 0)),
        )
    bucket(0.75, 0.2, 0, r=0.2, h=0.3, filled=water("sky", 0.4))
    specks([(0.75, 0.25, 0.42 + 0.2 * k) for k in range(4)], 0.028, glow("sky", 1.5), stretch=(0.7, 0.7, 1.4))
    lamp(0.1, 0.2, 0.7, 40, "honey", size=0.1)
    ball(0.12, 0.12, 0.62, 0.06, glow("butter", 10))
    box(0.3, 1.0, 4.5, 2.4, 0.12, 0.08, glow("ice", 6), bevel=0)
    area((0.3, 0.2, 4.4), (0.3, 0.9, 1), 150, "ice", size=1.6)
    for k in range(3):
        with placed(-0.75 + 0.35 * k, -1.45 - 0.06 * k, 0.02, turn=30 * k - 20):
            rod((-0.2, 0, 0), (0.2, 0, 0), 0.025, metal("pewter"))
            ball(0.22, 0, 0, 0.06, metal("pewter"), squash=(1, 1, 0.5))


@card(
    View((0.0, -0.58, 0.36), (0.0, 0.2, 0.12), 40, focus=(-0.08, 0.0, 0.1), blur=8),
    Air(("sky", "petrol"), fill=0.9),
    None,
)
def skater_on_record() -> None:
    """A tiny skater glides over a record of ice, just ahead of the gramophone's needle."""
    with placed(y=1.4, z=-0.5):
        wall(5, 4, "petrol")
    box(0.05, 0.25, -0.16, 0.95, 0.95, 0.14, "chestnut", bevel=0.03)
    cylinder(0.05, 0.22, 0, 0.42, 0.02, water("ice", 0.05), sides=96)
    for k in range(9):
        r = 0.4 - 0.032 * k
        tube(
            [(0.05 + r * cos(a * pi / 30), 0.22 + r * sin(a * pi / 30), 0.021) for a in range(60)],
            0.0022,
            "sky",
            closed=True,
        )
    cylinder(0.05, 0.22, 0.02, 0.1, 0.004, "raspberry")
    cylinder(0.05, 0.22, 0.02, 0.01, 0.03, metal("brass"))
    person(
        -0.07,
        0.02,
        0.024,
        turn=-72,
        tall=0.19,
        pose="run",
        coat="raspberry",
        dress="skirt",
        head="bun",
        bend=16,
        shoes="milk",
        hands=((-0.62, 0.1, 1.3), (0.6, -0.3, 1.35)),
        feet=((-0.05, -0.1, 0), (0.08, 0.62, 0.42)),
        look=(0, 14),
    )
    tube([(0.5, 0.5, 0.16), (0.35, 0.2, 0.17), (0.18, 0.04, 0.1)], 0.016, metal("brass"))
    ball(0.17, 0.03, 0.085, 0.032, metal("brass"))
    rod((0.165, 0.02, 0.06), (0.155, 0.0, 0.024), 0.004, metal("mist"))
    with placed(0.34, 0.72, 0.1, tilt=38, lean=-18):
        tube([(0, 0, -0.1), (0, 0, 0.1), (0, 0, 0.2)], 0.03, metal("brass"))
        surface(
            lambda u, v: (
                (0.035 + 0.3 * v**2.2) * (1 + 0.07 * sin(8 * 2 * pi * u) * v) * cos(2 * pi * u),
                (0.035 + 0.3 * v**2.2) * (1 + 0.07 * sin(8 * 2 * pi * u) * v) * sin(2 * pi * u),
                0.1 + 0.42 * v,
            ),
            metal("brass"),
            nu=96,
            nv=20,
        )
    spot((-0.8, -0.3, 0.9), (0, 0.15, 0.05), 30, "butter", angle=45, soft=0.06)
    lamp(0.6, -0.2, 0.7, 4, "ice", size=0.1)


@card(View((-0.3, -3.6, 1.5), (0.25, 1.4, 1.2), 29), Air(("apricot", "salmon"), fill=0.75), None)
def dragon_of_odd_socks() -> None:
    """A dragon lies round a hoard of odd socks; a tiny knight shows a bare foot and holds up the match."""
    ground(12, -4, 8, "umber", height=lambda x, y: 0.2 * rough(x, y, 0.6) + 0.5 * max(0, abs(x) - 1.6) ** 1.5)
    surface(
        lambda u, v: (-5 * cos(pi * u), 1.0 + 4.5 * sin(pi * u) * 0.8, 8 * v + 0.3 * rough(u * 8, v * 6, 1)),
        felt("chestnut"),
        nu=50,
        nv=30,
    )
    chance = dice("socks")
    colours = (
        "mint",
        "cherry",
        "honey",
        "cornflower",
        "bone",
        "raspberry",
        "teal",
        "coral",
        "lilac",
        "pistachio",
    )
    for k in range(130):
        a, r = chance.uniform(0, 2 * pi), chance.random() ** 0.5
        x, y = 0.25 + 1.5 * r * cos(a), 1.1 + 1.1 * r * sin(a)
        z = 0.1 + 0.75 * (1 - r)
        if k > 105:
            x, y, z = chance.uniform(-0.2, 1.2), chance.uniform(-1.8, -0.8), 0.06
        with placed(x, y, z, turn=chance.uniform(0, 360), tilt=chance.uniform(50, 110)):
            c = felt(colours[k % 10])
            sweep(
                [(0, 0, 0.16), (0, 0, 0.02), (-0.03, 0, -0.05), (-0.13, 0, -0.07)],
                [(0.055, 0.03), (0.055, 0.035), (0.06, 0.04), (0.035, 0.03)],
                c,
            )
            cylinder(0, 0, 0.12, 0.058, 0.03, felt(colours[(k + 3) % 10]))
    scale = porcelain("moss")
    spine = [
        (1.9, 0.3, 0.3),
        (2.0, 1.2, 0.5),
        (1.5, 2.2, 0.8),
        (0.5, 2.6, 1.1),
        (-0.5, 2.3, 1.2),
        (-0.95, 1.5, 1.5),
        (-0.7, 1.0, 2.1),
        (-0.15, 0.9, 2.35),
    ]
    sweep(
        spine,
        [
            (0.06, 0.06),
            (0.2, 0.2),
            (0.36, 0.36),
            (0.5, 0.5),
            (0.46, 0.46),
            (0.3, 0.3),
            (0.22, 0.22),
            (0.2, 0.18),
        ],
        scale,
    )
    for k in range(6):
        x, y, z = spine[k + 1]
        cylinder(x, y, z + (0.14, 0.3, 0.42, 0.38, 0.26, 0.2)[k], 0.1, 0.26, "coral", top=0)
    with placed(0.0, 0.8, 2.4, turn=38, tilt=14):
        ball(0, 0, 0, 0.27, scale, squash=(1, 1.05, 0.85))
        sweep(
            [(0, -0.12, -0.02), (0, -0.35, -0.08), (0, -0.6, -0.1), (0, -0.66, -0.1)],
            [(0.22, 0.19), (0.19, 0.14), (0.16, 0.11), (0.1, 0.06)],
            scale,
        )
        for s in (-1, 1):
            ball(s * 0.14, -0.18, 0.17, 0.08, porcelain("butter"))
            ball(s * 0.15, -0.245, 0.18, 0.035, "ink")
            rod((s * 0.12, 0.08, 0.18), (s * 0.2, 0.3, 0.46), 0.05, "bone", top=0.006)
            ball(s * 0.07, -0.64, -0.03, 0.03, glow("coral", 5))
    for k in range(4):
        ball(0.52 + 0.14 * k, 0.12 - 0.1 * k, 2.28 + 0.16 * k, 0.05 + 0.03 * k, felt("linen"))
    person(
        -0.62,
        -0.75,
        0.02,
        turn=150,
        tall=0.95,
        pose="stand",
        coat=metal("pewter"),
        legs="pewter",
        hat="helmet",
        hatted="cherry",
        shoes="cherry",
        feet=((-0.1, 0, 0), (0.16, -0.35, 0.14)),
        hands=((-0.4, -0.2, 1.62), (0.35, 0, 0.85)),
        look=(-10, 24),
    )
    with placed(-0.42, -0.66, 1.0):
        sweep(
            [(0, 0, 0.1), (0, 0, -0.06), (-0.02, 0, -0.12), (-0.1, 0, -0.14)],
            [(0.045, 0.03), (0.045, 0.03), (0.05, 0.035), (0.03, 0.025)],
            felt("mint"),
        )
    rod((-1.05, -0.7, 0.04), (-0.85, -1.25, 0.04), 0.02, metal("mist"))
    lamp(0.75, -0.1, 2.2, 120, "honey", size=0.3)
    area((-2.2, -3, 2.6), (0, 0.5, 0.8), 120, "apricot", size=1.5)
