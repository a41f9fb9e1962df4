"""Time limits, those who run out of time, and passes."""

from __future__ import annotations

from typing import Any

import pytest

from quivive.games.dixit import GAME
from quivive.games.dixit.model import Vote
from quivive.games.dixit.tests.builders import Table, choosing, dealt, options, telling, voting

PHASES = ["idea_seconds", "tell_seconds", "choose_seconds", "vote_seconds"]


def limits(table: Table) -> list[int | None]:
    """How long each phase of a turn lasts, left to itself."""
    idea = _left(table.expire())
    tell = _left(table.have_idea(0, after=0).expire())
    choose = _left(table.tell())
    table.lay()
    return [idea, tell, choose, _left(table if table.state.clock_due is None else table.expire())]


def _left(table: Table) -> int | None:
    deadline = GAME.deadline(table.state)
    return None if deadline is None else deadline - table.now


def test_apart_every_phase_has_ninety_seconds() -> None:
    assert limits(dealt(sitting="apart")) == [90_000, 90_000, 90_000, 90_000]


def test_together_nothing_has_a_limit() -> None:
    assert limits(dealt(sitting="together")) == [None, None, None, None]


@pytest.mark.parametrize("sitting", ["apart", "together"])
def test_limits_are_agreed_on_phase_by_phase(sitting: str) -> None:
    agreed: dict[str, Any] = dict(zip(PHASES, (15, 30, "off", 600), strict=True))
    assert limits(Table.set_up(options(sitting=sitting, **agreed), 4)) == [15_000, 30_000, None, 600_000]


def test_the_clock_of_the_vote_starts_five_seconds_after_the_laying() -> None:
    table = voting()
    laid = table.now
    assert table.sees(None).deadline is None
    assert GAME.deadline(table.state) == laid + 5_000
    beat = table.sees(None).beat
    table.expire()
    assert table.state.phase == "vote"
    assert table.sees(None).deadline == laid + 95_000
    assert table.sees(None).beat == beat, "a vote made before it still counts"


def test_a_skip_before_the_clock_of_the_vote_runs_ends_the_vote() -> None:
    assert voting().wait(1_000).skip().state.phase == "reveal"


def test_a_player_out_of_time_hands_in_a_card_by_lot() -> None:
    """R3: marked only at the reveal."""
    table = choosing().choose(1).expire()
    entries = {entry.owner: entry for entry in table.state.laid}
    assert [entries[seat].by_lot for seat in table.seats] == [False, False, True, True]
    assert b"by_lot" not in table.bytes_for(None)
    table.votes({1: 0, 2: 0, 3: 1})
    assert {card.owner: card.by_lot for card in table.result.cards} == {0: False, 1: False, 2: True, 3: True}


def test_the_card_by_lot_is_any_of_the_hand() -> None:
    places = set()
    for seed in range(40):
        table = Table.set_up(options(storyteller=0), 4, seed).expire().tell()
        hand = table.state.hands[2]
        places.add(hand.index(table.expire().card_of(2)))
    assert places == set(range(6))


def test_with_three_players_a_card_already_chosen_stays() -> None:
    """R11."""
    table = choosing(seats=3)
    chosen = table.state.hands[1][5]
    table.choose(1, 5).expire()
    assert table.card_of(1) == chosen
    assert [entry.by_lot for entry in table.state.laid if entry.owner == 1 and entry.card != chosen] == [True]
    assert [entry.by_lot for entry in table.state.laid if entry.owner == 2] == [True, True]


def test_a_player_out_of_time_votes_by_lot_for_a_card_that_is_not_theirs() -> None:
    """R3."""
    owners = set()
    for seed in range(40):
        table = (
            Table.set_up(options(storyteller=0), 4, seed).expire().tell().lay().vote(1, 0).expire().expire()
        )
        assert table.result.votes_by_lot == (2, 3)
        owners |= {card.owner for card in table.result.cards if 2 in card.voters}
    assert owners == {0, 1, 3}


def test_a_vote_that_was_cast_in_time_stands() -> None:
    table = voting().vote(1, 3).expire().expire()
    assert 1 not in table.result.votes_by_lot
    assert next(card.voters for card in table.result.cards if card.owner == 3)[0] == 1


def test_a_storyteller_out_of_time_passes() -> None:
    """R3: no score, next storyteller, hands unchanged; a pass is not a turn (R7)."""
    table = telling(storyteller=3)
    before = table.state
    table.expire()
    assert (table.storyteller, table.state.named, table.state.passed) == (0, "turn", (3,))
    assert (table.state.hands, table.state.scores) == (before.hands, before.scores)
    assert table.sees(None).round == 1
    assert table.tell().state.passed == ()


def test_once_everybody_has_passed_there_is_no_time_limit_until_somebody_tells() -> None:
    """R3."""
    table = telling(seats=4)
    for _ in range(4):
        table.expire()
    assert GAME.deadline(table.state) is None
    assert table.skip().sees(None).deadline is None
    table.turn().next()
    assert GAME.deadline(table.state) == table.now + 90_000


def test_every_pass_counts_alike_and_as_many_as_seats_were_dealt() -> None:
    """R10: one runs out of time, one is left out, one is skipped, one runs out of time again."""
    table = telling(seats=4).attend(out=[1]).expire()
    assert (table.storyteller, table.state.passed) == (2, (0, 1))
    table.skip()
    assert GAME.deadline(table.state) is not None
    table.expire()
    assert (table.storyteller, table.state.passed) == (0, (0, 1, 2, 3))
    assert GAME.deadline(table.state) is None


@pytest.mark.parametrize("seats", [3, 6])
def test_the_game_ends_when_everybody_has_passed_three_times(seats: int) -> None:
    """R3."""
    table = telling(seats).turn().next()
    scores = table.state.scores
    for _ in range(3 * seats - 1):
        table.skip()
    assert table.outcome() is None
    table.skip()
    assert table.state.ended == "nobody_tells"
    assert table.state.scores == scores


def test_the_reveal_goes_on_by_itself_or_when_everybody_is_ready() -> None:
    table = telling().turn()
    assert table.sees(None).revealed_at == table.now
    assert GAME.deadline(table.state) == table.now + 30_000
    assert table.expire().state.phase == "tell"
    table.turn().next()
    assert (table.state.phase, table.sees(None).result, table.sees(None).laid) == ("tell", None, ())


def test_a_vote_after_the_reveal_is_refused() -> None:
    table = telling().turn()
    assert table.refusal(1, Vote(table.card_of(0))) == "no_vote_now"
