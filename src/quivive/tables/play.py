"""What connects a table to its game: deal, step, skip, finish."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from quivive.engine.dice import new_seed
from quivive.engine.game import Action, AnyGame, Contest, Illegal, Millis, Moment, Outcome, Seat
from quivive.engine.match import Deal, Judged, Match, deal_out
from quivive.engine.registry import games
from quivive.engine.seats import with_item
from quivive.tables import chairs
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables.evolve import evolve
from quivive.tables.quota import MOST_OPTION_BYTES

Events = list[e.TableEvent]

DECODE_ERRORS = (msgspec.DecodeError, UnicodeDecodeError)
"""What reading a client's raw JSON may raise. Its strings are not decoded any earlier."""


def find_game(key: str) -> AnyGame:
    if key not in games():
        raise Illegal("no_such_game")
    return games()[key]


def default_options(game: AnyGame) -> tuple[str, msgspec.Raw]:
    preset = next(iter(game.presets))
    return preset, msgspec.Raw(msgspec.json.encode(game.presets[preset]))


def checked_options(game: AnyGame, raw: msgspec.Raw) -> msgspec.Raw:
    """A client's options, decoded strictly and encoded again."""
    try:
        written = msgspec.json.encode(msgspec.json.decode(raw, type=game.options))
    except DECODE_ERRORS:
        raise Illegal("bad_options") from None
    if len(written) > MOST_OPTION_BYTES:
        raise Illegal("too_big")
    return msgspec.Raw(written)


def preset_of(game: AnyGame, raw: msgspec.Raw) -> str | None:
    """The preset that these options belong to: they equal it in every field in which presets differ."""
    options = msgspec.json.decode(raw, type=game.options)
    presets, first = game.presets, next(iter(game.presets.values()))
    telling = [
        name
        for name in game.options.__struct_fields__
        if any(getattr(preset, name) != getattr(first, name) for preset in presets.values())
    ]
    values = [getattr(options, name) for name in telling]
    meant = {key: [getattr(preset, name) for name in telling] for key, preset in presets.items()}
    return next((key for key in presets if meant[key] == values), None)


def new_seal() -> e.Sealed:
    return e.Sealed(new_seed().hex())


def start(state: m.TableState) -> Events:
    """Deals. Raises Illegal if the number of seats or the options do not suit the game."""
    game = find_game(state.game)
    seats = len(state.chairs)
    if seats < game.seats[0]:
        raise Illegal("too_few_players")
    if seats > game.seats[-1]:
        raise Illegal("too_many_players")
    options = msgspec.json.decode(state.options, type=game.options)
    deal = Deal(
        game=game.key,
        rules=game.rules,
        options=msgspec.Raw(msgspec.json.encode(replace(options, sitting=state.sitting))),
        seats=seats,
        seed=state.seed,
        nonces=_nonces(state),
    )
    _, dealt = deal_out(game, deal)
    return [e.Started(deal), e.Stepped(dealt.step)]


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """The events to be logged and, if it is known already, the match after them."""

    events: Events
    match: Match | None = None
    light: bool = False
    limited: tuple[Seat, Action] | None = None
    """The seat and the action it follows from, if such actions have a limit."""


def read_action(state: m.TableState, who: m.PersonId, raw: msgspec.Raw, *, late: bool) -> tuple[Seat, Action]:
    """Whose action it is, and the action. Malformed, late and illegal are three different refusals."""
    match, seat = _seat_in_play(state, who)
    try:
        action: Action = match.game.read_action(raw)
    except DECODE_ERRORS:
        raise Illegal("malformed_action") from None
    if late and not action.never_late:
        raise Illegal("late")
    return seat, action


def act(state: m.TableState, seat: Seat, action: Action, moment: Moment) -> Ruling:
    assert state.match is not None
    return _ruling(state, state.match.judge(seat, action, moment))


def bot_act(state: m.TableState, seat: Seat, action: Any, moment: Moment) -> Ruling:
    """A bot's action; nothing if meanwhile the game was ended or paused, or the player came back."""
    match = state.match
    if match is None or state.phase != "game" or state.paused_at is not None or not state.chairs[seat].bot:
        return Ruling([])
    return _ruling(state, match.judge(seat, action, moment))


def expire(state: m.TableState, now: int) -> Ruling:
    assert state.match is not None
    return _ruling(state, state.match.expire(game_time(state, now)))


def _ruling(state: m.TableState, judged: Judged) -> Ruling:
    """The table events for a decision. If it ends the game, that is part of the same entry."""
    assert state.match is not None
    match = state.match.after(judged)
    outcome = match.outcome
    stepped: Events = [e.Stepped(judged.step)]
    if outcome is None:
        return Ruling(stepped, match, judged.light)
    return Ruling([*stepped, *finish(state, outcome)], match)


