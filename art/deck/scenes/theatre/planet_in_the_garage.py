"""A planet stands on a car lift; a mechanic lies under it, and its ring leans against the wall."""

from art.deck.kit import (
    Air,
    View,
    area,
    ball,
    box,
    bucket,
    glow,
    lamp,
    lathe,
    metal,
    person,
    placed,
    rod,
    room,
    specks,
    tiles,
    water,
)
from art.deck.registry import card


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
