"""What comes of a person's command at a table: events, or a refusal."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from quivive.engine.seats import only
from quivive.engine.text import clean_text, skeleton
from quivive.tables import chairs, play
from quivive.tables import commands as c
from quivive.tables import model as m
from quivive.tables.knocks import Knock
from quivive.tables.names import CHAT_LENGTH, clean_name, free_mask

MOST_PERSONS = 40
GUESTS_UNASKED = 8
"""People without a seat, after whom the host is asked: a stranger cannot fill the table."""
SETTLED = 300_000
"""Milliseconds at the table before somebody has a voice in sending others away."""
Events = list[m.TableEvent]


@dataclass(frozen=True)
class Hearing:
    """A table and the moment at which something is asked of it."""

    state: m.TableState
    now: int
    present: frozenset[m.PersonId]
    knocks: tuple[Knock, ...] = ()
    watchers: int = 0


def must_knock(state: m.TableState, token: str) -> bool:
    """The host decides: at a door that asks, and when there are many who have no seat."""
    guests = sum(state.chair_of(person.id) is None for person in state.persons)
    return token not in state.let_in and (state.door == "ask" or guests >= GUESTS_UNASKED)


def join(hearing: Hearing, name: str, mask: int | None, language: m.Language, token: str) -> Events:
    """A newcomer: seated before a game, a guest during one."""
    state = hearing.state
    only(state.door != "locked" or token in state.let_in, "table_locked")
    only(len(state.persons) < MOST_PERSONS, "table_full")
    name = clean_name(state, name)
    only(
        all(token != one.token and skeleton(name) != skeleton(one.name) for one in state.sent_away),
        "sent_away",
    )
    person = m.Person(
        id=state.next_person,
        name=name,
        mask=free_mask(state, mask),
        language=language,
        token=token,
    )
    events: Events = [m.Joined(person)]
    if chairs.may_sit(state):
        events.append(m.Seated((*state.chairs, m.Chair(person=person.id))))
    if state.host is None or state.person(state.host) is None:
        events.append(m.HostPassed(person.id))
    return events


HOSTS = c.Arrange | c.SeatBot | c.Unseat | c.Agree | c.StartGame | c.HandOver | c.SetDoor | c.AnswerKnock


def judge(hearing: Hearing, who: m.PersonId, command: c.AnyCommand) -> Events:
    if isinstance(command, c.Decision):
        return _decide(hearing, who, command)
    if isinstance(command, HOSTS):
        only(hearing.state.host == who, "only_the_host")
        return _news(hearing.state, _by_host(hearing, command))
    return _news(hearing.state, _by_anyone(hearing, who, command))


def _news(state: m.TableState, events: Events) -> Events:
    """What changes nothing is not kept: asked for again and again, it would only fill the log."""
    return [] if len(events) == 1 and _changes_nothing(state, events[0]) else events


def _changes_nothing(state: m.TableState, event: m.TableEvent) -> bool:
    match event:
        case m.Introduced(who, name, mask, language):
            person = state.person(who)
            return person is not None and (person.name, person.mask, person.language) == (
                name,
                mask,
                language,
            )
        case m.Readied(who, ready):
            person = state.person(who)
            return person is not None and person.ready == ready
        case m.Seated(chairs):
            return chairs == state.chairs
        case m.HostPassed(to):
            return to == state.host
        case m.DoorSet(door, watching):
            return (door, watching) == (state.door, state.watching)
        case m.Agreed():
            now = m.Agreed(state.game, state.preset, state.options, state.sitting, state.absence)
            return event == now
    return False


def _by_anyone(hearing: Hearing, who: m.PersonId, command: c.AnyCommand) -> Events:
    state = hearing.state
    match command:
        case c.Introduce():
            return _introduce(state, who, command)
        case c.Ready(ready):
            return [m.Readied(who, ready)]
        case c.GiveNonce(nonce):
            only(state.phase != "game", "game_going_on")
            only(all(person != who for person, _ in state.nonces), "nonce_given")
            return [m.NonceGiven(who, nonce)]
        case c.Sit():
            only(state.phase != "game", "game_going_on")
            only(state.chair_of(who) is None, "seated_already")
            only(chairs.may_sit(state), "no_free_seat")
            return [m.Seated((*state.chairs, m.Chair(person=who)))]
        case c.Stand():
            only(state.phase != "game", "game_going_on")
            only(state.chair_of(who) is not None, "not_seated")
            return [m.Seated(chairs.without(state, who))]
        case c.Say(text):
            only(not play.silent(state), "chat_closed")
            return [m.Spoke(who, clean_text(text, CHAT_LENGTH))]
        case c.Leave():
            return _leave(hearing, who, kicked=False)
    raise NotImplementedError(command)


def _by_host(hearing: Hearing, command: c.AnyCommand) -> Events:
    state = hearing.state
    if isinstance(command, c.HandOver):
        only(state.person(command.person) is not None, "no_such_person")
        return [m.HostPassed(command.person)]
    if isinstance(command, c.SetDoor):
        watching = state.watching if command.watching is None else command.watching
        return [m.DoorSet(command.door or state.door, watching)]
    if isinstance(command, c.AnswerKnock):
        only(any(knock.id == command.knock for knock in hearing.knocks), "no_such_person")
        return []  # whom it lets in is known to the table alone
    only(state.phase != "game", "game_going_on")
    match command:
        case c.Arrange(order):
            only(sorted(order) == list(range(len(state.chairs))), "bad_order")
            return [m.Seated(tuple(state.chairs[seat] for seat in order))]
        case c.SeatBot(level):
            only(chairs.may_sit(state), "no_free_seat")
            return [m.Seated((*state.chairs, m.Chair(bot=chairs.bot_level(state, level))))]
        case c.Unseat(seat):
            only(seat < len(state.chairs) and state.chairs[seat].person is None, "no_such_bot")
            return [m.Seated(tuple(chair for i, chair in enumerate(state.chairs) if i != seat))]
        case c.Agree():
            return [_agree(state, command)]
        case c.StartGame():
            return play.start(state)
    raise NotImplementedError(command)


def _introduce(state: m.TableState, who: m.PersonId, command: c.Introduce) -> Events:
    person = state.person(who)
    assert person is not None
    only(not play.silent(state) or (command.name is None and command.mask is None), "chat_closed")
    name = person.name if command.name is None else clean_name(state, command.name, mine=who)
    return [m.Introduced(who, name, command.mask or person.mask, command.language or person.language)]


def _agree(state: m.TableState, command: c.Agree) -> m.Agreed:
    game = play.find_game(command.game or state.game)
    kept = command.game in (None, state.game)
    preset, options = (state.preset, state.options) if kept else play.default_options(game)
    if command.preset is not None:
        only(command.preset in game.presets, "no_such_preset")
        only(command.options is msgspec.UNSET, "bad_options")
        preset = command.preset
        options = msgspec.Raw(msgspec.json.encode(game.presets[preset]))
    elif command.options is not msgspec.UNSET:
        options = play.checked_options(game, command.options)
        preset = play.preset_of(game, options)
    sitting = command.sitting or state.sitting
    return m.Agreed(game.key, preset, options, sitting, command.absence or state.absence)


def _leave(hearing: Hearing, who: m.PersonId, *, kicked: bool) -> Events:
    """In mid-game a bot plays on for them; if they were the host, somebody else is."""
    state = hearing.state
    events: Events = [m.Left(who, kicked)]
    if state.host == who and (heir := chairs.heir(state, hearing.present - {who}, who)):
        events.append(m.HostPassed(heir))
    if state.chair_of(who) is None:
        return events
    staying = replace(state, persons=tuple(person for person in state.persons if person.id != who))
    kept = chairs.left_for_good(state, who) if state.phase == "game" else chairs.without(state, who)
    return [*events, *play.reseat(staying, kept, hearing.now)]


def _decide(hearing: Hearing, who: m.PersonId, decision: c.Decision) -> Events:
    """The host's word, or the last voice that makes a majority of those present."""
    outcome = _outcome(hearing, who, decision)
    skips = isinstance(decision, c.Skip)
    if hearing.state.host == who and not (skips and awaited(hearing)):
        return outcome
    only(hearing.state.host == who or hearing.state.chair_of(who) is not None, "guests_only_watch")
    what = decision.what()
    fresh = m.Wish(what, (), hearing.state.next_person)
    wish = next((wish for wish in hearing.state.wishes if wish.what == what), fresh)
    only(who < wish.before and not _new_here(hearing, who, decision), "too_new_here")
    wanted = {*voices(hearing, wish), who}
    enough = may_skip(hearing, wanted) if skips else len(wanted) >= majority(hearing, wish.before)
    only(enough or who not in wish.by, "wished_already")
    return [m.Wished(who, what), m.WishesDropped(what), *outcome] if enough else [m.Wished(who, what)]


