"""Fields, snow, wind and whatever they do."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    bare_tree,
    beast,
    bird,
    boards,
    box,
    bucket,
    candle,
    cat,
    chair,
    cloud,
    cup,
    cutout,
    cylinder,
    dice,
    felt,
    fir,
    flower,
    frame,
    glow,
    grass,
    ground,
    hand,
    hat,
    house,
    ladder,
    lamp,
    lantern,
    lathe,
    leaf,
    limb,
    loft,
    metal,
    mirror,
    person,
    placed,
    porcelain,
    rain,
    rock,
    rod,
    rope,
    rough,
    round_tree,
    sea,
    shoe,
    snow,
    solid,
    specks,
    spot,
    steam,
    stool,
    street_lamp,
    suitcase,
    surface,
    sweep,
    table,
    tube,
    water,
)
from art.deck.registry import card


@card(
    View((0.4, -3.6, 1.35), (-0.1, 2, 1.15), 32),
    Air(("lilac", "blush", "peach"), fill=1.0, clouds=0.5, cloud="milk", seed=3),
    Sun(45, 12, 3, "peach", 4),
)
def envelopes_at_low_tide() -> None:
    """The tide has left blank envelopes along the shore; a woman holds one to her ear like a shell."""
    ground(40, -6, 12, "sand", height=lambda x, y: 0.05 * rough(x, y, 0.7) - 0.03 * max(0, y - 4))
    sea(80, 5, 80, z=-0.06, colour="sky", waves=0.3)
    chance = dice("envelopes")
    for _ in range(150):
        y = -2.4 + 8.5 * chance.random()
        x = chance.uniform(-4, 4) * (0.45 + 0.12 * (y + 2.5))
        with placed(
            x,
            y,
            0.05,
            turn=chance.uniform(0, 360),
            tilt=chance.uniform(-14, 14),
            lean=chance.uniform(-14, 14),
        ):
            box(0, 0, 0, 0.34, 0.22, 0.015, felt("milk"), bevel=0.004)
            loft([(-0.17, 0.11, 0.018), (0.17, 0.11, 0.018), (0, -0.02, 0.02)], felt("linen"))
    person(
        -0.45,
        0.4,
        turn=38,
        tall=1.68,
        coat="teal",
        dress="robe",
        head="long",
        hair="chestnut",
        pose="stand",
        side=7,
        touch=((-0.62, 0.25, 1.5), None),
        look=(-20, 4),
    )
    with placed(-0.64, 0.24, 1.52, turn=60, tilt=80):
        box(0, 0, 0, 0.34, 0.22, 0.02, felt("milk"), bevel=0.004)
    with placed(0.62, -1.6, 0.05, turn=-25):
        box(0, 0.05, 0.08, 0.4, 0.26, 0.03, felt("milk"), bevel=0.005)
        ball(0, -0.12, 0.07, 0.08, "tomato", squash=(1.2, 1, 0.7))
        for s in (-1, 1):
            ball(0.14 * s, -0.2, 0.07, 0.05, "tomato")
            ball(0.03 * s, -0.2, 0.16, 0.018, "ink")
    hand(1.5, 8, -0.1, gesture="pinch", size=0.8, turn=-20, skin="peach", cuff=None)
    box(1.35, 7.9, 0.85, 0.5, 0.03, 0.32, felt("milk"), bevel=0)


@card(
    View((0.5, -7.5, 8.0), (-0.1, 1.5, 0.4), 32),
    Air(("indigo", "mauve", "blush"), fill=1.0),
    Sun(-70, 14, 2.2, "rose", 5),
)
def hand_tucks_in_town() -> None:
    """A vast hand draws the snow up over a small town like an eiderdown."""
    ground(26, -8, 16, "moss", height=lambda x, y: 0.7 * max(0, abs(x) - 3.2) + 0.3 * rough(x, y, 0.3) - 0.2)
    chance = dice("town")
    for k in range(26):
        x, y = (
            -3.0 + 1.15 * (k % 6) + chance.uniform(-0.2, 0.2),
            -3.2 + 1.15 * (k // 6) + chance.uniform(-0.2, 0.2),
        )
        house(
            x,
            y,
            0,
            w=0.75,
            d=0.7,
            h=0.6,
            turn=chance.uniform(-25, 25),
            wall=("linen", "blush", "bone")[k % 3],
            roof=("brick", "petrol", "plum")[k % 3],
            lit="butter",
        )
    surface(
        lambda u, v: (
            -6 + 12 * u,
            0.6 + 8 * v + 0.35 * sin(5 * u),
            0.5
            + 0.7 * sin(pi * min(1, v * 3)) * 0.6
            + 0.12 * abs(sin(9 * u))
            + 0.5 * v
            + 0.2 * abs(2 * u - 1),
        ),
        felt("milk"),
        nu=80,
        nv=50,
        thick=0.1,
    )
    hand(
        2.3,
        3.2,
        1.6,
        gesture="drop",
        size=2.9,
        tilt=62,
        turn=28,
        lean=-8,
        skin="peach",
        cuff="linen",
        sleeve="indigo",
        arm=2.5,
    )
    box(-1.6, 0.9, 1.0, 0.22, 0.22, 0.9, "brick")
    steam(-1.6, 0.9, 2.0, h=1.2, r=0.12, drift=0.5)
    person(0.35, -1.5, 0.02, turn=20, tall=0.5, pose="wave", coat="tomato", hat="cone", hatted="tomato")
    for x, y in ((-3.4, -4.6), (-2.4, -5.2), (1.9, -4.9), (2.9, -4.2), (3.6, -1), (-4.2, -1.2)):
        fir(x, y, 0.1, h=1.5)
    snow(9, -5, 4, 4, count=200, r=0.05, z=0.6)


@card(View((-0.05, -1.15, 0.75), (0.05, 0.3, 0.62), 34), Air(("indigo", "slate"), fill=1.1), None)
def pocket_town() -> None:
    """A hand goes into a coat pocket, and the pocket holds a whole lit town."""
    surface(
        lambda u, v: (-1.4 + 2.8 * u, 0.55 + 0.1 * sin(4 * u) - 0.06 * sin(7 * v), -0.6 + 2.4 * v),
        felt("petrol"),
        nu=40,
        nv=30,
    )
    surface(
        lambda u, v: (
            -0.5 + 1.0 * u,
            0.52 - 0.34 * sin(pi * u) * (0.4 + 0.6 * v),
            -0.15 + 0.62 * v + 0.02 * sin(9 * u),
        ),
        felt("teal"),
        nu=40,
        nv=20,
        thick=0.02,
    )
    for k in range(22):
        u = k / 21
        rod(
            (-0.5 + u, 0.52 - 0.345 * sin(pi * u) * 0.98 - 0.012, 0.43),
            (-0.47 + u, 0.52 - 0.345 * sin(pi * u) * 0.98 - 0.012, 0.43),
            0.008,
            "butter",
        )
    chance = dice("pocket")
    for k in range(13):
        x, y = -0.36 + 0.06 * k, 0.3 + 0.12 * ((k * 5) % 3) * 0.8
        h = chance.uniform(0.1, 0.2)
        house(
            x,
            y,
            0.38 + 0.02 * ((k * 7) % 3),
            w=0.12,
            d=0.12,
            h=h,
            turn=chance.uniform(-20, 20),
            wall=("bone", "blush", "linen")[k % 3],
            roof=("brick", "plum", "cherry")[k % 3],
            lit="butter",
        )
        if k % 4 == 0:
            steam(x + 0.03, y, 0.68 + h * 0.4, h=0.2, r=0.015, drift=0.05)
    lamp(0.0, 0.2, 0.85, 3.5, "honey", size=0.1)
    hand(
        0.36,
        0.05,
        0.98,
        gesture="point",
        size=0.34,
        tilt=158,
        lean=-24,
        turn=10,
        skin="peach",
        cuff="cherry",
        sleeve="petrol",
        arm=1.6,
        left=True,
    )
    person(0.12, 0.26, 0.66, turn=60, tall=0.085, pose="reach", coat="tomato", hat="cap", hatted="honey")
    for k in range(3):
        with placed(-0.62, 0.45, 0.15 + 0.42 * k, tilt=90):
            cylinder(0, 0, 0, 0.07, 0.03, "chestnut")
    snow(2, -0.6, 0.3, 1.6, count=150, r=0.009)
    area((-1.2, -1.4, 1.4), (0, 0.4, 0.5), 12, "ice", size=0.6)


@card(
    View((-0.4, -6.5, 1.5), (0.4, 3, 3.2), 31),
    Air(("cornflower", "rose", "straw"), fill=1.0, clouds=0.7, cloud="peach", seed=6),
    Sun(-60, 22, 3.6, "apricot", 3),
)
def hat_tree() -> None:
    """On a bare hill a tree is hung with hats, and bareheaded gentlemen run up the slope with arms out."""

    def hill(x: float, y: float) -> float:
        return 2.4 * 2.7 ** (-((x - 1.1) ** 2) / 9 - (y - 5) ** 2 / 14) + 0.12 * rough(x, y, 0.5) - 0.2

    ground(40, -7, 30, "olive", height=hill)
    grass(10, -4.5, 5, count=1300, h=0.22, colours=("olive", "straw", "moss"), height=hill)
    with placed(1.1, 5, 2.1):
        bare_tree(0, 0, 0, h=4.6, bark="umber", seed=6)
    chance = dice("hat tree")
    kinds = ("bowler", "top", "cap", "sun", "boater", "cone", "crown")
    for k in range(40):
        a, r = k * 2.4, 0.5 + 1.5 * (k / 40) ** 0.6
        z = 4.0 + 2.4 * chance.random() - 0.15 * r
        hat(
            kinds[k % 7],
            1.1 + r * cos(a),
            5 + 0.7 * r * sin(a),
            z,
            ("ink", "tomato", "straw", "teal", "plum", "honey", "petrol")[(k * 3) % 7],
            size=1.5 - 0.6 * (z - 4) / 2.4,
            turn=30 * k,
        )
    for k in range(5):
        x, y = -1.1 + 0.42 * k, 0.2 + 0.95 * k
        stop = k == 2
        person(
            x,
            y,
            hill(x, y),
            turn=150,
            tall=1.55,
            pose="wide" if stop else "run",
            coat=("ink", "petrol", "umber", "plum", "slate")[k],
            legs="ink",
            head=("bald", "short", "curls", "beard", "bald")[k],
            hands=((-0.5, -0.5, 1.7), (0.5, -0.55, 1.75))
            if not stop
            else ((-0.7, 0.1, 1.2), (0.7, 0.1, 1.25)),
            look=(0, 20),
        )
    hat("bowler", -0.2, 1.6, 2.9, "ink", size=1.2, turn=40)
    hat("top", -1.3, -1.2, 2.4, "plum", size=1.2, turn=70)


@card(
    View((0.3, -3.0, 0.75), (-0.05, 1, 1.25), 29),
    Air(("sky", "ice", "butter"), fill=1.0, clouds=0.5),
    Sun(40, 18, 3.4, "butter", 3),
)
def holding_the_snowman() -> None:
    """On the first warm morning a boy holds on to a snowman that is floating up with the rising snow."""
    ground(30, -4, 24, "pistachio", height=lambda x, y: 0.12 * rough(x, y, 0.5))
    grass(7, -2.4, 4, count=1200, h=0.16, colours=("sage", "moss", "pistachio"))
    for x, y, s in ((-1.2, 0.8, 0.7), (1.4, 1.8, 0.9), (-0.2, 3.2, 0.8), (0.9, -0.9, 0.4)):
        ball(x, y, -0.05, s, felt("milk"), squash=(1.2, 0.8, 0.2))
    with placed(0.32, 0.9, 0.95, lean=14):
        ball(0, 0, 0.45, 0.45, felt("milk"))
        ball(0, 0, 1.08, 0.33, felt("milk"))
        ball(0, 0, 1.56, 0.24, felt("milk"))
        for s in (-1, 1):
            ball(0.08 * s, -0.21, 1.63, 0.03, "ink")
        for k in range(5):
            ball(-0.1 + 0.05 * k, -0.22, 1.48 - 0.02 * (2 - abs(k - 2)), 0.016, "ink")
        for k in range(3):
            ball(0, -0.31 - 0.02 * k, 1.2 - 0.14 * k, 0.03, "ink")
        bucket(0, 0, 1.72, r=0.17, h=0.22, finish="tomato")
        tube(
            [(-0.22, -0.08, 1.36), (0, -0.24, 1.34), (0.22, -0.08, 1.36), (0, 0.2, 1.36)],
            0.055,
            felt("cherry"),
            closed=True,
        )
        rod((-0.3, 0, 1.15), (-0.85, -0.2, 0.62), 0.025, "umber")
        rod((0.3, 0, 1.15), (0.85, -0.1, 1.5), 0.025, "umber")
    person(
        -0.78,
        0.55,
        turn=62,
        tall=1.15,
        young=True,
        pose="pull",
        bend=-20,
        coat="petrol",
        legs="umber",
        hat="cone",
        hatted="honey",
        touch=((-0.5, 0.7, 1.28), (-0.62, 0.3, 0.6)),
        look=(6, 28),
    )
    rod((-0.6, 0.28, 0.6), (-0.5, 0.2, 0.82), 0.03, "coral", top=0.004)
    snow(5, -1.6, 4, 4.2, count=330, r=0.03)
    cloud(1.2, 7, 5.2, size=1.4, seed=5)
    for k in range(7):
        flower(
            -1.3 + 0.4 * k, -1.4 + 0.2 * (k % 2), 0, h=0.16, petals="lilac", middle="honey", r=0.05, face=20
        )
    round_tree(-3, 9, 0, h=3, crown="sage")


@card(
    View((0.2, -1.9, 3.5), (-0.02, 0.25, 0.4), 33),
    Air(("peach", "mist"), fill=1.0),
    Sun(-60, 26, 3, "peach", 4),
)
def leaf_blanket() -> None:
    """From above: a man asleep on a park bench under one maple leaf as large as a quilt."""
    ground(14, -6, 8, "sage")
    grass(7, -3, 4, count=1500, h=0.1, colours=("sage", "moss", "olive"))
    with placed(0, 0.2, 0, turn=-16):
        for k in range(5):
            box(0, -0.3 + 0.15 * k, 0.4, 2.3, 0.12, 0.05, "chestnut", bevel=0.015)
        for x in (-0.9, 0.9):
            box(x, 0, 0, 0.08, 0.7, 0.4, "ink", bevel=0.02)
        with placed(-0.85, 0.02, 0.58):
            ball(0, 0, 0.05, 0.16, porcelain("peach"))
            for s in (-1, 1):
                ball(0.05, 0.06 * s, 0.2, 0.022, "umber", squash=(0.4, 1.2, 0.3))
            ball(0.1, 0, 0.18, 0.035, porcelain("salmon"))
            ball(0.16, 0, 0.06, 0.11, felt("milk"), squash=(0.8, 1, 0.9))
        hat("bowler", -1.12, 0.02, 0.6, "ink", size=1.0)
        leaf(-1.22, 0.0, 0.86, size=0.16, turn=40, finish="honey")

        def quilt(u: float, v: float) -> tuple[float, float, float]:
            lobe = 0.62 + 0.16 * abs(sin(2.6 * pi * u)) + 0.05 * sin(23 * u)
            x, y = -0.65 + 1.75 * u, (v - 0.5) * 2 * lobe * sin(pi * min(1, 0.12 + u * 0.88)) ** 0.5
            return (
                x,
                y,
                0.62
                + 0.17 * cos(min(1.57, abs(y) * 2.6))
                - 0.25 * max(0, abs(y) - 0.42)
                + 0.02 * sin(20 * u),
            )

        surface(quilt, felt("tomato"), nu=60, nv=30, thick=0.02)
        tube([quilt(t / 12, 0.5) for t in range(13)], 0.018, "brick")
        for k in range(5):
            for s in (0.08, 0.92):
                tube([quilt(0.12 + 0.17 * k, 0.5), quilt(0.24 + 0.17 * k, s)], 0.011, "brick")
        tube([(1.05, 0.1, 0.55), (1.3, 0.2, 0.5), (1.4, 0.05, 0.6)], 0.04, felt("sand"))
        shoe(0.75, -0.75, 0, turn=20, size=0.3, finish="chestnut")
        shoe(0.98, -0.7, 0, turn=-15, size=0.3, finish="chestnut")
    for k in range(26):
        leaf(
            -2 + 0.16 * k,
            -1.7 + 3.2 * ((k * 7) % 13) / 13,
            0.06,
            size=0.17,
            turn=60 * k,
            finish=("honey", "rust", "brick", "straw")[k % 4],
        )


@card(
    View((-0.9, -3.4, 2.7), (0.5, 3.5, 0.9), 29),
    Air(("indigo", "lilac", "rose"), fill=1.0, clouds=0.5, cloud="blush"),
    Sun(60, 12, 2.6, "rose", 4),
)
def grandmother_knits_road() -> None:
    """An old woman knits on her porch: a road comes off the needles, and someone walks home along it."""

    def hills(x: float, y: float) -> float:
        return 0.75 * sin(0.42 * y + 0.3 * x) + 0.35 * rough(x, y, 0.25) - 0.5 if y > 1.6 else -0.35

    ground(50, -5, 44, "mauve", height=hills)
    boards(3.0, 2.6, "chestnut", y=-0.1)
    for x in (-1.4, 1.35):
        rod((x, 1.1, 0), (x, 1.1, 4), 0.07, "bone")
    chair(-0.6, 0.35, turn=28, finish="cinnamon")
    person(
        -0.6,
        0.25,
        0,
        turn=28,
        tall=1.55,
        pose="sit",
        coat="plum",
        dress="skirt",
        hat="scarf",
        hatted="cherry",
        head="bun",
        hair="mist",
        hands=((-0.1, -0.38, 0.82), (0.14, -0.36, 0.82)),
        look=(4, -16),
    )
    for s in (-1, 1):
        rod((-0.38 + 0.06 * s, -0.08, 0.84), (-0.36 - 0.12 * s, -0.16, 1.0), 0.012, "bone")

    def road(u: float, v: float) -> tuple[float, float, float]:
        y = -0.15 + 20 * u * u + 1.2 * u
        x = -0.36 + 2.0 * sin(2.6 * u) * u + 1.1 * sin(6.5 * u) * u
        w = 0.13 + 0.34 * min(1, 6 * u)
        z = 0.8 - 0.9 * min(1, u * 9) + (0 if y < 1.2 else hills(x, y) + 0.16)
        return x + (v - 0.5) * 2 * w, y, max(z, 0.03) if y < 1.2 else z

    surface(road, felt("pewter"), nu=160, nv=8, thick=0.03)
    for v in (0.3, 0.7):
        tube([road(t / 60, v) for t in range(61)], 0.014, "mist")
    ball(-1.05, -0.5, 0.13, 0.14, felt("pewter"))
    sweep(
        [(-1.25, -0.55, 0.03), (-1.35, -0.3, 0.05), (-1.4, 0.0, 0.04)],
        [(0.2, 0.04), (0.3, 0.06), (0.2, 0.04)],
        felt("pewter"),
    )
    px, py, pz = road(0.6, 0.5)
    person(
        px,
        py,
        pz + 0.02,
        turn=10,
        tall=1.5,
        pose="walk",
        coat="teal",
        dress="coat",
        hat="bowler",
        hatted="ink",
    )
    suitcase(px + 0.35, py, pz + 0.3, w=0.45, h=0.34, d=0.15, finish="cinnamon")
    lantern(0.75, 0.75, 1.7, size=0.28, watts=36)
    rod((0.75, 0.75, 1.7), (0.75, 0.75, 4), 0.01, "ink")
    cat(0.55, -0.35, 0, turn=-30, size=0.42, pose="curl")
    lamp(-0.2, -0.9, 1.6, 20, "honey", size=0.2)


@card(
    View((0.35, -3.4, 5.0), (0.12, 0.35, 0.4), 46),
    Air(("milk", "bone"), fill=0.85),
    Sun(150, 42, 5, "milk", 1),
)
def watering_the_shadow() -> None:
    """A neat man waters his own shadow, and the shadow has grown leaves."""
    for k in range(14):
        for j in range(16):
            box(
                -4 + 0.62 * k,
                -4 + 0.62 * j,
                -0.06,
                0.605,
                0.605,
                0.06,
                felt("bone") if (k + j) % 2 else felt("milk"),
                bevel=0.01,
            )
    box(0, 0, -0.16, 30, 30, 0.06, "linen", bevel=0)
    person(
        0.45,
        -0.75,
        turn=165,
        tall=1.7,
        pose="offer",
        coat="petrol",
        legs="slate",
        hat="boater",
        hatted="straw",
        bend=12,
        look=(0, -18),
    )
    with placed(0.36, -0.15, 0.95, turn=165, tilt=22):
        cylinder(0, 0, 0, 0.16, 0.3, metal("pewter"))
        tube([(0, -0.14, 0.08), (0, -0.34, 0.2), (0, -0.45, 0.3)], 0.035, metal("pewter"))
        cylinder(0, -0.47, 0.28, 0.03, 0.05, metal("pewter"), top=0.08)
        tube([(0, 0.14, 0.05), (0, 0.3, 0.15), (0, 0.12, 0.3)], 0.022, metal("pewter"))
    rain(0.16, 0.45, 0.6, 0.8, count=26, x=0.25, slant=0, r=0.008, z=0.1, long=0.14, finish="sky")
    shade = felt("slate")
    with placed(0.35, -0.6, 0.006, turn=14):
        ball(0, 1.35, 0, 0.85, shade, squash=(0.4, 1.15, 0.004))
        ball(0, 2.55, 0, 0.3, shade, squash=(0.9, 1.0, 0.01))
        limb((-0.2, 1.9, 0), (-0.75, 1.3, 0), 0.004, shade)
        for s, y, t in (
            (-1, 0.9, 40),
            (1, 1.2, -50),
            (-1, 1.6, 65),
            (1, 1.9, -35),
            (-1, 2.3, 50),
            (1, 2.6, -60),
            (-0.2, 3.0, 10),
            (0.6, 2.95, -30),
            (-0.8, 2.75, 70),
        ):
            leaf(
                s * 0.32,
                y,
                0.04,
                size=0.42,
                turn=t,
                tilt=14,
                finish=("moss", "sage", "bottle")[int(y * 10) % 3],
                curl=0.3,
            )
    surface(lambda u, v: (-0.1 + 0.8 * u, 0.1 + 0.6 * v, 0.008), water("sky", 0.3), nu=6, nv=6)
    cat(1.35, 1.3, 0, turn=60, size=0.5)
    lathe([(0, 0), (0.25, 0), (0.32, 0.5), (0.36, 0.54), (0, 0.5)], -1.35, -1.5, 0, "brick")
    for a in range(9):
        with placed(-1.35, -1.5, 0.5, turn=40 * a, tilt=40):
            ball(0, 0, 0.3, 0.3, porcelain("moss"), squash=(0.25, 0.05, 1))


@card(
    View((-0.5, -4.6, 1.5), (0.25, 4, 0.95), 30),
    Air(("plum", "coral", "butter"), fill=0.95, clouds=0.5, cloud="salmon"),
    Sun(-60, 14, 4, "apricot", 2),
)
def door_dominoes() -> None:
    """A line of front doors curves across a field; the first has been pushed and tips into the second."""
    ground(60, -6, 50, "straw", height=lambda x, y: 0.15 * rough(x, y, 0.3))
    grass(9, -3.6, 6, count=1300, h=0.25, colours=("straw", "olive", "sand"))
    for k in range(15):
        t = k / 14
        x, y = -0.95 + 3.6 * t - 3.0 * t * t * sin(3.1 * t), 0.2 + 18 * t**1.35
        tilt = -38 if k == 0 else (-9 if k == 1 else 0)
        with placed(x, y, 0, turn=8 - 22 * t, tilt=tilt):
            box(
                0,
                0,
                0,
                0.95,
                0.09,
                2.05,
                ("tomato", "teal", "honey", "petrol", "cherry", "sage")[k % 6],
                bevel=0.015,
            )
            for z, h in ((0.15, 0.7), (1.05, 0.75)):
                for s in (-0.22, 0.22):
                    box(
                        s,
                        -0.05,
                        z,
                        0.32,
                        0.03,
                        h,
                        ("tomato", "teal", "honey", "petrol", "cherry", "sage")[k % 6],
                        bevel=0.015,
                    )
            ball(0.38, -0.1, 1.0, 0.045, metal("brass"))
            if k == 6:
                box(0.22, -0.06, 0.0, 0.34, 0.03, 0.36, "ink", bevel=0)
    x, y = 0.55, 5.2
    cat(x + 0.1, y - 0.2, 0, turn=-40, size=0.6, pose="walk")
    person(
        -1.35,
        -0.75,
        turn=150,
        tall=1.65,
        pose="wave",
        coat="ink",
        dress="coat",
        hat="bowler",
        hatted="ink",
        look=(-20, 6),
    )
    person(-0.28, 18.7, 0, turn=175, tall=1.6, pose="push", coat="cherry")
    bird(1.2, -1.3, 0, size=0.36, turn=-30, body="ink", wing="midnight", beak="slate", legs=0.16)


@card(
    View((0.3, -2.7, 1.25), (-0.05, 0.9, 1.15), 31),
    Air(("sky", "mint", "milk"), fill=1.0, clouds=0.5),
    Sun(-50, 42, 3.6, "butter", 4),
)
def chess_with_a_tree() -> None:
    """An old man plays chess with an apple tree; a root holds a bishop over the board."""
    ground(24, -4, 20, "pistachio", height=lambda x, y: 0.1 * rough(x, y, 0.5))
    grass(8, -2.4, 4, count=1200, h=0.15, colours=("sage", "moss"))
    limb((0.95, 1.1, -0.1), (0.85, 1.0, 1.5), 0.2, "umber", tip=0.13)
    for a, b in (
        ((0.85, 1.0, 1.4), (0.2, 0.8, 2.1)),
        ((0.85, 1.0, 1.5), (1.5, 0.9, 2.2)),
        ((0.85, 1.0, 1.3), (0.35, 0.5, 1.55)),
    ):
        limb(a, b, 0.08, "umber", tip=0.03)
    chance = dice("blossom")
    for k in range(34):
        a, r = k * 2.4, chance.uniform(0.2, 1.0)
        ball(
            0.85 + r * cos(a),
            1.0 + 0.7 * r * sin(a),
            2.1 + chance.uniform(-0.25, 0.6),
            chance.uniform(0.16, 0.28),
            felt(("blush", "milk", "rose")[k % 3]),
        )
    table(0.05, 0.35, 0.85, 0.7, 0.7, finish="cinnamon")
    for i in range(8):
        for j in range(8):
            box(
                -0.2 + 0.07 * i,
                0.1 + 0.07 * j,
                0.7,
                0.068,
                0.068,
                0.015,
                ("bone", "chestnut")[(i + j) % 2],
                bevel=0,
            )
    pawn = [(0.02, 0), (0.022, 0.012), (0.01, 0.04), (0.016, 0.046), (0.015, 0.065), (0, 0.075)]
    for k in range(12):
        lathe(
            pawn,
            -0.2 + 0.07 * (k % 4) * 2,
            0.1 + 0.07 * ((k * 3) % 8),
            0.715,
            porcelain(("milk", "brick")[k % 2]),
            scale=1.4,
        )
    tube(
        [(0.9, 0.9, 0.0), (0.75, 0.5, 0.35), (0.6, 0.3, 0.85), (0.35, 0.3, 1.0), (0.25, 0.32, 0.92)],
        0.035,
        "umber",
    )
    lathe(
        [(0.02, 0), (0.025, 0.015), (0.01, 0.06), (0.018, 0.07), (0.014, 0.1), (0, 0.13)],
        0.24,
        0.32,
        0.83,
        porcelain("brick"),
        scale=1.3,
    )
    stool(-0.75, 0.4, h=0.44, finish="chestnut")
    person(
        -0.75,
        0.38,
        0,
        turn=86,
        tall=1.6,
        pose="sit",
        bend=22,
        coat="petrol",
        legs="slate",
        head="beard",
        hair="milk",
        hat="cap",
        hatted="umber",
        touch=(None, (-0.4, 0.2, 1.02)),
        look=(6, -8),
    )
    for x, y in ((-0.3, 0.12), (-0.32, 0.26), (-0.3, 0.4)):
        flower(x, y, 0.7, h=0.03, petals="milk", r=0.035, face=0, leafy=False)
    for k in range(12):
        ball(-0.9 + 0.2 * k, -0.9 + 0.3 * (k % 3), 0.05, 0.03, felt("blush"))
    bucket(1.1, -0.5, 0, r=0.16, h=0.25, finish="teal")


@card(
    View((0.4, -4.0, 1.2), (0.0, 2, 1.65), 31),
    Air(("plum", "salmon", "straw"), fill=0.95, clouds=0.5, cloud="salmon", seed=9),
    Sun(60, 10, 2.4, "coral", 4),
)
def museum_of_the_last_leaf() -> None:
    """A bare tree behind a velvet rope, its one last leaf lit by a lamp, and a guard asleep on a chair."""
    ground(50, -5, 40, "cinnamon", height=lambda x, y: 0.08 * rough(x, y, 0.5))
    bare_tree(-0.5, 2.0, 0, h=3.6, bark="umber", seed=12)
    leaf(-0.05, 1.3, 2.35, size=0.75, tilt=75, turn=30, lean=160, finish=glow("honey", 2.0))
    rod((-0.05, 1.6, 2.45), (-0.15, 1.8, 2.75), 0.02, "umber")
    for k in range(6):
        a = 2 * pi * k / 6 + 0.5
        x, y = -0.5 + 1.35 * cos(a), 2.0 + 1.35 * sin(a)
        lathe(
            [(0.13, 0), (0.12, 0.03), (0.025, 0.06), (0.025, 0.8), (0.05, 0.85), (0, 0.9)],
            x,
            y,
            0,
            metal("brass"),
        )
        b = a + pi / 3
        rope((x, y, 0.8), (-0.5 + 1.35 * cos(b), 2.0 + 1.35 * sin(b), 0.8), sag=0.22, r=0.03, finish="cherry")
    chair(0.95, 0.55, turn=-20, finish="slate")
    person(
        0.95,
        0.45,
        0,
        turn=-20,
        tall=1.65,
        pose="sit",
        bend=16,
        coat="indigo",
        legs="indigo",
        head="asleep",
        hair="mist",
        hat="cap",
        hatted="indigo",
        look=(14, -26),
        hands=((-0.1, -0.3, 0.64), (0.2, -0.34, 0.62)),
    )
    tube([(0.78, 0.15, 0.64), (0.4, 0.7, 0.3), (0.0, 1.3, 1.2), (-0.05, 1.55, 2.1)], 0.006, "milk")
    with placed(0.35, 0.35, 0):
        rod((0, 0, 0), (0, 0, 0.6), 0.02, "ink")
        cylinder(0, 0, 0.6, 0.09, 0.12, "ink", top=0.05)
    spot((0.35, 0.3, 0.75), (-0.05, 1.6, 2.35), 260, "butter", angle=26, soft=0.05)
    for k in range(5):
        leaf(-1.4 + 0.5 * k, -1.6 + 0.2 * (k % 2), 0.06, size=0.2, turn=80 * k, finish="rust")


@card(
    View((-0.3, -2.6, 0.5), (0.25, 1.5, 0.85), 28),
    Air(("cornflower", "sky", "butter"), fill=1.0),
    Sun(-40, 52, 4.2, "butter", 1.5),
)
def duck_under_the_tap() -> None:
    """A desert to the horizon; one kitchen tap drips, and in the puddle below floats a duck in a sun hat."""

    def dunes(x: float, y: float) -> float:
        return (
            0.5 * max(0, y - 4) * 0.22 * (1 + rough(x, y, 0.12))
            + 0.05 * sin(7 * y + 3 * rough(x, y, 0.6)) * 0.4
            - 0.03
        )

    ground(60, -4, 60, "sand", height=dunes, steps=140)
    chrome = metal("mist")
    tube(
        [
            (0.75, 1.2, -0.1),
            (0.75, 1.2, 1.3),
            (0.72, 1.15, 1.6),
            (0.45, 0.85, 1.72),
            (0.22, 0.62, 1.6),
            (0.2, 0.6, 1.38),
        ],
        0.075,
        chrome,
    )
    cylinder(0.75, 1.2, 0, 0.16, 0.08, chrome)
    cylinder(0.2, 0.6, 1.3, 0.06, 0.1, chrome)
    for s in (-1, 1):
        rod((0.75, 1.2, 1.05), (0.75 + 0.28 * s, 1.2 + 0.1 * s, 1.05), 0.035, chrome)
        ball(0.75 + 0.3 * s, 1.2 + 0.1 * s, 1.05, 0.085, ("tomato", "cornflower")[s > 0])
    specks([(0.2, 0.6, 1.1), (0.2, 0.6, 0.75)], 0.045, glow("sky", 1.0), stretch=(0.8, 0.8, 1.4))
    surface(
        lambda u, v: (0.18 + 0.62 * v * cos(2 * pi * u), 0.42 + 0.42 * v * sin(2 * pi * u), 0.03),
        water("cornflower", 0.3),
        nu=40,
        nv=4,
    )
    bird(0.1, 0.35, 0.0, size=0.62, turn=40, body="butter", wing="honey", beak="coral")
    with placed(0.1, 0.35, 0, turn=40):
        hat("sun", 0, -0.17, 0.39, "straw", size=0.55)
    for k in range(26):
        for s in (-1, 1):
            ball(
                -0.35 - 0.115 * k + 0.04 * s,
                0.75 + 0.5 * k,
                dunes(-0.35 - 0.115 * k, 0.75 + 0.5 * k) + 0.015,
                0.05,
                "cinnamon",
                squash=(1, 1.2, 0.2),
            )
    rock(-0.85, -0.9, 0, size=0.2, finish="cinnamon", seed=5)
    lathe([(0.08, 0), (0.1, 0.2), (0.09, 0.5), (0.05, 0.62), (0, 0.65)], -0.95, -0.3, 0, "moss", scale=1.2)


@card(
    View((-1.2, -7.5, 4.6), (0.3, 2, 5.4), 30),
    Air(("indigo", "mauve", "rose"), fill=1.0, clouds=0.7, cloud="lilac", stars=30, seed=11),
    Sun(-50, 10, 2, "rose", 4),
)
def bunk_tower() -> None:
    """Bunk beds are stacked to the clouds with a sleeper in each; at the top someone is still reading."""
    ground(40, -5, 40, "plum", height=lambda x, y: 0.1 * rough(x, y, 0.4))
    for k in range(11):
        for side in (0, 1):
            x, z = -0.35 + 1.45 * side + 0.12 * sin(k * 2.1), 0.2 + 1.02 * k
            with placed(x, 2.2, z, turn=90 + 4 * sin(k * 3 + side)):
                box(0, 0, 0.28, 0.9, 1.4, 0.1, "bone", bevel=0.02)
                box(0, 0, 0.38, 0.84, 1.34, 0.12, "milk", bevel=0.05)
                ball(
                    0,
                    -0.12,
                    0.5,
                    0.34,
                    felt(("cherry", "teal", "honey", "petrol", "coral", "sage")[(k * 2 + side) % 6]),
                    squash=(1.15, 1.6, 0.45),
                )
                ball(0, 0.52, 0.58, 0.13, porcelain("peach"))
                ball(0, 0.57, 0.61, 0.135, felt(("chestnut", "honey", "ink", "mist")[(k + side) % 4]))
                for sx in (-0.44, 0.44):
                    for sy in (-0.68, 0.68):
                        rod((sx, sy, -0.4), (sx, sy, 0.7), 0.035, "bone")
        if k % 3 == 1:
            ball(0.38, 1.7, 0.9 + 1.02 * k, 0.07, glow("butter", 8))
            lamp(0.38, 1.4, 0.9 + 1.02 * k, 26, "butter", size=0.1)
    ladder((0.4, 1.6, 0), (0.42, 1.7, 11.5), w=0.34, rungs=38, finish="sand")
    person(
        0.95,
        1.9,
        11.6,
        turn=-10,
        tall=1.1,
        pose="sit_floor",
        coat="tomato",
        young=True,
        hands=((-0.16, -0.4, 0.5), (0.2, -0.4, 0.5)),
    )
    rope((-0.95, 1.5, 5.4), (1.9, 1.5, 5.0), sag=0.2, finish="bone")
    for k in range(5):
        sweep(
            [(-0.5 + 0.45 * k, 1.5, 5.15), (-0.5 + 0.45 * k, 1.5, 4.85)],
            [(0.12, 0.02), (0.16, 0.02)],
            felt(("milk", "coral", "sky")[k % 3]),
        )
    person(
        -1.35,
        0.9,
        turn=150,
        tall=1.6,
        pose="climb",
        coat="petrol",
        hat="nightcap",
        hatted="tomato",
        hands=((-0.2, -0.2, 1.2), (0.2, -0.25, 1.0)),
        feet=((-0.1, 0, 0), (0.1, 0.05, 0)),
    )
    candle(-1.18, 0.7, 1.0, h=0.14, watts=20)
    cloud(-1.6, 4.5, 6.5, size=1.0, finish="lilac", seed=2)
    cloud(2.6, 4, 8.6, size=1.2, finish="lilac", seed=6)


@card(
    View((0.1, -2.5, 0.8), (0.05, 1.2, 0.85), 33),
    Air(("slate", "mauve", "blush"), fill=1.0, haze=("mauve", 3.5, 11), seed=2),
    Sun(50, 16, 2, "blush", 6),
)
def scissor_herons() -> None:
    """Herons that are scissors stand in a stream of blue silk; one has begun to cut."""
    ground(30, -4, 20, "slate", height=lambda x, y: 0.1 * rough(x, y, 0.6) - 0.05)
    surface(
        lambda u, v: (
            -1.1 + 2.0 * v + 0.9 * sin(2.2 * u) - 0.3,
            -2.4 + 12 * u,
            0.12 + 0.06 * sin(14 * u + 5 * v) + 0.03 * sin(9 * v),
        ),
        porcelain("cornflower"),
        nu=120,
        nv=24,
    )
    for x, y, s, open_, t in (
        (0.4, 0.5, 1.0, 10, -20),
        (-0.55, 1.7, 0.9, 4, 30),
        (0.75, 3.2, 0.9, 6, -40),
        (-0.2, 4.8, 0.8, 3, 10),
    ):
        with placed(x, y, 0.05, turn=t, scale=s):
            for q in (-1, 1):
                rod((0.06 * q, 0, 0), (0.03 * q, 0, 0.8), 0.022, metal("brass"))
                tube(
                    [(0.03 * q, 0, 0.8), (0.26 * q, 0.05, 0.95), (0.24 * q, 0.08, 1.2), (0.03 * q, 0, 1.02)],
                    0.035,
                    "coral" if s == 1.0 else "tomato",
                )
                with placed(0, 0, 1.05, lean=open_ * q * 0.4, tilt=0):
                    tube([(0, 0, 0), (0.0, -0.05, 0.35), (0.0, -0.02, 0.5)], 0.03, metal("mist"))
                    with placed(0, -0.02, 0.5, tilt=105 + open_ * q):
                        solid(
                            [(-0.02, 0, 0), (0.02, 0, 0), (0, 0.05, 0), (0, 0, 0.75), (0, 0.015, 0.72)],
                            [(0, 1, 3), (1, 2, 4, 3), (2, 0, 3, 4), (0, 2, 1)],
                            metal("mist"),
                        )
            ball(0, -0.03, 1.58, 0.05, metal("brass"))
            ball(0.03, -0.09, 1.6, 0.014, "ink")
    with placed(-0.35, -0.6, 0.2, turn=30):
        cutout(
            [
                (-0.2, 0),
                (-0.05, 0.1),
                (0.12, 0.02),
                (0.22, 0.09),
                (0.22, -0.09),
                (0.12, -0.02),
                (-0.05, -0.1),
            ],
            0.012,
            felt("milk"),
            lying=True,
        )
        ball(-0.1, 0.02, 0.02, 0.012, "ink")
    for k in range(18):
        x = (-1.25 + 0.05 * k) if k < 9 else (0.75 + 0.06 * (k - 9))
        rod((x, -1.1 + 0.1 * (k % 4), 0), (x + 0.05, -1.1, 0.6 + 0.08 * (k % 5)), 0.01, "olive")
        ball(x + 0.05, -1.1, 0.65 + 0.08 * (k % 5), 0.03, "umber", squash=(0.8, 0.8, 2.4))


@card(
    View((-0.3, -3.5, 0.6), (0.25, 3, 1.25), 27),
    Air(("cornflower", "sky", "milk"), fill=1.0, clouds=0.7, seed=12),
    Sun(-50, 48, 4, "butter", 3),
)
def outrun_by_shoes() -> None:
    """A barefoot man runs down a road after his own shoes, which are well ahead of him."""

    def hills(x: float, y: float) -> float:
        return (
            0.05 * y
            + 0.45 * sin(0.35 * y) * min(1, max(0, y) / 6)
            + 0.2 * rough(x, y, 0.25) * min(1, abs(x) / 2)
        )

    ground(60, -5, 50, "pistachio", height=hills, steps=120)
    surface(
        lambda u, v: (
            (v - 0.5) * 1.9 + 1.5 * sin(2.6 * u) * u * 2 - 0.1,
            -4 + 44 * u * u + 3 * u,
            hills((v - 0.5) * 2, -4 + 44 * u * u + 3 * u) + 0.05,
        ),
        felt("linen"),
        nu=120,
        nv=8,
    )
    grass(9, -3.2, 6, count=900, h=0.2, colours=("moss", "sage"))
    person(
        0.55,
        3.4,
        hills(0.5, 3.4) + 0.06,
        turn=-16,
        tall=1.7,
        pose="run",
        coat="petrol",
        legs="umber",
        shoes="peach",
        head="beard",
        hair="rust",
        hands=((-0.5, -0.5, 1.5), (0.5, -0.6, 1.55)),
        look=(0, 2),
    )
    hat("bowler", 1.1, 3.6, 2.6, "ink", size=1.2, turn=30)
    with placed(0.15, -1.15, 0.02, scale=1.15):
        shoe(-0.42, -0.55, 0.22, turn=-12, size=0.62, finish="brick", lace="milk", tilt=-26)
        shoe(0.18, -0.15, 0.03, turn=24, size=0.62, finish="brick", lace="milk")
        tube(
            [(0.12, -0.35, 0.25), (0.0, -0.5, 0.12), (-0.1, -0.42, 0.05), (-0.2, -0.55, 0.04)], 0.014, "milk"
        )
        ball(-0.4, -0.1, 0.1, 0.1, felt("linen"))
        ball(-0.5, 0.1, 0.08, 0.08, felt("linen"))
    for x, y, c in ((-2.6, 7, "moss"), (3.2, 10, "sage"), (-4, 14, "moss")):
        round_tree(x, y, hills(x, y), h=2.8, crown=c)
    for k in range(8):
        flower(
            -1.5 + 0.42 * k + (0.9 if k > 3 else 0),
            -1.3 + 0.25 * (k % 3),
            0,
            h=0.28,
            petals=("tomato", "milk", "honey")[k % 3],
            r=0.055,
        )
    house(2.7, 15, hills(2.7, 15), w=1.6, d=1.4, h=1.2, lit=None, wall="milk", roof="tomato")


@card(
    View((0.3, -4.2, 4.6), (0.05, 3, 3.9), 33),
    Air(("cornflower", "lilac", "peach"), fill=1.0, clouds=0.8, cloud="blush", seed=14),
    Sun(50, 14, 3.2, "peach", 3),
)
def takes_its_cage_along() -> None:
    """High over roofs a small bird flies and carries its open cage like a handbag."""
    bird(-0.2, 0.2, 4.7, size=1.1, turn=-62, tilt=-6, body="coral", wing="brick", flying=True, flap=32)
    with placed(-0.12, 0.15, 3.3, lean=-7):
        wire = metal("brass")
        tube(
            [(0.12 * cos(a), 0, 1.35 + 0.12 * sin(a)) for a in [2 * pi * k / 10 for k in range(10)]],
            0.018,
            wire,
            closed=True,
        )
        for k in range(14):
            a = 2 * pi * k / 14
            if k in (10, 11):
                continue
            tube(
                [
                    (0.45 * cos(a), 0.45 * sin(a), 0),
                    (0.45 * cos(a), 0.45 * sin(a), 0.6),
                    (0.34 * cos(a), 0.34 * sin(a), 1.0),
                    (0, 0, 1.24),
                ],
                0.014,
                wire,
            )
        cylinder(0, 0, -0.05, 0.5, 0.08, wire)
        for z in (0.35, 0.7):
            tube(
                [(0.45 * cos(a), 0.45 * sin(a), z) for a in [2 * pi * k / 20 for k in range(20)]],
                0.012,
                wire,
                closed=True,
            )
        rod((-0.4, 0, 0.4), (0.4, 0, 0.4), 0.02, "chestnut")
        cup(0.2, -0.1, 0.03, size=0.14, finish="milk", saucer=False)
        with placed(-0.2, 0.05, 0.05, lean=70):
            cylinder(0, 0, 0, 0.07, 0.4, felt("cherry"))
        frame(-0.05, 0.25, 0.4, 0.16, 0.22, "honey", mirror("ice"))
    chance = dice("roofs")
    for k in range(26):
        x, y = -5 + 1.9 * (k % 6) + chance.uniform(-0.4, 0.4), 1.5 + 2.4 * (k // 6)
        house(
            x,
            y,
            -1.5 + chance.uniform(-0.4, 0.5),
            w=1.7,
            d=1.7,
            h=2.0,
            turn=chance.uniform(-20, 20),
            wall=("linen", "blush", "sand")[k % 3],
            roof=("brick", "rust", "plum", "coral")[k % 4],
            lit=None,
        )
    bird(1.0, 1.6, 2.35, size=0.5, turn=60, body="honey", wing="brass")
    steam(-1.8, 3.6, 2.0, h=1.4, r=0.12, drift=0.6)


@card(
    View((-0.5, -3.8, 0.95), (0.25, 3, 1.3), 29),
    Air(("indigo", "cornflower", "blush"), fill=1.0, clouds=0.4, cloud="blush", seed=15),
    None,
)
def tree_walks_home() -> None:
    """A fir tree walks up a snowy street out of town, with one glass ball it forgot to give back."""
    ground(40, -5, 40, "milk", height=lambda x, y: 0.06 * rough(x, y, 0.6) + 0.25 * max(0, abs(x) - 1.9))
    for s in (-1, 1):
        for k in range(3):
            house(
                s * 3.1,
                1.4 + 3.2 * k,
                0.1,
                w=2.2,
                d=2.0,
                h=1.8,
                turn=-72 * s,
                wall=("blush", "linen", "rose")[k],
                roof=felt("milk"),
                lit="butter" if k != 1 else None,
            )
    with placed(0.35, 2.2, 0.25, lean=-6, tilt=10):
        fir(0, 0, 0.1, h=2.7, snow=False)
        for k in range(7):
            a = 0.9 * k
            ball(
                0.75 * cos(a) * (1 - 0.1 * k),
                0.75 * sin(a) * (1 - 0.1 * k),
                0.75 + 0.3 * k,
                0.12,
                felt("milk"),
                squash=(1.3, 1.3, 0.5),
            )
        ball(0.42, -0.62, 0.95, 0.11, porcelain("tomato"))
        for a, b in (
            ((0.05, 0, 0.3), (0.35, -0.4, -0.2)),
            ((-0.05, 0, 0.3), (-0.35, 0.35, -0.2)),
            ((0.05, 0, 0.3), (0.2, 0.4, -0.2)),
            ((-0.05, 0, 0.3), (-0.28, -0.3, -0.1)),
        ):
            tube([a, ((a[0] + b[0]) / 2 + 0.05, (a[1] + b[1]) / 2, 0.1), b], 0.05, "umber")
    for k in range(8):
        for j in range(4):
            ball(
                0.25 - 0.07 * k + 0.13 * cos(j * 1.6),
                1.3 - 0.42 * k + 0.1 * sin(j * 1.6),
                0.03,
                0.05,
                "slate",
                squash=(1.8 if j % 2 else 0.7, 0.7, 0.15),
            )
        if k < 5:
            for j in range(2):
                ball(0.72 - 0.07 * k + 0.08 * j, 1.2 - 0.42 * k, 0.03, 0.035, "slate", squash=(1, 1.2, 0.15))
    street_lamp(-1.35, 0.6, h=2.6, watts=150)
    street_lamp(1.7, 4.6, h=2.6, watts=100)
    for k in range(12):
        fir(-5 + 0.9 * k, 18 + 1.2 * (k % 3), 0, h=3.6, finish="petrol")
    beast("dog", 0.95, 1.7, 0.03, turn=170, size=0.55, coat="rust", stride=0.15)
    snow(6, -2.4, 6, 4, count=240, r=0.028)
    area((-2, -3, 3.5), (0.3, 2, 1), 130, "ice", size=2)


@card(
    View((-0.5, -4.0, 0.75), (0.3, 6, 3.4), 25),
    Air(("cornflower", "sky", "milk"), fill=1.05, clouds=0.6, seed=17),
    Sun(-55, 40, 4, "butter", 3),
)
def mountain_lifts_its_hat() -> None:
    """A hiker raises his hat to a mountain, and a hand of rock lifts the mountain's snow cap in reply."""

    def peak(x: float, y: float) -> float:
        r = ((x - 0.9) ** 2 + (y - 16) ** 2 * 0.7) ** 0.5
        return 10.5 * max(0.0, 1 - r / 11) ** 1.35 + 0.5 * rough(x, y, 0.35) * min(1, max(0, y - 2) / 6)

    ground(60, -5, 40, "sage", height=peak, steps=130)
    with placed(0.9, 15.4, 8.9):
        rock(0, 0, 0.1, size=1.7, finish="slate", seed=3, squash=(1, 1, 0.7))
        house(0, -1.2, 0.9, w=0.7, d=0.6, h=0.5, wall="cinnamon", roof="tomato", lit="butter")
    surface(
        lambda u, v: (
            1.9 + 2.3 * (1 - v) * cos(2 * pi * u) * (1 + 0.14 * sin(14 * pi * u)),
            14.8 + 2.0 * (1 - v) * sin(2 * pi * u),
            11.4 + 2.6 * v**0.8 + 0.2 * sin(10 * pi * u) * (1 - v),
        ),
        felt("milk"),
        nu=80,
        nv=20,
    )
    hand(
        4.9, 13.4, 8.2, gesture="hold", size=4.2, lean=-34, tilt=12, turn=-10, skin=felt("pewter"), cuff=None
    )
    sweep(
        [(6.5, 14, 1.0), (6.3, 14, 4.0), (5.4, 13.6, 7.0), (4.9, 13.4, 8.3)],
        [(1.4, 1.2), (1.0, 0.9), (0.75, 0.7), (0.6, 0.55)],
        felt("pewter"),
    )
    person(
        -0.75,
        0.3,
        peak(-0.75, 0.3),
        turn=150,
        tall=1.7,
        pose="wave",
        coat="tomato",
        legs="umber",
        head="short",
        hair="chestnut",
        touch=((-0.5, 0.25, peak(-0.75, 0.3) + 1.85), None),
        look=(-10, 30),
    )
    hat("bowler", -0.46, 0.25, peak(-0.75, 0.3) + 1.9, "bottle", size=1.1)
    box(-0.68, 0.02, 0.95, 0.34, 0.2, 0.42, "honey", bevel=0.06)
    rod((-0.2, 0.2, 0), (-0.4, 0.3, 0.95), 0.02, "umber")
    for x, y, h in ((-3, 5, 2.4), (2.6, 5, 2.0), (3.6, 7, 2.6), (-4.4, 8, 2.8), (1.4, 8, 2)):
        fir(x, y, peak(x, y), h=h)
    grass(7, -2.6, 4, count=900, h=0.18, colours=("moss", "sage"))
    for k in range(7):
        flower(
            -1.5 + 0.45 * k,
            -1.6 + 0.25 * (k % 3),
            0,
            h=0.26,
            petals=("milk", "cornflower", "butter")[k % 3],
            r=0.055,
        )


