"""Attacks your own server and prints one verdict per attack, with the default limits on.

    python -m bench.siege [--only NAME ...] [--seconds 6] [--messages 20000] [--url URL] [--json FILE]

Without --url, it starts a server of its own in a temporary folder. It attacks only loopback addresses,
reserves a processor for its attackers, writes no more than about 150 MB, and removes what it wrote.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from bench.attacker import MOST_BYTES, code_of, connect, msg, socket
from bench.friends import Friends, p99
from bench.nonsense import nonsense
from bench.phone import TEXT, framed
from bench.process import Server, started

FRIEND = "127.0.0.1"
TOLERATED = 3.0
"""How much longer than without an attack honest players may wait, as a ratio."""
CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}
ATTACKERS_CORE = max(CORES)
SLACK = 10.0
"""Waits below this many milliseconds always pass: a frame of a screen takes longer."""


@dataclass
class Verdict:
    name: str
    held: bool
    found: str


@dataclass
class Siege:
    url: str
    data: Path | None
    server: Server | None
    seconds: float
    messages: int
    verdicts: list[Verdict] = field(default_factory=list)

    def note(self, name: str, found: str, *, held: bool) -> None:
        self.verdicts.append(Verdict(name, held, found))
        print(f"{'held  ' if held else 'BROKEN'} {name}: {found}", flush=True)

    def written(self) -> int:
        return sum(file.stat().st_size for file in self.data.rglob("*")) if self.data else 0


@asynccontextmanager
async def attacked(siege: Siege, name: str, seconds: float) -> AsyncIterator[dict[str, object]]:
    """Runs the attack during the block; its result is available afterwards."""
    found: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "note"
        command = [
            sys.executable,
            "-m",
            "bench.attacker",
            name,
            siege.url,
            str(seconds),
            str(note),
        ]
        with on_cores({ATTACKERS_CORE}):
            attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        try:
            if name == "slow":
                await asyncio.wait_for(_until(note.exists), 60)
            yield found
            output, _ = await attacker.communicate()
            found.update(json.loads(output or b"{}"))
        finally:
            if attacker.returncode is None:
                attacker.kill()


@contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """Restricts what is started within to these processors, if the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


async def _until(true: Callable[[], bool]) -> None:
    """Polls, because another process cannot be waited for."""
    while not true():  # noqa: ASYNC110
        await asyncio.sleep(0.05)


async def waits_before_and_during(siege: Siege, name: str) -> tuple[float, float, dict[str, object]]:
    friends = Friends(siege.url)
    await friends.sit_down()
    before = p99(await friends.waits(siege.seconds))
    async with attacked(siege, name, siege.seconds + 2) as found:
        await asyncio.sleep(1)
        during = p99(await friends.waits(siege.seconds))
    friends.leave()
    return before, during, found


async def delays(siege: Siege, name: str) -> None:
    before, during, found = await waits_before_and_during(siege, name)
    held = during <= max(TOLERATED * before, SLACK)
    text = f"honest p99 {before:.1f} ms before, {during:.1f} ms under attack; {found['cuts']} connections cut"
    siege.note(name, text, held=held)


async def half_allowed(siege: Siege, name: str) -> None:
    async with attacked(siege, name, 15) as found:
        pass
    siege.note(
        name,
        f"{'cut' if found['cut'] else 'not cut'} after {found['sent']} messages",
        held=bool(found["cut"]),
    )


async def disk(siege: Siege, name: str) -> None:
    before = siege.written()
    async with attacked(siege, name, siege.seconds) as found:
        with suppress(TimeoutError):
            await asyncio.wait_for(_until(lambda: siege.written() - before > MOST_BYTES), siege.seconds)
    grown = (siege.written() - before) / 1e6
    siege.note(
        name,
        f"{grown:.1f} MB written in {siege.seconds:.0f} s, {found['cuts']} connections cut",
        held=grown < 20,
    )


async def slow(siege: Siege, name: str) -> None:
    """Meanwhile a stranger from another address and a returning friend both get in."""
    friends = Friends(siege.url)
    await friends.sit_down()
    async with attacked(siege, name, 20) as found:
        newcomer = await answered(siege.url, "127.0.0.9", {"type": "watch", "table": friends.code})
        back = {"type": "resume", "table": friends.code, "token": friends.tokens[0]}
        returned = await answered(siege.url, FRIEND, back)
    friends.leave()
    text = (
        f"{found['opened']} opened, {found['closed']} closed within 20 s; "
        f"newcomer {'in' if newcomer else 'shut out'}, friend {'back' if returned else 'shut out'}"
    )
    siege.note(name, text, held=newcomer and returned and found["closed"] == found["opened"])


