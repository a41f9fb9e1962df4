"""What happens when somebody acts, time runs out, or people come and go."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Millis, Moment, Outcome, Presence, Seat
from quivive.engine.seats import all_seats, require, winners
from quivive.games.spyfall import events as e
from quivive.games.spyfall import model as m
from quivive.games.spyfall.content.places import place_names
from quivive.games.spyfall.rules.dealing import check_options, deal_round, next_seat
from quivive.games.spyfall.rules.evolve import evolve
from quivive.games.spyfall.rules.talk import remark, say
from quivive.games.spyfall.rules.votes import (
    VOTE,
    all_voted,
    close_vote,
    counted,
    end_round,
    poll_from,
    voters,
)
from quivive.games.spyfall.state import Round, SpyfallState

GUESS = Millis(60_000)
DISCUSSION = Millis(90_000)
FEWEST_PLAYERS = 3

Events = list[e.SpyfallEvent]


def setup(options: m.SpyfallOptions, seats: int, dice: Dice) -> Events:
    check_options(options, seats)
    opened = e.Opened(options, seats)
    dealer = Seat(dice.below(seats))
    return [opened, deal_round(evolve(None, opened), dealer, Millis(0), dice)]


def decide(state: SpyfallState, seat: Seat, action: m.SpyfallAction, moment: Moment, dice: Dice) -> Events:
    round = _current_round(state, seat)
    now = moment.now
    match action:
        case m.Ask() | m.Answer():  # tried first: most actions are these
            _time_left(round, now)
            return [say(state, round, seat, action)]
        case m.Look():
            require(round.phase == "deal", "clock_runs_already")
            require(seat not in round.looked, "looked_already")
            return [e.Looked(seat)]
        case m.Start():
            return _start(state, round, seat, now)
        case m.Remark():
            return [remark(round, seat, action)]
        case m.Accuse(whom):
            return _accuse(state, round, seat, whom, now)
        case m.Vote(guilty):
            return _vote(state, round, seat, guilty, now)
        case m.Stop():
            return _stop(round, seat, now)
        case m.Guess(place):
            return _guess(state, round, seat, place, now)
        case m.Poll():
            require(round.phase == "discussion", "no_discussion_now")
            require(seat == round.dealer, "only_the_dealer")
            return [poll_from(round.dealer, now)]
        case m.Next():
            require(round.phase == "reveal", "round_not_over")
            require(seat == next_dealer(state, round), "only_the_dealer")
            return [deal_round(state, seat, now, dice)]


def expire(state: SpyfallState, now: Millis, dice: Dice) -> Events:
    round = state.round
    assert round is not None
    match round.phase:
        case "deal":
            return _begin(state, round, now)
        case "talk":
            return [e.TimeUp(Millis(now + DISCUSSION))]
        case "accusation" | "poll":
            return _close(state, round, now)
        case "guess":
            assert round.guesser is not None
            return _named(state, round, round.guesser, None, now)
        case "discussion":
            return [poll_from(round.dealer, now)]
        case "reveal":
            return [deal_round(state, next_dealer(state, round), now, dice)]


def attend(state: SpyfallState, presences: tuple[Presence, ...], now: Millis, dice: Dice) -> Events:
    """R6, R7, R9: a vote counts only those still here, and turns skip those who are not."""
    round = state.round
    assert round is not None
    changed: Events = [e.Attendance(presences)]
    if state.ended:
        return changed
    if len(presences) - presences.count("gone") < FEWEST_PLAYERS:
        return [*changed, e.Ended("too_few_players")]
    after = replace(state, presences=presences)
    if round.phase == "talk":
        return [*changed, *_pass_turn(after, round)]
    if round.phase in ("accusation", "poll") and all_voted(round, presences):
        return [*changed, *_close(after, round, now)]
    return changed


def deadline(state: SpyfallState) -> Millis | None:
    if state.round is None or state.ended:
        return None
    return state.round.ends_at if state.round.phase == "talk" else state.round.deadline


def outcome(state: SpyfallState) -> Outcome | None:
    if state.ended is None:
        return None
    return Outcome(state.ended, state.scores, winners(state.scores, state.presences))


def silent(state: SpyfallState) -> bool:
    """No arguments while an accusation is voted on: they would give the place away."""
    return state.round is not None and state.round.phase == "accusation" and not state.ended


def next_dealer(state: SpyfallState, round: Round) -> Seat:
    seats = all_seats(state.presences)
    staying = [seat for seat in seats if state.presences[seat] != "gone"]
    return next_seat(round.dealer, staying, len(seats))


def _current_round(state: SpyfallState, seat: Seat) -> Round:
    """Refuses seats that have no part in it."""
    round = state.round
    if round is None or state.ended:
        raise Illegal("game_over")
    require(seat in round.dealt_in or round.phase == "reveal", "not_dealt_in")
    return round


def _start(state: SpyfallState, round: Round, seat: Seat, now: Millis) -> Events:
    require(round.phase == "deal", "clock_runs_already")
    require(seat == round.dealer, "only_the_dealer")
    return _begin(state, round, now)


def _begin(state: SpyfallState, round: Round, now: Millis) -> Events:
    return [e.Started(Millis(now + round.left)), *_pass_turn(state, round)]


def _accuse(state: SpyfallState, round: Round, seat: Seat, whom: Seat, now: Millis) -> Events:
    """If there is nobody to wait for, the vote closes as soon as it opens."""
    left = _time_left(round, now)
    require(whom in round.dealt_in, "no_such_player")
    require(whom != seat, "not_yourself")
    require(all(accusation.by != seat for accusation in round.accusations), "accused_already")
    accused = e.Accused(seat, whom, left, Millis(now + VOTE))
    after = evolve(state, accused)
    assert after.round is not None
    alone = all_voted(after.round, state.presences)
    return [accused, *_close(after, after.round, now)] if alone else [accused]


def _vote(state: SpyfallState, round: Round, seat: Seat, guilty: bool, now: Millis) -> Events:
    require(round.phase in ("accusation", "poll"), "no_vote_now")
    require(seat != round.suspect, "suspects_do_not_vote")
    require(seat in voters(round, state.presences), "not_a_voter")
    require(round.ballots[seat] is None, "voted_already")
    voted = e.Voted(seat, guilty)
    ballots = tuple(guilty if s == seat else ballot for s, ballot in enumerate(round.ballots))
    filled = replace(round, ballots=ballots)
    return [voted, *_close(state, filled, now)] if all_voted(filled, state.presences) else [voted]


def _close(state: SpyfallState, round: Round, now: Millis) -> Events:
    """After a failed accusation the talk goes on, with somebody who is there to ask."""
    closing = close_vote(state, round, now)
    resumed = isinstance(closing[-1], e.Resumed)
    return [*closing, *_pass_turn(state, round)] if resumed else closing


def _stop(round: Round, seat: Seat, now: Millis) -> Events:
    require(round.phase not in ("accusation", "poll"), "no_stopping_during_a_vote")
    left = _time_left(round, now)
    require(seat in round.spies, "not_a_spy")
    return [e.Stopped(seat, left, Millis(now + GUESS))]


def _guess(state: SpyfallState, round: Round, seat: Seat, place: m.PlaceKey, now: Millis) -> Events:
    require(seat in round.spies, "not_a_spy")
    require(round.phase == "guess" and seat == round.guesser, "not_your_guess")
    require(any(place == name.key for name in place_names(state.options)), "no_such_place")
    return _named(state, round, seat, place, now)


def _named(state: SpyfallState, round: Round, seat: Seat, place: m.PlaceKey | None, now: Millis) -> Events:
    """If there are two spies, the other must name a place too. One right answer is enough."""
    guessed = e.Guessed(seat, place)
    named = (*round.named, m.Named(seat, place))
    silent = [spy for spy in round.spies if all(spy != name.by for name in named)]
    if silent:
        return [guessed, e.Stopped(silent[0], round.left, Millis(now + GUESS))]
    right = any(name.place == round.place for name in named)
    ended = end_round(state, replace(round, named=named), "place_named" if right else "place_missed", now)
    return [guessed, *ended]


def _pass_turn(state: SpyfallState, round: Round) -> Events:
    waited_for = round.asker if round.answerer is None else round.answerer
    here = counted(round, state.presences)
    if waited_for in here or not here:
        return []
    return [e.TurnPassed(next_seat(waited_for, here, len(state.presences)))]


def _time_left(round: Round, now: Millis) -> Millis:
    """On the clock, which must be running."""
    if round.phase == "talk" and round.ends_at is not None and now < round.ends_at:
        return Millis(round.ends_at - now)
    require(round.phase != "deal", "clock_not_started")
    require(round.phase != "accusation", "vote_going_on")
    require(round.phase != "guess", "spy_is_guessing")
    require(round.phase != "reveal", "round_over")
    raise Illegal("time_is_up")
