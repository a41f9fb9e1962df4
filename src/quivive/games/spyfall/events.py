"""What can happen in Spyfall. Logs are kept for good, so a tag never changes its meaning."""

from __future__ import annotations

from typing import Literal

from quivive.engine.game import Event, Millis, Presence, Seat
from quivive.games.spyfall.model import Cause, PlaceKey, Point, Side, SpyfallOptions, Texts, Verdict


class Opened(Event, frozen=True, tag="opened"):
    options: SpyfallOptions
    seats: int


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    number: int
    dealer: Seat
    dealt_in: tuple[Seat, ...]
    place: PlaceKey
    spies: tuple[Seat, ...]
    roles: tuple[int | None, ...]
    time: Millis
    mixed_back: bool
    deadline: Millis


class Looked(Event, frozen=True, tag="looked"):
    seat: Seat


class Started(Event, frozen=True, tag="started"):
    ends_at: Millis


class Asked(Event, frozen=True, omit_defaults=True, tag="asked"):
    by: Seat
    to: Seat
    text: str
    phrase: str | None
    texts: Texts | None = None


class Answered(Event, frozen=True, omit_defaults=True, tag="answered"):
    by: Seat
    text: str
    phrase: str | None
    texts: Texts | None = None


class Remarked(Event, frozen=True, omit_defaults=True, tag="remarked"):
    by: Seat
    text: str
    texts: Texts | None = None


class TurnPassed(Event, frozen=True, tag="turn_passed"):
    """Whose turn it was is away: somebody else asks."""

    asker: Seat


class Accused(Event, frozen=True, tag="accused"):
    by: Seat
    whom: Seat
    left: Millis
    deadline: Millis


class Voted(Event, frozen=True, tag="voted"):
    seat: Seat
    guilty: bool


class VoteClosed(Event, frozen=True, tag="vote_closed"):
    verdict: Verdict


class Resumed(Event, frozen=True, tag="resumed"):
    ends_at: Millis


class Stopped(Event, frozen=True, tag="stopped"):
    """A spy's card is open; they must name a place by the deadline. The clock stands."""

    by: Seat
    left: Millis
    deadline: Millis


class Guessed(Event, frozen=True, tag="guessed"):
    by: Seat
    place: PlaceKey | None


class TimeUp(Event, frozen=True, tag="time_up"):
    deadline: Millis


class Polled(Event, frozen=True, tag="polled"):
    suspect: Seat
    deadline: Millis


class RoundEnded(Event, frozen=True, tag="round_ended"):
    cause: Cause
    winners: Side
    points: tuple[Point, ...]
    deadline: Millis


class Attendance(Event, frozen=True, tag="attendance"):
    presences: tuple[Presence, ...]


class Ended(Event, frozen=True, tag="ended"):
    reason: Literal["rounds_played", "too_few_players"]


SpyfallEvent = (
    Opened
    | Dealt
    | Looked
    | Started
    | Asked
    | Answered
    | Remarked
    | TurnPassed
    | Accused
    | Voted
    | VoteClosed
    | Resumed
    | Stopped
    | Guessed
    | TimeUp
    | Polled
    | RoundEnded
    | Attendance
    | Ended
)
