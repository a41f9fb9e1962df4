"""A queue of all sorts before a shut bathroom door; sea water and a crab come out beneath it."""

from math import sin

from art.deck.kit import (
    Air,
    View,
    ball,
    boards,
    door,
    glow,
    lamp,
    paper_boat,
    person,
    placed,
    rod,
    room,
    surface,
    water,
)
from art.deck.registry import card


@card(View((-0.6, -3.0, 1.4), (0.35, 1.6, 1.05), 30), Air(("butter", "olive"), fill=1.5), None)
def bathroom_queue() -> None:
    """A queue of all sorts before a shut bathroom door; sea water and a crab come out beneath it."""
    boards(4.6, 8, "sand", y=1)
    room(3.4, 4.4, 6.5, "pistachio", dado=(1.2, "teal"), near=-3)
    with placed(1.6, 1.0, turn=-90):
        door(0, -0.02, w=0.95, h=2.1, leaf="straw", frame="bone")
    surface(
        lambda u, v: (1.5 - 1.7 * u + 0.2 * sin(6 * v), -0.6 + 1.9 * v - 0.2 * u, 0.012 + 0.004 * sin(9 * u)),
        water("teal", 0.5),
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
    lamp(0, 0.6, 2.7, 190, "butter")
