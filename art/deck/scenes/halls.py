"""Halls, corridors, doorsteps and small worlds."""

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
    box,
    candle,
    cat,
    chair,
    clock_face,
    cup,
    cutout,
    cylinder,
    dice,
    door,
    felt,
    flower,
    frame,
    gear,
    glass,
    glow,
    hand,
    hat,
    house,
    lamp,
    lathe,
    limb,
    metal,
    person,
    placed,
    porcelain,
    rain,
    rock,
    rod,
    room,
    rope,
    row_boat,
    sea,
    shell,
    shoe,
    specks,
    spot,
    stool,
    surface,
    sweep,
    tiles,
    tube,
    wall,
    water,
    window,
)
from art.deck.registry import card


@card(
    View((0.0, -1.25, 1.6), (0.0, 0.25, 0.92), 33),
    Air(("blush", "mist"), fill=0.95),
    Sun(-60, 30, 2.2, "blush", 6),
)
def choosing_a_smile() -> None:
    """A tray of porcelain mouths on a dressing table; in the mirror the chooser's face has none."""
    box(0, 0.35, 0.66, 1.8, 1.1, 0.06, "cherry", bevel=0.02)
    with placed(y=1.3):
        wall(5, 4, "blush", stripes=felt("rose"))
    box(0.12, 0.02, 0.72, 0.72, 0.5, 0.04, metal("brass"), bevel=0.02)
    box(0.12, 0.02, 0.75, 0.66, 0.44, 0.02, felt("plum"), bevel=0.01)
    smiles = [
        (-0.1, 0.12, 0.05, 0.0),
        (0.12, 0.12, 0.09, 0.02),
        (0.34, 0.12, -0.04, 0.0),
        (-0.1, -0.04, 0.02, 0.02),
        (0.12, -0.04, 0.07, 0.0),
        (0.34, -0.04, 0.1, 0.03),
    ]
    for k, (x, y, bow, gap) in enumerate(smiles):
        for lip in (-1, 1):
            tube(
                [
                    (x - 0.08, y, 0.785),
                    (x - 0.04, y - bow * 0.5 + lip * (0.02 + gap), 0.8),
                    (x, y - bow * 0.7 + lip * (0.026 + gap), 0.805),
                    (x + 0.04, y - bow * 0.5 + lip * (0.02 + gap), 0.8),
                    (x + 0.08, y, 0.785),
                ],
                0.015,
                porcelain(("tomato", "raspberry", "coral")[k % 3]),
            )
        if gap:
            for t in range(5):
                if (k, t) != (5, 2):
                    box(
                        x - 0.044 + 0.022 * t,
                        y - bow * 0.62,
                        0.785,
                        0.019,
                        0.03,
                        0.018,
                        porcelain("milk"),
                        bevel=0.004,
                    )
    with placed(-0.34, 0.75, 0.72):
        rod((0, 0, 0), (0, 0, 0.2), 0.03, metal("brass"))
        with placed(0, 0, 0.62, tilt=-8):
            ball(0, 0.03, 0, 0.42, metal("brass"), squash=(0.86, 0.08, 1.08))
            ball(0, 0.0, 0, 0.38, felt("mist"), squash=(0.85, 0.08, 1.06))
            ball(0, -0.02, -0.04, 0.23, porcelain("peach"), squash=(0.85, 0.3, 1.08))
            shell(0, -0.01, 0.0, 0.25, felt("chestnut"), rise=(24, 90), squash=(0.9, 0.3, 1.05))
            for s in (-1, 1):
                ball(s * 0.08, -0.09, 0.02, 0.02, "ink")
            ball(0, -0.1, -0.05, 0.03, porcelain("peach"))
    hand(
        0.62,
        -0.18,
        1.12,
        gesture="pinch",
        size=0.27,
        turn=-52,
        tilt=120,
        skin="peach",
        cuff="milk",
        sleeve="pewter",
        arm=1.6,
    )
    box(0.1, -0.22, 0.46, 0.8, 0.06, 0.2, "cherry", bevel=0.02)
    with placed(0.1, -0.4, 0.5):
        box(0, 0, 0, 0.7, 0.34, 0.03, "chestnut", bevel=0)
        box(0, -0.18, -0.02, 0.78, 0.03, 0.16, "cherry", bevel=0.01)
        surface(
            lambda u, v: (-0.15 + 0.3 * u, -0.12 + 0.24 * v, 0.045 + 0.03 * abs(sin(9 * u + 6 * v))),
            felt("milk"),
            nu=20,
            nv=16,
        )
        tube(
            [(-0.07, -0.02, 0.09), (-0.02, 0.0, 0.1), (0.04, -0.03, 0.1), (0.08, 0.01, 0.09)],
            0.014,
            porcelain("rose"),
        )
    lathe(
        [(0.05, 0), (0.06, 0.08), (0.02, 0.12), (0.025, 0.16), (0, 0.17)],
        0.42,
        0.55,
        0.72,
        glass("rose", 0.6),
        scale=1.2,
    )
    flower(0.62, 0.6, 0.72, h=0.34, petals="raspberry", r=0.09)


