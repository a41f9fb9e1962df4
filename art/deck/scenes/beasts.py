"""Animals that do people's work."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    armchair,
    ball,
    bird,
    blades,
    boards,
    bowl,
    box,
    bucket,
    cutout,
    cylinder,
    dice,
    felt,
    fir,
    fish,
    flower,
    frame,
    glass,
    glow,
    grass,
    ground,
    hat,
    house,
    ladder,
    lamp,
    leaf,
    limb,
    metal,
    mirror,
    person,
    placed,
    porcelain,
    rod,
    room,
    rough,
    round_tree,
    sea,
    stool,
    suitcase,
    surface,
    sweep,
    table,
    table_lamp,
    tube,
    wall,
    water,
    window,
)
from art.deck.registry import card


@card(
    View((-0.3, -2.9, 1.35), (0.12, 0.8, 1.15), 32),
    Air(("milk", "straw"), fill=1.35),
    Sun(-120, 40, 2.6, "milk", 4),
)
def crow_tailors() -> None:
    """A scarecrow stands on the block while crows measure it for a dress suit."""
    boards(5, 5, "cinnamon")
    room(4.4, 1.8, 5, "sage", near=-3, dado=(1.0, "olive"))
    frame(1.25, 1.72, 0.4, 0.7, 1.8, metal("brass"), mirror("mist"))
    cylinder(0.3, 0.7, 0, 0.5, 0.25, "chestnut")
    rod((0.3, 0.7, 0.2), (0.3, 0.7, 1.95), 0.05, "sand")
    rod((-0.55, 0.7, 1.55), (1.15, 0.7, 1.55), 0.04, "sand")
    sweep(
        [(0.3, 0.7, 0.75), (0.3, 0.7, 1.1), (0.3, 0.7, 1.4), (0.3, 0.7, 1.62)],
        [(0.28, 0.17), (0.22, 0.15), (0.28, 0.17), (0.1, 0.08)],
        felt("ink"),
    )
    for s in (-1, 1):
        limb((0.3 + 0.25 * s, 0.7, 1.55), (0.3 + 0.68 * s, 0.7, 1.55), 0.1, felt("ink"), tip=0.09)
        blades(
            [(0.3 + 0.75 * s + 0.02 * k * s, 0.7, 1.5) for k in range(8)],
            0.2,
            felt("straw"),
            wide=0.012,
            seed=3,
        )
        limb((0.3 + 0.1 * s, 0.7, 0.8), (0.3 + 0.13 * s, 0.7, 0.3), 0.1, felt("ink"))
    box(0.3, 0.55, 1.2, 0.16, 0.03, 0.36, felt("milk"), bevel=0.01)
    box(0.42, 0.54, 1.18, 0.12, 0.02, 0.12, felt("cherry"), turn=8, bevel=0.03)
    ball(0.3, 0.68, 1.86, 0.2, felt("linen"))
    for s in (-1, 1):
        ball(0.3 + 0.07 * s, 0.49, 1.9, 0.028, "ink")
    tube([(0.2, 0.5, 1.8), (0.3, 0.47, 1.76), (0.4, 0.5, 1.8)], 0.01, "brick")
    blades(
        [(0.3 + 0.19 * cos(k), 0.7 + 0.1 * sin(k), 1.98) for k in range(30)], 0.16, felt("straw"), wide=0.012
    )
    for x, y, z, t, flying in (
        (-0.62, 0.62, 1.6, 60, False),
        (0.95, 0.62, 1.6, -50, False),
        (0.05, 0.35, 0.25, 20, False),
        (-0.2, 0.2, 2.2, 60, True),
        (0.75, 0.05, 0.0, -40, False),
    ):
        bird(
            x,
            y,
            z,
            size=0.42,
            turn=t,
            body="ink",
            wing="midnight",
            beak="slate",
            flying=flying,
            legs=0.0 if flying else 0.14,
        )
    tube([(-0.42, 0.5, 1.75), (-0.2, 0.4, 1.5), (0.1, 0.4, 0.55)], 0.014, "butter")
    hat("sun", 0.75, -0.15, 0.42, "straw", size=1.0, turn=20)
    table(-0.95, -0.5, 1.0, 0.8, 0.72, finish="chestnut")
    surface(
        lambda u, v: (-1.35 + 0.8 * u, -0.85 + 0.6 * v, 0.735 + 0.02 * sin(8 * u)),
        felt("slate"),
        nu=20,
        nv=10,
    )
    for s in (-1, 1):
        with placed(-0.72, -0.62, 0.77, turn=30 + 14 * s):
            rod((0, 0, 0), (0, 0.3, 0), 0.018, metal("mist"), top=0.004)
            tube([(0, 0, 0), (0.05 * s, -0.12, 0), (0.0, -0.2, 0), (-0.03 * s, -0.1, 0)], 0.014, "ink")
    bird(-1.15, -0.35, 0.74, size=0.4, turn=50, body="ink", wing="midnight", beak="slate", legs=0.12)


@card(
    View((-0.35, -3.4, 1.0), (0.3, 0.8, 1.05), 33),
    Air(("mauve", "lilac", "blush"), fill=0.9, clouds=0.5, cloud="blush"),
    Sun(-60, 12, 2.2, "blush", 6),
)
def house_doctor() -> None:
    """A heron in a doctor's coat listens with a stethoscope to the door of a small crooked house."""
    ground(20, -4, 16, "sage", height=lambda x, y: 0.15 * rough(x, y, 0.4) - 0.05)
    grass(8, -2.6, 3, count=900, h=0.14, colours=("sage", "moss", "olive"))
    house(
        0.75,
        1.0,
        0,
        w=1.7,
        d=1.4,
        h=1.35,
        lean=-5,
        turn=-14,
        wall="bone",
        roof="brick",
        lit="butter",
        door="chestnut",
    )
    with placed(1.08, 1.15, 2.45, lean=-8):
        tube(
            [(0.2 * cos(a * pi / 6), 0.2 * sin(a * pi / 6), 0.02 * sin(a)) for a in range(12)],
            0.07,
            felt("tomato"),
            closed=True,
        )
        sweep(
            [(-0.16, -0.14, 0), (-0.22, -0.2, -0.25), (-0.2, -0.22, -0.5)],
            [(0.08, 0.03), (0.09, 0.03), (0.1, 0.03)],
            felt("tomato"),
        )
    for k in range(4):
        ball(1.0 - 0.18 * k, 1.2 + 0.1 * k, 2.95 + 0.28 * k, 0.1 + 0.05 * k, felt("milk"))
    for x in (0.18, 0.3):
        ball(x, 0.2, 0.8, 0.06, felt("ink"))
    person(
        -0.38,
        0.05,
        turn=70,
        tall=1.75,
        pose="lean",
        bend=34,
        head="heron",
        coat="milk",
        dress="coat",
        legs="slate",
        touch=((0.42, 0.18, 0.72), None),
        look=(10, 6),
    )
    tube([(-0.02, 0.0, 1.35), (0.1, -0.05, 0.95), (0.3, 0.1, 0.85), (0.45, 0.2, 0.75)], 0.018, "ink")
    with placed(0.47, 0.24, 0.74, tilt=90):
        cylinder(0, 0, 0, 0.05, 0.03, metal("pewter"))
    suitcase(-0.85, -1.0, 0, w=0.5, h=0.32, d=0.24, turn=25, finish="ink")
    fir(-2.4, 5, 0, h=3.4, finish="petrol")
    fir(-1.6, 7, 0, h=2.8, finish="petrol")
    round_tree(3.6, 6, 0, h=2.6, crown="plum")
    for k in range(6):
        flower(-0.4 + 0.3 * k, -1.3 + 0.14 * (k % 3), 0, h=0.22, petals=("blush", "butter")[k % 2], r=0.05)
    lamp(0.4, 0.1, 0.9, 14, "butter")


