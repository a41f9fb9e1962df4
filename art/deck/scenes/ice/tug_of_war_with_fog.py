"""A whole village hauls on a rope; the other end goes into a wall of fog."""

from art.deck.kit import (
    Air,
    Sun,
    View,
    ball,
    beast,
    cat,
    cloud,
    felt,
    grass,
    ground,
    person,
    rope,
    rough,
)
from art.deck.registry import card


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
