"""Accusations and votes: who may, who counts, what is shown, and the clock meanwhile (R2, R3, R4, R6, R9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quivive.engine.game import Seat
from quivive.games.spyfall.model import Accusation, Poll, Start, Vote
from quivive.games.spyfall.tests.builders import SIX_MINUTES, Table, accuse, talking

ONE_SPY = {seats: seats - 1 for seats in range(3, 12)}
TWO_SPIES = {seats: seats - 2 for seats in range(5, 13)}
NEEDED = [
    *(pytest.param(n, [0], votes, id=f"{n} players, one spy: {votes} votes") for n, votes in ONE_SPY.items()),
    *(
        pytest.param(n, [0, 1], votes, id=f"{n} players, two spies: {votes} votes")
        for n, votes in TWO_SPIES.items()
    ),
]


def with_votes(table: Table, suspect: int, guilty: int) -> Table:
    """This many find the suspect guilty, all others do not."""
    voters = [seat for seat in table.round.dealt_in if seat != suspect]
    by_accuser_first = sorted(voters, key=lambda seat: table.round.ballots[seat] is None)
    return table.vote(against=by_accuser_first[guilty:])


@pytest.mark.parametrize(("seats", "spies", "votes"), NEEDED)
def test_an_accusation_needs_all_but_the_suspect_or_all_but_two(
    seats: int, spies: Sequence[int], votes: int
) -> None:
    enough = with_votes(talking(seats, spies=spies).act(1, accuse(2)), 2, votes)
    assert enough.round.verdicts[-1].needed == votes
    assert (enough.round.verdicts[-1].convicted, enough.round.phase) == (True, "reveal")
    short = with_votes(talking(seats, spies=spies).act(1, accuse(2)), 2, votes - 1)
    assert (short.round.verdicts[-1].convicted, short.round.phase) == (False, "talk")


@pytest.mark.parametrize(("seats", "spies", "votes"), NEEDED)
def test_a_vote_after_time_needs_as_many(seats: int, spies: Sequence[int], votes: int) -> None:
    enough = with_votes(talking(seats, spies=spies).expire().act(0, Poll()), 0, votes)
    assert (enough.round.verdicts[-1].needed, enough.round.phase) == (votes, "reveal")
    short = with_votes(talking(seats, spies=spies).expire().act(0, Poll()), 0, votes - 1)
    assert (short.round.verdicts[-1].convicted, short.round.suspect) == (False, 1)


@pytest.mark.parametrize("thinking", [0, 1, 44_999])
def test_the_clock_stands_during_a_vote_and_goes_on_from_where_it_stood(thinking: int) -> None:
    table = talking(5).wait(100_001).act(1, accuse(2))
    assert (table.round.ends_at, table.round.left) == (None, SIX_MINUTES - 100_001)
    table.wait(thinking).vote(against=[3])
    assert table.round.phase == "talk"
    assert table.round.ends_at == table.now + SIX_MINUTES - 100_001


def test_the_clock_goes_on_from_where_it_stood_when_a_vote_ran_out_too() -> None:
    table = talking(5).wait(100_001).act(1, accuse(2)).expire()
    assert table.round.ends_at == table.now + SIX_MINUTES - 100_001


def test_every_accusation_stops_the_clock_again() -> None:
    table = talking(5).wait(10_000).act(1, accuse(2)).wait(20_000).vote(against=[3])
    table.wait(5_000).act(2, accuse(1)).wait(30_000).vote(against=[3])
    assert table.round.ends_at == table.now + SIX_MINUTES - 15_000


def test_the_clock_stands_while_a_spy_guesses() -> None:
    table = talking(6, spies=[0, 1]).wait(60_000).stop(0)
    assert (table.round.ends_at, table.round.left) == (None, SIX_MINUTES - 60_000)
    table.wait(59_000).name("mine")
    assert (table.round.ends_at, table.round.left) == (None, SIX_MINUTES - 60_000)


def test_a_vote_has_forty_five_seconds() -> None:
    assert talking(5).wait(7).act(1, accuse(2)).round.deadline == 5_000 + 7 + 45_000
    table = talking(5).expire().wait(7).act(0, Poll())
    assert table.round.deadline == table.now + 45_000
    table.wait(30_000).vote(against=[1])
    assert (table.round.suspect, table.round.deadline) == (1, table.now + 45_000)


def test_the_accusers_vote_is_cast_with_the_accusation() -> None:
    table = talking(5).act(1, accuse(2))
    vote = table.sees(None).vote
    assert vote is not None
    assert vote.voted == (1,)
    assert table.refusal(1, Vote(False)) == "voted_already"


def test_a_vote_closes_when_all_are_in_and_not_before() -> None:
    table = talking(5).act(1, accuse(2)).act(0, Vote(False)).act(3, Vote(False))
    assert table.round.phase == "accusation"
    assert table.act(4, Vote(False)).round.phase == "talk"


def test_anyone_who_has_not_voted_in_time_counts_as_against() -> None:
    table = talking(5).act(1, accuse(0)).act(2, Vote(True)).act(3, Vote(True)).expire()
    verdict = table.round.verdicts[-1]
    assert (verdict.convicted, verdict.ballots) == (False, (None, True, True, True, None))
    assert table.round.phase == "talk"


def test_with_two_spies_one_who_has_not_voted_does_not_save_the_suspect() -> None:
    table = talking(6, spies=[0, 1]).act(2, accuse(0))
    for seat in (3, 4, 5):
        table.act(seat, Vote(True))
    assert table.round.phase == "accusation"
    assert table.expire().round.phase == "reveal"


def test_the_suspect_does_not_vote() -> None:
    assert talking(5).act(1, accuse(2)).refusal(2, Vote(False)) == "suspects_do_not_vote"
    assert talking(5).expire().act(0, Poll()).refusal(0, Vote(False)) == "suspects_do_not_vote"


def test_spies_accuse_and_vote_like_everybody() -> None:
    table = talking(6, spies=[0, 1]).act(0, accuse(1))
    assert table.vote().round.verdicts[-1].ballots == (True, None, True, True, True, True)
    against = talking(6, spies=[0, 1]).accuse(2, 0, against=[1, 3])
    assert against.round.verdicts[-1].ballots == (None, False, True, False, True, True)


@pytest.mark.parametrize("viewer", [0, 1, 2, 4, None])
@pytest.mark.parametrize("after_time", [False, True], ids=["an accusation", "after time"])
def test_nobody_sees_how_another_votes_until_all_are_in(viewer: int | None, after_time: bool) -> None:
    def seen(guilty: bool) -> bytes:
        table = talking(5).expire().act(0, Poll()) if after_time else talking(5).act(1, accuse(2))
        return table.act(3, Vote(guilty)).bytes_for(viewer)

    assert seen(True) == seen(False)


def test_a_voter_sees_their_own_vote() -> None:
    table = talking(5).act(1, accuse(2)).act(3, Vote(False))
    mine = {seat: table.sees(seat).ballot for seat in range(5)}
    assert mine == {0: None, 1: True, 2: None, 3: False, 4: None}


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_when_all_are_in_everybody_sees_every_vote(viewer: int | None) -> None:
    view = talking(5).accuse(1, 2, against=[3]).sees(viewer)
    assert view.vote is None
    assert view.verdicts[-1].ballots == (True, True, None, False, True)
    assert (view.verdicts[-1].accuser, view.verdicts[-1].suspect) == (1, 2)


def test_everybody_accuses_once_a_round() -> None:
    table = talking(5).accuse(1, 2, against=[3])
    assert table.refusal(1, accuse(3)) == "accused_already"
    assert table.refusal(2, accuse(1)) is None
    assert table.round.accusations == (Accusation(Seat(1), Seat(2)), Accusation(Seat(2), Seat(1)))


def test_a_new_round_brings_a_new_accusation() -> None:
    table = talking(5).accuse(1, 2, against=[3]).finish_round().next_round()
    table.act(table.round.dealer, Start())
    assert table.refusal(1, accuse(2)) is None


def test_of_two_accusations_at_once_the_second_is_not_spent() -> None:
    table = talking(5).act(1, accuse(2))
    assert table.refusal(3, accuse(4)) == "vote_going_on"
    assert table.vote(against=[4]).refusal(3, accuse(4)) is None


def test_a_suspect_can_be_accused_again_by_another() -> None:
    table = talking(5).accuse(1, 2, against=[3]).accuse(3, 2)
    assert [verdict.convicted for verdict in table.round.verdicts] == [False, True]


def test_nobody_accuses_after_time() -> None:
    table = talking(5).expire()
    assert table.refusal(1, accuse(2)) == "time_is_up"
    assert table.act(0, Poll()).refusal(1, accuse(2)) == "time_is_up"