@card(View((-0.35, -2.3, 1.4), (0.15, 1.6, 1.2), 26), Air(("coral", "umber"), fill=0.9), None)
def mole_metro() -> None:
    """A mole with its eyes shut drives a metro car; the straps are carrots poking through from above."""
    boards(3.4, 7, "cinnamon", y=1.5)
    for s in (-1, 1):
        with placed(s * 1.45, 1.4, turn=-90 * s):
            wall(
                6.5,
                2.6,
                "straw",
                holes=[(0.5 + 1.6 * k, 1.0, 1.2, 0.8) for k in range(4)],
                skirting="brass",
                dado=(0.85, "rust"),
            )
        box(s * 1.18, 1.6, 0.3, 0.5, 5.0, 0.14, felt("coral"), bevel=0.06)
        surface(
            lambda u, v, q=s: (q * (1.9 + 0.2 * rough(u * 6, v * 6, 1)), -2 + 8 * u, -0.5 + 4 * v),
            felt("umber"),
            nu=20,
            nv=10,
        )
    surface(
        lambda u, v: (-1.5 + 3 * u, -2 + 7 * v, 2.62 + 0.12 * rough(u * 5, v * 9, 1.0) + 0.25 * sin(pi * u)),
        felt("umber"),
        nu=40,
        nv=40,
    )
    with placed(y=4.7):
        wall(3, 3, "straw", holes=[(0.5, 1.0, 2.0, 1.2)], skirting=None)
    box(0, 5.5, 0.8, 3, 0.05, 2.2, felt("chestnut"), bevel=0)
    ball(0, 5.3, 1.5, 0.3, glow("butter", 3))
    for k in range(6):
        for s in (-1, 1):
            x, y = s * 0.72, 0.2 + 0.8 * k
            long = 0.12 if (k, s) == (1, 1) else 0.55
            rod((x, y, 2.62), (x, y, 2.62 - long), 0.09, "coral", top=0.015)
            blades([(x + 0.03 * n, y, 2.56) for n in range(-2, 3)], 0.18, felt("moss"), wide=0.02)
    person(
        0.5,
        3.0,
        turn=-20,
        tall=1.5,
        head="mole",
        coat="petrol",
        legs="ink",
        hat="cap",
        hatted="cherry",
        pose="stand",
        touch=((0.28, 2.6, 1.15), None),
    )
    box(0.24, 2.65, 0, 0.34, 0.3, 0.95, "brass", bevel=0.03)
    rod((0.24, 2.6, 0.95), (0.28, 2.56, 1.2), 0.022, "ink")
    ball(0.28, 2.55, 1.22, 0.05, "tomato")
    person(-1.1, 2.2, 0.0, turn=88, tall=1.35, head="mouse", coat="honey", dress="skirt", pose="sit")
    person(1.1, 1.2, 0.0, turn=-88, tall=1.5, head="badger", coat="bottle", pose="sit", look=(-20, 0))
    person(
        -0.72,
        0.55,
        turn=160,
        tall=1.45,
        head="mouse",
        coat="plum",
        dress="coat",
        touch=((-0.72, 0.95, 2.02), None),
        pose="reach",
    )
    ball(0.72, 1.0, 0.75, 0.22, porcelain("ink"), squash=(1, 0.8, 1.2))
    ball(0.72, 0.92, 1.06, 0.12, porcelain("ink"))
    limb((0.72, 0.95, 0.9), (0.74, 1.0, 1.55), 0.025, "ink")
    suitcase(-0.3, -0.35, 0, w=0.5, h=0.38, turn=15, finish="pistachio")
    for y in (0.6, 2.6):
        ball(0, y, 2.42, 0.1, glow("butter", 8))
        lamp(0, y, 2.2, 55, "butter", size=0.1)


