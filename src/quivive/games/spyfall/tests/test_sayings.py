"""What bots say as data: every place, family and role has its lines, whole in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import astuple

from quivive.games.spyfall.bots.characters import CHARACTERS, Aside, Character
from quivive.games.spyfall.bots.place_knowledge import KINDS
from quivive.games.spyfall.content.places import LANGUAGES, ROLES, Language, our_places
from quivive.games.spyfall.content.sayings import (
    FAMILIES,
    GENERAL,
    RETORTS,
    UNFIT,
    Saying,
    general_sayings,
    place_sayings,
    trait_sayings,
)
from quivive.games.spyfall.content.talk import BANK, PHRASES, QUESTIONS
from quivive.games.spyfall.model import MAX_TEXT

LONGEST_LINE = 90
MOST_UNANSWERED = 3
"""Questions of a family for which a place may have no line; a phrase that fits anywhere answers them."""
TRAITS = frozenset(BANK.traits)
MOST_QUESTIONS_A_GAME = 100
"""Asked by bots in five rounds at a table of eight."""


def lines(place: str) -> list[Saying]:
    return [saying for some in place_sayings(place).values() for saying in some]


def asides(character: Character) -> Iterator[Aside]:
    kinds = ("answer", "question", "accused", "accuser", "witness", "doubt", "won", "lost")
    for kind in kinds:
        some = getattr(character, kind)
        assert some, f"{character.name} has nothing to say: {kind}"
        yield from some


@pytest.mark.parametrize("place", our_places())
def test_every_family_has_three_to_five_lines_at_every_place(place: str) -> None:
    assert tuple(place_sayings(place)) == FAMILIES
    assert {len(some) for some in place_sayings(place).values()} <= {3, 4, 5}


@pytest.mark.parametrize("place", our_places())
def test_every_role_has_lines_of_its_own_and_no_two_to_one_family(place: str) -> None:
    roles = Counter(saying.role for saying in lines(place))
    assert set(roles) == set(range(ROLES))
    assert min(roles.values()) >= 2
    for some in place_sayings(place).values():
        assert len({saying.role for saying in some}) == len(some)


@pytest.mark.parametrize("place", our_places())
def test_a_line_tells_the_truth_about_its_place(place: str) -> None:
    truth = our_places()[place].traits
    told = [tell for saying in lines(place) for tell in saying.tells]
    assert len(told) > len(lines(place)) / 2
    assert all(truth[trait] == level for trait, level in told)


@pytest.mark.parametrize("place", our_places())
def test_a_place_has_a_line_for_nearly_every_question(place: str) -> None:
    for family, some in place_sayings(place).items():
        questions = set(BANK.families[family].questions)
        assert all(saying.unfit < questions for saying in some)
        answered = {key for key in questions if any(key not in saying.unfit for saying in some)}
        assert len(answered) >= len(questions) - MOST_UNANSWERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_said_at_two_places_or_twice_at_one(language: str) -> None:
    texts = Counter(
        getattr(saying.texts, language).casefold() for place in our_places() for saying in lines(place)
    )
    assert [text for text, count in texts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_names_its_place(language: Language) -> None:
    for key, place in our_places().items():
        name = place.words(language).name.casefold()
        assert not [saying for saying in lines(key) if name in getattr(saying.texts, language).casefold()]


@pytest.mark.parametrize(
    ("language", "infinitive"),
    [("ru", r"(не )?\w+(ть|чь|йти|ться)\b"), ("uk", r"(не )?[\w’]+(ти|тися)\b")],
)
def test_what_frightens_an_insurer_is_no_infinitive(language: str, infinitive: str) -> None:
    """“What are they worried about?” wants a noun there; in English a gerund is one."""
    every = [line for place in our_places() for line in place_sayings(place)["trouble"]]
    answering = [getattr(line.texts, language) for line in every if "trouble.12" not in line.unfit]
    assert len(answering) > 50
    assert [text for text in answering if re.match(infinitive, text, re.IGNORECASE)] == []


def test_lines_are_short() -> None:
    texts = [text for place in our_places() for saying in lines(place) for text in astuple(saying.texts)]
    assert [text for text in texts if not 1 < len(text) <= LONGEST_LINE] == []


def test_a_game_of_five_rounds_has_enough_questions() -> None:
    assert all(len(family.questions) >= 12 for family in BANK.families.values())
    families = sum(len(family.questions) for family in BANK.families.values())
    assert families + sum(len(trait.questions) for trait in BANK.traits.values()) > MOST_QUESTIONS_A_GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_questions_read_the_same(language: str) -> None:
    texts = [getattr(PHRASES[key], language).casefold() for key in QUESTIONS]
    assert [text for text, count in Counter(texts).items() if count > 1] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_phrases_for_anywhere_speak_for_either_side(family: str) -> None:
    assert set(GENERAL[family]) <= TRAITS
    levels = {level for saying in general_sayings(family) for _, level in saying.tells}
    assert min(levels) < 0 < max(levels)
    questions = set(BANK.families[family].questions)
    assert all(saying.unfit < questions for saying in general_sayings(family))


@pytest.mark.parametrize("trait", sorted(TRAITS))
def test_every_question_about_a_trait_has_answers_on_both_sides(trait: str) -> None:
    for question in BANK.traits[trait].questions:
        levels = {level for saying in trait_sayings(trait, question) for _, level in saying.tells}
        assert min(levels) < 0 < max(levels)


def test_the_table_of_what_does_not_fit_knows_the_bank() -> None:
    assert set(UNFIT) <= {key for trait in BANK.traits.values() for key in trait.questions}


@pytest.mark.parametrize("language", LANGUAGES)
def test_retorts_are_short_and_none_is_said_twice(language: str) -> None:
    texts = [getattr(line, language) for some in RETORTS.values() for line in some.lines]
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not 1 < len(text) <= LONGEST_LINE] == []
    assert all(getattr(some.stems, language) for some in RETORTS.values())


def test_every_seat_has_a_character_with_a_word_for_everything() -> None:
    assert len(CHARACTERS) == 12
    every = [aside for character in CHARACTERS for aside in asides(character)]
    longest = max(len(text) for words in PHRASES.values() for text in (words.en, words.ru, words.uk))
    assert all(text.strip() == text for aside in every for text in astuple(aside))
    assert max(len(text) for aside in every for text in astuple(aside)) + longest < MAX_TEXT


def test_a_character_does_not_say_the_same_after_every_round() -> None:
    for character in CHARACTERS:
        assert min(len(character.doubt), len(character.won), len(character.lost)) >= 3
        assert min(len(character.accuser), len(character.witness), len(character.accused)) >= 2


def test_an_aside_is_a_sentence_of_its_own() -> None:
    ends = {text[-1] for character in CHARACTERS for aside in asides(character) for text in astuple(aside)}
    assert ends <= set(".!?")


def test_kinds_of_own_places_know_our_traits() -> None:
    assert all(set(kind.traits) <= TRAITS for kind in KINDS.values())
