"""Ice, seeds, fog and other things that do not stay."""

from math import cos, pi, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    area,
    ball,
    beast,
    birch,
    blades,
    bottle,
    box,
    cat,
    chair,
    clock_face,
    cloud,
    cylinder,
    dice,
    felt,
    fish,
    frame,
    glass,
    grass,
    ground,
    hat,
    house,
    lathe,
    limb,
    metal,
    person,
    placed,
    porcelain,
    rod,
    room,
    rope,
    rough,
    scatter,
    specks,
    sweep,
    table,
    tiles,
    tube,
)
from art.deck.registry import card


@card(
    View((-0.2, -1.9, -1.7), (0.15, 0.6, -0.15), 29),
    Air(("ice", "sky", "teal"), fill=1.2),
    Sun(20, 70, 3, "milk", 4),
)
def under_the_ice() -> None:
    """From below the ice: a child peers down, and a carp in a knitted scarf peers up in the same way."""
    box(0, 3, 0.0, 14, 14, 0.1, glass("ice", 0.1), bevel=0)
    chance = dice("cracks")
    for _ in range(12):
        x, y, a = chance.uniform(-2.5, 2.5), chance.uniform(-0.5, 4), chance.uniform(0, 2 * pi)
        tube(
            [
                (x, y, -0.01),
                (x + 0.5 * cos(a), y + 0.5 * sin(a), -0.01),
                (x + 0.9 * cos(a + 0.5), y + 0.9 * sin(a + 0.5), -0.01),
            ],
            0.012,
            "milk",
        )
    with placed(0.35, 0.85, 0.2):
        ball(0, 0, 0.02, 0.2, porcelain("peach"), squash=(1, 1, 0.8))
        for s in (-1, 1):
            ball(s * 0.08, -0.02, -0.13, 0.03, "ink")
            ball(s * 0.28, -0.05, -0.06, 0.13, felt("tomato"))
            limb((s * 0.3, 0.0, -0.02), (s * 0.42, 0.45, 0.08), 0.1, felt("petrol"))
        ball(0, 0.02, -0.15, 0.025, porcelain("salmon"))
        ball(0, 0.06, 0.1, 0.22, felt("honey"))
        ball(0, 0.75, 0.1, 0.36, felt("petrol"), squash=(0.9, 1.5, 0.6))
        for s in (-1, 1):
            limb((s * 0.15, 1.1, 0.05), (s * 0.25, 1.9, 0.05), 0.13, felt("umber"))
    fish(-0.05, 0.4, -0.85, size=1.2, turn=-28, lean=52, body="honey", fin="coral")
    with placed(-0.2, 0.28, -0.72, turn=-28, lean=38):
        tube(
            [
                (0.1 * 0 + 0.3 * cos(a) * 0.7, 0.26 * sin(a), 0.02 * cos(3 * a))
                for a in [2 * pi * k / 12 for k in range(12)]
            ],
            0.075,
            felt("cherry"),
            closed=True,
        )
    box(0.2, 0.7, -0.06, 0.2, 0.14, 0.08, "sand", turn=20, bevel=0.03)
    for k in range(14):
        x = -1.6 + 0.24 * k
        tube(
            [(x, 2.2, -3.2), (x + 0.12, 2.1, -2.5), (x - 0.08, 2.0, -1.9 + 0.2 * (k % 3))],
            0.05,
            felt(("bottle", "moss")[k % 2]),
        )
    specks([(0.5 + 0.1 * sin(k * 2), 0.3, -1.9 + 0.16 * k) for k in range(10)], 0.035, glass("milk", 0.6))
    for x, y, z, t in ((1.0, 2.0, -1.2, 10), (-1.0, 2.4, -0.7, -15), (0.6, 3.0, -2.0, 5)):
        fish(x, y, z, size=0.4, turn=t, body="pewter", fin="slate")
    area((0, -1.5, -2.6), (0, 0.6, -0.3), 60, "ice", size=1.5)


