"""Whole games played by bots in virtual time, for the kit, for research and for the command line."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from quivive.engine.dice import Dice, keyed_hash
from quivive.engine.game import AnyGame, Bot, Illegal, Millis, Moment, Move, Options, Seat
from quivive.engine.match import Deal, Judged, Match, Step, deal_out
from quivive.engine.views import Views

STEP_LIMIT = 20_000
_encode = msgspec.json.Encoder().encode


@dataclass
class Played:
    """One simulated game; `stalled` if it went nowhere (no move, no deadline) or beyond STEP_LIMIT."""

    match: Match
    steps: list[Step]
    stalled: bool = False
    refused: list[str] = field(default_factory=list)

    @property
    def events(self) -> int:
        return sum(len(step.events) for step in self.steps)


def bot_dice(game: AnyGame, seed: bytes, seat: Seat, view: Any, views: Views | None = None) -> Dice:
    """A bot's dice, seeded by the view it looks at, so that asking twice gives the same answer.

    In games with light events, other seats' acts between two beats do not change the dice. If `views` is
    given, the public half is encoded once for all seats.
    """

    def derive() -> bytes:
        if game.has_light_events:
            seen = _encode([view.beat, *(getattr(view, name) for name in game.own_fields)])
        else:
            seen = _encode(view) if views is None else views.written(seat)
        return keyed_hash(seed, seat.to_bytes(2, "big") + seen)

    return Dice(b"", 0, derive)


def simulated_deal(game: AnyGame, options: Options, seats: int, seed: str) -> Deal:
    """A deal whose seed is derived from a word."""
    secret = hashlib.sha256(seed.encode()).hexdigest()
    raw = msgspec.Raw(_encode(options))
    return Deal(game=game.key, rules=game.rules, options=raw, seats=seats, seed=secret, nonces=("",) * seats)


def random_bot(view: Any, legal: Sequence[Any], dice: Dice) -> Move[Any] | None:
    """Plays any legal action within seconds: the simplest player for the kit."""
    return Move(dice.choice(legal), Millis(200 + dice.below(4_000))) if legal else None


def play(game: AnyGame, deal: Deal, bots: Sequence[Bot[Any, Any]]) -> Played:
    """Play one game to its end. A refused move is counted; its bot is asked again when its view changes."""
    match, judged = deal_out(game, deal)
    table = _VirtualTable(game, Played(match, []), bots)
    table.apply(judged)
    while table.played.match.outcome is None and len(table.played.steps) < STEP_LIMIT:
        if not table.step():
            break
    table.played.stalled = table.played.match.outcome is None
    return table.played


class _VirtualTable:
    """Seats bots around a game. Its clock jumps to whatever is due next."""

    def __init__(self, game: AnyGame, played: Played, bots: Sequence[Bot[Any, Any]]) -> None:
        self.game = game
        self.played = played
        self.bots = bots
        self.now = 0
        self.seed = bytes.fromhex(played.match.deal.seed)
        self.views: list[Any] = [None] * len(bots)
        self.due: list[tuple[int, Any] | None] = [None] * len(bots)

    def apply(self, judged: Judged) -> None:
        self.played.match = self.played.match.after(judged)
        self.played.steps.append(judged.step)
        if self.played.match.outcome is None:
            views, light = Views(self.game, self.played.match.state), judged.light
            for seat in range(len(self.bots)):
                self._ask(Seat(seat), views, light=light)

    def step(self) -> bool:
        deadline = self.played.match.deadline
        moves = [(due[0], seat) for seat, due in enumerate(self.due) if due]
        first = min(moves) if moves else None
        if deadline is not None and (first is None or deadline <= first[0]):
            self.now = max(self.now, deadline)
            self.apply(self.played.match.expire(Millis(self.now)))
            return True
        if first is None:
            return False
        self.now = max(self.now, first[0])
        self._act(Seat(first[1]))
        return True

    def _act(self, seat: Seat) -> None:
        due, self.due[seat] = self.due[seat], None
        assert due is not None
        try:
            self.apply(self.played.match.judge(seat, due[1], Moment.at(self.now)))
        except Illegal as refusal:
            if not due[1].always_offered:
                self.played.refused.append(refusal.code)

    def _ask(self, seat: Seat, views: Views, *, light: bool) -> None:
        view = views[seat]
        if view == self.views[seat] and self.due[seat]:
            return
        if light and same_own_half(self.game, view, self.views[seat]):
            return
        self.views[seat] = view
        move = self.bots[seat](view, views.legal(seat), bot_dice(self.game, self.seed, seat, view, views))
        self.due[seat] = rescheduled(self.due[seat], move, self.now)


def same_own_half(game: AnyGame, view: Any, before: Any) -> bool:
    """Whether the seat's private half is unchanged: after a light event, its bot is then not asked again."""
    if before is None:
        return False
    return all(getattr(view, name) == getattr(before, name) for name in game.own_fields)


def rescheduled(due: tuple[int, Any] | None, move: Move[Any] | None, now: int) -> tuple[int, Any] | None:
    """If the bot still wants the same move, its time keeps running; otherwise it starts over."""
    if move is None:
        return None
    if due and due[1] == move.action:
        return due
    return now + move.after, move.action
