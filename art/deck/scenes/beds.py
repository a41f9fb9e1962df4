"""Bedrooms and what goes on in them at night."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    beam,
    beast,
    bed,
    bird,
    blades,
    boards,
    book,
    box,
    cat,
    cylinder,
    dice,
    door,
    felt,
    glass,
    glow,
    hand,
    hat,
    lamp,
    lathe,
    limb,
    loft,
    metal,
    open_book,
    person,
    placed,
    porcelain,
    rod,
    room,
    sea,
    shell,
    shoe,
    specks,
    spot,
    steamer,
    stool,
    surface,
    sweep,
    table_lamp,
    teddy,
    tube,
    wall,
    window,
)
from art.deck.registry import card


@card(View((-0.3, -2.9, 0.6), (0.05, 1.0, 1.15), 28), Air(("indigo", "slate"), fill=0.9), None)
def coats_at_night() -> None:
    """A child's feet at the edge of a dark hall; the coats on the stand throw the shadow of a bear."""
    boards(6, 6, "cinnamon")
    with placed(y=1.9):
        wall(12, 8, "slate")
    with placed(-0.25, 0.75):
        cylinder(0, 0, 0, 0.22, 0.04, "umber")
        rod((0, 0, 0), (0, 0, 1.7), 0.035, "umber")
        for k, c in enumerate(("chestnut", "petrol", "plum")):
            with placed(0.14 * cos(2.1 * k), 0.12 * sin(2.1 * k), 0):
                sweep(
                    [(0, 0, 1.62), (0, 0, 1.4), (0, 0, 0.55)],
                    [(0.08, 0.06), (0.2, 0.11), (0.24, 0.13)],
                    felt(c),
                )
        limb((0.2, -0.15, 1.42), (0.3, -0.25, 0.9), 0.06, felt("petrol"))
        with placed(0.3, -0.27, 0.78):
            ball(0, 0, 0.0, 0.07, felt("milk"))
            for s in (-1, 1):
                ball(0.03 * s, 0, 0.12, 0.06, felt("milk"), squash=(0.35, 0.3, 1))
                ball(0.025 * s, -0.065, 0.015, 0.01, "ink")
        hat("bowler", 0, 0, 1.72, "ink")
    bear = felt("ink")
    with placed(0.55, 1.86, 0):
        ball(0.25, 0, 1.0, 0.85, bear, squash=(0.8, 0.02, 1.25))
        ball(-0.12, 0, 2.15, 0.42, bear, squash=(1, 0.03, 0.9))
        for s in (-0.38, 0.2):
            ball(s, 0, 2.52, 0.16, bear, squash=(1, 0.06, 1))
        ball(-0.5, 0, 2.02, 0.2, bear, squash=(1.2, 0.06, 0.8))
        limb((-0.25, 0, 1.6), (-0.8, 0, 1.15), 0.15, bear)
        ball(-0.86, -0.01, 1.05, 0.09, bear, squash=(1, 0.1, 1))
        for s in (-0.05, 0.04):
            ball(-0.9 + s, -0.01, 1.22, 0.09, bear, squash=(0.35, 0.1, 1))
    loft([(-3.2, -3, 0.004), (-1.0, -3, 0.004), (2.6, 1.85, 0.004), (-0.9, 1.85, 0.004)], glow("honey", 0.28))
    person(
        -0.78,
        -0.25,
        turn=146,
        tall=1.0,
        young=True,
        coat="bone",
        dress="robe",
        head="curls",
        hair="chestnut",
        legs="peach",
        shoes="peach",
        look=(-8, 20),
        hands=((-0.16, -0.22, 1.1), (0.18, -0.22, 1.12)),
    )
    surface(
        lambda u, v: (-1.4 + 0.65 * u, -1.25 + 0.7 * v, 0.02 + 0.06 * abs(sin(6 * u + 5 * v))),
        felt("honey"),
        nu=24,
        nv=20,
    )
    spot((-1.6, -2.6, 1.6), (0.3, 1.6, 1.0), 800, "honey", angle=60)


