"""Who votes, how many must agree, and what a closed vote leads to."""

from __future__ import annotations

from quivive.engine.game import Millis, Presence, Seat
from quivive.engine.seats import all_seats
from quivive.games.spyfall.events import Ended, Polled, Resumed, RoundEnded, SpyfallEvent, VoteClosed
from quivive.games.spyfall.model import Cause, Verdict
from quivive.games.spyfall.rules.points import score, winners
from quivive.games.spyfall.state import Round, SpyfallState

VOTE = Millis(45_000)
REVEAL = Millis(40_000)
FEWEST_VOTES = 2


def counted(round: Round, presences: tuple[Presence, ...]) -> tuple[Seat, ...]:
    """Who is dealt in and not left out of the count."""
    if "out" not in presences:
        return round.dealt_in
    return tuple([seat for seat in round.dealt_in if presences[seat] != "out"])


def voters(round: Round, presences: tuple[Presence, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in counted(round, presences) if seat != round.suspect])


def needed(round: Round, presences: tuple[Presence, ...]) -> int:
    """All but the suspect, or with two spies all but two, but never fewer than two (R9)."""
    if len(round.spies) == 1:
        return max(FEWEST_VOTES, len(voters(round, presences)))
    return max(FEWEST_VOTES, len(counted(round, presences)) - 2)


def all_voted(round: Round, presences: tuple[Presence, ...]) -> bool:
    return None not in [round.ballots[seat] for seat in voters(round, presences)]


def close_vote(state: SpyfallState, round: Round, now: Millis) -> list[SpyfallEvent]:
    """Anyone who has not voted counts as against."""
    suspect = round.suspect
    assert suspect is not None
    entitled = voters(round, state.presences)
    ballots = tuple(round.ballots[s] if s in entitled else None for s in all_seats(state.presences))
    enough = needed(round, state.presences)
    verdict = Verdict(
        suspect=suspect,
        accuser=accuser(round),
        ballots=ballots,
        needed=enough,
        convicted=ballots.count(True) >= enough,
    )
    return [VoteClosed(verdict), *_after(state, round, verdict, now)]


def accuser(round: Round) -> Seat | None:
    return round.accusations[-1].by if round.phase == "accusation" else None


def poll_from(suspect: Seat, now: Millis) -> Polled:
    return Polled(suspect, Millis(now + VOTE))


def end_round(state: SpyfallState, round: Round, cause: Cause, now: Millis) -> list[SpyfallEvent]:
    points = score(round, cause, acquainted=state.options.acquainted)
    ended = RoundEnded(cause, winners(cause), points, Millis(now + REVEAL))
    return [ended, Ended("rounds_played")] if round.number >= state.options.rounds else [ended]


def _after(state: SpyfallState, round: Round, verdict: Verdict, now: Millis) -> list[SpyfallEvent]:
    early = round.phase == "accusation"
    if verdict.convicted:
        return end_round(state, round, _conviction(verdict.suspect in round.spies, early=early), now)
    if early:
        return [Resumed(Millis(now + round.left))]
    following = round.dealt_in.index(verdict.suspect) + 1
    suspect = round.dealt_in[following % len(round.dealt_in)]
    if suspect == round.dealer:
        return end_round(state, round, "nobody_convicted", now)
    return [poll_from(suspect, now)]


def _conviction(spy: bool, *, early: bool) -> Cause:
    if early:
        return "spy_exposed_early" if spy else "innocent_convicted_early"
    return "spy_exposed_at_time" if spy else "innocent_convicted_at_time"
