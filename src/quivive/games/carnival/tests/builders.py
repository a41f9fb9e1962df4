"""Builders for Carnival's tests: hands that are easy to remember, and a clock that only the test moves.

Every player holds numbers in a row: with four, 1–9, 10–18, 19–27 and 28–36; with five, 1–7, 8–14 and so on.
Seat 0 begins.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quivive.engine.game import Millis, Moment, Seat
from quivive.engine.kit.tabletop import Tabletop
from quivive.games.carnival import GAME
from quivive.games.carnival.events import CarnivalEvent, Dealt, Ended, Judged, Opened
from quivive.games.carnival.model import (
    Accuse,
    Call,
    CarnivalAction,
    CarnivalOptions,
    CarnivalView,
    Contact,
    Look,
    Scene,
    Wink,
)
from quivive.games.carnival.rules.dealing import AGENTS
from quivive.games.carnival.rules.turns import turn_began
from quivive.games.carnival.state import COUNTER_CARDS, CarnivalState


class Table(Tabletop[CarnivalState, CarnivalAction, CarnivalEvent, CarnivalView]):
    game = GAME

    @property
    def judged(self) -> list[Scene]:
        """The scenes of the last step."""
        return [event.scene for event in self.events if isinstance(event, Judged)]

    @property
    def ended(self) -> str | None:
        return next((event.reason for event in self.events if isinstance(event, Ended)), None)

    def open(self) -> Table:
        """The turn is old enough for a call."""
        return self.expire() if self.state.opens_at is not None else self

    def calls(self, *numbers: int | None) -> Table:
        """One turn after the other, each with its call and nothing else."""
        for number in numbers:
            self.open().act(self.state.mover, Call(number))
        return self

    def contact(self, partner: int) -> Table:
        """The player to move names somebody, and is answered."""
        return self.act(self.state.mover, Contact(Seat(partner))).expire()

    def accuse(self, seat: int, named: int, number: int, **moment: int) -> Table:
        """Not judged yet: that takes until nothing earlier can still arrive."""
        return self.act(seat, Accuse(Seat(named), number), self.made(**moment))

    def caught(self, seat: int, named: int, number: int) -> Table:
        """Accused, and judged."""
        return self.accuse(seat, named, number).expire()

    def made(self, ago: int = 0, settled: int = 0, error: int = 0) -> Moment:
        """Now, or this long ago; nothing earlier can arrive once it is settled."""
        made = Millis(self.now - ago)
        return Moment(Millis(self.now), made, Millis(self.now + settled), Millis(error))

    def look(self, seat: int, at: int | None) -> Table:
        return self.act(seat, Look(None if at is None else Seat(at)))

    def wink(self, seat: int, at: int) -> Table:
        return self.look(seat, at).act(seat, Wink())

    def seen(self, seat: int) -> list[tuple[int, int]]:
        """Who winked at whom, as far as this seat saw it."""
        return [(wink.seat, wink.at) for wink in self.sees(seat).seen]

    def points(self) -> tuple[int, ...]:
        return self.sees(None).points

    def but(self, **changes: Any) -> Table:
        """The same table with something put straight for a test."""
        self.state = replace(self.state, **changes)
        return self

    def holding(self, *hands: tuple[int, ...]) -> Table:
        """Only these cards are left in hands; all others have left the crowd, and lie in front of nobody."""
        held = {card for hand in hands for card in hand}
        taken = tuple(card for card in self.state.crowd if card not in held)
        return self.but(hands=hands, taken=taken)


def carnival(seats: int = 5, **options: Any) -> Table:
    """The first turn has begun: seat 0 is to call."""
    chosen = CarnivalOptions(**options)
    agents, each = AGENTS[seats], AGENTS[seats] // seats
    hands = tuple(tuple(range(1 + seat * each, 1 + (seat + 1) * each)) for seat in range(seats))
    crowd = tuple(range(1, agents + 1))
    state: Any = None
    for event in (
        Opened(chosen, seats),
        Dealt(crowd=crowd, hands=hands, counter=COUNTER_CARDS, blink_seed=7),
        turn_began(chosen, Seat(0), Millis(0)),
    ):
        state = GAME.evolve(state, event)
    return Table(state)


def together(seats: int = 5, **options: Any) -> Table:
    """In one room: no clock runs."""
    return carnival(seats, sitting="together", **options)


def round_of_calls(seats: int = 5, **options: Any) -> Table:
    """Everybody has called the first card of the hand to their left: it is seat 0's turn again."""
    each = AGENTS[seats] // seats
    return carnival(seats, **options).calls(*(1 + (seat + 1) % seats * each for seat in range(seats)))