@card(View((0.35, -1.3, 3.3), (0.0, 0.15, 0.1), 31), Air(("cornflower", "indigo"), fill=0.85), None)
def sky_under_the_rug() -> None:
    """A woman lifts a carpet to sweep under it; beneath is not a floor but a sky full of stars."""
    with placed(y=0.2):
        for k in range(16):
            x = -2 + 0.26 * k
            box(x, -1.55, -0.06, 0.25, 2.3, 0.06, ("brass", "sand")[k % 2], bevel=0.006)
            box(x, 2.2, -0.06, 0.25, 2.3, 0.06, ("sand", "brass")[k % 2], bevel=0.006)
    box(1.5, 0.3, -0.06, 1.2, 1.9, 0.06, "sand", bevel=0)
    box(0, 0.3, -1.2, 5, 4, 0.05, glow("indigo", 0.16), bevel=0)
    chance = dice("stars below")
    specks(
        [
            (chance.uniform(-2, 1.2), chance.uniform(-0.5, 1.4), chance.uniform(-1.1, -0.2))
            for _ in range(260)
        ],
        0.013,
        glow("milk", 9),
    )
    specks(
        [(chance.uniform(-2, 1.2), chance.uniform(-0.5, 1.4), chance.uniform(-1.1, -0.3)) for _ in range(40)],
        0.026,
        glow("butter", 9),
    )

    def carpet(u: float, v: float) -> tuple[float, float, float]:
        x, y = -1.9 + 2.9 * u, -0.85 + 2.2 * v
        lift = max(0.0, (1 - u) + v - 0.55)
        return x + 0.95 * lift * lift, y - 0.75 * lift * lift, 0.02 + 0.75 * lift

    surface(carpet, felt("cherry"), nu=60, nv=50, thick=0.03)
    for edge in (0.07, 0.93):
        tube([carpet(t / 20, edge) for t in range(21)], 0.02, "honey")
        tube([carpet(edge, t / 20) for t in range(21)], 0.02, "honey")
    person(
        0.78,
        0.1,
        turn=-62,
        tall=1.5,
        pose="lean",
        bend=40,
        coat="bone",
        dress="apron",
        hat="scarf",
        hatted="brass",
        touch=((0.1, 0.15, 0.66), (0.55, -0.5, 0.75)),
        look=(-10, -24),
    )
    rod((0.72, -0.52, 1.15), (0.2, -0.62, 0.12), 0.02, "umber")
    for k in range(12):
        rod((0.2, -0.62, 0.14), (0.06 + 0.015 * k, -0.72 + 0.02 * (k % 4), 0.0), 0.012, "straw")
    specks(
        [(0.0 - 0.09 * k, -0.55 + 0.12 * sin(k * 2.1) + 0.07 * k, 0.1 + 0.03 * sin(k)) for k in range(16)],
        0.022,
        glow("butter", 10),
    )
    cat(-1.02, -0.75, 0.05, turn=150, size=0.5, paw=0.08)
    lamp(1.8, -0.8, 2.0, 110, "honey")
    lamp(-0.9, 0.7, -0.5, 22, "cornflower")


@card(
    View((0.0, -4.2, 1.35), (0.1, 1, 1.2), 38), Air(("milk", "mist"), fill=1.0), Sun(75, 30, 1.6, "milk", 10)
)
def thread_through_room() -> None:
    """A red thread crosses a bare white room at chest height; one child's sock is pegged to it."""
    boards(6, 6, "linen")
    room(3.6, 1.4, 5, "milk", near=-4, skirting="mist")
    door(-1.0, 1.36, w=0.85, h=2.05, leaf="mist", frame="milk")
    with placed(1.78, 0.2, turn=-90):
        window(0, -0.02, 0.85, 1.1, 1.5, pane=glow("milk", 1.6))
    tube([(-0.68, 1.25, 1.02), (0.3, 0.6, 1.06), (1.72, -0.3, 1.0)], 0.012, glow("cherry", 0.4))
    with placed(0.42, 0.52, 1.05, turn=-32):
        box(0, 0, -0.05, 0.03, 0.05, 0.12, "sand", bevel=0.005)
        sweep(
            [(0, 0, -0.02), (0, 0, -0.2), (0.01, 0, -0.34), (-0.06, 0, -0.42), (-0.17, 0, -0.43)],
            [(0.07, 0.025), (0.068, 0.03), (0.065, 0.035), (0.06, 0.045), (0.04, 0.035)],
            felt("cherry"),
        )
        cylinder(0, 0, -0.07, 0.075, 0.06, felt("milk"))
    specks([(0.42, 0.52, 0.52), (0.43, 0.5, 0.3), (0.42, 0.52, 0.03)], 0.022, glass("sky", 0.8))
    surface(
        lambda u, v: (-1.7 + 1.6 * u, -1.6 + 0.9 * v, 0.03 + 0.16 * abs(sin(5 * u + 3 * v)) * sin(pi * u)),
        felt("linen"),
        nu=40,
        nv=24,
    )
    cylinder(0.95, -1.35, 0.0, 0.17, 0.24, "mist", top=0.19)
    rod((0.95, -1.35, 0.1), (1.15, -1.2, 0.75), 0.018, "sand")


