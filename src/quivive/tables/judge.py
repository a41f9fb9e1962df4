"""Judges a person's command about the table: the events that follow, or a refusal."""

from __future__ import annotations

import msgspec

from quivive.engine.seats import require
from quivive.engine.text import clean_text, skeleton
from quivive.tables import chairs, play
from quivive.tables import commands as c
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables.context import Context
from quivive.tables.decisions import decide
from quivive.tables.leaving import leave
from quivive.tables.names import CHAT_LENGTH, clean_name, free_mask

MOST_PERSONS = 40
GUESTS_UNASKED = 8
"""With this many guests, further newcomers must knock, so that strangers cannot fill the table."""
Events = list[e.TableEvent]


def must_knock(state: m.TableState, hashed: str) -> bool:
    """Whether the host decides about whoever has the secret with this hash.

    Either the door is set to ask, or there are many guests already.
    """
    guests = sum(state.chair_of(person.id) is None for person in state.persons)
    return not _is_expected(state, hashed) and (state.door == "ask" or guests >= GUESTS_UNASKED)


def _is_expected(state: m.TableState, hashed: str) -> bool:
    """They have been let in, or were at the table when this game was dealt."""
    return hashed in state.let_in or chairs.left_by(state, hashed) is not None


def join(context: Context, name: str, mask: int | None, language: m.Language, hashed: str) -> Events:
    """Adds a newcomer, by the hash of their secret: with a seat before a game, as a guest during one.

    Whoever left for good during this game has their seat back.
    """
    state = context.state
    require(state.door != "locked" or _is_expected(state, hashed), "table_locked")
    require(len(state.persons) < MOST_PERSONS, "table_full")
    name = clean_name(state, name)
    require(not _was_kicked(state, name) and all(hashed != one.token for one in state.kicked), "was_kicked")
    person = m.Person(
        id=state.next_person,
        name=name,
        mask=free_mask(state, mask),
        language=language,
        token=hashed,
    )
    events: Events = [e.Joined(person)]
    if chairs.may_sit(state):
        events.append(e.Seated((*state.chairs, m.Chair(person=person.id))))
    if state.host is None or state.person(state.host) is None:
        events.append(e.HostPassed(person.id))
    own = chairs.left_by(state, hashed)
    return events if own is None else [*events, *play.give_back(state, person.id, own, context.now)]


def _was_kicked(state: m.TableState, name: str) -> bool:
    """Whether somebody with a name that looks the same was kicked."""
    return any(skeleton(name) == skeleton(one.name) for one in state.kicked)


HOST_COMMANDS = (
    c.Arrange
    | c.SeatBot
    | c.Unseat
    | c.Agree
    | c.StartGame
    | c.ShowResult
    | c.HandOver
    | c.SetDoor
    | c.AnswerKnock
)


def judge(context: Context, who: m.PersonId, command: c.AnyCommand) -> Events:
    require(context.state.person(who) is not None, "no_such_person")
    if isinstance(command, c.Decision):
        return decide(context, who, command)
    if isinstance(command, HOST_COMMANDS):
        require(context.state.host == who, "only_the_host")
        return _if_changed(context.state, _by_host(context, command))
    return _if_changed(context.state, _by_anyone(context, who, command))


def _if_changed(state: m.TableState, events: Events) -> Events:
    """An event that changes nothing is dropped. Asked for again and again, it would only fill the log."""
    return [] if len(events) == 1 and _changes_nothing(state, events[0]) else events


def _changes_nothing(state: m.TableState, event: e.TableEvent) -> bool:
    match event:
        case e.Introduced(who, name, mask, language):
            person = state.person(who)
            return person is not None and (person.name, person.mask, person.language) == (
                name,
                mask,
                language,
            )
        case e.Readied(who, ready):
            person = state.person(who)
            return person is not None and person.ready == ready
        case e.Seated(chairs):
            return chairs == state.chairs
        case e.Queued(who, waits):
            return waits == (who in state.queue)
        case e.HostPassed(to):
            return to == state.host
        case e.ResultShown():
            return state.result_shown
        case e.DoorSet(door, watching):
            return (door, watching) == (state.door, state.watching)
        case e.Agreed():
            now = e.Agreed(state.game, state.preset, state.options, state.sitting, state.absence)
            return event == now
    return False


