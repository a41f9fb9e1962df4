"""The WebSocket: greet a connection, then read its messages one by one; every message gets an answer."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from aiohttp import WSMessage, WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue

from quivive.engine.game import Illegal
from quivive.server import protocol as p
from quivive.server.connection import Connection
from quivive.server.detour import Detour
from quivive.server.guard import GuardedHandler
from quivive.server.limits import Bucket, PerKey, Share
from quivive.server.relay import RelayedLook
from quivive.server.sessions import Sessions
from quivive.server.tcp_info import look_at
from quivive.server.words import sentence
from quivive.tables import commands
from quivive.tables.audience import Seen
from quivive.tables.clock import weakly
from quivive.tables.frames import Viewer
from quivive.tables.homes import Elsewhere
from quivive.tables.log import Broken, NotHome
from quivive.tables.model import Language, PersonId
from quivive.tables.race.belief import Tap
from quivive.tables.race.kernel import Look
from quivive.tables.table import Table

GREETING = 20.0
"""Seconds within which a connection must say what it wants."""
FAREWELL = 2.0
PINGS = (0.1, 0.2, 0.3, 0.5, 1.0, 2.0)
"""Seconds between the first pings of a connection, so that its distance is known before it matters."""
LOOKING = 6.0
"""Seconds for which a table is looked for whose home does not answer: longer than a home can be gone."""
LOOK_AGAIN = 0.2
TURNS = 16
"""Messages in a row before others have a turn."""


class Tempo(NamedTuple):
    """Seconds between pings after the first ones, and of silence after which nobody is there any more."""

    pulse: float
    dead: float


CALM = Tempo(8.0, 20.0)
BRISK = Tempo(3.0, 5.0)
"""While a game is on: the others should not wait for somebody whose connection has died."""

COMMANDS = (p.Act, p.Do)

_logger = logging.getLogger(__name__)


@dataclass
class Guest:
    """Who is at the other end of a connection, once it has greeted."""

    table: Table
    viewer: Viewer
    language: Language
    connection: Connection


async def handle(request: web.Request, sessions: Sessions) -> web.WebSocketResponse:
    socket = prepared()
    await socket.prepare(request)
    socket.headers.clear()  # they are sent
    assert request.transport is not None
    assert isinstance(request.protocol, GuardedHandler)
    look = look_at(request.transport, behind_proxy=sessions.behind_proxy)
    visit = Visit(
        sessions, socket, sessions.address(request), request.transport, request.protocol.penalise, look
    )
    with sessions.counted(request, visit.connection):
        await visit.run()
    return socket


def prepared() -> web.WebSocketResponse:
    return web.WebSocketResponse(
        autoping=False, compress=False, max_msg_size=p.CUT_AT, timeout=FAREWELL, decode_text=False
    )


class Visit:
    """One socket from its opening to its end."""

    __slots__ = (
        "__weakref__",
        "_address",
        "_count",
        "_detour",
        "_free_since",
        "_greeted_in",
        "_greeting",
        "_guest",
        "_heard",
        "_inbox",
        "_look",
        "_messages",
        "_penalise",
        "_pulse",
        "_sessions",
        "_socket",
        "_spoken",
        "_timer",
        "connection",
    )

    def __init__(
        self,
        sessions: Sessions,
        socket: web.WebSocketResponse,
        address: str,
        transport: asyncio.Transport,
        penalise: Callable[[], None],
        look: Look | RelayedLook,
    ) -> None:
        self._sessions = sessions
        self._penalise = penalise
        self._socket = socket
        self._address = address
        self._look = look
        self._detour: Detour | None = None
        """By the table's home, when that is on another node."""
        self._inbox = _inbox(socket)
        self.connection = Connection(
            transport, self._inbox, sessions.post, sessions.exact, weakly(self._drained), look
        )
        self._guest: Guest | None = None
        self._greeted_in: Language = "en"
        self._greeting = False
        """What it wants is known, and being looked for."""
        self._free_since = 0.0
        self._heard = sessions.exact()
        self._count = 0
        self._messages = Bucket(sessions.limits.messages, time.monotonic())
        self._spoken = Share(sessions.limits.own_spoken, sessions.spoken, address)

    async def run(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(GREETING, self._hurry)
        self._ping(0)
        try:
            await self._read()
            if self.connection.bye is not None:
                await self._farewell(self.connection.bye)
        finally:
            self._timer.cancel()
            self._pulse.cancel()
            self.connection.stop()
            if self._detour is not None:
                await self._detour.end()
            if self._guest is not None:
                self._sessions.gone(self._guest.table, self._guest.viewer, self.connection)
            _let_go(self._socket)

    async def _read(self) -> None:
        """Straight from aiohttp's parser, one by one, until the other end is gone or is to be closed."""
        while True:
            try:
                kind, data, _ = await self._inbox.read()
            except Exception:
                await self._socket.receive()  # knows how to end each of them
                return
            if self.connection.bye is not None:
                return
            if kind is WSMsgType.CLOSE:
                self._inbox.feed_data(WSMessage(kind, data, None), 0)  # which closing waits for
                await self._socket.close(drain=False)
                return
            self._heard = self._sessions.exact()
            if self._detour is not None:
                await self._detour.up(kind, data)
            elif kind is WSMsgType.TEXT:
                await self._answer(data)
                self._free_since = self._sessions.exact()
            else:
                self._take_control(kind, data)
            self._count += 1
            if self._count % TURNS == 0:  # who pours does not hold up the others; the gate cuts who goes on
                await asyncio.sleep(0)

    def _take_control(self, kind: WSMsgType, data: bytes) -> None:
        """What is no message: a player's pings and pongs, another node's reports."""
        if kind is WSMsgType.PONG:
            self.connection.latency.answered(bytes(data), self._heard, self._free_since)
        elif kind is WSMsgType.PING:
            if self._may_say():
                self.connection.pong(data)
        elif kind is WSMsgType.BINARY and data and isinstance(self._look, RelayedLook):
            self._look.told(data, self.connection.latency, self._heard)
        elif kind is WSMsgType.BINARY:
            self._refuse(None, "malformed" if self._may_say() else "too_fast")

    def _may_say(self) -> bool:
        return self._messages.take(time.monotonic())

    def _ping(self, number: int) -> None:
        """At once, soon again and then at a steady pulse; a connection that has stopped answering is cut."""
        if self._detour is not None:
            return
        tempo = self._tempo
        now = self._sessions.exact()
        if min(self.connection.latency.silent_for(now), now - self._heard) > tempo.dead * 1000:
            self.connection.cut()
            return
        self.connection.probe()
        after = PINGS[number] if number < len(PINGS) else tempo.pulse
        self._pulse = asyncio.get_running_loop().call_later(after, self._ping, number + 1)

    @property
    def _tempo(self) -> Tempo:
        playing = self._guest is not None and self._guest.table.state.phase == "game"
        return BRISK if playing else CALM

    async def _answer(self, data: bytes) -> None:
        """Malformed, too much, late and illegal are different answers; none of them changes anything."""
        try:
            message = self._decoded(data)
        except Illegal as refusal:
            self._refuse(p.named(data), refusal.code)
            self._penalise()
            return
        id = message.id if isinstance(message, COMMANDS) else None
        try:
            await self._take(message, data)
        except Illegal as refusal:
            self._refuse(id, refusal.code)
        except RecursionError:  # what a game reads of it may be nested too deep for that, and only that
            self._refuse(id, "malformed")
        except NotHome:  # answered at the table's new home, where it is asked again
            self.connection.close(NotHome.code)
        except Broken as trouble:
            _logger.error("%s", trouble, extra=self._whereabouts)
            self._refuse(id, trouble.code)
        except Exception:
            _logger.exception("a message could not be answered", extra=self._whereabouts)
            self._refuse(id, "our_mistake")

    def _decoded(self, data: bytes) -> p.ClientMessage:
        if not self._may_say():
            raise Illegal("too_fast")
        if len(data) > p.LARGEST:
            raise Illegal("too_big")
        if not self._spoken.take(len(data)):
            raise Illegal("too_fast")
        try:
            return p.decode(data)
        except ValueError:
            raise Illegal("malformed") from None

    async def _take(self, message: p.ClientMessage, data: bytes) -> None:
        if isinstance(message, p.Act):  # most of them
            guest, person = self._player()
            tap = Tap(self.connection.latency, self._heard, message.seen, message.took, message.step)
            told = await guest.table.act(person, message.id, message.beat, message.action, tap)
            self._done(message.id, told)
            return
        match message:
            case p.Do(id, command):
                guest, person = self._player()
                if isinstance(command, commands.Say):
                    self._slowly(self._sessions.chat, guest, person)
                self._done(id, await guest.table.command(person, id, command))
            case p.React(reaction):
                guest, person = self._player()
                self._slowly(self._sessions.reactions, guest, person)
                guest.table.signal(person, p.encode(p.Reacted(person, reaction)))
            case p.Ping(at):
                self.connection.say(p.Pong(at, self._sessions.now()))
            case _:
                await self._greet(message, data)

    @staticmethod
    def _slowly(limit: PerKey, guest: Guest, person: PersonId) -> None:
        """A person has one limit, on however many devices."""
        if not limit.take((guest.table.state.code, person)):
            raise Illegal("too_fast")

    async def _greet(self, greeting: p.Greeting, data: bytes) -> None:
        """Here, or where the table is at home; one whose home is gone comes here as soon as it may."""
        if self._guest is not None:
            raise Illegal("greeted_already")
        self._greeted_in = greeting.language
        self._greeting = True
        try:
            await self._find_place(greeting, data)
        finally:
            self._greeting = False

    async def _find_place(self, greeting: p.Greeting, data: bytes) -> None:
        give_up = time.monotonic() + LOOKING
        while True:
            try:
                await self._come_in(greeting)
                return
            except Elsewhere as elsewhere:
                if await self._pass_on(elsewhere, data):
                    return
                if time.monotonic() > give_up:
                    raise
            await asyncio.sleep(LOOK_AGAIN)

    async def _come_in(self, greeting: p.Greeting) -> None:
        table, viewer, language = await self._sessions.seat(greeting, self._address)
        table.must_have_room(viewer)  # before anybody is welcome
        self._guest = Guest(table, viewer, language, self.connection)
        self._timer.cancel()
        self.connection.say(p.Welcome(table.state.code, viewer, int(self._sessions.now())))
        await self._sessions.admit(table, viewer, self.connection, _seen(greeting))

    async def _pass_on(self, elsewhere: Elsewhere, data: bytes) -> bool:
        """False when its home does not answer. What was passed on once is not passed on again."""
        relay = self._sessions.relay
        if relay is None or isinstance(self._look, RelayedLook) or self.connection.bye is not None:
            raise elsewhere
        passage = await relay.passage(elsewhere.home, self._address, self._look)
        if passage is None:
            return False
        seated = functools.partial(self._sessions.seated, self._address)
        self._detour = Detour(passage, self._socket, self.connection, seated)
        await self._detour.up(WSMsgType.TEXT, data)
        return True

    def _player(self) -> tuple[Guest, PersonId]:
        if self._guest is None:
            raise Illegal("greet_first")
        if self._guest.viewer is None:
            raise Illegal("guests_only_watch")
        return self._guest, self._guest.viewer

    def _done(self, id: str, told: bool) -> None:
        if not told:
            self.connection.say(p.Done(id))

    def _refuse(self, id: str | None, code: str) -> None:
        self._sessions.refused(code)
        game = None if self._guest is None else self._guest.table.game
        self.connection.say(p.Refused(id, code, sentence(code, self._language, game)))

    @property
    def _whereabouts(self) -> dict[str, str]:
        """For the log."""
        return {} if self._guest is None else {"table": self._guest.table.state.code}

    @property
    def _language(self) -> Language:
        guest = self._guest
        person = guest.table.state.person(guest.viewer) if guest and guest.viewer is not None else None
        return person.language if person else guest.language if guest else self._greeted_in

    def _drained(self) -> None:
        if self._guest is not None:
            self._guest.table.retry(self._guest.viewer, self.connection)

    def _hurry(self) -> None:
        """Whoever has greeted waits for as long as their table takes to load."""
        if self._greeting:
            self._timer = asyncio.get_running_loop().call_later(GREETING, self._hurry)
        elif self._guest is None and self._detour is None:
            self.connection.close("greet_first")

    async def _farewell(self, bye: p.Bye | int) -> None:
        if isinstance(bye, int):
            await self._socket.close(code=bye)
            return
        self.connection.say(p.Bye(bye.code, sentence(bye.code, self._language)))
        self.connection.flush()
        await self._socket.close()


def _inbox(socket: web.WebSocketResponse) -> WebSocketDataQueue:
    inbox = socket._reader
    assert inbox is not None
    return inbox


def _let_go(socket: web.WebSocketResponse) -> None:
    """What broke a connection names the frames in which it was noticed, and so keeps all that they knew."""
    _forget_frames(socket.exception())
    _forget_frames(_inbox(socket).exception())


def _forget_frames(error: BaseException | None) -> None:
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


def _seen(greeting: p.Greeting) -> Seen:
    return (greeting.stream, greeting.seen) if isinstance(greeting, p.Resume | p.Watch) else (None, None)
