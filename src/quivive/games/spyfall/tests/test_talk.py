"""Questions and answers: the turn, no asking back, spoken and typed, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quivive.engine.game import Seat
from quivive.games.spyfall.content.talk import ANSWERS, QUESTIONS
from quivive.games.spyfall.model import MAX_TEXT, Answer, Ask, Line, SpyfallOptions
from quivive.games.spyfall.tests.builders import Table, accuse, answer, ask, dealt, talking

TOGETHER = SpyfallOptions(sitting="together")
QUESTION, ANSWER = min(QUESTIONS), min(ANSWERS)


@pytest.mark.parametrize("options", [SpyfallOptions(), TOGETHER], ids=["apart", "together"])
def test_the_dealer_asks_first_and_may_ask_anybody_else(options: SpyfallOptions) -> None:
    table = talking(5, dealer=2, options=options)
    assert (table.sees(2).asker, table.sees(2).may_ask) == (2, (0, 1, 3, 4))


def test_whoever_answered_asks_next_but_not_the_player_who_asked_them() -> None:
    table = talking(5).act(0, ask(3)).act(3, answer())
    assert (table.sees(3).asker, table.sees(3).may_ask) == (3, (1, 2, 4))
    assert table.refusal(3, ask(0)) == "no_asking_back"
    assert table.refusal(3, ask(1)) is None


def test_only_the_last_asker_may_not_be_asked_back() -> None:
    table = talking(5).act(0, ask(3)).act(3, answer()).act(3, ask(1)).act(1, answer())
    assert table.refusal(1, ask(3)) == "no_asking_back"
    assert table.refusal(1, ask(0)) is None


def test_spoken_questions_keep_the_same_turns() -> None:
    table = talking(5, options=TOGETHER).act(0, ask(3))
    assert table.sees(None).asker == 3
    assert table.refusal(3, ask(0)) == "no_asking_back"
    assert table.refusal(0, ask(1)) == "not_your_question"
    assert table.refusal(3, ask(1)) is None


def test_spoken_words_are_not_kept() -> None:
    table = talking(5, options=TOGETHER).act(0, ask(3, "Is it loud here?"))
    assert table.sees(None).record == (Line(Seat(0), Seat(3)),)


def test_spoken_answers_are_not_typed() -> None:
    table = talking(5, options=TOGETHER).act(0, ask(3))
    assert table.refusal(3, answer()) == "answers_are_spoken"


def test_in_one_room_a_written_question_is_read_and_answered_aloud() -> None:
    table = talking(5, options=TOGETHER).act(0, Ask(Seat(3), phrase=QUESTION))
    assert table.sees(None).record == (Line(Seat(0), Seat(3), phrase=QUESTION),)
    assert table.sees(3).answerer == 3
    assert table.refusal(3, ask(1)) == "not_your_question"
    answered = table.act(3, Answer("No, quiet."))
    assert answered.sees(None).record[-1] == Line(Seat(3), None)
    assert answered.sees(3).asker == 3
    assert answered.refusal(3, ask(0)) == "no_asking_back"


def test_in_one_room_whoever_was_asked_aloud_may_answer_in_writing_once_and_asks_next() -> None:
    table = talking(5, options=TOGETHER).act(0, ask(3))
    assert table.refusal(1, Answer(phrase=ANSWER)) == "answers_are_spoken"
    answered = table.act(3, Answer(phrase=ANSWER))
    assert answered.sees(None).record[-1] == Line(Seat(3), None, phrase=ANSWER)
    assert (answered.sees(3).asker, answered.sees(3).answerer) == (3, None)
    assert answered.refusal(3, Answer(phrase=ANSWER)) == "answers_are_spoken"
    assert answered.refusal(3, ask(0)) == "no_asking_back"
    assert answered.refusal(3, ask(1)) is None


def test_one_question_at_a_time() -> None:
    table = talking(5).act(0, ask(3))
    assert table.refusal(0, ask(3, "And at night?")) == "not_your_question"
    assert table.refusal(0, ask(1)) == "not_your_question"
    assert table.refusal(3, ask(1)) == "not_your_question"


def test_only_the_player_who_was_asked_answers_and_only_once() -> None:
    table = talking(5).act(0, ask(3))
    assert table.refusal(1, answer()) == "not_asked"
    assert table.refusal(0, answer()) == "not_asked"
    assert table.act(3, answer()).refusal(3, answer()) == "not_asked"


def test_with_nobody_else_to_ask_one_may_ask_back() -> None:
    table = talking(3).act(0, ask(1)).act(1, answer()).attend(out=[2])
    assert table.sees(1).may_ask == (0,)
    assert table.refusal(1, ask(0)) is None


def test_nobody_asks_a_player_who_is_away() -> None:
    assert talking(5).attend(out=[3]).refusal(0, ask(3)) == "player_is_away"


def test_the_turn_outlives_a_failed_accusation() -> None:
    table = talking(5).act(0, ask(3)).accuse(1, 2, against=[4])
    assert (table.round.asker, table.round.answerer) == (0, 3)
    assert table.act(3, answer()).refusal(3, ask(0)) == "no_asking_back"


def test_everybody_reads_the_record_during_the_round() -> None:
    table = talking(5).act(0, ask(3, "Cold?")).act(3, answer("At times."))
    lines = (Line(Seat(0), Seat(3), "Cold?"), Line(Seat(3), None, "At times."))
    assert all(table.sees(viewer).record == lines for viewer in (0, 1, 2, 3, 4, None))


def test_a_new_round_has_a_new_record() -> None:
    assert talking(5).act(0, ask(3)).finish_round().next_round().sees(0).record == ()


@pytest.mark.parametrize(
    ("play", "code"),
    [
        pytest.param(lambda: dealt(5), "clock_not_started", id="before the clock starts"),
        pytest.param(lambda: talking(5).act(1, accuse(2)), "vote_going_on", id="during an accusation"),
        pytest.param(lambda: talking(5).stop(0), "spy_is_guessing", id="while a spy guesses"),
        pytest.param(lambda: talking(5).expire(), "time_is_up", id="after time"),
    ],
)
def test_questions_are_asked_while_the_clock_runs(play: Callable[[], Table], code: str) -> None:
    assert play().refusal(0, ask(1)) == code


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        pytest.param("", "say_something", id="nothing"),
        pytest.param(" \t\n ", "say_something", id="blanks"),
        pytest.param("\u200b\u00ad", "say_something", id="nothing to be seen"),
        pytest.param("x" * (MAX_TEXT + 1), "text_too_long", id="one letter too many"),
        pytest.param("loud\x00here", "odd_characters", id="a control character"),
    ],
)
def test_what_cannot_be_typed(typed: str, code: str) -> None:
    assert talking(5).refusal(0, ask(1, typed)) == code
    assert talking(5).act(0, ask(1)).refusal(1, answer(typed)) == code


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        pytest.param("x" * MAX_TEXT, "x" * MAX_TEXT, id="as long as can be"),
        pytest.param("  " + "x" * MAX_TEXT + "\n", "x" * MAX_TEXT, id="blanks around do not count"),
        pytest.param("Чи є тут їжа?", "Чи є тут їжа?", id="Ukrainian letters"),
        pytest.param("и\u0306", "й", id="a letter and its mark become one"),
        pytest.param("loud\nhere", "loud here", id="a second line becomes one with the first"),
        pytest.param("loud\u2028here", "loud here", id="a second line of another kind too"),
        pytest.param("👩‍🚀?", "👩‍🚀?", id="an emoji of several parts"),
    ],
)
def test_what_is_typed_is_kept_trimmed(typed: str, kept: str) -> None:
    assert talking(5).act(0, ask(1, typed)).round.record[-1].text == kept


def test_a_phrase_of_the_bank_may_stand_for_own_words() -> None:
    question, reply = min(QUESTIONS), min(ANSWERS)
    table = talking(5).act(0, ask(1, "", question)).act(1, answer("", reply))
    assert table.round.record == (
        Line(Seat(0), Seat(1), "", question),
        Line(Seat(1), None, "", reply),
    )


def test_a_phrase_that_is_not_in_the_bank_is_refused() -> None:
    assert talking(5).refusal(0, ask(1, "", "no-such-phrase")) == "no_such_phrase"
    assert talking(5).act(0, ask(1)).refusal(1, answer("", "no-such-phrase")) == "no_such_phrase"


def test_a_question_is_no_answer() -> None:
    assert talking(5).act(0, ask(1)).refusal(1, answer("", min(QUESTIONS))) == "no_such_phrase"
    assert talking(5).refusal(0, ask(1, "", min(ANSWERS))) == "no_such_phrase"
