"""What people type: questions, clues, names, chat."""

from __future__ import annotations

import unicodedata

from quivive.engine.game import Illegal

OWN_WORDS = "…"
"""Stands for a free text among the legal actions."""

CODES = frozenset({"say_something", "text_too_long", "odd_characters"})
"""What a game that cleans texts with this may refuse with, besides its own."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
JOINERS = frozenset({"\u200d", *map(chr, range(0xE0020, 0xE0080))})
"""Seen by nobody either, but they hold emoji together."""
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


def reading(text: str) -> str:
    """How it looks: nothing is told apart by a space, a wide letter, an accent's spelling or a hidden sign.

    >>> reading("Cafe\u0301  Noir\u200b") == reading("CAFÉ noir")
    True
    """
    seen = "".join(letter for letter in text if unicodedata.category(letter) != "Cf" and letter not in BLANK)
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())


ALIKE = str.maketrans("АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧL01|", "ABEKMHOPCTYXIJSABEZHIKMNOPTYXIOII")


def skeleton(text: str) -> str:
    """How it looks at a glance: letters of other alphabets that look like ours are ours.

    >>> skeleton("Рома") == skeleton("Poma"), skeleton("Il1a") == skeleton("IIIA")
    (True, True)
    """
    return reading(text).upper().translate(ALIKE)


def deceives(text: str) -> bool:
    """Holds signs that nobody sees, or that turn others around: U+202E makes "evil" of "live"."""
    hidden = {letter for letter in text if unicodedata.category(letter) == "Cf" or letter in BLANK}
    return not hidden <= JOINERS
