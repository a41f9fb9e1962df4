"""Counter-intelligence: anybody, at any moment, names a player and a number that is called now."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quivive.engine.game import Millis, Seat
from quivive.games.carnival import GAME
from quivive.games.carnival.model import Accuse, Contact, Naming
from quivive.games.carnival.tests.builders import Table, carnival, round_of_calls, together


@pytest.fixture
def table() -> Table:
    """Seat 0 calls 8, which seat 1 holds; it is seat 1's turn."""
    return carnival().calls(8)


def test_a_right_accusation_takes_both_cards_and_lays_out_a_counter_card(table: Table) -> None:
    view = table.caught(3, 1, 8).sees(None)
    assert view.face_up == ((), (), (), (8, 8), ())
    assert view.counter == (4, 4, 4, 3, 4)
    assert view.caught == (0, 0, 0, 1, 0)
    assert table.points() == (4, 4, 4, 5, 4)
    assert view.cards == (7, 6, 7, 7, 7)
    assert view.taken == (8,)


def test_a_wrong_accusation_costs_a_counter_card_and_reveals_nothing(table: Table) -> None:
    view = table.caught(3, 2, 8).sees(None)
    assert view.counter == (4, 4, 4, 3, 4)
    assert view.caught == (0,) * 5
    assert table.points() == (4, 4, 4, 3, 4)
    assert view.cards == (7,) * 5
    assert view.scenes[0].holder is None
    assert view.calls[0] is not None


def test_the_caller_waits_with_the_pawn_off_the_board(table: Table) -> None:
    """R3"""
    table.caught(3, 1, 8)
    assert table.sees(None).calls[0] is None
    table.calls(15, 22, 29, 1)
    assert table.refusal(0, Contact(Seat(1))) == "no_live_call"
    assert table.calls(20).sees(None).mover == 1


def test_a_call_stands_until_its_caller_moves_on() -> None:
    """R1: also in the caller's own next turn, until the contact or the call."""
    table = round_of_calls().caught(3, 1, 8)
    assert table.judged[0].right
    assert table.refusal(0, Contact(Seat(1))) == "no_live_call"


def test_four_cards_are_four_tries(table: Table) -> None:
    for _ in range(4):
        assert not table.caught(3, 2, 8).judged[0].right
    assert table.sees(None).counter[3] == 0
    assert table.refusal(3, Accuse(Seat(1), 8)) == "no_counter_cards"
    assert not any(isinstance(action, Accuse) for action in GAME.legal(table.sees(3)))


def test_accusations_under_way_have_their_cards_set_aside() -> None:
    table = round_of_calls(8).but(counter=(4, 4, 4, 1, 4, 4, 4, 4))
    table.accuse(3, 1, 5)
    assert table.refusal(3, Accuse(Seat(5), 9)) == "no_counter_cards"
    assert not any(isinstance(action, Accuse) for action in GAME.legal(table.sees(3)))


def test_nobody_learns_of_an_accusation_before_it_is_judged(table: Table) -> None:
    before = [table.bytes_for(seat) for seat in (None, 0, 1, 2, 4)]
    table.accuse(3, 1, 8, settled=300)
    assert [table.bytes_for(seat) for seat in (None, 0, 1, 2, 4)] == before
    assert table.sees(3).naming == (Naming(Seat(1), 8),)


def test_it_is_judged_when_nothing_earlier_can_come_in(table: Table) -> None:
    table.accuse(3, 1, 8, settled=300)
    assert GAME.deadline(table.state) == table.now + 301
    assert table.expire().judged[0].right


Race = Callable[[Table], Table]
RACES: dict[str, tuple[Race, int]] = {
    "the first made wins, though it arrives last": (
        lambda table: table.accuse(3, 1, 8, settled=400).wait(200).accuse(2, 1, 8, ago=250, settled=200),
        2,
    ),
    "the first that arrives, if it was made first": (
        lambda table: table.accuse(3, 1, 8, ago=100, settled=400).wait(50).accuse(2, 1, 8, settled=400),
        3,
    ),
}


@pytest.mark.parametrize(("race", "winner"), RACES.values(), ids=RACES)
def test_accusations_race_by_the_instant_they_were_made(table: Table, race: Race, winner: int) -> None:
    """R4: the one that comes second costs nothing."""
    table.wait(1_000)
    race(table).expire()
    assert table.sees(None).caught[winner] == 1
    loser = 5 - winner
    while table.state.claims:
        table.expire()
    assert table.sees(None).counter[loser] == 4
    assert table.sees(loser).too_late == Naming(Seat(1), 8)
    assert table.sees(winner).too_late is None


def test_equal_times_are_decided_by_lot(table: Table) -> None:
    """R9"""
    table.wait(1_000)
    winners = set()
    for draw in range(12):
        again = Table(table.state, draws=draw)
        again.now = table.now
        again.accuse(3, 1, 8, settled=100, error=20).accuse(2, 1, 8, ago=10, settled=100, error=20).expire()
        winners.add(again.judged[0].by)
        assert again.judged[0].lot == (2, 3)
    assert winners == {2, 3}


def test_a_wrong_one_before_a_right_one_costs_its_own_card_only(table: Table) -> None:
    table.wait(1_000).accuse(3, 2, 8, ago=100).accuse(2, 1, 8).expire()
    assert [scene.right for scene in table.judged] == [False, True]
    assert table.sees(None).counter == (4, 4, 3, 3, 4)


def test_an_accusation_made_before_the_turn_passed_still_counts() -> None:
    """R11: made before the turn passed, it is judged by the calls that stood then."""
    table = round_of_calls().open()
    table.calls(20).wait(50).accuse(3, 1, 8, ago=100)
    assert table.expire().judged[0].right
    assert table.sees(None).face_up[3] == (8, 8)
    assert table.sees(None).calls[0].number == 20  # type: ignore[union-attr]


