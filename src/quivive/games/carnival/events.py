"""What can happen in Carnival. Logs are kept for good, so a tag never changes its meaning."""

from __future__ import annotations

from typing import ClassVar

from quivive.engine.game import Event, Millis, Moment, Presence, Seat
from quivive.games.carnival.model import CarnivalOptions, Ending, Number, Reason, Scene


class Opened(Event, frozen=True, tag="opened"):
    options: CarnivalOptions
    seats: int


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    crowd: tuple[Number, ...]
    hands: tuple[tuple[Number, ...], ...]
    counter: int
    blink_seed: int


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    seat: Seat
    at: Millis
    opens_at: Millis | None
    """None: the calling is open at once."""
    limit: Millis | None


class CallingOpened(Event, frozen=True, tag="calling_opened"):
    """The turn is old enough: the player to move may call (R6)."""


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn_ended"):
    """The old call is over; a new one has begun, if a number is named."""

    seat: Seat
    at: Millis
    ending: Ending
    number: Number | None


class Claimed(Event, frozen=True, kw_only=True, tag="claimed"):
    """A contact or an accusation. Nobody else learns of it before it is judged."""

    by: Seat
    named: Seat
    number: Number
    caller: Seat
    turn: int
    """In which the number was called."""
    moment: Moment


class Judged(Event, frozen=True, tag="judged"):
    """What a contact or an accusation was worth; the cards go where it sends them."""

    scene: Scene
    turn: int
    """In which the number was called."""
    at: Millis


class Voided(Event, frozen=True, tag="voided"):
    """Somebody was quicker: it costs nothing (R4)."""

    by: Seat
    named: Seat
    number: Number


class Closing(Event, frozen=True, tag="closing"):
    """Three quiet rounds are over: the game ends at `until` unless an accusation in transit is right."""

    until: Millis


class Looked(Event, frozen=True, tag="looked"):
    light: ClassVar[bool] = True

    seat: Seat
    at: Seat | None
    since: Millis


class Winked(Event, frozen=True, kw_only=True, tag="winked"):
    """Shown only to those who look at this seat while it lasts."""

    light: ClassVar[bool] = True

    seat: Seat
    at: Seat
    number: Number
    turn: int
    since: Millis


class Attendance(Event, frozen=True, tag="attendance"):
    presences: tuple[Presence, ...]


class Ended(Event, frozen=True, tag="ended"):
    reason: Reason


CarnivalEvent = (
    Opened
    | Dealt
    | TurnBegan
    | CallingOpened
    | TurnEnded
    | Claimed
    | Judged
    | Voided
    | Closing
    | Looked
    | Winked
    | Attendance
    | Ended
)
