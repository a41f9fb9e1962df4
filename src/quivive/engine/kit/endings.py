"""Every game ends: played at random, played by bots, skipped through, and with people coming and going."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from quivive.engine.game import AnyGame, Bot, Millis, Outcome
from quivive.engine.kit.case import Breach, Case, breach_on_error
from quivive.engine.kit.walk import Company, Spot, all_here, varied_bot, walk, walks
from quivive.engine.match import Match, viewers
from quivive.engine.simulate import Played, play, random_bot

SKIP_LIMIT = 2_000


def ends(game: AnyGame, cases: Sequence[Case], players: Sequence[str] = ()) -> Counter[str]:
    """Every game ends, played at random or by each level of bots (or by `players`). Counts reasons."""
    bots: dict[str, Bot[Any, Any]] = {"random": random_bot, **game.bots}
    if game.coach is not None:
        bots["coach"] = game.coach
    tally: Counter[str] = Counter()
    for name in players or bots:
        bot = bots[name]
        for number, case in enumerate(cases):
            where = f"{game.key}: {case}, {name} play"
            played = _played(game, case, bot, where)
            if number == 0 and _played(game, case, bot, where).steps != played.steps:
                raise Breach("ends", where, "the same seed was played differently the second time")
            tally[f"{name}: {_over(game, played.match, where).reason}"] += 1
    return tally


def skippable(game: AnyGame, cases: Sequence[Case], every: int = 8) -> Counter[str]:
    """From any state, repeated expiry ends the game. Counts starting points and steps."""
    tally: Counter[str] = Counter()
    for spot in walks(game, cases):
        if spot.number % every == 0 and spot.match.outcome is None:
            tally["from"] += 1
            tally["steps"] += _skip_to_the_end(spot)
    return tally


def attendance(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """The game goes on and bots finish it, whoever leaves or returns. Counts reasons and changes."""
    tally: Counter[str] = Counter()
    levels = [varied_bot, *game.bots.values()]
    for number, case in enumerate(cases):
        company = Company(levels[number % len(levels)], skips=0, leaves=6)
        presences = all_here(case.seats)
        for spot in walk(game, case, company):
            if spot.presences != presences:
                presences = spot.presences
                tally["changes"] += 1
                _all_can_look(spot)
        tally[_over(game, spot.match, spot.where()).reason] += 1
    if cases and not tally["changes"]:
        raise Breach("attendance", game.key, "nobody ever left: play more cases")
    return tally


def _played(game: AnyGame, case: Case, bot: Bot[Any, Any], where: str) -> Played:
    with breach_on_error("ends", where):
        played = play(game, case.deal(game), [bot] * case.seats)
    if played.refused:
        raise Breach("ends", where, f"a bot's move was refused ({', '.join(sorted(set(played.refused)))})")
    if played.stalled:
        raise Breach("ends", where, f"stalled after {len(played.steps)} steps")
    return played


def _over(game: AnyGame, match: Match, where: str) -> Outcome:
    """The outcome of a game in which nothing is left to do or to wait for."""
    outcome, seats = match.outcome, match.deal.seats
    if outcome is None:
        raise Breach("ends", where, "no outcome")
    if len(outcome.scores) != seats or not set(outcome.winners) <= set(range(seats)):
        raise Breach("ends", where, f"{outcome} does not fit {seats} seats")
    if match.deadline is not None:
        raise Breach("ends", where, f"over, and yet a deadline at {match.deadline}")
    for seat in viewers(seats)[:-1]:
        if legal := game.legal(game.view(match.state, seat)):
            raise Breach("ends", where, f"over, and yet seat {seat} may {legal[0]}")
    return outcome


def _skip_to_the_end(spot: Spot) -> int:
    match, now = spot.match, spot.now
    for count in range(SKIP_LIMIT):
        if match.outcome is not None:
            return count
        now = now if match.deadline is None else max(now, match.deadline)
        match = _skipped(match, now, f"{spot.where()}, skip {count} at {now}")
    raise Breach("skippable", spot.where(), f"not over after {SKIP_LIMIT} skips")


def _skipped(match: Match, now: Millis, where: str) -> Match:
    with breach_on_error("skippable", where):
        judged = match.expire(now)
        after = match.after(judged)
        deadline = after.deadline
    if not judged.events:
        raise Breach("skippable", where, "expire let nothing happen")
    if deadline is not None and deadline <= now:
        raise Breach("skippable", where, f"the next deadline, {deadline}, is not later")
    return after


def _all_can_look(spot: Spot) -> None:
    for viewer in viewers(spot.case.seats):
        with breach_on_error("attendance", spot.where(viewer)):
            spot.game.legal(spot.game.view(spot.state, viewer))
