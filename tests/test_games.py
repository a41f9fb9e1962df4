"""Runs the kit over every game in the registry."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from quivive.engine import kit, registry
from quivive.engine.game import AnyGame, Seat
from quivive.engine.kit.probes import members
from quivive.engine.replay import unfold
from quivive.engine.simulate import play, random_bot, simulated_deal
from quivive.engine.views import Views
from tools import playthroughs

GAMES = list(registry.games())
PLAYERS = [(key, player) for key, game in registry.games().items() for player in ("random", *game.bots)]
LARGEST_PLAYTHROUGH = 60_000


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return registry.games()[request.param]


@functools.cache
def every_case(key: str) -> list[kit.Case]:
    return kit.cases(registry.games()[key], seeds=[1])


def some_cases(game: AnyGame) -> list[kit.Case]:
    """Enough cases to meet every phase often, but few enough to look at every step."""
    return kit.sampled(every_case(game.key), share=4)


@pytest.mark.parametrize(("key", "player"), PLAYERS)
def test_every_game_ends_whoever_plays_it(key: str, player: str) -> None:
    cases = every_case(key)
    endings = kit.ends(registry.games()[key], cases, [player])
    assert endings.total() == len(cases)


def test_cases_cover_every_seat_count_preset_and_sitting(game: AnyGame) -> None:
    for cases in (every_case(game.key), some_cases(game)):
        assert {case.seats for case in cases} == set(game.seats)
        assert {case.name for case in cases} == set(game.presets)
        assert {case.options.sitting for case in cases} == {"together", "apart"}


@pytest.mark.parametrize("check", kit.STEP_BY_STEP, ids=lambda check: check.__name__)
def test_every_step_fulfils_the_contract(game: AnyGame, check: Callable[..., Any]) -> None:
    assert check(game, some_cases(game)).total() > 0


def test_no_secret_word_is_in_any_view_before_its_time(game: AnyGame) -> None:
    found = kit.markers(game, range(2))
    assert found["sought"] > found["shown"] > 0


def test_every_action_and_event_has_a_tag_of_its_own(game: AnyGame) -> None:
    assert kit.tags(game).total() == len(members(game.actions)) + len(members(game.events))


def test_every_refusal_has_its_sentence_in_three_languages(game: AnyGame) -> None:
    assert kit.sentences(game)["languages"] == 3
    assert all(set(words) == {"en", "ru", "uk"} for words in game.refusals.values())


def test_another_process_folds_a_log_to_the_same_bytes(game: AnyGame) -> None:
    assert kit.same_in_other_processes(game, some_cases(game)[:6])["games"] == 6


def test_golden_logs_contain_every_event_and_still_end_as_they_did(game: AnyGame) -> None:
    tags = {kind.__struct_config__.tag for kind in members(game.events)}
    assert tags <= set(kit.golden(game))


def test_playthroughs_match_todays_rules(game: AnyGame) -> None:
    kept = kit.playthroughs(game)
    assert len(kept) >= 3
    for path, what in kept.items():
        text = path.read_text("utf-8")
        assert len(text) < LARGEST_PLAYTHROUGH, path.name
        assert text == kit.playthrough(game, what), (
            f"{path.name} is stale: make playthroughs, and read the diff"
        )


def test_regenerating_playthroughs_changes_nothing(game: AnyGame) -> None:
    assert playthroughs.rewrite(game) == []


def test_a_view_encoded_in_two_halves_is_the_view(game: AnyGame) -> None:
    """Bots derive their randomness from it, so both ways of encoding it must give the same bytes."""
    options = next(iter(game.presets.values()))
    seats = game.seats[0]
    played = play(game, simulated_deal(game, options, seats, "halves"), [random_bot] * seats)
    for match in unfold(game, played.match.deal, played.steps):
        views = Views(game, match.state)
        for seat in map(Seat, range(seats)):
            assert views.written(seat) == msgspec.json.encode(views[seat])
