"""Logs of games: fold one, stop at any step, export it, and verify that it was played by the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from quivive.engine.dice import commitment
from quivive.engine.game import AnyGame, Data, Illegal, Millis, Moment, Outcome, Seat
from quivive.engine.match import Acted, Attended, Deal, Expired, Judged, Match, Step, deal_out, undealt

FORMAT = 1


class Record(Data, frozen=True, kw_only=True):
    """A finished game in full: what the server exports, `simulate` writes and `verify` reads."""

    format: int = FORMAT
    commitment: str
    deal: Deal
    names: tuple[str, ...] = ()
    steps: tuple[Step, ...]
    outcome: Outcome


class Tampered(Exception):
    """The record does not follow from the revealed seed and the rules."""


def read_step(game: AnyGame, step: Step) -> Judged:
    """A step read back from a log, with its events converted to today's form."""
    return Judged.of(step, [_event(game, raw) for raw in step.events])


def fold(game: AnyGame, deal: Deal, steps: Iterable[Step]) -> Match:
    """The match after these steps."""
    match = undealt(game, deal)
    for step in steps:
        match = match.after(read_step(game, step))
    return match


def unfold(game: AnyGame, deal: Deal, steps: Iterable[Step]) -> Iterator[Match]:
    """The match after each step in turn."""
    match = undealt(game, deal)
    for step in steps:
        match = match.after(read_step(game, step))
        yield match


def record(match: Match, steps: Iterable[Step], names: tuple[str, ...] = ()) -> Record:
    """The export of a game that is over."""
    if match.outcome is None:
        raise ValueError("a game's seed is revealed only when it is over")
    sealed = commitment(bytes.fromhex(match.deal.seed))
    return Record(commitment=sealed, deal=match.deal, names=names, steps=tuple(steps), outcome=match.outcome)


def verify(game: AnyGame, record: Record) -> bool:
    """Derive every draw and every step again; raises Tampered at the first difference.

    Returns False if it was played under older rules: then only the hash and the outcome are checked.
    """
    _check_header(game, record)
    if record.deal.rules < game.rules:
        _check_outcome(fold(game, record.deal, record.steps), record)
        return False
    match = undealt(game, record.deal)
    for number, step in enumerate(record.steps):
        again = _again(match, step, number)
        if _decoded(again.step.events) != _decoded(step.events):
            raise Tampered(f"step {number}: {_difference(again.step, step)}")
        match = match.after(again)
    _check_clock(record.steps)
    _check_outcome(match, record)
    return True


def _check_outcome(match: Match, record: Record) -> None:
    if match.outcome != record.outcome:
        raise Tampered(f"the outcome is {match.outcome}, the file says {record.outcome}")


def _check_header(game: AnyGame, record: Record) -> None:
    deal = record.deal
    if record.format != FORMAT or deal.game != game.key:
        raise Tampered(f"format {record.format} of {deal.game} is not format {FORMAT} of {game.key}")
    if deal.rules > game.rules:
        raise Tampered(f"played under rules {deal.rules} of {deal.game}; this program has rules {game.rules}")
    if not record.steps:
        raise Tampered("nothing was played")
    try:
        seed, _ = bytes.fromhex(deal.seed), [bytes.fromhex(nonce) for nonce in deal.nonces]
    except ValueError as error:
        raise Tampered(f"a seed or nonce is not hexadecimal: {error}") from None
    if commitment(seed) != record.commitment:
        raise Tampered("the revealed seed does not match the hash shown before the deal")


def _check_clock(steps: Sequence[Step]) -> None:
    for number, (before, step) in enumerate(pairwise(steps), start=1):
        if step.at < before.at or (isinstance(step.cause, Acted) and step.cause.made > step.at):
            raise Tampered(f"step {number}: time runs backwards")


def _again(match: Match, step: Step, number: int) -> Judged:
    try:
        return _rejudge(match, step, number)
    except Illegal as refusal:
        raise Tampered(f"step {number}: the rules refuse it ({refusal.code})") from None
    except (msgspec.DecodeError, IndexError) as error:
        raise Tampered(f"step {number}: {error}") from None


def _rejudge(match: Match, step: Step, number: int) -> Judged:
    now = Millis(step.at)
    if number > 0 and match.outcome is not None:
        raise Tampered(f"step {number}: the game was over")
    match step.cause:
        case None if number == 0:
            return deal_out(match.game, match.deal)[1]
        case Acted(seat) if not 0 <= seat < match.deal.seats:
            raise Tampered(f"step {number}: there is no seat {seat}")
        case Acted(seat, raw, made, settled, error) if number > 0:
            action = match.game.read_action(raw)
            moment = Moment(now, Millis(made), Millis(settled), Millis(error))
            return match.judge(Seat(seat), action, moment)
        case Expired() if number > 0:
            return match.expire(now)
        case Attended(presences) if number > 0:
            return match.attend(presences, now)
    raise Tampered(f"step {number}: a game is dealt once, at its start")


def _event(game: AnyGame, raw: msgspec.Raw) -> Any:
    if game.upcasts:
        plain = msgspec.json.decode(raw)
        if upcast := game.upcasts.get(plain["type"]):
            return msgspec.convert(upcast(plain), type=game.events)
    return game.read_event(raw)


def _decoded(events: tuple[msgspec.Raw, ...]) -> list[Any]:
    return [msgspec.json.decode(raw) for raw in events]


def _difference(derived: Step, found: Step) -> str:
    for a, b in zip(_decoded(derived.events), _decoded(found.events), strict=False):
        if a != b:
            return (
                f"derived {msgspec.json.encode(a).decode()}, the file says {msgspec.json.encode(b).decode()}"
            )
    return f"derived {len(derived.events)} events, the file has {len(found.events)}"
