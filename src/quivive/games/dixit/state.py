"""The state of a game of Dixit, which only the game itself reads."""

from __future__ import annotations

from quivive.engine.game import Data, Millis, Moment, Presence, Seat, State
from quivive.games.dixit.model import CardKey, Clue, DixitOptions, Named, PastTurn, Phase, Reason, Result

Cards = tuple[CardKey, ...]


class Laid(Data, frozen=True):
    """A card on the table and whose it is."""

    card: CardKey
    owner: Seat
    by_lot: bool


class Ballot(Data, frozen=True):
    """A vote; by lot for a player who ran out of time (R3)."""

    card: CardKey
    by_lot: bool = False


class DixitState(State, frozen=True, kw_only=True):
    options: DixitOptions
    presences: tuple[Presence, ...]
    scores: tuple[int, ...]
    pile: Cards = ()
    """The top card first."""
    hands: tuple[Cards, ...]
    discard: Cards = ()
    phase: Phase = "deal"
    turn: int = 1
    clock_due: Millis | None = None
    """When the clock of the vote starts: pictures are given time to load before it runs."""
    ends_at: Millis | None = None
    """When the phase is over by itself."""
    ideas: tuple[Moment | None, ...]
    storyteller: Seat | None = None
    named: Named | None = None
    tied: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    """Passes in a row since somebody last told."""
    clue: Clue | None = None
    chosen: tuple[Cards, ...]
    """What each seat means to hand in, and the storyteller's card; they leave the hands when laid out."""
    changes: tuple[int, ...]
    laid: tuple[Laid, ...] = ()
    voters: tuple[Seat, ...] = ()
    """Who may vote, or has voted."""
    ballots: tuple[Ballot | None, ...]
    result: Result | None = None
    revealed_at: Millis | None = None
    past: tuple[PastTurn, ...] = ()
    ready: tuple[Seat, ...] = ()
    beat: int = 0
    ended: Reason | None = None
