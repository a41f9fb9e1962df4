"""A game from the deal to its end: who leads, who takes which card, and rounds that nobody wins."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from quivive.engine.game import Outcome, Seat
from quivive.games.keep_watch.content.cards import CARDS
from quivive.games.keep_watch.events import Ended, RoundEnded
from quivive.games.keep_watch.model import KeepWatchOptions, Next
from quivive.games.keep_watch.tests.builders import Table, dealt, setup, watching

Deck = Literal[35, 21, 14]


def in_the_game(table: Table) -> list[str]:
    return sorted([*table.state.stack, *(card for pile in table.state.piles for card in pile)])


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_but_the_leader_begins_with_one_card(seats: int) -> None:
    table = setup(seats=seats)
    leader = table.state.leader
    assert table.sizes == tuple(int(seat != leader) for seat in range(seats))
    assert len(table.state.stack) == 36 - seats
    assert in_the_game(table) == sorted(CARDS)


def test_the_host_may_pick_the_first_leader_otherwise_it_is_by_lot() -> None:
    assert setup(KeepWatchOptions(leader=3)).state.leader == 3
    assert {setup(seed=seed).state.leader for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("cards", [35, 21, 14])
def test_a_short_deck_is_drawn_by_lot_from_the_whole(cards: Deck) -> None:
    decks = [in_the_game(setup(KeepWatchOptions(cards=cards), seed=seed)) for seed in range(8)]
    assert all(len(set(deck)) == cards for deck in decks)
    assert len({tuple(deck) for deck in decks}) == (1 if cards == 35 else 8)


def test_the_leader_takes_the_top_card_and_the_next_is_in_play() -> None:
    table = dealt(1, 1, 1).count()
    first, second, *others = table.state.stack
    table.expire()
    assert table.state.piles[0] == (first,)
    assert table.state.stack == (second, *others)
    assert table.state.in_play == second


def test_a_right_claim_wins_the_card_and_the_lead() -> None:
    table = watching(1, 1, 1)
    card = table.state.in_play
    table.win(2)
    assert table.state.leader == 2
    assert table.sizes == (1, 1, 1)
    table.turn()
    assert table.sizes == (1, 1, 2)
    assert table.state.piles[2][-1] == card


def test_the_count_begins_when_everybody_is_ready_or_after_a_while() -> None:
    table = dealt(1, 1, 1)
    assert table.act(0, Next()).act(2, Next()).state.phase == "deal"
    assert table.sees(None).ready == (0, 2)
    assert table.act(1, Next()).state.phase == "count"
    assert dealt(1, 1, 1).act(0, Next()).expire().state.phase == "count"
    table.expire().win(1)
    assert table.state.phase == "result"
    assert table.expire().state.phase == "count"


@pytest.mark.parametrize("seconds", [2, 3, 10])
def test_the_card_turns_when_the_count_is_over(seconds: int) -> None:
    table = dealt(1, 1, options=KeepWatchOptions(count_seconds=seconds)).wait(5_000).count()
    assert table.sees(None).deadline == 5_000 + 1_000 * seconds
    assert table.expire().state.turned_at == 5_000 + 1_000 * seconds


def test_after_a_wrong_claim_the_round_goes_on_without_the_claimer() -> None:
    table = watching(4, 4, 4).lose(0)
    assert table.state.phase == "watch"
    assert table.sees(None).out == (0,)
    table.win(1, reaction=3000)
    assert table.state.result is not None
    assert (table.state.result.winner, table.state.leader) == (1, 1)


def test_when_everybody_is_wrong_the_card_goes_under_the_stack_and_the_leader_stays_and_takes_none() -> None:
    table = watching(4, 4, 4, leader=1)
    card, following, *others = table.state.stack
    table.lose(2, 1, 0)
    assert table.events[-1] == RoundEnded("all_out", None, table.state.ends_at)
    assert table.state.stack == (following, *others, card)
    sizes = table.sizes
    table.turn()
    assert (table.state.leader, table.sizes) == (1, sizes)
    assert table.state.in_play == following


def test_a_winner_after_an_undecided_round_takes_the_card_that_is_in_play_then() -> None:
    table = watching(4, 4).expire().turn()
    card = table.state.in_play
    assert card is not None
    table.win(1).turn()
    assert table.state.piles[1][-1] == card


def test_a_round_without_claims_ends_by_itself() -> None:
    table = watching(1, 1, options=KeepWatchOptions(claim_seconds=15))
    table.expire()
    assert table.now == table.state.turned_at + 15_000
    assert table.state.result is not None
    assert table.state.result.cause == "time_up"


def test_a_wrong_claim_does_not_keep_a_round_from_timing_out() -> None:
    table = watching(4, 4, 4).lose(0).expire()
    assert table.now == table.state.turned_at + 60_000
    assert table.state.result is not None
    assert table.state.result.cause == "time_up"


@pytest.mark.parametrize("stack", [1, 2, 5])
def test_after_as_many_undecided_rounds_as_cards_nobody_gets_the_rest(stack: int) -> None:
    table = watching(2, 3, stack=stack)
    for left in range(stack, 0, -1):
        assert table.outcome() is None
        table.expire()
        if left > 1:
            table.turn()
    assert table.events[-1] == Ended("unclaimed")
    assert table.outcome() == Outcome("unclaimed", (2, 3), (Seat(1),))
    assert (table.sees(None).stack, table.sees(None).unclaimed) == (0, stack)


def test_a_decided_round_resets_the_count_of_undecided_ones() -> None:
    table = watching(1, 1, stack=3).expire().turn().expire().turn().win(0).turn().expire()
    assert table.outcome() is None
    assert table.state.undecided == 1


def test_the_winner_gets_the_last_card_at_once_and_the_game_is_over() -> None:
    table = watching(2, 2, 3, stack=1)
    card = table.state.in_play
    table.win(1)
    assert table.state.piles[1][-1] == card
    assert table.outcome() == Outcome("stack_empty", (2, 3, 3), (Seat(1), Seat(2)))
    shown = table.sees(None)
    assert (shown.phase, shown.over, shown.stack, shown.deadline) == ("result", True, 0, None)
    assert shown.triple is not None
    assert shown.verdicts[0].cards[0].face != shown.tops[1]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("cards", [35, 14])
def test_with_n_players_there_are_as_many_decided_rounds_as_cards_less_n(seats: int, cards: Deck) -> None:
    table = setup(KeepWatchOptions(cards=cards), seats)
    rounds = 0
    while table.outcome() is None:
        table.turn().win(rounds % seats)
        rounds += 1
    assert rounds == cards - seats
    assert sum(table.sizes) == cards


def test_skipping_the_watch_ends_the_round_undecided() -> None:
    table = watching(1, 1).wait(500).skip()
    assert table.state.result is not None
    assert (table.state.result.cause, table.now) == ("time_up", table.state.turned_at + 500)


def test_the_view_counts_the_rounds_that_the_leader_has_won_in_a_row() -> None:
    table = watching(2, 2, 2)
    streaks = []
    for winner in (1, 1, 1, 2):
        table.win(winner)
        streaks.append(table.sees(None).streak)
        table.turn()
    assert streaks == [1, 2, 3, 1]
    table.expire()
    assert table.state.result is not None
    assert table.state.result.winner is None
    assert table.sees(None).streak == 0


RISING = KeepWatchOptions(rising=True, mode="alternating", cards=21)


@pytest.mark.parametrize("seed", range(8))
def test_at_a_rising_tempo_the_first_three_cards_ask_for_more(seed: int) -> None:
    """R14; who asks for less is among those that follow."""
    calm, rising = (setup(replace(RISING, rising=value), seats=3, seed=seed).state for value in (False, True))
    asked = [CARDS[card].condition for card in rising.stack]
    assert asked[1:4] == ["more"] * 3
    assert "less" in asked[4:]
    assert (rising.stack[0], rising.piles) == (calm.stack[0], calm.piles)
    assert sorted(rising.stack) == sorted(calm.stack)


def test_a_rising_tempo_shortens_the_count_and_the_result_with_every_third_of_the_stack() -> None:
    table = setup(RISING, seats=3)
    lengths = []
    while table.state.ended is None:
        table.count()
        count = table.state.ends_at - table.now
        table.expire()
        tempo = table.sees(None).tempo
        table.win(1)
        lengths.append((tempo, count, table.state.ends_at - table.now))
    assert lengths == sorted(lengths, key=lambda length: length[0])
    assert {tempo: result for tempo, _, result in lengths} == {1: 6_000, 2: 5_000, 3: 4_000}
    assert {count for tempo, count, _ in lengths[:3]} == {3_000}
    assert lengths[-1][:2] == (3, 2_000)