def _by_anyone(context: Context, who: m.PersonId, command: c.AnyCommand) -> Events:
    state = context.state
    match command:
        case c.Introduce():
            return _introduce(state, who, command)
        case c.Ready(ready):
            return [e.Readied(who, ready)]
        case c.GiveNonce(nonce):
            require(state.phase != "game", "game_going_on")
            require(all(person != who for person, _ in state.nonces), "nonce_given")
            return [e.NonceGiven(who, nonce)]
        case c.Sit():
            require(state.chair_of(who) is None, "seated_already")
            return _sit(state, who)
        case c.Stand():
            return _stand(state, who)
        case c.Say(text):
            require(not play.silent(state), "chat_closed")
            return [e.Spoke(who, clean_text(text, CHAT_LENGTH))]
        case c.Leave():
            return leave(context, who, kicked=False)
    raise NotImplementedError(command)


def _sit(state: m.TableState, who: m.PersonId) -> Events:
    """During a game, the person takes over a bot's seat when the next round begins."""
    if state.phase == "game":
        require(bool(chairs.seats_of_bots(state)), "no_free_seat")
        return [e.Queued(who, True)]
    require(chairs.may_sit(state), "no_free_seat")
    return [e.Seated((*state.chairs, m.Chair(person=who)))]


def _stand(state: m.TableState, who: m.PersonId) -> Events:
    if who in state.queue:
        return [e.Queued(who, False)]
    require(state.phase != "game", "game_going_on")
    require(state.chair_of(who) is not None, "not_seated")
    return [e.Seated(chairs.without(state, who))]


def _by_host(context: Context, command: c.AnyCommand) -> Events:
    state = context.state
    if isinstance(command, c.HandOver):
        require(state.person(command.person) is not None, "no_such_person")
        return [e.HostPassed(command.person)]
    if isinstance(command, c.SetDoor):
        watching = state.watching if command.watching is None else command.watching
        return [e.DoorSet(command.door or state.door, watching)]
    if isinstance(command, c.AnswerKnock):
        require(any(knock.id == command.knock for knock in context.knocks), "no_such_person")
        return []  # only the table knows whom it lets in
    require(state.phase != "game", "game_going_on")
    match command:
        case c.Arrange(order):
            require(sorted(order) == list(range(len(state.chairs))), "bad_order")
            return [e.Seated(tuple(state.chairs[seat] for seat in order))]
        case c.SeatBot(level, brisk):
            require(chairs.may_sit(state), "no_free_seat")
            bot = m.Chair(bot=chairs.bot_level(state, level), brisk=brisk)
            return [e.Seated((*state.chairs, bot))]
        case c.Unseat(seat):
            require(seat < len(state.chairs) and state.chairs[seat].person is None, "no_such_bot")
            return [e.Seated(tuple(chair for i, chair in enumerate(state.chairs) if i != seat))]
        case c.Agree():
            return [_agree(state, command)]
        case c.StartGame():
            return play.start(state)
        case c.ShowResult():
            require(state.phase == "result", "no_game")
            return [e.ResultShown()]
    raise NotImplementedError(command)


def _introduce(state: m.TableState, who: m.PersonId, command: c.Introduce) -> Events:
    person = state.person(who)
    assert person is not None
    require(not play.silent(state) or (command.name is None and command.mask is None), "chat_closed")
    name = person.name if command.name is None else clean_name(state, command.name, mine=who)
    require(name == person.name or not _was_kicked(state, name), "name_taken")
    mask = command.mask or person.mask
    require(mask == person.mask or mask == free_mask(state, mask), "mask_taken")
    return [e.Introduced(who, name, mask, command.language or person.language)]


def _agree(state: m.TableState, command: c.Agree) -> e.Agreed:
    game = play.find_game(command.game or state.game)
    kept = command.game in (None, state.game)
    preset, options = (state.preset, state.options) if kept else play.default_options(game)
    if command.preset is not None:
        require(command.preset in game.presets, "no_such_preset")
        require(command.options is msgspec.UNSET, "bad_options")
        preset = command.preset
        options = msgspec.Raw(msgspec.json.encode(game.presets[preset]))
    elif command.options is not msgspec.UNSET:
        options = play.checked_options(game, command.options)
        preset = play.preset_of(game, options)
    sitting = command.sitting or state.sitting
    return e.Agreed(game.key, preset, options, sitting, command.absence or state.absence)
