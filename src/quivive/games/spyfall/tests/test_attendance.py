"""People who come and go: what a vote needs, whose turn it is, when the game ends (R6, R7, R9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from quivive.games.spyfall import GAME
from quivive.games.spyfall.model import Next, Poll, SpyfallOptions, Start, Stop, Vote
from quivive.games.spyfall.tests.builders import Table, accuse, answer, ask, dealt, talking

TOGETHER = SpyfallOptions(sitting="together")


@pytest.mark.parametrize(
    ("seats", "spies", "out", "needed"),
    [
        pytest.param(5, [0], [], 4, id="one spy, all present: all but the suspect"),
        pytest.param(5, [0], [4], 3, id="one spy, one left out: all present but the suspect"),
        pytest.param(5, [0], [3, 4], 2, id="one spy, two left out: all present but the suspect"),
        pytest.param(5, [0], [0, 3, 4], 2, id="one spy, three left out: never fewer than two"),
        pytest.param(5, [0], [2], 4, id="one spy, the suspect left out: all who are present"),
        pytest.param(7, [0, 1], [], 5, id="two spies, all present: all but two"),
        pytest.param(7, [0, 1], [6], 4, id="two spies, one left out: all present but two"),
        pytest.param(7, [0, 1], [4, 5, 6], 2, id="two spies, three left out: all present but two"),
        pytest.param(7, [0, 1], [3, 4, 5, 6], 2, id="two spies, four left out: never fewer than two"),
    ],
)
def test_seats_left_out_change_the_votes_needed(
    seats: int, spies: Sequence[int], out: Sequence[int], needed: int
) -> None:
    table = talking(seats, spies=spies).act(1, accuse(2)).attend(out=out)
    verdict = table.expire().round.verdicts[-1]
    assert verdict.needed == needed
    polled = talking(seats, spies=spies, dealer=2).expire().act(2, Poll()).attend(out=out)
    vote = polled.sees(None).vote
    assert vote is not None
    assert (vote.suspect, vote.needed) == (2, needed)


def test_a_seat_left_out_has_no_vote() -> None:
    table = talking(5).attend(out=[4]).act(1, accuse(0))
    vote = table.sees(None).vote
    assert vote is not None
    assert vote.voters == (1, 2, 3)
    assert table.refusal(4, Vote(True)) == "not_a_voter"


def test_all_who_are_present_convict_without_the_one_who_is_out() -> None:
    table = talking(5).attend(out=[4]).accuse(1, 0)
    assert table.round.result is not None
    assert table.round.result.cause == "spy_exposed_early"


def test_a_vote_closes_when_the_last_who_was_missing_is_left_out() -> None:
    table = talking(5).act(1, accuse(0)).act(2, Vote(True)).act(3, Vote(True)).attend(out=[4])
    assert (table.round.phase, table.round.verdicts[-1].convicted) == ("reveal", True)


def test_a_vote_after_time_closes_when_the_last_who_was_missing_is_left_out() -> None:
    table = talking(5).expire().act(0, Poll())
    for voter in (1, 2, 3):
        table.act(voter, Vote(False))
    assert table.attend(out=[4]).round.suspect == 1


def test_whoever_comes_back_during_a_vote_may_vote_again() -> None:
    table = talking(5).act(1, accuse(0)).act(4, Vote(False)).attend(out=[4]).attend()
    verdict = table.vote().round.verdicts[-1]
    assert (verdict.needed, verdict.convicted) == (4, False)


def test_a_vote_that_could_never_reach_two_fails() -> None:
    table = talking(3).attend(out=[2]).act(1, accuse(0))
    assert [verdict.convicted for verdict in table.round.verdicts] == [False]


def test_a_vote_with_nobody_left_to_vote_does_not_hold_up_the_table() -> None:
    table = talking(3).wait(1_000).attend(out=[2])
    ends_at = table.round.ends_at
    table.act(1, accuse(0))
    assert (table.round.phase, table.round.ends_at) == ("talk", ends_at)


@pytest.mark.parametrize("options", [SpyfallOptions(), TOGETHER], ids=["apart", "together"])
def test_the_turn_passes_over_an_asker_who_is_left_out(options: SpyfallOptions) -> None:
    table = talking(5, dealer=1, options=options).attend(out=[1, 2])
    assert table.round.asker == 3


def test_the_turn_passes_over_an_answerer_who_is_left_out() -> None:
    table = talking(5).act(0, ask(3)).attend(out=[3])
    assert (table.round.asker, table.round.answerer) == (4, None)


def test_the_turn_stays_when_another_is_left_out() -> None:
    table = talking(5).act(0, ask(3)).attend(out=[0, 1])
    assert (table.round.asker, table.round.answerer) == (0, 3)
    assert table.act(3, answer()).round.asker == 3


def left_out_in_a_vote() -> Table:
    return talking(5, dealer=1).act(2, accuse(3)).attend(out=[1]).vote(against=[0])


def left_out_in_a_vote_that_nobody_ends() -> Table:
    return talking(5, dealer=1).act(2, accuse(3)).attend(out=[1]).expire()


def closed_by_leaving() -> Table:
    table = talking(5, dealer=1).act(2, accuse(3)).act(0, Vote(False)).act(4, Vote(True))
    return table.attend(out=[1])


def left_out_before_the_clock_started() -> Table:
    return dealt(5, dealer=1).attend(out=[1]).expire()


def left_out_since_the_round_before() -> Table:
    return talking(5, dealer=0).attend(out=[1]).finish_round().expire().expire()


@pytest.mark.parametrize(
    "played",
    [
        pytest.param(left_out_in_a_vote, id="left out during an accusation"),
        pytest.param(left_out_in_a_vote_that_nobody_ends, id="left out during one that ran out"),
        pytest.param(closed_by_leaving, id="left out as the last voter of one"),
        pytest.param(left_out_before_the_clock_started, id="left out before the clock started"),
        pytest.param(left_out_since_the_round_before, id="left out since the round before"),
    ],
)
def test_play_goes_on_with_somebody_who_is_there_to_ask(played: Callable[[], Table]) -> None:
    table = played()
    assert (table.round.phase, table.round.asker) == ("talk", 2)
    assert table.refusal(2, ask(4)) is None


def test_a_player_who_leaves_for_good_is_played_to_the_end_of_the_round() -> None:
    table = talking(5).attend(gone=[4])
    assert table.act(1, accuse(0)).refusal(4, Vote(True)) is None
    assert 4 in table.round.dealt_in


def test_a_player_who_left_for_good_is_not_dealt_in_again() -> None:
    table = talking(5).attend(gone=[4]).finish_round().next_round()
    assert table.round.dealt_in == (0, 1, 2, 3)
    assert table.round.roles[4] is None
    assert 4 not in table.round.spies
    assert table.refusal(4, accuse(0)) == "not_dealt_in"


def test_nobody_asks_or_accuses_a_player_who_is_not_dealt_in() -> None:
    table = talking(5).attend(gone=[4]).finish_round().next_round()
    dealer = table.round.dealer
    table.act(dealer, Start())
    assert table.refusal(dealer, ask(4)) == "no_such_player"
    assert table.refusal(dealer, accuse(4)) == "no_such_player"


def test_after_time_nobody_votes_on_a_player_who_is_not_dealt_in() -> None:
    table = talking(5, dealer=2).attend(gone=[4]).finish_round().next_round()
    table.act(table.round.dealer, Start()).poll(None)
    assert [verdict.suspect for verdict in table.round.verdicts] == [3, 0, 1, 2]


def test_the_deal_passes_over_a_player_who_left_for_good() -> None:
    table = talking(5, dealer=1).attend(gone=[2, 3]).finish_round()
    assert table.sees(None).next_dealer == 4
    assert table.refusal(2, Next()) == "only_the_dealer"
    assert table.next_round().round.dealer == 4


def test_fewer_players_get_the_time_and_the_spies_of_their_number() -> None:
    table = talking(6, spies=[0, 1]).attend(gone=[4, 5]).finish_round().next_round()
    assert len(table.round.spies) == 1
    assert table.round.left == 6 * 60_000


@pytest.mark.parametrize(
    "play",
    [
        pytest.param(lambda t: t, id="in the talk"),
        pytest.param(lambda t: t.act(1, accuse(2)), id="in a vote"),
        pytest.param(lambda t: t.act(0, Stop()), id="in a guess"),
        pytest.param(lambda t: t.expire(), id="after time"),
        pytest.param(lambda t: t.finish_round(), id="between rounds"),
    ],
)
def test_below_three_seats_the_game_ends_at_once_and_the_scores_stand(
    play: Callable[[Table], Table],
) -> None:
    table = play(talking(4))
    scores = table.state.scores
    assert table.attend(gone=[3]).outcome() is None
    outcome = table.attend(gone=[2, 3]).outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("too_few_players", scores)
    assert GAME.deadline(table.state) is None
    assert table.refusal(0, Stop()) == "game_over"


def test_seats_left_out_do_not_end_the_game() -> None:
    assert talking(3).attend(out=[0, 1, 2]).outcome() is None


def test_no_clock_runs_and_the_chat_is_open_once_the_game_has_ended() -> None:
    assert talking(3).attend(gone=[2]).sees(0).ends_at is None
    assert not GAME.silent(talking(3).act(1, accuse(0)).attend(gone=[2]).state)


def test_a_game_that_is_over_stays_as_it_ended() -> None:
    table = talking(3, options=SpyfallOptions(rounds=1)).finish_round()
    outcome = table.outcome()
    assert table.attend(gone=[2]).outcome() == outcome
