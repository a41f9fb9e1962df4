"""Frames: what changed for one viewer, numbered per viewer. Returning clients get what they missed."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import asdict

from quivive.engine.game import Action, Seat
from quivive.engine.match import Deal
from quivive.engine.views import Change, Views, changes
from quivive.tables.model import PersonId
from quivive.tables.race.latency import Start
from quivive.tables.view import TableView

FRAMES_KEPT = 64
"""How many of a viewer's frames are kept for a client that reconnects."""

Viewer = PersonId | None
"""A person at the table, or None: the shared screen and spectators, who all see the same."""

_encode = msgspec.json.Encoder().encode


class Shown(msgspec.Struct, frozen=True):
    """Everything that anybody can see at a table at one moment."""

    table: TableView
    deal: Deal | None = None
    views: Views | None = None
    """Of the game in play, or of the last one."""
    players: tuple[Viewer, ...] = ()
    """Who sees each seat's view: whoever had the seat when the game was dealt. None is a bot."""

    def seat_of(self, viewer: Viewer) -> Seat | None:
        if viewer is None or viewer not in self.players:
            return None
        return Seat(self.players.index(viewer))


def patch(old: Any, new: Any) -> bytes | None:
    """Which fields to set, and what to append to lists that only grew. None if nothing changed."""
    changed = changes(old, new)
    return _encoded(changed) if changed else None


class Diff:
    """The difference between what was shown last and what is shown now, worked out once for all viewers.

    A frame is its number and a *tail*: everything after the number, which is the same bytes for most viewers.
    """

    __slots__ = ("_changes", "_differs_for", "_end", "_game_part", "_new", "_old", "_same_game", "common")

    def __init__(self, old: Shown, new: Shown, race: Start | None = None) -> None:
        self._old = old
        self._new = new
        table = None if old.table is new.table else patch(old.table, new.table)
        self._end = b"}" if table is None else b',"table":%b}' % table
        if race is not None:
            self._end = b'%b,"race":true}' % self._end[:-1]
        before, now = old.views, new.views
        self._changes: list[Change] = []
        self._differs_for: Collection[Seat | None] | None = None
        """The only seats that are shown anything but what everybody is shown; None: any seat."""
        self._same_game = old.deal is new.deal and before is not None and now is not None
        """The same game goes on, so its view is patched. If another begins, the whole view is sent."""
        if before is not None and now is not None and self._same_game:
            if now.follows(before):
                self._changes = now.changes
                self._differs_for = now.differs_for if old.players is new.players else None
            else:
                self._changes = changes(before.public, now.public)
        self._game_part = _game_part(self._changes)
        self.common = self._game_part + self._end if self._game_part or table is not None else b""
        """The tail for viewers who see only what everybody sees. Most share these bytes."""

    def tails(self, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        """The tails that may not be `common`; empty ones if nothing changed for these viewers."""
        if self._differs_for is None:
            return {viewer: self._tail_for(viewer) for viewer in viewers}
        tails: dict[Viewer, bytes] = {}
        for seat in self._differs_for:
            person = None if seat is None else self._new.players[seat]
            if seat is not None and person is not None:
                tails[person] = self._patched(seat)
        return tails

    def _tail_for(self, viewer: Viewer) -> bytes:
        old, new = self._old, self._new
        seat = new.seat_of(viewer)
        if new.views is not None and not (self._same_game and seat == old.seat_of(viewer)):
            return _whole_part(new, seat) + self._end
        return self.common if seat is None else self._patched(seat)

    def _patched(self, seat: Seat) -> bytes:
        """What changed for everybody, and what changed for this seat alone."""
        before, now = self._old.views.seat(seat), self._new.views.seat(seat)  # type: ignore[union-attr]
        part = self._game_part
        if now.own != before.own:
            part = _game_part(self._changes + changes(before.own, now.own))
        if now.legal != before.legal:
            part += b',"may":' + may(now.legal)
        return self.common if part is self._game_part else part + self._end


def _head(number: int) -> bytes:
    return b'{"type":"frame","n":%d' % number


HEADS_PREPARED = 4096
HEADS = tuple(map(_head, range(HEADS_PREPARED)))
"""Written beforehand for as many frames as most evenings have."""


class Stream:
    """The numbered frames of one viewer, the most recent of which are kept."""

    __slots__ = ("_recent", "id", "number", "race")

    def __init__(self) -> None:
        self.id = secrets.token_hex(6)
        self.number = 0
        self.race = 0
        """The number of the last frame that started a race."""
        self._recent: deque[bytes] = deque(maxlen=FRAMES_KEPT)
        """Tails, without the numbers, so that viewers share most of the bytes."""

    def frame(self, tail: bytes) -> bytes:
        """Numbers the next frame."""
        self.number = number = self.number + 1
        self._recent.append(tail)
        return (HEADS[number] if number < HEADS_PREPARED else _head(number)) + tail

    def since(self, stream: str | None, number: int | None) -> list[bytes] | None:
        """The frames after that number. None if they are no longer kept, or belong to another stream."""
        if stream != self.id or number is None or not 0 <= self.number - number <= len(self._recent):
            return None
        missing = list(self._recent)[len(self._recent) - (self.number - number) :]
        return [_head(n) + tail for n, tail in enumerate(missing, start=number + 1)]

    def whole(self, shown: Shown, viewer: Viewer, *, race: bool = False) -> bytes:
        """Everything this viewer may see now, under the number of the last frame."""
        if race and not self.race:
            self.race = self.number
        game = _whole_part(shown, shown.seat_of(viewer)) or b',"view":null,"may":{}'
        racing = b',"race":true' if race else b""
        head = b'{"type":"whole","n":%d,"stream":"%b","table":' % (self.number, self.id.encode())
        return b"%b%b%b%b}" % (head, _encode(shown.table), game, racing)


def acknowledging(id: str, tail: bytes) -> bytes:
    """The tail for whoever sent the command: it also acknowledges it."""
    return b',"done":' + _encode(id) + tail


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


def _encoded(changed: list[Change]) -> bytes:
    given: dict[str, Any] = {}
    grown: dict[str, Any] = {}
    for name, was, now in changed:
        if was and type(now) is tuple and len(now) > len(was) and now[: len(was)] == was:
            grown[name] = now[len(was) :]
        else:
            given[name] = now
    return _encode({"set": given, "add": grown} if grown else {"set": given})


def _game_part(changed: list[Change]) -> bytes:
    return b',"game":' + _encoded(changed) if changed else b""
