"""Cards and words as data know each other."""

from __future__ import annotations

import pytest

from quivive.games.dixit.bots.lexicon import LANGUAGES, lexicon
from quivive.games.dixit.bots.pictures import described
from quivive.games.dixit.bots.words import forms, tokens
from quivive.games.dixit.content import HOUSE


def test_every_thing_and_theme_of_a_card_is_in_the_lexicon() -> None:
    words = lexicon()
    for key, card in described().items():
        assert [name for name in card.elements if name not in words.elements] == [], key
        assert [name for name in card.themes if name not in words.themes] == [], key
        assert len({*card.elements, *card.themes}) >= 8, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_are_those_of_this_lexicon(language: str) -> None:
    """Otherwise run tools/dixit_forms.py."""
    known = forms()[language]
    words = {word for saying in lexicon().sayings() for word in tokens(getattr(saying, language))}
    assert sorted(words - known.keys())[:10] == []


def test_the_house_deck_holds_every_painted_card_and_is_large_enough_for_six() -> None:
    assert set(described()) == set(HOUSE)
    assert len(HOUSE) == len(set(HOUSE)) >= 42
