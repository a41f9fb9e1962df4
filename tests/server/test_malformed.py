"""Known kinds of nonsense: each gets its answer, changes nothing, and causes no error in the log."""

import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from quivive.client import Client
from quivive.server.protocol import CUT_AT, LARGEST
from tests.server.players import start_clock
from tests.server.raw import BINARY, CLOSE, PING, TEXT, Closed, RawSocket, raw_socket
from tests.server.servers import deal, serving, spyfall, table, whole

NOBODY = {"language": "en", "token": "0" * 32, "name": "X"}
SURROGATE = b'{"type":"do","id":"a","command":{"type":"say","text":"\\ud800"}}'


@dataclass
class Stage:
    """A table during a game, and connections to it."""

    url: str
    seats: list[Client]
    stack: AsyncExitStack

    async def connect(self, greeting: dict[str, Any] | None) -> RawSocket:
        raw = await self.stack.enter_async_context(raw_socket(self.url))
        if greeting is not None:
            raw.text(greeting)
            await raw.until("whole")
        return raw

    async def player(self) -> RawSocket:
        return await self.connect(
            {"type": "resume", "table": self.seats[0].code, "token": self.seats[0].token}
        )

    async def spectator(self) -> RawSocket:
        return await self.connect({"type": "watch", "table": self.seats[0].code})

    async def everything(self) -> list[dict[str, Any]]:
        """What each seat sees; taken together, everything there is to see."""
        seen = [await whole(self.url, seat.code, seat.token) for seat in self.seats]
        for each in seen:
            del each["table"]["watchers"]
        return seen


@pytest.fixture
async def stage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Stage]:
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path))
        seats = await stack.enter_async_context(table(url, 3))
        await deal(seats, spyfall(seconds=3600))
        await start_clock(seats)
        yield Stage(url, seats, stack)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def act(action: Any, beat: int = 0) -> bytes:
    return json.dumps({"type": "act", "id": "a", "beat": beat, "action": action}).encode()


def nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


MALFORMED = {
    "nothing": b"",
    "no JSON": b"hello",
    "half a message": b'{"type":"ping","at":',
    "two messages": b'{"type":"ping","at":1}{"type":"ping","at":1}',
    "a list": b'["ping", 1]',
    "a number": b"42",
    "null": b"null",
    "no type": b'{"at":1}',
    "an unknown type": b'{"type":"launch"}',
    "a type that is no word": b'{"type":7}',
    "an unknown field": b'{"type":"ping","at":1,"x":1}',
    "a missing field": b'{"type":"ping"}',
    "a word for a number": b'{"type":"ping","at":"now"}',
    "not a number": b'{"type":"ping","at":NaN}',
    "infinity": b'{"type":"ping","at":Infinity}',
    "more than any number": b'{"type":"ping","at":1e999}',
    "a beat of a thousand digits": b'{"type":"act","id":"a","beat":%s,"action":{}}' % (b"9" * 1000),
    "half a beat": b'{"type":"act","id":"a","beat":0.5,"action":{"type":"start"}}',
    "an id without letters": b'{"type":"do","id":"","command":{"type":"sit"}}',
    "an id too long": b'{"type":"do","id":"%s","command":{"type":"sit"}}' % (b"i" * 41),
    "an id that is no word": b'{"type":"do","id":[],"command":{"type":"sit"}}',
    "an unknown command": b'{"type":"do","id":"a","command":{"type":"explode"}}',
    "a lone surrogate": SURROGATE,
    "half a character in the id": b'{"type":"do","id":"\xff","command":{"type":"sit"}}',
    "half a character in the type": b'{"type":"\xff"}',
    "half a character in a text": b'{"type":"do","id":"a","command":{"type":"say","text":"\xc3"}}',
    "half a character in an action": b'{"type":"act","id":"a","beat":0,"action":{"type":"\xff"}}',
    "a surrogate as bytes": b'{"type":"do","id":"a","command":{"type":"say","text":"\xed\xa0\x80"}}',
    "a nonce in capitals": b'{"type":"do","id":"a","command":{"type":"nonce","nonce":"%s"}}' % (b"A" * 32),
    "a seat below the first": b'{"type":"do","id":"a","command":{"type":"unseat","seat":-1}}',
    **{f"{depth} lists deep": nested(depth) for depth in (100, 900, 1000, 15_000)},
    **{
        f"an action {depth} lists deep": b'{"type":"act","id":"a","beat":0,"action":%s}' % nested(depth)
        for depth in (100, *range(800, 1000, 3), 15_000)
    },
    **{
        f"an action with a field {depth} lists deep": (
            b'{"type":"act","id":"a","beat":0,"action":{"x":%s,"type":"start"}}' % nested(depth)
        )
        for depth in (100, *range(800, 1000, 3), 15_000)
    },
    **{
        f"options {depth} lists deep": (
            b'{"type":"do","id":"a","command":{"type":"agree","options":{"x":%s}}}' % nested(depth)
        )
        for depth in (100, *range(800, 1000, 3), 15_000)
    },
}


