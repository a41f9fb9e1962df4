"""A game in play: judges actions and folds the resulting events into a state. Pure: no clock, no store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from quivive.engine.dice import Dice, game_key
from quivive.engine.game import Action, AnyGame, Data, Event, Millis, Moment, Outcome, Presence, Seat


class Acted(Data, frozen=True, tag="acted"):
    """A seat's action, as it was accepted."""

    seat: int
    action: msgspec.Raw
    made: int
    settled: int
    error: int = 0


class Expired(Data, frozen=True, tag="expired"):
    """A deadline passed, or those present skipped the phase."""


class Attended(Data, frozen=True, tag="attended"):
    """A seat's presence has changed."""

    presences: tuple[Presence, ...]


Cause = Acted | Expired | Attended


class Step(Data, frozen=True, kw_only=True):
    """One decision as recorded in the log: when, why, and what happened. The deal has no cause."""

    at: int
    cause: Cause | None
    events: tuple[msgspec.Raw, ...]


class Deal(Data, frozen=True, kw_only=True):
    """What a game starts from. It includes the seed, so every draw can be derived again."""

    game: str
    rules: int
    options: msgspec.Raw
    seats: int
    seed: str
    nonces: tuple[str, ...]


_encode = msgspec.json.Encoder().encode


class Judged(msgspec.Struct, frozen=True, gc=False):
    """A decision that is not in the log yet."""

    step: Step
    events: tuple[Event, ...]
    light: bool
    """Shown at once and written later. It draws nothing, so later draws are not affected."""

    @classmethod
    def of(cls, step: Step, events: Sequence[Event]) -> Judged:
        light = bool(events)
        for event in events:
            light = light and event.light
        return cls(step, tuple(events), light)


class Match(msgspec.Struct, frozen=True, gc=False):
    """A game in play; a new value after each step."""

    game: AnyGame
    deal: Deal
    key: bytes
    state: Any
    decisions: int
    """How many decisions there have been, light ones aside: the number from which the next one draws."""

    def judge(self, seat: Seat, action: Action, moment: Moment) -> Judged:
        """Raises Illegal if the rules refuse."""
        dice = Dice(self.key, self.decisions)
        events = self.game.decide(self.state, seat, action, moment, dice)
        cause = Acted(seat, msgspec.Raw(_encode(action)), moment.made, moment.settled, moment.error)
        judged = _judged(moment.now, cause, events)
        assert not (judged.light and dice.drawn), "a light decision gets no dice"
        return judged

    def expire(self, now: Millis) -> Judged:
        return _judged(now, Expired(), self.game.expire(self.state, now, self._dice()))

    def attend(self, presences: tuple[Presence, ...], now: Millis) -> Judged:
        return _judged(now, Attended(presences), self.game.attend(self.state, presences, now, self._dice()))

    def after(self, judged: Judged) -> Match:
        """The match after the decision."""
        state = self.state
        evolve = self.game.evolve
        for event in judged.events:
            state = evolve(state, event)
        return Match(self.game, self.deal, self.key, state, self.decisions + (not judged.light))

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the phase is visibly waiting for."""
        return tuple(self.game.awaits(self.game.public(self.state)))

    @property
    def beat(self) -> int:
        return self.game.public(self.state).beat

    @property
    def round(self) -> int:
        return self.game.public(self.state).round

    @property
    def deadline(self) -> Millis | None:
        return self.game.deadline(self.state)

    def _dice(self) -> Dice:
        return Dice(self.key, self.decisions)


def _judged(at: int, cause: Cause | None, events: Sequence[Event]) -> Judged:
    raw = tuple([msgspec.Raw(_encode(event)) for event in events])
    return Judged.of(Step(at=at, cause=cause, events=raw), events)


def deal_out(game: AnyGame, deal: Deal) -> tuple[Match, Judged]:
    """The match before its first step, and that step: the setup. Raises Illegal if the options do not fit."""
    match = undealt(game, deal)
    options = msgspec.json.decode(deal.options, type=game.options)
    return match, _judged(0, None, game.setup(options, deal.seats, match._dice()))


def undealt(game: AnyGame, deal: Deal) -> Match:
    """A match in which nothing has happened yet; its first step creates the state."""
    nonces = [bytes.fromhex(nonce) for nonce in deal.nonces]
    return Match(game, deal, game_key(bytes.fromhex(deal.seed), nonces), None, 0)


def viewers(seats: int) -> tuple[Seat | None, ...]:
    """Every seat, then the table itself."""
    return (*(Seat(seat) for seat in range(seats)), None)