@card(
    View((-0.15, -4.6, 1.25), (0.0, 0.5, 0.98), 46),
    Air(("milk", "linen"), fill=1.05),
    Sun(-40, 55, 1.5, "milk", 12),
)
def waiting_room_of_suits() -> None:
    """Empty suits wait in a row of chairs; among them a boy, and an empty sleeve holds his hand."""
    tiles(7, 5, "linen", "slate", side=0.5)
    with placed(y=0.9):
        wall(8, 5, "sage", dado=(1.15, "olive"))
    clock_face(1.15, 0.84, 2.3, r=0.22, hours=4, minutes=45)
    for k in range(5):
        x = -1.2 + 0.62 * k
        chair(x, 0.5, finish="slate", seat=felt("slate"))
        if k == 1:
            person(
                x,
                0.4,
                0.06,
                tall=1.12,
                young=True,
                pose="sit",
                coat="tomato",
                legs="slate",
                skin="peach",
                head="short",
                hair="rust",
                look=(14, -6),
                feet=((-0.1, -0.5, 0.22), (0.1, -0.48, 0.26)),
                touch=((x - 0.3, 0.2, 0.62), None),
            )
            continue
        c = felt(("slate", "petrol", "ink", "pewter", "umber")[k])
        with placed(x, 0.42):
            sweep(
                [(0, 0.02, 0.48), (0, 0.04, 0.75), (0, 0.04, 1.02), (0, 0.03, 1.16)],
                [(0.19, 0.13), (0.2, 0.14), (0.25, 0.14), (0.12, 0.09)],
                c,
            )
            lathe([(0.09, 0), (0.1, 0.02), (0.085, 0.06), (0.07, 0.06), (0.06, 0)], 0, 0.03, 1.14, "milk")
            box(0, -0.1, 0.92, 0.06, 0.03, 0.2, ("cherry", "honey", "teal", "plum", "brick")[k], bevel=0.01)
            for s in (-1, 1):
                limb((s * 0.1, -0.02, 0.5), (s * 0.11, -0.4, 0.5), 0.1, c)
                limb((s * 0.11, -0.4, 0.5), (s * 0.11, -0.42, 0.1), 0.09, c, tip=0.1)
                shoe(s * 0.11, -0.46, 0, size=0.28, finish="ink")
                if (k, s) == (0, 1):
                    limb((0.24, 0.02, 1.05), (0.3, -0.15, 0.75), 0.075, c)
                    limb((0.3, -0.15, 0.75), (0.36, -0.2, 0.62), 0.07, c)
                else:
                    limb((s * 0.24, 0.02, 1.05), (s * 0.28, -0.06, 0.75), 0.075, c)
                    limb((s * 0.28, -0.06, 0.75), (s * 0.14, -0.34, 0.62), 0.07, c)
        hat(
            ("bowler", "", "top", "bowler", "boater")[k],
            x,
            0.43,
            1.52,
            ("ink", "", "petrol", "umber", "straw")[k],
        )
    cylinder(1.32, -0.85, 0, 0.2, 0.36, "brick", top=0.24)
    for k in range(7):
        a = k * 0.9
        with placed(1.32, -0.85, 0.4 + 0.12 * k, turn=51 * k, tilt=50):
            ball(0, 0, 0.3, 0.26, porcelain("bottle"), squash=(0.55, 0.06, 1))
        rod((1.32, -0.85, 0.3), (1.32 + 0.05 * cos(a), -0.85, 1.3), 0.02, "moss")


@card(View((0.2, -1.2, 0.62), (-0.12, 4, 0.85), 24), Air(("butter", "honey"), fill=0.4), None)
def shoes_outside_doors() -> None:
    """A hotel corridor: shoes of all kinds before the doors, at one only wet bare footprints."""
    for k in range(60):
        box(0, -1 + 0.25 * k, -0.05, 1.5, 0.24, 0.05, felt(("cherry", "brick")[k % 2]), bevel=0)
    boards(2.6, 16, "umber", y=6)
    for s in (-1, 1):
        with placed(s * 1.15, 6.5, turn=-90 * s):
            wall(16, 3.2, "bottle", dado=(0.95, "chestnut"))
        for k in range(5):
            with placed(s * 1.13, 1.0 + 2.3 * k, turn=-90 * s):
                door(0, 0, w=0.85, h=2.0, leaf="cinnamon", frame="brass")
        for k in range(5):
            y = 2.15 + 2.3 * k
            ball(s * 1.02, y, 1.9, 0.09, glow("butter", 6))
            lamp(s * 0.85, y, 1.9, 15, "butter", size=0.1)
    box(0, 6.5, 3.2, 2.5, 16, 0.05, "bone", bevel=0)
    with placed(y=13):
        wall(3, 3.3, "bottle")
    for s, y, c, boot, n in (
        (-1, 1.0, "raspberry", 0.0, 2),
        (1, 3.3, "honey", 0.3, 2),
        (1, 5.6, "petrol", 0.8, 2),
        (-1, 3.3, "tomato", 0.0, 8),
    ):
        for i in range(n):
            size = 0.16 if n == 8 else 0.3
            shoe(
                s * (0.82 - 0.02 * (i % 2)),
                y - 0.18 + (0.3 if n == 2 else 0.13) * i - (0.3 if n == 8 else 0),
                size=size,
                turn=-90 * s,
                finish=c,
                boot=boot,
            )
    for i in range(5):
        for q in (-1, 1):
            ball(-0.05 - 0.13 * i, 4.6 + 0.22 * i + 0.07 * q, 0.006, 0.07, "sky", squash=(1.5, 0.7, 0.1))
    for q in (-0.14, 0.14):
        ball(-0.82, 5.6 + q, 0.006, 0.08, "sky", squash=(1.5, 0.7, 0.1))
    for q in (-0.15, 0.15):
        with placed(-0.75, 10.2 + q, 3.2, lean=180):
            shoe(0, 0, 0, size=0.34, turn=90, finish="ink")
    shoe(0.55, 0.05, 0, size=0.5, turn=-30, finish="ink", boot=0.5, lace="bone")
    shoe(0.9, 0.25, 0, size=0.5, turn=-10, finish="ink", boot=0.5, lace="bone")
    lamp(0, 0.2, 2.2, 40, "butter", size=0.3)