@card(
    View((0.25, -2.0, 1.15), (0.0, 0.5, 1.2), 33),
    Air(("mint", "milk", "butter"), fill=1.0),
    Sun(-50, 40, 3.4, "butter", 4),
)
def mouse_barber() -> None:
    """A mouse cuts a lion's mane, and the mane is a dandelion clock whose seeds fly off."""
    tiles(5, 5, "milk", "mint", side=0.5)
    room(4.6, 1.8, 5, "mint", near=-3, dado=(1.1, "straw"))
    frame(-0.95, 1.72, 1.2, 0.8, 1.2, "cinnamon", felt("ice"))
    chair(0.25, 0.75, finish="cinnamon")
    sweep(
        [(0.25, 0.7, 0.1), (0.25, 0.7, 0.6), (0.25, 0.7, 1.05), (0.25, 0.68, 1.3)],
        [(0.55, 0.42), (0.5, 0.38), (0.34, 0.28), (0.16, 0.14)],
        felt("milk"),
    )
    with placed(0.25, 0.62, 1.52):
        ball(0, 0, 0, 0.28, felt("sand"))
        ball(0, -0.24, -0.07, 0.13, felt("linen"), squash=(1.2, 0.8, 0.8))
        ball(0, -0.35, -0.02, 0.05, "umber")
        for s in (-1, 1):
            ball(s * 0.11, -0.25, 0.07, 0.04, "umber", squash=(1.2, 0.4, 0.25))
            ball(s * 0.2, -0.02, 0.25, 0.07, felt("sand"))
        chance = dice("mane")
        for k in range(260):
            a, b = chance.uniform(0, 2 * pi), chance.uniform(-0.3, 0.9)
            r = 0.56 + chance.uniform(-0.05, 0.06)
            x, y, z = r * cos(a), 0.14 + 0.3 * b, r * sin(a)
            if x > 0.12 and z > -0.1 and k % 5:
                continue
            yellow = x < -0.05
            rod((x * 0.5, y * 0.6, z * 0.5), (x, y, z), 0.006, "sage" if yellow else "bone", sides=5)
            ball(x, y, z, 0.05, felt("straw" if yellow else "milk"))
    with placed(0.72, 0.55, 1.1):
        person(
            0,
            0,
            0.08,
            turn=-60,
            tall=0.62,
            head="mouse",
            coat="milk",
            legs="cinnamon",
            dress="apron",
            pose="reach",
            touch=((-0.2, -0.05, 0.62), (-0.18, -0.12, 0.5)),
        )
    for s in (-1, 1):
        rod((0.56, 0.48, 1.62), (0.44, 0.42, 1.72 + 0.05 * s), 0.012, metal("mist"))
    seeds = dice("seeds")
    for k in range(46):
        x, y, z = seeds.uniform(-1.1, 1.2), seeds.uniform(-0.9, 0.8), seeds.uniform(1.0, 2.6)
        rod((x, y, z), (x + 0.02, y, z - 0.09), 0.004, "umber", sides=4)
        blades([(x, y, z)] * 7, 0.06, felt("milk"), wide=0.008, seed=k)
    for x, y in scatter(40, 0.9):
        ball(0.25 + x, 0.2 + y * 0.6, 0.02, 0.035, felt("milk"))
    table(-0.95, 0.55, 0.6, 0.4, 0.75, finish="cinnamon")
    bottle(-1.05, 0.55, 0.75, size=0.32, tint="raspberry")
    bottle(-0.85, 0.6, 0.75, size=0.26, tint="teal")