@card(View((0.05, -1.75, 0.36), (0.02, 0.4, 0.46), 29), Air(("indigo", "midnight"), fill=1.2), None)
def afraid_of_the_foot() -> None:
    """Under a bed three furry monsters huddle round a torch, afraid of a child's bare foot."""
    boards(5, 5, "indigo", across=True)
    with placed(y=1.9):
        wall(6, 4, "midnight")
    box(0, 0.7, 0.92, 3.4, 1.9, 0.1, "chestnut", bevel=0.02)
    for k in range(9):
        box(-1.5 + 0.37 * k, 0.7, 0.86, 0.14, 1.8, 0.05, "cinnamon", bevel=0.01)
    for x in (-1.05, 1.15):
        rod((x, -0.05, 0.95), (x, -0.05, 0), 0.07, "chestnut")
    surface(
        lambda u, v: (-1.6 + 3.2 * u, -0.22 + 0.03 * sin(26 * u), 1.1 - 0.24 * v + 0.02 * sin(20 * u)),
        felt("cornflower"),
        nu=70,
        nv=5,
    )
    furry = [(-0.5, 0.5, 0.25, "moss", 25), (-0.1, 0.66, 0.2, "plum", -5), (0.2, 0.3, 0.15, "coral", -25)]
    for x, y, r, c, t in furry:
        with placed(x, y, r * 0.95, turn=t):
            ball(0, 0, 0, r, felt(c), squash=(1, 0.95, 1.0))
            blades(
                [
                    (r * 0.97 * cos(a) * cos(b), r * 0.97 * sin(a) * cos(b), r * 0.97 * sin(b))
                    for a in [k * 0.31 for k in range(20)]
                    for b in (-0.5, -0.1, 0.3, 0.7, 1.1)
                ],
                r * 0.28,
                felt(c),
                wide=r * 0.05,
            )
            for s in (-1, 1):
                ball(s * r * 0.32, -r * 0.85, r * 0.3, r * 0.24, porcelain("milk"))
                ball(s * r * 0.32 + r * 0.05, -r * 1.06, r * 0.36, r * 0.11, "ink")
                ball(s * r * 0.5, 0, r * 0.95, r * 0.2, felt(c), squash=(0.6, 0.6, 1.4))
            ball(0, -r * 0.96, -r * 0.2, r * 0.13, "ink", squash=(1.4, 0.5, 0.9))
    limb((0.25, 0.22, 0.3), (0.42, 0.08, 0.52), 0.03, felt("coral"))
    surface(
        lambda u, v: (
            -0.85 + 0.95 * u,
            0.3 + 0.55 * v - 0.15 * sin(pi * u),
            0.03 + 0.17 * sin(pi * v) * (0.4 + 0.6 * sin(pi * u)),
        ),
        felt("butter"),
        nu=30,
        nv=20,
    )
    with placed(0.46, -0.12, 0.75, tilt=10):
        limb((0, 0, 0.35), (0, 0, 0), 0.075, porcelain("blush"), tip=0.06)
        ball(0, -0.09, -0.05, 0.075, porcelain("blush"), squash=(0.75, 1.7, 0.6))
        for k in range(5):
            ball(-0.05 + 0.026 * k, -0.22 + 0.008 * k, -0.05, 0.022 - 0.002 * k, porcelain("blush"))
    shoe(0.43, 0.0, 0.56, size=0.2, finish="tomato", tilt=-20)
    with placed(-0.22, 0.08, 0.045, turn=-30, tilt=90):
        cylinder(0, 0, -0.1, 0.035, 0.2, "tomato")
        cylinder(0, 0, 0.1, 0.04, 0.05, glow("butter", 12), top=0.055)
    lamp(-0.22, -0.16, 0.14, 26, "butter", size=0.1)
    lamp(-0.1, 0.1, 0.6, 8, "butter")
    book(0.75, -0.5, 0, turn=20, finish="honey")
    box(-0.9, -0.55, 0, 0.16, 0.16, 0.16, "tomato", turn=25)


