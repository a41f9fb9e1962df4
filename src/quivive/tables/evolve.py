"""Folds table events into the table's state. Pure and total: no clock, no refusals."""

from __future__ import annotations

import hashlib

from msgspec.structs import replace

from quivive.engine.game import Outcome, Presence
from quivive.engine.match import Attended, Match, Step, undealt
from quivive.engine.registry import games
from quivive.engine.replay import read_step
from quivive.engine.seats import with_item
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables.evening import tallied
from quivive.tables.motions import motion_about, still_open


def evolve(state: m.TableState | None, entry: e.Entry, match_after: Match | None = None) -> m.TableState:
    """The table after an entry. `match_after` is its match then, if judging has already worked it out."""
    if match_after is not None and state is not None and _is_plain_step(state, entry):
        return replace(state, match=match_after, length=state.length + 1)
    for event in entry.events:
        state = _evolve(state, event, entry.at, match_after)
    assert state is not None
    motions = still_open(state) if state.motions else ()
    return replace(state, motions=motions, length=state.length + 1)


def _is_plain_step(state: m.TableState, entry: e.Entry) -> bool:
    """Whether the entry changes nothing but the match, as most entries do."""
    if len(entry.events) != 1 or state.motions:
        return False
    event = entry.events[0]
    return type(event) is e.Stepped and type(event.step.cause) is not Attended


def _evolve(
    state: m.TableState | None, event: e.TableEvent, at: int, match_after: Match | None
) -> m.TableState:
    if isinstance(event, e.Opened):
        return m.TableState(code=event.code, opened_at=at, game=event.game)
    assert state is not None
    match event:
        case e.Stepped(step):
            return _stepped(state, step, match_after)
        case e.Started() | e.Finished() | e.ResultShown() | e.Paused() | e.Resumed() | e.ClockSetBack():
            return _evolve_game(state, event, at)
        case e.Joined() | e.Introduced() | e.Readied() | e.Left():
            return _evolve_people(state, event, at)
        case e.DoorSet(door, watching):
            return replace(state, door=door, watching=watching)
        case e.LetIn(token):
            return replace(state, let_in=(*state.let_in, token)[-m.LET_IN :])
        case e.Seated() | e.Queued() | e.TookOver():
            return _evolve_seats(state, event)
        case e.HostPassed(to):
            return replace(state, host=to)
        case e.Agreed(game, preset, options, sitting, absence):
            agreed = replace(state, game=game, preset=preset, options=options)
            return replace(agreed, sitting=sitting, absence=absence)
        case e.Sealed(seed):
            return replace(state, seed=seed, nonces=())
        case e.NonceGiven(person, nonce):
            return replace(state, nonces=(*state.nonces, (person, nonce)))
        case e.MotionSupported(person, what):
            return replace(state, motions=_supported(state, person, what))
        case e.MotionDropped(what):
            return replace(state, motions=tuple(motion for motion in state.motions if motion.what != what))
        case e.Spoke(person, text):
            return replace(state, chat=_chat(state.chat, m.Said(person, _name(state, person), text, at)))


GameEvent = e.Started | e.Finished | e.ResultShown | e.Paused | e.Resumed | e.ClockSetBack
PeopleEvent = e.Joined | e.Introduced | e.Readied | e.Left


def _evolve_game(state: m.TableState, event: GameEvent, at: int) -> m.TableState:
    match event:
        case e.Started(deal):
            match = undealt(games()[deal.game], deal)
            players = tuple(chair.person for chair in state.chairs)
            names = tuple(seat_name(state, chair) for chair in state.chairs)
            dealt = replace(state, phase="game", match=match, zero=at, paused_at=None, motions=())
            here: Presence = "here"
            dealt = replace(dealt, presences=(here,) * deal.seats)
            dealt = replace(dealt, queue=(), latecomers=())
            return replace(dealt, players=players, names=names, started_entry=state.length)
        case e.Finished(outcome):
            return _finished(state, outcome)
        case e.ResultShown():
            return replace(state, result_shown=True)
        case e.Paused():
            return replace(state, paused_at=at)
        case e.Resumed():
            paused_at = at if state.paused_at is None else state.paused_at
            return replace(state, zero=state.zero + at - paused_at, paused_at=None)
        case e.ClockSetBack(by):
            stopped = None if state.paused_at is None else state.paused_at - by
            return replace(state, zero=state.zero - by, paused_at=stopped)