@card(View((0.2, -1.3, 0.7), (-0.2, 1.3, 2.15), 31), Air(("mauve", "plum"), fill=0.9), None)
def umbrella_bats() -> None:
    """Wet umbrellas hang from a rail like bats; one has half opened its wings over a small red one."""
    boards(5, 7, "plum", y=1)
    box(0, 1, 4.2, 5, 7, 0.1, "lilac", bevel=0)
    room(3.4, 3.4, 5.5, "mauve", near=-2, holes=[(2.2, 0, 0.95, 2.3)], dado=(1.2, "plum"))
    box(0.98, 3.7, 0, 1.2, 0.03, 2.5, glow("sky", 0.9), bevel=0)
    window(0.98, 3.44, 0.0, 0.95, 2.3, bars=(2, 3), frame="ink", sill=False)
    rain(1.2, 3.48, 3.6, 2.4, count=60, r=0.006, x=0.98)
    rod((-1.7, 1.2, 3.0), (1.7, 1.2, 3.0), 0.04, metal("brass"))
    for k in range(8):
        x = -1.35 + 0.38 * k
        c = ("ink", "midnight", "slate", "petrol")[k % 4]
        if k == 2:
            continue
        tube([(x - 0.09, 1.2, 2.96), (x - 0.08, 1.2, 3.06), (x, 1.2, 3.06), (x, 1.2, 2.9)], 0.018, "umber")
        lathe(
            [(0.03, 0), (0.085, -0.25), (0.1, -0.55), (0.06, -0.85), (0.012, -0.98)],
            x,
            1.2,
            2.8 - 0.05 * (k % 3),
            felt(c),
        )
        for n in range(6):
            a = n * pi / 3
            rod(
                (x + 0.05 * cos(a), 1.2 + 0.05 * sin(a), 2.7),
                (x + 0.1 * cos(a), 1.2 + 0.1 * sin(a), 2.2),
                0.01,
                c,
            )
        specks([(x, 1.2, 1.72 - 0.2 * j) for j in range(k % 3)], 0.02, glass("sky", 0.8))
    x = -0.59
    tube([(x - 0.09, 1.1, 2.96), (x - 0.08, 1.1, 3.06), (x, 1.1, 3.06), (x, 1.1, 2.9)], 0.02, "umber")
    for s in (-1, 1):
        surface(
            lambda u, v, q=s: (
                x + q * (0.06 + 0.62 * u * (0.35 + 0.65 * sin(pi * min(1, v * 1.1)))),
                1.1 - 0.25 * u * v + 0.12 * u,
                2.85 - 1.05 * v + 0.1 * abs(sin(3 * pi * u)) * v + 0.28 * u * (1 - v),
            ),
            felt("ink"),
            nu=24,
            nv=16,
        )
        for n in range(4):
            u = n / 3
            rod(
                (x, 1.08, 2.8),
                (x + s * (0.06 + 0.62 * u * 0.75), 1.0 - 0.1 * u, 2.0 + 0.16 * u),
                0.012,
                metal("pewter"),
            )
    ball(x, 1.05, 1.95, 0.1, felt("ink"), squash=(0.8, 0.8, 1.3))
    lathe([(0.02, 0), (0.06, -0.15), (0.07, -0.32), (0.01, -0.52)], x + 0.24, 0.98, 2.4, felt("tomato"))
    surface(lambda u, v: (-1.0 + 1.9 * u, 0.6 + 1.3 * v, 0.006), water("sky", 0.4), nu=8, nv=8)
    area((1.0, 3.2, 1.6), (-0.4, 1.0, 1.8), 110, "sky", size=0.9)
    area((-1.2, -1.5, 0.8), (-0.5, 1.2, 2.3), 130, "rose", size=0.8)


@card(
    View((0.0, -4.2, 1.55), (0.0, 0, 1.5), 36),
    Air(("mint", "milk"), fill=1.0),
    Sun(-50, 42, 3.4, "butter", 4),
)
def neighbour_underside() -> None:
    """A woman on a staircase holds out a cup; a man standing upside down beneath pours sugar up into it."""
    with placed(y=1.6):
        wall(8, 7, "mint", stripes=felt("sage"), skirting=None)
    for k in range(11):
        x, z = -1.8 + 0.34 * k, 0.35 + 0.24 * k
        box(x, 0.3, z, 0.36, 1.1, 0.1, "coral", bevel=0.02)
        box(x - 0.16, 0.3, z - 0.2, 0.05, 1.1, 0.22, "bone", bevel=0.01)
        rod((x, -0.3, z), (x, -0.3, z + 0.85), 0.018, "slate")
    rod((-2, -0.3, 1.06), (1.9, -0.3, 3.82), 0.035, "slate")
    person(
        -0.45,
        0.35,
        1.42,
        turn=62,
        tall=1.3,
        pose="lean",
        bend=24,
        coat="coral",
        dress="apron",
        head="bun",
        hair="rust",
        touch=((0.28, 0.05, 1.95), None),
        look=(-14, -16),
    )
    with placed(0.32, 0.02, 1.9):
        cup(0, 0, 0, size=0.13, finish="milk", saucer=False, tea=None)
    with placed(0.55, 0.3, 1.72, lean=180):
        person(
            0,
            0,
            0,
            turn=50,
            tall=1.3,
            pose="offer",
            coat="slate",
            legs="petrol",
            head="beard",
            hair="umber",
            look=(10, 20),
            hands=((-0.2, -0.45, 1.2), (0.15, -0.5, 0.7)),
        )
    lathe([(0.07, 0), (0.09, 0.1), (0.06, 0.14)], 0.62, -0.05, 1.05, porcelain("cornflower"))
    specks([(0.6 - 0.03 * k + 0.012 * sin(k * 5), -0.03, 1.22 + 0.07 * k) for k in range(10)], 0.016, "milk")
    cat(0.92, 0.3, 2.36, turn=-30, size=0.42)
    with placed(-0.35, 0.25, 1.1, lean=180):
        beast("dog", 0, 0, 0, turn=-70, size=0.62, coat="honey", stride=0.02)
    frame(-1.1, 1.55, 2.4, 0.7, 0.9, metal("brass"), felt("salmon"))
    tiles(8, 3, "milk", "slate", side=0.5)


