"""Frames: what changed for one viewer, numbered per viewer. Returning clients get what they missed."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Collection, Mapping, Sequence
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
"""How many of a viewer's frames are kept for a client that reconnects."""

Viewer = PersonId | None
"""A person at the table, or None: the shared screen and spectators, who all see the same."""

_encode = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """Everything that anybody can see at a table at one moment."""

    table: TableView
    deal: Deal | None = None
    views: Views | None = None
    """Of the game in play, or of the last one."""
    seats: Mapping[Viewer, Seat] = {}
    """Which seat's view each person sees: the seat they had when the game was dealt."""


Change = tuple[str, Any, Any]


def patch(old: Any, new: Any) -> bytes | None:
    """Which fields to set, and what to append to lists that only grew. None if nothing changed."""
    changes = _changes(old, new)
    return _encoded(changes) if changes else None


class News:
    """The difference between what was shown last and what is shown now, worked out once for all viewers.

    A frame is its number and a *tail*: everything after the number, which is the same bytes for most viewers.
    """

    __slots__ = (
        "_around",
        "_common",
        "_goes_on",
        "_new",
        "_old",
        "for_all",
        "race",
        "table",
        "tail",
        "unmoved",
    )

    def __init__(self, old: Shown, new: Shown, race: Start | None = None) -> None:
        self._old = old
        self._new = new
        self.race = race
        self.table = None if old.table is new.table else patch(old.table, new.table)
        self._around = b"" if self.table is None else b',"table":' + self.table
        if race is not None:
            self._around += b',"race":true'
        self._goes_on = old.deal is new.deal and old.views is not None and new.views is not None
        """The same game goes on, so its view is patched. If another begins, the whole view is sent."""
        self._common = _changes(old.views.public, new.views.public) if self._goes_on else []  # type: ignore[union-attr]
        self.for_all = _game_part(self._common)
        self.tail = self._tail(self.for_all)
        """For viewers who see only what everybody sees. Most share these bytes."""
        self.unmoved = _unmoved(old, new) if self._goes_on else ()
        """The seats whose viewers are known to be among these without a comparison."""

    def tail_for(self, viewer: Viewer) -> bytes:
        """The tail of this viewer's frame; empty if nothing changed for them."""
        old, new = self._old, self._new
        seat = new.seats.get(viewer)
        if not self._goes_on or (old.seats is not new.seats and seat != old.seats.get(viewer)):
            return self._tail(_whole_part(new, seat))
        if seat is None:
            return self.tail
        before, now = old.views.seat(seat), new.views.seat(seat)  # type: ignore[union-attr]
        if now is before or (now.legal == before.legal and now.own == before.own):
            return self.tail
        return self._tail(self._seat_part(before, now))

    def _seat_part(self, before: SeatView, now: SeatView) -> bytes:
        """What changed for everybody, and what changed for this seat alone."""
        part = self.for_all
        if now.own != before.own:
            part = _game_part(self._common + _changes(before.own, now.own))
        return part if now.legal == before.legal else b'%b,"may":%b' % (part, may(now.legal))

    def _tail(self, game: bytes) -> bytes:
        return b"%b%b}" % (game, self._around) if game or self.table is not None else b""


class Stream:
    """The numbered frames of one viewer, the most recent of which are kept."""

    __slots__ = ("_recent", "id", "number", "race")

    def __init__(self) -> None:
        self.id = secrets.token_hex(6)
        self.number = 0
        self.race = 0
        """The number of the last frame that started a race."""
        self._recent: deque[bytes] = deque(maxlen=KEPT)
        """Tails, without the numbers, so that viewers share most of the bytes."""

    def frame(self, tail: bytes) -> bytes:
        """Numbers the next frame."""
        self.number = number = self.number + 1
        self._recent.append(tail)
        return b'{"type":"frame","n":%d%b' % (number, tail)

    def since(self, stream: str | None, number: int | None) -> list[bytes] | None:
        """The frames after that number. None if they are no longer kept, or belong to another stream."""
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


def _unmoved(old: Shown, new: Shown) -> Collection[Seat | None]:
    """The seats whose views were reused, so that they see and may do the same as before."""
    before, now = old.views, new.views
    if before is None or now is None or old.seats is not new.seats or now.reused_from is not before.made:
        return ()
    return now.reused


def acknowledging(id: str, tail: bytes) -> bytes:
    """The tail for whoever sent the command: it also acknowledges it."""
    return b',"done":%b%b' % (_encode(id), tail)


def _whole_part(shown: Shown, seat: Seat | None) -> bytes:
    if shown.views is None:
        return b""
    legal = () if seat is None else shown.views.legal(seat)
    return b',"view":%b,"may":%b' % (_encode(shown.views[seat]), may(legal))


@lru_cache(maxsize=4096)
def may(legal: Sequence[Action]) -> bytes:
    """What a seat may do, grouped by type of action.

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
    """The fields that changed. Those that are still the same object are skipped by a loop that runs in C."""
    if old is new:
        return []
    before, after = astuple(old), astuple(new)
    touched = compress(enumerate(new.__struct_fields__), map(is_not, before, after))
    return [(name, before[at], after[at]) for at, name in touched if before[at] != after[at]]


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
