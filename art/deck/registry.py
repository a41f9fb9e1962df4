"""Which function builds which card, and how it is seen."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from art.deck.kit.stage import Air, Sun, View, close_stage, set_stage

Scene = Callable[[], None]


@dataclass(frozen=True)
class Card:
    name: str
    view: View
    air: Air
    sun: Sun | None
    scene: Scene

    def build(self) -> None:
        set_stage(self.view, self.air, self.sun)
        self.scene()
        close_stage(self.air)


CARDS: dict[str, Card] = {}


def card(view: View, air: Air, sun: Sun | None = None) -> Callable[[Scene], Scene]:
    """Registers a scene under its function's name."""

    def register(scene: Scene) -> Scene:
        assert scene.__name__ not in CARDS, scene.__name__
        CARDS[scene.__name__] = Card(scene.__name__, view, air, sun, scene)
        return scene

    return register


def key_of(name: str) -> str:
    """A card's name outside this folder: eight characters that give nothing away."""
    return sha256(f"Qui Vive, a card of the deck: {name}".encode()).hexdigest()[:8]
