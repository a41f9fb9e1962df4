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
from quivive.server.gate import Gate, GuardedHandler, group
from quivive.server.guesses import Guesses
from quivive.server.limits import PerKey
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
    def __init__(self, hub: Hub, gate: Gate, metrics: Metrics) -> None:
        limits = self.limits = gate.limits
        self.post = Post()
        self._hub = hub
        self._metrics = metrics
        self._gate = gate
        self.behind_proxy = gate.behind_proxy
        self._tables = PerKey(limits.tables, time.monotonic)
        self._joins = PerKey(limits.joins, time.monotonic)
        self._guesses = Guesses(limits)
        self.spoken = PerKey(limits.spoken, time.monotonic)
        self.chat = PerKey(limits.chat, time.monotonic)
        self.reactions = PerKey(limits.reactions, time.monotonic)
        self._lines: Counter[str] = Counter()
        self._open: set[Line] = set()

    def now(self) -> int:
        return self._hub.clock.now()

    def exact(self) -> float:
        return self._hub.clock.exact()

    def address(self, request: web.Request) -> str:
        """Whose it is: behind a proxy of ours, what that proxy says; it says so last."""
        if self.behind_proxy and (forwarded := request.headers.getall("X-Forwarded-For", ())):
            return group(forwarded[-1].rsplit(",", 1)[-1].strip())
        return group(request.remote or "?")

    @contextmanager
    def counted(self, request: web.Request, line: Line) -> Iterator[None]:
        address = self.address(request)
        if isinstance(request.protocol, GuardedHandler):
            request.protocol.belongs_to(address)
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

    async def look(self, request: web.Request, code: str) -> Table | None:
        """Asking for a table's page is no other way to guess codes; Illegal after too many wrong ones."""
        address = self.address(request)
        self._guesses.check(address)
        table = await self._hub.find(read_code(code))
        if table is None:
            await self._guesses.wrong(address)
        return table

    async def seat(self, greeting: p.Greeting, address: str) -> Seat:
        """Where this greeting leads; raises Illegal."""
        found = await self._seat(greeting, address)
        if found[1] is not None:
            self._gate.seated(address)
        return found

    async def _seat(self, greeting: p.Greeting, address: str) -> Seat:
        match greeting:
            case p.Open(name, language, token, game, mask):
                self._slowly(self._tables, address)
                table = await self._hub.open(game or _first_game(), name, mask, language, token)
                return table, table.state.persons[0].id, language
            case p.Join(code, name, language, token, mask):
                self._slowly(self._joins, address)
                table = await self._find(code, address)
                return table, await table.join(name, mask, language, token), language
            case p.Resume():
                return await self._return(greeting, address)
            case p.Watch(code, language):
                self._slowly(self._joins, address)
                return await self._find(code, address), None, language

    async def _return(self, greeting: p.Resume, address: str) -> Seat:
        """To one's own seat, whatever others at this address have asked for: nobody guesses its secret."""
        code = read_code(greeting.table)
        if greeting.mend:
            await self._hub.mend(code, greeting.token)
        table = await self._hub.find(code)
        person = None if table is None else table.person_with(greeting.token)
        if table is not None and person is not None:
            return table, person.id, person.language
        self._guesses.check(address)
        await self._guesses.wrong(address)
        raise Illegal("no_such_table" if table is None else "no_such_seat")

    @staticmethod
    def _slowly(limit: PerKey, address: str) -> None:
        if not limit.take(address):
            raise Illegal("too_fast")

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

    async def _find(self, code: str, address: str) -> Table:
        self._guesses.check(address)
        table = await self._hub.find(read_code(code))
        if table is None:
            await self._guesses.wrong(address)
            raise Illegal("no_such_table")
        return table


def _first_game() -> str:
    """What a table opens on when nobody has chosen: the game that is easiest to begin with."""
    return FIRST_GAME if FIRST_GAME in games() else next(iter(games()))
