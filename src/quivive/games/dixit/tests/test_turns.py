"""How a game goes: the deal, the first storyteller, turns, and the end."""

from __future__ import annotations

import msgspec
import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Outcome, Seat
from quivive.games.dixit import GAME
from quivive.games.dixit.model import Choose, DixitOptions, FromLexicon, Spoken, TakeBack, Tell, Texts, Typed
from quivive.games.dixit.rules.cards import drawn
from quivive.games.dixit.tests.builders import Table, choosing, dealt, options, telling, voting


@pytest.mark.parametrize(("seats", "hand", "pile"), [(3, 7, 63), (4, 6, 60), (5, 6, 54), (6, 6, 48)])
def test_the_deal(seats: int, hand: int, pile: int) -> None:
    state = dealt(seats).state
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert len(state.pile) == pile
    assert state.scores == (0,) * seats


@pytest.mark.parametrize(("seats", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_84_cards_last_for_as_many_turns_as_the_rules_say(seats: int, turns: int) -> None:
    table = telling(seats).turn()
    while table.outcome() is None:
        table.next().turn()
    assert table.sees(0).round == turns
    assert table.state.ended == "last_card"
    assert table.state.pile == ()


def test_a_picture_that_occurs_twice_counts_once_and_84_are_drawn_by_lot() -> None:
    """R5."""
    twice = DixitOptions(decks=("own",), own=options(100).own * 2)
    table = Table.set_up(twice, 4)
    everything = [*table.state.pile, *(card for hand in table.state.hands for card in hand)]
    assert len(everything) == len(set(everything)) == 84
    again = Table.set_up(twice, 4, seed=1)
    assert set(again.state.pile) != set(table.state.pile)


@pytest.mark.parametrize(("seats", "fewest"), [(3, 26), (4, 28), (5, 35), (6, 42)])
def test_a_deck_must_be_large_enough_for_one_turn(seats: int, fewest: int) -> None:
    """R5."""
    with pytest.raises(Illegal, match="too_few_cards"):
        Table.set_up(options(fewest - 1), seats)
    table = Table.set_up(options(fewest, storyteller=0), seats).expire().turn()
    assert table.state.ended == "last_card"
    assert table.sees(0).round == 1


def test_decks_are_mixed() -> None:
    mixed = DixitOptions(decks=("house", "own"), own=options(84).own)
    table = Table.set_up(mixed, 6)
    assert {card in mixed.own for hand in table.state.hands for card in hand} == {True, False}


def test_after_the_deal_everybody_looks_for_five_seconds_before_the_race() -> None:
    table = dealt()
    assert table.state.phase == "deal"
    assert GAME.deadline(table.state) == 5_000
    assert table.expire().state.phase == "idea"


def test_the_first_to_have_an_idea_tells_first() -> None:
    """R1."""
    table = dealt().expire().have_idea(2, after=900).have_idea(1, after=700).expire()
    assert (table.storyteller, table.state.named, table.state.tied) == (1, "race", ())


def test_a_slower_connection_does_not_lose_the_race() -> None:
    table = dealt().expire().have_idea(2, after=900, settled=400)
    assert table.sees(3).phase == "idea"
    table.have_idea(1, after=700, on_its_way=300).expire()
    assert table.storyteller == 1


def test_ideas_that_cannot_be_told_apart_are_decided_by_lot() -> None:
    table = dealt().expire().have_idea(2, after=700, error=20).have_idea(1, after=710, error=20).expire()
    assert table.storyteller in (1, 2)
    assert table.state.tied == (1, 2)


def test_nobody_learns_of_an_idea_before_it_is_decided() -> None:
    table = dealt().expire()
    before = table.bytes_for(None), table.bytes_for(0)
    table.have_idea(2)
    assert (table.bytes_for(None), table.bytes_for(0)) == before
    assert table.sees(2).idea


def test_without_an_idea_in_time_the_first_storyteller_is_drawn_by_lot() -> None:
    """R10."""
    table = dealt().expire().expire()
    assert (table.state.phase, table.state.named) == ("tell", "lot")


def test_the_host_may_pick_the_first_storyteller() -> None:
    table = dealt(storyteller=2).expire()
    assert (table.storyteller, table.state.named) == (2, "host")


def test_the_host_may_have_lots_drawn() -> None:
    named = [Table.set_up(options(first="lot"), 4, seed).expire() for seed in range(20)]
    assert {table.state.named for table in named} == {"lot"}
    assert {table.storyteller for table in named} == {0, 1, 2, 3}


def test_storytellers_follow_clockwise() -> None:
    table = telling(seats=4, storyteller=2)
    assert [table.turn().next().storyteller for _ in range(4)] == [3, 0, 1, 2]


@pytest.mark.parametrize(
    ("action", "clue"),
    [
        (Tell("", "  a  long   way "), Typed("a long way")),
        (Tell("", "й" * 200), Typed("й" * 200)),
        (Tell("", "🎈 ça va? 月"), Typed("🎈 ça va? 月")),
        (Tell("", texts=Texts("сон", "сон", "a dream")), FromLexicon(Texts("сон", "сон", "a dream"))),
        (Tell(""), Spoken()),
    ],
)
def test_a_clue_is_typed_spoken_or_in_three_languages(action: Tell, clue: object) -> None:
    table = telling(sitting="together")
    card = table.state.hands[0][3]
    table.act(0, Tell(card, action.text, action.texts))
    assert table.sees(None).clue == clue
    assert table.sees(0).mine == (card,)
    assert card not in table.bytes_for(1).decode()


def test_a_character_is_a_code_point_after_composition() -> None:
    """R7: 200 letters with their accents apart are 200 letters."""
    assert telling().tell("e\u0301" * 200).sees(1).clue == Typed("é" * 200)


def test_a_choice_may_change_until_everybody_is_in() -> None:
    table = choosing(seats=4).choose(1, 0).choose(1, 4)
    hand = table.state.hands[1]
    assert table.sees(1).mine == (hand[4],)
    table.act(1, TakeBack(hand[4]))
    assert table.sees(1).mine == ()
    assert table.sees(None).waiting_for == (1, 2, 3)
    table.choose(1, 2).choose(2).choose(3)
    assert table.state.phase == "vote"
    assert hand[2] in table.sees(None).laid
    assert table.refusal(1, Choose(hand[3])) == "no_choosing_now"


def test_with_three_players_two_cards_each_are_handed_in() -> None:
    table = choosing(seats=3).choose(1, 0, 1).choose(2, 3)
    hand = table.state.hands[2]
    assert table.sees(None).waiting_for == (2,)
    table.act(2, TakeBack(hand[3])).choose(2, 4, 5)
    assert len(table.sees(None).laid) == 5
    assert {table.card_of(2, number) for number in (0, 1)} == {hand[4], hand[5]}


def test_which_of_two_cards_is_chosen_first_changes_nothing_that_anybody_sees() -> None:
    """Pairs are listed in the order of the hand, so they are shuffled from one and the same list."""
    seen = set()
    for places in ((0, 3), (3, 0)):
        table = choosing(seats=3).choose(1, *places).choose(2)
        seen.add(tuple(table.bytes_for(viewer) for viewer in (None, 0, 1, 2)))
    assert len(seen) == 1


def test_laid_cards_are_the_same_for_everybody_and_in_no_telling_order() -> None:
    """Over many deals every owner's card lies everywhere, whoever hands in first."""
    places = set()
    for seed in range(40):
        table = Table.set_up(options(storyteller=0), 4, seed).expire().tell()
        for seat in (3, 2, 1) if seed % 2 else (1, 2, 3):
            table.choose(seat)
        assert len({table.sees(viewer).laid for viewer in (None, 0, 1, 2, 3)}) == 1
        places |= {(place, entry.owner) for place, entry in enumerate(table.state.laid)}
    assert len(places) == 16


def test_a_vote_may_change_until_all_votes_are_in() -> None:
    table = voting().vote(1, 2).vote(1, 0)
    assert table.sees(1).vote == table.card_of(0)
    table.votes({2: 1, 3: 1})
    assert table.state.scores == (3, 5, 0, 0)


def test_used_cards_are_discarded_and_do_not_come_back() -> None:
    """R2."""
    table = telling().turn()
    used = set(table.state.discard)
    assert used == set(table.sees(None).laid)
    assert not used & {card for cards in (table.state.pile, *table.state.hands) for card in cards}


def test_cards_are_drawn_one_at_a_time_from_the_storytellers_left() -> None:
    """R7."""
    table = telling(seats=4, storyteller=1)
    first, second, third, fourth = table.state.pile[:4]
    table.turn()
    assert [table.state.hands[seat][-1] for seat in (2, 3, 0, 1)] == [first, second, third, fourth]


def test_the_order_of_drawing_decides_who_is_short_of_cards_at_the_end() -> None:
    """R7: two cards for four seats."""
    short = tuple(tuple(f"{seat}{n}" for n in range(5)) for seat in range(4))
    assert drawn(short, ("x", "y"), Seat(2)) == (("y",), (), (), ("x",))


@pytest.mark.parametrize(
    ("end", "reason", "turns"), [("points", "thirty_points", 7), ("last_card", "last_card", 15)]
)
def test_thirty_points_end_the_game_only_where_that_is_agreed(end: str, reason: str, turns: int) -> None:
    """R17: seat 0 earns five in each turn of another and three in its own, so it has 31 after seven turns."""
    table = telling(end=end).turn()
    while table.outcome() is None:
        assert end == "last_card" or max(table.state.scores) < 30
        table.next().turn()
    assert (table.state.ended, table.sees(0).round) == (reason, turns)
    assert max(table.state.scores) >= 30


def test_an_agreed_number_of_turns_ends_the_game() -> None:
    table = telling(end="turns", turns=2).turn()
    assert table.outcome() is None
    table.next().turn()
    assert table.state.ended == "turns_played"
    assert table.sees(0).turns == 2


def test_the_last_card_ends_the_game_in_any_case() -> None:
    """R17."""
    table = Table.set_up(options(28, storyteller=0, end="turns", turns=40), 4).expire().turn()
    assert table.state.ended == "last_card"


def test_whoever_is_furthest_wins_even_where_others_reach_thirty_in_the_same_turn() -> None:
    """R17: the storyteller had 30 first in the order of seats, the finder is further on."""
    table = telling(end="points")
    table.state = msgspec.structs.replace(table.state, scores=(27, 26, 0, 0))
    table.turn()
    assert table.outcome() == Outcome("thirty_points", (30, 31, 0, 0), (Seat(1),))


def test_most_points_win_and_equal_points_share_the_win() -> None:
    table = Table.set_up(options(28, storyteller=0), 4).expire().tell().lay().votes({1: 0, 2: 0, 3: 0})
    assert table.outcome() == Outcome("last_card", (0, 2, 2, 2), (Seat(1), Seat(2), Seat(3)))


def test_setup_draws_from_its_dice_alone() -> None:
    assert GAME.setup(options(), 4, Dice(b"x", 1)) == GAME.setup(options(), 4, Dice(b"x", 1))
