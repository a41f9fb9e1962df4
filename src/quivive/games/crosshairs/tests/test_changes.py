"""The rules that missions can change, including those that no mission uses yet."""

from __future__ import annotations

import pytest

from quivive.engine.game import Seat
from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.actions import Aim, Clue, Detain, Draw, Exchange, Fire, Stop, Take, Token, Wait
from quivive.games.crosshairs.content.missions import (
    Amount,
    AnyChange,
    HandLimit,
    HqHidden,
    NumberTokens,
    Pointers,
    Reversed,
    Silence,
    StandLimit,
)
from quivive.games.crosshairs.model import CrosshairsOptions, Laid
from quivive.games.crosshairs.rules.deduction import board, grid
from quivive.games.crosshairs.tests.builders import Table, dealt, setup, trial


def mission(key: str) -> CrosshairsOptions:
    return CrosshairsOptions(mission=key)


def changed(*changes: AnyChange) -> Table:
    return dealt("red2 black2", "red3 black3", "red4 black4", options=trial(*changes)).begin()


def test_special_cards_are_dealt_and_never_suspects() -> None:
    for seed in range(30):
        state = setup(mission("sealing_wax"), 5, seed).state
        dealt_out = [*state.hq, *(card for hand in state.hands for card in hand)]
        assert sum(card.endswith("_special") for card in dealt_out) == 4
        assert not any(card.endswith("_special") for card in state.suspects)


@pytest.mark.parametrize(("card", "upright"), [("red_special", True), ("black_special", False)])
def test_a_special_card_laid_beside_a_suspect_says_something_about_its_suit(card: str, upright: bool) -> None:
    table = dealt(card, "red3", suspects="red6 black11", options=mission("sealing_wax")).begin()
    table.plays(Detain(), Wait(), Clue(card, 1))
    assert [clue.upright for clue in table.suspect(1).clues] == [upright]


def power_cut() -> Table:
    """Two clues of a named suspect lie in the discard."""
    table = dealt("red2 red4", "red3 black3", suspects="red6 black11", options=mission("power_cut")).begin()
    table.plays(Detain(), Detain(), Clue("red2", 1), Wait(), Clue("red4", 1)).acts(1, Aim(1), Fire("red6"))
    return table.expire()


def test_a_closed_discard_shows_only_its_top_card() -> None:
    view = power_cut().sees(0)
    assert (view.discard, view.discard_count) == (("red4",), 2)


def test_only_the_top_card_of_a_closed_discard_can_be_the_reward() -> None:
    table = power_cut()
    assert [a.card for a in table.legal(1) if isinstance(a, Take)] == ["red4"]
    assert table.refusal(1, Take("red2")) == "not_in_the_discard"
    assert table.refusal(1, Take("red4")) is None


def test_the_record_hides_what_has_gone_to_a_closed_discard() -> None:
    assert "red2" not in power_cut().bytes_for(0).decode()


def keyed(suspect: str) -> Table:
    table = dealt(
        "red2", "red3", suspects=f"{suspect} black11", tokens=(2, 3, 9), options=mission("room_keys")
    )
    return table.begin().plays(Detain(), Wait())


@pytest.mark.parametrize(("token", "upright"), [(3, True), (2, False), (9, False)])
def test_a_token_lies_upright_when_the_digits_add_up_to_it(token: int, upright: bool) -> None:
    table = keyed("red12").act(0, Token(token, 1))
    (clue,) = table.suspect(1).clues
    assert (clue.token, clue.card, clue.upright) == (token, None, upright)
    assert table.state.tokens == tuple(other for other in (2, 3, 9) if other != token)
    assert table.turn == 1


def test_a_token_is_struck_on_the_board_like_any_clue() -> None:
    assert board("room_keys", (Laid(Seat(0), True, token=3),)).struck_numbers == tuple(
        number for number in range(2, 16) if number not in (3, 12)
    )


def test_tokens_are_used_once_and_do_not_return_with_a_named_suspect() -> None:
    table = keyed("red12").act(0, Token(3, 1)).acts(1, Aim(1), Fire("red12"))
    assert table.state.tokens == (2, 9)
    assert table.state.face_up == ()


