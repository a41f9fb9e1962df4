"""People who come and go: nobody waits for them, and their cards stay where they lie (R8)."""

from __future__ import annotations

from quivive.engine.game import Outcome, Seat
from quivive.games.keep_watch.events import Attendance, Ended, RoundEnded
from quivive.games.keep_watch.model import Next, Tap
from quivive.games.keep_watch.tests.builders import dealt, watching


def test_a_round_does_not_wait_for_an_absent_player() -> None:
    table = watching(4, 4, 4).attend(out=[2]).lose(0, 1)
    assert isinstance(table.events[-1], RoundEnded)
    assert table.events[-1].cause == "all_out"


def test_a_round_ends_when_the_last_player_who_could_claim_leaves() -> None:
    table = watching(4, 4, 4).lose(0, 1).attend(out=[2])
    assert isinstance(table.events[-1], RoundEnded)
    assert table.state.phase == "result"


def test_with_nobody_here_the_round_runs_its_time_so_that_players_can_return() -> None:
    table = watching(4, 4, 4).attend(out=[0, 1, 2])
    assert len(table.events) == 1
    assert isinstance(table.events[0], Attendance)
    table.attend()
    assert table.win(1).state.leader == 1


def test_nobody_waits_for_an_absent_player_between_rounds() -> None:
    table = dealt(4, 4, 4).act(0, Next()).act(1, Next())
    assert table.state.phase == "deal"
    assert table.attend(out=[2]).state.phase == "count"


def test_a_player_who_returns_may_claim_in_the_same_round() -> None:
    table = watching(4, 4, 4).attend(out=[2]).wait(500).attend()
    assert table.win(2).state.leader == 2


def test_an_absent_player_loses_no_card_and_still_receives_penalty_cards() -> None:
    table = watching(4, 4, 4).attend(out=[1]).lose(0)
    assert table.verdicts[0].given == (1, 2, 1)
    assert table.sizes == (1, 6, 5)


def test_a_player_who_is_left_out_for_good_gets_no_cards_and_keeps_their_own() -> None:
    table = watching(4, 4, 4).attend(out=[1], gone=[1]).lose(0)
    assert table.verdicts[0].given == (2, 2, 2)
    assert table.sizes == (1, 4, 7)


def test_a_bot_plays_on_for_a_player_who_has_left_for_good() -> None:
    table = watching(4, 4, 4).attend(gone=[1])
    assert table.sees(1).away == ()
    assert table.win(1).state.leader == 1
    assert table.outcome() is None


def test_a_player_who_has_left_for_good_and_comes_back_may_win_again() -> None:
    table = watching(4, 9, 4).attend(gone=[1]).attend().attend(out=[0, 2], gone=[0, 2])
    assert table.outcome() == Outcome("too_few_players", (4, 9, 4), (Seat(1),))


def test_a_claim_made_before_leaving_still_counts() -> None:
    table = watching(4, 4, 4).claim(1, settled=300).attend(out=[1]).expire()
    assert table.state.leader == 1


def test_a_leader_who_left_still_takes_the_card_that_was_won() -> None:
    table = watching(4, 4, 4).win(1).attend(out=[1], gone=[1]).turn()
    assert table.sizes == (4, 5, 4)
    assert table.state.phase == "watch"


def test_the_first_leader_gets_a_card_even_when_gone_before_the_first_turn() -> None:
    table = dealt(1, 1, 1).attend(out=[0], gone=[0]).turn()
    assert table.sizes == (1, 1, 1)


def test_neighbours_count_the_card_of_an_absent_player() -> None:
    table = watching(4, 4, 4)
    tops = table.sees(None).tops
    assert table.attend(out=[1], gone=[1]).sees(None).tops == tops
    assert table.sees(None).away == (1,)


def test_if_only_a_player_who_sits_out_is_left_at_the_turn_the_round_is_undecided_at_once() -> None:
    table = watching(1, 4, 4).lose(0).win(1, reaction=2000).count().attend(out=[1, 2]).expire()
    assert table.state.result is not None
    assert table.state.result.cause == "all_out"


def test_a_false_start_by_a_player_who_leaves_does_not_stop_the_clock() -> None:
    table = dealt(4, 4, 4).count().act(1, Tap()).attend(out=[1])
    table.expire().expire()
    assert table.state.phase == "watch"


def test_alone_at_the_table_the_game_is_over_and_the_cards_are_counted() -> None:
    table = watching(4, 5, 6).attend(out=[0, 2], gone=[0, 2])
    assert table.events[-1] == Ended("too_few_players")
    assert table.outcome() == Outcome("too_few_players", (4, 5, 6), (Seat(1),))
    assert table.sees(None).unclaimed == 10
