"""Every scoring situation, with three, four, five and six players."""

from __future__ import annotations

from itertools import product

import pytest

from quivive.engine.game import Seat
from quivive.games.dixit.model import Point
from quivive.games.dixit.rules.scoring import points
from quivive.games.dixit.tests.builders import Table, earned, voting

# By table: by voter, whose card they vote for (the storyteller is seat 0); then the points of each seat.
CASES: dict[str, tuple[dict[int, int], tuple[int, ...]]] = {
    "three: both find it": ({1: 0, 2: 0}, (0, 2, 2)),
    "three: nobody finds it, each votes for the other": ({1: 2, 2: 1}, (0, 3, 3)),
    "three: one finds it": ({1: 0, 2: 1}, (4, 5, 0)),
    "three: the other finds it": ({1: 2, 2: 0}, (4, 0, 5)),
    "four: all find it": ({1: 0, 2: 0, 3: 0}, (0, 2, 2, 2)),
    "four: nobody finds it, in a circle": ({1: 2, 2: 3, 3: 1}, (0, 3, 3, 3)),
    "four: nobody finds it, two votes on one card": ({1: 3, 2: 3, 3: 1}, (0, 3, 2, 4)),
    "four: one finds it, and fools both others": ({1: 0, 2: 1, 3: 1}, (3, 5, 0, 0)),
    "four: one finds it, the others fool each other": ({1: 0, 2: 3, 3: 2}, (3, 3, 1, 1)),
    "four: two find it, the third votes for one of them": ({1: 0, 2: 0, 3: 2}, (3, 3, 4, 0)),
    "five: all find it": ({1: 0, 2: 0, 3: 0, 4: 0}, (0, 2, 2, 2, 2)),
    "five: nobody finds it, all but one fall for the same card": ({1: 4, 2: 4, 3: 4, 4: 1}, (0, 3, 2, 2, 5)),
    "five: one finds it": ({1: 2, 2: 0, 3: 2, 4: 1}, (3, 1, 5, 0, 0)),
    "five: two find it": ({1: 0, 2: 0, 3: 4, 4: 3}, (3, 3, 3, 1, 1)),
    "five: three find it": ({1: 0, 2: 0, 3: 0, 4: 3}, (3, 3, 3, 4, 0)),
    "six: all find it": ({1: 0, 2: 0, 3: 0, 4: 0, 5: 0}, (0, 2, 2, 2, 2, 2)),
    "six: nobody finds it": ({1: 2, 2: 1, 3: 1, 4: 1, 5: 2}, (0, 5, 4, 2, 2, 2)),
    "six: one finds it, and fools everybody": ({1: 5, 2: 5, 3: 5, 4: 5, 5: 0}, (3, 0, 0, 0, 0, 7)),
    "six: three find it": ({1: 0, 2: 0, 3: 0, 4: 5, 5: 4}, (3, 3, 3, 3, 1, 1)),
    "six: four find it": ({1: 0, 2: 0, 3: 0, 4: 0, 5: 1}, (3, 4, 3, 3, 3, 0)),
}


@pytest.mark.parametrize("case", CASES)
def test_a_turn_is_worth_what_the_rules_say(case: str) -> None:
    votes, expected = CASES[case]
    table = voting(seats=len(expected)).votes(votes)
    assert table.state.phase == "reveal"
    assert table.state.scores == expected
    assert earned(table.result.points, len(expected)) == expected


@pytest.mark.parametrize(
    ("votes", "found"), [({1: 0, 2: 0}, "all"), ({1: 2, 2: 1}, "nobody"), ({1: 0, 2: 1}, "some")]
)
def test_the_result_says_who_found_the_card(votes: dict[int, int], found: str) -> None:
    assert voting(seats=3).votes(votes).result.found == found


