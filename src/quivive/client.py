"""A small async client, with which a bot, a test or your own program takes a seat at a table.

async with Client.join("http://127.0.0.1:8642", "RUZK", name="Nail") as seat:
    async for view in seat.views():
        if legal := seat.legal():
            await seat.act(legal[0])
"""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from typing import Any, Self

import aiohttp
import msgspec

from quivive.engine.game import View
from quivive.engine.registry import games
from quivive.server import protocol as p
from quivive.tables.commands import AnyCommand
from quivive.tables.model import Language, PersonId

BACKOFF = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each attempt to reconnect."""
FINAL = frozenset({"kicked", "left", "no_such_seat", "no_such_table"})
_decode = msgspec.json.Decoder().decode


class Refusal(Exception):
    """The server refused, and nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code


class Client:
    """One seat, over any number of connections: it reconnects by itself and resends what was not answered."""

    def __init__(self, url: str, greeting: p.Greeting) -> None:
        self.url = url
        self.you: PersonId | None = None
        self.code = ""
        self.table: dict[str, Any] = {}
        self.raw_view: dict[str, Any] | None = None
        self.may: dict[str, list[dict[str, Any]]] = {}
        """What this seat may do, by type of action, as the server lists it."""
        self.reactions: list[tuple[PersonId, p.Reaction]] = []
        """Who reacted how, since this client connected."""
        self.offset = 0.0
        """Server time minus local time in milliseconds, as of the last ping."""
        self.on_message: Callable[[bytes], None] | None = None
        """Called with every message as it came over the wire."""
        self._greeting = greeting
        self._race: tuple[int, float] | None = None
        """The last race frame, and when it came."""
        self._seen: tuple[str | None, int | None] = (None, None)
        prefix = secrets.token_hex(4)
        self._ids = (f"{prefix}.{n}" for n in itertools.count())
        self._waiting: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self._changed = asyncio.Event()
        self.changes = 0
        """How many messages have come."""
        self._greeted = False
        self._ended_by: Exception | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._session: aiohttp.ClientSession | None = None
        self._connection_task: asyncio.Task[None] | None = None

    @classmethod
    def open(cls, url: str, *, name: str, game: str | None = None, language: Language = "en") -> Self:
        return cls(url, p.Open(name, language, secrets.token_hex(16), game))

    @classmethod
    def join(cls, url: str, code: str, *, name: str, language: Language = "en") -> Self:
        return cls(url, p.Join(code, name, language, secrets.token_hex(16)))

    @classmethod
    def resume(cls, url: str, code: str, token: str) -> Self:
        """Takes the same seat from another device."""
        return cls(url, p.Resume(code, token))

    @classmethod
    def watch(cls, url: str, code: str) -> Self:
        return cls(url, p.Watch(code))

    @property
    def token(self) -> str:
        """The seat's secret; whoever has it has the seat."""
        return "" if isinstance(self._greeting, p.Watch) else self._greeting.token

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        self._connection_task = asyncio.create_task(self._stay_connected())
        try:
            await self.until(lambda seat: bool(seat.table))
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *exc: object) -> None:
        assert self._connection_task is not None
        assert self._session is not None
        self._connection_task.cancel()
        with suppress(asyncio.CancelledError):
            await self._connection_task
        await self._session.close()

    async def act(self, action: Any) -> None:
        """Performs an action of the game, in response to the current view. Raises Refusal."""
        await self.act_at(self.beat, msgspec.Raw(msgspec.json.encode(action)))

    async def act_at(self, beat: int, action: msgspec.Raw) -> None:
        id = next(self._ids)
        seen, since = self._race or (None, 0.0)
        took = None if seen is None else time.monotonic() * 1000 - since
        await self.send(id, p.Act(id, beat, action, seen, took))

    async def react(self, reaction: p.Reaction) -> None:
        """Reacts. This is not acknowledged; everybody with a seat sees it."""
        await self._write(p.encode(p.React(reaction)))

    async def do(self, command: AnyCommand) -> None:
        """Sends a command about the table. Raises Refusal."""
        id = next(self._ids)
        await self.send(id, p.Do(id, command))

    async def send(self, id: str, message: p.Act | p.Do) -> None:
        """Sends a command, again after every reconnect and under the same id, until it is answered."""
        if self._ended_by is not None:
            raise self._ended_by
        data = p.encode(message)
        answer = asyncio.get_running_loop().create_future()
        self._waiting[id] = (data, answer)
        await self._write(data)
        try:
            await answer
        finally:
            self._waiting.pop(id, None)

    async def views(self) -> AsyncIterator[View | None]:
        """The current view, and then the view after every change."""
        while True:
            seen = self.changes
            yield self.view
            await self._wait_until(lambda seen=seen: self.changes > seen)  # type: ignore[misc]

    async def until(self, condition: Callable[[Self], bool]) -> None:
        await self._wait_until(lambda: condition(self))

    @property
    def view(self) -> View | None:
        """This seat's view of the game."""
        if self.raw_view is None:
            return None
        view: View = msgspec.convert(self.raw_view, games()[self.table["playing"]].views)
        return view

    @property
    def beat(self) -> int:
        return -1 if self.raw_view is None else int(self.raw_view["beat"])

    def legal(self) -> Sequence[Any]:
        """What this seat may do in the game now."""
        view = self.view
        return (
            ()
            if view is None or self.table["phase"] != "game"
            else games()[self.table["playing"]].legal(view)
        )

    async def drop(self) -> None:
        """Loses the connection, as a phone does in a tunnel."""
        if self._socket is not None and (end := self._socket.get_extra_info("socket")):
            with socket.socket(fileno=os.dup(end.fileno())) as copy:  # uvloop's own cannot be shut down
                copy.shutdown(socket.SHUT_RDWR)

    async def _wait_until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            if self._ended_by is not None:
                raise self._ended_by
            self._changed.clear()
            await self._changed.wait()

    async def _stay_connected(self) -> None:
        attempt = 0
        while self._ended_by is None:
            try:
                async with self._session_now().ws_connect(f"{self.url}/ws", max_msg_size=1 << 24) as socket:
                    self._socket = socket
                    await self._talk(socket)
                    attempt = 0 if self._greeted else attempt + 1
            except (aiohttp.ClientError, OSError) as error:
                attempt += 1
                if not self.code:
                    self._end(error)
            finally:
                self._socket = None
            await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)])

    async def _talk(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._greeted = False
        greeting = self._greeting_again() if self.code else self._greeting
        await socket.send_str(p.encode(greeting).decode())
        async for message in socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                if self.on_message is not None:
                    self.on_message(message.data.encode())
                await self._hear(_decode(message.data))

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "whole":
            self._race = None
        if message.get("race"):
            self._race = (message["n"], time.monotonic() * 1000)
        match message["type"]:
            case "welcome":
                await self._welcomed(message)
            case "whole":
                self.table, self.raw_view, self.may = message["table"], message["view"], message["may"]
                self._seen = (message["stream"], message["n"])
            case "frame":
                self._framed(message)
            case "done":
                self._answered(message["id"])
            case "refused":
                await self._refused(message)
            case "reacted":
                self.reactions.append((message["by"], message["reaction"]))
            case "pong":
                self.offset = message["now"] - (message["at"] + time.time() * 1000) / 2
            case "bye" if message["code"] in FINAL:
                self._end(Refusal(message["code"], message["text"]))
        self.changes += 1
        self._changed.set()

    async def _welcomed(self, message: dict[str, Any]) -> None:
        self._greeted = True
        self.you, self.code = message["you"], message["table"]
        await self._write(p.encode(p.Ping(time.time() * 1000)))
        for data, _ in list(self._waiting.values()):
            await self._write(data)

    def _framed(self, frame: dict[str, Any]) -> None:
        self._seen = (self._seen[0], frame["n"])
        _patch(self.table, frame.get("table"))
        if "view" in frame:
            self.raw_view = frame["view"]
        if self.raw_view is not None:
            _patch(self.raw_view, frame.get("game"))
        self.may = frame.get("may", self.may)
        if "done" in frame:
            self._answered(frame["done"])

    def _answered(self, id: str) -> None:
        if (waiting := self._waiting.get(id)) and not waiting[1].done():
            waiting[1].set_result(None)

    async def _refused(self, message: dict[str, Any]) -> None:
        refusal = Refusal(message["code"], message["text"])
        waiting = self._waiting.get(message["id"] or "")
        if waiting is not None and not waiting[1].done():
            waiting[1].set_exception(refusal)
        elif not self._greeted:
            await self._turned_away(refusal)

    async def _turned_away(self, refusal: Refusal) -> None:
        """Gives up for good, or closes so that the next connection tries again."""
        if not self.code or refusal.code in FINAL:
            self._end(refusal)
        elif self._socket is not None:
            await self._socket.close()

    def _end(self, why: Exception) -> None:
        """Ends the client. Everybody who is waiting gets the reason."""
        self._ended_by = why
        self._changed.set()
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(why)

    def _greeting_again(self) -> p.Greeting:
        """The greeting for a reconnect, with the last frame we have."""
        if isinstance(self._greeting, p.Watch):
            return p.Watch(self.code, self._greeting.language, *self._seen)
        return p.Resume(self.code, self.token, *self._seen)

    async def _write(self, data: bytes) -> None:
        """Sends if connected. What needs an answer is sent again on the next connection."""
        if self._socket is not None and not self._socket.closed:
            with suppress(ConnectionError):
                await self._socket.send_str(data.decode())

    def _session_now(self) -> aiohttp.ClientSession:
        assert self._session is not None
        return self._session


def _patch(target: dict[str, Any], patch: dict[str, Any] | None) -> None:
    if patch is not None:
        target.update(patch["set"])
        for name, items in patch.get("add", {}).items():
            target[name] = [*target[name], *items]
