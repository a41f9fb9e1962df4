"""Whose claim was first, what it is worth, and what a wrong one costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, islice

from quivive.engine import race
from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Seat
from quivive.engine.seats import all_seats, plays
from quivive.games.keep_watch.content.cards import FACES, triple
from quivive.games.keep_watch.model import CardId, Counted, Verdict
from quivive.games.keep_watch.rules import counting
from quivive.games.keep_watch.state import Claim, KeepWatchState

PENALTY = 3


def here(state: KeepWatchState) -> tuple[Seat, ...]:
    return tuple(seat for seat in all_seats(state.presences) if plays(state.presences[seat]))


def may_claim(state: KeepWatchState, seat: Seat) -> bool:
    """Whether a seat plays in this round and has not used its one claim (R4)."""
    return plays(state.presences[seat]) and seat not in state.sits_out and state.claims[seat] is None


def open_claims(state: KeepWatchState) -> dict[Seat, Claim]:
    """Claims not yet judged, the earliest first."""
    judged = {verdict.seat for verdict in state.verdicts}
    waiting = {
        seat: claim
        for seat in all_seats(state.presences)
        if (claim := state.claims[seat]) and seat not in judged
    }
    return {seat: waiting[seat] for seat in race.in_order(moments(waiting))}


def moments(claims: Mapping[Seat, Claim]) -> dict[Seat, Moment]:
    return {seat: claim.moment for seat, claim in claims.items()}


def stuck(state: KeepWatchState) -> bool:
    """Whether somebody is here, but none of them can claim any more and no claim waits to be judged."""
    present = here(state)
    return bool(present) and not open_claims(state) and not any(may_claim(state, seat) for seat in present)


def due(state: KeepWatchState) -> Millis:
    """When the first claim is judged: once no earlier one can come in."""
    first = race.due(moments(open_claims(state)).values())
    return state.ends_at if first is None else min(state.ends_at, first)


def judge_first(state: KeepWatchState, dice: Dice) -> Verdict:
    """The earliest claim; among those that are equal within the measured error, by lot (R7)."""
    claims = open_claims(state)
    seat, lot = race.first(moments(claims), dice)
    return _verdict(state, seat, claims[seat], lot)


def _verdict(state: KeepWatchState, seat: Seat, claim: Claim, lot: tuple[Seat, ...]) -> Verdict:
    looked_for = triple(_in_play(state), state.options.mode)
    cards = _looked_at(state, seat)
    found = counting.counts(looked_for, [counted.face for counted in cards])
    answers = counting.answers(looked_for, found)
    right = claim.symbol in answers
    cost = 0 if right else min(PENALTY, len(state.piles[seat]) - 1)
    return Verdict(
        seat=seat,
        symbol=claim.symbol,
        reaction=Millis(claim.moment.made - state.turned_at),
        right=right,
        answers=answers,
        counts=found,
        cards=cards,
        lot=lot,
        given=tuple(islice(_receivers(state, seat), cost)),
        sits_out_next=not right and cost < PENALTY,
    )


def _looked_at(state: KeepWatchState, seat: Seat) -> tuple[Counted, ...]:
    seats = counting.looked_at(seat, len(state.piles), neighbours=state.options.neighbours)
    return tuple(Counted(other, FACES[state.piles[other][-1]]) for other in seats)


def _receivers(state: KeepWatchState, giver: Seat) -> Iterator[Seat]:
    """The other players, over and over, from the left; those who are left out for good get nothing (R8)."""
    seats = all_seats(state.presences)
    clockwise = seats[giver + 1 :] + seats[:giver]
    return cycle([seat for seat in clockwise if state.presences[seat] != "gone_out"])


def _in_play(state: KeepWatchState) -> CardId:
    assert state.in_play is not None
    return state.in_play
