"""What can happen in Crosshairs. Logs are kept for good, so a tag never changes its meaning."""

from __future__ import annotations

from typing import Literal

from quivive.engine.game import Event, Millis, Presence, Seat
from quivive.games.crosshairs.model import CardId, CrosshairsOptions, Reason, SuspectId


class Opened(Event, frozen=True, tag="opened"):
    options: CrosshairsOptions
    seats: int


class Dealt(Event, frozen=True, kw_only=True, omit_defaults=True, tag="dealt"):
    """All cards, decks from the top."""

    first: Seat
    hands: tuple[tuple[CardId, ...], ...]
    suspects: tuple[CardId, ...]
    double: SuspectId | None
    hq: tuple[CardId, ...]
    bullets: int
    tokens: tuple[int, ...]
    deadline: Millis
    aside: tuple[CardId, ...] = ()
    """Out of the mission, unseen, where the size of headquarters is hidden."""


class Readied(Event, frozen=True, tag="readied"):
    seat: Seat


class ClockStarted(Event, frozen=True, tag="clock_started"):
    until: Millis


class PointersLaid(Event, frozen=True, tag="pointers_laid"):
    seats: tuple[Seat, ...]


class SuspectsMoved(Event, frozen=True, tag="suspects_moved"):
    """Every suspect to the left, with its clues."""


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: Seat
    round: int
    deadline: Millis | None


class Detained(Event, frozen=True, tag="detained"):
    seat: Seat


class Clued(Event, frozen=True, tag="clued"):
    seat: Seat
    card: CardId
    suspect: SuspectId
    upright: bool


class Exchanged(Event, frozen=True, tag="exchanged"):
    seat: Seat
    card: CardId
    suspect: SuspectId
    upright: bool


class TokenLaid(Event, frozen=True, tag="token_laid"):
    seat: Seat
    number: int
    suspect: SuspectId
    upright: bool


class Waited(Event, frozen=True, tag="waited"):
    seat: Seat


class Offered(Event, frozen=True, tag="offered"):
    """The agent may draw, may take a reward, or must discard the surplus."""

    phase: Literal["draw", "reward", "surplus"]
    draws: int
    deadline: Millis | None


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat


class Stopped(Event, frozen=True, tag="stopped"):
    seat: Seat


class Aimed(Event, frozen=True, tag="aimed"):
    seat: Seat
    suspect: SuspectId


class Lowered(Event, frozen=True, tag="lowered"):
    seat: Seat


class Fired(Event, frozen=True, kw_only=True, tag="fired"):
    """A bullet is spent; a correctly named suspect is shuffled into HQ."""

    seat: Seat
    suspect: SuspectId
    card: CardId
    right: bool
    hq: tuple[CardId, ...]
    """Headquarters afterwards, from its top."""
    deadline: Millis


class Took(Event, frozen=True, tag="took"):
    seat: Seat
    card: CardId


class TookBlind(Event, frozen=True, tag="took_blind"):
    seat: Seat
    position: int


class Discarded(Event, frozen=True, tag="discarded"):
    seat: Seat
    card: CardId


class Passed(Event, frozen=True, tag="passed"):
    """A turn without an action, for anyone who is away or was skipped."""

    seat: Seat


class Attendance(Event, frozen=True, tag="attendance"):
    presences: tuple[Presence, ...]
    deadline: Millis | None


class Ended(Event, frozen=True, tag="ended"):
    reason: Reason


CrosshairsEvent = (
    Opened
    | Dealt
    | Readied
    | ClockStarted
    | PointersLaid
    | SuspectsMoved
    | TurnBegan
    | Detained
    | Clued
    | Exchanged
    | TokenLaid
    | Waited
    | Offered
    | Drew
    | Stopped
    | Aimed
    | Lowered
    | Fired
    | Took
    | TookBlind
    | Discarded
    | Passed
    | Attendance
    | Ended
)