async def answered(url: str, source: str, greeting: Mapping[str, object]) -> bool:
    try:
        async with asyncio.timeout(5):
            reader, writer = await socket(url, source)
            writer.write(framed(msg(greeting)))
            await code_of(reader)
            writer.transport.abort()
            return True
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        return False


async def starved(siege: Siege, name: str) -> None:
    """Page views with wrong codes, from the friends' own address."""
    friends = Friends(siege.url)
    await friends.sit_down()
    host = urlsplit(siege.url).netloc
    for number in range(150):
        reader, writer = await connect(siege.url, FRIEND)
        writer.write(f"GET /{chr(65 + number % 26) * 9} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        await reader.read(1000)
        writer.transport.abort()
    returned = await answered(
        siege.url, FRIEND, {"type": "resume", "table": friends.code, "token": friends.tokens[1]}
    )
    friends.leave()
    siege.note(name, "friend returns after 150 wrong codes: " + ("yes" if returned else "no"), held=returned)


async def guesses(siege: Siege, name: str) -> None:
    async with attacked(siege, name, siege.seconds) as found:
        pass
    text = f"{found['answered']} guesses answered in {siege.seconds:.0f} s to 20 addresses"
    siege.note(name, text, held=int(str(found["answered"])) <= 20 * 40)


async def rude(siege: Siege, name: str) -> None:
    """Small violations of the protocol, each with the answer it should get."""
    host = urlsplit(siege.url).netloc
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    )
    asked = {
        "a bad Expect": (f"GET / HTTP/1.1\r\nHost: {host}\r\nExpect: x", b"417"),
        "HEAD /ws": (f"HEAD /ws HTTP/1.1\r\nHost: {host}\r\n{upgrade}", b"405"),
        "a foreign Host": (
            f"GET /ws HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n{upgrade}",
            b"403",
        ),
    }
    for what, (head, wanted) in asked.items():
        reader, writer = await connect(siege.url)
        writer.write(f"{head}\r\n\r\n".encode())
        answer = await reader.read(4000)
        writer.transport.abort()
        status = answer[9:12].decode()
        safe = status == "101" or b"nosniff" in answer
        siege.note(
            f"{name}: {what}",
            f"{status}{'' if safe else ' without safe headers'}",
            held=safe and status == wanted.decode(),
        )
    cut = await cuts_unmasked(siege.url)
    siege.note(f"{name}: an unmasked frame", "cut" if cut else "read", held=cut)


async def cuts_unmasked(url: str) -> bool:
    """A server that reads the frame refuses what is in it as malformed."""
    reader, writer = await socket(url)
    text = b'{"type":"ping"'
    writer.write(bytes((TEXT, len(text))) + text)
    answer = await reader.read(4000)
    writer.transport.abort()
    return b'"refused"' not in answer


async def malformed(siege: Siege, name: str) -> None:
    """All of it is answered, and nothing changes."""
    answers, same = await nonsense(siege.url, siege.messages)
    text = f"{answers} of {siege.messages} answered, the table is {'as it was' if same else 'changed'}"
    siege.note(name, text, held=answers == siege.messages and same)


Attack = Callable[[Siege, str], Coroutine[None, None, None]]
ATTACKS: dict[str, Attack] = {
    "disk": disk,
    "fragments": delays,
    "refused": delays,
    "half_allowed": half_allowed,
    "slow": slow,
    "starved": starved,
    "guesses": guesses,
    "rude": rude,
    "nonsense": malformed,
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--messages", type=int, default=20_000, help="of nonsense")
    parser.add_argument("--url")
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    if asked.url and not ip_address(urlsplit(asked.url).hostname or "").is_loopback:
        sys.exit(
            "only a server on loopback is attacked: name it by its address, such as http://127.0.0.1:8642"
        )
    verdicts: list[Verdict] = []
    for name in asked.only:
        with ExitStack() as stack:
            stack.enter_context(on_cores(CORES - {ATTACKERS_CORE} or CORES))
            siege = Siege(asked.url or "", None, None, asked.seconds, asked.messages, verdicts)
            if not asked.url:
                siege.data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                options = ["serve", "--host=127.0.0.1", "--port=0", f"--data={siege.data}"]
                options += ["--no-limits"] if name == "nonsense" else []
                siege.server = stack.enter_context(started("quivive", options))
                siege.url = siege.server.url
            asyncio.run(ATTACKS[name](siege, name))
    broken = sum(not verdict.held for verdict in verdicts)
    print(f"{len(verdicts) - broken} held, {broken} broken")
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(verdicts)))
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
