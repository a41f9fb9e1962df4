"""A view per viewer, numbered per viewer, sent only where it changed: the gap or the whole on return."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, NamedTuple

import msgspec

from quivive.engine.game import Action, Data, Seat
from quivive.engine.match import Deal
from quivive.engine.views import Views
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

    __slots__ = ("_common", "around", "deal", "for_all", "race", "seats", "table", "tail", "views")

    def __init__(self, old: Shown, new: Shown, race: Start | None = None) -> None:
        self.race = race
        self.deal = new.deal
        self.views = new.views
        self.seats = new.seats
        table = None if old.table is new.table else patch(old.table, new.table)
        self.table = table is not None
        self.around = b"" if table is None else b',"table":' + table
        if race is not None:
            self.around += b',"race":true'
        goes_on = old.deal is new.deal and old.views is not None and new.views is not None
        self._common = _changes(old.views.public, new.views.public) if goes_on else []  # type: ignore[union-attr]
        self.for_all = _game_part(self._common)
        self.tail = b"%b%b}" % (self.for_all, self.around)
        """Of most frames, after their numbers: it is made and kept once."""

    def part(self, before: Data | None, after: Data | None) -> bytes:
        """Of the game, for one viewer: what it is for all, with what is theirs alone."""
        return _game_part(self._common + _changes(before, after))


class Stream:
    """What one viewer was sent: numbered, the last of it kept."""

    __slots__ = ("_deal", "_may", "_own", "_recent", "_seat", "id", "number", "race")

    def __init__(self) -> None:
        self.id = secrets.token_hex(6)
        self.number = 0
        self.race = 0
        """The number of the last frame from which reactions count."""
        self._deal: Deal | None = None
        self._seat: Seat | None = None
        self._own: Data | None = None
        self._may: Sequence[Action] = ()
        """Of which deal and seat this viewer was told last, their own half of it, and what they might do."""
        self._recent: deque[bytes] = deque(maxlen=KEPT)
        """Without their numbers: mostly the very same bytes are kept for all viewers."""

    def frame(self, news: News, viewer: Viewer, done: str | None) -> bytes | None:
        """The next frame, or None when this viewer would learn nothing."""
        game = b"" if news.views is None else self._game_part(news, news.views, news.seats.get(viewer))
        if not game and not news.table:
            return None
        self.number += 1
        if news.race is not None:
            self.race = self.number
        tail = news.tail if game is news.for_all else b"%b%b}" % (game, news.around)
        if done is not None:
            tail = b',"done":%b%b' % (_encode(done), tail)
        self._recent.append(tail)
        return _frame(self.number, tail)

    def since(self, stream: str | None, number: int | None) -> list[bytes] | None:
        """The frames after that number; None when they are no longer here, or were another stream's."""
        if stream != self.id or number is None or not 0 <= self.number - number <= len(self._recent):
            return None
        missing = list(self._recent)[len(self._recent) - (self.number - number) :]
        return [_frame(n, tail) for n, tail in enumerate(missing, start=number + 1)]

    def whole(self, shown: Shown, viewer: Viewer, *, race: bool = False) -> bytes:
        """Everything this viewer may see now, under the number of the last frame."""
        if race and not self.race:
            self.race = self.number
        game = b',"view":null,"may":{}'
        if shown.views is not None:
            game = self._whole_part(shown.deal, shown.views, shown.seats.get(viewer))
        racing = b',"race":true' if race else b""
        table = _encode(shown.table)
        head = b'{"type":"whole","n":%d,"stream":"%b","table":' % (self.number, self.id.encode())
        return b"%b%b%b%b}" % (head, table, game, racing)

    def _whole_part(self, deal: Deal | None, views: Views, seat: Seat | None) -> bytes:
        self._deal, self._seat = deal, seat
        self._own = None if seat is None else views.own(seat)
        self._may = () if seat is None else views.legal(seat)
        return b',"view":%b,"may":%b' % (_encode(views[seat]), may(self._may))

    def _game_part(self, news: News, views: Views, seat: Seat | None) -> bytes:
        """A patch where the game goes on, the whole view where another game or another seat begins."""
        if self._deal is not news.deal or self._seat != seat:
            return self._whole_part(news.deal, views, seat)
        if seat is None:
            return news.for_all
        own, _, legal = views.seat(seat)
        part = news.for_all if own == self._own else news.part(self._own, own)
        if legal != self._may:
            part += b',"may":' + may(legal)
            self._may = legal
        self._own = own
        return part


def _frame(number: int, tail: bytes) -> bytes:
    return b'{"type":"frame","n":%d%b' % (number, tail)


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
        grouped.setdefault(str(action.__struct_config__.tag), []).append(msgspec.structs.asdict(action))
    return _encode(grouped)


class Fields:
    """The fields of a type; the loop over those that are the very same object as before runs in C."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._values: Callable[[Any], tuple[Any, ...]] = attrgetter(*names, names[0])
        """One more than there are, so that even of one field it gives a tuple."""

    def changes(self, old: Any, new: Any) -> list[Change]:
        before, after = self._values(old), self._values(new)
        touched = compress(zip(self._names, before, after, strict=False), map(is_not, before, after))
        return [change for change in touched if change[1] != change[2]]


@cache
def _fields(kind: Any) -> Fields:
    return Fields(kind.__struct_fields__)


def _changes(old: Any, new: Any) -> list[Change]:
    return [] if old is new else _fields(new.__class__).changes(old, new)


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
