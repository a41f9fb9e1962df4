"""Tiny builders for Keep Watch's tests: piles as a test wants them, and a clock that only the test moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Millis, Moment, Outcome, Presence, Seat
from quivive.games.keep_watch import GAME
from quivive.games.keep_watch.cards import CARDS
from quivive.games.keep_watch.events import Dealt, KeepWatchEvent, Opened
from quivive.games.keep_watch.model import (
    Claim,
    KeepWatchAction,
    KeepWatchOptions,
    KeepWatchState,
    KeepWatchView,
    Next,
    Symbol,
    Verdict,
)


@dataclass
class Table:
    """A game and a clock; every method that plays returns the table, so that plays read as a sentence."""

    state: KeepWatchState
    now: int = 0
    events: list[KeepWatchEvent] = field(default_factory=list)
    """What the last step brought."""
    draws: int = 0

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(len(pile) for pile in self.state.piles)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        return self.state.verdicts

    def sees(self, seat: int | None) -> KeepWatchView:
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def bytes_for(self, seat: int | None) -> bytes:
        return msgspec.json.encode(self.sees(seat))

    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def act(self, seat: int, action: KeepWatchAction, moment: Moment | None = None) -> Table:
        judged_at = moment or Moment.at(self.now)
        self.now = judged_at.now
        return self._keep(GAME.decide(self.state, Seat(seat), action, judged_at, self._dice()))

    def refusal(self, seat: int, action: KeepWatchAction, moment: Moment | None = None) -> str | None:
        """The code of the refusal, None when there was none; a refusal must leave everything as it was."""
        before = msgspec.json.encode(self.state)
        try:
            self.act(seat, action, moment)
        except Illegal as illegal:
            assert msgspec.json.encode(self.state) == before
            return illegal.code
        return None

    def claim(
        self,
        seat: int,
        *,
        right: bool = True,
        reaction: int = 1000,
        on_its_way: int = 0,
        settled: int = 0,
        error: int = 0,
    ) -> Table:
        """A right or a wrong claim; it may arrive later, and be settled so long after it was made."""
        return self.act(
            seat,
            Claim(self.symbol(seat, right=right)),
            self.moment(reaction, on_its_way=on_its_way, settled=settled, error=error),
        )

    def moment(self, reaction: int, *, on_its_way: int = 0, settled: int = 0, error: int = 0) -> Moment:
        made = self.state.turned_at + reaction
        now = max(self.now, made + on_its_way)
        return Moment(Millis(now), Millis(made), Millis(max(now, made + settled)), Millis(error))

    def symbol(self, seat: int, *, right: bool) -> Symbol:
        """Counted here anew, so that the rules are not their own judge."""
        triple = self.sees(None).triple
        assert triple is not None
        on_cards = Counter(s for face in self.faces(seat) for s in face)
        best = sorted(triple.symbols, key=lambda s: on_cards[s], reverse=triple.condition == "more")
        if right:
            return best[0]
        assert on_cards[best[-1]] != on_cards[best[0]]
        return best[-1]

    def faces(self, seat: int) -> list[tuple[Symbol, ...]]:
        tops = [CARDS[pile[-1]].seven for pile in self.state.piles]
        seats = {seat}
        if self.state.options.neighbours:
            seats |= {(seat + 1) % len(tops), (seat - 1) % len(tops)}
        return [tops[other] for other in seats]

    def wait(self, millis: int) -> Table:
        self.now += millis
        return self

    def expire(self) -> Table:
        """The clock runs to the deadline, and past it."""
        deadline = GAME.deadline(self.state)
        assert deadline is not None
        self.now = max(self.now, deadline)
        return self._keep(GAME.expire(self.state, Millis(self.now), self._dice()))

    def skip(self) -> Table:
        return self._keep(GAME.expire(self.state, Millis(self.now), self._dice()))

    def attend(self, *, out: Iterable[int] = (), gone: Iterable[int] = ()) -> Table:
        """From now on these are away, all others here."""
        presences: list[Presence] = ["here"] * len(self.state.presences)
        for seat in out:
            presences[seat] = "out"
        for seat in gone:
            presences[seat] = "gone"
        return self._keep(GAME.attend(self.state, tuple(presences), Millis(self.now), self._dice()))

    def count(self) -> Table:
        """Everybody who is here is ready: the leader counts."""
        for seat, presence in enumerate(self.state.presences):
            if presence == "here" and self.state.phase != "count":
                self.act(seat, Next())
        return self

    def turn(self) -> Table:
        return self.count().expire()

    def win(self, seat: int, *, reaction: int = 1000) -> Table:
        return self.claim(seat, reaction=reaction).expire()

    def lose(self, *seats: int) -> Table:
        """These claim wrongly, one after the other."""
        for number, seat in enumerate(seats):
            self.claim(seat, right=False, reaction=1000 + 100 * number).expire()
        return self

    def _keep(self, events: Sequence[KeepWatchEvent]) -> Table:
        self.events = list(events)
        for event in events:
            self.state = GAME.evolve(self.state, event)
        return self

    def _dice(self) -> Dice:
        self.draws += 1
        return Dice(b"keep watch's tests", self.draws)


def setup(options: KeepWatchOptions | None = None, seats: int = 4, seed: int = 0) -> Table:
    """A game as the house opens it, all by lot."""
    opened, dealt = GAME.setup(options or KeepWatchOptions(), seats, Dice(b"keep watch's setup", seed))
    return Table(GAME.evolve(GAME.evolve(None, opened), dealt), draws=1000 * seed)


def dealt(*sizes: int, leader: int = 0, stack: int = 10, options: KeepWatchOptions | None = None) -> Table:
    """Piles that will have these sizes after the first turn, with so many cards left on the stack then.

    The first card in play is one that everybody can be wrong about.
    """
    deck = list(CARDS)
    before = [size - (seat == leader) for seat, size in enumerate(sizes or (1,) * 4)]
    piles = [tuple(deck.pop(0) for _ in range(size)) for size in before]
    tops = [pile[-1] for seat, pile in enumerate(piles) if seat != leader] + [deck[0]]
    in_play = next(card for card in deck[1:] if all(_uneven(card, top) for top in tops))
    deck.remove(in_play)
    left = (deck[0], in_play, *deck[1:stack])
    opened = GAME.evolve(None, Opened(options or KeepWatchOptions(), len(before)))
    empty = Dealt(leader=Seat(leader), stack=left, cards=(None,) * len(before), deadline=Millis(20_000))
    return Table(replace(GAME.evolve(opened, empty), piles=tuple(piles)))


def watching(*sizes: int, leader: int = 0, stack: int = 10, options: KeepWatchOptions | None = None) -> Table:
    """The card is turned: piles of these sizes, so many cards on the stack with the one in play."""
    return dealt(*sizes, leader=leader, stack=stack, options=options).turn()


def _uneven(in_play: str, top: str) -> bool:
    return len({CARDS[top].seven.count(symbol) for symbol in CARDS[in_play].triple}) > 1
