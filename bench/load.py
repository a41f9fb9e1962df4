"""Tables of six people who never stop talking: the same load for both servers."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from bench.phone import Phone, Tally, token

SEATS = 6
MESSAGES_PER_GAME = 60
"""How many questions and answers before a game is abandoned and dealt again: a long round among people."""
QUESTION = "Would you bring your grandmother here?"
ANSWER = "Only if she likes the smell of it."


class RealTable:
    """A table on the real server: dealt, talked at, abandoned, dealt again."""

    def __init__(self, phones: list[Phone]) -> None:
        self._phones = phones
        self._dealer = 0
        self._ids = itertools.count()

    @classmethod
    async def open(cls, url: str, tally: Tally, kind: type[Phone] = Phone) -> RealTable:
        phones = [await kind.call(f"{url}/ws", tally) for _ in range(SEATS)]
        opened = await phones[0].say(text({"type": "open", "game": "spyfall", **person(0)}), b'"whole"')
        code = msgspec.json.decode(opened)["table"]["code"]
        for number, phone in enumerate(phones[1:], start=1):
            await phone.say(text({"type": "join", "table": code, **person(number)}), b'"whole"')
        return cls(phones)

    async def talk(self) -> AsyncIterator[None]:
        """Sends one command after another, for ever."""
        while True:
            dealt = await self.deal()
            asker = self._dealer = _view(dealt).get("dealer", self._dealer)
            await self._act(asker, 1, {"type": "start"})
            for _ in range(MESSAGES_PER_GAME // 2):
                answerer = (asker + 1) % SEATS
                await self._act(asker, 2, {"type": "ask", "to": answerer, "text": QUESTION})
                yield
                await self._act(answerer, 2, {"type": "answer", "text": ANSWER})
                yield
                asker = answerer
            await self._do({"type": "abandon"})

    async def deal(self) -> bytes:
        return await self._do({"type": "start_game"})

    def close(self) -> None:
        for phone in self._phones:
            phone.close()

    async def _act(self, seat: int, beat: int, action: dict[str, Any]) -> None:
        id = f"c{next(self._ids)}"
        message = {"type": "act", "id": id, "beat": beat, "action": action}
        await self._phones[seat].timed(text(message), b'"done":"%b"' % id.encode())

    async def _do(self, command: dict[str, Any]) -> bytes:
        id = f"c{next(self._ids)}"
        message = {"type": "do", "id": id, "command": command}
        return await self._phones[0].command(text(message), b'"done":"%b"' % id.encode())


class BareRoom:
    """The same six phones in a room of the reference."""

    def __init__(self, phones: list[Phone]) -> None:
        self._phones = phones

    @classmethod
    async def open(cls, url: str, tally: Tally) -> BareRoom:
        room = token()
        return cls([await Phone.call(f"{url}/ws?room={room}", tally) for _ in range(SEATS)])

    async def talk(self) -> AsyncIterator[None]:
        question = text({"type": "ask", "to": 1, "text": QUESTION})
        for number in itertools.count():
            mark = b"c%018d " % number
            await self._phones[number % SEATS].timed(mark + question, mark)
            yield

    def close(self) -> None:
        for phone in self._phones:
            phone.close()


def person(number: int) -> dict[str, str]:
    return {"language": "en", "name": f"P{number}", "token": token()}


def text(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message)


def _view(frame: bytes) -> dict[str, Any]:
    """The view: a table's first game sends all of it, later ones only what changed."""
    message = msgspec.json.decode(frame)
    view: dict[str, Any] = message.get("view") or message["game"]["set"]
    return view
