"""Builders for Spyfall's tests: a deal as the test wants it, and a clock that only the test moves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quivive.engine.game import Millis, Seat
from quivive.engine.kit.tabletop import Tabletop
from quivive.games.spyfall import GAME
from quivive.games.spyfall.events import Dealt, Opened, SpyfallEvent
from quivive.games.spyfall.model import (
    Accuse,
    Answer,
    Ask,
    Guess,
    Next,
    OwnPlace,
    Poll,
    SpyfallAction,
    SpyfallOptions,
    SpyfallView,
    Start,
    Stop,
    Vote,
)
from quivive.games.spyfall.state import Round, SpyfallState

SIX_MINUTES = 360_000


def ask(to: int, text: str = "Is it loud here?", phrase: str | None = None) -> Ask:
    return Ask(Seat(to), text, phrase)


def answer(text: str = "Now and then.", phrase: str | None = None) -> Answer:
    return Answer(text, phrase)


def accuse(whom: int) -> Accuse:
    return Accuse(Seat(whom))


def own_places(count: int, roles: int = 10) -> tuple[OwnPlace, ...]:
    return tuple(OwnPlace(f"Place {n}", tuple(f"Role {n}-{r}" for r in range(roles))) for n in range(count))


class Table(Tabletop[SpyfallState, SpyfallAction, SpyfallEvent, SpyfallView]):
    game = GAME

    @property
    def round(self) -> Round:
        assert self.state.round is not None
        return self.state.round

    def accuse(self, by: int, whom: int, *, against: Sequence[int] = ()) -> Table:
        """An accusation, and everybody's vote on it."""
        return self.act(by, accuse(whom)).vote(against=against)

    def vote(self, *, against: Sequence[int] = ()) -> Table:
        """Whoever has not voted yet finds the suspect guilty, but for these."""
        vote = self.sees(None).vote
        assert vote is not None
        for voter in vote.voters:
            if voter not in vote.voted:
                self.act(voter, Vote(voter not in against))
        return self

    def poll(self, convicted: int | None) -> Table:
        """Time runs out; nobody is convicted before this one."""
        if self.round.phase == "talk":
            self.expire()
        self.act(self.round.dealer, Poll())
        while self.round.phase == "poll":
            everybody = range(len(self.state.presences))
            self.vote(against=() if self.round.suspect == convicted else everybody)
        return self

    def stop(self, spy: int, *places: str | None) -> Table:
        """This spy stops; the spies name these in turn, None lets the time for it run out."""
        return self.act(spy, Stop()).name(*places)

    def name(self, *places: str | None) -> Table:
        for place in places:
            guesser = self.round.guesser
            assert guesser is not None
            if place is None:
                self.expire()
            else:
                self.act(guesser, Guess(place))
        return self

    def finish_round(self) -> Table:
        """The spies give up: the players win."""
        if self.round.phase == "deal":
            self.act(self.round.dealer, Start())
        return self.stop(self.round.spies[0], *(None for _ in self.round.spies))

    def next_round(self) -> Table:
        dealer = self.sees(None).next_dealer
        assert dealer is not None
        return self.act(dealer, Next())


def dealt(
    seats: int = 5,
    *,
    spies: Sequence[int] = (0,),
    dealer: int = 0,
    place: str = "port",
    options: SpyfallOptions | None = None,
) -> Table:
    """Cards are dealt, the clock has not started; seat n holds role n unless it is a spy."""
    agreed = options or SpyfallOptions()
    if agreed.spies is None:
        agreed = replace(agreed, spies=len(spies))
    opened = Opened(agreed, seats)
    deal = Dealt(
        number=1,
        dealer=Seat(dealer),
        dealt_in=tuple(Seat(seat) for seat in range(seats)),
        place=place,
        spies=tuple(Seat(spy) for spy in spies),
        roles=tuple(None if seat in spies else seat % 10 for seat in range(seats)),
        time=Millis(SIX_MINUTES),
        mixed_back=False,
        deadline=Millis(30_000),
    )
    return Table(GAME.evolve(GAME.evolve(None, opened), deal))


def talking(
    seats: int = 5,
    *,
    spies: Sequence[int] = (0,),
    dealer: int = 0,
    place: str = "port",
    options: SpyfallOptions | None = None,
) -> Table:
    """The clock runs, the dealer is to ask."""
    table = dealt(seats, spies=spies, dealer=dealer, place=place, options=options)
    return table.wait(5_000).act(dealer, Start())


def setup(options: SpyfallOptions, seats: int, seed: int = 0) -> Table:
    return Table.set_up(options, seats, seed)
