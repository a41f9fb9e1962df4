"""A view per viewer, numbered per viewer, sent only where it changed: the gap or the whole on return."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Hashable
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import msgspec

from quivive.engine.game import View
from quivive.tables.view import TableView

KEPT = 64
"""So many frames of a viewer are kept for a phone that comes back."""

_encode = msgspec.json.Encoder().encode


def patch(old: Any, new: Any) -> bytes | None:
    """What to set, and what to add to a list that only grew; None when nothing changed.

    Both are values of one Struct type. Most fields are the very same object as before; the loop over those runs
    in C, for this is done for every viewer at every step.
    """
    names, values = _fields(new.__class__)
    before, after = values(old), values(new)
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    for name, was, now in compress(zip(names, before, after, strict=True), map(is_not, before, after)):
        if was == now:
            continue
        if type(now) is tuple and was and now[: len(was)] == was:
            grown[name] = now[len(was) :]
        else:
            changed[name] = now
    if not changed and not grown:
        return None
    if not grown:
        return b'{"set":%b}' % _encode(changed)
    return b'{"set":%b,"add":%b}' % (_encode(changed), _encode(grown))


@cache
def _fields(kind: Hashable) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    names: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]
    return names, attrgetter(*names)


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
        frame = b'{"type":"frame","n":%d' % self.number
        if done is not None:
            frame += b',"done":' + _encode(done)
        if table is not None:
            frame += b',"table":' + table
        if game is not None:
            frame += game
        frame += b"}"
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
