"""How a game ends, who wins it, and how ties are broken."""

from __future__ import annotations

from typing import Any

import pytest

from quivive.engine.game import Illegal, Outcome, Seat
from quivive.games.carnival import GAME
from quivive.games.carnival.events import Ended
from quivive.games.carnival.model import Accuse, Call, Contact
from quivive.games.carnival.tests.builders import Table, carnival, round_of_calls, together


def test_an_empty_hand_ends_the_game_at_once() -> None:
    """R5: the turn is not finished."""
    table = together(4).calls(10, 19, 28, 1).holding((1, 2), (10,), (19, 20), (28, 29))
    assert table.contact(1).ended == "hand_empty"
    assert table.refusal(0, Call(20)) == "game_over"
    assert GAME.deadline(table.state) is None


def test_an_accusation_can_empty_a_hand_too() -> None:
    table = together(4).calls(10).holding((1, 2), (10,), (19, 20), (28, 29))
    assert table.caught(3, 1, 10).ended == "hand_empty"


def test_a_wrong_contact_can_empty_a_hand_too() -> None:
    table = together(4).calls(10, 19, 28, 1).holding((1, 2), (10,), (19, 20), (28, 29))
    assert table.contact(2).ended == "hand_empty"


def test_what_was_made_after_the_naming_that_ends_the_game_costs_nothing() -> None:
    """R5, R13: the end is looked for after each, though several are judged at once."""
    table = together(4).calls(10, 19).holding((1, 2), (10,), (19, 20), (28, 29)).wait(1_000)
    table.accuse(3, 1, 10, ago=200, settled=300).accuse(0, 3, 19, ago=100, settled=300).expire()
    assert [scene.by for scene in table.judged] == [3]
    assert table.ended == "hand_empty"
    assert table.sees(None).counter == (4, 4, 4, 3)


def test_the_empty_hand_of_a_seat_that_is_left_out_ends_the_game_too() -> None:
    """R18"""
    table = together(4).calls(10, 19, 28, 1).holding((1, 2), (10,), (19, 20), (28, 29)).attend(out=[1])
    assert table.contact(1).ended == "hand_empty"


def test_no_crowd_card_left_ends_the_game() -> None:
    table = together(4).calls(10, 19, 28, 1).holding((), (10,), (), ())
    assert table.contact(1).ended == "crowd_empty"


def test_a_crowd_all_face_down_ends_the_game() -> None:
    table = together(4).calls(10, 19, 28, 1).holding((), (10,), (), ())
    assert table.contact(2).ended == "crowd_face_down"


