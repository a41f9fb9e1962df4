"""Builders for Keep Watch's tests: piles as a test needs them, and a clock that only the test moves."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from quivive.engine.game import Millis, Moment, Seat
from quivive.engine.kit.tabletop import Tabletop
from quivive.games.keep_watch import GAME
from quivive.games.keep_watch.content.cards import CARDS
from quivive.games.keep_watch.events import Dealt, KeepWatchEvent, Opened
from quivive.games.keep_watch.model import (
    Claim,
    KeepWatchAction,
    KeepWatchOptions,
    KeepWatchView,
    Next,
    Symbol,
    Verdict,
)
from quivive.games.keep_watch.state import KeepWatchState


class Table(Tabletop[KeepWatchState, KeepWatchAction, KeepWatchEvent, KeepWatchView]):
    game = GAME

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(len(pile) for pile in self.state.piles)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        return self.state.verdicts

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
        """A right or a wrong claim; it may arrive later, and is settled this long after it was made."""
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
        """Counted independently of the rules that are being tested."""
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


def setup(options: KeepWatchOptions | None = None, seats: int = 4, seed: int = 0) -> Table:
    return Table.set_up(options or KeepWatchOptions(), seats, seed)


def dealt(*sizes: int, leader: int = 0, stack: int = 10, options: KeepWatchOptions | None = None) -> Table:
    """Piles that will have these sizes after the first turn, with this many cards left on the stack.

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
    """The card is turned: piles of these sizes, and this many cards on the stack with the one in play."""
    return dealt(*sizes, leader=leader, stack=stack, options=options).turn()


def _uneven(in_play: str, top: str) -> bool:
    return len({CARDS[top].seven.count(symbol) for symbol in CARDS[in_play].triple}) > 1