@card(
    View((0.35, -3.3, 1.55), (-0.15, 1.0, 1.3), 29),
    Air(("butter", "peach"), fill=0.75),
    Sun(40, 38, 4, "straw", 2),
)
def leaf_sorting_office() -> None:
    """Hares in caps sort autumn leaves into pigeonholes as if they were the morning's mail."""
    boards(6, 7, "cinnamon")
    with placed(0.2, 1.7, turn=-10):
        box(0, 0.25, 0, 4.4, 0.05, 4.2, "bottle", bevel=0)
        chance = dice("leaves")
        tints = ("rust", "honey", "tomato", "straw", "brick", "olive")
        for i in range(10):
            for j in range(8):
                x, z = -2.0 + 0.44 * i, 0.5 + 0.44 * j
                box(x - 0.22, 0, z, 0.03, 0.4, 0.44, "chestnut", bevel=0)
                box(x, 0, z, 0.44, 0.4, 0.03, "chestnut", bevel=0)
                if (i, j) == (6, 5):
                    bird(x, -0.02, z + 0.03, size=0.32, turn=20, body="mist", wing="pewter")
                elif chance.random() < 0.72:
                    for _ in range(chance.randrange(1, 4)):
                        leaf(
                            x + chance.uniform(-0.08, 0.08),
                            -0.12,
                            z + 0.12 + chance.uniform(0, 0.1),
                            size=0.26,
                            tilt=80,
                            turn=chance.uniform(-30, 30),
                            lean=chance.uniform(-40, 40),
                            finish=chance.choice(tints),
                        )
    for x, y, t, pose in ((-0.55, 0.9, 160, "reach"), (0.95, 0.7, -150, "offer")):
        person(
            x,
            y,
            turn=t,
            tall=1.5,
            head="hare",
            coat="petrol" if x < 0 else "bottle",
            hat="cap",
            hatted="brick",
            dress="apron",
            pose=pose,
        )
    person(
        -0.15,
        -0.15,
        turn=62,
        tall=1.45,
        head="hare",
        coat="rust",
        hat="cap",
        hatted="bottle",
        pose="reach",
        touch=((0.12, -0.15, 1.62), None),
        look=(-6, 30),
    )
    leaf(0.14, -0.2, 1.66, size=0.3, tilt=70, turn=30, finish=glow("tomato", 0.7))
    with placed(0.85, -0.95, 0):
        sweep(
            [(0, 0, 0), (0, 0, 0.2), (0, 0, 0.5), (0.02, 0, 0.66)],
            [(0.28, 0.26), (0.34, 0.32), (0.26, 0.24), (0.22, 0.2)],
            felt("linen"),
        )
    for k in range(46):
        a = k * 2.4
        r = 0.04 + 0.13 * k**0.5
        leaf(
            0.7 + r * cos(a),
            -1.1 + 0.7 * r * sin(a),
            0.05 + 0.5 * max(0, 0.4 - r),
            size=0.28,
            turn=40 * k,
            tilt=20 * sin(k),
            finish=tints[k % 6],
        )


