"""One bot's thoughts about a round: where it thinks it is, whom it suspects, and how well it plays."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.spyfall.bots.beliefs import Account, Row, account, expected
from quivive.games.spyfall.bots.levels import Level
from quivive.games.spyfall.bots.suspicion import SMALLEST_TABLE, Suspicions, suspicions
from quivive.games.spyfall.bots.understanding import Weights
from quivive.games.spyfall.model import Line, PlaceName, SpyfallView

LINES = 100
"""What is decided about line n of the record is decided with steady dice number 100 + n."""


@dataclass(frozen=True)
class Mind:
    """A view and what the bot makes of it, worked out only as far as a decision needs."""

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
    def at_first(self) -> float:
        """How suspect everybody is before a word is said."""
        return self.view.spies / len(self.view.dealt_in)

    @functools.cached_property
    def account(self) -> Account:
        return account(self.view.places, self.view.used, self.view.record[-self.level.memory :])

    @functools.cached_property
    def belief(self) -> Row:
        """The probability of each place, to somebody who does not know where we are."""
        noticed = account(self.view.places, self.view.used, self._noticed)
        return noticed.belief(ignoring=(self.you,) if self.partner is None else (self.you, self.partner))

    @functools.cached_property
    def _noticed(self) -> tuple[Line, ...]:
        """Among many voices some hints are missed, and what is missed stays missed."""
        share = self.level.attention[len(self.view.dealt_in) - SMALLEST_TABLE]
        lines = enumerate(self.view.record)
        caught = [
            line
            for number, line in lines
            if line.to is not None or self.steady_dice(LINES + number).unit() < share
        ]
        return tuple(caught[-self.level.memory :])

    def expects(self, trait: str) -> Weights:
        """How likely each answer about a trait is, given where the bot thinks we are."""
        if trait not in self._expected:
            self._expected[trait] = expected(self.account.places, trait, self.belief)
        return self._expected[trait]

    @functools.cached_property
    def _expected(self) -> dict[str, Weights]:
        return {}

    @functools.cached_property
    def place(self) -> PlaceName:
        """Where we are; for a spy, the likeliest place."""
        card = self.view.card
        if card is not None and card.place is not None:
            return next(place for place in self.view.places if place.key == card.place)
        return self.account.places[self.belief.index(max(self.belief))]

    @functools.cached_property
    def suspicions(self) -> Suspicions:
        """Of the others. A spy suspects as a player at the likeliest place would."""
        return suspicions(self.view, self.account, self.place, cleared=(self.you,))

    @functools.cached_property
    def appearances(self) -> Suspicions:
        """How suspect everybody looks, oneself included, to somebody at the place."""
        return suspicions(self.view, self.account, self.place)

    def steady_dice(self, number: int) -> Dice:
        """Dice that fall the same for a whole round, whatever else changes in the view."""
        view = self.view
        return Dice(repr((view.round, view.dealer, view.scores, view.used, self.you)).encode(), number)
