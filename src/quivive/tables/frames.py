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
from quivive.tables.race.latency import Start
from quivive.tables.view import TableView

KEPT = 64
"""So many frames of a viewer are kept for a phone that comes back."""

_encode = msgspec.json.Encoder().encode


Change = tuple[str, Any, Any]


def patch(old: Any, new: Any) -> bytes | None:
    """What to set, and what to add to a list that only grew; None when nothing changed."""
    changes = _fields(new.__class__, ()).changes(old, new)
    return _encoded(changes) if changes else None


class Step:
    """A step from one public view to the next: what it changes for everybody is worked out once."""

    def __init__(self, private: tuple[str, ...], old: View, new: View, *, hidden: bool = True) -> None:
        self.hidden = hidden
        """Something hidden has changed: each viewer's own fields must be looked at."""
        self.own = _private(private).values
        """What of a view is its viewer's alone."""
        self._private = _private(private)
        self._common = _fields(new.__class__, private).changes(old, new) if old is not new else []
        self.for_all = _game_part(self._common)

    def part(self, before: tuple[Any, ...], after: tuple[Any, ...]) -> bytes:
        """For one viewer: mostly what it is for all, else with what is theirs alone."""
        if before == after:
            return self.for_all
        return _game_part(self._common + self._private.between(before, after))


class Fields:
    """Some fields of a view; the loop over those that are the very same object as before runs in C."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self.values: Callable[[Any], tuple[Any, ...]] = attrgetter(*names, names[0])
        """One more than there are, so that even of one field it gives a tuple."""

    def changes(self, old: Any, new: Any) -> list[Change]:
        return self.between(self.values(old), self.values(new))

    def between(self, before: tuple[Any, ...], after: tuple[Any, ...]) -> list[Change]:
        touched = compress(zip(self._names, before, after, strict=False), map(is_not, before, after))
        return [change for change in touched if change[1] != change[2]]


@cache
def _fields(kind: Hashable, without: tuple[str, ...]) -> Fields:
    names: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]
    return Fields(tuple(name for name in names if name not in without))


@cache
def _private(names: tuple[str, ...]) -> Fields:
    return Fields(names)


def _encoded(changes: list[Change]) -> bytes:
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    for name, was, now in changes:
        if type(now) is tuple and was and now[: len(was)] == was:
            grown[name] = now[len(was) :]
        else:
            changed[name] = now
    if not grown:
        return b'{"set":%b}' % _encode(changed)
    return b'{"set":%b,"add":%b}' % (_encode(changed), _encode(grown))


def _game_part(changes: list[Change]) -> bytes:
    return b',"game":' + _encoded(changes) if changes else b""


class News:
    """What is told to everybody at once: a patch of the table, a step of the game, the start of a race."""

    def __init__(self, table: bytes | None, step: Step | None, race: Start | None = None) -> None:
        self.table = table
        self.step = step
        self.race = race
        self.hidden = step is None or step.hidden
        """Each viewer's own view must be looked at."""
        self.for_all = b"" if step is None else step.for_all
        self.around = b"" if table is None else b',"table":' + table
        if race is not None:
            self.around += b',"race":true'


class Stream:
    """What one viewer was sent: numbered, the last of it kept."""

    def __init__(self) -> None:
        self.id = secrets.token_hex(6)
        self.number = 0
        self.race = 0
        """The number of the last frame from which reactions count."""
        self._view: View | None = None
        self._recent: deque[bytes] = deque(maxlen=KEPT)

    def frame(self, news: News, view: View | None, done: str | None) -> bytes | None:
        """The next frame, or None when this viewer would learn nothing; a view only where `hidden` is."""
        game = self._game_part(news.step, view) if news.hidden else news.for_all
        if not game and news.table is None:
            return None
        self.number += 1
        if news.race is not None:
            self.race = self.number
        said = b"" if done is None else b',"done":' + _encode(done)
        frame = b'{"type":"frame","n":%d%b%b%b}' % (self.number, said, game, news.around)
        self._recent.append(frame)
        return frame

    def since(self, stream: str | None, number: int | None) -> list[bytes] | None:
        """The frames after that number; None when they are no longer here, or were another stream's."""
        if stream != self.id or number is None or not 0 <= self.number - number <= len(self._recent):
            return None
        missing = self.number - number
        return list(self._recent)[len(self._recent) - missing :] if missing else []

    def whole(self, table: TableView, view: View | None, *, race: bool = False) -> bytes:
        """Everything this viewer may see now, under the number of the last frame."""
        self._view = view
        if race and not self.race:
            self.race = self.number
        whole = {"type": "whole", "n": self.number, "stream": self.id, "table": table, "view": view}
        return _encode(whole | {"race": True} if race else whole)

    def _game_part(self, step: Step | None, view: View | None) -> bytes:
        """A patch where the game goes on, the whole view where another game begins."""
        old, self._view = self._view, view
        if view is old or view is None:
            return b""
        if step is None or old is None or type(view) is not type(old):
            return b',"view":' + _encode(view)
        return step.part(step.own(old), step.own(view))
