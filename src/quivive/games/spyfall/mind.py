"""One bot's thoughts about a round: the level it plays at, where it thinks it is, whom it suspects."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from quivive.engine.game import Seat
from quivive.games.spyfall.beliefs import Account, Row, account
from quivive.games.spyfall.model import PlaceKey, SpyfallView
from quivive.games.spyfall.suspicion import Suspicions, most_suspect, suspicions


UNLIKELY = 0.08


@dataclass(frozen=True, kw_only=True)
class Level:
    """What tells a novice from a sharp player."""

    memory: int
    """How many lines of the record it thinks of."""
    frankness: float
    """How close to the truth of the place a player answers: the higher, the plainer."""
    cunning: float
    """How firmly a spy goes for the likeliest answer."""
    probing: float
    """How well questions are chosen; 0: any will do."""
    accuses_at: float
    convicts_at: float
    """How sure of a suspect it must be to accuse, and to join another's accusation."""
    guesses_at: float
    """How sure of the place a spy must be to stop, early in a round and safe."""
    speed: float


@dataclass(frozen=True)
class Mind:
    """A view and what one makes of it. Only thought through as far as a decision needs."""

    view: SpyfallView
    level: Level

    @property
    def you(self) -> Seat:
        assert self.view.you is not None
        return self.view.you

    @property
    def spy(self) -> bool:
        return self.view.card is not None and self.view.card.spy

    @property
    def partner(self) -> Seat | None:
        return self.view.card.partner if self.view.card else None

    @property
    def average(self) -> float:
        """The suspicion that everybody is under before a word is said."""
        return self.view.spies / len(self.view.dealt_in)

    @functools.cached_property
    def account(self) -> Account:
        record = self.view.record[-self.level.memory :]
        return account(self.view.places, self.view.used, record)

    @functools.cached_property
    def belief(self) -> Row:
        """Of the place, by one who does not know it."""
        return self.account.belief(ignoring=[seat for seat in (self.you, self.partner) if seat is not None])

    @property
    def guess(self) -> PlaceKey:
        return self.account.places[self.belief.index(max(self.belief))]

    @functools.cached_property
    def place(self) -> PlaceKey:
        """Where we are; a spy goes by the best guess."""
        card = self.view.card
        return self.guess if card is None or card.place is None else card.place

    @functools.cached_property
    def suspicions(self) -> Suspicions:
        """Of the others. A spy suspects as a player at the likeliest place would."""
        return suspicions(self.view, self.account, self.place, cleared=[self.you])

    @functools.cached_property
    def appearances(self) -> Suspicions:
        """How all look, oneself included, to those who are at this place."""
        return suspicions(self.view, self.account, self.place)

    @functools.cached_property
    def danger(self) -> float:
        """How suspect a spy must fear to look, wherever we may be."""
        likely = [(chance, place) for chance, place in zip(self.belief, self.account.places, strict=True)]
        likely = [each for each in likely if each[0] >= UNLIKELY] or [max(likely)]
        whole = sum(chance for chance, _ in likely)
        return sum(chance * self._danger_at(place) for chance, place in likely) / whole

    def _danger_at(self, place: PlaceKey) -> float:
        """To the one who has most reason to look elsewhere than at themself."""
        seen = suspicions(self.view, self.account, place)
        others = {seat: found for seat, found in seen.items() if seat != self.you}
        return suspicions(self.view, self.account, place, cleared=[most_suspect(others)])[self.you]
