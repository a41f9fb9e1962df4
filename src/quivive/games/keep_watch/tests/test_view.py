"""What a screen is shown, and when: no face before the turn, everything after the decision."""

from __future__ import annotations

import pytest

from quivive.games.keep_watch import GAME
from quivive.games.keep_watch.content.cards import CARDS, FACES
from quivive.games.keep_watch.model import Claim, KeepWatchOptions, Next, Tap
from quivive.games.keep_watch.tests.builders import Table, dealt, setup, watching


def hidden(table: Table) -> set[str]:
    """Cards of the stack that a viewer can read about."""
    return {card for card in table.state.stack if card.encode() in table.bytes_for(0)}


def test_no_face_is_shown_before_the_turn() -> None:
    table = setup(seats=3)
    assert hidden(table) == set()
    table.count()
    leader = table.state.leader
    assert hidden(table) == set()
    assert table.sees(None).triple is None
    assert table.sees(None).turned_at is None
    assert table.sees(None).tops[leader] is None
    top, in_play = table.state.stack[:2]
    table.expire()
    assert table.sees(None).tops[leader] == FACES[top]
    assert hidden(table) == {in_play}


def test_the_won_card_is_not_turned_before_the_next_count_is_over() -> None:
    table = watching(4, 4, 4)
    won = table.state.in_play
    assert won is not None
    tops = table.sees(None).tops
    table.win(1)
    assert table.sees(None).tops == tops
    table.count()
    assert table.sees(None).tops == tops
    assert table.sees(None).triple is None
    table.expire()
    assert table.sees(None).tops[1] == FACES[won]


def test_the_card_in_play_is_shown_with_the_condition_of_this_round() -> None:
    for mode, options in (("more", KeepWatchOptions()), ("less", KeepWatchOptions(mode="less"))):
        triple = watching(4, 4, options=options).sees(None).triple
        assert triple is not None
        assert triple.condition == mode
    table = watching(4, 4, options=KeepWatchOptions(mode="alternating"))
    triple = table.sees(None).triple
    assert triple is not None
    assert (triple.symbols, triple.condition) == (CARDS[triple.card].triple, CARDS[triple.card].condition)


def test_the_public_deadline_of_a_round_does_not_move_with_a_claim() -> None:
    table = watching(4, 4)
    assert table.sees(None).deadline == table.state.turned_at + 60_000
    assert table.claim(0, settled=300).sees(1).deadline == table.state.turned_at + 60_000


def test_after_the_decision_everybody_sees_who_claimed_what_when_and_over_which_cards() -> None:
    table = watching(4, 4, 4, options=KeepWatchOptions(neighbours=True)).lose(0).win(2, reaction=2345)
    for viewer in (0, 1, 2, None):
        wrong, right = table.sees(viewer).verdicts
        assert (wrong.seat, wrong.right, right.seat, right.right, right.reaction) == (0, False, 2, True, 2345)
        assert {counted.seat for counted in right.cards} == {0, 1, 2}
        assert right.symbol in right.answers
        assert sum(right.counts) > 0
        result = table.sees(viewer).result
        assert result is not None
        assert (result.winner, result.cause) == (2, "won")


def test_a_wrong_claim_does_not_reveal_the_answer_while_the_round_goes_on() -> None:
    table = watching(4, 4, options=KeepWatchOptions(neighbours=True)).lose(0)
    (wrong,) = table.sees(1).verdicts
    assert (wrong.seat, wrong.right, wrong.given) == (0, False, (1, 1, 1))
    assert (wrong.answers, wrong.counts, wrong.cards) == ((), (), ())
    told, _ = table.win(1, reaction=2000).sees(1).verdicts
    assert told.answers
    assert len(told.counts) == 3
    assert len(told.cards) == 2


def test_a_new_count_clears_the_last_round() -> None:
    seen = watching(4, 4, 4).lose(0).win(1, reaction=2000).count().sees(0)
    assert (seen.verdicts, seen.result, seen.triple, seen.claim, seen.out, seen.ready) == (
        (),
        None,
        None,
        None,
        (),
        (),
    )
    assert (seen.leader, seen.round) == (1, 2)


def test_standings_and_the_stack_are_always_visible() -> None:
    seen = watching(3, 2, 5, stack=7).sees(None)
    assert (seen.piles, seen.stack, seen.unclaimed) == ((3, 2, 5), 7, 0)


LEGAL = [
    ("the deal", lambda: dealt(4, 4, 4), (Next(),)),
    ("already ready", lambda: dealt(4, 4, 4).act(0, Next()), ()),
    ("the count", lambda: dealt(4, 4, 4).count(), (Tap(),)),
    ("a claim made", lambda: watching(4, 4, 4).claim(0, settled=300), ()),
    ("out", lambda: watching(4, 4, 4).lose(0), ()),
    ("locked", lambda: dealt(4, 4, 4).count().act(0, Tap()), ()),
    ("left out", lambda: watching(4, 4, 4).attend(out=[0]), ()),
    ("sitting out", lambda: watching(1, 4, 4).lose(0).win(1, reaction=2000).turn(), ()),
    ("the result", lambda: watching(4, 4, 4).win(1), (Next(),)),
    ("the end", lambda: watching(4, 4, 4, stack=1).win(1), ()),
]


@pytest.mark.parametrize(("_name", "played", "legal"), LEGAL, ids=[name for name, *_ in LEGAL])
def test_what_a_player_may_do(_name: str, played: object, legal: tuple[object, ...]) -> None:
    assert callable(played)
    assert GAME.legal(played().sees(0)) == legal


def test_once_the_card_is_turned_the_three_symbols_may_be_claimed_but_not_by_spectators() -> None:
    table = watching(4, 4, 4)
    triple = table.sees(0).triple
    assert triple is not None
    assert GAME.legal(table.sees(0)) == tuple(Claim(symbol) for symbol in triple.symbols)
    assert GAME.legal(table.sees(None)) == ()
