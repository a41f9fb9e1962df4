"""The state of a game of Crosshairs, which only the game itself reads."""

from __future__ import annotations

from quivive.engine.game import Data, Millis, Presence, Seat, State
from quivive.games.crosshairs.model import (
    CardId,
    CrosshairsOptions,
    Laid,
    Phase,
    Reason,
    RecordEntry,
    Shot,
    SuspectId,
)


class Suspect(Data, frozen=True, kw_only=True):
    """A suspect on somebody's stand."""

    id: SuspectId
    card: CardId
    seen_by: Seat
    """Who detained it: the only one who has looked at it, even when it moves on."""
    double: bool = False
    """A double agent: its clues are laid inverted."""
    clues: tuple[Laid, ...] = ()
    missed: tuple[CardId, ...] = ()
    """What it was wrongly named."""


class CrosshairsState(State, frozen=True, kw_only=True):
    options: CrosshairsOptions
    presences: tuple[Presence, ...]
    phase: Phase = "briefing"
    suspects: tuple[CardId, ...] = ()
    """The suspects' deck, its top first."""
    double: SuspectId | None = None
    """The suspect that is a double agent."""
    hq: tuple[CardId, ...] = ()
    """Headquarters, its top first."""
    aside: tuple[CardId, ...] = ()
    """Out of the mission, unseen, where the size of headquarters is hidden."""
    hands: tuple[tuple[CardId, ...], ...]
    open: tuple[tuple[CardId, ...], ...]
    """Cards of each hand that everybody saw being taken."""
    stands: tuple[tuple[Suspect, ...], ...]
    face_up: tuple[CardId, ...] = ()
    """The bottom card first."""
    face_down: tuple[CardId, ...] = ()
    returned: tuple[CardId, ...] = ()
    """Suspects that were named and shuffled into HQ (R5)."""
    bullets: int = 0
    tokens: tuple[int, ...] = ()
    pointed: tuple[Seat, ...] = ()
    """Agents with a pointer in front of them."""
    first: Seat = Seat(0)
    to_move: Seat = Seat(0)
    round: int = 0
    draws: int = 0
    """How many cards may still be drawn."""
    aim: SuspectId | None = None
    shot: Shot | None = None
    passes: int = 0
    """Turns in a row that passed without an action."""
    ready: tuple[Seat, ...] = ()
    record: tuple[RecordEntry, ...] = ()
    ends_at: Millis | None = None
    """When the phase ends by itself; most phases wait for the agent."""
    time_over_at: Millis | None = None
    """The mission's clock; None before the first turn, or without one."""
    beat: int = 0
    ended: Reason | None = None
