"""Eliminate: lift the gun, aim, name, fire; and the reward for a right shot."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Seat
from quivive.engine.seats import require
from quivive.games.crosshairs import actions as a
from quivive.games.crosshairs import events as e
from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.content.missions import DiscardClosed, change
from quivive.games.crosshairs.rules import checks
from quivive.games.crosshairs.rules.evolve import evolve, standing
from quivive.games.crosshairs.rules.turns import Events, end_turn
from quivive.games.crosshairs.state import CrosshairsState

LOOK_AT_SHOT = Millis(5_000)

GunAction = a.Aim | a.Lower | a.Fire | a.Take | a.TakeBlind


def decide(state: CrosshairsState, seat: Seat, action: GunAction, now: Millis, dice: Dice) -> Events:
    match action:
        case a.Aim(suspect):
            require(state.phase in ("turn", "aim"), "finish_your_turn")
            require(suspect != state.aim, "aimed_already")
            checks.aim(state, seat, suspect)
            return [e.Aimed(seat, suspect)]
        case a.Lower():
            require(state.phase == "aim", "gun_not_lifted")
            return [e.Lowered(seat)]
        case a.Fire(card):
            return _fire(state, seat, card, now, dice)
    require(state.phase == "reward", "no_reward")
    return _taken(state, _reward(state, seat, action), now)


def readable(state: CrosshairsState) -> tuple[m.CardId, ...]:
    """The face-up discard as far as the mission lets it be read."""
    return state.face_up[-1:] if change(state.options.mission, DiscardClosed) else state.face_up


def _fire(state: CrosshairsState, seat: Seat, card: m.CardId, now: Millis, dice: Dice) -> Events:
    require(state.phase == "aim", "gun_not_lifted")
    assert state.aim is not None
    checks.name(state, card)
    right = standing(state, state.aim).card == card
    fired = e.Fired(
        seat=seat,
        suspect=state.aim,
        card=card,
        right=right,
        hq=dice.shuffled((*state.hq, card)) if right else state.hq,
        deadline=Millis(now + LOOK_AT_SHOT),
    )
    return [fired, *_verdict(evolve(state, fired))]


def _verdict(state: CrosshairsState) -> Events:
    left = len(state.suspects) + sum(map(len, state.stands))
    if left == 0:
        return [e.Ended("all_named")]
    return [e.Ended("too_few_bullets")] if state.bullets < left else []


def _reward(state: CrosshairsState, seat: Seat, action: a.Take | a.TakeBlind) -> e.CrosshairsEvent:
    """R4: any one card of the discard, unseen if it lies face down."""
    match action:
        case a.Take(card):
            require(card in readable(state), "not_in_the_discard")
            return e.Took(seat, card)
        case a.TakeBlind(position):
            require(0 <= position < len(state.face_down), "no_such_position")
            return e.TookBlind(seat, position)


def _taken(state: CrosshairsState, taken: e.CrosshairsEvent, now: Millis) -> Events:
    return [taken, *end_turn(evolve(state, taken), now)]
