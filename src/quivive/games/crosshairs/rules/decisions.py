"""What happens when somebody acts, time runs out, or people come and go."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Outcome, Presence, Seat
from quivive.engine.seats import all_ready, all_seats, fold_events, plays, require, winners
from quivive.games.crosshairs import actions as a
from quivive.games.crosshairs import events as e
from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.content.cards import in_common, token_fits
from quivive.games.crosshairs.content.missions import Silence, change, hand_limit, token_reading
from quivive.games.crosshairs.rules import checks, gun
from quivive.games.crosshairs.rules.evolve import evolve
from quivive.games.crosshairs.rules.turns import (
    Events,
    absent_deadline,
    end_turn,
    first_turn,
    offer_draws,
    offer_reward,
)
from quivive.games.crosshairs.state import CrosshairsState, Suspect

EXCHANGE_DRAWS = 1
WAIT_DRAWS = 3


def decide(
    state: CrosshairsState, seat: Seat, action: a.CrosshairsAction, moment: Moment, dice: Dice
) -> Events:
    now = moment.now
    require(state.ended is None, "game_over")
    require(plays(state.presences[seat]), "left_out")
    require(state.time_over_at is None or now < state.time_over_at, "time_over")
    if isinstance(action, a.Ready):
        return _ready(state, seat, now)
    require(state.phase != "briefing", "briefing_first")
    require(seat == state.to_move, "not_your_turn")
    require(state.phase != "shot", "look_at_the_shot")
    match action:
        case a.Aim() | a.Lower() | a.Fire() | a.Take() | a.TakeBlind():
            return gun.decide(state, seat, action, now, dice)
        case a.Draw():
            return _draw(state, seat, now)
        case a.Stop():
            return _stop(state, seat, now)
        case a.Discard(card):
            return _discard(state, seat, card, now)
    return _act(state, seat, action, now)


def expire(state: CrosshairsState, now: Millis, dice: Dice) -> Events:
    """Ends the current phase as if the agent had done nothing."""
    if state.time_over_at is not None and now >= state.time_over_at:
        return [e.Ended("time_over")]
    seat = state.to_move
    match state.phase:
        case "briefing":
            return first_turn(state, now)
        case "turn":
            return _without_a_choice(state, seat, now)
        case "aim":
            lowered = e.Lowered(seat)
            return [lowered, *_without_a_choice(evolve(state, lowered), seat, now)]
        case "shot":
            return offer_reward(state, now)
        case "draw" | "reward":
            return _stop(state, seat, now)
        case "surplus":
            return _discard(state, seat, state.hands[seat][-1], now)


def attend(state: CrosshairsState, presences: tuple[Presence, ...], now: Millis, dice: Dice) -> Events:
    """R11: the table waits briefly for a seat that is left out; for one that is gone, a bot plays on."""
    after = evolve(state, e.Attendance(presences, state.ends_at))
    if state.ended is None and state.phase not in ("briefing", "shot"):
        until = absent_deadline(after, state.to_move, now)
        # A wait that has begun is not prolonged by others who come and go.
        return [e.Attendance(presences, None if until is None else state.ends_at or until)]
    changed: Events = [e.Attendance(presences, state.ends_at)]
    if state.ended is None and state.phase == "briefing" and all_ready(_here(after), after.ready):
        return [*changed, *first_turn(after, now)]
    return changed


def deadline(state: CrosshairsState) -> Millis | None:
    if state.ended:
        return None
    times = [time for time in (state.ends_at, state.time_over_at) if time is not None]
    return min(times, default=None)


def outcome(state: CrosshairsState) -> Outcome | None:
    """Won or lost together."""
    if state.ended is None:
        return None
    agents = len(state.hands)
    if state.ended == "all_named":
        return Outcome(state.ended, (1,) * agents, winners((1,) * agents, state.presences))
    return Outcome(state.ended, (0,) * agents, ())


def silent(state: CrosshairsState) -> bool:
    """A mission may forbid discussion, from the first turn to the end."""
    forbidden = change(state.options.mission, Silence) is not None
    return forbidden and state.phase != "briefing" and state.ended is None


def _ready(state: CrosshairsState, seat: Seat, now: Millis) -> Events:
    require(state.phase == "briefing", "briefing_over")
    require(seat not in state.ready, "ready_already")
    readied = e.Readied(seat)
    after = evolve(state, readied)
    return [readied, *first_turn(after, now)] if all_ready(_here(after), after.ready) else [readied]


def _act(state: CrosshairsState, seat: Seat, action: a.CrosshairsAction, now: Millis) -> Events:
    """One of the five actions that start a turn."""
    require(state.phase == "turn", "finish_your_turn")
    match action:
        case a.Detain():
            checks.detain(state, seat)
            return _then_end(state, e.Detained(seat), now)
        case a.Clue(card, id):
            suspect = checks.clue(state, seat, id)
            checks.in_hand(state, seat, card)
            return _then_end(state, e.Clued(seat, card, id, _upright(suspect, card)), now)
        case a.Token(number, id):
            suspect = checks.clue(state, seat, id)
            checks.token(state, number)
            return _then_end(state, e.TokenLaid(seat, number, id, _fits(state, suspect, number)), now)
        case a.Exchange(card, id):
            suspect = checks.target(state, seat, id)
            checks.in_hand(state, seat, card)
            exchanged = e.Exchanged(seat, card, id, _upright(suspect, card))
            return [exchanged, *offer_draws(evolve(state, exchanged), EXCHANGE_DRAWS, now)]
    checks.wait(state)
    waited = e.Waited(seat)
    return [waited, *offer_draws(evolve(state, waited), WAIT_DRAWS, now)]


def _upright(suspect: Suspect, card: m.CardId) -> bool:
    """R3: the server lays it, truthfully, and inverted beside a double agent."""
    return in_common(card, suspect.card) != suspect.double


def _fits(state: CrosshairsState, suspect: Suspect, token: int) -> bool:
    reading = token_reading(state.options.mission)
    assert reading is not None
    return token_fits(token, suspect.card, reading) != suspect.double


def _draw(state: CrosshairsState, seat: Seat, now: Millis) -> Events:
    """R9: one at a time; when the last one allowed is drawn the turn ends by itself."""
    require(state.phase == "draw", "no_more_draws")
    drew = e.Drew(seat)
    after = evolve(state, drew)
    return [drew] if after.draws and after.hq else [drew, *end_turn(after, now)]


def _stop(state: CrosshairsState, seat: Seat, now: Millis) -> Events:
    require(state.phase in ("draw", "reward"), "nothing_to_stop")
    return _then_end(state, e.Stopped(seat), now)


def _discard(state: CrosshairsState, seat: Seat, card: m.CardId, now: Millis) -> Events:
    """R9: exactly the surplus."""
    require(state.phase == "surplus", "no_surplus")
    checks.in_hand(state, seat, card)
    discarded = e.Discarded(seat, card)
    after = evolve(state, discarded)
    over_limit = len(after.hands[seat]) > hand_limit(state.options.mission)
    return [discarded] if over_limit else [discarded, *end_turn(after, now)]


def _without_a_choice(state: CrosshairsState, seat: Seat, now: Millis) -> Events:
    """R11: a turn that nobody plays reveals nothing about any card, but still costs what a turn costs."""
    if state.hq:
        return _then_end(state, e.Waited(seat), now)
    if checks.allowed(checks.detain, state, seat):
        return _then_end(state, e.Detained(seat), now)
    passed = e.Passed(seat)
    after = evolve(state, passed)
    if after.passes >= len(state.hands):
        return [passed, e.Ended("given_up")]
    return [passed, *end_turn(after, now)]


def _then_end(state: CrosshairsState, event: e.CrosshairsEvent, now: Millis) -> Events:
    return [event, *end_turn(fold_events(evolve, state, [event]), now)]


def _here(state: CrosshairsState) -> list[Seat]:
    return [seat for seat in all_seats(state.presences) if state.presences[seat] == "here"]
