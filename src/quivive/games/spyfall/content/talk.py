"""The bank of questions and answers: what bots say, each listener reading it in their own language."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from quivive.engine.content import content
from quivive.engine.game import Data
from quivive.games.spyfall.model import Texts

TRAIT_LEVELS = ("-2", "-1", "0", "1", "2")
"""From none of a trait to very much of it, as keys of JSON."""
WHOLE_WORD = 3
"""A stem as short as this stands for itself alone."""


class Stems(Data, frozen=True):
    """What a sentence that somebody typed is about: beginnings of words, or a few words in a row."""

    en: tuple[str, ...]
    ru: tuple[str, ...]
    uk: tuple[str, ...]

    def found_in(self, text: str) -> bool:
        """
        >>> Stems(("loud", "how much"), (), ()).found_in("So, how much louder?")
        True
        """
        words = words_in(text)
        sentence = f" {' '.join(words)} "
        return any(
            f" {stem}" in sentence if " " in stem else any(word.startswith(stem) for word in words)
            for stem in (*self.en, *self.ru, *self.uk)
        )

    def said_in(self, text: str) -> bool:
        """Short stems stand for themselves alone here: `no` is not `noisy`."""
        words = words_in(text)
        sentence = f" {' '.join(words)} "
        return any(
            f" {stem} " in sentence or (len(stem) > WHOLE_WORD and f" {stem}" in sentence)
            for stem in (*self.en, *self.ru, *self.uk)
        )


def words_in(text: str) -> list[str]:
    """
    >>> words_in("Well… WHO’S there?")
    ['well', "who's", 'there']
    """
    letters = (
        letter if letter.isalpha() or letter in "'-" else " " for letter in text.lower().replace("’", "'")
    )
    return [word.strip("'-") for word in "".join(letters).split()]


class Trait(Data, frozen=True):
    stems: Stems
    questions: dict[str, Texts]
    answers: dict[str, Annotated[tuple[Texts, ...], Meta(min_length=1)]]


class Family(Data, frozen=True):
    """Questions of one kind: what answers one of them answers them all."""

    stems: Stems
    questions: dict[str, Texts]


class Bank(Data, frozen=True):
    families: dict[str, Family]
    traits: dict[str, Trait]
    evasions: tuple[Texts, ...]
    openers: dict[str, Texts]
    yes: Stems
    no: Stems


BANK: Bank = content("quivive.games.spyfall.content", "talk.json", Bank)


def answer_key(trait: str, level: int, number: int) -> str:
    """
    >>> answer_key("noise", -2, 0)
    'noise.-2.0'
    """
    return f"{trait}.{level}.{number}"


def evasion_key(number: int) -> str:
    return f"evasion.{number}"


def _questions() -> dict[str, Texts]:
    ours = {key: words for trait in BANK.traits.values() for key, words in trait.questions.items()}
    families = {key: words for family in BANK.families.values() for key, words in family.questions.items()}
    return ours | families | BANK.openers


def _answers() -> dict[str, Texts]:
    evasions = {evasion_key(i): words for i, words in enumerate(BANK.evasions)}
    return evasions | {
        f"{name}.{level}.{i}": words
        for name, trait in BANK.traits.items()
        for level, answers in trait.answers.items()
        for i, words in enumerate(answers)
    }


PHRASES: dict[str, Texts] = _questions() | _answers()
QUESTIONS = frozenset(_questions())
ANSWERS = frozenset(_answers())
