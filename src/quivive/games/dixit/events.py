"""What can happen in Dixit. Logs are kept for good, so a tag never changes its meaning."""

from __future__ import annotations

from quivive.engine.game import Event, Millis, Moment, Presence, Seat
from quivive.games.dixit.model import CardKey, Clue, DixitOptions, Named, Reason, Result
from quivive.games.dixit.state import Ballot, Cards, Laid


class Opened(Event, frozen=True, tag="opened"):
    options: DixitOptions
    seats: int


class Dealt(Event, frozen=True, tag="dealt"):
    """The hands, and the pile from its top."""

    hands: tuple[Cards, ...]
    pile: Cards
    deadline: Millis


class IdeasAsked(Event, frozen=True, tag="ideas_asked"):
    """From now on 'I have one!' counts."""

    deadline: Millis | None


class IdeaHad(Event, frozen=True, kw_only=True, tag="idea_had"):
    """An 'I have one!'. Nobody else learns of it before it is judged."""

    seat: Seat
    moment: Moment


class StorytellerNamed(Event, frozen=True, kw_only=True, tag="storyteller_named"):
    """Whose turn it is to tell."""

    seat: Seat
    named: Named
    tied: tuple[Seat, ...] = ()
    deadline: Millis | None


class ClockStarted(Event, frozen=True, tag="clock_started"):
    """Pictures had their time to load."""

    deadline: Millis


class Passed(Event, frozen=True, tag="passed"):
    """A storyteller ran out of time, was skipped or left out (R10)."""

    seat: Seat


class Told(Event, frozen=True, tag="told"):
    card: CardKey
    clue: Clue
    deadline: Millis | None


class Chosen(Event, frozen=True, tag="chosen"):
    """All that a seat now means to hand in."""

    seat: Seat
    cards: Cards


class CardsLaid(Event, frozen=True, kw_only=True, tag="cards_laid"):
    """All cards in the order in which everybody sees them; the shuffle was made in this very decision."""

    cards: tuple[Laid, ...]
    voters: tuple[Seat, ...]
    clock_due: Millis | None


class Voted(Event, frozen=True, tag="voted"):
    seat: Seat
    card: CardKey


class TurnScored(Event, frozen=True, tag="turn_scored"):
    """The votes are open and counted; the cards go to the discard pile."""

    ballots: tuple[Ballot | None, ...]
    result: Result
    at: Millis
    deadline: Millis


class Drawn(Event, frozen=True, tag="drawn"):
    """The cards each seat drew, in order; they came off the pile one at a time (R7)."""

    cards: tuple[Cards, ...]


class Readied(Event, frozen=True, tag="readied"):
    seat: Seat


class Attendance(Event, frozen=True, tag="attendance"):
    presences: tuple[Presence, ...]


class Ended(Event, frozen=True, tag="ended"):
    reason: Reason


DixitEvent = (
    Opened
    | Dealt
    | IdeasAsked
    | IdeaHad
    | StorytellerNamed
    | ClockStarted
    | Passed
    | Told
    | Chosen
    | CardsLaid
    | Voted
    | TurnScored
    | Drawn
    | Readied
    | Attendance
    | Ended
)