def test_the_worked_example() -> None:
    """Yura tells; Lena alone finds his card; two vote for Lena's card, one for Timur's; Timur tells next."""
    yura, timur, lena, masha, kolya = range(5)
    table = voting(seats=5, storyteller=yura)
    table.votes({lena: yura, timur: lena, masha: lena, kolya: timur})
    scores = dict(zip((yura, timur, lena, masha, kolya), table.state.scores, strict=True))
    assert scores == {lena: 5, yura: 3, timur: 1, masha: 0, kolya: 0}
    assert table.next().storyteller == timur


def test_with_three_players_votes_on_either_card_of_a_player_earn_points() -> None:
    table = voting(seats=3).vote(1, 0).vote(2, 1, number=1)
    assert table.state.scores == (4, 5, 0)


def test_four_points_are_only_for_tables_dealt_for_three() -> None:
    """R12: one of four is left out, so only two vote."""
    table = voting(seats=4).attend(out=[3])
    table.votes({1: 0, 2: 1})
    assert table.state.scores == (3, 4, 0, 0)


def test_the_two_points_go_only_to_players_whose_vote_counts() -> None:
    """R12."""
    table = voting(seats=5).attend(out=[4]).votes({1: 0, 2: 0, 3: 0})
    assert table.state.scores == (0, 2, 2, 2, 0)


def test_a_card_earns_for_a_player_who_was_left_out_after_handing_in() -> None:
    """R13."""
    table = voting(seats=5).attend(out=[4]).votes({1: 4, 2: 0, 3: 4})
    assert table.state.scores == (3, 0, 3, 0, 2)


def test_a_vote_cast_before_its_voter_was_left_out_counts() -> None:
    """R13."""
    table = voting(seats=4).vote(3, 0).attend(out=[3]).votes({1: 2, 2: 1})
    assert table.state.scores == (3, 1, 1, 3)


def test_a_single_vote_scores_nothing_and_the_turn_counts() -> None:
    """R9, R14: one returns too late to vote, two others are left out after it."""
    table = voting(seats=5).attend(out=[2, 3]).attend(out=[4]).vote(1, 0)
    assert table.state.phase == "reveal"
    assert (table.result.found, table.result.points) == ("too_few_votes", ())
    assert table.state.scores == (0,) * 5
    assert {card.card for card in table.result.cards} <= set(table.state.discard)
    assert table.sees(0).round == 1
    assert table.next().sees(0).round == 2


def test_without_any_vote_to_count_nothing_is_scored() -> None:
    """R9: all three voters are left out, and those who are back by then may not vote."""
    table = voting(seats=5).attend(out=[1, 2]).attend(out=[3, 4])
    assert (table.state.phase, table.result.found, table.result.points) == ("reveal", "too_few_votes", ())
    assert [card.voters for card in table.result.cards] == [()] * 5


def test_points_given_equal_points_earned_by_the_rule() -> None:
    """For every way in which people can vote."""
    for seats in (3, 4, 5, 6):
        voters = [Seat(seat) for seat in range(1, seats)]
        ways = [[Seat(owner) for owner in range(seats) if owner != voter] for voter in voters]
        for owners in product(*ways):
            votes = dict(zip(voters, owners, strict=True))
            assert sum(point.points for point in points(Seat(0), votes, seats=seats)) == _by_the_rule(
                owners, seats
            )


def _by_the_rule(owners: tuple[Seat, ...], seats: int) -> int:
    finders = sum(owner == 0 for owner in owners)
    fooled = len(owners) - finders
    if finders in (0, len(owners)):
        return 2 * len(owners) + fooled
    return (finders + 1) * (4 if seats == 3 else 3) + fooled


def test_each_point_says_what_it_is_for() -> None:
    table: Table = voting(seats=4).votes({1: 0, 2: 1, 3: 1})
    assert table.result.points == (
        Point(Seat(0), 3, "told"),
        Point(Seat(1), 3, "found"),
        Point(Seat(1), 1, "fooled"),
        Point(Seat(1), 1, "fooled"),
    )