@card(
    View((-0.35, -2.9, 1.25), (0.2, 1.2, 1.15), 29),
    Air(("cornflower", "apricot", "peach"), fill=0.8, clouds=0.5, cloud="peach"),
    Sun(8, 12, 4, "apricot", 4),
)
def wave_at_the_door() -> None:
    """A wave as tall as the lintel stands on the doormat, and a maid holds out a towel."""
    tiles(5, 5, "bone", "sea_green", side=0.45)
    with placed(y=1.5):
        wall(6, 5, "chestnut", holes=[(2.75, 0, 1.35, 2.35)], stripes=felt("umber"), skirting="bone")
    door(0.42, 1.46, w=1.3, h=2.35, ajar=110, leaf="teal")
    sea(50, 2.4, 50, z=-0.15, colour="sea_green", waves=0.4)
    box(0.4, 0.35, 0, 1.1, 0.6, 0.03, felt("brick"), bevel=0.01)

    wave = [
        (1.02, 0),
        (1.1, 0.9),
        (1.02, 1.6),
        (0.78, 2.05),
        (0.42, 2.22),
        (0.05, 2.1),
        (-0.16, 1.82),
        (-0.2, 1.55),
        (-0.12, 1.36),
        (-0.02, 1.56),
        (0.14, 1.68),
        (0.32, 1.62),
        (0.42, 1.4),
        (0.4, 1.05),
        (0.28, 0.7),
        (0.05, 0.38),
        (-0.2, 0.16),
        (-0.3, 0),
    ]
    for k, (colour, y, share) in enumerate(
        (("petrol", 1.25, 1.04), ("teal", 1.0, 1.0), ("sea_green", 0.76, 0.95), ("mint", 0.55, 0.86))
    ):
        with placed(0.42 * (1 - share) + 0.04 * k, y, 0.02):
            cutout([(x * share, z * share) for x, z in wave], 0.2, porcelain(colour), bevel=0.04)
    chance = dice("foam")
    for x, z in wave[4:11]:
        for _ in range(7):
            ball(
                x * 0.9 + 0.14 + chance.uniform(-0.07, 0.07),
                0.5 + chance.uniform(0, 0.5),
                z * 0.9 + chance.uniform(-0.05, 0.08),
                chance.uniform(0.035, 0.075),
                felt("milk"),
            )
    for _ in range(40):
        ball(
            0.35 + chance.uniform(-0.75, 0.7),
            0.45 + chance.uniform(-0.1, 0.5),
            0.03,
            chance.uniform(0.03, 0.07),
            felt("milk"),
        )
    person(
        -0.72,
        0.2,
        turn=68,
        tall=1.6,
        pose="offer",
        coat="ink",
        dress="apron",
        head="bun",
        hair="honey",
        hat="",
        look=(4, 10),
    )
    surface(
        lambda u, v: (
            -0.5 + 0.42 * u,
            -0.02 + 0.28 * (v - 0.5),
            1.02 - 0.35 * abs(v - 0.5) + 0.02 * sin(9 * u),
        ),
        felt("milk"),
        nu=16,
        nv=16,
        thick=0.02,
    )
    for k in range(3):
        rod((-1.35 + 0.32 * k, 1.44, 1.85), (-1.35 + 0.32 * k, 1.32, 1.9), 0.02, metal("brass"))
    bird(-1.35, 1.3, 1.9, size=0.34, turn=30, body="milk", wing="mist")
    tube([(-1.03, 1.32, 1.88), (-1.05, 1.3, 1.6), (-0.98, 1.3, 1.4), (-1.06, 1.3, 1.2)], 0.03, felt("moss"))
    surface(
        lambda u, v: (-0.3 + 1.3 * u, -0.9 + 0.9 * v + 0.1 * sin(6 * u), 0.006),
        water("sky", 0.3),
        nu=12,
        nv=10,
    )
    area((-1.8, -2, 2.6), (0, 0.5, 1), 70, "peach", size=1.2)


