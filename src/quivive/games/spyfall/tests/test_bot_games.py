"""Whole games among bots: they end, both sides have a chance, and whoever plays better scores more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Move, Seat
from quivive.engine.replay import read_step, unfold
from quivive.engine.simulate import Played, play, simulated_deal
from quivive.games.spyfall import GAME
from quivive.games.spyfall.bots.play import BOTS
from quivive.games.spyfall.events import Dealt, Guessed, RoundEnded
from quivive.games.spyfall.model import SetName, SpyfallAction, SpyfallOptions
from quivive.games.spyfall.secrecy import SECRECY
from quivive.games.spyfall.state import SpyfallState
from quivive.games.spyfall.tests.builders import own_places


def games(options: SpyfallOptions, levels: Sequence[str], count: int) -> list[Played]:
    """Seeds are numbers; the levels move on by a seat from game to game."""
    seats = len(levels)
    return [
        play(
            GAME,
            simulated_deal(GAME, options, seats, f"bots {number}"),
            [BOTS[levels[(seat + number) % seats]] for seat in range(seats)],
        )
        for number in range(count)
    ]


@cache
def rounds_among(level: str, count: int = 7) -> tuple[tuple[Dealt, tuple[Guessed, ...], RoundEnded], ...]:
    """Rounds among bots of one level at tables of four to eight: the deal, what was named, and the end."""
    options = SpyfallOptions(rounds=4)
    return tuple(
        round
        for seats in range(4, 9)
        for game in games(options, [level] * seats, count)
        for round in rounds(game)
    )


def rounds(game: Played) -> list[tuple[Dealt, tuple[Guessed, ...], RoundEnded]]:
    events = [event for step in game.steps for event in read_step(GAME, step).events]
    deals = [index for index, event in enumerate(events) if isinstance(event, Dealt)]
    found = []
    for start, end in zip(deals, [*deals[1:], len(events)], strict=True):
        deal, *rest = events[start:end]
        assert isinstance(deal, Dealt)
        ended = next(event for event in rest if isinstance(event, RoundEnded))
        found.append((deal, tuple(event for event in rest if isinstance(event, Guessed)), ended))
    return found


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("sitting", ["apart", "together"])
@pytest.mark.parametrize("preset", GAME.presets)
def test_games_among_bots_end_without_a_refused_move(preset: str, sitting: str, level: str) -> None:
    options = replace(GAME.presets[preset], sitting=sitting, rounds=1)
    for seats in (5, 9):
        [game] = games(options, [level] * seats, 1)
        assert (game.stalled, game.refused) == (False, [])


@pytest.mark.parametrize("sets", [("own",), ("classic", "own")])
def test_bots_play_at_the_tables_own_places(sets: tuple[SetName, ...]) -> None:
    options = SpyfallOptions(rounds=2, sets=sets, own=own_places(12))
    for game in games(options, ["novice", "regular", "sharp", "sharp"], 3):
        assert (game.stalled, game.refused) == (False, [])


@pytest.mark.parametrize("seats", [3, 12])
def test_the_smallest_and_the_largest_table_play_to_the_end(seats: int) -> None:
    for game in games(SpyfallOptions(rounds=2, spies=None), ["sharp"] * seats, 2):
        assert (game.stalled, game.refused) == (False, [])


def test_both_sides_win_a_fair_share_among_sharp_bots() -> None:
    won = Counter(ended.winners for _, _, ended in rounds_among("sharp"))
    assert 0.35 < won["spies"] / won.total() < 0.65


def test_rounds_end_by_accusation_by_a_guess_and_by_time() -> None:
    every = (*rounds_among("sharp"), *rounds_among("novice", 2))
    causes = Counter(ended.cause for _, _, ended in every)
    assert causes["spy_exposed_early"] > 0 < causes["innocent_convicted_early"]
    assert causes["place_named"] > 0 < causes["place_missed"]
    assert causes["spy_exposed_at_time"] > 0 < causes["nobody_convicted"]


def test_sharp_spies_name_the_place_far_more_often_than_by_chance() -> None:
    named = [guess.place == deal.place for deal, guesses, _ in rounds_among("sharp") for guess in guesses]
    assert len(named) > 30
    assert sum(named) / len(named) > 0.4


def test_sharp_bots_score_more_than_novices_at_the_same_tables() -> None:
    scores = {"sharp": 0, "novice": 0}
    levels = ["sharp", "novice"] * 3
    for number, game in enumerate(games(SpyfallOptions(rounds=1), levels, 200)):
        assert game.match.outcome is not None
        for seat, score in enumerate(game.match.outcome.scores):
            scores[levels[(seat + number) % 6]] += score
    assert scores["sharp"] > scores["novice"] * 1.1


@pytest.mark.parametrize("preset", ["classic", "acquainted"])
def test_what_a_bot_cannot_see_does_not_change_what_it_does(preset: str) -> None:
    options = replace(GAME.presets[preset], rounds=1)
    [game] = games(options, ["sharp"] * 6, 1)
    seen = Counter[str]()
    for number, match in enumerate(unfold(GAME, game.match.deal, game.steps)):
        for seat in range(6):
            other = SECRECY.resample(match.state, Seat(seat), Dice(b"another deal", number))
            assert _move(match.state, seat) == _move(other, seat)
            seen[match.state.round.phase] += other.round != match.state.round
    assert seen["talk"] > 20


def _move(state: SpyfallState, seat: int) -> Move[SpyfallAction] | None:
    view = GAME.view(state, Seat(seat))
    return BOTS["sharp"](view, GAME.legal(view), Dice(b"a bot's mood", 0))
