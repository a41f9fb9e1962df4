"""Keep Watch's cards and words as data, the words in three languages."""

from __future__ import annotations

from importlib.resources import files

import msgspec

REFUSALS: dict[str, dict[str, str]] = msgspec.json.decode(
    (files(__name__) / "refusals.json").read_bytes(), type=dict[str, dict[str, str]]
)
SYMBOLS: dict[str, dict[str, str]] = msgspec.json.decode(
    (files(__name__) / "symbols.json").read_bytes(), type=dict[str, dict[str, str]]
)
