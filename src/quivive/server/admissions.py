"""Who may connect to which table: addresses, limits, seats and their secrets."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

import msgspec
from aiohttp import web

from quivive.engine.game import Illegal
from quivive.engine.registry import games
from quivive.server import protocol as p
from quivive.server.connection import Connection, WriteBatch
from quivive.server.gate import Gate, group
from quivive.server.guard import GuardedHandler
from quivive.server.guesses import Guesses
from quivive.server.inbox import ReadBatch
from quivive.server.limits import PerKey, Share
from quivive.server.metrics import Metrics
from quivive.server.relay import BEHIND, Relay
from quivive.tables.audience import LastFrame
from quivive.tables.frames import Viewer
from quivive.tables.homes import Elsewhere
from quivive.tables.hub import Hub
from quivive.tables.log import Disconnected, TableCode
from quivive.tables.model import Language
from quivive.tables.names import read_code
from quivive.tables.table import Table


class Admission(NamedTuple):
    """Which table a greeting led to, and as whom."""

    table: Table
    viewer: Viewer
    language: Language

    @property
    def current_language(self) -> Language:
        """Which the person may have changed since."""
        person = None if self.viewer is None else self.table.state.person(self.viewer)
        return self.language if person is None else person.language


class Playing(msgspec.Struct):
    game: str | None


_playing = msgspec.json.Decoder(Playing).decode
RETRY_FOR, RETRY_EVERY = 1.0, 0.2
"""If the store is away, somebody who returns is kept waiting for this many seconds, trying this often. If
only this node cannot reach the store, they will soon try another one."""


class Admissions:
    """What all sockets of this server share: the hub, the limits, the counters."""

    def __init__(self, hub: Hub, gate: Gate, metrics: Metrics) -> None:
        limits = self.limits = gate.limits
        self.write_batch = WriteBatch()
        self.read_batch = ReadBatch()
        self._hub = hub
        self.now, self.exact = hub.clock.now, hub.clock.exact
        """Server time in milliseconds, without and with the fraction."""
        self._metrics = metrics
        self._gate = gate
        self.behind_proxy = gate.behind_proxy
        self._tables = PerKey(limits.tables, time.monotonic)
        self._joins = PerKey(limits.joins, time.monotonic)
        self._guesses = Guesses(limits)
        self.message_bytes = PerKey(limits.message_bytes, time.monotonic)
        self.chat = PerKey(limits.chat, time.monotonic)
        self.reactions = PerKey(limits.reactions, time.monotonic)
        self._sockets_by_address: Counter[str] = Counter()
        self._connections: set[Connection] = set()
        self.open_elsewhere: Callable[[], Mapping[str, int]] = dict
        """Players' sockets on other nodes, by address."""
        self.relay: Relay | None = None
        """The way to other nodes; None if there cannot be any."""

    def address(self, request: web.Request) -> str:
        """The client's address. Behind our proxy or another node, they say it: a proxy in the last entry."""
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
        self._sockets_by_address[address] += 1
        self._metrics.sockets += 1
        self._connections.add(connection)
        try:
            yield
        finally:
            self._connections.discard(connection)
            self._metrics.sockets -= 1
            self._sockets_by_address[address] -= 1
            if not self._sockets_by_address[address]:
                del self._sockets_by_address[address]

    @contextmanager
    def counted_relayed(self, connection: Connection) -> Iterator[None]:
        """Counts a socket relayed by another node, which has checked the phone's limits already."""
        self._metrics.taken_in += 1
        self._connections.add(connection)
        try:
            yield
        finally:
            self._connections.discard(connection)
            self._metrics.taken_in -= 1

    def crowded(self, request: web.Request) -> bool:
        address = self.address(request)
        sockets = self._sockets_by_address[address] + self.open_elsewhere().get(address, 0)
        return sockets >= self.limits.sockets or self._gate.must_wait(address)

    @property
    def open_here(self) -> Mapping[str, int]:
        return self._sockets_by_address

    @property
    def pools(self) -> dict[str, PerKey]:
        """The limits per address that hold over all nodes."""
        return {
            "tables": self._tables,
            "joins": self._joins,
            "wrong": self._guesses.by_address,
            "wrong of all": self._guesses.of_all,
            "spoken": self.message_bytes,
            "connects": self._gate.connects,
            "units": self._gate.address_units,
        }

    async def find_for(self, request: web.Request, code: str) -> Table | None:
        """Finds a table for an HTTP request. Raises Illegal after too many wrong codes, like `join` does."""
        address = self.address(request)
        self._guesses.check(address)
        table = await self._hub.find(read_code(code))
        if table is None:
            await self._guesses.wrong(address)
        return table

    async def playing(self, request: web.Request, code: str) -> str | None:
        """The game being played at a table, wherever the table lives."""
        try:
            table = await self.find_for(request, code)
        except Elsewhere as elsewhere:
            status, _, body = await self.ask_home(request, elsewhere, f"/playing/{code}")
            return _playing(body).game if status == 200 else None
        return None if table is None else table.playing

    async def ask_home(
        self, request: web.Request, elsewhere: Elsewhere, path: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Asks the table's home. A request that was relayed once is not relayed again."""
        if self.relay is None or BEHIND in request:
            raise elsewhere
        return await self.relay.ask(elsewhere.home, path, self.address(request))

    def share(self, address: str) -> Share:
        return self._gate.share(address)

    async def admission_for(self, greeting: p.Greeting, address: str) -> Admission:
        """Which table this greeting leads to, and as whom. Raises Illegal."""
        found = await self._admission_for(greeting, address)
        if found.viewer is not None:
            self.seated(address)
        return found

    def seated(self, address: str) -> None:
        self._gate.seated(address)

    async def _admission_for(self, greeting: p.Greeting, address: str) -> Admission:
        match greeting:
            case p.Open(name, language, token, game, mask):
                self._limit(self._tables, address)
                table = await self._hub.open(game or _first_game(), name, mask, language, token)
                return Admission(table, table.state.persons[0].id, language)
            case p.Join(code, name, language, token, mask):
                table = await self._find(code, address)
                self._limit(self._joins, address)
                return Admission(table, await table.join(name, mask, language, token), language)
            case p.Resume():
                return await self._return(greeting, address)
            case p.Watch(code, language):
                table = await self._find(code, address)
                self._limit(self._joins, address)
                return Admission(table, None, language)

    async def _return(self, greeting: p.Resume, address: str) -> Admission:
        """With the right secret one may always return, whatever others at this address have been up to."""
        code = read_code(greeting.table)
        if greeting.mend:
            await self._hub.mend(code, greeting.token)
        table = await self._find_patiently(code)
        person = None if table is None else table.person_with(greeting.token)
        if table is not None and person is not None:
            return Admission(table, person.id, person.language)
        self._guesses.check(address)
        await self._guesses.wrong(address)
        raise Illegal("no_such_table" if table is None else "no_such_seat")

    async def _find_patiently(self, code: TableCode) -> Table | None:
        give_up = time.monotonic() + RETRY_FOR
        while True:
            try:
                return await self._hub.find(code)
            except Disconnected:
                if time.monotonic() > give_up:
                    raise
            await asyncio.sleep(RETRY_EVERY)

    @staticmethod
    def _limit(limit: PerKey, address: str) -> None:
        if not limit.take(address):
            raise Illegal("too_fast")

    async def admit(self, table: Table, viewer: Viewer, connection: Connection, last: LastFrame) -> None:
        self._hub.cancel_unloading(table.state.code)
        await table.admit(viewer, connection, last)

    def gone(self, table: Table, viewer: Viewer, connection: Connection) -> None:
        table.dismiss(viewer, connection)
        if table.audience.empty:
            self._hub.unload_later(table)

    def refused(self, code: str) -> None:
        self._metrics.refusals[code] += 1

    def close(self) -> None:
        """Tells every client that the server is stopping. Each reconnects when it is up again."""
        for connection in tuple(self._connections):
            connection.close("server_stops")

    async def _find(self, code: str, address: str) -> Table:
        """Finds a table for somebody who joins or watches. A relayed socket is counted only at the home."""
        if not self._joins.holds(address):
            raise Illegal("too_fast")
        self._guesses.check(address)
        table = await self._hub.find(read_code(code))
        if table is None:
            await self._guesses.wrong(address)
            raise Illegal("no_such_table")
        return table


def _first_game() -> str:
    """The game of a new table if nobody has chosen one: the game for the widest range of player numbers."""
    return max(games().values(), key=lambda game: len(game.seats)).key
