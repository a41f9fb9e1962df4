"""Every code that a table refuses with has a sentence that people can read."""

import ast
from pathlib import Path

import pytest

from quivive import tables
from quivive.server.words import LANGUAGES, sentences


def codes() -> set[str]:
    """Every code passed to `Illegal` or `require` in the tables package."""
    (folder,) = tables.__path__
    found = set()
    for path in Path(folder).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("Illegal" | "require"), [*_, ast.Constant(str(code))]):
                    found.add(code)
    return found


def test_the_search_finds_the_codes() -> None:
    assert {"only_the_host", "name_taken", "late", "player_is_here"} < codes()


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_refusal_has_a_sentence_in_every_language(code: str) -> None:
    assert set(LANGUAGES) <= set(sentences()[code])
    assert all(sentences()[code][language].strip() for language in LANGUAGES)
