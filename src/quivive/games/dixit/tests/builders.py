"""Builders for Dixit's tests: hands with readable owners, and a clock that only the test moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quivive.engine.game import Millis, Moment, Seat
from quivive.engine.kit.tabletop import Tabletop
from quivive.games.dixit import GAME
from quivive.games.dixit.events import DixitEvent
from quivive.games.dixit.model import (
    CardKey,
    Choose,
    DixitAction,
    DixitOptions,
    DixitView,
    HaveIdea,
    Next,
    Point,
    Result,
    Tell,
    Vote,
)
from quivive.games.dixit.rules.cards import gives
from quivive.games.dixit.state import DixitState


def cards(count: int) -> tuple[CardKey, ...]:
    """Made-up cards: the rules know nothing of pictures."""
    return tuple(f"{number:08x}" for number in range(count))


def options(count: int = 84, **others: Any) -> DixitOptions:
    return DixitOptions(decks=("own",), own=cards(count), **others)


class Table(Tabletop[DixitState, DixitAction, DixitEvent, DixitView]):
    game = GAME

    @property
    def seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self.state.scores))]

    @property
    def in_play(self) -> list[Seat]:
        return [seat for seat in self.seats if self.state.presences[seat] != "out"]

    @property
    def storyteller(self) -> Seat:
        assert self.state.storyteller is not None
        return self.state.storyteller

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in self.in_play if seat != self.storyteller]

    @property
    def result(self) -> Result:
        assert self.state.result is not None
        return self.state.result

    def have_idea(
        self, seat: int, *, after: int = 1_000, on_its_way: int = 0, settled: int = 0, error: int = 0
    ) -> Table:
        """Made this long after now; it may arrive later, and is settled this long after it was made."""
        made = self.now + after
        arrives = made + on_its_way
        moment = Moment(Millis(arrives), Millis(made), Millis(max(arrives, made + settled)), Millis(error))
        before = self.now
        self.act(seat, HaveIdea(), moment)
        self.now = before
        return self

    def tell(self, text: str = "moonlight") -> Table:
        return self.act(self.storyteller, Tell(self.state.hands[self.storyteller][0], text))

    def choose(self, seat: int, *places: int) -> Table:
        """Cards by their places in the hand; without any, the first ones."""
        hand = self.state.hands[seat]
        for place in places or range(gives(len(self.seats))):
            self.act(seat, Choose(hand[place]))
        return self

    def lay(self) -> Table:
        """Everybody who is still awaited hands in."""
        for seat in self.others:
            if self.state.phase == "choose" and not self.state.chosen[seat]:
                self.choose(seat)
        return self

    def card_of(self, seat: int, number: int = 0) -> CardKey:
        return self.state.chosen[seat][number]

    def vote(self, voter: int, owner: int, number: int = 0) -> Table:
        return self.act(voter, Vote(self.card_of(owner, number)))

    def votes(self, by_voter: Mapping[int, int]) -> Table:
        for voter, owner in by_voter.items():
            self.vote(voter, owner)
        return self

    def next(self) -> Table:
        """Everybody who is here is ready."""
        for seat in self.in_play:
            if self.state.phase == "reveal" and seat not in self.state.ready:
                self.act(seat, Next())
        return self

    def turn(self) -> Table:
        """A whole turn in which one player finds the card and all others vote for the finder's."""
        self.tell().lay()
        finder, *fooled = self.others
        self.vote(finder, self.storyteller)
        return self.votes(dict.fromkeys(fooled, finder))


def dealt(seats: int = 4, **others: Any) -> Table:
    return Table.set_up(options(**others), seats)


def telling(seats: int = 4, storyteller: int = 0, **others: Any) -> Table:
    return dealt(seats, storyteller=storyteller, **others).expire()


def choosing(seats: int = 4, storyteller: int = 0, **others: Any) -> Table:
    return telling(seats, storyteller, **others).tell()


def voting(seats: int = 4, storyteller: int = 0, **others: Any) -> Table:
    return choosing(seats, storyteller, **others).lay()


def earned(points: tuple[Point, ...], seats: int) -> tuple[int, ...]:
    """Added up here anew, so that the rules are not their own judge."""
    sums = [0] * seats
    for point in points:
        sums[point.seat] += point.points
    return tuple(sums)