@card(View((0.0, -2.5, 1.5), (-0.02, 0.8, 1.0), 32), Air(("cornflower", "indigo"), fill=1.0), None)
def wolf_rocks_cradle() -> None:
    """A wolf in a nightcap rocks a cradle by lamplight and knits; a lamb sleeps in it."""
    boards(5, 5, "chestnut")
    room(4.4, 1.8, 5, "indigo", near=-3, stripes=felt("midnight"), holes=[(0.5, 1.2, 0.95, 1.3)])
    window(-1.22, 1.84, 1.2, 0.95, 1.3, pane=glow("cornflower", 0.5))
    armchair(0.62, 0.85, turn=-32, finish="cherry")
    person(
        0.6,
        0.72,
        0.03,
        turn=-32,
        tall=1.75,
        head="wolf",
        coat="bone",
        dress="robe",
        hat="nightcap",
        hatted="tomato",
        pose="sit",
        look=(-14, -18),
        hands=((-0.12, -0.38, 0.86), (0.14, -0.36, 0.86)),
        feet=((-0.14, -0.75, 0.1), (0.12, -0.42, 0)),
    )
    for s in (-1, 1):
        rod((0.4 + 0.05 * s, 0.32, 0.92), (0.36 - 0.12 * s, 0.22, 1.1), 0.012, "sand")
    surface(
        lambda u, v: (0.22 + 0.3 * u, 0.24 + 0.08 * v, 0.92 - 0.42 * v + 0.02 * sin(12 * u)),
        felt("butter"),
        nu=16,
        nv=12,
    )
    tube([(0.3, 0.25, 0.6), (0.2, -0.1, 0.1), (0.5, -0.5, 0.05), (0.75, -0.7, 0.1)], 0.012, "butter")
    ball(0.8, -0.75, 0.13, 0.13, felt("butter"))
    with placed(-0.5, 0.15, 0.12, turn=18, lean=-9):
        surface(
            lambda u, v: (-0.34 + 0.68 * u, -0.5 + 1.0 * v, 0.1 + 0.42 * (2 * u - 1) ** 2),
            "cinnamon",
            nu=20,
            nv=4,
            thick=0.03,
        )
        with placed(0, 0.5, 0):
            cutout([(-0.36, 0.1), (0.36, 0.1), (0.36, 0.62), (0, 0.78), (-0.36, 0.62)], 0.04, "cinnamon")
        for y in (-0.5, 0.5):
            tube([(-0.4, y, 0.08), (-0.2, y, -0.03), (0.2, y, -0.03), (0.4, y, 0.08)], 0.03, "chestnut")
        surface(
            lambda u, v: (-0.3 + 0.6 * u, -0.46 + 0.7 * v, 0.46 + 0.12 * sin(pi * u) * sin(pi * v)),
            felt("rose"),
            nu=20,
            nv=16,
        )
        with placed(0, 0.34, 0.56):
            ball(0, 0, 0, 0.13, felt("milk"))
            ball(0, -0.1, -0.02, 0.07, felt("blush"))
            for s in (-1, 1):
                ball(s * 0.14, 0, 0.02, 0.07, felt("bone"), squash=(1.2, 0.5, 0.5))
                ball(s * 0.05, -0.12, 0.03, 0.022, "umber", squash=(1.2, 0.4, 0.3))
            for k in range(7):
                ball(0.09 * cos(k), 0.03, 0.09 + 0.03 * sin(k * 2), 0.05, felt("milk"))
    stool(1.35, 0.6, h=0.66, finish="sand")
    table_lamp(1.35, 0.6, 0.66, shade="honey", watts=60, size=1.2)
    lamp(0.1, -0.8, 1.9, 36, "honey", size=0.3)


