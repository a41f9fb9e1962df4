"""A hint tells an agent only what follows from their own view, and only when hints are on."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.actions import Clue, Detain, Wait
from quivive.games.crosshairs.model import CrosshairsOptions, Hint
from quivive.games.crosshairs.secrecy import resample
from quivive.games.crosshairs.tests.builders import Table, dealt


def hinted() -> Table:
    """Red 11 lies upright, red 4 sideways: an 11, but not red."""
    options = CrosshairsOptions(mission="training_1", hint=True)
    table = dealt("red11 red4", "yellow11 black2", suspects="black11 red6", options=options).begin()
    return table.plays(Detain(), Detain(), Clue("red11", 1), Wait(), Clue("red4", 1))


def hint(table: Table, seat: int) -> Hint:
    found = table.sees(seat).hint
    assert found is not None
    return found


def test_there_is_none_by_default_and_none_for_the_table() -> None:
    assert dealt().begin().sees(0).hint is None
    assert hinted().sees(None).hint is None


def test_it_leaves_out_what_the_clues_exclude_and_what_the_agent_sees_elsewhere() -> None:
    (possible,) = hint(hinted(), 1).possible
    assert possible.suspect == 1
    assert possible.cards == ("black11",)


def test_it_says_nothing_about_suspects_the_agent_has_looked_at() -> None:
    assert [possible.suspect for possible in hint(hinted(), 0).possible] == [2]


def test_it_names_the_card_that_would_say_most_and_beside_whom() -> None:
    table = dealt(
        "red11 black4", "red3", suspects="black11 red6", options=CrosshairsOptions(hint=True)
    ).begin()
    table.plays(Detain(), Wait())
    advice = hint(table, 0).advice
    assert advice is not None
    assert (advice.card, advice.suspect) == ("red11", 1)
    assert advice.bits > 1


def test_there_is_no_advice_without_a_suspect_to_give_clues_about() -> None:
    assert hint(dealt(options=CrosshairsOptions(hint=True)).begin(), 0).advice is None


def test_it_is_the_same_whatever_is_hidden_from_the_agent() -> None:
    table = hinted()
    for number in range(20):
        other = resample(table.state, Seat(1), Dice(b"hints", number))
        assert GAME.view(other, Seat(1)).hint == hint(table, 1)


def test_it_never_excludes_the_truth() -> None:
    table = hinted()
    for seat in range(2):
        for possible in hint(table, seat).possible:
            assert table.suspect(possible.suspect).card in possible.cards
