"""Every line of the table of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from quivive.games.spyfall.model import PointReason, SpyfallOptions, Start
from quivive.games.spyfall.tests.builders import Table, dealt, talking

Play = Callable[[Table], Table]
Case = tuple[Play, tuple[int, ...]]

ACQUAINTED = SpyfallOptions(spies=2, acquainted=True)

ONE_SPY: dict[str, Case] = {
    "nobody is convicted at the end of time: two to the spy": (lambda t: t.poll(None), (2, 0, 0, 0, 0)),
    "an innocent is convicted at the end of time: two and two (R1)": (
        lambda t: t.poll(3),
        (4, 0, 0, 0, 0),
    ),
    "an innocent is convicted early: two and two": (lambda t: t.accuse(1, 3), (4, 0, 0, 0, 0)),
    "the spy's own accusation convicts an innocent: two and two": (
        lambda t: t.accuse(0, 3),
        (4, 0, 0, 0, 0),
    ),
    "the spy names the place: two and two": (lambda t: t.stop(0, "port"), (4, 0, 0, 0, 0)),
    "the spy is exposed at the end of time: one to each player": (lambda t: t.poll(0), (0, 1, 1, 1, 1)),
    "the spy names another place: one to each player": (lambda t: t.stop(0, "museum"), (0, 1, 1, 1, 1)),
    "the spy names none in time: one to each player": (lambda t: t.stop(0, None), (0, 1, 1, 1, 1)),
    "the spy is exposed early: one to each player and one to the accuser": (
        lambda t: t.accuse(3, 0),
        (0, 1, 1, 2, 1),
    ),
    "the first accuser's vote failed, another's succeeded: one more to the first": (
        lambda t: t.accuse(3, 0, against=[4]).accuse(4, 0),
        (0, 1, 1, 2, 1),
    ),
    "two votes on the spy failed, a third's succeeded: one more to the first of all": (
        lambda t: t.accuse(2, 0, against=[4]).accuse(3, 0, against=[4]).accuse(4, 0),
        (0, 1, 2, 1, 1),
    ),
    "who accused an innocent before has no claim on the spy": (
        lambda t: t.accuse(1, 3, against=[4]).accuse(2, 0),
        (0, 1, 2, 1, 1),
    ),
    "who accused the spy in vain gets nothing more when time exposes them": (
        lambda t: t.accuse(3, 0, against=[4]).poll(0),
        (0, 1, 1, 1, 1),
    ),
    "who accused the spy in vain gets nothing more when the spy errs": (
        lambda t: t.accuse(3, 0, against=[4]).stop(0, "museum"),
        (0, 1, 1, 1, 1),
    ),
    "an innocent accused in vain earns the spy nothing": (
        lambda t: t.accuse(1, 3, against=[4]).poll(None),
        (2, 0, 0, 0, 0),
    ),
}

TWO_SPIES: dict[str, Case] = {
    "nobody is convicted at the end of time: two to each spy": (
        lambda t: t.poll(None),
        (2, 2, 0, 0, 0, 0),
    ),
    "an innocent is convicted at the end of time: four to each spy (R1)": (
        lambda t: t.poll(5),
        (4, 4, 0, 0, 0, 0),
    ),
    "an innocent is convicted early: four to each spy": (lambda t: t.accuse(2, 5), (4, 4, 0, 0, 0, 0)),
    "both name the place: four to each": (lambda t: t.stop(0, "port", "port"), (4, 4, 0, 0, 0, 0)),
    "only the first names it: four to them, two to the other": (
        lambda t: t.stop(0, "port", "museum"),
        (4, 2, 0, 0, 0, 0),
    ),
    "only the second names it: four to them, two to the other": (
        lambda t: t.stop(0, "museum", "port"),
        (2, 4, 0, 0, 0, 0),
    ),
    "the other stops and only they name it: four to them, two to who followed": (
        lambda t: t.stop(1, "port", "museum"),
        (2, 4, 0, 0, 0, 0),
    ),
    "the first says nothing in time, the second names it": (
        lambda t: t.stop(0, None, "port"),
        (2, 4, 0, 0, 0, 0),
    ),
    "neither names it: one to each player": (
        lambda t: t.stop(0, "museum", "mine"),
        (0, 0, 1, 1, 1, 1),
    ),
    "one is exposed at the end of time: both lose": (lambda t: t.poll(1), (0, 0, 1, 1, 1, 1)),
    "one is exposed early: the other scores as a player": (
        lambda t: t.accuse(2, 0),
        (0, 1, 2, 1, 1, 1),
    ),
    "a spy exposes the other early: one as a player and one as the accuser": (
        lambda t: t.accuse(1, 0),
        (0, 2, 1, 1, 1, 1),
    ),
    "a spy accused the other first in vain, another's vote succeeded: one more to the spy": (
        lambda t: t.accuse(1, 0, against=[4, 5]).accuse(2, 0),
        (0, 2, 1, 1, 1, 1),
    ),
    "who accused the spy that stayed hidden gets nothing more": (
        lambda t: t.accuse(2, 1, against=[4, 5]).accuse(3, 0),
        (0, 1, 1, 2, 1, 1),
    ),
    "the exposed spy had accused the other: nothing to them": (
        lambda t: t.accuse(0, 1, against=[4, 5]).accuse(3, 0),
        (0, 1, 1, 2, 1, 1),
    ),
}

ACQUAINTED_SPIES: dict[str, Case] = {
    "one is exposed early: nothing to both": (lambda t: t.accuse(2, 0), (0, 0, 2, 1, 1, 1)),
    "a spy exposes the other early: nothing to both, no one more to anybody": (
        lambda t: t.accuse(1, 0),
        (0, 0, 1, 1, 1, 1),
    ),
    "a spy accused the other first in vain: the later accuser has no claim either": (
        lambda t: t.accuse(1, 0, against=[4, 5]).accuse(2, 0),
        (0, 0, 1, 1, 1, 1),
    ),
    "one is exposed at the end of time: both lose as ever": (lambda t: t.poll(0), (0, 0, 1, 1, 1, 1)),
    "an innocent is convicted: four to each as ever": (lambda t: t.accuse(2, 5), (4, 4, 0, 0, 0, 0)),
    "one names the place: four and two as ever": (
        lambda t: t.stop(1, "museum", "port"),
        (4, 2, 0, 0, 0, 0),
    ),
}


@pytest.mark.parametrize(("play", "scores"), ONE_SPY.values(), ids=ONE_SPY.keys())
def test_one_spy(play: Play, scores: tuple[int, ...]) -> None:
    assert play(talking(5)).state.scores == scores


@pytest.mark.parametrize(("play", "scores"), TWO_SPIES.values(), ids=TWO_SPIES.keys())
def test_two_spies(play: Play, scores: tuple[int, ...]) -> None:
    assert play(talking(6, spies=[0, 1])).state.scores == scores


@pytest.mark.parametrize(("play", "scores"), ACQUAINTED_SPIES.values(), ids=ACQUAINTED_SPIES.keys())
def test_acquainted_spies(play: Play, scores: tuple[int, ...]) -> None:
    assert play(talking(6, spies=[0, 1], options=ACQUAINTED)).state.scores == scores


@pytest.mark.parametrize(
    ("play", "reasons"),
    [
        pytest.param(lambda t: t.poll(5), ["spies_won", "innocent_convicted"], id="conviction"),
        pytest.param(lambda t: t.stop(0, "port", "mine"), ["spies_won", "named_place"], id="guess"),
        pytest.param(lambda t: t.poll(None), ["spies_won"], id="nobody convicted"),
    ],
)
def test_every_point_of_a_spy_says_what_it_is_for(play: Play, reasons: Sequence[PointReason]) -> None:
    result = play(talking(6, spies=[0, 1])).round.result
    assert result is not None
    assert [point.reason for point in result.points if point.seat == 0] == reasons
    assert all(point.points == 2 for point in result.points)


def test_every_point_of_a_player_says_what_it_is_for() -> None:
    result = talking(5).accuse(3, 0).round.result
    assert result is not None
    assert [point.reason for point in result.points if point.seat == 3] == ["players_won", "accused_first"]
    assert [point.reason for point in result.points if point.seat == 1] == ["players_won"]


def test_points_of_all_rounds_add_up() -> None:
    table = talking(5).accuse(3, 0).next_round()
    table.act(table.round.dealer, Start()).poll(None)
    spy = table.round.spies[0]
    assert table.state.scores == tuple((0, 1, 1, 2, 1)[seat] + 2 * (seat == spy) for seat in range(5))


def test_most_points_after_the_agreed_rounds_win_the_game() -> None:
    table = talking(5, options=SpyfallOptions(rounds=1)).accuse(3, 0)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("rounds_played", (3,), (0, 1, 1, 2, 1))


def test_equal_points_share_the_win() -> None:
    outcome = talking(5, options=SpyfallOptions(rounds=1)).poll(0).outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2, 3, 4)


def test_the_game_goes_on_until_the_agreed_rounds_are_played() -> None:
    table = dealt(5, options=SpyfallOptions(rounds=3))
    for _ in range(2):
        table.finish_round()
        assert table.outcome() is None
        table.next_round()
    outcome = table.finish_round().outcome()
    assert outcome is not None
    assert outcome.reason == "rounds_played"
