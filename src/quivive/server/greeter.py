"""Leads a socket that greets to its table: here, or by relay to the table's home on another node."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from aiohttp import WSMsgType

from quivive.engine.game import Illegal
from quivive.server import protocol as p
from quivive.server.admissions import Admission, Admissions
from quivive.server.connection import Connection
from quivive.server.inbox import Socket
from quivive.server.relay import RelayedCounters
from quivive.server.relayed_socket import RelayedSocket
from quivive.tables.audience import LastFrame
from quivive.tables.homes import Elsewhere
from quivive.tables.model import Language, PersonId
from quivive.tables.race.tcp_counters import ReadCounters
from quivive.tables.table import Table

GREET_WITHIN = 20.0
"""Seconds within which a new socket must name a table."""
FIND_HOME_WITHIN = 6.0
"""Seconds to keep trying while a table's home does not answer; longer than a dead node's lease lasts."""
FIND_HOME_EVERY = 0.2


class Greeter:
    """Knows where one socket's greeting has led."""

    __slots__ = (
        "_address",
        "_admissions",
        "_connection",
        "_is_busy",
        "_language",
        "_read_counters",
        "_socket",
        "_timer",
        "admission",
        "relayed",
    )

    def __init__(
        self,
        admissions: Admissions,
        socket: Socket,
        connection: Connection,
        address: str,
        read_counters: ReadCounters | RelayedCounters,
    ) -> None:
        self._admissions = admissions
        self._socket = socket
        self._connection = connection
        self._address = address
        self._read_counters = read_counters
        self._is_busy = False
        """The socket has named a table, which is being loaded."""
        self._language: Language = "en"
        self.admission: Admission | None = None
        """Set once the socket is at a table of this node."""
        self.relayed: RelayedSocket | None = None
        """Set while messages are relayed to another node, the table's home."""
        self._timer = asyncio.get_running_loop().call_later(GREET_WITHIN, self._hurry)

    @property
    def language(self) -> Language:
        return self._language if self.admission is None else self.admission.current_language

    @property
    def table(self) -> Table | None:
        return None if self.admission is None else self.admission.table

    def player(self) -> tuple[Admission, PersonId]:
        """Raises Illegal if nobody with a name is at the other end."""
        admission = self.admission
        if admission is None:
            raise Illegal("greet_first")
        if admission.viewer is None:
            raise Illegal("guests_only_watch")
        return admission, admission.viewer

    async def greet(self, greeting: p.Greeting, data: bytes) -> None:
        """If the table's home is gone, keeps trying until this node may load the table."""
        if self.admission is not None:
            raise Illegal("greeted_already")
        self._language = greeting.language
        self._is_busy = True
        try:
            await self._find_table(greeting, data)
        finally:
            self._is_busy = False

    async def stop(self) -> None:
        self._timer.cancel()
        if self.relayed is not None:
            await self.relayed.end()
        if self.admission is not None:
            self._admissions.gone(self.admission.table, self.admission.viewer, self._connection)

    async def _find_table(self, greeting: p.Greeting, data: bytes) -> None:
        give_up = time.monotonic() + FIND_HOME_WITHIN
        while True:
            try:
                await self._come_in(greeting)
                return
            except Elsewhere as elsewhere:
                if await self._pass_on(elsewhere, data):
                    return
                if time.monotonic() > give_up:
                    raise
            await asyncio.sleep(FIND_HOME_EVERY)

    async def _come_in(self, greeting: p.Greeting) -> None:
        admission = await self._admissions.admission_for(greeting, self._address)
        table, viewer, _ = admission
        table.must_have_room(viewer)  # before the welcome, not after
        self.admission = admission
        self._timer.cancel()
        self._connection.say(p.Welcome(table.state.code, viewer, int(self._admissions.now())))
        await self._admissions.admit(table, viewer, self._connection, _last_frame(greeting))

    async def _pass_on(self, elsewhere: Elsewhere, data: bytes) -> bool:
        """Relays this socket to the table's home; never twice. Returns False if the home does not answer."""
        relay, was_relayed = self._admissions.relay, isinstance(self._read_counters, RelayedCounters)
        if relay is None or was_relayed or self._connection.bye is not None:
            raise elsewhere
        home = await relay.open_socket(elsewhere.home, self._address, self._read_counters)
        if home is None:
            return False
        seated = partial(self._admissions.seated, self._address)
        self.relayed = RelayedSocket(home, self._socket, self._connection, seated)
        await self.relayed.up(WSMsgType.TEXT, data)
        return True

    def _hurry(self) -> None:
        """Closes a socket that has not greeted in time. One that has may wait while its table loads."""
        if self._is_busy:
            self._timer = asyncio.get_running_loop().call_later(GREET_WITHIN, self._hurry)
        elif self.admission is None and self.relayed is None:
            self._connection.close("greet_first")


def _last_frame(greeting: p.Greeting) -> LastFrame:
    return (greeting.stream, greeting.seen) if isinstance(greeting, p.Resume | p.Watch) else (None, None)
