"""A phone may connect to any node: one that is not the table's home relays everything, and adds nothing."""

import asyncio
import struct
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from quivive.client import Client, Refusal
from quivive.server import node_port, pages, relay, sockets
from quivive.server.connection import MOST_BUFFERED, Connection
from quivive.server.credentials import SKEW, Credentials
from quivive.server.inbox import ReadBatch, Socket
from quivive.server.limits import Limits, Rate
from quivive.server.tcp_info import TcpInfo
from quivive.tables import commands as c
from quivive.tables.homes import Home
from quivive.tables.log import TableCode
from quivive.tables.race.latency import Latency
from quivive.tables.race.tcp_counters import TcpCounters
from tests.server.cluster import SECRET, Cluster, RunningNode, at, cluster
from tests.server.players import play_out, start_clock
from tests.server.raw import CLOSE, PING, Closed, RawSocket, fetch, raw_socket, request
from tests.server.servers import PATIENCE, deal, listen, messages, soon, spyfall
from tests.server.test_slow import LARGE, Slow, Watched

PONG = 0xA
HELD_BACK = 200.0
"""Milliseconds that a phone's program holds back its answer."""


@dataclass
class Pair:
    """A table lives on one node, and people connect through the other."""

    home: RunningNode
    away: RunningNode
    host: Client
    cluster: Cluster


@pytest.fixture
async def pair() -> AsyncIterator[Pair]:
    async with cluster() as nodes:
        home, away = await nodes.node("home"), await nodes.node("away")
        async with Client.open(home.url, name="Host", game="spyfall") as host:
            yield Pair(home, away, host, nodes)


async def test_a_game_is_played_through_both_nodes(pair: Pair) -> None:
    async with (
        at(pair.home.url, pair.host.code, "Near") as near,
        at(pair.away.url, pair.host.code, "Far") as far,
    ):
        seats = [pair.host, near, far]
        await deal(seats, spyfall())
        await start_clock(seats)
        await play_out(seats)
        assert {seat.table["phase"] for seat in seats} == {"result"}
    assert pair.away.homes.held == {}, "it lives where it was opened"


async def test_everything_that_a_node_relays_arrives_unchanged(pair: Pair) -> None:
    """The same messages through either node, except for what differs between any two sockets."""
    said: list[list[str]] = []
    for node in (pair.home, pair.away):
        async with raw_socket(node.url) as raw:
            raw.text({"type": "watch", "table": pair.host.code})
            first = [await raw.until(kind) for kind in ("welcome", "whole")]
            raw.text({"type": "ping", "at": 7})
            raw.text({"type": "no such thing"})
            raw.frame(0x2, b"binary")
            first += [await raw.until("pong"), *[await raw.until("refused") for _ in range(2)]]
            said.append(
                [str({k: v for k, v in each.items() if k not in {"now", "stream"}}) for each in first]
            )
    assert said[0] == said[1]


async def test_pings_are_relayed_and_answered_by_the_other_end(pair: Pair) -> None:
    async with raw_socket(pair.away.url) as raw:
        raw.text({"type": "watch", "table": pair.host.code})
        await raw.until("whole")
        raw.frame(PING, b"mine")
        opcode, payload = await soon(raw._frame())
        while opcode != PONG:
            opcode, payload = await soon(raw._frame())
        assert payload == b"mine"


