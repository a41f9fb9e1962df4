"""The words of a clue, in any form; forms are worked out when the lexicon is built, not here."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from quivive.games.dixit.bots.lexicon import CONTENT

WORD = re.compile(r"[^\W\d_]+(?:['’ʼ-][^\W\d_]+)*")


def tokens(text: str) -> tuple[str, ...]:
    """The words of a text in order, in lower case and without punctuation.

    >>> tokens("Ночь. Улица, фонарь — и ещё раз ночь!")
    ('ночь', 'улица', 'фонарь', 'раз', 'ночь')
    """
    plain = unicodedata.normalize("NFC", text).lower().replace("ё", "е").replace("’", "'").replace("ʼ", "'")
    return tuple(word for word in WORD.findall(plain) if word not in empty_words())


def lemmas(text: str, language: str) -> tuple[str, ...]:
    """The base forms of the words of a text, as far as they are known."""
    known = forms().get(language, {})
    return tuple(known.get(word, word) for word in tokens(text))


def readings(text: str) -> tuple[frozenset[str], ...]:
    """For each word all base forms that it may have, in any of the languages."""
    return tuple(frozenset(known.get(word, word) for known in _all_forms()) for word in tokens(text))


def same_text(text: str) -> str:
    """Clues that differ only in punctuation and capitals become the same text."""
    return " ".join(WORD.findall(unicodedata.normalize("NFC", text).lower().replace("ё", "е")))


@functools.cache
def empty_words() -> frozenset[str]:
    """Words that say nothing about a picture."""
    listed = (files(CONTENT) / "empty_words.json").read_bytes()
    return frozenset(
        word for words in msgspec.json.decode(listed, type=dict[str, str]).values() for word in words.split()
    )


@functools.cache
def forms() -> Mapping[str, Mapping[str, str]]:
    """For each language, from any form of a word to its base form; written by tools/dixit_forms.py."""
    path = files(CONTENT) / "lexicon" / "forms.json"
    if not path.is_file():
        return {}
    tables = msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]])
    return {language: _by_form(table) for language, table in tables.items()}


def _by_form(table: Mapping[str, str]) -> dict[str, str]:
    """The table has, for each lemma, the length of its stem and the endings of its other forms."""
    found: dict[str, str] = {}
    for lemma, row in table.items():
        shared, *endings = row.split()
        stem = lemma[: int(shared)]
        found |= {stem + ("" if ending == "-" else ending): lemma for ending in endings}
    return found | {lemma: lemma for lemma in table}


def _all_forms() -> tuple[Mapping[str, str], ...]:
    return tuple(forms().values()) or ({},)
