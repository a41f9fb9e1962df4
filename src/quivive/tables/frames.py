"""A view per viewer, numbered per viewer, sent only where it changed: the gap or the whole on return."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any

import msgspec

from quivive.engine.game import View
from quivive.tables.view import TableView

KEPT = 64
"""So many frames of a viewer are kept for a phone that comes back."""

_encode = msgspec.json.Encoder().encode


def patch(old: Any, new: Any) -> bytes | None:
    """What to set, and what to add to a list that only grew; None when nothing changed.

    Both are values of one Struct type. Unchanged fields are mostly the same object, so this is cheap.
    """
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or before == after:
            continue
        if type(after) is tuple and before and after[: len(before)] == before:
            grown[name] = after[len(before) :]
        else:
            changed[name] = after
    if not changed and not grown:
        return None
    if not grown:
        return b'{"set":' + _encode(changed) + b"}"
    return b'{"set":' + _encode(changed) + b',"add":' + _encode(grown) + b"}"


class Stream:
    """What one viewer was sent: numbered, the last of it kept."""

    def __init__(self) -> None:
        self.id = secrets.token_hex(6)
        self.number = 0
        self.view: View | None = None
        self._recent: deque[bytes] = deque(maxlen=KEPT)

    def frame(self, table: bytes | None, view: View | None, done: str | None) -> bytes | None:
        """The next frame, or None when this viewer would learn nothing from it."""
        game = self._game_part(view)
        if table is None and game is None:
            return None
        self.number += 1
        parts = [b'{"type":"frame","n":%d' % self.number]
        if done is not None:
            parts.append(b',"done":' + _encode(done))
        if table is not None:
            parts.append(b',"table":' + table)
        if game is not None:
            parts.append(game)
        frame = b"".join(parts) + b"}"
        self._recent.append(frame)
        return frame

    def since(self, stream: str | None, number: int | None) -> list[bytes] | None:
        """The frames after that number; None when they are no longer here, or were another stream's."""
        if stream != self.id or number is None or not 0 <= self.number - number <= len(self._recent):
            return None
        missing = self.number - number
        return list(self._recent)[len(self._recent) - missing :] if missing else []

    def whole(self, table: TableView, view: View | None) -> bytes:
        """Everything this viewer may see now, under the number of the last frame."""
        self.view = view
        return _encode({"type": "whole", "n": self.number, "stream": self.id, "table": table, "view": view})

    def _game_part(self, view: View | None) -> bytes | None:
        """A patch where the game goes on, the whole view where another game begins."""
        old, self.view = self.view, view
        if view is old or view is None:
            return None
        if type(view) is not type(old):
            return b',"view":' + _encode(view)
        changes = patch(old, view)
        return None if changes is None else b',"game":' + changes