@card(View((0.3, -3.2, 1.3), (0.05, 1, 1.3), 33), Air(("mauve", "rose"), fill=0.75), None)
def portrait_pours_tea() -> None:
    """At night in a museum a painted lady leans out of her frame and pours tea for the old guard."""
    boards(6, 6, "chestnut")
    room(4.6, 1.5, 5, "plum", near=-3, dado=(1.0, "aubergine"))
    frame(0.5, 1.4, 1.15, 1.3, 1.7, metal("brass"), felt("bottle"))
    person(
        0.45,
        1.3,
        0.95,
        turn=-30,
        tall=1.6,
        pose="lean",
        bend=44,
        coat="rose",
        head="curls",
        hair="mist",
        hips=(0, 0.0, 0.75),
        feet=((-0.1, 0.1, 0.35), (0.1, 0.1, 0.35)),
        touch=((-0.15, 0.65, 1.55), None),
        look=(-8, -18),
        legs="rose",
        shoes="rose",
    )
    with placed(-0.2, 0.6, 1.45, lean=38):
        lathe(
            [(0, 0), (0.09, 0), (0.13, 0.08), (0.1, 0.17), (0.05, 0.2), (0, 0.23)], 0, 0, 0, porcelain("milk")
        )
        tube([(-0.1, 0, 0.07), (-0.2, 0, 0.12), (-0.23, 0, 0.2)], 0.025, porcelain("milk"))
    rod((-0.44, 0.6, 1.5), (-0.5, 0.58, 1.18), 0.012, "rust")
    chair(-0.8, 0.75, turn=25, finish="umber")
    chair(0.15, 0.15, turn=-60, finish="umber", seat=porcelain("honey"))
    person(
        -0.8,
        0.62,
        0.0,
        turn=38,
        tall=1.6,
        pose="sit",
        coat="petrol",
        legs="petrol",
        head="beard",
        hair="milk",
        hat="cap",
        hatted="petrol",
        touch=(None, (-0.5, 0.5, 1.06)),
        look=(14, 22),
    )
    cup(-0.5, 0.48, 1.06, size=0.1, finish="milk", saucer=True)
    for x in (-1.3, 0.0, 1.2):
        lathe(
            [(0.13, 0), (0.12, 0.03), (0.025, 0.06), (0.025, 0.8), (0.05, 0.85), (0, 0.9)],
            x,
            -0.75,
            0,
            metal("brass"),
        )
    rope((-1.3, -0.75, 0.8), (0, -0.75, 0.8), sag=0.22, r=0.03, finish="cherry")
    rope((0, -0.75, 0.8), (1.2, -0.75, 0.8), sag=0.22, r=0.03, finish="cherry")
    with placed(-1.25, 0.0, 0.06, turn=35, tilt=90):
        cylinder(0, 0, -0.15, 0.04, 0.26, "ink")
        cylinder(0, 0, 0.11, 0.05, 0.06, glow("butter", 8), top=0.065)
    spot((-1.4, -0.3, 0.25), (0.3, 1.3, 1.8), 300, "butter", angle=70)
    lamp(-0.3, -0.6, 2.4, 50, "honey", size=0.3)


@card(View((-0.05, -0.8, 0.2), (0.02, 0.3, 0.16), 32), Air(("sky", "ice"), fill=0.7), None)
def puddle_under_boots() -> None:
    """Two winter boots stand in melted snow, and the pool is a harbour with boats moored to the laces."""
    boards(3, 3, "slate", across=True, wide=0.22)
    with placed(y=1.1):
        wall(4, 3, "slate", dado=(0.5, "petrol"))
    box(0.55, 1.05, 0.0, 0.5, 0.02, 0.03, glow("butter", 6), bevel=0)
    for x, y, t in ((-0.1, 0.5, -62), (0.12, 0.25, -48)):
        shoe(x, y, 0, turn=t, size=0.56, finish="chestnut", boot=0.4, lace="tomato")
        ball(x + 0.02, y + 0.02, 0.17, 0.07, felt("milk"), squash=(1.4, 0.8, 0.4))
    surface(
        lambda u, v: (-0.5 + 1.05 * u + 0.05 * sin(9 * v), -0.34 + 0.85 * v + 0.05 * sin(7 * u), 0.006),
        water("cornflower", 0.25),
        nu=10,
        nv=10,
    )
    for x, y, t, c in (
        (-0.33, -0.02, 20, "tomato"),
        (-0.1, -0.12, -10, "honey"),
        (0.2, -0.06, 30, "teal"),
        (0.36, 0.12, -35, "bone"),
    ):
        row_boat(x, y, 0.006, long=0.13, turn=t, finish=c)
        rope(
            (x + 0.04, y + 0.02, 0.03),
            (-0.19 if x < 0 else 0.13, 0.2, 0.13),
            sag=0.01,
            r=0.003,
            finish="tomato",
        )
        person(
            x,
            y + 0.004,
            0.016,
            turn=t - 90,
            tall=0.07,
            pose="sit",
            coat=("petrol", "cherry")[int(x > 0)],
            hat="cap",
            hatted="ink",
        )
    for k in range(7):
        box(-0.48 + 0.035 * k, -0.16, 0.02, 0.028, 0.05, 0.006, "sand", bevel=0)
        rod((-0.48 + 0.035 * k, -0.16, 0.03), (-0.48 + 0.035 * k, -0.16, 0.0), 0.004, "umber")
    rock(0.3, -0.2, 0.02, size=0.055, finish="ice", seed=4)
    surface(
        lambda u, v: (-0.26 + 0.12 * u, 0.1 + 0.03 * v, 0.13 - 0.08 * v + 0.02 * sin(pi * u)),
        glass("linen", 0.55),
        nu=10,
        nv=6,
    )
    area((0.7, 0.9, 0.35), (0, 0.1, 0.05), 6, "butter", size=0.4)
    area((-0.8, -0.8, 0.9), (0, 0.1, 0.1), 8, "ice", size=0.5)