class TestQuietRounds:
    """R7, R16: three times the seats dealt, in none of which a card left a hand."""

    @pytest.fixture
    def quiet(self) -> Table:
        """One turn more, and it is fifteen."""
        return round_of_calls().calls(20, 16, 30, 31, 2).calls(8, 15, 22, 29)

    def test_they_end_the_game_once_nothing_can_be_on_its_way(self, quiet: Table) -> None:
        quiet.calls(1)
        assert quiet.sees(None).closing
        assert GAME.deadline(quiet.state) == quiet.now + 400
        assert quiet.expire().ended == "quiet"

    def test_nothing_can_be_done_meanwhile(self, quiet: Table) -> None:
        quiet.calls(1)
        assert quiet.refusal(0, Contact(Seat(1))) == "game_is_closing"
        assert quiet.refusal(3, Accuse(Seat(1), 8)) == "game_is_closing"
        assert {type(action).__name__ for action in GAME.legal(quiet.sees(0))} == {"Look", "Wink"}

    def test_nothing_can_be_done_either_once_the_player_to_move_is_left_out_and_another_turn_begins(
        self, quiet: Table
    ) -> None:
        quiet.calls(1).wait(100).attend(out=[0]).wait(50)
        assert quiet.sees(None).mover == 1
        with pytest.raises(Illegal, match="game_is_closing"):
            quiet.accuse(3, 1, 8, ago=100)
        assert quiet.expire().ended == "quiet"

    def test_what_was_made_before_counts_though_another_turn_has_begun(self, quiet: Table) -> None:
        quiet.calls(1).wait(100).attend(out=[0]).wait(50).accuse(3, 1, 8, ago=200).expire()
        assert quiet.judged[0].right
        assert quiet.ended is None

    def test_a_right_accusation_made_before_keeps_it_going(self, quiet: Table) -> None:
        quiet.calls(1).wait(50).accuse(3, 1, 8, ago=100, settled=200).expire()
        assert quiet.judged[0].right
        assert quiet.ended is None
        assert quiet.sees(None).quiet == 0
        assert quiet.calls(20).sees(None).mover == 1

    def test_a_wrong_one_does_not(self, quiet: Table) -> None:
        quiet.calls(1).wait(50).accuse(3, 2, 8, ago=100, settled=200).expire()
        assert not quiet.judged[0].right
        assert quiet.expire().ended == "quiet"

    def test_an_accusation_that_takes_longer_is_waited_for(self, quiet: Table) -> None:
        quiet.calls(1).wait(50).accuse(3, 1, 8, ago=100, settled=900).expire()
        assert quiet.judged[0].right

    def test_a_wrong_one_does_not_cut_off_one_that_takes_longer(self, quiet: Table) -> None:
        """R13"""
        quiet.calls(1).wait(50).accuse(3, 2, 8, ago=100, settled=500).accuse(4, 1, 8, ago=90, settled=900)
        assert not quiet.expire().judged[0].right
        assert quiet.ended is None
        assert quiet.expire().judged[0].right

    def test_a_skip_cuts_the_waiting_short(self, quiet: Table) -> None:
        assert quiet.calls(1).skip().ended == "quiet"

    def test_a_card_that_leaves_a_hand_starts_the_count_anew(self, quiet: Table) -> None:
        quiet.caught(3, 1, 8)
        assert quiet.sees(None).quiet == 0
        assert quiet.calls(1).sees(None).quiet == 0
        assert quiet.calls(9).sees(None).quiet == 1

    def test_turns_count_however_they_end(self) -> None:
        skipped = carnival().calls(8).attend(out=[2]).calls(15)
        assert skipped.sees(None).mover == 3
        assert skipped.sees(None).quiet == 3
        assert carnival().skip().sees(None).quiet == 1
        passed = together(4).calls(10, 19, 28, 1).holding((1, 2), (10,), (19,), (28,)).calls(None)
        assert passed.sees(None).quiet == 5

    def test_the_count_is_of_the_seats_dealt(self) -> None:
        assert carnival(4).sees(None).quiet_limit == 12
        assert carnival(8).attend(out=[1, 2]).sees(None).quiet_limit == 24


TIES: dict[str, tuple[dict[str, Any], tuple[int, ...], tuple[int, ...]]] = {
    "most points": ({"counter": (4, 3, 4, 2)}, (4, 3, 4, 2), (0, 2)),
    "face-up cards count": ({"face_up": ((1,), (), (2, 2), ())}, (5, 4, 6, 4), (2,)),
    "then more right accusations": (
        {"counter": (3, 2, 4, 4), "face_up": ((9,), (8, 8), (), ()), "caught": (0, 1, 0, 0)},
        (4, 4, 4, 4),
        (1,),
    ),
    "then more cards face down": ({"face_down": ((), (5,), (6, 7), ())}, (4, 4, 4, 4), (2,)),
    "accusations before cards face down": (
        {"caught": (1, 0, 0, 0), "face_down": ((), (5,), (6, 7), ())},
        (4, 4, 4, 4),
        (0,),
    ),
    "cards face down are worth no points": ({"face_down": ((5, 6, 7), (), (), ())}, (4, 4, 4, 4), (0,)),
    "then shared": ({}, (4, 4, 4, 4), (0, 1, 2, 3)),
    "whoever left for good cannot win": (
        {"face_up": ((1, 1), (2,), (), ()), "presences": ("gone", "here", "here", "here")},
        (6, 5, 4, 4),
        (1,),
    ),
}


@pytest.mark.parametrize(("changes", "scores", "winners"), TIES.values(), ids=TIES)
def test_who_wins(changes: dict[str, Any], scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = GAME.evolve(carnival(4).but(**changes).state, Ended("quiet"))
    assert GAME.outcome(state) == Outcome("quiet", scores, tuple(Seat(seat) for seat in winners))


def test_hands_and_winks_are_shown_when_all_is_over() -> None:
    table = carnival(4).calls(10).look(0, 1).wink(1, 0)
    assert table.sees(None).hands == ()
    assert table.sees(None).winks == ()
    table.attend(out=[2, 3])
    assert table.ended == "too_few_players"
    view = table.sees(None)
    assert view.hands[1] == tuple(range(10, 19))
    assert [(wink.seat, wink.at, wink.seen_by) for wink in view.winks] == [(1, 0, (0,))]
