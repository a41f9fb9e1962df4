"""People who are left out, come back, or leave for good."""

from __future__ import annotations

import pytest

from quivive.engine.game import Outcome, Seat
from quivive.games.dixit.model import Next, Vote
from quivive.games.dixit.tests.builders import Table, choosing, dealt, options, telling, voting


def test_nobody_waits_for_a_card_from_a_seat_that_is_left_out() -> None:
    """R8."""
    table = choosing().choose(1).choose(2).attend(out=[3])
    assert table.state.phase == "vote"
    assert [entry.owner for entry in table.state.laid if entry.owner == 3] == []
    assert table.sees(None).voters == (1, 2)


def test_the_number_of_seats_dealt_decides_how_many_cards_are_handed_in() -> None:
    """R8: three of four are left, and each still hands in one."""
    table = telling().attend(out=[3]).tell().lay()
    assert len(table.state.laid) == 3


def test_a_card_handed_in_before_its_seat_was_left_out_stands() -> None:
    """R13."""
    table = choosing().choose(3).attend(out=[3]).lay()
    assert {entry.owner for entry in table.state.laid} == {0, 1, 2, 3}
    assert table.sees(None).voters == (1, 2)


def test_a_player_who_returns_before_the_cards_are_laid_joins_in() -> None:
    """R13."""
    table = telling().attend(out=[3]).tell().choose(1).attend().choose(2)
    assert table.sees(None).waiting_for == (3,)
    assert table.choose(3).sees(None).voters == (1, 2, 3)


@pytest.mark.parametrize("voted", [True, False])
def test_a_player_who_returns_later_joins_in_from_the_next_clue(voted: bool) -> None:
    """R13."""
    table = voting()
    if voted:
        table.vote(3, 1)
    table.attend(out=[3]).attend()
    assert table.refusal(3, Vote(table.card_of(0))) == "from_the_next_clue"
    assert (table.sees(3).vote is not None) is voted
    table.votes({1: 0, 2: 1})
    assert sum(len(card.voters) for card in table.result.cards) == 2 + voted
    assert 3 in table.next().tell().sees(None).waiting_for


def test_a_storyteller_left_out_before_the_clue_passes() -> None:
    """R8, R10."""
    table = telling(storyteller=1).attend(out=[1])
    assert (table.storyteller, table.state.passed) == (2, (1,))


def test_a_turn_to_tell_passes_over_a_seat_that_is_left_out() -> None:
    """R10: and counts as its pass."""
    table = telling().turn().attend(out=[1]).next()
    assert (table.storyteller, table.state.passed) == (2, (1,))


def test_after_the_clue_the_storytellers_card_stands_and_scores() -> None:
    """R8."""
    table = choosing().attend(out=[0]).lay().votes({1: 0, 2: 1, 3: 1})
    assert table.state.scores == (3, 5, 0, 0)


@pytest.mark.parametrize("phase", [dealt, telling, choosing, voting])
def test_fewer_than_three_seats_in_play_end_the_game_with_the_points_as_they_stand(phase: object) -> None:
    """R8, R14: whatever the phase, the turn in hand scores nothing."""
    assert callable(phase)
    table: Table = phase().attend(out=[2, 3])
    assert table.outcome() == Outcome("too_few_players", (0, 0, 0, 0), (Seat(0), Seat(1), Seat(2), Seat(3)))


def test_a_bot_plays_on_for_a_player_who_left_for_good_and_cannot_win() -> None:
    """R8, R16."""
    table = Table.set_up(options(28, storyteller=0), 4).expire().attend(gone=[1])
    table.tell().lay().votes({1: 0, 2: 1, 3: 1})
    assert table.outcome() == Outcome("last_card", (3, 5, 0, 0), (Seat(0),))


def test_hands_are_filled_whether_left_out_or_not() -> None:
    """R15: who was left out after handing in draws like the others."""
    table = choosing().choose(3).attend(out=[3]).lay().votes({1: 0, 2: 1})
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6, 6]


def test_the_hand_of_a_seat_that_is_left_out_waits() -> None:
    """R8."""
    table = telling().attend(out=[3])
    hand = table.state.hands[3]
    table.turn()
    assert table.state.hands[3] == hand


def test_an_idea_of_a_seat_that_is_left_out_does_not_count() -> None:
    table = (
        dealt().expire().have_idea(1, after=10, settled=500).have_idea(2, after=20).attend(out=[1]).expire()
    )
    assert table.storyteller == 2


def test_a_storyteller_picked_by_the_host_passes_when_left_out() -> None:
    table = dealt(storyteller=2).attend(out=[2]).expire()
    assert (table.storyteller, table.state.passed) == (3, (2,))


def test_the_next_turn_does_not_wait_for_those_who_are_left_out() -> None:
    table = telling().turn()
    for seat in (0, 1, 2):
        table.act(seat, Next())
    assert table.attend(out=[3]).state.phase == "tell"


def test_attendance_after_the_end_changes_nothing_but_who_is_there() -> None:
    table = telling(end="turns", turns=1).turn()
    outcome = table.outcome()
    assert table.attend(out=[0, 1, 2]).outcome() == outcome