@card(
    View((-0.12, -1.05, 0.36), (0.08, 0.2, 0.24), 36, focus=(-0.2, 0.0, 0.1), blur=8),
    Air(("milk", "bone"), fill=0.8),
    Sun(-60, 30, 2.4, "milk", 5),
)
def nested() -> None:
    """Nesting dolls bow to look into one another; light comes out of the smallest."""
    boards(3, 3, "cinnamon", across=True, wide=0.2)
    with placed(y=1.6):
        wall(4, 3, "teal")
    body = [
        (0, 0),
        (0.62, 0),
        (0.7, 0.1),
        (0.86, 0.5),
        (0.8, 0.95),
        (0.74, 1.0),
        (0.7, 1.0),
        (0.72, 0.9),
        (0.6, 0.2),
        (0, 0.1),
    ]
    head = [
        (0.76, 0),
        (0.7, 0.25),
        (0.52, 0.5),
        (0.5, 0.66),
        (0.54, 0.85),
        (0.42, 1.08),
        (0.2, 1.2),
        (0, 1.22),
    ]
    x, y, size = 0.42, 0.55, 0.3
    for _k, c in enumerate(("raspberry", "honey", "teal", "coral")):
        lathe(body, x, y, 0, porcelain(c), scale=size)
        lathe([(0.868, 0.42), (0.885, 0.5), (0.866, 0.6)], x, y, 0, porcelain("bone"), scale=size)
        with placed(x - 0.12 * size, y - 0.16 * size, size * 1.0, turn=-38, tilt=30, scale=size):
            lathe(head, 0, 0, 0, porcelain(c))
            ball(0, -0.36, 0.72, 0.3, porcelain("peach"), squash=(1, 0.6, 1))
            for s in (-1, 1):
                ball(s * 0.1, -0.53, 0.76, 0.035, "ink")
                ball(s * 0.17, -0.5, 0.65, 0.06, "coral", squash=(1, 0.4, 0.7))
        x, y, size = x - 0.62 * size - 0.02, y - 0.86 * size, size * 0.66
    lathe(body, x, y, 0, porcelain("bone"), scale=size * 1.2)
    ball(x, y, size * 1.2, size * 0.55, glow("butter", 9))
    lamp(x, y - 0.02, size * 2.2, 2.2, "butter", size=0.03)
    with placed(0.1, 0.35, 0.72):
        tube(
            [(0.9 * cos(a * pi / 12), 0.9 * sin(a * pi / 12), 0) for a in range(24)],
            0.05,
            porcelain("raspberry"),
            closed=True,
        )


@card(View((-0.05, -0.9, 0.36), (0.02, 0.3, 0.3), 36), Air(("butter", "apricot"), fill=0.35), None)
def candles_measured() -> None:
    """Candles at a door frame: the old stub marks the young one's height, and the marks go down."""
    boards(3, 3, "chestnut", across=True, wide=0.16)
    with placed(y=0.75):
        wall(4, 3, "petrol", skirting="bone")
    box(0.34, 0.45, 0, 0.16, 0.5, 1.6, "milk", bevel=0.01)
    for k in range(6):
        box(0.262, 0.23 + 0.01 * (k % 2), 0.62 - 0.085 * k, 0.02, 0.1, 0.007, "chestnut", bevel=0)
    candle(0.2, 0.25, 0, h=0.44, r=0.045, watts=5, wax="bone")
    candle(-0.02, 0.12, 0, h=0.17, r=0.07, watts=4, wax="butter")
    candle(-0.24, 0.3, 0, h=0.36, r=0.055, watts=5, wax="milk")
    candle(-0.36, 0.12, 0, h=0.25, r=0.042, watts=4, wax="rose")
    for x, y, z, r, t in (
        (0.2, 0.25, 0.34, 0.045, -20),
        (-0.02, 0.12, 0.11, 0.07, 30),
        (-0.24, 0.3, 0.27, 0.055, 40),
        (-0.36, 0.12, 0.18, 0.042, 40),
    ):
        with placed(x, y, z, turn=t):
            for s in (-1, 1):
                ball(s * r * 0.4, -r * 0.95, 0.012, r * 0.13, "ink")
            tube(
                [(-r * 0.3, -r * 0.96, -0.014), (0, -r * 1.02, -0.022), (r * 0.3, -r * 0.96, -0.014)],
                r * 0.05,
                "brick",
            )
    limb((0.03, 0.1, 0.11), (0.15, 0.16, 0.3), 0.011, "butter")
    limb((0.15, 0.16, 0.3), (0.2, 0.17, 0.47), 0.011, "butter")
    rod((0.14, 0.16, 0.485), (0.3, 0.2, 0.485), 0.01, "tomato", top=0.003)
    for n in range(9):
        ball(-0.02 + 0.07 * cos(n), 0.12 + 0.07 * sin(n), 0.012, 0.018, "butter", squash=(1.2, 1.2, 0.6))
    cylinder(0.22, 0.06, 0, 0.07, 0.006, "bone")
    ball(0.05, -0.12, 0.025, 0.055, "cinnamon", squash=(1.2, 0.8, 0.55))
    rod((0.01, -0.14, 0.055), (0.09, -0.12, 0.055), 0.013, "milk")
    rod((-0.26, -0.18, 0.008), (-0.1, -0.24, 0.008), 0.008, "sand")
    ball(-0.09, -0.243, 0.01, 0.014, "ink")


