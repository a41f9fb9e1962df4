"""How a round ends, line by line, and whose win it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quivive.games.spyfall import GAME
from quivive.games.spyfall.model import Cause, Guess, Poll, Side, Start, Stop, Vote
from quivive.games.spyfall.tests.builders import SIX_MINUTES, Table, accuse, dealt, talking

Play = Callable[[Table], Table]

ENDINGS: dict[str, tuple[Play, Cause, Side]] = {
    "time: a spy's card is opened, the players win": (
        lambda t: t.poll(1),
        "spy_exposed_at_time",
        "players",
    ),
    "time: another's card is opened, the spies win": (
        lambda t: t.poll(3),
        "innocent_convicted_at_time",
        "spies",
    ),
    "time: no vote succeeds, the spies win": (lambda t: t.poll(None), "nobody_convicted", "spies"),
    "accusation: a spy's card is opened, the players win": (
        lambda t: t.accuse(2, 1),
        "spy_exposed_early",
        "players",
    ),
    "accusation: another's card is opened, the spies win": (
        lambda t: t.accuse(2, 3),
        "innocent_convicted_early",
        "spies",
    ),
    "accusation: a spy may bring it, an innocent falls": (
        lambda t: t.accuse(1, 3),
        "innocent_convicted_early",
        "spies",
    ),
    "a spy stops and is right, the spies win": (
        lambda t: t.stop(1, *["port"] * len(t.round.spies)),
        "place_named",
        "spies",
    ),
    "a spy stops and is wrong, the players win": (
        lambda t: t.stop(1, *["mine"] * len(t.round.spies)),
        "place_missed",
        "players",
    ),
    "a spy stops and says nothing, the players win": (
        lambda t: t.stop(1, *[None] * len(t.round.spies)),
        "place_missed",
        "players",
    ),
}


@pytest.mark.parametrize("spies", [[1], [1, 4]], ids=["one spy", "two spies"])
@pytest.mark.parametrize(("play", "cause", "winners"), ENDINGS.values(), ids=ENDINGS.keys())
def test_a_round_ends(play: Play, cause: Cause, winners: Side, spies: list[int]) -> None:
    round = play(talking(6, spies=spies)).round
    assert round.result is not None
    assert (round.phase, round.result.cause, round.result.winners) == ("reveal", cause, winners)


@pytest.mark.parametrize(
    ("places", "winners"),
    [
        pytest.param(["port", "mine"], "spies", id="the first is right, one is enough"),
        pytest.param(["mine", "port"], "spies", id="the second is right, one is enough"),
        pytest.param(["port", "port"], "spies", id="both name the same, rightly"),
        pytest.param(["mine", "mine"], "players", id="both name the same, wrongly"),
        pytest.param(["mine", "museum"], "players", id="both name another"),
    ],
)
def test_when_a_spy_stops_the_other_names_a_place_too(places: list[str], winners: Side) -> None:
    table = talking(6, spies=[1, 4]).act(4, Stop()).act(4, Guess(places[0]))
    assert (table.round.phase, table.round.guesser) == ("guess", 1)
    result = table.act(1, Guess(places[1])).round.result
    assert result is not None
    assert result.winners == winners


@pytest.mark.parametrize("dealer", range(5))
def test_after_time_the_dealer_puts_everybody_to_the_vote_from_themself_clockwise(dealer: int) -> None:
    round = talking(5, dealer=dealer).poll(None).round
    assert [verdict.suspect for verdict in round.verdicts] == [(dealer + i) % 5 for i in range(5)]
    assert all(verdict.accuser is None for verdict in round.verdicts)


def test_after_a_conviction_there_are_no_further_votes() -> None:
    round = talking(5, dealer=3).poll(4).round
    assert [verdict.suspect for verdict in round.verdicts] == [3, 4]


def test_after_time_the_players_talk_first_and_the_dealer_calls_the_votes() -> None:
    table = talking(5, dealer=2).expire()
    assert table.round.phase == "discussion"
    assert table.refusal(1, Poll()) == "only_the_dealer"
    assert table.act(2, Poll()).round.phase == "poll"


def test_the_votes_come_by_themselves_when_the_dealer_does_not_call_them() -> None:
    table = talking(5, dealer=2).expire().expire()
    assert (table.round.phase, table.round.suspect) == ("poll", 2)


def test_time_is_up_exactly_after_the_rounds_time() -> None:
    table = talking(5)
    assert table.round.ends_at == table.now + SIX_MINUTES
    table.wait(SIX_MINUTES - 1)
    assert table.refusal(1, accuse(2)) is None
    late = talking(5).wait(SIX_MINUTES)
    assert late.refusal(1, accuse(2)) == "time_is_up"


def test_a_failed_accusation_lets_the_round_go_on() -> None:
    table = talking(5).accuse(1, 2, against=[3])
    assert (table.round.phase, table.round.result, table.round.suspect) == ("talk", None, None)


def test_the_clock_starts_when_the_dealer_says_so_or_by_itself() -> None:
    assert dealt(5).wait(1_000).act(0, Start()).round.ends_at == 1_000 + SIX_MINUTES
    assert dealt(5).expire().round.ends_at == 30_000 + SIX_MINUTES


@pytest.mark.parametrize("spy", [1, 4])
def test_any_of_two_spies_may_stop_first(spy: int) -> None:
    table = talking(6, spies=[1, 4]).act(spy, Stop())
    assert (table.round.phase, table.round.guesser) == ("guess", spy)


@pytest.mark.parametrize("count", [1, 2])
def test_a_guess_has_sixty_seconds_each(count: int) -> None:
    table = talking(6, spies=[1, 4][:count]).wait(7_000).act(1, Stop())
    for _ in range(count):
        assert table.round.deadline == table.now + 60_000
        table.expire()
    assert table.round.phase == "reveal"


def test_a_spy_may_stop_after_a_failed_vote_the_accused_one_too() -> None:
    assert talking(5).accuse(1, 0, against=[2]).refusal(0, Stop()) is None
    assert talking(6, spies=[0, 1]).accuse(2, 0, against=[3, 4]).refusal(1, Stop()) is None


@pytest.mark.parametrize(
    ("play", "code"),
    [
        pytest.param(lambda t: t.act(2, accuse(3)), "no_stopping_during_a_vote", id="on another"),
        pytest.param(lambda t: t.act(2, accuse(0)), "no_stopping_during_a_vote", id="on themself"),
        pytest.param(lambda t: t.expire().act(0, Poll()), "no_stopping_during_a_vote", id="after time"),
        pytest.param(lambda t: t.expire(), "time_is_up", id="talking it over after time"),
        pytest.param(lambda t: t.act(1, Stop()), "spy_is_guessing", id="while the other guesses"),
    ],
)
def test_no_spy_stops_in_a_vote_nor_after_time(play: Play, code: str) -> None:
    assert play(talking(6, spies=[0, 1])).refusal(0, Stop()) == code


def test_a_place_that_was_used_may_be_named_though_it_is_never_right() -> None:
    table = talking(5).stop(0, "port").next_round()
    table.act(table.round.dealer, Start())
    result = table.stop(table.round.spies[0], "port").round.result
    assert result is not None
    assert result.cause == "place_missed"


def test_the_chat_is_closed_while_an_accusation_is_voted_on_and_only_then() -> None:
    table = talking(5)
    assert not GAME.silent(table.state)
    assert GAME.silent(table.act(1, accuse(2)).state)
    assert not GAME.silent(table.vote(against=[3]).state)
    assert not GAME.silent(table.expire().state)
    assert not GAME.silent(table.act(0, Poll()).state)
    assert not GAME.silent(table.act(1, Vote(True)).state)
