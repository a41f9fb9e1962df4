"""What happens when somebody acts, time runs out, or people come and go."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Contest, Millis, Moment, Outcome, Presence, Seat
from quivive.engine.seats import all_seats, fold_events, plays, require, stays
from quivive.games.carnival import events as e
from quivive.games.carnival import model as m
from quivive.games.carnival.rules import claims, gaze, turns
from quivive.games.carnival.rules.evolve import evolve
from quivive.games.carnival.state import CarnivalState, in_play, points

FEWEST_IN_PLAY = 3

Events = list[e.CarnivalEvent]


def decide(state: CarnivalState, seat: Seat, action: m.CarnivalAction, moment: Moment, dice: Dice) -> Events:
    require(state.ended is None, "game_over")
    require(plays(state.presences[seat]), "left_out")
    match action:
        case m.Look(at):
            return gaze.look(state, seat, at, moment.now)
        case m.Wink():
            return gaze.wink(state, seat, moment.now)
        case m.Accuse(named, number):
            return claims.accuse(state, seat, named, number, moment)
        case m.Contact(partner):
            return claims.contact(state, seat, partner, moment)
        case m.Call(number):
            return turns.call(state, seat, number, moment.now)


def expire(state: CarnivalState, now: Millis, dice: Dice) -> Events:
    """Whatever is due; when nothing is, the turn is skipped, which is a time-out (R17)."""
    return _due(state, now, dice) or _skipped(state, now, dice)


def attend(state: CarnivalState, presences: tuple[Presence, ...], now: Millis, dice: Dice) -> Events:
    changed: Events = [e.Attendance(presences)]
    if state.ended:
        return changed
    after = fold_events(evolve, state, changed)
    if len(in_play(after)) < FEWEST_IN_PLAY:
        return [*changed, e.Ended("too_few_players")]
    if plays(presences[after.mover]):
        return changed
    return [*changed, *turns.next_turn(after, "skipped", None, now)]


def deadline(state: CarnivalState) -> Millis | None:
    if state.ended:
        return None
    judged_at = claims.due(state)
    if state.closes_at is not None:
        return state.closes_at if judged_at is None else judged_at
    return min((at for at in (judged_at, state.opens_at, state.limit) if at is not None), default=None)


def outcome(state: CarnivalState) -> Outcome | None:
    """Ties: who caught more, then who was more often a partner nobody found. Leavers cannot win (R10)."""
    if state.ended is None:
        return None
    scores = points(state)
    ranks = {
        seat: (scores[seat], state.caught[seat], len(state.face_down[seat]))
        for seat in all_seats(scores)
        if stays(state.presences[seat])
    }
    best = max(ranks.values(), default=None)
    return Outcome(state.ended, scores, tuple(seat for seat, rank in ranks.items() if rank == best))


def race(state: CarnivalState) -> Contest | None:
    """Each turn is a race to name somebody; a wink begins none (R14)."""
    if state.ended:
        return None
    return Contest(state.turn, tuple(claim.moment for claim in state.claims), claims.possible_accusers(state))


def _due(state: CarnivalState, now: Millis, dice: Dice) -> Events:
    """Claims first: one that was made in time may keep the game from closing (R13)."""
    judged = claims.judge_due(state, now, dice)
    after = fold_events(evolve, state, judged)
    if after.ended:
        return judged
    if after.closes_at is not None:
        closes = after.closes_at <= now and not after.claims
        return [*judged, e.Ended("quiet")] if closes else judged
    if after.limit is not None and after.limit <= now:
        return [*judged, *turns.time_out(after, now, dice)]
    opens = after.opens_at is not None and after.opens_at <= now
    return [*judged, e.CallingOpened()] if opens else judged


def _skipped(state: CarnivalState, now: Millis, dice: Dice) -> Events:
    return [e.Ended("quiet")] if state.closes_at is not None else turns.time_out(state, now, dice)
