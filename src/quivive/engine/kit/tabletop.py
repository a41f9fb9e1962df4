"""A game and a clock for a game's own tests. Methods that play return the table, for chaining."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame, Illegal, Millis, Moment, Outcome, Presence, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Tabletop(Generic[S, A, E, V]):
    """Only the test moves its clock. A game's tests derive from it and add their own plays."""

    game: ClassVar[AnyGame]

    def __init__(self, state: S, draws: int = 0) -> None:
        self.state = state
        self.now = 0
        self.events: list[E] = []
        """The events of the last step."""
        self._draws = draws

    @classmethod
    def set_up(cls, options: Any, seats: int, seed: int = 0) -> Self:
        """Set up by the game's own `setup`, with everything drawn at random."""
        state: Any = None
        for event in cls.game.setup(options, seats, Dice(b"set up", seed)):
            state = cls.game.evolve(state, event)
        return cls(state, draws=1000 * seed)

    def sees(self, seat: int | None) -> V:
        view: V = self.game.view(self.state, None if seat is None else Seat(seat))
        return view

    def bytes_for(self, seat: int | None) -> bytes:
        return msgspec.json.encode(self.sees(seat))

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def act(self, seat: int, action: A, moment: Moment | None = None) -> Self:
        judged_at = moment or Moment.at(self.now)
        self.now = judged_at.now
        return self._apply(self.game.decide(self.state, Seat(seat), action, judged_at, self._dice()))

    def refusal(self, seat: int, action: A, moment: Moment | None = None) -> str | None:
        """The code of the refusal, or None. A refusal must leave everything as it was."""
        before = msgspec.json.encode(self.state)
        try:
            self.act(seat, action, moment)
        except Illegal as illegal:
            assert msgspec.json.encode(self.state) == before
            return illegal.code
        return None

    def wait(self, millis: int) -> Self:
        self.now += millis
        return self

    def expire(self) -> Self:
        """Move the clock to the deadline and let it pass."""
        deadline = self.game.deadline(self.state)
        assert deadline is not None
        self.now = max(self.now, deadline)
        return self.skip()

    def skip(self) -> Self:
        return self._apply(self.game.expire(self.state, Millis(self.now), self._dice()))

    def attend(self, *, out: Iterable[int] = (), gone: Iterable[int] = ()) -> Self:
        """From now on these seats are left out, gone for good, or both; all others are here."""
        left_out, left = set(out), set(gone)
        presences = tuple(_presence(seat in left_out, seat in left) for seat in range(len(self._presences())))
        return self._apply(self.game.attend(self.state, presences, Millis(self.now), self._dice()))

    def _presences(self) -> Sequence[Presence]:
        presences: Sequence[Presence] = self.state.presences  # type: ignore[attr-defined]
        return presences

    def _apply(self, events: Sequence[E]) -> Self:
        self.events = list(events)
        for event in events:
            self.state = self.game.evolve(self.state, event)
        return self

    def _dice(self) -> Dice:
        self._draws += 1
        return Dice(b"a game's tests", self._draws)


def _presence(out: bool, gone: bool) -> Presence:
    if gone:
        return "gone_out" if out else "gone"
    return "out" if out else "here"