@pytest.mark.parametrize(("token", "upright"), [(1, True), (4, True), (5, False)])
def test_a_token_can_stand_for_a_factor_instead(token: int, upright: bool) -> None:
    options = trial(NumberTokens((1, 4, 5), "factor"))
    table = dealt("red2", "red3", suspects="red12", tokens=(1, 4, 5), options=options).begin()
    assert table.plays(Detain(), Wait(), Token(token, 1)).suspect(1).clues[0].upright == upright


def test_a_token_keeps_a_mission_alive() -> None:
    table = dealt(
        "", "red3", suspects="red12", hq="yellow2", tokens=(3,), options=mission("room_keys")
    ).begin()
    table.act(0, Detain()).act(1, Exchange("red3", 1))
    assert (table.turn, table.outcome()) == (0, None)
    assert tuple(table.legal(0)) == (Token(3, 1),)


def test_pointers_are_in_front_of_all_agents_but_one_and_move_on_each_round() -> None:
    table = dealt("red2", "red3", "red4", suspects="red6 black11 yellow9", options=mission("arrows")).begin()
    lay = []
    for _ in range(4):
        lay.append(table.sees(None).pointed)
        table.plays(*[Wait()] * 3)
    assert lay == [(1, 2), (0, 2), (0, 1), (1, 2)]


def test_only_where_a_pointer_lies_may_be_exchanged_about_or_aimed_at() -> None:
    table = changed(Pointers(Amount(1))).plays(Detain(), Detain(), Wait())
    assert table.sees(None).pointed == (2,)
    assert not any(isinstance(a, Exchange | Aim) for a in table.legal(0))
    table = changed(Pointers(Amount(2)))
    table.plays(Detain(), Detain(), Wait())
    assert table.sees(None).pointed == (0, 2)
    assert table.refusal(0, Exchange("red2", 2)) == "not_pointed_at"
    assert table.refusal(0, Aim(2)) == "not_pointed_at"
    table.plays(Wait())
    assert table.refusal(1, Aim(1)) is None


def test_there_are_four_pointers_at_most_and_never_more_than_agents() -> None:
    five = dealt("red2", "red3", "red4", "red5", "red7", options=trial(Pointers(Amount(0, 3)))).begin()
    assert five.sees(None).pointed == (1, 2, 3, 4)
    two = dealt("red2", "red3", options=trial(Pointers(Amount(0, 3)))).begin()
    assert two.sees(None).pointed == (0, 1)


def test_without_pointers_everybody_may_be_asked_about() -> None:
    assert changed().sees(None).pointed is None


def train() -> Table:
    """Agents 0 and 1 have detained; a round is over."""
    hands = "red2 black2", "red3 black3", "red4 black4"
    table = dealt(*hands, suspects="red6 black11", options=mission("night_train")).begin()
    return table.plays(Detain(), Detain(), Wait())


def test_suspects_move_to_the_left_with_their_clues_at_the_end_of_a_round() -> None:
    table = train()
    assert [[s.id for s in stand] for stand in table.state.stands] == [[], [1], [2]]
    table.plays(Wait(), Clue("red3", 1), Wait())
    assert [[s.id for s in stand] for stand in table.state.stands] == [[2], [], [1]]
    assert [clue.card for clue in table.suspect(1).clues] == ["red3"]


def test_a_suspect_that_moved_on_is_still_seen_by_its_first_agent_alone() -> None:
    table = train()
    assert [(held.suspect, held.card) for held in table.sees(0).seen] == [(1, "red6")]
    assert [(held.suspect, held.card) for held in table.sees(1).seen] == [(2, "black11")]
    assert table.sees(2).seen == ()
    assert "black11" not in table.bytes_for(2).decode()


def test_an_agent_who_has_looked_at_a_suspect_never_names_it() -> None:
    table = train()
    assert table.refusal(0, Aim(1)) == "seen_already"
    assert table.refusal(0, Aim(2)) is None


def test_a_clue_beside_a_suspect_the_agent_has_not_looked_at_is_not_a_choice() -> None:
    table = train().plays(Wait(), Clue("red3", 1))
    assert table.suspect(1).clues[0].own is False


def test_an_agent_who_has_looked_at_a_suspect_may_lay_a_card_beside_it_elsewhere() -> None:
    table = train().acts(0, Exchange("red2", 1), Stop())
    assert table.suspect(1).clues[0].own is True


