"""Keep Watch's cards and words as data, the words in three languages."""

from __future__ import annotations

from quivive.engine.content import Words, content

REFUSALS: Words = content(__name__, "refusals.json")
SYMBOLS: Words = content(__name__, "symbols.json")
