"""Commands per second of server CPU through the real server and its durable store, beside a bare fan-out.

python -m bench.commands [--tables 40] [--seconds 12] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.load import SEATS, BareRoom, House
from bench.phone import Phone, Tally, token
from bench.process import Server, started

IDLE = 600
WARM_UP = 2.0


async def drive(
    kind: type[House] | type[BareRoom], server: Server, tables: int, seconds: float
) -> dict[str, Any]:
    """Everybody talks as fast as they are answered; only what comes after the warm-up is measured."""
    tally = Tally()
    rooms = [await kind.open(server.url, tally) for _ in range(tables)]
    until = time.monotonic() + WARM_UP + seconds
    talking = [asyncio.create_task(room.talk(until)) for room in rooms]
    await asyncio.sleep(WARM_UP)
    began, cpu = time.monotonic(), server.cpu_seconds()
    before = (tally.commands, tally.frames, tally.octets)
    tally.waits.clear()
    await asyncio.sleep(seconds)
    used, passed = server.cpu_seconds() - cpu, time.monotonic() - began
    result = measured(tally, before, used, passed)
    await asyncio.gather(*talking)
    for room in rooms:
        room.close()
    return result


def measured(tally: Tally, before: tuple[int, int, int], used: float, passed: float) -> dict[str, Any]:
    commands, frames, octets = tally.commands - before[0], tally.frames - before[1], tally.octets - before[2]
    return {
        "commands_per_cpu_second": round(commands / used),
        "commands_per_second": round(commands / passed),
        "server_cpu_share": round(used / passed, 2),
        "frames_per_command": round(frames / commands, 2),
        "bytes_per_frame": round(octets / frames),
        "p50_ms": round(tally.percentile(0.5), 2),
        "p99_ms": round(tally.percentile(0.99), 2),
    }


async def idle_memory(server: Server, query: str, greeting: bytes | None) -> int:
    """Bytes of server memory for one more connection that says nothing."""
    tally = Tally()
    before = server.memory()
    phones = [await Phone.call(f"{server.url}/ws{query}", tally) for _ in range(IDLE)]
    if greeting is not None:
        for phone in phones:
            await phone.say(greeting, b'"whole"')
    after = server.memory()
    for phone in phones:
        phone.close()
    return (after - before) // IDLE


async def open_table(server: Server) -> str:
    phone = await Phone.call(f"{server.url}/ws", Tally())
    host = {"type": "open", "name": "Host", "language": "en", "token": token()}
    opened = await phone.say(msgspec.json.encode(host), b'"whole"')
    phone.close()
    return str(msgspec.json.decode(opened)["table"]["code"])


async def compare(tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        flags = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(Path(data)), "--no-limits"]
        with started("quivive", flags) as server:
            house = await drive(House, server, tables, seconds)
            code = await open_table(server)
            greeting = msgspec.json.encode({"type": "watch", "table": code})
            house["bytes_per_idle_line"] = await idle_memory(server, "", greeting)
    with started("bench.bare", [str(house["bytes_per_frame"])]) as server:
        bare = await drive(BareRoom, server, tables, seconds)
        bare["bytes_per_idle_line"] = await idle_memory(server, "?room=idle", None)
    ratio = house["commands_per_cpu_second"] / bare["commands_per_cpu_second"]
    return {"seats": SEATS, "tables": tables, "house": house, "bare": bare, "ratio": round(ratio, 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    result = uvloop.run(compare(chosen.tables, chosen.seconds))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    for name in ("house", "bare"):
        print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in result[name].items()))
    print(f"ratio {result['ratio']}")


if __name__ == "__main__":
    main()
