"""Halls, stairs and night rooms."""

from math import sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    arc,
    area,
    armchair,
    ball,
    bed,
    bird,
    boards,
    box,
    bucket,
    cat,
    chair,
    clock_face,
    cutout,
    dice,
    door,
    felt,
    frame,
    gable,
    glow,
    hanging_lamp,
    hat,
    lamp,
    lathe,
    light_patch,
    metal,
    mirror,
    paper_boat,
    person,
    placed,
    ring,
    rod,
    room,
    sea,
    shoe,
    solid,
    steam,
    steamer,
    stool,
    suitcase,
    surface,
    sweep,
    table_lamp,
    tube,
    umbrella,
    wall,
    water,
)
from art.deck.registry import card


@card(View((-0.5, -2.2, 0.75), (0.35, 2.2, 1.75), 27), Air(("mauve", "petrol"), fill=1.0), None)
def stairs_for_small_feet() -> None:
    """A man crawls up a staircase that shrinks as it rises to a doll-sized, lit door."""
    boards(6, 4, "chestnut", y=-1)
    with placed(y=4.4):
        wall(16, 9, "mauve", stripes=felt("plum"), skirting=None)
    y, z, size, x = 0.0, 0.0, 1.0, 0.0
    for k in range(17):
        tread, rise, w = 0.42 * size, 0.3 * size, 1.9 * size
        box(x, y + tread / 2, 0, w, tread, z + rise, "cinnamon", bevel=0.012)
        box(
            x,
            y + tread / 2 - 0.01,
            z + rise - 0.03 * size,
            w + 0.05,
            tread + 0.02,
            0.04 * size,
            "sand",
            bevel=0.01,
        )
        rod(
            (x + w / 2, y + tread / 2, z + rise),
            (x + w / 2, y + tread / 2, z + rise + 0.85 * size),
            0.03 * size,
            "chestnut",
        )
        ball(x + w / 2, y + tread / 2, z + rise + 0.87 * size, 0.05 * size, "chestnut")
        if k in (1, 4, 7, 10, 13):
            with placed(x - w / 2 - 0.15, y + 0.1, z + rise + 1.5 * size, scale=size):
                sweep(
                    [(0, 0, 0), (0, 0, -0.25), (0, 0, -0.9)],
                    [(0.1, 0.05), (0.24, 0.09), (0.3, 0.12)],
                    felt(("teal", "teal", "brick", "honey", "blush")[k // 3]),
                )
        y, z, x, size = y + tread, z + rise, x + 0.06, size * 0.885
    box(x, y + 0.05, z - 0.1, 0.36, 0.06, 0.62, "chestnut", bevel=0.01)
    box(x, y + 0.02, z - 0.08, 0.27, 0.06, 0.54, glow("butter", 5), bevel=0)
    lamp(x, y - 0.35, z + 0.3, 34, "butter")
    person(
        -0.05,
        1.22,
        0.85,
        turn=180,
        tall=1.55,
        pose="crawl",
        tilt=-26,
        coat="teal",
        dress="coat",
        head="short",
        hat="",
        hair="pewter",
    )
    lathe(
        [(0.13, 0), (0.13, 0.1), (0.09, 0.16), (0.1, 0.9), (0.15, 1.0), (0.1, 1.08), (0.12, 1.2), (0, 1.3)],
        -0.98,
        -0.75,
        0,
        "chestnut",
        scale=1.0,
    )
    hat("bowler", 0.55, -0.35, 0.05, "petrol", size=1.1)
    area((-2.4, -2, 2.8), (0, 1.5, 1), 90, "cornflower", size=1.5)


@card(
    View((0.7, -2.7, 1.5), (-0.15, 1.0, 1.2), 30),
    Air(("peach", "blush"), fill=0.9),
    Sun(80, 15, 4, "apricot", 2),
)
def wallpaper_birds() -> None:
    """The printed birds have left the nursery wall for bed and lamp; one is still half paper."""
    boards(5, 5, "sand")
    with placed(0, 1.4, turn=-8):
        wall(6, 5, "blush")
        chance = dice("birds")
        for i in range(12):
            for j in range(8):
                x, z = -2.6 + 0.45 * i + 0.22 * (j % 2), 0.5 + 0.42 * j
                gone = chance.random() < 0.5
                if (i, j) == (4, 4):
                    continue
                if (i, j) == (7, 3):
                    ball(x, -0.01, z, 0.12, felt("milk"), squash=(0.9, 0.06, 0.8))
                    for e in (-0.07, 0.07):
                        ball(x + e, -0.01, z + 0.13, 0.05, felt("milk"), squash=(0.6, 0.1, 1.2))
                    continue
                c = felt("milk") if gone else felt(("teal", "coral")[(i + j) % 2])
                ball(x, -0.01, z, 0.085, c, squash=(1.3, 0.06, 0.8))
                ball(x - 0.1, -0.01, z + 0.06, 0.045, c, squash=(1, 0.1, 1))
                ball(x + 0.14, -0.01, z + 0.02, 0.06, c, squash=(1.3, 0.08, 0.4))
        bird(
            -0.72, -0.2, 2.05, size=0.46, turn=-60, tilt=-22, body="coral", wing="brick", flying=True, flap=40
        )
    bed(0.75, 0.35, turn=-78, w=1.05, long=1.9, quilt="teal", wood="milk")
    for x, y, z, t, c in (
        (-0.32, -0.1, 0.82, 30, "coral"),
        (-0.3, 0.5, 0.84, -40, "teal"),
        (0.35, -0.25, 0.72, 70, "coral"),
        (0.8, 0.1, 0.86, -20, "honey"),
        (0.1, 0.3, 0.78, 150, "teal"),
    ):
        bird(x, y, z - 0.06, size=0.24, turn=t, body=c, wing="petrol" if c == "teal" else "brick")
    ball(1.52, 0.5, 0.72, 0.16, felt("chestnut"))
    stool(-1.0, 0.6, h=0.6, finish="milk")
    table_lamp(-1.0, 0.6, 0.6, shade="butter", watts=6)
    bird(-1.0, 0.5, 1.02, size=0.24, turn=20, body="coral", wing="brick")
    shoe(-0.6, -0.7, turn=-30, size=0.24, finish="coral")
    shoe(-0.35, -0.85, turn=10, size=0.24, finish="coral")


@card(View((-0.6, -3.0, 1.4), (0.35, 1.6, 1.05), 30), Air(("straw", "olive"), fill=1.1), None)
def bathroom_queue() -> None:
    """A queue of all sorts before a shut bathroom door; sea water and a crab come out beneath it."""
    boards(4.6, 8, "umber", y=1)
    room(3.4, 4.4, 6.5, "olive", dado=(1.2, "petrol"), near=-3)
    with placed(1.6, 1.0, turn=-90):
        door(0, -0.02, w=0.95, h=2.1, leaf="straw", frame="bone")
    surface(
        lambda u, v: (1.5 - 1.7 * u + 0.2 * sin(6 * v), -0.6 + 1.9 * v - 0.2 * u, 0.012 + 0.004 * sin(9 * u)),
        water("sea_green", 0.5),
        nu=30,
        nv=20,
    )
    queue = [
        ("short", "blush", "robe", "curlers", "rose"),
        ("beard", "petrol", "", "cap", "milk"),
        ("bear", "milk", "robe", "", "ink"),
        ("heron", "straw", "coat", "", "ink"),
    ]
    for k, (head, coat, dress, hat_, hatted) in enumerate(queue):
        person(
            0.62 - 0.16 * k,
            0.75 + 0.72 * k,
            turn=68 - 14 * k,
            tall=(1.62, 1.72, 1.95, 1.8)[k],
            head=head,
            coat=coat,
            dress=dress,
            hat=hat_,
            hatted=hatted,
            pose=("fold", "hips", "stand", "stand")[k],
        )
    rod((0.0, 2.55, 1.25), (0.25, 2.45, 1.5), 0.016, "coral")
    person(-0.62, -0.55, turn=120, tall=1.75, coat="brick", dress="coat", head="bald", pose="fold")
    person(
        0.55,
        -0.35,
        turn=60,
        tall=1.0,
        young=True,
        pose="kneel",
        coat="coral",
        head="short",
        hair="honey",
        look=(-10, -10),
    )
    paper_boat(0.98, -0.5, 0.02, size=0.32, turn=40)
    ball(1.02, 0.15, 0.07, 0.09, "tomato", squash=(1.3, 0.9, 0.6))
    for side in (-1, 1):
        ball(1.02 + 0.15 * side, 0.08, 0.1, 0.045, "tomato")
        for n in range(3):
            rod(
                (1.02 + 0.08 * side, 0.15 + 0.04 * n, 0.07),
                (1.02 + 0.2 * side, 0.18 + 0.06 * n, 0.0),
                0.012,
                "tomato",
            )
    rod((0, 1.2, 5), (0, 1.2, 2.9), 0.01, "ink")
    ball(0, 1.2, 2.86, 0.09, glow("butter", 12))
    lamp(0, 1.0, 2.7, 130, "butter")


@card(View((-0.1, -2.3, 1.25), (0.08, 0.4, 1.3), 33), Air(("rose", "brick"), fill=1.1), None)
def pendulum_swing() -> None:
    """The pendulum of a tall clock is a swing, and a girl in a nightdress is at the top of her arc."""
    boards(5, 5, "umber")
    room(4.4, 1.5, 5, "plum", stripes=felt("aubergine"), near=-3)
    with placed(0.42, 0.85):
        for side in (-0.5, 0.5):
            box(side, 0, 0.3, 0.09, 0.5, 1.75, "cinnamon", bevel=0.02)
        box(0, 0.24, 0.3, 1.0, 0.04, 1.75, "chestnut", bevel=0)
        box(0, 0, 0, 1.22, 0.62, 0.32, "cinnamon", bevel=0.03)
        box(0, 0, 2.0, 1.2, 0.6, 0.85, "cinnamon", bevel=0.03)
        gable(0, 0, 2.85, 1.3, 0.62, 0.35, "cinnamon", turn=0)
        clock_face(0, -0.33, 2.42, r=0.34, hours=11.8, minutes=53)
        with placed(0.5, -0.26, 0.3, turn=68):
            box(0.46, 0, 0, 0.92, 0.04, 1.72, "cinnamon", bevel=0.02)
            box(0.46, -0.025, 0.14, 0.68, 0.01, 1.44, mirror("mist"), bevel=0)
        with placed(0, -0.12, 2.0, lean=27):
            for side in (-0.14, 0.14):
                rod((side, 0, 0), (side, 0, -1.42), 0.012, metal("brass"))
            box(0, 0, -1.46, 0.4, 0.22, 0.04, metal("brass"), bevel=0.01)
            person(
                0,
                0.02,
                -1.86,
                turn=-70,
                tall=0.98,
                young=True,
                pose="sit",
                coat="bone",
                dress="skirt",
                head="long",
                hair="rust",
                bend=-14,
                hands=((-0.16, -0.2, 1.25), (0.2, -0.05, 1.35)),
                feet=((-0.1, -0.62, 0.42), (0.1, -0.66, 0.4)),
                look=(0, 14),
            )
    shoe(-0.62, -0.6, turn=40, size=0.24, finish="rose")
    frame(-1.05, 1.4, 1.5, 0.6, 0.8, metal("brass"), felt("rose"))
    area((-1.5, -2.2, 2.2), (0.1, 0.6, 1.0), 220, "honey", size=0.6)


@card(
    View((-0.2, -2.9, 1.75), (0.25, 1.4, 1.05), 28),
    Air(("sky", "milk"), fill=1.0, clouds=0.5),
    Sun(30, 45, 4, "milk", 4),
)
def ironing_the_sea() -> None:
    """A woman irons the sea smooth; the cloth runs over the balcony rail into the bay."""
    boards(5, 4, "sand", y=-0.6)
    with placed(-1.9, 0.2, turn=90):
        wall(5, 5, "milk", dado=(0.9, "apricot"))
    with placed(y=1.5):
        wall(4.4, 5, "milk", holes=[(1.3, 0, 2.6, 3.0)], skirting=None)
    sea(60, 4, 60, z=-1.2, colour="teal", waves=0.3)
    for k in range(13):
        rod((-0.9 + 0.2 * k, 2.3, 0), (-0.9 + 0.2 * k, 2.3, 0.95), 0.018, "slate")
    rod((-0.95, 2.3, 0.96), (1.7, 2.3, 0.96), 0.03, "slate")

    def cloth(u: float, v: float) -> tuple[float, float, float]:
        y = -0.5 + 5.5 * u
        flat = max(0.0, min(1.0, (u - 0.1) / 0.12))
        wave = 0.09 * flat * sin(24 * u + 3 * v) * (0.6 + 0.4 * sin(9 * v))
        z = 0.95 + wave if y < 2.1 else 0.98 + wave - max(0, y - 2.3) * 0.72
        spread = 0.32 + 0.5 * max(0, u - 0.25)
        return (
            -0.55 + 1.15 * u * u + (v - 0.5) * 2 * spread + 0.28 * u,
            y,
            max(z, -1.19) - 0.6 * max(0.0, abs(v - 0.5) - 0.42),
        )

    surface(cloth, water("sea_green", 0.25), nu=120, nv=30)
    box(-0.42, 0.05, 0.86, 0.56, 1.5, 0.06, "linen", bevel=0.02)
    for s in (-1, 1):
        rod((-0.42, 0.05 - 0.4 * s, 0.86), (-0.42, 0.05 + 0.5 * s, 0), 0.025, "slate")
    surface(
        lambda u, v: (
            -0.72 + 0.66 * v - 0.1 * u,
            -0.48 - 0.5 * u + 0.1 * sin(8 * v),
            0.95 * (1 - u) ** 1.6 + 0.03 + 0.05 * sin(12 * v) * u,
        ),
        water("teal", 0.15),
        nu=30,
        nv=24,
    )
    person(
        -1.0,
        0.25,
        turn=80,
        tall=1.66,
        pose="lean",
        bend=18,
        coat="apricot",
        dress="apron",
        head="bun",
        hair="chestnut",
        touch=((-0.38, 0.02, 1.12), (-0.62, 0.3, 1.0)),
        look=(-10, -14),
    )
    with placed(-0.36, 0.02, 0.97, turn=8):
        solid(
            [
                (-0.09, -0.14, 0),
                (0.09, -0.14, 0),
                (0, 0.18, 0),
                (-0.07, -0.12, 0.09),
                (0.07, -0.12, 0.09),
                (0, 0.1, 0.09),
            ],
            [(2, 1, 0), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)],
            metal("pewter"),
        )
        tube([(0, -0.1, 0.09), (0, -0.1, 0.17), (0, 0.06, 0.17), (0, 0.06, 0.09)], 0.02, "tomato")
    steamer(-0.1, 0.72, 1.05, long=0.34, turn=60)
    steam(-0.08, 0.76, 1.22, h=0.3, r=0.025, drift=0.12)


@card(
    View((-0.35, -2.3, 1.4), (0.25, 1.0, 1.25), 31),
    Air(("peach", "mist"), fill=0.9),
    Sun(-70, 20, 2.5, "peach", 6),
)
def late_reflection() -> None:
    """A man looks into the hall mirror; his reflection is only now running in through the far door."""
    boards(5, 6, "cinnamon")
    with placed(y=0.9):
        wall(5, 5, "olive", holes=[(2.3, 0.25, 1.15, 2.15)], stripes=felt("moss"))
    with placed(0.38, 0.86, 0.25):
        for side in (-0.6, 0.6):
            box(side, 0, -0.06, 0.1, 0.12, 2.3, metal("brass"), bevel=0.03)
        for z in (-0.08, 2.14):
            box(0, 0, z, 1.3, 0.12, 0.1, metal("brass"), bevel=0.03)
        ball(0, -0.03, 2.34, 0.16, metal("brass"), squash=(1.4, 0.4, 0.8))
    boards(3, 4, "cinnamon", y=3.1)
    with placed(y=4.6):
        wall(5, 5, "sage", holes=[(2.75, 0, 0.9, 2.05)], stripes=felt("moss"))
    for side in (-1.2, 1.7):
        with placed(side, 2.8, turn=90 if side < 0 else -90):
            wall(3.6, 5, "sage")
    door(0.7, 4.62, ajar=75, leaf="slate")
    box(0.7, 5.2, 0, 1.4, 0.02, 2.4, glow("peach", 1.6), bevel=0)
    person(
        0.42,
        2.9,
        turn=-14,
        tall=1.68,
        pose="run",
        coat="slate",
        dress="coat",
        head="short",
        hat="bowler",
        hatted="ink",
        look=(8, 6),
        hands=((-0.62, 0.1, 1.35), (0.3, -0.44, 1.25)),
    )
    person(
        -0.62,
        -0.25,
        turn=150,
        tall=1.72,
        pose="stand",
        coat="slate",
        dress="coat",
        hat="bowler",
        hatted="ink",
        look=(-10, 4),
    )
    cat(0.72, 1.35, turn=-10, size=0.55, paw=0.1)
    cat(0.95, 0.45, turn=160, size=0.55)
    umbrella(-1.35, 0.75, 0.2, r=0.1, lean=180, finish="cherry", stick=0.8)
    area((0.4, 3.4, 2.8), (0.4, 3, 0), 90, "peach", size=1.2)


@card(View((0.0, -2.0, 1.2), (0.0, 0.4, 1.2), 33), Air(("honey", "plum"), fill=0.6), None)
def chairs_dance() -> None:
    """Through a keyhole: furniture dances in a room that should be empty; one chair waits by the wall."""
    boards(6, 6, "chestnut", y=3)
    room(5, 4.2, 4.5, "plum", stripes=felt("cherry"), near=0)
    door_plate = [(-3, -3), (3, -3), (3, 5), (-3, 5)]
    keyhole = [*arc(0.22, 1.62, 0.52, -58, 238), (-0.2, 0.25), (0.64, 0.25)]
    with placed(y=-0.75):
        cutout(door_plate, 0.08, "umber", holes=[keyhole], bevel=0.01)
    with placed(y=-0.85):
        cutout(
            [(0.22 + x, z) for x, z in ((-0.72, 0.05), (0.72, 0.05), (0.72, 2.3), (-0.72, 2.3))],
            0.03,
            metal("brass"),
            holes=[[(0.22 + (x - 0.22) * 1.06, 1.2 + (z - 1.2) * 1.04) for x, z in keyhole]],
            bevel=0.01,
        )
    with placed(-0.15, 2.2):
        lathe([(0.24, 0), (0.22, 0.05), (0.04, 0.1), (0.03, 1.5)], 0, 0, 0, metal("brass"))
        with placed(0, 0, 1.45, lean=-16):
            lathe([(0.4, 0), (0.2, 0.42), (0.19, 0.42), (0.38, 0)], 0, 0, 0, glow("honey", 2))
        lamp(0, -0.3, 1.4, 60, "honey")
    armchair(0.55, 1.9, z=0.12, turn=-50, finish="cherry", lean=-14)
    for k, (x, y, _) in enumerate(ring(1.15, 5, start=20)):
        stool(
            0.2 + x, 2.7 + y * 0.6, z=0.1 + 0.12 * (k % 2), lean=12 - 8 * k, finish=("honey", "bone")[k % 2]
        )
    chair(-0.4, 3.9, finish="bone")
    surface(
        lambda u, v: (-1.0 + 0.9 * u, 1.3 + 0.7 * v, 0.05 + 0.07 * abs(sin(7 * u + 4 * v))),
        felt("milk"),
        nu=30,
        nv=20,
    )
    hanging_lamp(0.2, 3.2, 3.2, drop=1.4, shade="cherry", watts=110)
    area((-1, -2.4, 2.6), (0.2, -0.8, 1.2), 14, "honey", size=0.8)


@card(View((0.15, -3.3, 1.25), (0.05, 1.0, 1.35), 27), Air(("slate", "pewter"), fill=0.75), None)
def chalk_window() -> None:
    """A father on a chair draws a window in chalk; daylight already falls through it on to the floor."""
    boards(6, 6, "cinnamon")
    room(4.4, 1.6, 5, "slate", near=-4, skirting="pewter")
    chalk = glow("milk", 1.4)
    with placed(-0.55, 1.57):
        for x in (-0.5, 0, 0.5):
            rod((x, 0, 1.5), (x + 0.02, 0, 2.75), 0.022, chalk)
        for z in (1.5, 2.12, 2.75):
            rod((-0.5, 0, z), (0.5, 0, z + 0.015), 0.022, chalk)
        rod((-0.62, 0, 1.44), (0.6, 0, 1.44), 0.02, chalk)
        box(0, 0.015, 1.5, 1.0, 0.01, 1.25, glow("butter", 0.9), bevel=0)
        tube(
            [
                (0.22, -0.01, 1.48),
                (0.18, -0.01, 1.62),
                (0.26, -0.01, 1.74),
                (0.38, -0.01, 1.62),
                (0.36, -0.01, 1.48),
            ],
            0.014,
            chalk,
        )
        for s in (0.2, 0.3):
            rod((s, -0.01, 1.72), (s + 0.02, -0.01, 1.82), 0.014, chalk)
    light_patch(0.35, -0.3, 1.5, 1.9, "butter", skew=-0.55)
    area((-0.55, 1.4, 2.1), (0.4, -0.6, 0), 170, "butter", size=0.9)
    chair(0.28, 1.15, turn=160, finish="chestnut")
    person(
        0.28,
        1.1,
        0.47,
        turn=192,
        tall=1.7,
        pose="reach",
        coat="cinnamon",
        legs="slate",
        head="short",
        touch=((-0.06, 1.5, 2.2), None),
        look=(20, 8),
    )
    box(-1.25, 0.1, 0, 1.0, 1.9, 0.2, felt("linen"), bevel=0.07)
    person(
        -0.95,
        -0.1,
        0.14,
        turn=70,
        tall=1.1,
        young=True,
        pose="sit_floor",
        coat="milk",
        dress="skirt",
        head="braids",
        hair="honey",
        touch=((-0.2, -0.45, 0.12), None),
        look=(30, 24),
    )
    suitcase(1.5, 0.7, turn=-20, finish="chestnut")
    bucket(0.9, -1.5, 0, r=0.17, h=0.25, filled="mist")
