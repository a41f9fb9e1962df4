"""A long evening at many tables whose phones come and go. Everything acknowledged is looked up in the log.

    python -m bench.soak [--minutes 5] [--tables 100] [--churn 0.05] [--pace 1.0] [--json FILE]

Commands are sent at a person's pace. A phone may disconnect right after it has sent one; it reconnects and
sends it again. A probe pings our server every 20 ms, and a bare one next to it: what delays both is the
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.commands import open_table
from bench.load import SEATS, RealTable
from bench.phone import Phone, Tally, token
from bench.process import Server, started
from quivive.stores.sqlite import SqliteLog
from quivive.tables.events import Entry, Finished
from quivive.tables.log import TableCode

PROBE = 0.02
GAMES_A_TABLE = 4
"""After this many games, people leave and open another table."""

Acknowledged = dict[str, list[str]]
"""The ids of acknowledged commands, by table."""


class BreakablePhone(Phone):
    """A socket that tells whoever waits for an answer when it closes."""

    async def say(self, text: bytes, mark: bytes) -> bytes:
        if self._transport.is_closing():
            raise ConnectionError
        return await super().say(text, mark)

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting in (self._open, self._awaited[1] if self._awaited else None):
            if waiting is not None and not waiting.done():
                waiting.set_exception(ConnectionError())


class Wanderer:
    """A person whose phone disconnects now and then, and who resends what was not answered."""

    def __init__(self, url: str, tally: Tally, churn: float, acknowledged: list[str]) -> None:
        self._url = url
        self._tally = tally
        self._churn = churn
        self._acknowledged = acknowledged
        self._greeting = b""
        self._phone: BreakablePhone
        self.returns = 0

    async def greet(self, greeting: dict[str, Any], code: str | None = None) -> str:
        """Joins or opens a table; returns its code."""
        self._phone = await _called(self._url, self._tally)
        whole = await self._phone.say(msgspec.json.encode(greeting), b'"whole"')
        found = code or str(msgspec.json.decode(whole)["table"]["code"])
        back = {"type": "resume", "table": found, "token": greeting["token"]}
        self._greeting = msgspec.json.encode(back)
        return found

    async def say(self, text: bytes, mark: bytes) -> bytes:
        """Sends a command as often as it takes."""
        while True:
            try:
                return await self._phone.say(text, mark)
            except ConnectionError:
                await self._come_back()

    async def timed(self, text: bytes, mark: bytes) -> None:
        """The answer is a frame, or `done` if it had happened before; both contain the id."""
        named = mark.removeprefix(b'"done":')
        if random.random() < self._churn:
            asyncio.get_running_loop().call_later(random.uniform(0, 0.03), self._phone.close)
        began = time.perf_counter()
        answer = await self.say(text, named)
        assert b'"refused"' not in answer, answer
        self._acknowledged.append(named.strip(b'"').decode())
        self._tally.waits.append(time.perf_counter() - began)
        self._tally.commands += 1

    async def _come_back(self) -> None:
        self.returns += 1
        while True:
            try:
                self._phone = await _called(self._url, self._tally)
                await self._phone.say(self._greeting, b'"whole"')
                return
            except ConnectionError:
                await asyncio.sleep(0.1)

    def close(self) -> None:
        self._phone.close()


async def _called(url: str, tally: Tally) -> BreakablePhone:
    phone = await BreakablePhone.call(f"{url}/ws", tally)
    assert isinstance(phone, BreakablePhone)
    return phone


class Soak:
    def __init__(self, url: str, chosen: argparse.Namespace) -> None:
        self._url = url
        self._chosen = chosen
        self.tally = Tally()
        self.acknowledged: Acknowledged = {}
        self.returns = 0
        self.until = time.monotonic() + 60 * chosen.minutes

    async def table_after_table(self) -> None:
        await asyncio.sleep(random.uniform(0, 2 / self._chosen.pace))
        while time.monotonic() < self.until:
            ids: list[str] = []
            people = [Wanderer(self._url, self.tally, self._chosen.churn, ids) for _ in range(SEATS)]
            code = await self._sit_down(people)
            self.acknowledged[code] = ids
            await self._evening(RealTable(people))  # type: ignore[arg-type]
            self.returns += sum(person.returns for person in people)
            for person in people:
                person.close()

    async def _sit_down(self, people: Sequence[Wanderer]) -> str:
        names = [{"language": "en", "name": f"P{n}", "token": token()} for n in range(SEATS)]
        code = await people[0].greet({"type": "open", "game": "spyfall", **names[0]})
        for person, name in zip(people[1:], names[1:], strict=True):
            await person.greet({"type": "join", "table": code, **name}, code)
        return code

    async def _evening(self, table: RealTable) -> None:
        talk = table.talk()
        for _ in range(GAMES_A_TABLE * 60):
            if time.monotonic() > self.until:
                return
            await anext(talk)
            await asyncio.sleep(random.expovariate(self._chosen.pace))


async def probe(url: str, ask: bytes, answer: bytes, until: float, greeting: bytes | None = None) -> Tally:
    """How long a server takes to answer a ping."""
    tally = Tally()
    phone = await Phone.call(url, tally)
    if greeting is not None:
        await phone.say(greeting, b'"whole"')
    while time.monotonic() < until:
        await phone.timed(ask, answer)
        await asyncio.sleep(PROBE)
    phone.close()
    return tally


async def memory(server: Server, until: float) -> list[int]:
    found = []
    while time.monotonic() < until:
        found.append(server.memory())
        await asyncio.sleep(5)
    return found


async def looked_up(data: Path, acknowledged: Acknowledged) -> dict[str, int]:
    """Every acknowledged command must be in its table's log, once."""
    log = await SqliteLog.open(data)
    decode = msgspec.json.Decoder(Entry).decode
    missing = twice = games = 0
    for code, ids in acknowledged.items():
        entries = [decode(line) for line in await log.read(TableCode(code))]
        kept = Counter(entry.id for entry in entries)
        missing += sum(kept[id] == 0 for id in ids)
        twice += sum(kept[id] > 1 for id in ids)
        games += sum(isinstance(event, Finished) for entry in entries for event in entry.events)
    await log.close()
    octets = sum(file.stat().st_size for file in data.iterdir() if file.is_file())
    return {"missing": missing, "twice": twice, "games": games, "bytes_per_game": octets // max(1, games)}


async def soak(chosen: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        flags = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--no-limits"]
        with started("quivive", flags) as ours, started("bench.bare", ["40"]) as theirs:
            run = Soak(ours.url, chosen)
            ping = b'{"type":"ping","at":1}'
            watch = msgspec.json.encode({"type": "watch", "table": await open_table(ours)})
            watching = asyncio.gather(
                probe(f"{ours.url}/ws", ping, b'"pong"', run.until, watch),
                probe(f"{theirs.url}/ws?room=probe", ping, b"xxxx", run.until),
                memory(ours, run.until),
            )
            await asyncio.gather(*(run.table_after_table() for _ in range(chosen.tables)))
            house, bare, sizes = await watching
        found = await looked_up(Path(data), run.acknowledged)
    return {
        "minutes": chosen.minutes,
        "tables": len(run.acknowledged),
        "acknowledged": run.tally.commands,
        "phones_lost": run.returns,
        **found,
        "p50_ms": round(run.tally.percentile(0.5), 1),
        "p99_ms": round(run.tally.percentile(0.99), 1),
        "longest_stall_ms": round(house.percentile(1), 1),
        "stalls_over_50_ms": sum(wait > 0.05 for wait in house.waits),
        "longest_stall_of_the_bare_server_ms": round(bare.percentile(1), 1),
        "stalls_over_50_ms_of_the_bare_server": sum(wait > 0.05 for wait in bare.waits),
        "memory_mb_first_middle_last": [round(sizes[n] / 1e6, 1) for n in (0, len(sizes) // 2, -1)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--churn", type=float, default=0.05, help="phones lost per command")
    parser.add_argument("--pace", type=float, default=1.0, help="commands a second at each table")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    result = uvloop.run(soak(chosen))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    for key, value in result.items():
        print(f"{key} {value}")


if __name__ == "__main__":
    main()