@card(
    View((0.3, -2.3, 0.75), (-0.02, 0.6, 0.82), 34),
    Air(("lilac", "peach", "mist"), fill=0.95, clouds=0.5, cloud="blush", seed=4),
    Sun(30, 10, 2, "peach", 8),
)
def foundling_moon() -> None:
    """On the doormat, in a bread basket with a blanket, lies the moon; an old man kneels in the doorway."""
    box(0, 6, -0.16, 40, 40, 0.06, "slate", bevel=0)
    for k in range(14):
        for j in range(9):
            box(
                -2.2 + 0.35 * k + 0.17 * (j % 2),
                -1.6 + 0.3 * j,
                -0.06,
                0.33,
                0.28,
                0.06,
                felt("mist") if (k + j) % 3 else felt("pewter"),
                bevel=0.03,
            )
    with placed(-0.55, 0.9):
        wall(2.4, 5, "bone", holes=[(0.75, 0.06, 0.95, 2.05)], skirting=None)
    door(-0.52, 0.92, 0.06, w=0.95, h=2.0, ajar=-80, leaf="indigo", frame="slate")
    box(-0.52, 2.2, 0, 1.6, 0.05, 2.4, glow("peach", 0.9), bevel=0)
    box(-0.5, 0.7, 0, 1.2, 0.4, 0.06, "pewter", bevel=0.02)
    person(
        -0.5,
        0.62,
        0.06,
        turn=34,
        tall=1.65,
        pose="kneel",
        coat="indigo",
        dress="robe",
        head="beard",
        hair="milk",
        hat="nightcap",
        hatted="rose",
        touch=((0.02, 0.2, 0.58), None),
        look=(10, -22),
    )
    with placed(0.32, 0.05, 0):
        box(0, 0, 0, 0.9, 0.6, 0.015, felt("brick"), bevel=0.005)
        for k in range(5):
            r = 0.25 + 0.014 * k
            tube(
                [(r * cos(a * pi / 8) * 1.2, r * sin(a * pi / 8), 0.05 + 0.055 * k) for a in range(16)],
                0.032,
                "sand",
                closed=True,
            )
        ball(0, 0, 0.32, 0.24, glow("bone", 1.1))
        for x, y, z, r in ((-0.08, -0.2, 0.38, 0.05), (0.06, -0.2, 0.28, 0.035), (0.02, -0.17, 0.47, 0.03)):
            ball(x, y, z, r, "linen", squash=(1, 0.5, 1))
        surface(
            lambda u, v: (-0.34 + 0.68 * u, -0.3 + 0.3 * v, 0.3 + 0.05 * sin(6 * u) - 0.26 * (1 - v) ** 2),
            felt("cornflower"),
            nu=24,
            nv=14,
            thick=0.02,
        )
    lamp(0.3, -0.2, 0.62, 7, "bone", size=0.2)
    cat(0.72, -0.05, 0.08, turn=-60, size=0.42, pose="curl")
    for x, y, h in ((1.4, 7, 1.6), (3.1, 8, 2.0), (0.2, 9, 1.8), (-2.4, 8, 2.2)):
        house(x, y, 0, w=2.0, d=2.0, h=h, wall="mauve", roof="slate", lit=None)
    ball(1.65, 30, 13.5, 1.1, glow("milk", 0.9), squash=(1, 0.1, 1))
    bottle(-1.25, 0.3, 0, size=0.32, tint="milk")


@card(
    View((0.2, -3.9, 1.7), (0.05, 1.0, 1.45), 30),
    Air(("milk", "linen"), fill=0.9),
    Sun(-25, 60, 3.4, "butter", 4),
)
def machine_for_one_seedling() -> None:
    """A hall-high machine with three operators yields one drop for one seedling in a cracked cup."""
    boards(7, 7, "linen")
    with placed(y=2.6):
        wall(8, 7, "slate", skirting=None)
    for x, z, r, c in (
        (-1.1, 2.6, 0.7, "brass"),
        (-0.1, 3.1, 0.5, "pewter"),
        (-0.35, 2.0, 0.42, "brass"),
        (0.6, 2.4, 0.55, "brass"),
        (1.3, 3.1, 0.45, "pewter"),
        (-1.3, 1.35, 0.4, "pewter"),
    ):
        gear(x, 1.9, z, r=r, thick=0.12, teeth=int(r * 26), finish=metal(c))
    box(-0.2, 2.2, 0, 3.4, 0.5, 1.5, "petrol", bevel=0.05)
    for k in range(5):
        with placed(-1.5 + 0.5 * k, 1.92, 1.15, tilt=90):
            cylinder(0, 0, 0, 0.16, 0.05, metal("brass"))
            cylinder(0, 0, 0.05, 0.13, 0.02, "bone")
            rod((0, 0, 0.08), (0.08 * cos(k), 0.08 * sin(k), 0.08), 0.012, "tomato")
    for k in range(4):
        rod((-1.2 + 0.4 * k, 1.85, 0.5), (-1.25 + 0.4 * k, 1.55, 0.85), 0.025, "ink")
        ball(-1.25 + 0.4 * k, 1.53, 0.88, 0.05, ("tomato", "pistachio")[k % 2])
    tube(
        [
            (-2.2, 1.7, 5),
            (-2.0, 1.6, 3.6),
            (-0.6, 1.4, 3.9),
            (0.9, 1.3, 3.7),
            (1.1, 1.1, 2.6),
            (0.95, 0.6, 1.9),
            (0.72, 0.2, 1.75),
            (0.62, 0.05, 1.5),
        ],
        0.11,
        metal("brass"),
    )
    tube([(2.2, 2.0, 4.5), (1.6, 1.9, 3.8), (1.7, 1.9, 1.6), (1.2, 2.0, 1.2)], 0.09, metal("pewter"))
    cylinder(0.62, 0.05, 1.36, 0.06, 0.14, metal("brass"), top=0.09)
    specks([(0.62, 0.05, 1.18)], 0.05, glow("sky", 1.4), stretch=(0.8, 0.8, 1.3))
    stool(0.62, 0.02, h=0.6, finish="cinnamon")
    cup(0.62, 0.02, 0.6, size=0.17, finish="milk", saucer=False, tea="umber")
    rod((0.62, 0.02, 0.75), (0.62, 0.02, 0.92), 0.01, "moss")
    for s in (-1, 1):
        ball(0.62 + 0.04 * s, 0.02, 0.92, 0.035, "pistachio", squash=(1.3, 0.6, 0.6))
    person(
        0.95,
        -0.02,
        turn=-70,
        tall=1.05,
        young=True,
        pose="offer",
        coat="tomato",
        legs="slate",
        touch=((0.75, 0.12, 0.72), (0.72, -0.1, 0.72)),
        look=(0, 10),
    )
    for x, y, t, pose in (
        (-1.15, 1.1, 175, "reach"),
        (-0.35, 1.15, 170, "push"),
        (0.35, 1.35, -150, "point"),
    ):
        person(
            x,
            y,
            turn=t,
            tall=1.5,
            coat="linen",
            dress="coat",
            legs="slate",
            head=("beard", "bun", "bald")[int(x * 2) % 3],
            pose=pose,
        )
    cup(1.25, -0.75, 0.0, size=0.17, finish="sky", saucer=False, tea="umber")
    for k in range(5):
        rod((1.25, -0.75, 0.15), (1.25 + 0.12 * cos(k * 1.3), -0.75, 0.55 + 0.06 * k), 0.012, "moss")
        ball(1.25 + 0.13 * cos(k * 1.3), -0.75, 0.58 + 0.06 * k, 0.07, "pistachio", squash=(1.3, 0.6, 0.6))
    flower(1.22, -0.78, 0.15, h=0.62, petals="raspberry", r=0.1)


