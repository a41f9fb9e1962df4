"""A man in a nightcap looks out of a nesting box; a great bird has brought him a cup."""

from math import cos, sin

from art.deck.kit import Air, Sun, View, arc, bird, box, cup, cutout, lamp, leaf, person, placed, rod, tube
from art.deck.registry import card


@card(
    View((-0.75, -4.6, 1.95), (-0.08, 0, 2.0), 37),
    Air(("cornflower", "sky", "blush"), fill=1.0, clouds=0.6, cloud="milk", seed=27),
    Sun(-60, 40, 3.4, "butter", 3),
)
def man_in_nesting_box() -> None:
    """A man in a nightcap looks out of a nesting box; a great bird has brought him a cup."""
    rod((1.0, 0.75, -1), (0.85, 0.75, 5), 0.32, "milk", top=0.26)
    for k in range(12):
        box(
            0.97 - 0.012 * k + 0.1 * sin(9 * k),
            0.44,
            0.2 + 0.42 * k + 0.1 * sin(5 * k),
            0.2 + 0.1 * sin(7 * k),
            0.05,
            0.06,
            "slate",
            bevel=0.01,
        )
    with placed(0.6, 0.1, 0.85, turn=-18):
        front = [(-0.62, 0), (0.62, 0), (0.62, 2.0), (-0.62, 2.0)]
        with placed(0, -0.4, 0):
            cutout(front, 0.06, "sand", holes=[arc(0, 1.32, 0.36, 0, 360, steps=36)[:-1]], bevel=0.01)
        for side in (-0.6, 0.6):
            box(side, 0, 0, 0.06, 0.8, 2.05, "sand", bevel=0.01)
        box(0, 0.38, 0, 1.2, 0.06, 2.05, "chestnut", bevel=0)
        box(0, 0, 0, 1.2, 0.78, 0.05, "sand", bevel=0)
        with placed(0, -0.1, 2.04, tilt=10):
            box(0, 0, 0, 1.5, 1.15, 0.1, "brick", bevel=0.03)
        rod((0, -0.4, 0.78), (0, -0.7, 0.78), 0.045, "umber")
        lamp(0.1, 0.1, 1.75, 9, "butter", size=0.1)
        person(
            0.02,
            -0.14,
            0.05,
            turn=-24,
            tall=1.52,
            pose="lean",
            coat="cornflower",
            head="beard",
            hair="rust",
            hat="nightcap",
            hatted="tomato",
            bend=26,
            hips=(0, 0.12, 0.8),
            touch=((-0.42, -0.72, 1.24), (0.2, -0.46, 1.02)),
            look=(-12, 10),
        )
    bird(
        -0.74,
        -0.05,
        1.66,
        size=1.25,
        turn=62,
        tilt=-8,
        body="butter",
        wing="indigo",
        beak="ink",
        flying=True,
        flap=40,
    )
    cup(-0.12, -0.5, 2.02, size=0.2, finish="tomato", saucer=False)
    tube([(0.9, 0.75, 3.3), (0.2, 0.4, 3.7), (-0.9, 0.2, 3.5), (-1.8, 0.2, 3.8)], 0.06, "linen")
    for x, z, t in (
        (-1.1, 3.4, 20),
        (-0.5, 3.55, -30),
        (0.1, 3.5, 10),
        (1.45, 3.3, -20),
        (1.35, 0.4, 40),
        (-0.1, 0.2, -40),
        (-1.2, 0.3, 0),
    ):
        for k in range(5):
            leaf(
                x + 0.18 * cos(1.3 * k),
                0.1,
                z + 0.18 * sin(1.3 * k),
                size=0.34,
                turn=t + 72 * k,
                tilt=70,
                finish=("pistachio", "sage")[k % 2],
            )
    tube([(1.0, 0.7, 0.0), (0.3, 0.3, 0.2), (-0.6, 0.1, 0.1), (-1.8, 0.1, 0.4)], 0.05, "linen")