@card(
    View((0.25, -3.1, 1.15), (-0.15, 0.7, 1.1), 33),
    Air(("sky", "mint", "milk"), fill=1.0, clouds=0.6),
    Sun(-45, 40, 4, "butter", 3),
)
def cat_ticket_inspector() -> None:
    """On an open tram in a meadow, a grey cat in a cap punches the ticket of a dignified fish."""
    ground(24, -4, 20, "pistachio", height=lambda x, y: 0.12 * rough(x, y, 0.5) - 0.1)
    grass(9, -2.5, 5, count=1100, h=0.2, colours=("sage", "moss"))
    for y in (-0.05, 1.25):
        rod((-5, y, 0.05), (5, y, 0.05), 0.04, "slate")
    box(0, 0.6, 0.28, 3.6, 1.5, 0.14, "chestnut", bevel=0.03)
    box(0, 0.6, 0.2, 3.7, 1.3, 0.1, "tomato", bevel=0.03)
    for x in (-1.2, 1.2):
        for y in (-0.05, 1.25):
            with placed(x, y, 0.24, tilt=90):
                cylinder(0, 0, -0.05, 0.24, 0.1, "ink")
                cylinder(0, 0, -0.06, 0.1, 0.12, metal("brass"))
    for x in (-1.5, 0.0, 1.5):
        for y in (0.0, 1.2):
            rod((x, y, 0.4), (x, y, 2.45), 0.035, metal("brass"))
    box(0, 0.6, 2.45, 3.8, 1.7, 0.1, "tomato", bevel=0.05)
    surface(
        lambda u, v: (
            -1.9 + 3.8 * u,
            -0.25 + 0.02 * sin(40 * u),
            2.48 - 0.22 * v - 0.04 * abs(sin(12 * pi * u)) * v,
        ),
        felt("butter"),
        nu=120,
        nv=4,
    )
    for x in (-0.75, 0.75):
        box(x, 0.85, 0.42, 0.95, 0.45, 0.42, "honey", bevel=0.05)
        box(x, 1.05, 0.42, 0.95, 0.1, 0.95, "honey", bevel=0.04)
    person(
        -0.65,
        0.6,
        0.42,
        turn=62,
        tall=1.55,
        head="salmon",
        coat="petrol",
        dress="coat",
        hat="bowler",
        hatted="ink",
        pose="sit",
        touch=(None, (-0.15, 0.2, 1.3)),
        look=(16, 4),
    )
    person(
        0.45,
        0.3,
        0.42,
        turn=-64,
        tall=1.5,
        head="cat",
        coat="indigo",
        legs="indigo",
        hat="cap",
        hatted="indigo",
        pose="offer",
        touch=((0.0, 0.15, 1.32), (0.12, 0.05, 1.1)),
        look=(-8, -4),
    )
    box(-0.08, 0.16, 1.3, 0.14, 0.01, 0.09, felt("milk"), bevel=0)
    bowl(-1.25, 0.75, 0.85, r=0.16, finish=glass("ice", 0.35), filled=water("sky", 0.3))
    fish(-1.25, 0.72, 0.98, size=0.14, body="honey", fin="coral")
    for k in range(8):
        flower(
            -1.4 + 0.4 * k,
            -1.25 + 0.2 * (k % 3),
            -0.05,
            h=0.32,
            petals=("tomato", "milk", "cornflower")[k % 3],
            r=0.065,
        )
    round_tree(-3.4, 8, 0, h=3.2, crown="moss")
    round_tree(3.2, 10, 0, h=3.6, crown="sage")