@card(
    View((-0.6, -4.3, 1.25), (0.35, 1.2, 1.15), 31),
    Air(("mist", "peach", "mist"), fill=1.0, haze=("mist", 5, 11)),
    Sun(-60, 18, 2.6, "peach", 6),
)
def tug_of_war_with_fog() -> None:
    """A whole village hauls on a rope; the other end goes into a wall of fog."""
    ground(30, -5, 20, "sage", height=lambda x, y: 0.1 * rough(x, y, 0.6))
    grass(8, -3, 4, count=1000, h=0.16, colours=("sage", "moss", "olive"))
    rope((-2.2, -0.9, 0.85), (3.5, 3.2, 0.95), sag=0.05, r=0.035, finish="sand")
    who = [
        (0.95, "beard", "brick", "", 1.75),
        (0.35, "bun", "plum", "scarf", 1.55),
        (-0.2, "short", "teal", "cap", 1.7),
        (-0.75, "braids", "honey", "", 1.05),
        (-1.2, "short", "petrol", "cap", 0.95),
    ]
    for k, (x, head, coat, hat_, tall) in enumerate(who):
        y = 0.35 + 0.72 * (x - 0.2) * 1.0
        z = 0.9 + 0.02 * k
        person(
            x,
            y,
            0,
            turn=128,
            tall=tall,
            head=head,
            coat=coat,
            dress="robe" if head == "bun" else "",
            hat=hat_,
            hatted="cherry",
            pose="pull",
            bend=-26,
            young=tall < 1.2,
            touch=((x + 0.42, y + 0.32, z), (x + 0.3, y + 0.22, z)),
            feet=((-0.12, -0.45, 0), (0.13, -0.2, 0)),
        )
    beast("dog", -1.35, -0.85, 0, turn=125, size=0.7, coat="linen", stride=0.12, nod=-6)
    cat(-0.95, -1.5, 0, turn=60, size=0.5, pose="walk")
    ball(-0.45, -1.75, 0.05, 0.06, felt("pewter"))
    for s in (-1, 1):
        ball(-0.4 + 0.03 * s, -1.8, 0.11, 0.03, felt("blush"))
    for k in range(26):
        cloud(
            2.0 + 0.16 * (k % 5),
            2.2 + 0.5 * (k // 5) - 0.35 * (k % 5),
            0.4 + 0.62 * (k % 6),
            size=0.75,
            finish="milk",
            seed=k,
        )


@card(
    View((0.5, -7.0, 1.8), (-0.1, 2, 3.0), 29),
    Air(("cornflower", "sky", "butter"), fill=1.0, clouds=0.6, seed=21),
    Sun(-50, 40, 4, "butter", 3),
)
def giant_counts_to_ten() -> None:
    """A giant leans on the town tower with his face in his arm, counting; a village hides from him."""
    ground(50, -8, 40, "pistachio", height=lambda x, y: 0.15 * rough(x, y, 0.3))
    grass(12, -5, 4, count=1000, h=0.2, colours=("moss", "sage"))
    box(-1.6, 5.2, 0, 1.7, 1.7, 6.2, "brick", bevel=0.04)
    clock_face(-1.6, 4.3, 5.0, r=0.5, hours=2, minutes=0)
    cylinder(-1.6, 5.2, 6.2, 1.35, 1.8, "petrol", top=0.0, sides=4)
    person(
        0.75,
        4.5,
        0,
        turn=-112,
        tall=6.3,
        coat="tomato",
        legs="petrol",
        head="curls",
        hair="rust",
        pose="push",
        bend=16,
        hands=((-0.1, -0.34, 1.46), (0.14, -0.36, 1.42)),
        look=(0, -18),
        feet=((-0.1, -0.05, 0), (0.12, 0.3, 0)),
    )
    lathe([(0.7, 0), (0.75, 0.3), (0.5, 0.8), (0, 1.1)], 1.75, 0.4, 0, "straw", scale=1.0)
    person(2.2, 0.2, 0, turn=-70, tall=0.9, pose="hug_knees", coat="plum", hat="scarf", hatted="cherry")
    birch(-1.75, -1.2, 0, h=4.2, crown=None)
    person(
        -1.65,
        -0.9,
        0,
        turn=10,
        tall=1.15,
        pose="stand",
        coat="teal",
        hands=((-0.12, -0.1, 0.8), (0.12, -0.1, 0.8)),
        look=(0, 20),
    )
    beast("cow", 0.75, -1.3, 0, turn=80, size=0.75, coat="milk", pale="blush")
    person(0.75, -0.75, 0, turn=0, tall=1.0, pose="crawl", coat="honey", legs="umber")
    lathe([(0.45, 0), (0.45, 0.6), (0.5, 0.64), (0.38, 0.64), (0.36, 0.1)], -0.75, 0.6, 0, "pewter")
    ball(-0.75, 0.6, 0.72, 0.17, porcelain("peach"))
    hat("cap", -0.75, 0.6, 0.86, "brick", size=1.0)
    person(1.35, 3.3, 0, turn=-20, tall=0.95, coat="ink", dress="coat", hat="top", hatted="ink", pose="fold")
    for x, y in ((-3.6, 7), (3.2, 8), (4.4, 10), (-5, 10)):
        house(x, y, 0, w=1.7, d=1.5, h=1.3, wall="milk", roof="coral", lit=None)
