"""Crosshairs' missions and words as data, in three languages."""

from __future__ import annotations

from importlib.resources import files

import msgspec

REFUSALS: dict[str, dict[str, str]] = msgspec.json.decode(
    (files(__name__) / "refusals.json").read_bytes(), type=dict[str, dict[str, str]]
)
