"""Who may come in: addresses, limits, seats and their secrets, and the numbers we count."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web

from quivive.engine.game import Illegal
from quivive.engine.registry import games
from quivive.server import protocol as p
from quivive.server.limits import Limits, PerAddress
from quivive.server.line import Line, Post
from quivive.server.metrics import Metrics
from quivive.tables.audience import Seen
from quivive.tables.frames import Viewer
from quivive.tables.hub import Hub
from quivive.tables.model import Language
from quivive.tables.names import read_code
from quivive.tables.table import Table

Seat = tuple[Table, Viewer, Language]
FIRST_GAME = "spyfall"


class Sessions:
    def __init__(self, hub: Hub, limits: Limits, metrics: Metrics, *, behind_proxy: bool = False) -> None:
        self.limits = limits
        self.post = Post()
        self._hub = hub
        self._metrics = metrics
        self.behind_proxy = behind_proxy
        self._tables = PerAddress(limits.tables, time.monotonic)
        self._joins = PerAddress(limits.joins, time.monotonic)
        self._lines: Counter[str] = Counter()
        self._open: set[Line] = set()

    def now(self) -> int:
        return self._hub.clock.now()

    def exact(self) -> float:
        return self._hub.clock.exact()

    def address(self, request: web.Request) -> str:
        """Whose it is: behind a proxy of ours, what that proxy says; it says so last."""
        if self.behind_proxy and (forwarded := request.headers.getall("X-Forwarded-For", ())):
            return forwarded[-1].rsplit(",", 1)[-1].strip()
        return request.remote or "?"

    @contextmanager
    def counted(self, request: web.Request, line: Line) -> Iterator[None]:
        address = self.address(request)
        self._lines[address] += 1
        self._metrics.lines += 1
        self._open.add(line)
        try:
            yield
        finally:
            self._open.discard(line)
            self._metrics.lines -= 1
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    def crowded(self, request: web.Request) -> bool:
        return self._lines[self.address(request)] >= self.limits.lines

    def may_look(self, request: web.Request) -> bool:
        """Asking for a table by its code costs as much as coming to it: otherwise codes could be guessed."""
        return self._joins.take(self.address(request))

    def knew(self, request: web.Request) -> None:
        """The code was right: a room full of phones that open the page pays nothing for it."""
        self._joins.give_back(self.address(request))

    async def seat(self, greeting: p.Greeting, address: str) -> Seat:
        """Where this greeting leads; raises Illegal."""
        if not (self._tables if isinstance(greeting, p.Open) else self._joins).take(address):
            raise Illegal("too_fast")
        match greeting:
            case p.Open(name, language, token, game, mask):
                key = game or _first_game()
                table = await self._hub.open(key, name, mask, language, token)
                return table, table.state.persons[0].id, language
            case p.Join(code, name, language, token, mask):
                table = await self._find(code)
                return table, await table.join(name, mask, language, token), language
            case p.Resume(code, token):
                table = await self._find(code)
                person = table.person_with(token)
                if person is None:
                    raise Illegal("no_such_seat")
                return table, person.id, person.language
            case p.Watch(code, language):
                return await self._find(code), None, language

    async def admit(self, table: Table, viewer: Viewer, line: Line, last: Seen) -> None:
        self._hub.occupied(table.state.code)
        await table.admit(viewer, line, last)

    def gone(self, table: Table, viewer: Viewer, line: Line) -> None:
        table.dismiss(viewer, line)
        if table.audience.empty:
            self._hub.vacated(table)

    def refused(self, code: str) -> None:
        self._metrics.refusals[code] += 1

    def close(self) -> None:
        """Tell every line that the server stops; each comes back when it is up again."""
        for line in tuple(self._open):
            line.close("server_stops")

    async def _find(self, code: str) -> Table:
        table = await self._hub.find(read_code(code))
        if table is None:
            raise Illegal("no_such_table")
        return table


def _first_game() -> str:
    """What a table opens on when nobody has chosen: the game that is easiest to begin with."""
    return FIRST_GAME if FIRST_GAME in games() else next(iter(games()))
