"""Reads a game's words and tables, which are kept as data next to its code."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

Words = dict[str, dict[str, str]]
"""Sentences by key, then by language."""


def content(package: str, name: str, kind: Any = Words) -> Any:
    """Read a JSON file from a package's folder, strictly."""
    return msgspec.json.decode((files(package) / name).read_bytes(), type=kind)
