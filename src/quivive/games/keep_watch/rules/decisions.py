"""What happens when somebody acts, time runs out, or people come and go."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Contest, Millis, Moment, Outcome, Presence, Seat
from quivive.engine.seats import all_ready, all_seats, fold_events, plays, require, winners
from quivive.games.keep_watch import events as e
from quivive.games.keep_watch import model as m
from quivive.games.keep_watch.content.cards import CARDS
from quivive.games.keep_watch.model import CardId
from quivive.games.keep_watch.rules.evolve import evolve
from quivive.games.keep_watch.rules.race import (
    due,
    here,
    judge_first,
    may_claim,
    moments,
    open_claims,
    stuck,
)
from quivive.games.keep_watch.state import KeepWatchState

LOOK_AT_CARDS = Millis(20_000)
LOOK_AT_RESULT = Millis(6_000)
QUICKER = Millis(1_000)
"""By how much a rising tempo shortens the count and the result at each of its steps."""
SHORTEST_COUNT = Millis(2_000)
EASY_ROUNDS = 3
"""At a rising tempo, so many cards ask for more before any asks for less (R14)."""
TOO_QUICK = Millis(120)
"""Nobody reacts faster: a claim made sooner after the turn was made blindly, and is a false start (R6)."""
LOCK = Millis(1_000)
FEWEST_PLAYERS = 2

Events = list[e.KeepWatchEvent]


def setup(options: m.KeepWatchOptions, seats: int, dice: Dice) -> Events:
    """The first leader takes a card only at the first turn."""
    require(options.leader is None or options.leader < seats, "no_such_leader")
    leader = Seat(dice.below(seats) if options.leader is None else options.leader)
    deck = dice.sample(tuple(CARDS), options.cards)
    if options.rising:
        deck = _easy_first(deck, seats)
    handed = iter(deck)
    cards = tuple(None if seat == leader else next(handed) for seat in range(seats))
    dealt = e.Dealt(leader=leader, stack=tuple(handed), cards=cards, deadline=LOOK_AT_CARDS)
    return [e.Opened(options, seats), dealt]


def decide(
    state: KeepWatchState, seat: Seat, action: m.KeepWatchAction, moment: Moment, dice: Dice
) -> Events:
    require(state.ended is None, "game_over")
    require(plays(state.presences[seat]), "left_out")
    match action:
        case m.Next():
            return _next(state, seat, moment.now)
        case m.Tap():
            return _tap(state, seat, moment)
        case m.Claim(symbol):
            return _claim(state, seat, symbol, moment)


def expire(state: KeepWatchState, now: Millis, dice: Dice) -> Events:
    """Ends the locks that are over. If there were any, the phase ends only if its own time is up, too."""
    locks = zip(all_seats(state.presences), state.locks, strict=True)
    opened: Events = [e.Unlocked(s) for s, lock in locks if lock and not lock.over and lock.until <= now]
    after = fold_events(evolve, state, opened)
    if opened and now < _phase_ends_at(after):
        return opened
    match state.phase:
        case "deal" | "result":
            return [*opened, _count(after, now)]
        case "count":
            return [*opened, *_turn(after, now)]
        case "watch":
            return [*opened, *_judge(after, now, dice)]


def attend(state: KeepWatchState, presences: tuple[Presence, ...], now: Millis, dice: Dice) -> Events:
    """R8: nobody waits for a player who is left out; their cards stay where they lie."""
    changed: Events = [e.Attendance(presences)]
    if state.ended:
        return changed
    if len(presences) - presences.count("gone_out") < FEWEST_PLAYERS:
        return [*changed, e.Ended("too_few_players")]
    after = fold_events(evolve, state, changed)
    if state.phase == "watch" and stuck(after):
        return [*changed, *_undecided(after, "all_out", now)]
    if state.phase in ("deal", "result") and all_ready(here(after), after.ready):
        return [*changed, _count(after, now)]
    return changed


def deadline(state: KeepWatchState) -> Millis | None:
    if state.ended:
        return None
    locks = [lock.until for lock in state.locks if lock and not lock.over]
    return min(_phase_ends_at(state), *locks) if locks else _phase_ends_at(state)


def outcome(state: KeepWatchState) -> Outcome | None:
    if state.ended is None:
        return None
    scores = tuple(len(pile) for pile in state.piles)
    return Outcome(state.ended, scores, winners(scores, state.presences))


def race(state: KeepWatchState) -> Contest | None:
    """A round is one contest. A pause voids it (R13), because looking at a paused card is a head start."""
    if state.ended or state.phase not in ("count", "watch"):
        return None
    if state.phase == "count":
        return Contest(state.round, opens=state.ends_at)
    claims = tuple(moments(open_claims(state)).values())
    free = tuple(seat for seat in all_seats(state.presences) if may_claim(state, seat))
    return Contest(state.round, claims, free, void_if_paused=True)


def _next(state: KeepWatchState, seat: Seat, now: Millis) -> Events:
    require(state.phase in ("deal", "result"), "nothing_to_wait_for")
    require(seat not in state.ready, "ready_already")
    readied = e.Readied(seat)
    after = evolve(state, readied)
    return [readied, _count(after, now)] if all_ready(here(after), after.ready) else [readied]


def _tap(state: KeepWatchState, seat: Seat, moment: Moment) -> Events:
    """A tap without a symbol: a false start, if it may have been made before the card was shown."""
    require(state.phase != "deal", "not_turned_yet")
    _require_free_to_claim(state, seat, moment)
    early = state.phase == "count" or moment.made - moment.error < state.turned_at
    require(early, "name_a_symbol")
    return [_false_start(seat, moment)]


def _claim(state: KeepWatchState, seat: Seat, symbol: m.Symbol, moment: Moment) -> Events:
    require(state.phase not in ("deal", "count"), "not_turned_yet")
    _require_free_to_claim(state, seat, moment)
    assert state.in_play is not None
    require(symbol in CARDS[state.in_play].triple, "not_in_the_triple")
    if moment.made - state.turned_at < TOO_QUICK:
        return [_false_start(seat, moment)]
    return [e.Claimed(seat=seat, symbol=symbol, moment=moment)]


def _require_free_to_claim(state: KeepWatchState, seat: Seat, moment: Moment) -> None:
    """R1, R2, R4, R6."""
    require(state.phase != "result", "round_over")
    require(seat not in state.sits_out, "sits_out")
    require(all(verdict.seat != seat for verdict in state.verdicts), "out_this_round")
    require(state.claims[seat] is None, "claimed_already")
    lock = state.locks[seat]
    require(lock is None or moment.made >= lock.until, "locked")


def _false_start(seat: Seat, moment: Moment) -> e.FalseStarted:
    return e.FalseStarted(seat, Millis(moment.made + LOCK))


def _count(state: KeepWatchState, now: Millis) -> e.CountBegan:
    """If everybody would sit out, nobody does (R7)."""
    nobody_left = set(here(state)) <= set(state.sits_out_next)
    sits_out = () if nobody_left else state.sits_out_next
    length = max(SHORTEST_COUNT, 1000 * state.options.count_seconds - _saved(state))
    return e.CountBegan(state.round + 1, sits_out, Millis(now + length))


def _saved(state: KeepWatchState) -> int:
    return QUICKER * (state.tempo - 1)


def _turn(state: KeepWatchState, now: Millis) -> Events:
    """A leader who is left out still takes the card, because it was won (R8)."""
    taken, in_play = (state.stack[0], state.stack[1]) if state.leader_takes else (None, state.stack[0])
    turned = e.Turned(taken, in_play, now, Millis(now + 1000 * state.options.claim_seconds))
    after = evolve(state, turned)
    return [turned, *_undecided(after, "all_out", now)] if stuck(after) else [turned]


def _judge(state: KeepWatchState, now: Millis, dice: Dice) -> Events:
    """Judges the first claim; while claims are wrong, the next one that is due (R1). Without any, time is up.

    Skipping a round judges no claim before everybody else's could have arrived (R12).
    """
    judged: Events = []
    while open_claims(state) and due(state) <= now:
        verdict = judge_first(state, dice)
        judged.append(e.ClaimJudged(verdict))
        state = evolve(state, judged[-1])
        if verdict.right:
            return [*judged, *_won(state, verdict.seat, now)]
    if stuck(state):
        return [*judged, *_undecided(state, "all_out", now)]
    if judged and now < state.ends_at:
        return judged
    return [*judged, *_undecided(state, "time_up", now)]


def _won(state: KeepWatchState, winner: Seat, now: Millis) -> Events:
    ended = e.RoundEnded("won", winner, _result_over(state, now))
    return [ended, e.Ended("stack_empty")] if len(state.stack) == 1 else [ended]


def _undecided(state: KeepWatchState, cause: m.Cause, now: Millis) -> Events:
    """R5: after as many undecided rounds in a row as there are cards left, nobody gets the rest."""
    ended = e.RoundEnded(cause, None, _result_over(state, now))
    return [ended, e.Ended("unclaimed")] if state.undecided + 1 >= len(state.stack) else [ended]


def _result_over(state: KeepWatchState, now: Millis) -> Millis:
    return Millis(now + LOOK_AT_RESULT - _saved(state))


def _easy_first(deck: tuple[CardId, ...], seats: int) -> tuple[CardId, ...]:
    """The hands, and the card that the first leader takes, stay as they were drawn."""
    hands, rest = deck[:seats], deck[seats:]
    easy = [card for card in rest if CARDS[card].condition == "more"][:EASY_ROUNDS]
    return (*hands, *easy, *(card for card in rest if card not in easy))


def _phase_ends_at(state: KeepWatchState) -> Millis:
    return due(state) if state.phase == "watch" else state.ends_at
