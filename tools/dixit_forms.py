"""Regenerates content/lexicon/forms.json: all forms of all words of Dixit's lexicon. Bots need no dictionary.

python -m venv forms && forms/bin/pip install --require-hashes -r requirements/forms.txt
PYTHONPATH=src:. .venv/bin/python -m tools.dixit_forms words | forms/bin/python tools/dixit_forms.py write
"""

from __future__ import annotations

import importlib
import json
import sys
from collections import defaultdict
from collections.abc import Mapping
from itertools import takewhile
from pathlib import Path
from typing import Any

FORMS = Path(__file__).parents[1] / "src/quivive/games/dixit/content/lexicon/forms.json"
LONGEST = 40


def words() -> dict[str, list[str]]:
    """Every word of the lexicon, by language."""
    lexicon = importlib.import_module("quivive.games.dixit.bots.lexicon")
    tokens = importlib.import_module("quivive.games.dixit.bots.words").tokens
    found: dict[str, set[str]] = defaultdict(set)
    for saying in lexicon.lexicon().sayings():
        for language in lexicon.LANGUAGES:
            found[language].update(tokens(getattr(saying, language)))
    return {language: sorted(found[language]) for language in lexicon.LANGUAGES}


def forms(wanted: Mapping[str, list[str]]) -> dict[str, dict[str, str]]:
    """By language and base form, all other forms that the dictionary knows. Only this needs simplemma."""
    simplemma: Any = importlib.import_module("simplemma")
    factory: Any = importlib.import_module("simplemma.strategies.dictionaries.dictionary_factory")
    found: dict[str, dict[str, str]] = {}
    for language, known in wanted.items():
        first = {simplemma.lemmatize(word, lang=language).lower() for word in known}
        by_lemma: dict[str, set[str]] = defaultdict(set)
        for form, lemma in factory.DefaultDictionaryFactory().get_dictionary(language).items():
            if lemma.lower() in first and len(form) <= LONGEST:
                by_lemma[_plain(lemma)].add(_plain(form))
        for word in known:
            by_lemma[_plain(simplemma.lemmatize(word, lang=language))].add(word)
        found[language] = {lemma: _endings(lemma, by_lemma[lemma]) for lemma in sorted(by_lemma)}
    return found


def _endings(lemma: str, forms: set[str]) -> str:
    """How many letters all forms share, and what each adds. An empty ending is written as a dash."""
    letters = zip(lemma, *forms, strict=False)
    shared = sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, letters))
    return " ".join([str(shared), *(form[shared:] or "-" for form in sorted(forms - {lemma}))])


def _plain(word: str) -> str:
    """A word as bots read it."""
    return word.lower().replace("ё", "е").replace("’", "'").replace("ʼ", "'")


def main() -> None:
    match sys.argv[1:]:
        case ["words"]:
            json.dump(words(), sys.stdout, ensure_ascii=False)
        case ["write"]:
            text = json.dumps(forms(json.load(sys.stdin)), ensure_ascii=False, indent=0)
            FORMS.write_text(text + "\n", encoding="utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
