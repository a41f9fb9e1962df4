"""Whether the agent to move may do something: each check raises `Illegal` with the reason if not."""

from __future__ import annotations

from collections.abc import Callable

from quivive.engine.game import Illegal, Seat
from quivive.engine.seats import require
from quivive.games.crosshairs.content.missions import Pointers, change, nameable, stand_limit, token_reading
from quivive.games.crosshairs.model import CardId, SuspectId
from quivive.games.crosshairs.rules.evolve import holder, standing
from quivive.games.crosshairs.state import CrosshairsState, Suspect


def detain(state: CrosshairsState, seat: Seat) -> None:
    require(bool(state.suspects), "no_suspects_left")
    require(len(state.stands[seat]) < stand_limit(state.options.mission), "stand_full")


def clue(state: CrosshairsState, seat: Seat, suspect: SuspectId) -> Suspect:
    """A suspect in front of this agent."""
    require(bool(state.stands[seat]), "no_suspect_of_yours")
    found = _standing(state, suspect)
    require(found in state.stands[seat], "not_your_suspect")
    return found


def in_hand(state: CrosshairsState, seat: Seat, card: CardId) -> None:
    require(card in state.hands[seat], "not_in_hand")


def token(state: CrosshairsState, number: int) -> None:
    require(token_reading(state.options.mission) is not None, "no_tokens")
    require(number in state.tokens, "token_gone")


def target(state: CrosshairsState, seat: Seat, suspect: SuspectId) -> Suspect:
    """A suspect in front of another agent, where the pointers lie if there are any."""
    found = _standing(state, suspect)
    at = holder(state, suspect)
    require(at != seat, "your_own_suspect")
    require(change(state.options.mission, Pointers) is None or at in state.pointed, "not_pointed_at")
    return found


def aim(state: CrosshairsState, seat: Seat, suspect: SuspectId) -> None:
    """Whoever has looked at a suspect never names it, wherever it stands now (R12)."""
    found = target(state, seat, suspect)
    require(found.seen_by != seat, "seen_already")


def name(state: CrosshairsState, card: CardId) -> None:
    require(card in nameable(state.options.mission), "not_in_the_mission")


def wait(state: CrosshairsState) -> None:
    require(bool(state.hq), "hq_empty")


def allowed(check: Callable[..., object], *arguments: object) -> bool:
    try:
        check(*arguments)
    except Illegal:
        return False
    return True


def has_an_action(state: CrosshairsState, seat: Seat) -> bool:
    """Whether there is any action at all; if not, the mission is lost."""
    if state.hq or allowed(detain, state, seat):
        return True
    if state.stands[seat] and (state.hands[seat] or state.tokens):
        return True
    wanted = [aim, target] if state.hands[seat] else [aim]
    others = [suspect.id for stand in state.stands for suspect in stand]
    return any(allowed(check, state, seat, suspect) for check in wanted for suspect in others)


def _standing(state: CrosshairsState, suspect: SuspectId) -> Suspect:
    require(holder(state, suspect) is not None, "no_such_suspect")
    return standing(state, suspect)
