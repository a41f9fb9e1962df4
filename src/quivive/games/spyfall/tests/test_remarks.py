"""Remarks: one word by each after time, and one over the open cards."""

from __future__ import annotations

from quivive.engine.game import Seat
from quivive.games.spyfall.model import Answer, Line, Next, Poll, Remark, Texts
from quivive.games.spyfall.tests.builders import ask, talking

WORDS = Texts("Так и думали.", "Так і думали.", "Just as we thought.")


def test_after_time_everybody_may_make_one_remark() -> None:
    table = talking(5).expire().act(3, Remark("I have my doubts."))
    assert table.sees(None).remarks == (Line(Seat(3), None, "I have my doubts."),)
    assert table.refusal(3, Remark("And more.")) == "remarked_already"
    assert table.refusal(2, Remark("")) == "say_something"


def test_over_open_cards_there_is_one_more_and_the_next_round_starts_afresh() -> None:
    table = talking(5).expire().act(3, Remark("Hm.")).poll(convicted=None)
    assert table.sees(None).remarks == ()
    table.act(3, Remark(texts=WORDS))
    assert table.sees(1).remarks == (Line(Seat(3), None, texts=WORDS),)
    dealer = table.sees(None).next_dealer
    assert dealer is not None
    assert table.act(dealer, Next()).sees(None).remarks == ()


def test_in_mid_talk_and_during_a_vote_there_are_no_remarks() -> None:
    table = talking(5)
    assert table.refusal(1, Remark("Hm.")) == "no_remarks_now"
    table.expire().act(0, Poll())
    assert table.refusal(1, Remark("Hm.")) == "no_remarks_now"


def test_texts_are_cleaned_in_every_language() -> None:
    table = talking(5).act(0, ask(1))
    assert table.refusal(1, Answer(texts=Texts("", "так", "so"))) == "say_something"
    table.act(1, Answer(texts=Texts(" да  уж ", "так", "so")))
    assert table.sees(None).record[-1] == Line(Seat(1), None, texts=Texts("да уж", "так", "so"))


def test_the_banks_questions_are_remembered_through_the_game() -> None:
    table = talking(4).act(0, ask(1, "", "noise.1")).act(1, Answer("Hm."))
    assert table.sees(None).asked == ("noise.1",)
    table.finish_round().next_round()
    assert table.sees(None).asked == ("noise.1",)
