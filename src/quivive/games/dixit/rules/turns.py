"""The course of a turn, from one storyteller to the next."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Seat
from quivive.engine.seats import all_seats, plays
from quivive.games.dixit import events as e
from quivive.games.dixit.model import Named, PhaseSeconds, Reason
from quivive.games.dixit.rules.cards import drawn, gives
from quivive.games.dixit.rules.evolve import evolve
from quivive.games.dixit.rules.race import first_of
from quivive.games.dixit.rules.scoring import result
from quivive.games.dixit.rules.seats import givers, in_play
from quivive.games.dixit.state import Ballot, Cards, DixitState, Laid

LOADING = Millis(5_000)
"""Pictures are given this long to load before a clock or the race begins."""
USUAL_SECONDS = 90
REVEAL, REVEAL_PER_CARD = Millis(10_000), Millis(5_000)
POINTS_TO_END = 30
PASSES_TO_END = 3
"""How often everybody passes in a row before the game ends (R3)."""

Events = list[e.DixitEvent]


def phase_deadline(state: DixitState, seconds: PhaseSeconds, now: Millis) -> Millis | None:
    """When a phase that begins now is over; None where it has no limit."""
    if seconds is None and state.options.sitting == "apart":
        seconds = USUAL_SECONDS
    return Millis(now + 1000 * seconds) if isinstance(seconds, int) else None


def first_turn(state: DixitState, now: Millis, dice: Dice) -> Events:
    """Everybody has looked at their hand (R1)."""
    options = state.options
    if options.storyteller is not None:
        return name_storyteller(state, Seat(options.storyteller), "host", now)
    if options.first == "lot":
        return name_storyteller(state, dice.choice(in_play(state)), "lot", now)
    return [e.IdeasAsked(phase_deadline(state, options.idea_seconds, now))]


def end_race(state: DixitState, now: Millis, dice: Dice) -> Events:
    """If nobody has an idea in time, the first storyteller is drawn by lot (R10)."""
    if (first := first_of(state, dice)) is None:
        return name_storyteller(state, dice.choice(in_play(state)), "lot", now)
    seat, tied = first
    return name_storyteller(state, seat, "race", now, tied)


def name_storyteller(
    state: DixitState, seat: Seat, named: Named, now: Millis, tied: tuple[Seat, ...] = ()
) -> Events:
    """A storyteller who is left out passes (R8). Once everybody has passed, there is no time limit (R3)."""
    if not plays(state.presences[seat]):
        return pass_on(state, seat, now)
    seconds = "off" if len(state.passed) >= len(state.presences) else state.options.tell_seconds
    deadline = phase_deadline(state, seconds, now)
    return [e.StorytellerNamed(seat=seat, named=named, tied=tied, deadline=deadline)]


def pass_on(state: DixitState, seat: Seat, now: Millis) -> Events:
    """No points, hands unchanged. When everybody has passed three times, the game ends (R3)."""
    passed = e.Passed(seat)
    after = evolve(state, passed)
    if len(after.passed) >= PASSES_TO_END * len(after.presences):
        return [passed, e.Ended("nobody_tells")]
    return [passed, *name_storyteller(after, _to_the_left(after, seat), "turn", now)]


def next_turn(state: DixitState, now: Millis) -> Events:
    assert state.storyteller is not None
    return name_storyteller(state, _to_the_left(state, state.storyteller), "turn", now)


def lay(state: DixitState, now: Millis, dice: Dice) -> Events:
    """Shuffle and lay out what was handed in; anyone who ran out of time gives cards drawn by lot."""
    cards = [entry for seat in all_seats(state.presences) for entry in _handed_in(state, seat, dice)]
    clock_due = (
        None if phase_deadline(state, state.options.vote_seconds, now) is None else Millis(now + LOADING)
    )
    return [e.CardsLaid(cards=dice.shuffled(cards), voters=givers(state), clock_due=clock_due)]


def start_clock(state: DixitState, now: Millis) -> Events:
    deadline = phase_deadline(state, state.options.vote_seconds, now)
    assert deadline is not None
    return [e.ClockStarted(deadline)]


def score(state: DixitState, now: Millis, dice: Dice) -> Events:
    """Open all votes together; anyone who ran out of time votes by lot (R3)."""
    assert state.storyteller is not None
    ballots = tuple(state.ballots[seat] or _by_lot(state, seat, dice) for seat in all_seats(state.presences))
    deadline = Millis(now + REVEAL + REVEAL_PER_CARD * len(state.laid))
    scored = e.TurnScored(ballots, result(state.storyteller, state.laid, ballots), now, deadline)
    after = evolve(state, scored)
    if reason := _agreed_end(after):
        return [scored, e.Ended(reason)]
    drew = e.Drawn(drawn(after.hands, after.pile, state.storyteller))
    return [scored, drew] if evolve(after, drew).pile else [scored, drew, e.Ended("last_card")]


def _agreed_end(state: DixitState) -> Reason | None:
    """Why the game ends after this turn, if it does (R17)."""
    if state.options.end == "points" and max(state.scores) >= POINTS_TO_END:
        return "thirty_points"
    if state.options.end == "turns" and state.turn >= state.options.turns:
        return "turns_played"
    return None


def _handed_in(state: DixitState, seat: Seat, dice: Dice) -> list[Laid]:
    """Chosen cards stand, even if their seat was left out later (R11, R13)."""
    chosen = state.chosen[seat]
    by_lot: Cards = ()
    if seat in givers(state):
        rest = [card for card in state.hands[seat] if card not in chosen]
        by_lot = dice.sample(rest, gives(len(state.presences)) - len(chosen))
    return [*(Laid(card, seat, False) for card in chosen), *(Laid(card, seat, True) for card in by_lot)]


def _by_lot(state: DixitState, seat: Seat, dice: Dice) -> Ballot | None:
    if seat not in state.voters:
        return None
    return Ballot(dice.choice([entry.card for entry in state.laid if entry.owner != seat]), by_lot=True)


def _to_the_left(state: DixitState, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(state.presences))