def mirror(double: int) -> Table:
    hands = "red2 black4", "red3 black3"
    table = dealt(*hands, suspects="red6 black11", double=double, options=mission("mirror")).begin()
    return table.detain_all()


@pytest.mark.parametrize(("double", "upright"), [(1, False), (2, True)])
def test_the_clues_of_a_double_agent_are_laid_inverted(double: int, upright: bool) -> None:
    table = mirror(double).act(0, Clue("red2", 1))
    assert table.suspect(1).clues[0].upright is upright


def test_only_the_agent_who_detained_the_double_agent_knows() -> None:
    table = mirror(2)
    assert [held.double for held in table.sees(1).seen] == [True]
    assert [held.double for held in table.sees(0).seen] == [False]


def test_everybody_is_told_whether_a_named_suspect_was_the_double_agent() -> None:
    view = mirror(1).plays(Wait()).acts(1, Aim(1), Fire("red6")).sees(0)
    assert view.shot is not None
    assert view.shot.double is True
    assert view.record[-1].double is True
    wrong = mirror(1).plays(Wait()).acts(1, Aim(1), Fire("red7")).sees(0)
    assert wrong.shot is not None
    assert wrong.shot.double is None


def test_with_a_double_agent_a_board_strikes_only_what_both_readings_exclude() -> None:
    clue = (Laid(Seat(0), True, card="red11"),)
    assert board("mirror", clue).struck_suits == ()
    assert "black11" in grid("mirror", clue)
    assert "black12" in grid("mirror", clue)
    assert "red11" not in grid("mirror", clue)


def test_the_hand_limit_can_be_changed() -> None:
    table = changed(HandLimit(2)).acts(0, Wait(), Draw(), Stop())
    assert (table.state.phase, table.sees(None).hand_limit) == ("surplus", 2)


def test_two_suspects_may_stand_in_front_of_one_agent() -> None:
    table = changed(StandLimit(2)).plays(Detain(), Wait(), Wait(), Detain(), Wait(), Wait())
    assert [s.id for s in table.state.stands[0]] == [1, 2]
    table.act(0, Clue("red2", 2))
    assert [len(s.clues) for s in table.state.stands[0]] == [0, 1]
    assert table.refusal(1, Aim(2)) is None


def test_the_order_can_be_reversed() -> None:
    table = changed(Reversed())
    turns = []
    for _ in range(4):
        turns.append((table.state.round, table.turn))
        table.plays(Wait())
    assert turns == [(1, 0), (1, 2), (1, 1), (2, 0)]
    assert table.sees(None).direction == -1


def test_the_count_of_hq_can_be_hidden_until_the_end() -> None:
    table = changed(HqHidden())
    assert table.sees(0).hq is None
    assert table.sees(0).hq_empty is False
    assert Wait() in table.legal(0)


def test_the_number_of_cards_in_hq_cannot_be_deduced() -> None:
    """Equal views are possible with different sizes of HQ."""
    sizes: dict[int, set[int]] = {}
    for seed in range(40):
        table = setup(trial(HqHidden(aside=3)), 3, seed)
        view = table.sees(0)
        lying = view.suspects_left + sum(view.hands) + view.discard_count + view.face_down
        sizes.setdefault(lying, set()).add(len(table.state.hq))
        assert len(table.state.aside) <= 3
    assert {len(found) for found in sizes.values()} == {4}


@pytest.mark.parametrize("double", [1, 2])
def test_at_the_end_everybody_learns_who_the_double_agent_was_even_if_never_detained(double: int) -> None:
    hands = "red2 black4", "red3 black3"
    table = dealt(
        *hands, suspects="red6 black11", double=double, options=mission("mirror"), bullets=2
    ).begin()
    table.plays(Detain()).acts(1, Aim(1), Fire("red7"))
    reveal = table.sees(None).reveal
    assert reveal is not None
    assert (reveal.suspects, reveal.double) == (("black11",), "red6" if double == 1 else "black11")


def test_discussion_can_be_forbidden_from_the_first_turn_to_the_end() -> None:
    table = dealt(options=trial(Silence()))
    assert GAME.silent(table.state) is False
    assert GAME.silent(table.begin().state) is True
    assert table.sees(None).silent is True
    assert GAME.silent(dealt().begin().state) is False
