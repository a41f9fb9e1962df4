"""What a wrong claim costs: who gets how many cards, from where and to where."""

from __future__ import annotations

import pytest

from quivive.games.keep_watch.model import Claim
from quivive.games.keep_watch.tests.builders import watching

PENALTIES: dict[str, tuple[tuple[int, ...], int, tuple[int, ...]]] = {
    "two players: all three to the opponent": ((4, 4), 0, (1, 1, 1)),
    "two players, from the other side": ((4, 4), 1, (0, 0, 0)),
    "three players: two to the left, one to the other": ((4, 4, 4), 0, (1, 2, 1)),
    "three players, around the end of the table": ((4, 4, 4), 2, (0, 1, 0)),
    "four players: one to each": ((4, 4, 4, 4), 1, (2, 3, 0)),
    "five players: the next three": ((4, 4, 4, 4, 4), 3, (4, 0, 1)),
    "six players: the next three": ((4, 4, 4, 4, 4, 4), 1, (2, 3, 4)),
    "six players, around the end of the table": ((4, 4, 4, 4, 4, 4), 4, (5, 0, 1)),
    "nine cards give three": ((9, 2), 0, (1, 1, 1)),
    "three cards give two, three players one each": ((3, 4, 4), 0, (1, 2)),
    "three cards of two players give two": ((3, 4), 0, (1, 1)),
    "two cards give one, to the left": ((2, 4, 4, 4), 0, (1,)),
    "two cards of two players give one": ((4, 2), 1, (0,)),
    "the last card is never given": ((1, 4, 4), 0, ()),
    "nor of two players": ((4, 1), 1, ()),
}


@pytest.mark.parametrize(("sizes", "wrong", "given"), PENALTIES.values(), ids=PENALTIES.keys())
def test_penalty(sizes: tuple[int, ...], wrong: int, given: tuple[int, ...]) -> None:
    table = watching(*sizes)
    assert table.sizes == sizes
    table.lose(wrong)
    verdict = table.verdicts[0]
    assert (verdict.seat, verdict.right, verdict.given) == (wrong, False, given)
    assert verdict.sits_out_next == (len(given) < 3)
    paid = tuple(
        size + given.count(seat) - (len(given) if seat == wrong else 0) for seat, size in enumerate(sizes)
    )
    assert table.sizes == paid


def test_given_cards_go_from_the_bottom_to_the_bottom_and_no_card_in_sight_changes() -> None:
    table = watching(5, 2, 2)
    (b1, b2, b3, *rest), left, right = table.state.piles
    tops = table.sees(None).tops
    table.lose(0)
    assert table.state.piles == (tuple(rest), (b3, b1, *left), (b2, *right))
    assert table.sees(None).tops == tops


def test_a_right_claim_costs_nothing() -> None:
    table = watching(4, 4, 4).win(2)
    assert table.verdicts[0].given == ()
    assert not table.verdicts[0].sits_out_next
    assert table.sizes == (4, 4, 4)


def test_a_second_wrong_claim_pays_from_what_the_first_has_left() -> None:
    table = watching(4, 1, 1).lose(0, 1)
    assert [verdict.given for verdict in table.verdicts] == [(1, 2, 1), (2, 0)]
    assert table.sizes == (2, 1, 3)


def test_a_player_who_gives_fewer_than_three_sits_out_only_the_next_round() -> None:
    table = watching(4, 2, 4).lose(1).win(0, reaction=2000).turn()
    assert table.sees(None).sits_out == (1,)
    assert table.refusal(1, Claim(table.symbol(1, right=True))) == "sits_out"
    table.win(2).turn()
    assert table.sees(None).sits_out == ()
    assert table.claim(1).events


def test_a_player_who_gives_three_does_not_sit_out() -> None:
    table = watching(4, 4, 4).lose(1).win(0, reaction=2000).turn()
    assert table.sees(None).sits_out == ()


def test_if_everybody_would_sit_out_nobody_does() -> None:
    table = watching(1, 1).lose(0, 1)
    assert [verdict.sits_out_next for verdict in table.verdicts] == [True, True]
    table.turn()
    assert table.sees(None).sits_out == ()
    assert table.claim(0).claim(1).events


def test_if_everybody_who_is_here_would_sit_out_nobody_does() -> None:
    table = watching(1, 4, 4).lose(0).win(1, reaction=2000).attend(out=[1, 2]).turn()
    assert table.sees(None).sits_out == ()