def _new_here(hearing: Hearing, who: m.PersonId, decision: c.Decision) -> bool:
    """Strangers who come together send nobody away; whoever was dealt in is no stranger."""
    person = hearing.state.person(who)
    if not isinstance(decision, c.Kick) or person is None or who in hearing.state.players:
        return False
    return hearing.now < person.since + SETTLED


def may_skip(hearing: Hearing, wanted: set[m.PersonId]) -> bool:
    """Nobody is skipped who is here and does not agree; where no clock runs, all the others may do so."""
    state, waited_for = hearing.state, awaited(hearing)
    others = {chair.person for chair in state.chairs if chair.person in hearing.present} - waited_for
    if others and others <= wanted and state.match is not None and state.match.deadline is None:
        return True
    return waited_for <= wanted and (state.host in wanted or len(wanted) >= majority(hearing))


def awaited(hearing: Hearing) -> set[m.PersonId]:
    """The people whom the phase waits for and who are here themselves: no bot plays for them."""
    state = hearing.state
    chairs = [] if state.match is None else [state.chairs[seat] for seat in state.match.awaited]
    return {
        chair.person
        for chair in chairs
        if chair.person is not None and chair.person in hearing.present and not chair.bot and not chair.out
    }


def voices(hearing: Hearing, wish: m.Wish) -> tuple[m.PersonId, ...]:
    """Of those who wish it, the seated people who are here."""
    seated = {chair.person for chair in hearing.state.chairs}
    return tuple(person for person in wish.by if person in seated and person in hearing.present)


