"""An address has one limit over all nodes, and nothing is counted twice."""

import asyncio

import aiohttp
import pytest

from quivive.client import Client
from quivive.server import neighbours
from quivive.server.limits import Limits, PerKey, Rate
from quivive.server.neighbours import Figures, Neighbours
from quivive.tables.log import Broken
from tests.homes import MemoryNotices, Register
from tests.server.cluster import cluster
from tests.server.servers import soon
from tests.server.test_relay import until, watched


class Office:
    """Two nodes' counts of one limit, without the nodes."""

    def __init__(self, burst: float = 10) -> None:
        self.now = 0.0
        register = self.register = Register()
        self.pools = [PerKey(Rate(burst, 0), lambda: self.now) for _ in range(2)]
        self.open: list[dict[str, int]] = [{}, {}]
        self.nodes = [
            Neighbours(MemoryNotices(register, name), {"joins": pool}, lambda n=n: self.open[n], Figures)  # type: ignore[misc]
            for n, (name, pool) in enumerate(zip("ab", self.pools, strict=True))
        ]

    async def exchange(self) -> None:
        for node in (*self.nodes, *self.nodes):
            await node.exchange()


async def test_use_on_one_node_counts_on_the_others() -> None:
    office = Office()
    await office.exchange()
    assert all(office.pools[0].take("x") for _ in range(6))
    await office.exchange()
    assert sum(office.pools[1].take("x") for _ in range(10)) == 4
    assert sum(office.pools[1].take("y") for _ in range(10)) == 10
    await office.exchange()
    assert not office.pools[0].take("x")
    assert not office.pools[0].take("y")


async def test_reported_use_is_counted_once() -> None:
    office = Office()
    await office.exchange()
    office.pools[0].take("x", 3)
    for _ in range(5):
        await office.exchange()
    assert sum(office.pools[1].take("x") for _ in range(10)) == 7


async def test_a_new_node_starts_without_counting_earlier_use() -> None:
    office = Office()
    await office.nodes[0].exchange()
    office.pools[0].take("x", 10)
    await office.nodes[0].exchange()
    await office.nodes[1].exchange()
    assert office.pools[1].take("x", 10)


async def test_an_address_that_was_quiet_for_long_starts_over(monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office()
    await office.exchange()
    office.pools[0].take("x", 5)
    await office.exchange()
    monkeypatch.setattr(neighbours, "RECENT", -1)
    await office.exchange()
    monkeypatch.setattr(neighbours, "RECENT", 60)
    office.pools[0].take("x", 2)
    await office.exchange()
    assert sum(office.pools[1].take("x") for _ in range(10)) == 3


async def test_only_the_heaviest_users_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "MOST", 2)
    office = Office(burst=100)
    await office.exchange()
    for weight, address in enumerate("uvwxyz"):
        office.pools[0].take(address, weight + 1)
    office.open[0] = {"u": 9, "v": 3, "w": 8}
    await office.exchange()
    assert [office.pools[1].take(address, 100) for address in "uvwxyz"] == [True] * 4 + [False] * 2
    assert office.nodes[1].open == {"u": 9, "w": 8}


async def test_while_the_store_is_away_each_node_counts_on_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office()
    office.open[0] = {"x": 5}
    await office.exchange()
    assert office.nodes[1].open == {"x": 5}

    async def away(notice: bytes) -> dict[str, bytes]:
        raise Broken("the database is away")

    monkeypatch.setattr(neighbours, "EVERY", 0)
    monkeypatch.setattr(office.nodes[1]._notices, "exchange", away)
    running = asyncio.ensure_future(office.nodes[1].run())
    await until(lambda: not office.nodes[1].open)
    assert office.nodes[1].others == {}
    running.cancel()


async def test_a_node_that_falls_silent_is_reported_once() -> None:
    office = Office()
    gone: list[str] = []
    office.nodes[1]._on_gone = gone.append
    await office.exchange()
    office.register.silent.add("a")
    await office.exchange()
    assert gone == ["a"]


async def test_sockets_and_new_tables_of_an_address_are_limited_across_nodes() -> None:
    limits = Limits(sockets=3, tables=Rate(2, 0.0001))
    async with cluster() as nodes:
        here = await nodes.node("here", limits=limits, behind_proxy=True)
        there = await nodes.node("there", limits=limits, behind_proxy=True)
        address = {"X-Forwarded-For": "203.0.113.5"}
        async with aiohttp.ClientSession() as browser, Client.open(here.url, name="Host") as host:
            sockets = [await browser.ws_connect(f"{here.url}/ws", headers=address) for _ in range(3)]
            for number, expected in enumerate(["welcome", "welcome", "refused"]):
                await sockets[number].send_json(
                    {"type": "open", "name": "A", "language": "en", "token": f"{number:032}"}
                )
                assert (await soon(sockets[number].receive_json()))["type"] == expected
            await until_answered(429, there.url, host.code)
            await sockets[0].close()
            await until_answered(101, there.url, host.code)


async def test_connections_of_an_address_are_limited_across_nodes() -> None:
    async with cluster() as nodes:
        here = await nodes.node("here", limits=Limits(connections=3))
        there = await nodes.node("there", limits=Limits(connections=3))
        async with Client.open(here.url, name="A"), Client.open(here.url, name="B"):
            async with Client.open(here.url, name="C"):
                await until_admitted(there.url, False)
            await until_admitted(there.url, True)


async def until_admitted(url: str, admitted: bool) -> None:
    """As soon as the other node has heard of it."""
    for _ in range(600):
        if await answers(url) is admitted:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"it was never {'let in' if admitted else 'turned away'}")


async def answers(url: str) -> bool:
    try:
        async with aiohttp.ClientSession() as browser, browser.get(f"{url}/healthz") as page:
            return page.status == 200
    except aiohttp.ClientError:
        return False


async def until_answered(status: int, url: str, code: str) -> None:
    """As soon as the other node has heard of it."""
    for _ in range(600):
        if await handshake(url, code) == status:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"it was never answered with {status}")


async def handshake(url: str, code: str) -> int:
    try:
        assert await watched(url, code, "203.0.113.5") == "welcome"
    except aiohttp.WSServerHandshakeError as error:
        return error.status
    return 101
