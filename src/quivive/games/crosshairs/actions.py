"""What an agent may ask for in Crosshairs."""

from __future__ import annotations

from typing import ClassVar

from quivive.engine.game import Action
from quivive.games.crosshairs.model import CardId, SuspectId


class Ready(Action, frozen=True, tag="ready"):
    """You have read the briefing; when everybody has, the first turn begins."""

    simultaneous: ClassVar[bool] = True


class Detain(Action, frozen=True, tag="detain"):
    """The top suspect comes to stand in front of you; the top card of HQ is discarded unseen."""


class Clue(Action, frozen=True, tag="clue"):
    """A card beside a suspect in front of you."""

    card: CardId
    suspect: SuspectId


class Exchange(Action, frozen=True, tag="exchange"):
    """A card beside a suspect in front of another agent; then you may draw one."""

    card: CardId
    suspect: SuspectId


class Token(Action, frozen=True, tag="token"):
    """A number token beside a suspect in front of you, where the mission has them."""

    number: int
    suspect: SuspectId


class Wait(Action, frozen=True, tag="wait"):
    """The top card of HQ is discarded unseen; then you may draw up to three."""


class Draw(Action, frozen=True, tag="draw"):
    """One card from HQ (R9)."""


class Stop(Action, frozen=True, tag="stop"):
    """Enough drawn, or no reward wanted."""


class Aim(Action, frozen=True, tag="aim"):
    """Lift the gun and point it; pointing it elsewhere is aiming again. Nothing is named yet."""

    suspect: SuspectId


class Lower(Action, frozen=True, tag="lower"):
    """The gun goes back on its stand, no bullet spent."""


class Fire(Action, frozen=True, tag="fire"):
    """Name the suspect that the gun points at."""

    card: CardId


class Take(Action, frozen=True, tag="take"):
    """The reward: a card of the face-up discard."""

    card: CardId


class TakeBlind(Action, frozen=True, tag="take_blind"):
    """The reward: a card of the face-down discard, by its position from the bottom, 0 first (R4)."""

    position: int


class Discard(Action, frozen=True, tag="discard"):
    """One card of the surplus over the hand limit."""

    card: CardId


CrosshairsAction = (
    Ready
    | Detain
    | Clue
    | Exchange
    | Token
    | Wait
    | Draw
    | Stop
    | Aim
    | Lower
    | Fire
    | Take
    | TakeBlind
    | Discard
)
