"""On a bare hill a tree is hung with hats, and bareheaded gentlemen run up the slope with arms out."""

from math import cos, sin

from art.deck.kit import (
    Air,
    Sun,
    View,
    bare_tree,
    dice,
    grass,
    ground,
    hat,
    person,
    placed,
    rough,
)
from art.deck.registry import card


@card(
    View((-0.3, -5.6, 1.7), (0.55, 3, 3.5), 31),
    Air(("cornflower", "rose", "straw"), fill=1.0, clouds=0.7, cloud="peach", seed=6),
    Sun(-60, 22, 3.6, "apricot", 3),
)
def tree_full_of_hats() -> None:
    """On a bare hill a tree is hung with hats, and bareheaded gentlemen run up the slope with arms out."""

    def hill(x: float, y: float) -> float:
        return 2.4 * 2.7 ** (-((x - 1.1) ** 2) / 9 - (y - 5) ** 2 / 14) + 0.12 * rough(x, y, 0.5) - 0.2

    ground(40, -7, 30, "olive", height=hill)
    grass(10, -4.5, 5, count=1300, h=0.22, colours=("olive", "straw", "moss"), height=hill)
    with placed(1.1, 5, 2.1):
        bare_tree(0, 0, 0, h=5.4, bark="umber", seed=6)
    chance = dice("hat tree")
    kinds = ("bowler", "top", "cap", "sun", "boater", "cone", "crown")
    for k in range(40):
        a, r = k * 2.4, 0.35 + 1.45 * (k / 40) ** 0.7
        z = 4.2 + 2.5 * chance.random() ** 0.8 * (1.15 - 0.35 * r)
        hat(
            kinds[k % 7],
            1.1 + r * cos(a),
            5 + 0.7 * r * sin(a),
            z,
            ("ink", "tomato", "straw", "teal", "plum", "honey", "petrol")[(k * 3) % 7],
            size=1.75 - 0.5 * (z - 4) / 2.4,
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
