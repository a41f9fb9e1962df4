"""What people type: questions, clues, names, chat."""

from __future__ import annotations

import unicodedata

from quivive.engine.game import Illegal

OWN_WORDS = "…"
"""Stands for a free text among the legal actions."""

CODES = frozenset({"say_something", "text_too_long", "odd_characters"})
"""What a game that cleans texts with this may refuse with, besides its own."""

CONTROL = frozenset({"Cc", "Cs", "Co", "Zl", "Zp"})


def clean_text(text: str, longest: int) -> str:
    """Composed and on one line, with something to read in it; refused otherwise.

    >>> clean_text("  Кто   здесь? ", 20)
    'Кто здесь?'
    """
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    if len(plain) > longest:
        raise Illegal("text_too_long")
    if plain and plain.isprintable():
        return plain
    kinds = [unicodedata.category(letter) for letter in plain]
    if all(kind[0] in "CZ" for kind in kinds):
        raise Illegal("say_something")
    if not CONTROL.isdisjoint(kinds):
        raise Illegal("odd_characters")
    return plain