@pytest.mark.parametrize("which", ["nobody", "spectator", "player"])
async def test_nonsense_is_refused_and_changes_nothing(stage: Stage, which: str) -> None:
    raw = await {"spectator": stage.spectator, "player": stage.player}.get(
        which, lambda: stage.connect(None)
    )()
    before = await stage.everything()
    found: dict[str, Any] = {}
    for name, data in MALFORMED.items():
        raw.frame(TEXT, data)
        found[name] = [answer["type"] for answer in await raw.answers() if isinstance(answer, dict)]
    assert {name: types for name, types in found.items() if types != ["refused"]} == {}
    assert await stage.everything() == before


async def test_a_refusal_names_the_command_if_its_id_can_be_read(stage: Stage) -> None:
    raw = await stage.player()
    for data, code, id in (
        (b'{"type":"do","id":"mine","command":{"type":"explode"}}', "malformed", "mine"),
        (b'{"type":"do","id":"mine","command":{"type":"sit"},"x":"\xff"}', "malformed", "mine"),
        (b'{"type":"do","id":"mine","command":{"type":"sit"}', "malformed", None),
        (b'{"type":"do","id":"mine","command":{"type":"sit"}}', "seated_already", "mine"),
        (b'{"type":"act","id":"mine","beat":-1,"action":{"type":"start"}}', "late", "mine"),
        (b'{"type":"act","id":"mine","beat":0,"action":{"type":"start","x":1}}', "malformed_action", "mine"),
        (b'{"type":"act","id":"mine","beat":0,"action":[]}', "malformed_action", "mine"),
        (
            b'{"type":"do","id":"mine","command":{"type":"say","text":"%s"}}' % (b"x" * LARGEST),
            "too_big",
            "mine",
        ),
    ):
        raw.frame(TEXT, data)
        (answer,) = await raw.answers()
        assert isinstance(answer, dict)
        assert (answer["type"], answer["code"], answer["id"]) == ("refused", code, id)
        assert answer["text"]


async def test_a_message_may_be_as_large_as_the_limit(stage: Stage) -> None:
    raw = await stage.player()
    before = await stage.everything()
    ping = b'{"type":"ping","at":7}'
    raw.frame(TEXT, ping + b" " * (LARGEST - len(ping)))
    assert (await raw.until("pong"))["at"] == 7
    raw.frame(TEXT, ping + b" " * (LARGEST - len(ping) + 1))
    assert (await raw.until("refused"))["code"] == "too_big"
    raw.frame(TEXT, b"[" * (CUT_AT - 1))
    assert (await raw.until("refused"))["code"] == "too_big"
    raw.frame(TEXT, b" " * CUT_AT)
    assert await raw.answers() == [Closed(1009)]
    assert await stage.everything() == before


async def test_greetings_come_first_and_once(stage: Stage) -> None:
    code = stage.seats[0].code
    raw = await stage.connect(None)
    for message in (act({"type": "start"}), b'{"type":"do","id":"a","command":{"type":"sit"}}'):
        raw.frame(TEXT, message)
        assert (await raw.until("refused"))["code"] == "greet_first"
    raw.text({"type": "watch", "table": "NOSUCHTABLE"})
    assert (await raw.until("refused"))["code"] == "no_such_table"
    raw.text({"type": "watch", "table": code.lower()})
    await raw.until("whole")
    for greeting in (
        {"type": "watch", "table": code},
        {"type": "open", **NOBODY},
        {"type": "join", "table": code, **NOBODY},
        {"type": "resume", "table": code, "token": stage.seats[0].token},
    ):
        raw.text(greeting)
        assert (await raw.until("refused"))["code"] == "greeted_already"


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (lambda raw: raw.frame(0x3, b"reserved"), 1002),
        (lambda raw: raw.frame(TEXT, b"{}", first=0xC0), 1002),
        (lambda raw: raw.frame(PING, b"x" * 126), 1002),
        (lambda raw: raw.frame(0x0, b"a continuation of nothing"), 1002),
        (lambda raw: raw.frame(CLOSE, b"\x03"), 1002),
        (lambda raw: raw.frame(CLOSE, b"\x03\xe8"), 1000),
    ],
)
async def test_frames_that_break_the_protocol_close_the_connection_with_a_code(
    stage: Stage, frames: Any, code: int
) -> None:
    raw = await stage.spectator()
    before = await stage.everything()
    frames(raw)
    assert await closing(raw) == Closed(code)
    assert await stage.everything() == before


async def closing(raw: RawSocket) -> Closed:
    """Sends nothing more: data sent to a closing socket may discard an answer that is in transit."""
    while not isinstance(message := await raw.next(), Closed):
        pass
    return message


async def test_binary_frames_are_refused_and_fragments_are_joined(stage: Stage) -> None:
    raw = await stage.spectator()
    raw.frame(BINARY, b'{"type":"ping","at":1}')
    assert (await raw.until("refused"))["code"] == "malformed"
    raw.frame(TEXT, b'{"type":"pi', first=0)
    raw.frame(PING, b"in between")
    raw.frame(0, b'ng","at":3}')
    assert (await raw.until("pong"))["at"] == 3
