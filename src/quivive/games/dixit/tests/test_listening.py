"""What bots make of a clue, over a lexicon small enough to see through."""

from __future__ import annotations

import pytest

from quivive.games.dixit.bots.lexicon import Element, Lexicon, Phrases, Theme
from quivive.games.dixit.bots.listening import evidence, fit, heard, indexed
from quivive.games.dixit.bots.pictures import Described, meaning
from quivive.games.dixit.bots.words import same_text, tokens
from quivive.games.dixit.model import Clue, FromLexicon, Spoken, Texts, Typed


def phrases(*rows: tuple[str, str, str]) -> Phrases:
    ru, uk, en = zip(*rows, strict=True)
    return Phrases(ru, uk, en)


WORDS = Lexicon(
    elements={
        "moon": Element(
            ("night",),
            phrases(("луна", "місяць", "moon")),
            phrases(("серебряный глаз", "срібне око", "a silver eye")),
        ),
        "boat": Element(
            ("journey",),
            phrases(("лодка", "човен", "boat")),
            phrases(("куда несёт река", "куди несе ріка", "wherever the river goes")),
        ),
    },
    themes={
        "night": Theme(
            ("dream",),
            phrases(("ночь", "ніч", "night")),
            phrases(("после заката", "після заходу", "after dark")),
        ),
        "dream": Theme((), phrases(("сон", "сон", "dream")), phrases(("во сне", "уві сні", "fast asleep"))),
        "journey": Theme(
            (),
            phrases(("путь", "шлях", "journey")),
            phrases(("дальняя дорога", "далека дорога", "a long way")),
        ),
    },
)
INDEX = indexed(WORDS)
MOONLIT = meaning(Described(("moon",), ("dream",)), WORDS)
AFLOAT = meaning(Described(("boat",), ("journey",)), WORDS)


@pytest.mark.parametrize(
    "clue",
    [
        Typed("Moon!"),
        Typed("Луна"),
        Typed("МІСЯЦЬ…"),
        Typed("the moon has a face"),
        Typed("a silver eye"),
        Typed("silver"),
        Typed("Night, night"),
        FromLexicon(Texts("во сне", "уві сні", "fast asleep")),
        Typed("silvery"),
    ],
)
def test_a_clue_about_the_moon_fits_the_moonlit_card(clue: Clue) -> None:
    said = heard(clue, INDEX)
    assert fit(said, MOONLIT) > fit(said, AFLOAT)


@pytest.mark.parametrize("clue", [Typed("tax return"), Spoken(), Typed("…"), Typed("the and of")])
def test_a_clue_that_means_nothing_to_it_fits_nothing(clue: Clue) -> None:
    said = heard(clue, INDEX)
    assert said == {}
    assert fit(said, MOONLIT) == fit(said, AFLOAT) == 0


def test_what_is_seen_counts_more_than_what_it_is_about_and_that_more_than_what_is_near() -> None:
    weights = [MOONLIT[tag] for tag in ("element:moon", "theme:night")]
    assert weights == sorted(weights, reverse=True)
    night = meaning(Described((), ("night",)), WORDS)
    assert night["theme:night"] > night["theme:dream"] > 0


def test_a_whole_phrase_counts_most() -> None:
    said = evidence(("a silver eye",), INDEX)
    assert said["element:moon"] == max(said.values()) == 1


def test_a_card_may_name_things_that_the_lexicon_does_not_have() -> None:
    assert meaning(Described(("unicorn",), ("awe",)), WORDS) == {"element:unicorn": 1.0, "theme:awe": 1.0}


def test_words_are_read_without_punctuation_and_capitals() -> None:
    assert tokens("Зелёная дверь, п’ять ключів") == ("зеленая", "дверь", "п'ять", "ключів")
    assert same_text("«Ещё раз!»") == same_text("еще раз")
