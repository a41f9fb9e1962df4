"""The operator's port: health, readiness, metrics; and log lines that name their node."""

import asyncio
import json
import logging
from pathlib import Path

import aiohttp
import pytest

from quivive.client import Client
from quivive.server import logs
from quivive.server.app import running
from quivive.server.config import Ports
from tests.server.cluster import RunningNode, at, cluster
from tests.server.servers import local, soon


async def told(port: int | None, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as browser, browser.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_health_and_readiness_are_served_on_both_ports(tmp_path: Path) -> None:
    async with running(local(tmp_path)) as ports:
        for port in (ports.players, ports.operator):
            for path in ("/healthz", "/readyz"):
                assert await told(port, path) == (200, '{"status": "ok"}')


async def test_metrics_and_the_status_page_are_not_for_players(tmp_path: Path) -> None:
    async with running(local(tmp_path)) as ports:
        assert "quivive_sockets" not in (await told(ports.players, "/metrics"))[1]
        assert "Node sole" not in (await told(ports.players, "/"))[1]
        status, page = await told(ports.operator, "/")
        assert status == 200
        assert "Node sole" in page
        assert f"SQLite in {tmp_path}" in page


async def test_a_draining_server_says_so_and_still_serves(tmp_path: Path) -> None:
    server = running(local(tmp_path, drain=1.5))
    ports: Ports = await server.__aenter__()
    async with Client.open(f"http://127.0.0.1:{ports.players}", name="Host") as host:
        leaving = asyncio.ensure_future(server.__aexit__(None, None, None))
        await asyncio.sleep(0)
        for port in (ports.players, ports.operator):
            assert await told(port, "/readyz") == (503, '{"status": "draining"}')
            assert (await told(port, "/healthz"))[0] == 200
        async with at(f"http://127.0.0.1:{ports.players}", host.code, "Late") as late:
            assert late.you is not None
        await soon(leaving)


async def test_the_status_page_knows_every_node() -> None:
    async with cluster() as nodes:
        home, away = await nodes.node("home"), await nodes.node("away")
        async with Client.open(home.url, name="Host") as host, at(away.url, host.code, "Guest"):
            pages = await knowing(home, away)
            assert host.code not in pages[0] + pages[1]


async def knowing(*nodes: RunningNode) -> list[str]:
    """Their status pages, once each node has heard of the others."""
    for _ in range(600):
        pages = [(await told(node.ports.operator, "/"))[1] for node in nodes]
        if all("<td>1<td>1<td>0<td>1<td>" in page and "<td>0<td>1<td>1<td>0<td>" in page for page in pages):
            return pages
        await asyncio.sleep(0.05)
    raise AssertionError("they never heard of each other")


async def test_sockets_are_counted_once_on_however_many_nodes() -> None:
    async with cluster() as nodes:
        home, away = await nodes.node("home"), await nodes.node("away")
        async with Client.open(home.url, name="Host") as host, at(away.url, host.code, "Guest"):
            found = [(await told(node.ports.operator, "/metrics"))[1] for node in (home, away)]
            assert ["quivive_sockets 1.0" in page for page in found] == [True, True]
            assert ["quivive_tables 1.0" in page for page in found] == [True, False]
            assert "quivive_sockets_taken_in 1.0" in found[0]
            assert "quivive_sockets_passed_on 1.0" in found[1]


def test_a_json_log_line_names_node_and_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "_node", {})
    record = logging.LogRecord("quivive", logging.ERROR, __file__, 1, "it %s", ("broke",), None)
    assert "node" not in json.loads(logs.JsonLines().format(record))
    logs.name_node("abc")
    record.table = "RUZK"
    line = json.loads(logs.JsonLines().format(record))
    assert {key: line[key] for key in ("says", "node", "table", "level")} == {
        "says": "it broke",
        "node": "abc",
        "table": "RUZK",
        "level": "error",
    }