def test_an_accusation_over_a_call_that_had_ended_costs_nothing() -> None:
    """R11"""
    table = round_of_calls().calls(20).wait(50)
    assert table.refusal(3, Accuse(Seat(1), 8)) == "not_called"


def test_an_accusation_made_before_the_call_is_not_about_it(table: Table) -> None:
    """R14: "called" means when the accusation was made, not when it comes in."""
    moment = table.wait(50).made(ago=100)
    assert table.refusal(3, Accuse(Seat(1), 8), moment) == "not_called"


def test_whoever_has_called_the_number_meanwhile_loses_it_to_an_earlier_accusation() -> None:
    table = together().calls(8, 15, 22, 29, 1).wait(1_000).calls(20, 16, 8).wait(50)
    table.accuse(4, 1, 8, ago=100).expire()
    assert table.sees(None).face_up[4] == (8, 8)
    assert table.sees(None).calls[2] is None
    assert table.sees(None).calls[0] is not None


def test_an_accusation_made_first_beats_the_contact() -> None:
    """R13"""
    table = round_of_calls().wait(1_000)
    table.act(0, Contact(Seat(1)), table.made(settled=300)).wait(100)
    table.accuse(3, 1, 8, ago=200, settled=200).expire()
    assert [(scene.kind, scene.by) for scene in table.judged] == [("accusation", 3)]
    assert table.state.claims == ()
    assert table.sees(0).too_late == Naming(Seat(1), 8)


def test_a_contact_made_first_beats_the_accusation() -> None:
    table = round_of_calls().wait(1_000)
    table.accuse(3, 1, 8, settled=300).act(0, Contact(Seat(1)), table.made(ago=50, settled=300)).expire()
    assert [scene.kind for scene in table.judged] == ["contact"]
    assert table.sees(None).counter == (4,) * 5


def test_an_accusation_that_arrives_after_the_number_is_resolved_costs_nothing(table: Table) -> None:
    """R4"""
    table.wait(1_000).caught(3, 1, 8).wait(10)
    moment = table.made(ago=500)
    assert table.refusal(2, Accuse(Seat(1), 8), moment) == "somebody_was_quicker"


def test_a_seat_that_is_left_out_can_be_accused(table: Table) -> None:
    """R10"""
    assert table.attend(out=[1]).caught(3, 1, 8).judged[0].right


class TestWithFour:
    @pytest.fixture
    def four(self) -> Table:
        """Seat 0 calls 10, which seat 1 holds."""
        return together(4).calls(10)

    def test_a_miss_closes_the_number(self, four: Table) -> None:
        four.caught(3, 2, 10)
        assert four.sees(None).calls[0].closed  # type: ignore[union-attr]
        assert four.refusal(2, Accuse(Seat(1), 10)) == "number_closed"
        assert not any(isinstance(action, Accuse) for action in GAME.legal(four.sees(2)))

    def test_what_was_made_later_and_came_in_before_costs_nothing(self, four: Table) -> None:
        four.wait(500).accuse(3, 2, 10, ago=100).accuse(2, 1, 10).expire()
        assert [scene.by for scene in four.judged] == [3]
        assert four.sees(None).counter == (4, 4, 4, 3)
        assert four.sees(2).too_late == Naming(Seat(1), 10)

    def test_a_contact_is_not_closed(self, four: Table) -> None:
        four.caught(3, 2, 10).calls(19, 28, 1)
        assert four.contact(1).judged[0].right

    def test_it_opens_with_the_callers_next_call(self, four: Table) -> None:
        four.caught(3, 2, 10).calls(19, 28, 1)
        assert four.refusal(2, Accuse(Seat(1), 10)) == "number_closed"
        four.calls(20, 29, 10)
        assert not four.sees(None).calls[2].closed  # type: ignore[union-attr]
        assert four.caught(3, 1, 10).judged[0].right

    @pytest.mark.parametrize("end", [Table.skip, lambda four: four.attend(out=[0])], ids=["skip", "absence"])
    def test_it_opens_however_the_call_ends(self, four: Table, end: Race) -> None:
        """R15"""
        end(four.caught(3, 2, 10).calls(19, 28, 1))
        free = next(number for number in (29, 30) if number in four.sees(1).callable)
        four.calls(free, 10)
        assert not four.sees(None).calls[2].closed  # type: ignore[union-attr]
        assert four.caught(3, 1, 10).judged[0].right

    def test_a_miss_over_an_old_call_leaves_a_new_call_of_the_number_open(self) -> None:
        """R11, R15: the closure is of one call."""
        table = together(4).calls(10, 19, 28, 1).wait(1_000).calls(20, 29, 10).wait(50)
        table.accuse(3, 2, 10, ago=100).expire()
        assert not table.judged[0].right
        assert not table.sees(None).calls[2].closed  # type: ignore[union-attr]

    @pytest.mark.parametrize("seats", [5, 6, 7, 8])
    def test_with_more_players_nothing_closes(self, seats: int) -> None:
        """R15"""
        number = {5: 8, 6: 7, 7: 6, 8: 5}[seats]
        table = together(seats).calls(number).caught(3, 2, number)
        assert table.caught(2, 1, number).judged[0].right

    def test_a_table_dealt_for_five_stays_one_of_five(self, table: Table) -> None:
        table.attend(out=[4]).caught(3, 2, 8)
        assert table.caught(2, 1, 8).judged[0].right


def test_the_scene_says_when_it_was_made(table: Table) -> None:
    table.wait(1_000).accuse(3, 1, 8, ago=250).expire()
    assert table.judged[0].made == Millis(8_000 + 750)
