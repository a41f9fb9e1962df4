"""A view per viewer, numbered per viewer, sent only where it changed: the gap or the whole on return."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict, astuple

from quivive.engine.game import Action, Seat
from quivive.engine.match import Deal
from quivive.engine.views import SeatView, Views
from quivive.tables.model import PersonId
from quivive.tables.race.latency import Start
from quivive.tables.view import TableView

KEPT = 64
"""This many frames of a viewer are kept for a phone that comes back."""

Viewer = PersonId | None
"""A person at the table, or None: the shared screen and spectators, who all see the same."""

_encode = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """All there is to see at a table at one moment, by anybody."""

    table: TableView
    deal: Deal | None = None
    views: Views | None = None
    """Of the game that is played, or was played last."""
    seats: Mapping[Viewer, Seat] = {}
    """Whose own half each person sees: of the seat where they sat when the game was dealt."""


Change = tuple[str, Any, Any]


def patch(old: Any, new: Any) -> bytes | None:
    """What to set, and what to add to a list that only grew; None when nothing changed."""
    changes = _changes(old, new)
    return _encoded(changes) if changes else None


class News:
    """From what everybody was told last to what there is to see now: worked out once for all viewers."""

    __slots__ = ("_around", "_common", "_goes_on", "_new", "_old", "for_all", "race", "table", "tail")

    def __init__(self, old: Shown, new: Shown, race: Start | None = None) -> None:
        self._old = old
        self._new = new
        self.race = race
        self.table = None if old.table is new.table else patch(old.table, new.table)
        self._around = b"" if self.table is None else b',"table":' + self.table
        if race is not None:
            self._around += b',"race":true'
        self._goes_on = old.deal is new.deal and old.views is not None and new.views is not None
        """A patch of the game, where it goes on; the whole view, where another begins."""
        self._common = _changes(old.views.public, new.views.public) if self._goes_on else []  # type: ignore[union-attr]
        self.for_all = _game_part(self._common)
        self.tail = self._tail(self.for_all)
        """Of most frames, after their numbers: it is made and kept once."""

    def tail_for(self, viewer: Viewer) -> bytes:
        """Of this viewer's frame; empty when they would learn nothing."""
        seat = self._new.seats.get(viewer)
        if not self._goes_on or seat != self._old.seats.get(viewer):
            return self._tail(_whole_part(self._new, seat))
        if seat is None:
            return self.tail
        before, now = self._old.views.seat(seat), self._new.views.seat(seat)  # type: ignore[union-attr]
        if now.legal == before.legal and now.own == before.own:
            return self.tail
        return self._tail(self._seat_part(before, now))

    def _seat_part(self, before: SeatView, now: SeatView) -> bytes:
        """What it is for all, with what is this seat's alone."""
        part = self.for_all
        if now.own != before.own:
            part = _game_part(self._common + _changes(before.own, now.own))
        return part if now.legal == before.legal else b'%b,"may":%b' % (part, may(now.legal))

    def _tail(self, game: bytes) -> bytes:
        return b"%b%b}" % (game, self._around) if game or self.table is not None else b""


class Stream:
    """What one viewer was sent: numbered, the last of it kept."""

    __slots__ = ("_recent", "id", "number", "race")

    def __init__(self) -> None:
        self.id = secrets.token_hex(6)
        self.number = 0
        self.race = 0
        """The number of the last frame from which reactions count."""
        self._recent: deque[bytes] = deque(maxlen=KEPT)
        """Without their numbers: mostly the very same bytes are kept for all viewers."""

    def frame(self, tail: bytes) -> bytes:
        """The next one."""
        self.number = number = self.number + 1
        self._recent.append(tail)
        return b'{"type":"frame","n":%d%b' % (number, tail)

    def since(self, stream: str | None, number: int | None) -> list[bytes] | None:
        """The frames after that number; None when they are no longer here, or were another stream's."""
        if stream != self.id or number is None or not 0 <= self.number - number <= len(self._recent):
            return None
        missing = list(self._recent)[len(self._recent) - (self.number - number) :]
        return [b'{"type":"frame","n":%d%b' % (n, tail) for n, tail in enumerate(missing, start=number + 1)]

    def whole(self, shown: Shown, viewer: Viewer, *, race: bool = False) -> bytes:
        """Everything this viewer may see now, under the number of the last frame."""
        if race and not self.race:
            self.race = self.number
        game = _whole_part(shown, shown.seats.get(viewer)) or b',"view":null,"may":{}'
        racing = b',"race":true' if race else b""
        head = b'{"type":"whole","n":%d,"stream":"%b","table":' % (self.number, self.id.encode())
        return b"%b%b%b%b}" % (head, _encode(shown.table), game, racing)


def acknowledged(id: str, tail: bytes) -> bytes:
    """Of the frame of whoever asked for what it shows."""
    return b',"done":%b%b' % (_encode(id), tail)


def _whole_part(shown: Shown, seat: Seat | None) -> bytes:
    if shown.views is None:
        return b""
    legal = () if seat is None else shown.views.legal(seat)
    return b',"view":%b,"may":%b' % (_encode(shown.views[seat]), may(legal))


@lru_cache(maxsize=4096)
def may(legal: Sequence[Action]) -> bytes:
    """What a seat may do, by the type of action.

    >>> class Vote(Action, frozen=True, tag="vote"):
    ...     guilty: bool
    >>> may((Vote(True), Vote(False)))
    b'{"vote":[{"guilty":true},{"guilty":false}]}'
    """
    grouped: dict[str, list[dict[str, Any]]] = {}
    for action in legal:
        grouped.setdefault(str(action.__struct_config__.tag), []).append(asdict(action))
    return _encode(grouped)


def _changes(old: Any, new: Any) -> list[Change]:
    """Fields that are another object than before, and not equal; the loop over all others runs in C."""
    if old is new:
        return []
    before, after = astuple(old), astuple(new)
    names = new.__struct_fields__
    touched = compress(zip(names, before, after, strict=True), map(is_not, before, after))
    return [change for change in touched if change[1] != change[2]]


def _encoded(changes: list[Change]) -> bytes:
    changed: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    for name, was, now in changes:
        if was and type(now) is tuple and len(now) > len(was) and now[: len(was)] == was:
            grown[name] = now[len(was) :]
        else:
            changed[name] = now
    if not grown:
        return b'{"set":%b}' % _encode(changed)
    return b'{"set":%b,"add":%b}' % (_encode(changed), _encode(grown))


def _game_part(changes: list[Change]) -> bytes:
    return b',"game":' + _encoded(changes) if changes else b""
