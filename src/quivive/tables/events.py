"""Every event of a table, and the entry of its log that holds them."""

from __future__ import annotations

import msgspec

from quivive.engine.game import Data, Event, Outcome, Sitting
from quivive.engine.match import Deal, Step
from quivive.tables.log import TableCode
from quivive.tables.model import Absence, Chair, Door, Language, Person, PersonId


class Opened(Event, frozen=True, tag="opened"):
    code: TableCode
    game: str


class Joined(Event, frozen=True, tag="joined"):
    person: Person


class Introduced(Event, frozen=True, tag="introduced"):
    """A new name, mask or language."""

    person: PersonId
    name: str
    mask: int
    language: Language


class Readied(Event, frozen=True, tag="readied"):
    person: PersonId
    ready: bool


class Seated(Event, frozen=True, tag="seated"):
    """All chairs, as they are now."""

    chairs: tuple[Chair, ...]


class Queued(Event, frozen=True, tag="queued"):
    """A guest would like to take over a bot's seat in this game, or would rather only watch."""

    person: PersonId
    waits: bool


class TookOver(Event, frozen=True, tag="took_over"):
    """A guest has taken over a bot's seat."""

    person: PersonId
    seat: int


class Left(Event, frozen=True, tag="left"):
    person: PersonId
    kicked: bool


class HostPassed(Event, frozen=True, tag="host_passed"):
    to: PersonId


class DoorSet(Event, frozen=True, tag="door_set"):
    """Who may join, and whether anybody may watch."""

    door: Door
    watching: bool


class LetIn(Event, frozen=True, tag="let_in"):
    """The person with this secret (its hash) may join, whatever the door says."""

    token: str


class Agreed(Event, frozen=True, tag="agreed"):
    """Which game to play, with which options, sitting how, and what to do about absent players."""

    game: str
    preset: str | None
    options: msgspec.Raw
    sitting: Sitting
    absence: Absence


class Sealed(Event, frozen=True, tag="sealed"):
    """The seed of the next game has been drawn. Only its hash is shown."""

    seed: str


class NonceGiven(Event, frozen=True, tag="nonce_given"):
    person: PersonId
    nonce: str


class Started(Event, frozen=True, tag="started"):
    deal: Deal


class Stepped(Event, frozen=True, tag="stepped"):
    """One decision in the game."""

    step: Step


class Finished(Event, frozen=True, tag="finished"):
    """The game is over. It was abandoned if there is no outcome."""

    outcome: Outcome | None


class ResultShown(Event, frozen=True, tag="result_shown"):
    """The host has gone on from the last screen of the game to its result."""


class Paused(Event, frozen=True, tag="paused"):
    by: PersonId | None
    """None if the table paused by itself, because everybody had left."""


class Resumed(Event, frozen=True, tag="resumed"):
    by: PersonId | None


class ClockSetBack(Event, frozen=True, tag="clock_set_back"):
    """After a restart the server's clock is behind the log; the game's clock is moved back with it."""

    by: int
    """Milliseconds."""


class MotionSupported(Event, frozen=True, tag="wished"):
    """A vote for a motion. The tag is older than the word; logs keep it."""

    person: PersonId
    what: str


class MotionDropped(Event, frozen=True, tag="wishes_dropped"):
    """A motion was carried out."""

    what: str


class Spoke(Event, frozen=True, tag="spoke"):
    person: PersonId
    text: str


TableEvent = (
    Opened
    | Joined
    | Introduced
    | Readied
    | Seated
    | Queued
    | TookOver
    | Left
    | HostPassed
    | DoorSet
    | LetIn
    | Agreed
    | Sealed
    | NonceGiven
    | Started
    | Stepped
    | Finished
    | ResultShown
    | Paused
    | Resumed
    | ClockSetBack
    | MotionSupported
    | MotionDropped
    | Spoke
)


class Entry(Data, frozen=True, kw_only=True, omit_defaults=True):
    """One line of a table's log: everything that one command, or the clock, brought about."""

    at: int
    """Server time in milliseconds."""
    by: PersonId | None = None
    id: str | None = None
    """The client's id for the command, so that a command sent twice happens once."""
    events: tuple[TableEvent, ...]
