"""The attackers of bench.siege, in a process of their own: each does one bad thing for some seconds.

Every attacker comes from an address of its own in 127.0.0.0/8, which Linux gives to any process. One that has
to prepare itself first creates the file `note` when it is ready.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
import time
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from urllib.parse import urlsplit

from bench.phone import HANDSHAKE, framed, token

STRANGER = "127.0.0.2"
CONNECTIONS = 60
"""How many connections flood at a time."""
SLOW_CONNECTIONS = 1_200
"""How many connections begin a request and never finish it."""
MOST_BYTES = 150_000_000
"""No attack writes more than this to anybody's disk."""
HEADERS = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
FRAGMENT = bytes((0x00, 0x81, 0, 0, 0, 0, 0x20))
"""A continuation frame of one byte."""
FIRST_FRAGMENT = bytes((0x01, 0x81, 0, 0, 0, 0, 0x20))

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connect(url: str, source: str = STRANGER) -> Stream:
    where = urlsplit(url)
    return await asyncio.open_connection(where.hostname, where.port, local_addr=(source, 0))


async def socket(url: str, source: str = STRANGER) -> Stream:
    """A WebSocket whose answers are discarded."""
    reader, writer = await connect(url, source)
    writer.write(HANDSHAKE.format(path="/ws", host=urlsplit(url).netloc).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def pour(url: str, first: bytes, again: Callable[[], bytes], until: float) -> int:
    """Sends without pause, and reconnects when cut. Returns how often it was cut."""
    cuts = 0
    while time.monotonic() < until:
        try:
            reader, writer = await socket(url)
            writer.write(first)
            swallowing = asyncio.ensure_future(swallow(reader))
            try:
                while time.monotonic() < until and not swallowing.done():
                    writer.write(again())
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                swallowing.cancel()
                writer.transport.abort()
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.01)
        cuts += time.monotonic() < until
    return cuts


async def swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


async def fragments(url: str, until: float, note: Path) -> dict[str, object]:
    chunk = FRAGMENT * 2_000
    cuts = await asyncio.gather(
        *(pour(url, FIRST_FRAGMENT, lambda: chunk, until) for _ in range(CONNECTIONS))
    )
    return {"cuts": sum(cuts)}


async def refused(url: str, until: float, note: Path) -> dict[str, object]:
    """Messages of 900 kB, and small ones that are malformed; all are refused."""
    large = large_frame(b"[" * 900_000)
    small = framed(b"{}") * 200
    work = [
        pour(url, b"", again, until)
        for again in (lambda: large, lambda: small)
        for _ in range(CONNECTIONS // 2)
    ]
    return {"cuts": sum(await asyncio.gather(*work))}


def large_frame(text: bytes) -> bytes:
    return bytes((0x81, 0xFF)) + len(text).to_bytes(8, "big") + bytes(4) + text


async def half_allowed(url: str, until: float, note: Path) -> dict[str, object]:
    """Three times the limit, with some allowed messages in between."""
    reader, writer = await socket(url)
    swallowing = asyncio.ensure_future(swallow(reader))
    sent = 0
    while time.monotonic() < until and not swallowing.done():
        writer.write(framed(b"{}") * 6)
        sent += 6
        await asyncio.sleep(0.1)
    cut = swallowing.done()
    swallowing.cancel()
    writer.transport.abort()
    return {"cut": cut, "sent": sent}


async def disk(url: str, until: float, note: Path) -> dict[str, object]:
    """Thirty sockets of one host agree on long options, half of them as long as allowed."""
    secret = token()
    reader, writer = await socket(url)
    writer.write(framed(msg({"type": "open", "name": "Mallory", "language": "en", "token": secret})))
    code = await code_of(reader)
    resume = framed(msg({"type": "resume", "table": code, "token": secret}))
    ids = itertools.count()

    def agree() -> bytes:
        number = next(ids)
        roles = [f"{j}" + "ж" * 58 for j in range(10 if number % 2 else 2)]
        places = [{"name": f"{number} {i}", "roles": roles} for i in range(60)]
        command = {"type": "agree", "game": "spyfall", "options": {"own": places}}
        return large_frame(msg({"type": "do", "id": os.urandom(8).hex(), "command": command}))

    cuts = await asyncio.gather(*(pour(url, resume, agree, until) for _ in range(30)))
    return {"code": code, "cuts": sum(cuts), "sent": next(ids)}


async def code_of(reader: asyncio.StreamReader) -> str:
    data = b""
    while b'"welcome"' not in data or b'"you"' not in data:
        data += await reader.read(1 << 16)
    return data.split(b'"table":"', 1)[1].split(b'"', 1)[0].decode()


async def slow(url: str, until: float, note: Path) -> dict[str, object]:
    """Connections that begin a request and never finish it."""
    open_ones: list[Stream] = []
    turned_away = 0
    for _ in range(SLOW_CONNECTIONS):
        try:
            reader, writer = await asyncio.wait_for(connect(url), 1)
        except (OSError, TimeoutError):
            turned_away += 1
            continue
        writer.write(HEADERS)
        open_ones.append((reader, writer))
    note.write_text("ready")
    while time.monotonic() < until:
        for _, writer in open_ones:
            if not writer.transport.is_closing():
                writer.write(b"x")
        await asyncio.sleep(1)
    closed = sum(reader.at_eof() or writer.transport.is_closing() for reader, writer in open_ones)
    return {"opened": len(open_ones), "turned_away": turned_away, "closed": closed}


async def guesses(url: str, until: float, note: Path) -> dict[str, object]:
    """Guesses codes from twenty addresses at once. Returns how many guesses got an answer."""

    async def guess(source: str) -> int:
        answered = 0
        reader, writer = await socket(url, source)
        for number in itertools.count():
            if time.monotonic() > until:
                break
            letters = "".join("FHKLMORUWXYZ"[number // 12**place % 12] for place in range(4))
            writer.write(framed(msg({"type": "watch", "table": letters + "FFFFF"})))
            try:
                data = await asyncio.wait_for(reader.read(1 << 16), max(0.01, until - time.monotonic()))
            except TimeoutError:
                break
            if not data:
                break
            answered += data.count(b'"no_such_table"')
            await asyncio.sleep(0.02)
        writer.transport.abort()
        return answered

    found = await asyncio.gather(*(guess(f"127.0.1.{host}") for host in range(1, 21)))
    return {"answered": sum(found)}


def msg(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()


ATTACKS: dict[str, Callable[[str, float, Path], Coroutine[None, None, dict[str, object]]]] = {
    attack.__name__: attack for attack in (fragments, refused, half_allowed, disk, slow, guesses)
}


def main() -> None:
    name, url, seconds, note = sys.argv[1:]
    found = asyncio.run(ATTACKS[name](url, time.monotonic() + float(seconds), Path(note)))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