def skip(state: m.TableState, beat: int, now: int) -> Events:
    assert state.match is not None
    if state.paused_at is not None:
        raise Illegal("paused")
    if beat != state.match.beat:
        raise Illegal("late")
    due = deadline(state)
    if due is not None and due <= now:
        now = due - 1  # it is being held for claims in transit; a skip must not count as time running out
    return expire(state, now).events


def reseat(state: m.TableState, seated: chairs.Chairs, now: int) -> Events:
    """Seats other people or bots. If that changes who is present, the game is told."""
    if seated == state.chairs:
        return []
    return [e.Seated(seated), *attendance(replace(state, chairs=seated), now)]


def take_over(state: m.TableState, ruling: Ruling, present: frozenset[m.PersonId], now: int) -> Events:
    """If these events begin a round, waiting guests take over bots' seats."""
    here = [person for person in state.queue if person in present]
    if not here or not _begins_a_round(state, ruling, now):
        return []
    return [e.TookOver(person, seat) for person, seat in zip(here, chairs.seats_of_bots(state), strict=False)]


def _begins_a_round(state: m.TableState, ruling: Ruling, now: int) -> bool:
    after = evolve(state, e.Entry(at=now, events=tuple(ruling.events)), ruling.match)
    if state.match is None or after.match is None or after.phase != "game":
        return False
    return after.match.round > state.match.round


def take_back(state: m.TableState, who: m.PersonId, now: int) -> Events:
    """Returns a person who was away to their own seat."""
    return reseat(state, chairs.taken_back(state, who), now)


def give_back(state: m.TableState, who: m.PersonId, seat: int, now: int) -> Events:
    """Somebody who had left for good has joined again, and has the seat back at once."""
    returned = replace(state, chairs=with_item(state.chairs, seat, m.Chair(person=who)))
    return [e.TookOver(who, seat), *attendance(returned, now)]


def attendance(state: m.TableState, now: int) -> Events:
    match = state.match
    if match is None or state.phase != "game":
        return []
    presences = chairs.presences(state.chairs)
    if presences == state.presences:
        return []
    return _ruling(state, match.attend(presences, game_time(state, now))).events


def finish(state: m.TableState, outcome: Outcome | None) -> Events:
    return [e.Finished(outcome), new_seal(), e.Seated(chairs.after_game(state))]


def races(state: m.TableState) -> bool:
    """Whether the game in play ever asks who was first."""
    return state.phase == "game" and state.match is not None and state.match.game.races


def race(state: m.TableState) -> Contest | None:
    match = state.match
    if match is None or not match.game.races or state.phase != "game":
        return None
    return match.game.race(match.state)


def pause(state: m.TableState, by: m.PersonId | None, now: int) -> Events:
    """Pauses. This ends a contest that may not be looked at while paused, and that may end the game."""
    contest = race(state)
    void = contest is not None and contest.opens is None and contest.void_if_paused
    ended = expire(state, now).events if void else []
    return ended if any(isinstance(event, e.Finished) for event in ended) else [*ended, e.Paused(by)]


def silent(state: m.TableState) -> bool:
    return state.phase == "game" and state.match is not None and state.match.game.silent(state.match.state)


def game_time(state: m.TableState, now: int) -> Millis:
    """The game's own clock, which stands still while the table is paused."""
    return Millis((now if state.paused_at is None else state.paused_at) - state.zero)


def server_time(state: m.TableState, at: Millis) -> int:
    """An instant of the game's clock in server time; while paused, as if the game went on now."""
    return state.zero + at


def deadline(state: m.TableState) -> int | None:
    """When the current phase runs out of time, in server time. None while paused."""
    if state.phase != "game" or state.match is None or state.paused_at is not None:
        return None
    due = state.match.deadline
    return None if due is None else state.zero + due


def _seat_in_play(state: m.TableState, who: m.PersonId) -> tuple[Match, Seat]:
    if state.phase != "game" or state.match is None:
        raise Illegal("no_game")
    if state.paused_at is not None:
        raise Illegal("paused")
    seat = state.chair_of(who)
    if seat is None:
        raise Illegal("no_such_person" if state.person(who) is None else "guests_only_watch")
    return state.match, Seat(seat)


def _nonces(state: m.TableState) -> tuple[str, ...]:
    given = dict(state.nonces)
    return tuple("" if chair.person is None else given.get(chair.person, "") for chair in state.chairs)