@card(View((0.3, -3.0, 1.15), (0.0, 1.0, 1.05), 30), Air(("apricot", "coral"), fill=0.8), None)
def stoking_with_summer() -> None:
    """A stoker swings his shovel at the furnace: he burns sunflowers, straw hats and sandals."""
    tiles(6, 6, "umber", "chestnut", side=0.6)
    room(4.6, 2.0, 6, "umber", near=-3)
    box(0.95, 1.5, 0, 1.5, 1.0, 2.4, "ink", bevel=0.08)
    with placed(0.85, 0.98, 0.55):
        with placed(tilt=90):
            cylinder(0, -0.05, 0, 0.52, 0.06, metal("pewter"))
            cylinder(0, -0.05, 0.04, 0.42, 0.04, glow("coral", 6))
        for k in range(6):
            ball(
                -0.25 + 0.1 * k,
                -0.06,
                -0.1 + 0.12 * (k % 3),
                0.12,
                glow(("honey", "butter")[k % 2], 8),
                squash=(0.7, 0.4, 1.4),
            )
    with placed(1.42, 0.8, 0.2, turn=-55):
        box(0.3, 0, 0, 0.7, 0.06, 0.95, metal("pewter"), bevel=0.06)
    for z in (2.5, 3.3):
        tube([(0.95, 1.6, z - 0.1), (0.95, 1.6, 3.6), (0.2, 1.7, 4.2), (-2, 1.8, 4.3)], 0.16, metal("brass"))
    lamp(0.7, 0.55, 0.8, 160, "honey", size=0.4)
    person(
        -0.42,
        0.6,
        turn=78,
        tall=1.75,
        pose="push",
        bend=20,
        coat="brick",
        legs="ink",
        head="beard",
        hair="ink",
        hat="cap",
        hatted="ink",
        touch=((0.12, 0.35, 0.95), (-0.22, 0.4, 1.05)),
        look=(0, -6),
    )
    ball(-0.25, 0.42, 1.36, 0.035, "cornflower")
    rod((-0.5, 0.35, 1.2), (0.35, 0.35, 0.82), 0.022, "sand")
    box(0.5, 0.35, 0.72, 0.34, 0.3, 0.03, metal("pewter"), bevel=0.01)
    hat("boater", 0.5, 0.33, 0.86, "straw", size=0.8)
    for k in range(6):
        x, y = -1.0 + 0.24 * k, -0.55 + 0.2 * (k % 2)
        with placed(x, y, 0.1, turn=40 * k, tilt=70):
            rod((0, 0, 0), (0, 0, -0.6), 0.02, "moss")
            ball(0, 0, 0.02, 0.13, "umber", squash=(1, 1, 0.35))
            for n in range(12):
                a = n * pi / 6
                with placed(0.18 * cos(a), 0.18 * sin(a), 0, turn=30 * n):
                    ball(0, 0, 0, 0.08, "straw", squash=(1.1, 0.5, 0.2))
    for x, y in ((-0.3, -0.9), (-0.1, -1.0), (0.75, -0.6), (0.9, -0.75)):
        ball(x, y, 0.1, 0.1, "apricot")
    hat("sun", -0.9, -1.1, 0.12, "butter", size=1.2, turn=30)
    shoe(0.35, -1.2, 0, turn=-40, size=0.34, finish="coral")
    shoe(0.62, -1.05, 0, turn=10, size=0.34, finish="coral")
    box(-1.0, 1.2, 4.3, 1.2, 1.2, 0.04, felt("ice"), bevel=0)