@card(
    View((-0.2, -2.9, 1.35), (0.2, 1.0, 1.15), 30),
    Air(("petrol", "rose", "salmon"), fill=0.8, clouds=0.4, cloud="peach"),
    Sun(40, 12, 2.0, "salmon", 6),
)
def giant_listens() -> None:
    """A girl reads aloud on her bed; the open window is filled by an enormous ear."""
    boards(5, 5, "cinnamon")
    room(4.2, 1.5, 5, "petrol", holes=[(2.35, 0.95, 1.5, 1.75)], near=-3, stripes=felt("teal"))
    window(1.0, 1.54, 0.95, 1.5, 1.75, bars=(1, 1), frame="bone")
    skin = porcelain("salmon")
    with placed(1.0, 2.1, 1.8):
        ball(-1.75, 1.3, -0.2, 1.7, porcelain("peach"), squash=(1.0, 0.8, 1.3))
        sweep(
            [
                (0.35, 0, -0.62),
                (0.5, -0.18, -0.3),
                (0.55, -0.22, 0.15),
                (0.35, -0.24, 0.55),
                (-0.05, -0.22, 0.62),
                (-0.3, -0.15, 0.4),
                (-0.3, -0.1, 0.1),
            ],
            [(0.12, 0.12), (0.13, 0.15), (0.13, 0.16), (0.13, 0.16), (0.12, 0.14), (0.1, 0.12), (0.05, 0.06)],
            skin,
        )
        ball(0.16, -0.12, -0.62, 0.24, skin, squash=(1, 0.6, 1.1))
        ball(-0.22, -0.15, -0.12, 0.16, skin, squash=(0.7, 0.8, 1.1))
        ball(0.1, 0.1, 0.05, 0.4, porcelain("coral"), squash=(0.8, 0.5, 1))
        tube([(0.22, -0.1, -0.3), (0.32, -0.14, 0.0), (0.25, -0.16, 0.28), (0.02, -0.15, 0.32)], 0.085, skin)
    bed(-0.75, 0.35, turn=90, w=1.0, long=1.9, quilt="blush", wood="bone", sleeper=False)
    person(
        -0.62,
        0.32,
        0.5,
        turn=48,
        tall=1.15,
        young=True,
        pose="sit_floor",
        bend=6,
        coat="butter",
        dress="skirt",
        head="braids",
        hair="rust",
        hands=((-0.16, -0.42, 0.5), (0.2, -0.42, 0.5)),
        look=(14, -6),
    )
    with placed(-0.36, 0.06, 0.83, turn=48, tilt=35):
        open_book(0, 0, 0, w=0.34, d=0.24, cover="cherry")
    teddy(-1.05, -0.05, 0.56, size=0.34, turn=55, arms=(160, 160))
    bird(-0.2, 0.62, 0.58, size=0.3, turn=100, body="butter", wing="honey")
    with placed(0.25, 0.1, 0, turn=60):
        beast("sheep", 0, 0, 0, size=0.42, coat="milk", pale="linen", stride=0.02)
    beast("elephant", 0.62, -0.55, 0, turn=135, size=0.26, coat="cornflower", stride=0.03)
    stool(-1.62, 0.95, h=0.62, finish="bone")
    table_lamp(-1.62, 0.95, 0.62, shade="butter", watts=40)
    lamp(-0.9, -0.9, 1.9, 30, "butter")


