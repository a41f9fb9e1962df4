"""The WebSocket: greet a line, then read its messages one by one; every message gets an answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from aiohttp import WSMsgType, web

from quivive.engine.game import Illegal
from quivive.server import protocol as p
from quivive.server.gate import GuardedHandler
from quivive.server.limits import Bucket, PerKey, Share
from quivive.server.line import Line
from quivive.server.sessions import Sessions
from quivive.server.tcp_info import look_at
from quivive.server.words import sentence
from quivive.tables import commands
from quivive.tables.audience import Seen
from quivive.tables.frames import Viewer
from quivive.tables.log import Broken
from quivive.tables.model import Language, PersonId
from quivive.tables.race.belief import Tap
from quivive.tables.table import Table

GREETING = 20.0
"""Seconds within which a line must say what it wants."""
FAREWELL = 2.0
PINGS = (0.1, 0.2, 0.3, 0.5, 1.0, 2.0)
"""Seconds between the first pings of a line, so that its distance is known before it matters."""
TURNS = 64
"""So many messages in a row before others have a turn."""


class Tempo(NamedTuple):
    """Seconds between pings after the first ones, and of silence after which nobody is there any more."""

    pulse: float
    dead: float


CALM = Tempo(8.0, 20.0)
BRISK = Tempo(3.0, 5.0)
"""While a game is on: the others should not wait for somebody whose line has died."""

COMMANDS = (p.Act, p.Do)

_logger = logging.getLogger(__name__)


@dataclass
class Guest:
    """Who is at the other end of a line, once it has greeted."""

    table: Table
    viewer: Viewer
    language: Language
    line: Line


async def handle(request: web.Request, sessions: Sessions) -> web.WebSocketResponse:
    socket = web.WebSocketResponse(
        autoping=False, compress=False, max_msg_size=p.CUT_AT, timeout=FAREWELL, decode_text=False
    )
    await socket.prepare(request)
    assert request.transport is not None
    assert isinstance(request.protocol, GuardedHandler)
    visit = Visit(sessions, socket, sessions.address(request), request.transport, request.protocol.penalise)
    with sessions.counted(request, visit.line):
        await visit.run()
    return socket


class Visit:
    """One socket from its opening to its end."""

    def __init__(
        self,
        sessions: Sessions,
        socket: web.WebSocketResponse,
        address: str,
        transport: asyncio.Transport,
        penalise: Callable[[], None],
    ) -> None:
        self._sessions = sessions
        self._penalise = penalise
        self._socket = socket
        self._address = address
        look = look_at(transport, behind_proxy=sessions.behind_proxy)
        self.line = Line(transport, sessions.post, sessions.exact, self._drained, look)
        self._guest: Guest | None = None
        self._greeted_in: Language = "en"
        self._answering = False
        self._answered: asyncio.Future[None] | None = None
        self._free_since = 0.0
        self._heard = sessions.exact()
        self._count = 0
        self._messages = Bucket(sessions.limits.messages, time.monotonic())
        self._spoken = Share(sessions.limits.own_spoken, sessions.spoken, address)

    async def run(self) -> None:
        reading = asyncio.ensure_future(self._read())
        timer = asyncio.get_running_loop().call_later(GREETING, self._hurry)
        self._ping(0)
        try:
            await asyncio.wait((reading, self.line.closed), return_when=asyncio.FIRST_COMPLETED)
            if self.line.closed.done():
                await self._farewell(self.line.closed.result())
        finally:
            timer.cancel()
            self._pulse.cancel()
            reading.cancel()
            self.line.stop()
            if self._guest is not None:
                self._sessions.gone(self._guest.table, self._guest.viewer, self.line)
            await asyncio.gather(reading, return_exceptions=True)

    async def _read(self) -> None:
        async for message in self._socket:
            if self.line.closed.done():
                return
            self._heard = self._sessions.exact()
            if message.type is WSMsgType.TEXT:
                self._answering = True
                await self._answer(message.data)
                self._answering = False
                self._free_since = self._sessions.exact()
                if self._answered is not None:
                    self._answered.set_result(None)
            elif message.type is WSMsgType.PONG:
                self.line.latency.answered(bytes(message.data), self._sessions.exact(), self._free_since)
            elif message.type is WSMsgType.PING:
                if self._may_say():
                    self.line.pong(message.data)
            elif message.type is WSMsgType.BINARY:
                self._refuse(None, "malformed" if self._may_say() else "too_fast")
            await self._let_others()

    async def _let_others(self) -> None:
        """A line that pours does not hold up the others; one that does not stop is cut by the gate."""
        self._count += 1
        if self._count % TURNS == 0:
            await asyncio.sleep(0)

    def _may_say(self) -> bool:
        return self._messages.take(time.monotonic())

    def _ping(self, number: int) -> None:
        """At once, soon again and then at a steady pulse; a line that has stopped answering is cut."""
        tempo = self._tempo
        now = self._sessions.exact()
        if min(self.line.latency.silent_for(now), now - self._heard) > tempo.dead * 1000:
            self.line.cut()
            return
        self.line.probe()
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
            await self._take(message)
        except Illegal as refusal:
            self._refuse(id, refusal.code)
        except RecursionError:  # what a game reads of it may be nested too deep for that, and only that
            self._refuse(id, "malformed")
        except Broken as trouble:
            _logger.error("%s", trouble)
            self._refuse(id, trouble.code)
        except Exception:
            _logger.exception("a message could not be answered")
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

    async def _take(self, message: p.ClientMessage) -> None:
        match message:
            case p.Act(id, beat, action, seen, took, step):
                guest, person = self._player()
                tap = Tap(self.line.latency, self._sessions.exact(), seen, took, step)
                self._done(id, await guest.table.act(person, id, beat, action, tap))
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
                self.line.say(p.Pong(at, self._sessions.now()))
            case _:
                await self._greet(message)

    @staticmethod
    def _slowly(limit: PerKey, guest: Guest, person: PersonId) -> None:
        """A person has one limit, on however many devices."""
        if not limit.take((guest.table.state.code, person)):
            raise Illegal("too_fast")

    async def _greet(self, greeting: p.Greeting) -> None:
        if self._guest is not None:
            raise Illegal("greeted_already")
        self._greeted_in = greeting.language
        table, viewer, language = await self._sessions.seat(greeting, self._address)
        self._guest = Guest(table, viewer, language, self.line)
        self.line.say(p.Welcome(table.state.code, viewer, int(self._sessions.now())))
        await self._sessions.admit(table, viewer, self.line, _seen(greeting))

    def _player(self) -> tuple[Guest, PersonId]:
        if self._guest is None:
            raise Illegal("greet_first")
        if self._guest.viewer is None:
            raise Illegal("guests_only_watch")
        return self._guest, self._guest.viewer

    def _done(self, id: str, told: bool) -> None:
        if not told:
            self.line.say(p.Done(id))

    def _refuse(self, id: str | None, code: str) -> None:
        self._sessions.refused(code)
        game = None if self._guest is None else self._guest.table.game
        self.line.say(p.Refused(id, code, sentence(code, self._language, game)))

    @property
    def _language(self) -> Language:
        guest = self._guest
        person = guest.table.state.person(guest.viewer) if guest and guest.viewer is not None else None
        return person.language if person else guest.language if guest else self._greeted_in

    def _drained(self) -> None:
        if self._guest is not None:
            self._guest.table.retry(self._guest.viewer, self.line)

    def _hurry(self) -> None:
        if self._guest is None:
            self.line.close("greet_first")

    async def _farewell(self, bye: p.Bye) -> None:
        """What is being answered is answered first: it may be written already."""
        if self._answering:
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered
        self.line.say(p.Bye(bye.code, sentence(bye.code, self._language)))
        self.line.flush()
        await self._socket.close()


def _seen(greeting: p.Greeting) -> Seen:
    return (greeting.stream, greeting.seen) if isinstance(greeting, p.Resume | p.Watch) else (None, None)
