"""Bad input: refused with a reason, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quivive.engine.game import Seat
from quivive.games.carnival.model import Accuse, Call, CarnivalAction, Contact, Look
from quivive.games.carnival.tests.builders import Table, carnival, round_of_calls, together

Case = tuple[Callable[[], Table], int, CarnivalAction, str]


def over() -> Table:
    return carnival(4).attend(out=[1, 2])


def calling() -> Table:
    """Seat 0 is to move in the second round, with a pawn on 8; 30 is taken, 31 lies face down."""
    return together().calls(8, 15, 22, 29, 1).but(taken=(30,), turned=(31,))


CASES: dict[str, Case] = {
    "a call when the game is over": (over, 0, Call(10), "game_over"),
    "an accusation that comes in after the end": (over, 3, Accuse(Seat(1), 10), "game_over"),
    "a look when the game is over": (over, 0, Look(Seat(3)), "game_over"),
    "anything by a seat that is left out": (lambda: carnival().attend(out=[2]), 2, Call(1), "left_out"),
    "a call out of turn": (calling, 1, Call(20), "not_your_turn"),
    "a pass out of turn": (calling, 1, Call(None), "not_your_turn"),
    "a contact out of turn": (calling, 1, Contact(Seat(2)), "not_your_turn"),
    "a call too early": (carnival, 0, Call(20), "calling_not_open"),
    "a call for oneself": (calling, 0, Call(3), "in_your_hand"),
    "a call for somebody who has left": (calling, 0, Call(30), "card_taken"),
    "a call for a card that lies face down": (calling, 0, Call(31), "card_face_down"),
    "a call for a card with another pawn": (calling, 0, Call(15), "pawn_stands_there"),
    "a call for the card of one's own pawn": (calling, 0, Call(8), "your_pawn_stands_there"),
    "a call for nobody": (calling, 0, Call(36), "no_such_card"),
    "a call for less than nobody": (calling, 0, Call(-1), "no_such_card"),
    "a pass with somebody to call": (calling, 0, Call(None), "somebody_to_call"),
    "a contact without a call": (carnival, 0, Contact(Seat(1)), "no_live_call"),
    "a contact with oneself": (calling, 0, Contact(Seat(0)), "names_yourself"),
    "a contact with an empty seat": (calling, 0, Contact(Seat(5)), "no_such_player"),
    "an accusation of oneself": (calling, 3, Accuse(Seat(3), 8), "names_yourself"),
    "an accusation of an empty seat": (calling, 3, Accuse(Seat(-1), 8), "no_such_player"),
    "an accusation of the caller": (calling, 3, Accuse(Seat(0), 8), "names_the_caller"),
    "an accusation over a number nobody called": (calling, 3, Accuse(Seat(1), 9), "not_called"),
    "an accusation over one's own call": (calling, 0, Accuse(Seat(1), 8), "your_own_call"),
    "an accusation by the holder": (calling, 1, Accuse(Seat(3), 8), "you_hold_it"),
    "the same accusation again": (lambda: calling().accuse(3, 1, 8), 3, Accuse(Seat(2), 8), "named_already"),
    "an accusation without a card": (
        lambda: calling().but(counter=(4, 4, 4, 0, 4)),
        3,
        Accuse(Seat(1), 8),
        "no_counter_cards",
    ),
    "a look at oneself": (carnival, 2, Look(Seat(2)), "looks_at_yourself"),
    "a look at an empty seat": (carnival, 2, Look(Seat(9)), "no_such_player"),
}


@pytest.mark.parametrize(("table", "seat", "action", "code"), CASES.values(), ids=CASES)
def test_refused(table: Callable[[], Table], seat: int, action: CarnivalAction, code: str) -> None:
    assert table().refusal(seat, action) == code


def test_a_contact_is_not_answered_twice() -> None:
    assert round_of_calls().contact(1).refusal(0, Contact(Seat(1))) == "no_live_call"
