"""What bots make of what people type, and of the bank."""

from __future__ import annotations

import pytest

from quivive.engine.game import Seat
from quivive.games.spyfall.bots.understanding import HIGH, LOW, Heard, answers_to, heard, said_lines, topic
from quivive.games.spyfall.content.sayings import place_sayings, retorts_to
from quivive.games.spyfall.content.talk import BANK, TRAIT_LEVELS, answer_key, evasion_key
from quivive.games.spyfall.model import Line, Texts

ASKER, ASKED = Seat(0), Seat(1)


def typed(question: str, answer: str) -> tuple[Line, ...]:
    return Line(ASKER, ASKED, question), Line(ASKED, None, answer)


@pytest.mark.parametrize(
    ("question", "answer", "trait", "side"),
    [
        ("Is it loud?", "Yes, always", "noise", HIGH),
        ("Is it loud?", "No", "noise", LOW),
        ("Is it quiet here?", "Yes", "noise", LOW),
        ("Тут шумно?", "Да, очень", "noise", HIGH),
        ("А тут тихо?", "Нет, что ты", "noise", HIGH),
        ("Чи тут темно?", "Ні", "light", HIGH),
        ("Сколько стоит билет?", "Бесплатно", "cost", LOW),
        ("How are you?", "It is noisy", "noise", HIGH),
        ("Как дела?", "Не шумно", "noise", LOW),
    ],
)
def test_own_words_lean_to_a_side(question: str, answer: str, trait: str, side: tuple[float, ...]) -> None:
    assert heard(typed(question, answer))[0] == Heard(ASKED, trait, side, words=answer)


@pytest.mark.parametrize(
    ("question", "answer"),
    [("Well?", "Well, well."), ("Is it loud?", "Now and then"), ("Is it loud?", "Не очень")],
)
def test_what_says_neither_yes_nor_no_is_left_out(question: str, answer: str) -> None:
    assert heard(typed(question, answer)) == ()


@pytest.mark.parametrize(
    ("question", "about"),
    [
        ("how much did u pay to get in??", "cost"),
        ("do you like it here?", "mood"),
        ("so what do you do all day", "work"),
        ("скока стоит вход", "cost"),
        ("пожрать есть чего", "food"),
        ("кто тут главный", "company"),
        ("до котрої відчинено", "time"),
        ("робота важка?", "toil"),
        ("shut up and answer: indoors or outdoors", "indoors"),
        ("с коляской пустят?", "children"),
        ("знаєш тих хто поряд?", "company"),
        ("do they check your bags at the door", "strictness"),
        ("ботинки потом отмывать?", "dirt"),
        ("шо найгірше траплялося", "trouble"),
    ],
)
def test_questions_are_understood_as_players_type_them(question: str, about: str) -> None:
    assert topic(Line(ASKER, ASKED, question)) == about


@pytest.mark.parametrize(
    "question",
    ["are u the spy", "ты дурак", "привіт як справи", "would you take a date here", "y should i believe you"],
)
def test_what_is_not_about_the_place_gets_a_retort(question: str) -> None:
    assert topic(Line(ASKER, ASKED, question)) is None
    assert retorts_to(question)


def test_short_words_count_only_whole() -> None:
    [normal], [nothing] = (heard(typed("Is it loud?", said)) for said in ("Normal, nothingness", "Nothing"))
    assert normal._replace(words="") == nothing._replace(words="")
    assert heard(typed("Is it loud?", "Norm, now, noon")) == ()


@pytest.mark.parametrize("trait", BANK.traits)
def test_questions_and_answers_of_the_bank_are_understood_exactly(trait: str) -> None:
    for question in BANK.traits[trait].questions:
        asked = Line(ASKER, ASKED, phrase=question)
        assert topic(asked) == trait
        for number, level in enumerate(TRAIT_LEVELS):
            [answer] = heard((asked, Line(ASKED, None, phrase=answer_key(trait, int(level), 0))))
            assert (answer.trait, answer.level) == (trait, tuple(float(n == number) for n in range(5)))


def test_an_evasion_tells_something_only_of_a_real_question() -> None:
    evasion = Line(ASKED, None, phrase=evasion_key(0))
    opener = Line(ASKER, ASKED, phrase=next(iter(BANK.openers)))
    assert heard((opener, evasion)) == ()
    assert heard((Line(ASKER, ASKED, "Is it loud?"), evasion)) == (Heard(ASKED, "noise", None),)


def test_spoken_turns_tell_nothing() -> None:
    assert heard((Line(ASKER, ASKED), Line(ASKED, ASKER))) == ()


def test_an_answer_whose_question_is_forgotten_still_counts() -> None:
    [answer] = heard((Line(ASKED, None, phrase=answer_key("noise", 2, 0)),))
    assert answer.trait == "noise"


def test_a_line_that_has_been_reworded_since_tells_nothing() -> None:
    today = next(line for line in place_sayings("mine")["senses"] if line.tells)
    asked, said = Line(ASKER, ASKED, phrase="senses.1"), Line(ASKED, None, texts=today.texts)
    former = Line(ASKED, None, texts=Texts("Раньше иначе.", "Колись інакше.", "It was put otherwise once."))
    assert heard((asked, said))
    assert heard((asked, former)) == ()
    assert not answers_to(asked, former)
    assert said_lines((asked, former)) == said_lines((asked,))
