"""Table codes, and the names, masks and secrets of people."""

from __future__ import annotations

import hashlib
import secrets

from quivive.engine.game import Illegal
from quivive.engine.text import clean_text, has_hidden_characters, skeleton
from quivive.tables.log import TableCode
from quivive.tables.model import MASKS, TableState

CODE_LETTERS = "FHKLMORUWXYZ"
"""Letters that neither look nor sound alike."""
CYRILLIC = str.maketrans("ФНКЛМОРХУЗЮ", "FHKLMORXYZU")
"""Maps letters to ours by their look or, failing that, by their sound."""
CODE_LENGTH = 4
NAME_LENGTH = 20
CHAT_LENGTH = 300
TOKEN_BYTES = 16


def code_length(tables: int, codes_each: int) -> int:
    """How long a new code must be, so that somebody who guesses needs `codes_each` guesses on average.

    >>> [code_length(tables, 1000) for tables in (0, 19, 20, 247, 248, 100_000)]
    [4, 4, 5, 5, 6, 8]
    """
    length = CODE_LENGTH
    while len(CODE_LETTERS) ** length < codes_each * (tables + 1):
        length += 1
    return length


def new_code(length: int = CODE_LENGTH) -> TableCode:
    return TableCode("".join(secrets.choice(CODE_LETTERS) for _ in range(length)))


def read_code(typed: str) -> TableCode:
    """A code as people type it, on a Cyrillic keyboard too.

    >>> read_code(" ruz-k"), read_code("ком")
    ('RUZK', 'KOM')
    """
    letters = typed.upper().translate(CYRILLIC)
    return TableCode("".join(letter for letter in letters if letter.isalpha()))


def new_token() -> str:
    return secrets.token_hex(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What we store of a seat's secret. That is 128 random bits, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(state: TableState | None, name: str, *, mine: int | None = None) -> str:
    """The name, cleaned up. Raises Illegal if somebody at the table has one that looks the same."""
    plain = clean_text(name, NAME_LENGTH)
    others = [person.name for person in state.persons if person.id != mine] if state else []
    if skeleton(plain) in map(skeleton, others):
        raise Illegal("name_taken")
    if has_hidden_characters(plain):
        raise Illegal("odd_characters")
    return plain


def free_mask(state: TableState | None, wanted: int | None) -> int:
    """The wanted mask or, if somebody wears it, the next free one. If none is free, it is shared."""
    first = wanted or 1
    worn = {person.mask for person in state.persons} if state else set()
    from_first = [*range(first, MASKS + 1), *range(1, first)]
    return next((mask for mask in from_first if mask not in worn), first)
