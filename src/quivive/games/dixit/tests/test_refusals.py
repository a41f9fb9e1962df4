"""Bad input: refused with a reason, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from quivive.engine.game import Illegal
from quivive.games.dixit import GAME
from quivive.games.dixit.model import Choose, DixitAction, HaveIdea, Next, TakeBack, Tell, Texts, Vote
from quivive.games.dixit.tests.builders import Table, choosing, dealt, options, telling, voting

NO_SUCH_CARD = "ffffffff"
AN_IDEA = HaveIdea()


def revealed() -> Table:
    return telling().turn()


def over() -> Table:
    return telling(end="turns", turns=1).turn()


def two_chosen() -> Table:
    return choosing(seats=3).choose(1, 0, 1)


def of_hand(kind: Callable[[str], DixitAction], place: int = 0) -> Callable[[Table, int], DixitAction]:
    return lambda table, seat: kind(table.state.hands[seat][place])


def vote_for(owner: int) -> Callable[[Table, int], DixitAction]:
    return lambda table, seat: Vote(table.card_of(owner))


def clue(text: str | None = None, texts: Texts | None = None) -> Callable[[Table, int], DixitAction]:
    return lambda table, seat: Tell(table.state.hands[seat][0], text, texts)


def plainly(action: DixitAction) -> Callable[[Table, int], DixitAction]:
    return lambda table, seat: action


# The table, the seat, what it asks, and the code of the refusal.
CASES: list[tuple[Callable[[], Table], int, Callable[[Table, int], DixitAction], str]] = [
    (over, 1, plainly(Next()), "game_over"),
    (lambda: voting().attend(out=[3]), 3, vote_for(0), "left_out"),
    (dealt, 0, plainly(AN_IDEA), "no_race_now"),
    (telling, 1, plainly(AN_IDEA), "no_race_now"),
    (lambda: dealt().expire().have_idea(1), 1, plainly(AN_IDEA), "said_already"),
    (dealt, 0, clue("too soon"), "no_clue_now"),
    (choosing, 0, clue("another"), "no_clue_now"),
    (telling, 1, clue("not me"), "only_the_storyteller"),
    (telling, 0, plainly(Tell(NO_SUCH_CARD, "a card I have not")), "not_in_your_hand"),
    (telling, 0, lambda table, seat: Tell(table.state.hands[1][0], "another's"), "not_in_your_hand"),
    (telling, 0, clue(""), "say_something"),
    (telling, 0, clue(" \t\u200b "), "say_something"),
    (telling, 0, clue(), "say_something"),
    (lambda: telling(sitting="together"), 0, clue(""), "say_something"),
    (telling, 0, clue(texts=Texts("сон", "", "dream")), "say_something"),
    (telling, 0, clue("x" * 201), "text_too_long"),
    (telling, 0, clue(texts=Texts("x" * 201, "x", "x")), "text_too_long"),
    (telling, 0, clue("nul \x00 and bell \x07"), "odd_characters"),
    (telling, 1, of_hand(Choose), "no_choosing_now"),
    (voting, 1, of_hand(Choose), "no_choosing_now"),
    (choosing, 0, of_hand(Choose, 1), "storyteller_has_told"),
    (choosing, 0, of_hand(TakeBack), "storyteller_has_told"),
    (choosing, 1, plainly(Choose(NO_SUCH_CARD)), "not_in_your_hand"),
    (lambda: choosing().choose(1), 1, of_hand(Choose), "chosen_already"),
    (two_chosen, 1, of_hand(Choose), "chosen_already"),
    (two_chosen, 1, of_hand(Choose, 2), "enough_chosen"),
    (choosing, 1, of_hand(TakeBack), "not_chosen"),
    (choosing, 1, of_hand(Vote), "no_vote_now"),
    (revealed, 1, vote_for(0), "no_vote_now"),
    (voting, 0, vote_for(1), "storyteller_does_not_vote"),
    (lambda: voting().attend(out=[3]).attend(), 3, vote_for(0), "from_the_next_clue"),
    (voting, 1, of_hand(Vote), "not_on_the_table"),
    (voting, 1, plainly(Vote(NO_SUCH_CARD)), "not_on_the_table"),
    (voting, 1, vote_for(1), "your_own_card"),
    (lambda: voting(seats=3), 1, lambda table, seat: Vote(table.card_of(1, 1)), "your_own_card"),
    (lambda: voting().vote(1, 2), 1, vote_for(2), "token_lies_there"),
    (voting, 1, plainly(Next()), "turn_not_over"),
    (lambda: revealed().act(1, Next()), 1, plainly(Next()), "ready_already"),
]


@pytest.mark.parametrize(
    ("table", "seat", "action", "code"), CASES, ids=[f"{n}-{case[3]}" for n, case in enumerate(CASES)]
)
def test_it_is_refused(
    table: Callable[[], Table], seat: int, action: Callable[[Table, int], DixitAction], code: str
) -> None:
    there = table()
    assert there.refusal(seat, action(there, seat)) == code


def test_options_that_do_not_suit_the_table_are_refused() -> None:
    with pytest.raises(Illegal, match="no_such_storyteller"):
        Table.set_up(options(storyteller=4), 4)
    with pytest.raises(Illegal, match="too_few_cards"):
        Table.set_up(options(27), 4)


@pytest.mark.parametrize(
    "json",
    [
        b'{"type":"tell","card":"00000000","text":"one","texts":{"ru":"a","uk":"b","en":"c"}}',
        b'{"type":"vote","card":"../../secret"}',
        b'{"type":"vote","card":"0000000"}',
        b'{"type":"choose","card":"0000000G"}',
        b'{"type":"choose","card":7}',
        b'{"type":"tell","card":"00000000","text":["a"]}',
        b'{"type":"peek"}',
    ],
)
def test_what_is_no_action_is_not_read_as_one(json: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.read_action(json)


@pytest.mark.parametrize(
    "json",
    [
        b'{"tell_seconds":14}',
        b'{"tell_seconds":601}',
        b'{"tell_seconds":"on"}',
        b'{"turns":0}',
        b'{"storyteller":6}',
        b'{"decks":[]}',
        b'{"decks":["stolen"]}',
        b'{"own":["not a key"]}',
    ],
)
def test_options_that_mean_nothing_are_not_read(json: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json, type=GAME.options)