def _stepped(state: m.TableState, step: Step, match_after: Match | None) -> m.TableState:
    assert state.match is not None
    after = replace(state, match=match_after or state.match.after(read_step(state.match.game, step)))
    return replace(after, presences=step.cause.presences) if isinstance(step.cause, Attended) else after


def _evolve_seats(state: m.TableState, event: e.Seated | e.Queued | e.TookOver) -> m.TableState:
    match event:
        case e.Seated(chairs):
            return replace(state, chairs=chairs)
        case e.Queued(person, waits):
            return _queued(state, person, waits=waits)
        case e.TookOver(person, seat):
            return _took_over(state, person, seat)


def _evolve_people(state: m.TableState, event: PeopleEvent, at: int) -> m.TableState:
    match event:
        case e.Joined(person):
            following = m.PersonId(person.id + 1)
            state = _queued(state, person.id, waits=state.phase == "game")
            return replace(state, persons=(*state.persons, replace(person, since=at)), next_person=following)
        case e.Introduced(who, name, mask, language):
            return _with_person(state, who, name=name, mask=mask, language=language)
        case e.Readied(who, ready):
            return _with_person(state, who, ready=ready)
        case e.Left(who, kicked):
            staying = tuple(person for person in state.persons if person.id != who)
            removed = tuple(person for person in state.persons if kicked and person.id == who)
            state = _queued(replace(state, kicked=(*state.kicked, *removed)), who, waits=False)
            return replace(state, persons=staying, motions=_without_votes_of(who, state.motions))


def _finished(state: m.TableState, outcome: Outcome | None) -> m.TableState:
    assert state.match is not None
    played = m.GamePlayed(
        number=len(state.games) + 1,
        game=state.match.deal.game,
        persons=state.players,
        names=state.names,
        outcome=outcome,
        started=state.started_entry,
        ended=state.length,
        key=_export_key(state, state.match),
    )
    evening = state.evening
    if outcome is not None:
        present = [person.id for person in state.persons]
        evening = tallied(evening, outcome, list(zip(state.players, state.names, strict=True)), present)
    after = replace(
        state, phase="result", games=(*state.games, played), evening=evening, motions=(), queue=()
    )
    return replace(
        after,
        paused_at=None,
        result_shown=False,
        persons=tuple(replace(person, ready=False) for person in state.persons),
    )


def _queued(state: m.TableState, who: m.PersonId, *, waits: bool) -> m.TableState:
    others = tuple(person for person in state.queue if person != who)
    return replace(state, queue=(*others, who) if waits else others)


def _took_over(state: m.TableState, who: m.PersonId, seat: int) -> m.TableState:
    state = _queued(state, who, waits=False)
    return replace(
        state,
        chairs=with_item(state.chairs, seat, m.Chair(person=who)),
        players=with_item(state.players, seat, who),
        names=with_item(state.names, seat, _name(state, who)),
        latecomers=(*state.latecomers, who),
    )


def _export_key(state: m.TableState, match: Match) -> str:
    """Derived from the seed, so nobody at another table can guess it."""
    return hashlib.sha256(f"{state.code}/{state.started_entry}/{match.deal.seed}".encode()).hexdigest()[:32]


def seat_name(state: m.TableState, chair: m.Chair) -> str:
    """The name of the seat's owner; empty if it is a bot's own seat."""
    return "" if chair.person is None else _name(state, chair.person)


def _name(state: m.TableState, who: m.PersonId) -> str:
    person = state.person(who)
    return person.name if person else ""


def _with_person(state: m.TableState, who: m.PersonId, **changes: object) -> m.TableState:
    persons = tuple(replace(person, **changes) if person.id == who else person for person in state.persons)
    return replace(state, persons=persons)


def _supported(state: m.TableState, person: m.PersonId, what: str) -> tuple[m.Motion, ...]:
    motion = motion_about(state, what)
    others = tuple(other for other in state.motions if other.what != what)
    return (*others, replace(motion, by=(*motion.by, person)))


def _without_votes_of(who: m.PersonId, motions: tuple[m.Motion, ...]) -> tuple[m.Motion, ...]:
    """A motion that nobody supports any more is dropped."""
    left = (replace(motion, by=tuple(voter for voter in motion.by if voter != who)) for motion in motions)
    return tuple(motion for motion in left if motion.by)


def _chat(chat: tuple[m.Said, ...], said: m.Said) -> tuple[m.Said, ...]:
    """When the chat is full, half of it goes at once. In between it only grows, so frames carry one line."""
    kept = chat[-m.CHAT_KEPT // 2 :] if len(chat) >= m.CHAT_KEPT else chat
    return (*kept, said)
