"""The state of a game of Spyfall, which only the game itself reads."""

from __future__ import annotations

from quivive.engine.game import Data, Millis, Presence, Seat, State
from quivive.games.spyfall.model import (
    Accusation,
    Line,
    Named,
    Phase,
    PlaceKey,
    Result,
    SpyfallOptions,
    Verdict,
)


class Round(Data, frozen=True, kw_only=True):
    number: int
    dealer: Seat
    dealt_in: tuple[Seat, ...]
    place: PlaceKey
    spies: tuple[Seat, ...]
    roles: tuple[int | None, ...]
    phase: Phase
    looked: tuple[Seat, ...] = ()
    left: Millis
    """Time left on the clock of the round while it is stopped."""
    ends_at: Millis | None = None
    """When time is up, while the clock runs."""
    deadline: Millis | None = None
    """When a phase other than the talk is over by itself."""
    asker: Seat
    asked_by: Seat | None = None
    """Who asked the asker last, and so must not be asked back."""
    answerer: Seat | None = None
    record: tuple[Line, ...] = ()
    remarks: tuple[Line, ...] = ()
    accusations: tuple[Accusation, ...] = ()
    suspect: Seat | None = None
    ballots: tuple[bool | None, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    guesser: Seat | None = None
    named: tuple[Named, ...] = ()
    result: Result | None = None


class SpyfallState(State, frozen=True, kw_only=True):
    options: SpyfallOptions
    presences: tuple[Presence, ...]
    scores: tuple[int, ...]
    used: tuple[PlaceKey, ...] = ()
    asked: tuple[str, ...] = ()
    """The bank's questions, in the order in which they were put."""
    rounds_since_mixing: int = 0
    round: Round | None = None
    beat: int = 0
    ended: str | None = None
