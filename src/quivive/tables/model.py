"""The data of a table: its people and chairs, what they agreed on, and the state. Its events: `events.py`."""

from __future__ import annotations

from typing import Literal, NewType

import msgspec

from quivive.engine.game import Data, Outcome, Presence, Sitting
from quivive.engine.match import Match
from quivive.tables.log import TableCode

PersonId = NewType("PersonId", int)
"""A person at this table, numbered from 1; never used again."""

Language = Literal["en", "ru", "uk"]
Phase = Literal["lobby", "game", "result"]
Door = Literal["open", "ask", "locked"]
"""Who may join: anybody with the code, those the host lets in, or nobody."""
Absence = Literal["bot", "leave_out", "wait"]
"""What happens to a seat whose player has been away for a while."""

MASKS = 36
CHAT_KEPT = 200
LET_IN = 40
"""How many newcomers a table remembers having let in."""


class Person(Data, frozen=True, kw_only=True):
    id: PersonId
    name: str
    mask: int
    language: Language
    token: str
    """The hash of the seat's secret, which only the player's device knows."""
    ready: bool = False
    since: int = 0
    """Server time at which they joined."""


class Chair(Data, frozen=True, kw_only=True):
    """A place at the table: a person's, a bot's, or a person's whom a bot stands in for."""

    person: PersonId | None = None
    bot: str | None = None
    out: bool = False
    gone: bool = False
    """Its player left for good during the game."""
    left: str = ""
    """The hash of the secret of whoever left, unless they were kicked: if they return, the seat is theirs."""
    brisk: bool = False
    """Its bot moves within seconds, for practice."""


class Said(Data, frozen=True):
    """A line of chat. It includes the name, because whoever said it may have left."""

    by: PersonId
    name: str
    text: str
    at: int


class Motion(Data, frozen=True):
    """A proposal that a majority of those present may decide; `what` is the command as JSON."""

    what: str
    by: tuple[PersonId, ...]
    before: PersonId
    """Persons from this number on joined after it was proposed, and have no vote."""

    @property
    def skips(self) -> bool:
        return '"type":"skip"' in self.what

    @property
    def kicks(self) -> bool:
        return '"type":"kick"' in self.what


class Tally(Data, frozen=True):
    """The evening's score of one person, who may have left. It counts places, not a game's own points."""

    person: PersonId
    name: str
    points: int = 0
    wins: int = 0


class GamePlayed(Data, frozen=True, kw_only=True):
    """A finished game of this evening: who sat where, how it ended, and where it is in the log."""

    number: int
    game: str
    persons: tuple[PersonId | None, ...]
    names: tuple[str, ...]
    outcome: Outcome | None
    """None if it was abandoned."""
    started: int
    """The entry in which it was dealt."""
    ended: int
    """The entry in which it ended."""
    key: str
    """Whoever knows this may download the whole game."""


class TableCore(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Everything about a table except the game in play."""

    code: TableCode
    opened_at: int
    persons: tuple[Person, ...] = ()
    kicked: tuple[Person, ...] = ()
    """People who were kicked. They cannot come back."""
    chairs: tuple[Chair, ...] = ()
    host: PersonId | None = None
    door: Door = "open"
    watching: bool = True
    let_in: tuple[str, ...] = ()
    next_person: PersonId = PersonId(1)
    phase: Phase = "lobby"
    game: str = ""
    preset: str | None = None
    options: msgspec.Raw = msgspec.Raw(b"{}")
    sitting: Sitting = "apart"
    absence: Absence = "bot"
    seed: str = ""
    nonces: tuple[tuple[PersonId, str], ...] = ()
    presences: tuple[Presence, ...] = ()
    """Who is present in the game, as the game was last told."""
    players: tuple[PersonId | None, ...] = ()
    """Who has each seat in the game: as dealt, except where a guest has taken over a bot's seat."""
    names: tuple[str, ...] = ()
    queue: tuple[PersonId, ...] = ()
    """Guests who will take over a bot's seat when the next round begins, in order."""
    latecomers: tuple[PersonId, ...] = ()
    """Guests who have done so in this game."""
    zero: int = 0
    """Server time at which the game's clock was at zero. Each pause moves it forward."""
    paused_at: int | None = None
    result_shown: bool = False
    """Whether the host has gone on from the last screen of the game to its result."""
    started_entry: int = 0
    motions: tuple[Motion, ...] = ()
    chat: tuple[Said, ...] = ()
    evening: tuple[Tally, ...] = ()
    games: tuple[GamePlayed, ...] = ()
    length: int = 0
    """How many entries the log has."""

    def person(self, who: PersonId) -> Person | None:
        for person in self.persons:
            if person.id == who:
                return person
        return None

    def chair_of(self, who: PersonId) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person == who:
                return seat
        return None


class TableState(TableCore, frozen=True, kw_only=True, gc=False):
    """Everything about a table that follows from its log."""

    match: Match | None = None
    """The game in play, or the last one played."""