@card(
    View((0.05, -0.95, 0.34), (0.05, 0.2, 0.22), 42, focus=(0.2, 0.05, 0.25), blur=6),
    Air(("indigo", "cornflower"), fill=0.8),
    None,
)
def teddy_sews_button() -> None:
    """A worn toy bear sews a button on the sleeping child's cuff; the button is its own eye."""
    surface(
        lambda u, v: (
            -1.5 + 3 * u,
            -0.8 + 2.2 * v,
            0.02 * abs(sin(14 * u)) + 0.02 * abs(sin(11 * v)) - 0.02 + 0.3 * max(0, v - 0.55) ** 1.2,
        ),
        felt("indigo"),
        nu=60,
        nv=60,
    )
    with placed(y=2.2):
        wall(5, 4, "indigo")
    with placed(-0.12, -0.14, 0.09, turn=-118, tilt=88):
        hand(
            0,
            0,
            0,
            gesture="drop",
            size=0.3,
            turn=180,
            skin="blush",
            cuff="linen",
            sleeve="cornflower",
            arm=1.6,
            left=True,
        )
    cloth = felt("sand")
    with placed(0.2, 0.12, 0.0, turn=-28):
        ball(0, 0, 0.12, 0.13, cloth, squash=(1, 0.9, 1.1))
        ball(0, -0.08, 0.12, 0.085, felt("linen"), squash=(1, 0.6, 1.1))
        with placed(0, -0.02, 0.3, turn=-8, tilt=18):
            ball(0, 0, 0, 0.115, cloth)
            ball(0, -0.09, -0.03, 0.052, felt("linen"))
            ball(0, -0.14, -0.01, 0.017, "ink")
            ball(0.01, -0.135, -0.05, 0.012, "coral", squash=(1, 1, 0.7))
            ball(0.045, -0.1, 0.03, 0.018, porcelain("coral"))
            tube([(-0.045, -0.105, 0.03), (-0.06, -0.14, 0.0), (-0.05, -0.15, -0.05)], 0.004, "ink")
            for s in (-1, 1):
                ball(s * 0.09, 0.01, 0.09, 0.045, cloth)
        limb((-0.1, -0.02, 0.2), (-0.2, -0.2, 0.16), 0.045, cloth)
        limb((0.1, -0.02, 0.2), (0.12, -0.2, 0.32), 0.045, cloth)
        for s in (-1, 1):
            limb((s * 0.08, -0.04, 0.05), (s * 0.16, -0.22, 0.05), 0.055, cloth)
        box(0.07, -0.1, 0.05, 0.07, 0.02, 0.07, felt("coral"), turn=10, bevel=0.005)
    tube(
        [(0.2, -0.08, 0.34), (0.12, -0.2, 0.38), (0.0, -0.2, 0.26), (-0.04, -0.19, 0.19)],
        0.004,
        glow("coral", 0.5),
    )
    rod((0.2, -0.06, 0.34), (0.27, -0.12, 0.37), 0.004, metal("mist"))
    with placed(-0.05, -0.2, 0.17, tilt=35):
        cylinder(0, 0, 0, 0.024, 0.012, porcelain("coral"))
    ball(-0.42, 0.62, 0.34, 0.22, porcelain("blush"))
    ball(-0.45, 0.7, 0.4, 0.235, felt("chestnut"))
    ball(-0.38, 0.4, 0.32, 0.03, "umber", squash=(1.2, 0.4, 0.3))
    with placed(0.58, 0.85, 0.12):
        lathe([(0.09, 0), (0.07, 0.12), (0.06, 0.14)], 0, 0, 0, "milk")
        shell(0, 0, 0.14, 0.16, glow("honey", 3), rise=(0, 90), squash=(1, 1, 0.7))
    lamp(0.55, 0.4, 0.6, 14, "honey", size=0.15)
    lamp(0.1, -0.7, 0.9, 6, "honey", size=0.3)


@card(View((-0.35, -3.3, 2.0), (-0.25, 1, 0.9), 31), Air(("teal", "petrol"), fill=1.3), None)
def keeper_nightlight() -> None:
    """A bearded lighthouse keeper sleeps beside a mushroom night light while his beam crosses the sea."""
    boards(5, 5, "cinnamon")
    room(4.2, 1.5, 5, "petrol", holes=[(2.55, 1.1, 1.2, 1.5)], near=-3)
    window(1.05, 1.54, 1.1, 1.2, 1.5, frame="bone")
    sea(40, 2.5, 40, z=-1, colour="teal", waves=0.4)
    rod((-3, 9, 5.5), (9, 24, 1.2), 0.3, beam("butter", 0.2), top=2.2)
    steamer(3.4, 12, -0.9, long=1.6, hull="ink")
    ball(3.2, 11.6, -0.4, 0.1, glow("honey", 14))
    bed(-0.5, 0.5, turn=74, w=1.15, long=2.1, quilt="tomato", wood="chestnut")
    with placed(-0.5, 0.5, turn=74), placed(0, 0.82, 0.68, tilt=-62):
        ball(0, 0, 0, 0.17, porcelain("peach"))
        ball(0, -0.15, -0.02, 0.035, porcelain("salmon"))
        for s in (-1, 1):
            ball(s * 0.06, -0.15, 0.02, 0.025, "umber", squash=(1.1, 0.4, 0.25))
        ball(0, -0.1, -0.14, 0.16, felt("milk"), squash=(1.1, 0.6, 1.1))
        hat("nightcap", 0, 0, 0.08, "tomato")
    stool(0.55, -0.25, h=0.55, finish="sand")
    lathe([(0.05, 0), (0.035, 0.06), (0.03, 0.12)], 0.55, -0.25, 0.55, glow("butter", 1))
    shell(0.55, -0.25, 0.66, 0.1, glow("honey", 6), rise=(0, 90), squash=(1, 1, 0.8))
    lamp(0.5, -0.4, 0.9, 60, "honey", size=0.1)
    for x, t in ((-0.45, -20), (-0.15, 15)):
        shoe(x, -0.75, turn=t, size=0.42, finish="umber", boot=0.7)
    area((1.05, 1.3, 2.0), (0, 0, 0.5), 26, "ice", size=0.9)
    lamp(-1.1, -0.7, 1.7, 45, "honey", size=0.3)


