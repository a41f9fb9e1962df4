"""Friends at a table who measure how long they wait, while something else goes on."""

from __future__ import annotations

import asyncio
import itertools
import os
import time

import msgspec

from bench.attacker import msg
from bench.phone import Phone, Tally, token

PLAYERS = 6
PAUSE = 0.1
"""Seconds between the pings of an honest player."""


class Friends:
    """Friends at a table, each of whom sends something at fixed times."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tally = Tally()
        self.phones: list[Phone] = []
        self.code = ""
        self.tokens = [token() for _ in range(PLAYERS)]

    async def sit_down(self) -> None:
        for number, secret in enumerate(self.tokens):
            phone = await Phone.call(f"{self.url}/ws", self.tally)
            me = {"name": f"Friend {number}", "language": "en", "token": secret}
            greeting = {"type": "join", "table": self.code, **me} if number else {"type": "open", **me}
            whole = await phone.say(msg(greeting), b'"whole"')
            self.code = msgspec.json.decode(whole)["table"]["code"]
            self.phones.append(phone)

    async def waits(self, seconds: float) -> list[float]:
        """Milliseconds from when each message was due, so that a stall counts in full."""
        self.tally.waits.clear()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(self._ask(phone, i, until) for i, phone in enumerate(self.phones)))
        return sorted(1000 * wait for wait in self.tally.waits)

    async def _ask(self, phone: Phone, number: int, until: float) -> None:
        due = time.perf_counter() + number * PAUSE / PLAYERS
        for turn in itertools.count():
            if due > until:
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if turn % 10:
                await phone.say(msg({"type": "ping", "at": turn}), b'"pong"')
            else:
                id = os.urandom(6).hex()
                command = {"type": "ready", "ready": turn % 20 == 0}
                await phone.say(msg({"type": "do", "id": id, "command": command}), id.encode())
            self.tally.waits.append(time.perf_counter() - due)
            due += PAUSE

    def leave(self) -> None:
        for phone in self.phones:
            phone.close()


def p99(waits: list[float]) -> float:
    return waits[int(0.99 * (len(waits) - 1))] if waits else float("inf")
