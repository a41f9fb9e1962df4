"""The lexicon that bots tell and guess from: whole, parallel, and each text in its own alphabet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest

from quivive.games.dixit.bots.lexicon import CONTENT, LANGUAGES, Phrases, lexicon

LEXICON = files(CONTENT) / "lexicon"
FOREIGN_LETTERS = {"ru": "іїєґ", "uk": "ыэъё", "en": "абвгдеєжзиіїйклмнопрстуфхцчшщьюяёэыъ"}
LEAST_ELEMENTS = 400
LEAST_THEMES = 250


def phrases() -> Iterator[tuple[str, Phrases]]:
    """Every set of parallel lists, and where it stands."""
    for name, element in lexicon().elements.items():
        yield f"names of {name}", element.names
        yield f"clues of {name}", element.clues
    for name, theme in lexicon().themes.items():
        yield f"words of {name}", theme.words
        yield f"clues of {name}", theme.clues


def texts(language: str) -> Iterator[tuple[str, str]]:
    for where, lists in phrases():
        for text in getattr(lists, language):
            yield where, text


def test_there_is_enough_to_talk_about() -> None:
    assert len(lexicon().elements) >= LEAST_ELEMENTS
    assert len(lexicon().themes) >= LEAST_THEMES


def test_lists_run_parallel_in_all_languages_and_none_is_short() -> None:
    lengths = {where: {len(lists.ru), len(lists.uk), len(lists.en)} for where, lists in phrases()}
    assert {where: found for where, found in lengths.items() if len(found) > 1 or min(found) < 3} == {}


def test_every_theme_that_is_named_exists() -> None:
    themes = set(lexicon().themes)
    of_elements = {name: set(element.themes) - themes for name, element in lexicon().elements.items()}
    of_themes = {name: set(theme.near) - (themes - {name}) for name, theme in lexicon().themes.items()}
    assert {name: unknown for name, unknown in (of_elements | of_themes).items() if unknown} == {}


@pytest.mark.parametrize("folder", ["elements", "themes"])
def test_no_id_is_given_twice(folder: str) -> None:
    paths = [path for path in (LEXICON / folder).iterdir() if path.name.endswith(".json")]
    decode = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
    given = Counter(name for path in paths for name in decode(path.read_bytes()))
    assert [name for name, times in given.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_says_something_in_the_letters_of_its_language(language: str) -> None:
    foreign = set(FOREIGN_LETTERS[language])
    odd = [
        (where, text) for where, text in texts(language) if not text.strip() or foreign & set(text.lower())
    ]
    assert odd == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_stands_for_two_things(language: str) -> None:
    said = Counter(text.lower() for where, text in texts(language) if where.startswith("clues"))
    assert [clue for clue, times in said.items() if times > 1] == []