@card(View((-0.02, -0.42, 0.42), (0.03, 0.02, 0.05), 40), Air(("straw", "linen"), fill=0.75), None)
def matchbox_bedroom() -> None:
    """Fingers slide a matchbox open: matchstick people sleep in a row, one sits up with a burnt head."""
    boards(3, 3, "ink", across=True, wide=0.14)
    with placed(0.03, 0.02, 0, turn=-14):
        for s in (-1, 1):
            box(s * 0.145, 0, 0, 0.012, 0.36, 0.09, felt("tomato"), bevel=0.002)
        for s in (-1, 1):
            box(0, s * 0.175, 0, 0.29, 0.012, 0.08, felt("linen"), bevel=0.002)
        box(0, 0, 0, 0.29, 0.36, 0.012, felt("linen"), bevel=0.002)
        box(0, 0.32, 0, 0.31, 0.32, 0.1, felt("tomato"), bevel=0.004)
        box(0, 0.32, 0.1, 0.27, 0.28, 0.002, felt("straw"), bevel=0)
        box(0, 0.115, 0.014, 0.27, 0.07, 0.028, felt("milk"), bevel=0.012)
        surface(
            lambda u, v: (
                -0.135 + 0.27 * u,
                -0.165 + 0.22 * v,
                0.045 + 0.014 * abs(sin(5 * pi * u)) + 0.004 * sin(9 * v),
            ),
            felt("sky"),
            nu=50,
            nv=20,
        )
        for k in range(5):
            x = -0.108 + 0.054 * k
            if k == 3:
                rod((x, 0.02, 0.04), (x, 0.06, 0.15), 0.008, "sand")
                ball(x, 0.063, 0.165, 0.02, felt("ink"))
                for s in (-1, 1):
                    ball(x + 0.008 * s, 0.045, 0.168, 0.0055, "milk")
                continue
            rod((x, -0.1, 0.045), (x, 0.085, 0.05), 0.008, "sand")
            ball(x, 0.105, 0.055, 0.02, "tomato")
            for s in (-1, 1):
                ball(x + 0.008 * s, 0.095, 0.073, 0.005, "ink", squash=(1.2, 0.5, 0.4))
        limb((-0.002, 0.04, 0.065), (0.05, 0.045, 0.09), 0.006, "sand")
        lathe(
            [(0, 0), (0.02, 0), (0.024, 0.035), (0.02, 0.035), (0.016, 0.006), (0, 0.006)],
            0.11,
            -0.14,
            0.012,
            metal("brass"),
        )
    with placed(-0.2, -0.08, 0.09, turn=120, tilt=70):
        hand(
            0,
            -0.02,
            -0.1,
            gesture="pinch",
            size=0.26,
            turn=180,
            skin="peach",
            cuff="milk",
            sleeve="petrol",
            arm=1.4,
        )
    rod((0.15, -0.2, 0.01), (0.26, -0.12, 0.01), 0.008, "sand")
    ball(0.27, -0.115, 0.012, 0.018, "tomato")
    area((0.5, -0.1, 0.7), (0, 0, 0), 9, "butter", size=0.25)
    lamp(-0.4, 0.5, 0.5, 2, "cornflower")
