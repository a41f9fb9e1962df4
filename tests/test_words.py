"""Every refusal and farewell of the house has a sentence in every language, and none is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from quivive.engine import text
from quivive.engine.registry import games
from quivive.server.words import LANGUAGES, sentence, sentences
from quivive.tables.log import Broken, Damaged, NotHome, OutcomeUnknown, Oversized

SOURCE = Path(str(files("quivive")))
HOUSE: dict[str, dict[str, str]] = msgspec.json.decode((SOURCE / "server" / "refusals.json").read_bytes())
SAYERS = {"Illegal", "require", "_refuse", "close", "evict"}


def said(path: Path) -> Iterator[str]:
    """Codes passed to whatever refuses or says goodbye."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            for argument in node.args[-1:] if name in SAYERS else ():
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def house_codes() -> set[str]:
    paths = [*(SOURCE / "tables").glob("*.py"), *(SOURCE / "server").glob("*.py")]
    broken = {kind.code for kind in (Broken, Damaged, NotHome, Oversized, OutcomeUnknown)}
    return {code for path in paths for code in said(path)} | text.CODES | broken


def test_every_code_of_the_house_has_a_sentence_and_every_sentence_a_code() -> None:
    assert house_codes() == set(HOUSE)


@pytest.mark.parametrize("game", [None, *games()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_in_every_language(language: str, game: str | None) -> None:
    ends = (".", "!", "?")
    said = sentences(game)
    assert [code for code, words in said.items() if not words.get(language, "").endswith(ends)] == []


@pytest.mark.parametrize("key", games())
def test_every_refusal_of_a_game_has_a_sentence_in_every_language(key: str) -> None:
    game = games()[key]
    for language in LANGUAGES:
        said = {code: sentence(code, language, key) for code in game.refusals}
        assert said == {code: words[language] for code, words in game.refusals.items()}


def test_games_that_share_a_code_have_their_own_sentences() -> None:
    """Without this, the test above would also pass with one table of sentences for all games."""
    said = {game: sentence("round_over", "en", game) for game in ("keep_watch", "spyfall")}
    assert len(set(said.values())) == 2
    assert "round_over" not in sentences()


def test_a_game_repeats_a_sentence_of_the_house_in_the_same_words() -> None:
    shared = [(code, game) for game in games().values() for code in game.refusals if code in HOUSE]
    assert [code for code, game in shared if game.refusals[code] != HOUSE[code]] == []


def shown(value: object, language: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a content file with its language, found at the keys `ru`, `uk` and `en`."""
    if isinstance(value, str) and language:
        yield language, value
    elif isinstance(value, list):
        for inner in value:
            yield from shown(inner, language)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from shown(inner, key if key in LANGUAGES else language)


# Word forms are a table for bots, not texts.
CONTENT = sorted(
    path
    for path in SOURCE.rglob("*.json")
    if "web" not in path.relative_to(SOURCE).parts and path.name != "forms.json"
)
# Words that Spyfall's bots listen for are spelt as people type them.
HEARD = SOURCE / "games" / "spyfall" / "content" / "talk.json"


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: str(path.relative_to(SOURCE)))
def test_dashes_and_apostrophes_are_typographic(path: Path) -> None:
    texts = list(shown(msgspec.json.decode(path.read_bytes())))
    dashes = [text for language, text in texts if language != "en" and re.search(r"(^|\s)[-–](\s|$)", text)]
    apostrophes = [text for _, text in texts if re.search(r"\w'", text)]
    assert dashes == []
    assert path == HEARD or apostrophes == []


def test_a_sentence_is_in_the_readers_language() -> None:
    assert sentence("paused", "uk") == "Гра на паузі."