async def test_close_codes_are_relayed_both_ways(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[web.WebSocketResponse] = []

    def kept(batch: ReadBatch) -> web.WebSocketResponse:
        ends.append(Socket(batch))
        return ends[-1]

    monkeypatch.setattr(node_port, "Socket", kept)
    async with raw_socket(pair.away.url) as raw:
        raw.text({"type": "watch", "table": pair.host.code})
        await raw.until("whole")
        raw.frame(CLOSE, struct.pack("!H", 4321))
        await until(lambda: ends[0].close_code == 4321)
    async with raw_socket(pair.away.url) as raw:
        raw.text({"type": "watch", "table": pair.host.code})
        await raw.until("whole")
        await ends[1].close(code=4567)
        assert await raw.next() == Closed(4567)


async def test_a_kicked_player_learns_why_through_any_node(pair: Pair) -> None:
    async with at(pair.away.url, pair.host.code, "Guest") as guest:
        assert guest.you is not None
        wire = listen(guest)
        await soon(pair.host.do(c.Kick(guest.you)))
        with pytest.raises(Refusal, match="kicked"):
            await soon(guest.until(lambda _: False))
        assert messages(wire, "bye")[0]["code"] == "kicked"


async def test_the_home_measures_the_phone_through_the_relaying_node(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Connection] = []

    class Kept(Connection):
        def __init__(self, *arguments: object, **options: object) -> None:
            super().__init__(*arguments, **options)  # type: ignore[arg-type]
            made.append(self)

    monkeypatch.setattr(sockets, "Connection", Kept)
    line_of_phone = TcpCounters(40.0, 55.0, 3.0, 2, 1)
    monkeypatch.setattr(sockets, "player_counters", lambda *_, **__: lambda: line_of_phone)
    hop = TcpCounters(1.0, 1.5, 0.25, 0, 0)
    monkeypatch.setattr(node_port, "node_counters", lambda _: lambda: hop)
    async with at(pair.away.url, pair.host.code, "Guest") as guest:
        await soon(guest.do(c.Say("How far am I?")))
        seen = [counters for one in made if (counters := one.latency.counters) is not None]
        assert TcpCounters(41.0, 56.5, 3.25, 2, 1) in seen
        [far] = [one for one in made if one.latency.counters == TcpCounters(41.0, 56.5, 3.25, 2, 1)]
        await until(lambda: far.latency.shortest_trip > 0)


async def test_the_home_learns_that_the_phones_kernel_was_quicker_than_its_program(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    def counters(transport: asyncio.Transport, **_: object) -> TcpInfo:
        return TcpInfo(transport, transport.get_extra_info("socket"))

    monkeypatch.setattr(sockets, "player_counters", counters)
    monkeypatch.setattr(node_port, "node_counters", counters)
    landed = called(monkeypatch, relay.HomeSocket, "landed")
    acknowledged = called(monkeypatch, Latency, "acknowledged")
    answered = called(monkeypatch, Latency, "answered")
    async with raw_socket(pair.away.url) as phone:
        phone.text({"type": "watch", "table": pair.host.code})
        await phone.until("whole")
        mark = await pinged(phone)
        await until(lambda: mark in landed)
        await asyncio.sleep(HELD_BACK / 1000)
        phone.frame(PONG, mark)
        await until(lambda: mark in answered)
    assert acknowledged[mark][0] <= answered[mark][0] - HELD_BACK


def called(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> dict[bytes, tuple[float, ...]]:
    """With what else a method is called for each mark from now on."""
    calls: dict[bytes, tuple[float, ...]] = {}
    method = getattr(owner, name)

    def call(self: object, mark: bytes, *more: float) -> None:
        calls[mark] = more
        method(self, mark, *more)

    monkeypatch.setattr(owner, name, call)
    return calls


async def pinged(phone: RawSocket) -> bytes:
    """The mark of the next ping that comes."""
    while True:
        opcode, payload = await soon(phone._frame())
        if opcode == PING:
            return payload


async def test_the_home_notices_a_phone_that_stops_reading(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "Connection", Watched)
    monkeypatch.setattr(Watched, "most", 0)
    async with (
        at(pair.home.url, pair.host.code, "Quick") as quick,
        raw_socket(pair.away.url, window=4096) as phone,
    ):
        phone.text({"type": "watch", "table": pair.host.code})
        await phone.until("whole")
        await Slow(pair.host, quick, phone).flood()
        assert MOST_BUFFERED // 2 < Watched.most < MOST_BUFFERED + 2 * LARGE
        await soon(pair.host.do(c.Say("The end")))
        await caught_up(phone)


async def caught_up(phone: RawSocket) -> None:
    """Dropped frames are made up for by a whole view that has the latest line."""
    while True:
        whole = await phone.until("whole")
        if whole["table"]["chat"][-1]["text"] == "The end":
            return


async def test_a_phone_that_sends_too_fast_is_slowed_down_by_the_home(pair: Pair) -> None:
    async with raw_socket(pair.away.url) as phone:
        phone.text({"type": "watch", "table": pair.host.code})
        for number in range(500):
            phone.text({"type": "ping", "at": number})
        answers = [await phone.until("pong") for _ in range(500)]
        assert [answer["at"] for answer in answers] == list(range(500))


async def test_limits_count_a_phone_at_the_home_by_its_own_address() -> None:
    limits = Limits(wrong_codes=Rate(1e9, 1), joins=Rate(3, 0.0001))
    async with cluster() as nodes:
        home = await nodes.node("home", limits=limits, behind_proxy=True)
        away = await nodes.node("away", limits=limits, behind_proxy=True)
        async with Client.open(home.url, name="Host") as host:
            for address, answers in (("203.0.113.5", 3), ("203.0.113.6", 3)):
                heard = [await watched(away.url, host.code, address) for _ in range(4)]
                assert heard == ["welcome"] * answers + ["refused"]
            assert await watched(home.url, host.code, "203.0.113.5") == "refused", "counted there, once"
            assert await watched(home.url, host.code, "203.0.113.7") == "welcome"


async def watched(url: str, code: str, address: str) -> str:
    headers = {"X-Forwarded-For": address}
    async with aiohttp.ClientSession() as browser, browser.ws_connect(f"{url}/ws", headers=headers) as raw:
        await raw.send_json({"type": "watch", "table": code})
        return str((await soon(raw.receive_json()))["type"])


async def test_nothing_is_relayed_twice(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """If each of two nodes believes that the other is the home, nothing goes in circles."""
    code = TableCode(pair.host.code)
    third = await pair.cluster.node("third")
    wrong = pair.cluster.register.homes[code]._replace(node="third", address=third.homes.address)
    monkeypatch.setattr(pair.away.homes, "claim", lambda _: answer(wrong))
    async with raw_socket(pair.away.url) as raw:
        raw.text({"type": "watch", "table": pair.host.code})
        assert (await raw.until("bye"))["code"] == "table_moved"
        assert await raw.next() == Closed(1000)


async def answer(home: Home) -> Home:
    return home


async def test_a_phone_waits_for_a_dead_home_until_another_node_may_take_over(pair: Pair) -> None:
    code = TableCode(pair.host.code)
    await soon(pair.host.do(c.Say("Remember me")))
    gone = pair.cluster.register.homes[code]._replace(node="gone", address="127.0.0.1:9")
    await pair.home.stop()
    pair.cluster.register.homes[code] = gone
    async with raw_socket(pair.away.url) as raw:
        raw.text({"type": "watch", "table": code})
        waiting = asyncio.ensure_future(raw.until("whole"))
        await asyncio.sleep(0.5)
        assert not waiting.done()
        del pair.cluster.register.homes[code]
        whole = await soon(waiting)
        assert whole["table"]["chat"][0]["text"] == "Remember me"
    assert set(pair.away.homes.held) == {code}


async def test_phones_reconnect_by_themselves_when_their_home_moves(pair: Pair) -> None:
    async with at(pair.away.url, pair.host.code, "Guest") as guest:
        pair.home.homes.expire()
        pair.home.homes.notice()
        await soon(guest.do(c.Say("Where are we?")))
        assert guest.table["chat"][-1]["text"] == "Where are we?"


async def test_phones_do_not_wait_for_a_home_that_has_fallen_silent(pair: Pair) -> None:
    """As if its machine were suspended: its connections never close."""
    async with at(pair.away.url, pair.host.code, "Guest") as guest:
        wire = listen(guest)
        await until(lambda: "home" in pair.cluster.register.heard.get("away", ()))
        pair.home.homes.expire()
        pair.cluster.register.silent.add("home")
        await until(lambda: bool(messages(wire, "bye")))
        assert [bye["code"] for bye in messages(wire, "bye")] == ["table_moved"]
        await soon(guest.do(c.Say("Is anybody there?")))


async def test_draining_costs_nobody_more_than_a_reconnect(pair: Pair) -> None:
    async with at(pair.away.url, pair.host.code, "Guest") as guest:
        wire = listen(guest)
        saying = [asyncio.ensure_future(guest.do(c.Say(str(number)))) for number in range(20)]
        await pair.home.stop()
        await soon(asyncio.gather(*saying))
        await soon(guest.until(lambda now: len(now.table["chat"]) == 20))
        assert sorted(int(said["text"]) for said in guest.table["chat"]) == list(range(20))
        assert [bye["code"] for bye in messages(wire, "bye")] == ["server_stops"]
    assert pair.cluster.register.homes.keys() == pair.away.homes.held.keys()


async def test_a_game_can_be_exported_and_its_page_opened_through_any_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "files", lambda _: tmp_path)
    (tmp_path / "web").mkdir()
    for screen in ("table", "table.spyfall"):
        (tmp_path / "web" / f"{screen}.html").write_text(screen)
    async with cluster() as nodes:
        home, away = await nodes.node("home"), await nodes.node("away")
        async with Client.open(home.url, name="Host", game="spyfall") as host:
            seats = [host]
            async with at(away.url, host.code, "A") as one, at(away.url, host.code, "B") as two:
                seats += [one, two]
                assert await page(away.url, f"/{host.code}") == b"table"
                await deal(seats, spyfall())
                assert await page(away.url, f"/{host.code}") == b"table.spyfall"
                await start_clock(seats)
                await play_out(seats)
            key = host.table["games"][0]["key"]
            path = f"/api/tables/{host.code}/games/1"
            there, here = [await page(node.url, f"{path}?key={key}") for node in (home, away)]
            assert there == here
            assert b'"seed"' in here
            assert (await fetch(away.url, request("GET", path, "127.0.0.1"))).status == 404


async def page(url: str, path: str) -> bytes:
    async with aiohttp.ClientSession() as browser, browser.get(url + path) as answer:
        assert answer.status == 200
        return await answer.read()


async def test_only_nodes_are_let_in_at_the_node_port(pair: Pair) -> None:
    url = f"http://{pair.home.homes.address}"
    asking = Credentials(SECRET, "away")
    good = asking.sign("home", f"/playing/{pair.host.code} 203.0.113.5")
    stranger = Credentials(b"guessed", "away").sign("home", f"/playing/{pair.host.code} 203.0.113.5")
    other = asking.sign("third", f"/playing/{pair.host.code} 203.0.113.5")
    old = Credentials(SECRET, "away", lambda: 1.0).sign("home", f"/playing/{pair.host.code} 203.0.113.5")

    async def status(path: str, signature: str, phone: str) -> int:
        headers = {relay.SIGNATURE: signature, relay.PHONE: phone}
        return (await fetch(url, request("GET", path, "x", headers))).status

    for signature in (stranger, other, old, "", "nonsense", "nan nan nan"):
        assert await status(f"/playing/{pair.host.code}", signature, "203.0.113.5") == 403
    assert await status(f"/playing/{pair.host.code}", good, "203.0.113.6") == 403, "it was for another phone"
    assert await status("/playing/ELSE", good, "203.0.113.5") == 403
    assert await status(f"/playing/{pair.host.code}", good, "203.0.113.5") == 200
    assert await status(f"/playing/{pair.host.code}", good, "203.0.113.5") == 403, "it is good once"


def test_a_claim_is_remembered_until_it_is_too_old_to_be_accepted() -> None:
    now = [1000.0]
    asking = Credentials(SECRET, "a", lambda: now[0])
    asked = Credentials(SECRET, "b", lambda: now[0])
    signature = asking.sign("b", "x")
    assert asked.accept(signature, "x")
    now[0] += SKEW - 1
    assert asked.accept(signature, "x") is None
    now[0] += 2 * SKEW
    assert asked.accept(asking.sign("b", "x"), "x")
    assert len(asked._seen) == 1
    assert asked.accept(signature, "x") is None


async def test_a_node_does_not_trust_a_home_that_cannot_prove_itself(pair: Pair) -> None:
    impostor = relay.Relay(Credentials(b"another secret", "away"))
    try:
        home = pair.cluster.register.homes[TableCode(pair.host.code)]
        assert await impostor.open_socket(home, "203.0.113.5", lambda: None) is None
        with pytest.raises(relay.Unreachable):
            await impostor.ask(home, "/playing/X", "203.0.113.5")
    finally:
        await impostor.close()


async def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.01)
