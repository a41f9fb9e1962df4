"""What can happen in Keep Watch. Logs are kept for good, so a tag never changes its meaning."""

from __future__ import annotations

from typing import Any

from quivive.engine.game import Event, Millis, Moment, Presence, Seat
from quivive.games.keep_watch.model import CardId, Cause, KeepWatchOptions, Reason, Symbol, Verdict


class Opened(Event, frozen=True, tag="opened"):
    options: KeepWatchOptions
    seats: int


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """The stack from its top, and the card before each player; the leader has none yet."""

    leader: Seat
    stack: tuple[CardId, ...]
    cards: tuple[CardId | None, ...]
    deadline: Millis


class Readied(Event, frozen=True, tag="readied"):
    seat: Seat


class CountBegan(Event, frozen=True, tag="count_began"):
    """The leader counts to three."""

    round: int
    sits_out: tuple[Seat, ...]
    deadline: Millis


class Turned(Event, frozen=True, tag="turned"):
    """The leader takes and turns the top card, unless none is theirs; the next one is in play."""

    taken: CardId | None
    in_play: CardId
    at: Millis
    deadline: Millis


class FalseStarted(Event, frozen=True, tag="false_started"):
    seat: Seat
    until: Millis


class Unlocked(Event, frozen=True, tag="unlocked"):
    seat: Seat


class Claimed(Event, frozen=True, kw_only=True, tag="claimed"):
    """A symbol called with a hand on the stack. Nobody else learns of it before it is judged."""

    seat: Seat
    symbol: Symbol
    moment: Moment


class ClaimJudged(Event, frozen=True, tag="claim_judged"):
    """What a claim was worth; the penalty of a wrong one is paid."""

    verdict: Verdict


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """The winner leads; without one the card goes under the stack."""

    cause: Cause
    winner: Seat | None
    deadline: Millis


class Attendance(Event, frozen=True, tag="attendance"):
    presences: tuple[Presence, ...]


class Ended(Event, frozen=True, tag="ended"):
    reason: Reason


def claimed_before_moments(event: dict[str, Any]) -> dict[str, Any]:
    """Rules 1 stored three numbers of a moment; `made` stands in for `now`, which was not among them."""
    if "moment" in event:
        return event
    made, settled, error = (event.pop(name) for name in ("made", "settled", "error"))
    return {**event, "moment": [made, made, settled, error]}


UPCASTS = {"claimed": claimed_before_moments}

KeepWatchEvent = (
    Opened
    | Dealt
    | Readied
    | CountBegan
    | Turned
    | FalseStarted
    | Unlocked
    | Claimed
    | ClaimJudged
    | RoundEnded
    | Attendance
    | Ended
)
