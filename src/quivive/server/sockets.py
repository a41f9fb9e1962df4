"""The WebSocket endpoint: a socket greets, then its messages are read one by one. Each gets an answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import WSMsgType, web

from quivive.engine.game import Illegal
from quivive.server import protocol as p
from quivive.server.admissions import Admission, Admissions
from quivive.server.connection import Connection
from quivive.server.greeter import Greeter
from quivive.server.guard import GuardedHandler
from quivive.server.heartbeat import Heartbeat
from quivive.server.inbox import Message, Socket
from quivive.server.limits import Bucket, PerKey, Share
from quivive.server.relay import RelayedCounters
from quivive.server.tcp_info import player_counters
from quivive.server.words import sentence
from quivive.tables import commands
from quivive.tables.clock import weakly
from quivive.tables.log import Broken, NotHome
from quivive.tables.model import PersonId
from quivive.tables.promise import Promise, promised
from quivive.tables.race.belief import Arrival
from quivive.tables.race.tcp_counters import ReadCounters

IN_A_ROW = 16
"""How many messages of one socket are handled in a row before the event loop serves others."""


COMMANDS = (p.Act, p.Do)

_logger = logging.getLogger(__name__)


async def handle(request: web.Request, admissions: Admissions) -> web.WebSocketResponse:
    socket = Socket(admissions.read_batch)
    await socket.prepare(request)
    socket.headers.clear()  # they are sent
    assert request.transport is not None
    assert isinstance(request.protocol, GuardedHandler)
    read_counters = player_counters(request.transport, behind_proxy=admissions.behind_proxy)
    session = SocketSession(
        admissions,
        socket,
        admissions.address(request),
        request.transport,
        request.protocol.penalise,
        read_counters,
    )
    with admissions.counted(request, session.connection):
        await session.run()
    return socket


class SocketSession:
    """One socket, from opening to close."""

    __slots__ = (
        "__weakref__",
        "_admissions",
        "_busy",
        "_bytes",
        "_count",
        "_free_since",
        "_greeter",
        "_heartbeat",
        "_inbox",
        "_is_lost",
        "_messages",
        "_over",
        "_penalise",
        "_read_counters",
        "_socket",
        "connection",
    )

    def __init__(
        self,
        admissions: Admissions,
        socket: Socket,
        address: str,
        transport: asyncio.Transport,
        penalise: Callable[[], None],
        read_counters: ReadCounters | RelayedCounters,
    ) -> None:
        self._admissions = admissions
        self._penalise = penalise
        self._socket = socket
        self._read_counters = read_counters
        self._inbox = socket.inbox
        self.connection = Connection(
            transport,
            self._inbox,
            admissions.write_batch,
            admissions.exact,
            weakly(self._drained),
            read_counters,
        )
        self._greeter = Greeter(admissions, socket, self.connection, address, read_counters)
        self._free_since = 0.0
        self._count = 0
        self._busy = True
        """A message is being answered, or the session is over; meanwhile others wait in the inbox."""
        self._is_lost = False
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._messages = Bucket(admissions.limits.messages, time.monotonic())
        self._bytes = Share(admissions.limits.own_message_bytes, admissions.message_bytes, address)

    async def run(self) -> None:
        self._heartbeat = Heartbeat(self.connection, self._greeter, self._admissions.exact)
        self._inbox.open(self._receive, self._lost)
        try:
            self._serve_queue()
            await self._over
            await self._close()
        finally:
            self._inbox.close()
            self._heartbeat.stop()
            self.connection.stop()
            await self._greeter.stop()
            _let_go(self._socket)

    async def _close(self) -> None:
        if self.connection.bye is not None:
            await self._farewell(self.connection.bye)
        elif self._inbox.waiting:  # a close message, which close() looks for
            await self._socket.close(drain=False)
        else:
            await self._socket.receive()  # aiohttp knows how to handle each kind of end

    def _receive(self, message: Message) -> bool:
        """Handles a message as soon as it is parsed. Returns False if it has to wait for another."""
        if self._busy:
            return False
        kind, data, _ = message
        if self.connection.bye is not None or kind is WSMsgType.CLOSE:
            self._end()
            return False
        self._heartbeat.heard = self._admissions.exact()
        relayed = self._greeter.relayed
        if relayed is not None:
            self._await(None, promised(relayed.up(kind, data)))
        elif kind is WSMsgType.TEXT:
            self._answer(data)
        else:
            self._handle_control(kind, data)
        self._count += 1
        if self._count % IN_A_ROW == 0 and not self._busy:  # the gate cuts a connection that floods
            self._busy = True
            asyncio.get_running_loop().call_soon(self._serve_queue)
        return True

    def _serve_queue(self) -> None:
        """Handles messages that had to wait, until one takes longer to answer."""
        self._busy = False
        while self._inbox.waiting and not self._busy:
            message = self._inbox.next()
            if not self._receive(message):
                self._inbox.queue(message, 0)
        self._end_if_lost()

    def _lost(self) -> None:
        """The other end is gone. What it sent before that is handled first."""
        self._is_lost = True
        asyncio.get_running_loop().call_soon(self._end_if_lost)

    def _end_if_lost(self) -> None:
        """Finishes the current message first: it may be a greeting."""
        if self._is_lost and not self._busy:
            self._end()

    def _end(self) -> None:
        """Handles nothing more; the socket's task says goodbye and closes."""
        self._busy = True
        if not self._over.done():
            self._over.set_result(None)

    def _handle_control(self, kind: WSMsgType, data: bytes) -> None:
        """Handles what is not a text message: pings and pongs, and reports from another node."""
        if kind is WSMsgType.PONG:
            self.connection.latency.answered(bytes(data), self._heartbeat.heard, self._free_since)
        elif kind is WSMsgType.PING:
            if self._may_say():
                self.connection.pong(data)
        elif kind is WSMsgType.BINARY and data and isinstance(self._read_counters, RelayedCounters):
            self._read_counters.receive(data, self.connection.latency, self._heartbeat.heard)
        elif kind is WSMsgType.BINARY:
            self._refuse(None, "malformed" if self._may_say() else "too_fast")

    def _may_say(self) -> bool:
        return self._messages.take(time.monotonic())

    def _answer(self, data: bytes) -> None:
        """Malformed, excessive, late and illegal messages are told apart; none of them changes anything."""
        try:
            message = self._decoded(data)
        except Illegal as refusal:
            self._refuse(p.id_in(data), refusal.code)
            self._penalise()
            return
        id = message.id if isinstance(message, COMMANDS) else None
        try:
            work = self._perform(message, data)
        except Exception as error:
            self._fail(id, error)
        else:
            if work is not None:
                self._await(id, work)
                return
        self._free_since = self._admissions.exact()

    def _await(self, id: str | None, work: Promise[Any]) -> None:
        """Makes other messages wait until this one is answered."""
        self._busy = True
        work.then(partial(self._answered, id))

    def _answered(self, id: str | None, acknowledged: bool | None, error: BaseException | None) -> None:
        if error is not None:
            self._fail(id, error)
        elif id is not None and not acknowledged:
            self.connection.say(p.Done(id))
        self._free_since = self._admissions.exact()
        if self._inbox.waiting or self._is_lost:
            asyncio.get_running_loop().call_soon(self._serve_queue)
        else:
            self._busy = False

    def _fail(self, id: str | None, error: BaseException) -> None:
        match error:
            case Illegal():
                self._refuse(id, error.code)
            case RecursionError():  # only raised if a game's message is nested too deep to be read
                self._refuse(id, "malformed")
            case NotHome():  # the client asks again at the table's new home and is answered there
                self.connection.close(NotHome.code)
            case Broken():
                _logger.error("%s", error, extra=self._whereabouts)
                self._refuse(id, error.code)
            case _:
                _logger.error("a message could not be answered", exc_info=error, extra=self._whereabouts)
                self._refuse(id, "our_mistake")

    def _decoded(self, data: bytes) -> p.ClientMessage:
        if not self._messages.take(time.monotonic()):
            raise Illegal("too_fast")
        if len(data) > p.LARGEST:
            raise Illegal("too_big")
        if not self._bytes.take(len(data)):
            raise Illegal("too_fast")
        try:
            return p.decode(data)
        except ValueError:
            raise Illegal("malformed") from None

    def _perform(self, message: p.ClientMessage, data: bytes) -> Promise[Any] | None:
        if isinstance(message, p.Act):  # most of them
            admission, person = self._greeter.player()
            latency, heard = self.connection.latency, self._heartbeat.heard
            arrival = Arrival(latency, heard, message.seen, message.took, message.step)
            return admission.table.act(person, message.id, message.beat, message.action, arrival)
        match message:
            case p.Do(id, command):
                admission, person = self._greeter.player()
                if isinstance(command, commands.Say):
                    self._limit(self._admissions.chat, admission, person)
                return admission.table.command(person, id, command)
            case p.React(reaction):
                admission, person = self._greeter.player()
                self._limit(self._admissions.reactions, admission, person)
                admission.table.react(person, p.encode(p.Reacted(person, reaction)))
            case p.Ping(at):
                self.connection.say(p.Pong(at, self._admissions.now()))
            case _:
                return promised(self._greeter.greet(message, data))
        return None

    @staticmethod
    def _limit(limit: PerKey, admission: Admission, person: PersonId) -> None:
        """Raises Illegal if this person is too fast. The limit counts all their devices together."""
        if not limit.take((admission.table.state.code, person)):
            raise Illegal("too_fast")

    def _refuse(self, id: str | None, code: str) -> None:
        self._admissions.refused(code)
        table = self._greeter.table
        game = None if table is None else table.game
        self.connection.say(p.Refused(id, code, sentence(code, self._greeter.language, game)))

    @property
    def _whereabouts(self) -> dict[str, str]:
        """Extra fields for the server's log."""
        table = self._greeter.table
        return {} if table is None else {"table": table.state.code}

    def _drained(self) -> None:
        admission = self._greeter.admission
        if admission is not None:
            admission.table.retry(admission.viewer, self.connection)

    async def _farewell(self, bye: p.Bye | int) -> None:
        if isinstance(bye, int):
            await self._socket.close(code=bye)
            return
        self.connection.say(p.Bye(bye.code, sentence(bye.code, self._greeter.language)))
        self.connection.flush()
        await self._socket.close()


def _let_go(socket: Socket) -> None:
    """Drops tracebacks: an exception refers to its stack frames, and those would keep the table in memory."""
    _forget_frames(socket.exception())
    _forget_frames(socket.inbox.exception())


def _forget_frames(error: BaseException | None) -> None:
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__
