"""Snow and ice."""

from art.places.finishes import glow, metal, water
from art.places.props import person, pine, wheel
from art.places.registry import place
from art.places.shapes import arc, ball, box, cutout, cylinder, gable, placed, ring, rod
from art.places.stage import MIST, PLUM


@place(PLUM, "ivory", look=1.1)
def ice_rink() -> None:
    outer = [(x, y * 0.78) for x, y in arc(0, 0, 4.1, 0, 360, steps=64)][:-1]
    inner = [(x, y * 0.77) for x, y in arc(0, 0, 3.95, 0, 360, steps=64)][:-1]
    cutout(outer, 0.55, "ember", holes=[inner], lying=True)
    with placed(0, 0, 0.5):
        cutout(outer, 0.12, "ivory", holes=[inner], lying=True)
    cutout(inner, 0.08, water("sky", 0.03), lying=True, bevel=0.001)
    skaters = (
        (-1.9, 0.5, "ember", 60),
        (-0.2, 1.5, "brass", -70),
        (1.7, 0.9, "plum", -40),
        (0.2, -0.9, "teal", 30),
        (-1.7, -1.3, "coral", 100),
    )
    for k, (x, y, coat, turn) in enumerate(skaters):
        with placed(x, y, 0.14, turn=turn, tilt=12):
            person(
                0, 0, coat, arms=("wide", "cheer")[k % 2], hat=("", "cone")[k % 2], hatted="wine", size=1.45
            )
            for side in (-0.14, 0.14):
                box(side, -0.1, -0.08, 0.06, 0.5, 0.1, metal("steel"))
    with placed(1.9, -1.0, 0.08, turn=25):
        box(0, 0, 0.2, 1.7, 1.0, 0.7, "teal", bevel=0.1)
        box(-0.35, 0, 0.9, 0.9, 0.9, 0.5, "ivory", bevel=0.1)
        box(0.95, 0, 0.1, 0.3, 1.2, 0.35, "slate")
        person(0.5, 0, "ember", z=0.8, seated=True, turn=90, arms="hold", hat="cap", hatted="ember", size=1.2)
        for x in (-0.55, 0.5):
            for y in (-0.5, 0.5):
                wheel(x, y, 0.22, 0.24, 0.16)
    posts = [(x, y * 0.8) for x, y, _ in ring(4.2, 8, start=15, end=375)]
    for x, y in posts:
        rod((x, y, 0), (x, y, 2.2), 0.06, "ink")
    for (ax, ay), (bx, by) in zip(posts, [*posts[1:], posts[0]], strict=True):
        for k in range(1, 7):
            t = k / 7
            sag = 2.15 - 1.6 * t * (1 - t)
            ball(ax + (bx - ax) * t, ay + (by - ay) * t, sag, 0.08, glow(("lamp", "coral", "sky")[k % 3], 5))
    pine(-2.2, 3.6, size=2.4)
    pine(-3.4, 2.7, size=1.9)


@place(MIST, "ivory", look=1.7)
def ski_resort() -> None:
    cylinder(-1.2, 2.0, 0, 3.0, 4.2, "stone", top=0.2, sides=8)
    cylinder(-1.2, 2.0, 2.0, 1.75, 2.35, "ivory", top=0.1, sides=8)
    cylinder(1.6, 2.4, 0, 2.2, 2.8, "stone", top=0.2, sides=7)
    cylinder(1.6, 2.4, 1.4, 1.3, 1.5, "ivory", top=0.1, sides=7)
    with placed(0.2, 0.6, 0.95, tilt=24):
        box(0, -0.8, -0.9, 4.6, 4.2, 0.9, "ivory", bevel=0.3)
    for x, y, z, coat, turn in (
        (-0.9, 0.6, 0.95, "ember", -20),
        (0.5, -0.4, 0.5, "brass", 40),
        (-0.2, -2.4, 0.05, "plum", 20),
    ):
        _skier(x, y, z, coat, turn)
    with placed(2.7, -1.6, turn=20):
        box(0, 0, 0, 1.6, 1.3, 1.0, "wood")
        gable(0, 0, 1.0, 2.1, 1.7, 1.0, "wine")
        gable(0, -0.03, 1.12, 2.15, 1.6, 1.0, "ivory")
        box(0, -0.67, 0, 0.4, 0.06, 0.7, glow("lamp", 3))
    low, high = (-2.9, -1.9, 2.1), (-0.4, 1.7, 4.9)
    for x, y, foot, top in ((-2.9, -1.9, 0, 2.1), (-1.4, 0.3, 0.8, 3.8)):
        rod((x, y, foot), (x, y, top), 0.1, "teal")
        rod((x - 0.35, y, top), (x + 0.35, y, top), 0.08, "teal")
    for side in (-0.3, 0.3):
        rod((low[0] + side, *low[1:]), (high[0] + side, *high[1:]), 0.03, "ink")
    for t, coat in ((0.18, "coral"), (0.42, "sea"), (0.7, "ember")):
        x, y, z = (a + (b - a) * t for a, b in zip(low, high, strict=True))
        rod((x + 0.3, y, z), (x + 0.3, y, z - 0.7), 0.04, "ink")
        box(x + 0.3, y, z - 1.1, 0.7, 0.4, 0.08, "brass")
        box(x + 0.3, y + 0.2, z - 1.1, 0.7, 0.06, 0.5, "brass")
        person(x + 0.3, y, coat, z=z - 1.05, seated=True, turn=20, size=1.0)
    for x, y, s in ((-3.5, 0.4, 1.6), (-3.0, 1.3, 2.0), (3.3, 0.5, 1.9), (2.6, 1.2, 2.2), (-1.9, -3.1, 1.3)):
        pine(x, y, size=s)


def _skier(x: float, y: float, z: float, coat: str, turn: float) -> None:
    with placed(x, y, z + 0.06, turn=turn, tilt=14):
        person(0, 0, coat, arms="wide", hat="helmet", hatted="teal", size=1.35)
        for side in (-0.14, 0.14):
            box(side, -0.2, -0.06, 0.1, 1.5, 0.05, "ink")
            rod((side * 2.6, -0.1, 0.9), (side * 3, 0.45, 0.1), 0.025, "ink")
