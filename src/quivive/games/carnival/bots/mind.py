"""What a bot makes of its view: who may hold what, and what it has seen with its own eyes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.carnival.bots.levels import Level
from quivive.games.carnival.model import CarnivalView, Number, Partnership

OWN_WINKS_MISSED = 0.5
"""A wink at the bot itself is expected: it misses only this share of what it would miss of others."""


@dataclass(frozen=True)
class Mind:
    """One bot looking at one view."""

    view: CarnivalView
    you: Seat
    level: Level

    @property
    def others(self) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self.view.calls)) if seat != self.you]

    @cached_property
    def seen(self) -> dict[Number, Seat]:
        """Who holds what, from the winks it noticed; a wink missed once stays missed."""
        return {
            wink.number: wink.seat
            for wink in self.view.seen
            if wink.seat == self.learner or self._notices(wink.at, wink.since)
        }

    def holders(self, number: Number) -> dict[Seat, float]:
        """How likely each of the others is to hold a number that is not one's own."""
        if number in self.seen:
            return {self.seen[number]: 1.0}
        cards = {
            seat: self.view.cards[seat] for seat in self.others if number not in self.view.ruled_out[seat]
        }
        total = sum(cards.values())
        return {seat: count / total for seat, count in cards.items() if count} if total else {}

    @property
    def learner(self) -> Seat | None:
        """Somebody else who is new to the game: this bot teaches rather than competes (R22)."""
        return None if self.view.learner == self.you else self.view.learner

    @property
    def own_call(self) -> Number | None:
        call = self.view.calls[self.you]
        return call.number if call else None

    @property
    def to_wink(self) -> Partnership | None:
        """The most urgent call that still waits for this bot's wink."""
        return next((call for call in self.view.partner_of if not call.winked), None)

    def steady_dice(self, *about: int) -> Dice:
        """Dice of the bot's own: a thought about the same comes out the same, whoever else looks about."""
        return Dice(msgspec.json.encode((self.you, self.view.hand, about)), self.view.blink_seed)

    def _notices(self, at: Seat, since: int) -> bool:
        misses = 1 - self.level.notices
        chance = 1 - misses * (OWN_WINKS_MISSED if at == self.you else 1)
        return Dice(msgspec.json.encode((self.you, since)), self.view.blink_seed).unit() < chance
