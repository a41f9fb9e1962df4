"""Who may come in: addresses, limits, seats and their secrets, and the numbers we count."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import msgspec
from aiohttp import web

from quivive.engine.game import Illegal
from quivive.engine.registry import games
from quivive.server import protocol as p
from quivive.server.connection import Connection, Post
from quivive.server.gate import Gate, group
from quivive.server.guard import GuardedHandler
from quivive.server.guesses import Guesses
from quivive.server.limits import PerKey, Share
from quivive.server.metrics import Metrics
from quivive.server.relay import BEHIND, Relay
from quivive.tables.audience import Seen
from quivive.tables.frames import Viewer
from quivive.tables.homes import Elsewhere
from quivive.tables.hub import Hub
from quivive.tables.log import Away, TableCode
from quivive.tables.model import Language
from quivive.tables.names import read_code
from quivive.tables.table import Table


class Playing(msgspec.Struct):
    game: str | None


_playing = msgspec.json.Decoder(Playing).decode
Seat = tuple[Table, Viewer, Language]
HELD, LOOK_AGAIN = 1.0, 0.2
"""Seconds for which somebody who returns is not turned away because the store is away, and between two looks.
When it is back, so are they; and if it is away from this node alone, they soon try another."""


class Sessions:
    def __init__(self, hub: Hub, gate: Gate, metrics: Metrics) -> None:
        limits = self.limits = gate.limits
        self.post = Post()
        self._hub = hub
        self.now, self.exact = hub.clock.now, hub.clock.exact
        """Server time in milliseconds, and with its fraction."""
        self._metrics = metrics
        self._gate = gate
        self.behind_proxy = gate.behind_proxy
        self._tables = PerKey(limits.tables, time.monotonic)
        self._joins = PerKey(limits.joins, time.monotonic)
        self._guesses = Guesses(limits)
        self.spoken = PerKey(limits.spoken, time.monotonic)
        self.chat = PerKey(limits.chat, time.monotonic)
        self.reactions = PerKey(limits.reactions, time.monotonic)
        self._connections: Counter[str] = Counter()
        self._open: set[Connection] = set()
        self.open_elsewhere: Callable[[], Mapping[str, int]] = dict
        """Sockets of players on other nodes, by address."""
        self.relay: Relay | None = None
        """To other nodes; None where there are none."""

    def address(self, request: web.Request) -> str:
        """Whose it is: behind a proxy or another node of ours, what that says; a proxy says so last."""
        if BEHIND in request:
            return request[BEHIND]
        if self.behind_proxy and (forwarded := request.headers.getall("X-Forwarded-For", ())):
            return group(forwarded[-1].rsplit(",", 1)[-1].strip())
        return group(request.remote or "?")

    @contextmanager
    def counted(self, request: web.Request, connection: Connection) -> Iterator[None]:
        address = self.address(request)
        if isinstance(request.protocol, GuardedHandler):
            request.protocol.belongs_to(address)
        self._connections[address] += 1
        self._metrics.sockets += 1
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)
            self._metrics.sockets -= 1
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    @contextmanager
    def taken_in(self, connection: Connection) -> Iterator[None]:
        """From another node, which has counted the phone already."""
        self._metrics.taken_in += 1
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)
            self._metrics.taken_in -= 1

    def crowded(self, request: web.Request) -> bool:
        address = self.address(request)
        sockets = self._connections[address] + self.open_elsewhere().get(address, 0)
        return sockets >= self.limits.sockets or self._gate.shunned(address)

    @property
    def open_here(self) -> Mapping[str, int]:
        return self._connections

    @property
    def pools(self) -> dict[str, PerKey]:
        """Limits per address that hold on all nodes together."""
        return {
            "tables": self._tables,
            "joins": self._joins,
            "wrong": self._guesses.by_address,
            "wrong of all": self._guesses.of_all,
            "spoken": self.spoken,
            "connects": self._gate.connects,
            "units": self._gate.pools,
        }

    async def look(self, request: web.Request, code: str) -> Table | None:
        """Asking for a table's page is no other way to guess codes; Illegal after too many wrong ones."""
        address = self.address(request)
        self._guesses.check(address)
        table = await self._hub.find(read_code(code))
        if table is None:
            await self._guesses.wrong(address)
        return table

    async def playing(self, request: web.Request, code: str) -> str | None:
        """The game that is on at a table, wherever it is at home."""
        try:
            table = await self.look(request, code)
        except Elsewhere as elsewhere:
            status, _, body = await self.ask_home(request, elsewhere, f"/playing/{code}")
            return _playing(body).game if status == 200 else None
        return None if table is None else table.playing

    async def ask_home(
        self, request: web.Request, elsewhere: Elsewhere, path: str
    ) -> tuple[int, dict[str, str], bytes]:
        """What was passed on once is not passed on again."""
        if self.relay is None or BEHIND in request:
            raise elsewhere
        return await self.relay.ask(elsewhere.home, path, self.address(request))

    def share(self, address: str) -> Share:
        return self._gate.share(address)

    async def seat(self, greeting: p.Greeting, address: str) -> Seat:
        """Where this greeting leads; raises Illegal."""
        found = await self._seat(greeting, address)
        if found[1] is not None:
            self.seated(address)
        return found

    def seated(self, address: str) -> None:
        self._gate.seated(address)

    async def _seat(self, greeting: p.Greeting, address: str) -> Seat:
        match greeting:
            case p.Open(name, language, token, game, mask):
                self._slowly(self._tables, address)
                table = await self._hub.open(game or _first_game(), name, mask, language, token)
                return table, table.state.persons[0].id, language
            case p.Join(code, name, language, token, mask):
                table = await self._find(code, address)
                self._slowly(self._joins, address)
                return table, await table.join(name, mask, language, token), language
            case p.Resume():
                return await self._return(greeting, address)
            case p.Watch(code, language):
                table = await self._find(code, address)
                self._slowly(self._joins, address)
                return table, None, language

    async def _return(self, greeting: p.Resume, address: str) -> Seat:
        """To one's own seat, whatever others at this address have asked for: nobody guesses its secret."""
        code = read_code(greeting.table)
        if greeting.mend:
            await self._hub.mend(code, greeting.token)
        table = await self._found(code)
        person = None if table is None else table.person_with(greeting.token)
        if table is not None and person is not None:
            return table, person.id, person.language
        self._guesses.check(address)
        await self._guesses.wrong(address)
        raise Illegal("no_such_table" if table is None else "no_such_seat")

    async def _found(self, code: TableCode) -> Table | None:
        give_up = time.monotonic() + HELD
        while True:
            try:
                return await self._hub.find(code)
            except Away:
                if time.monotonic() > give_up:
                    raise
            await asyncio.sleep(LOOK_AGAIN)

    @staticmethod
    def _slowly(limit: PerKey, address: str) -> None:
        if not limit.take(address):
            raise Illegal("too_fast")

    async def admit(self, table: Table, viewer: Viewer, connection: Connection, last: Seen) -> None:
        self._hub.occupied(table.state.code)
        await table.admit(viewer, connection, last)

    def gone(self, table: Table, viewer: Viewer, connection: Connection) -> None:
        table.dismiss(viewer, connection)
        if table.audience.empty:
            self._hub.vacated(table)

    def refused(self, code: str) -> None:
        self._metrics.refusals[code] += 1

    def close(self) -> None:
        """Tell every connection that the server stops; each comes back when it is up again."""
        for connection in tuple(self._open):
            connection.close("server_stops")

    async def _find(self, code: str, address: str) -> Table:
        """For somebody who joins or watches. What is passed on to another node is counted there alone."""
        if not self._joins.holds(address):
            raise Illegal("too_fast")
        self._guesses.check(address)
        table = await self._hub.find(read_code(code))
        if table is None:
            await self._guesses.wrong(address)
            raise Illegal("no_such_table")
        return table


def _first_game() -> str:
    """What a table opens on when nobody has chosen: the game that fits the most companies."""
    return max(games().values(), key=lambda game: len(game.seats)).key