@card(View((0.0, -1.75, 0.95), (0.02, 0.3, 0.7), 40), Air(("cornflower", "lilac", "milk"), fill=1.05), None)
def one_mitten_two_hands() -> None:
    """Two sleeves end in one double mitten, and its wool is being unravelled from somewhere else."""
    wool, rib = felt("tomato"), felt("butter")
    for s, c in ((-1, "petrol"), (1, "lilac")):
        limb((s * 1.0, 0.5, 1.25), (s * 0.34, 0.22, 0.86), 0.17, felt(c), tip=0.15)
        limb((s * 0.36, 0.24, 0.87), (s * 0.24, 0.17, 0.8), 0.15, rib, tip=0.14)
    ball(0, 0.1, 0.66, 0.3, wool, squash=(1.12, 0.62, 0.85))
    ball(-0.22, 0.02, 0.56, 0.12, wool, squash=(0.8, 0.8, 1.3))
    for k in range(7):
        z = 0.5 + 0.055 * k
        r = 0.33 * (1 - ((z - 0.66) / 0.27) ** 2) ** 0.5 if abs(z - 0.66) < 0.26 else 0.1
        tube(
            [
                (r * 1.02 * cos(a), 0.1 - r * 0.57 * sin(a), z + 0.01 * sin(9 * a))
                for a in [pi * j / 14 for j in range(15)]
            ],
            0.014,
            rib if k in (2, 4) else wool,
        )
    tube(
        [(0.2, -0.06, 0.5), (0.35, -0.15, 0.4), (0.3, -0.25, 0.34), (0.55, -0.25, 0.42), (1.2, -0.2, 0.3)],
        0.014,
        wool,
    )
    with placed(-0.23, -0.06, 0.42):
        ball(0, 0, 0, 0.07, felt("pewter"))
        ball(0, -0.07, -0.01, 0.018, "rose")
        for s in (-1, 1):
            ball(0.06 * s, 0.0, 0.06, 0.04, felt("blush"), squash=(1, 0.4, 1))
            ball(0.028 * s, -0.06, 0.02, 0.011, "ink")
    ground(8, -2, 14, "milk", height=lambda x, y: -0.2 + 0.1 * rough(x, y, 0.8))
    for x, y in ((-1.6, 6), (1.9, 7), (0.4, 9), (-3, 9)):
        fir(x, y, -0.2, h=3, finish="petrol", snow=True)
    snow(3, -0.5, 4, 2.4, count=330, r=0.012)
    area((-1.4, -1.4, 1.8), (0, 0.2, 0.7), 40, "peach", size=0.8)
    area((1.4, 0.8, 1.6), (0, 0.2, 0.7), 20, "cornflower", size=0.8)