@card(
    View((0.3, -3.2, 1.2), (-0.1, 1.0, 1.25), 30),
    Air(("ice", "sky", "peach"), fill=0.9, clouds=0.4),
    Sun(50, 22, 3.4, "peach", 4),
)
def bears_paint_the_dawn() -> None:
    """Bears with paint rollers put up the morning sky on a wall at the edge of the sea."""
    sea(40, -3, 40, colour="sky", waves=0.1)
    boards(3.2, 5, "sand", y=-0.6)
    with placed(0.0, 3.2):
        box(0, 0.1, 0, 4.6, 0.1, 5, felt("salmon"), bevel=0)
        for k in range(5):
            box(
                -1.1 + 0.02 * k,
                -0.02 - 0.004 * k,
                0.7 + 0.62 * k,
                2.2,
                0.02,
                0.6,
                felt(("apricot", "peach", "rose", "lilac", "cornflower")[k]),
                bevel=0,
            )
    ladder((0.75, 1.2, 0), (0.7, 2.95, 3.2), w=0.6, rungs=11, finish="chestnut")
    person(
        0.68,
        2.05,
        1.6,
        turn=180,
        tall=1.75,
        head="bear",
        coat="milk",
        legs="cornflower",
        pose="climb",
        touch=((0.2, 3.0, 3.0), None),
        look=(10, 16),
    )
    rod((0.2, 2.95, 2.9), (0.0, 3.05, 3.2), 0.02, "umber")
    with placed(-0.02, 3.05, 3.25, lean=90):
        cylinder(0, 0, -0.16, 0.07, 0.32, felt("cornflower"))
    person(
        -0.72,
        1.2,
        turn=165,
        tall=1.6,
        head="bear",
        coat="milk",
        legs="rose",
        pose="reach",
        touch=((-0.95, 2.6, 1.7), None),
        hat="cap",
        hatted="milk",
    )
    rod((-0.95, 1.9, 1.5), (-1.05, 3.0, 1.9), 0.02, "umber")
    with placed(-1.05, 3.05, 1.92, lean=90):
        cylinder(0, 0, -0.16, 0.07, 0.32, felt("rose"))
    for x, y, c in ((0.1, 0.1, "cornflower"), (0.55, -0.25, "rose"), (-0.35, -0.35, "apricot")):
        bucket(x, y, 0, r=0.17, h=0.28, filled=c)
    surface(
        lambda u, v: (-0.3 + 0.5 * u + 0.1 * sin(7 * v), -1.2 + 0.5 * v, 0.006), felt("lilac"), nu=20, nv=8
    )
    bird(1.05, 0.2, 0.0, size=0.4, turn=-40, body="milk", wing="mist", beak="honey", legs=0.2)
