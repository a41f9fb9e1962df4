"""Cleans and compares what people type: questions, clues, names, chat."""

from __future__ import annotations

import unicodedata

from quivive.engine.game import Illegal

FREE_TEXT = "…"
"""Stands for free text in the list of legal actions."""

CODES = frozenset({"say_something", "text_too_long", "odd_characters"})
"""The refusals that `clean_text` adds to a game's own."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are invisible."""
JOINERS = frozenset({"\u200d", *map(chr, range(0xE0020, 0xE0080))})
"""Invisible too, but emoji are joined with them."""
CONTROL = frozenset({"Cc", "Cs", "Co", "Zl", "Zp"})


def clean_text(text: str, longest: int) -> str:
    """The text in NFC on one line; raises Illegal if it is too long, blank or has control characters.

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


def normalised(text: str) -> str:
    """The text as it reads, ignoring case, spacing, width, hidden signs and how accents are encoded.

    >>> normalised("Cafe\u0301  Noir\u200b") == normalised("CAFÉ noir")
    True
    """
    seen = "".join(letter for letter in text if unicodedata.category(letter) != "Cf" and letter not in BLANK)
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())


ALIKE = str.maketrans("АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧL01|", "ABEKMHOPCTYXIJSABEZHIKMNOPTYXIOII")


def skeleton(text: str) -> str:
    """The text as it looks at a glance: lookalike letters from other alphabets are replaced.

    >>> skeleton("Рома") == skeleton("Poma"), skeleton("Il1a") == skeleton("IIIA")
    (True, True)
    """
    return normalised(text).upper().translate(ALIKE)


def has_hidden_characters(text: str) -> bool:
    """Whether it holds invisible signs, or ones that reverse others: U+202E turns "live" into "evil"."""
    hidden = {letter for letter in text if unicodedata.category(letter) == "Cf" or letter in BLANK}
    return not hidden <= JOINERS
