"""Whose hand was first, what a claim is worth, and what a wrong one costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle, islice

from quivive.engine import race
from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Seat
from quivive.engine.seats import all_seats
from quivive.games.keep_watch.content.cards import FACES, triple
from quivive.games.keep_watch.model import CardId, Counted, Verdict
from quivive.games.keep_watch.rules import counting
from quivive.games.keep_watch.state import Hand, KeepWatchState

PENALTY = 3


def here(state: KeepWatchState) -> tuple[Seat, ...]:
    return tuple(seat for seat in all_seats(state.presences) if state.presences[seat] == "here")


def may_claim(state: KeepWatchState, seat: Seat) -> bool:
    """Whether a seat plays in this round and has not used its one claim (R4)."""
    return state.presences[seat] == "here" and seat not in state.sits_out and state.hands[seat] is None


def open_hands(state: KeepWatchState) -> dict[Seat, Hand]:
    """Claims not yet judged, the earliest first."""
    judged = {verdict.seat for verdict in state.verdicts}
    lying = {
        seat: hand
        for seat in all_seats(state.presences)
        if (hand := state.hands[seat]) and seat not in judged
    }
    return {seat: lying[seat] for seat in race.in_order(moments(lying))}


def moments(hands: Mapping[Seat, Hand]) -> dict[Seat, Moment]:
    return {seat: hand.moment for seat, hand in hands.items()}


def stuck(state: KeepWatchState) -> bool:
    """Whether somebody is here, but none of them can claim any more and no claim waits to be judged."""
    present = here(state)
    return bool(present) and not open_hands(state) and not any(may_claim(state, seat) for seat in present)


def due(state: KeepWatchState) -> Millis:
    """When the first hand is judged: once no earlier one can come in."""
    first = race.due(moments(open_hands(state)).values())
    return state.ends_at if first is None else min(state.ends_at, first)


def judge_first(state: KeepWatchState, dice: Dice) -> Verdict:
    """The earliest hand; among those that are equal within the measured error, by lot (R7)."""
    hands = open_hands(state)
    seat, lot = race.first(moments(hands), dice)
    return _verdict(state, seat, hands[seat], lot)


def _verdict(state: KeepWatchState, seat: Seat, hand: Hand, lot: tuple[Seat, ...]) -> Verdict:
    looked_for = triple(_in_play(state), state.options.mode)
    cards = _looked_at(state, seat)
    found = counting.counts(looked_for, [counted.face for counted in cards])
    answers = counting.answers(looked_for, found)
    right = hand.symbol in answers
    cost = 0 if right else min(PENALTY, len(state.piles[seat]) - 1)
    return Verdict(
        seat=seat,
        symbol=hand.symbol,
        reaction=Millis(hand.moment.made - state.turned_at),
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
    """The other players, over and over, from the left; those who have left for good get nothing (R8)."""
    seats = all_seats(state.presences)
    clockwise = seats[giver + 1 :] + seats[:giver]
    return cycle([seat for seat in clockwise if state.presences[seat] != "gone"])


def _in_play(state: KeepWatchState) -> CardId:
    assert state.in_play is not None
    return state.in_play