def needed(hearing: Hearing, wish: m.Wish) -> int:
    """How many voices settle it."""
    if not wish.skips:
        return majority(hearing, wish.before)
    waited_for = awaited(hearing)
    return len(waited_for | {*voices(hearing, wish)}) if waited_for else majority(hearing)


def majority(hearing: Hearing, before: m.PersonId | None = None) -> int:
    """More than half of the seated people who are here, and were when it was first wished."""
    people = [chair.person for chair in hearing.state.chairs if chair.person in hearing.present]
    return len([person for person in people if before is None or (person or 0) < before]) // 2 + 1


def _outcome(hearing: Hearing, who: m.PersonId, decision: c.Decision) -> Events:
    state = hearing.state
    if isinstance(decision, c.Kick):
        only(state.person(decision.person) is not None, "no_such_person")
        only(decision.person != who, "not_yourself")
        return _leave(hearing, decision.person, kicked=True)
    only(state.phase == "game", "no_game")
    match decision:
        case c.Pause():
            only(state.paused_at is None, "paused_already")
            return play.paused(state, who, hearing.now)
        case c.Resume():
            only(state.paused_at is not None, "not_paused")
            return [m.Resumed(who)]
        case c.Abandon():
            return play.finish(state, None)
        case c.Skip(beat):
            return play.skip(state, beat, hearing.now)
        case c.BotFor(seat, level):
            stand_in = chairs.stand_in(state, seat, hearing.present, bot=chairs.bot_level(state, level))
            return play.reseat(state, stand_in, hearing.now)
        case c.LeaveOut(seat):
            return play.reseat(state, chairs.stand_in(state, seat, hearing.present, bot=None), hearing.now)
    raise NotImplementedError(decision)
