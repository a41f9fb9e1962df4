"""The files in deploy/ agree with each other, and the same setup works as local processes."""

import asyncio
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from quivive.server.config import Config
from quivive.tables import commands as c
from tests.postgres import free_port
from tests.server.balancer import balancer
from tests.server.players import play_out, start_clock
from tests.server.servers import PATIENCE, ROOT, deal, process, soon, spyfall, table

DEPLOY = ROOT / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
PATRONI = (DEPLOY / "patroni.yaml").read_text(encoding="utf-8")
UNPACKED = Path(sys.prefix) / "nginx" / "usr" / "sbin" / "nginx"
"""Where `make` unpacks Debian's nginx if none is installed, so that no server is started."""


def commands() -> list[str]:
    """The commands of both nodes, without their names."""
    found = re.findall(r"command: (--behind-proxy .*)", COMPOSE)
    return [command.replace(f"node{number}", "node") for number, command in enumerate(found, start=1)]


def test_both_nodes_are_configured_alike_and_reach_each_other() -> None:
    first, second = commands()
    assert first == second
    (port,) = re.findall(r"--node-port (\d+)", first)
    assert f"--node-address node:{port}" in first


def test_the_proxy_knows_the_nodes_and_their_port() -> None:
    assert re.findall(r"server (node\d):(\d+)", NGINX) == [
        (name, str(Config.port)) for name in re.findall(r"^  (node\d):", COMPOSE, re.MULTILINE)
    ]
    assert re.findall(r"listen (\d+);", NGINX) == re.findall(r'ports: \["\d+:(\d+)"\]', COMPOSE)
    assert "./nginx.conf:/etc/nginx/nginx.conf:ro" in COMPOSE


def test_nodes_and_database_members_agree_on_their_addresses() -> None:
    members = re.findall(r"^  (db\d):", COMPOSE, re.MULTILINE)
    (port,) = re.findall(r"listen: 0\.0\.0\.0:(\d+)\n  data_dir", PATRONI)
    (hosts,) = re.findall(r"QUIVIVE_STORE: postgresql://postgres:\S+@(\S+)/postgres", COMPOSE)
    assert hosts == ",".join(f"{member}:{port}" for member in members)
    for member in members:
        assert f"PATRONI_NAME: {member}" in COMPOSE
        assert f'PATRONI_POSTGRESQL_CONNECT_ADDRESS: "{member}:{port}"' in COMPOSE
    (register,) = re.findall(r"etcd3:\n  host: (\S+)", PATRONI)
    assert f"--advertise-client-urls http://{register}" in COMPOSE
    assert "synchronous_mode: true" in PATRONI


def nginx() -> str | None:
    installed = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
    return installed or (str(UNPACKED) if UNPACKED.exists() else None)


@asynccontextmanager
async def proxy(folder: Path, ports: Sequence[int]) -> AsyncIterator[str]:
    """nginx with deploy/nginx.conf; if there is no nginx, the simple balancer."""
    program = nginx()
    if program is None:
        print("there is no nginx here: a balancer of our own takes its place")
        async with balancer(ports) as url:
            yield url
        return
    port = free_port()
    running = subprocess.Popen(
        [program, "-p", folder, "-c", configured(folder, ports, port), "-e", folder / "nginx.log"],
        stderr=subprocess.DEVNULL,
    )
    try:
        await answering(f"http://127.0.0.1:{port}", folder / "nginx.log")
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait()


def configured(folder: Path, ports: Sequence[int], port: int) -> Path:
    """The file from deploy/, except for addresses and paths."""
    text = NGINX.replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, node in enumerate(ports, start=1):
        text = text.replace(f"node{number}:{Config.port}", f"127.0.0.1:{node}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    text = text.replace("http {", f"http {{ access_log off; {own}")
    text = f"daemon off; master_process off; pid {folder}/nginx.pid;\n{text}"
    path = folder / "nginx.conf"
    path.write_text(text, encoding="utf-8")
    return path


async def answering(url: str, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    async with aiohttp.ClientSession() as browser:
        while True:
            try:
                async with browser.get(f"{url}/readyz") as page:
                    assert page.status == 200
                    return
            except aiohttp.ClientError:
                assert time.monotonic() < end, log.read_text()
            await asyncio.sleep(0.05)


async def test_people_play_through_the_proxy_while_a_node_is_stopped(database: str, tmp_path: Path) -> None:
    (command, _) = commands()
    options = re.sub(r"--(node-\w+|operator-port|drain) \S+", "", command).split()
    more = [f"--store={database}", "--operator-port=0", "--drain=0.5", *options]
    async with AsyncExitStack() as stack:
        nodes = [stack.enter_context(process(tmp_path / f"node-{number}", 0, *more)) for number in range(2)]
        url = await stack.enter_async_context(proxy(tmp_path, [node.port for node in nodes]))
        seats = await stack.enter_async_context(table(url, 3))
        others = [await stack.enter_async_context(table(url, 1)) for _ in range(3)]
        await deal(seats, spyfall())
        nodes[0].signal(signal.SIGTERM)
        assert await nodes[0].ended() == 0
        for (host,) in others:
            await soon(host.do(c.Say("Still here")))
        await start_clock(seats)
        await play_out(seats)
        assert {seat.table["phase"] for seat in seats} == {"result"}
        async with aiohttp.ClientSession() as browser, browser.get(f"{url}/{seats[0].code}") as page:
            assert page.status == 200


@pytest.mark.skipif(nginx() is None, reason="there is no nginx here")
async def test_the_proxy_spreads_new_tables_and_keeps_everybody_of_a_table_together(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        ports = [await stack.enter_async_context(answering_with(str(number))) for number in (1, 2)]
        url = await stack.enter_async_context(proxy(tmp_path, ports))
        browser = await stack.enter_async_context(aiohttp.ClientSession())

        async def nodes(*paths: str) -> set[str]:
            answers = [await browser.get(url + path) for path in paths]
            return {await answer.text() for answer in answers}

        assert await nodes(*["/ws"] * 40) == {"1", "2"}
        assert await nodes(*["/assets/index.js"] * 40) == {"1", "2"}
        for code in ("RUZK", "FHKL", "MOWX"):
            assert len(await nodes(*[f"/ws?table={code}", f"/{code}", f"/{code}/screen"] * 5)) == 1


@asynccontextmanager
async def answering_with(text: str) -> AsyncIterator[int]:
    """A server that gives this answer to every request; yields its port."""

    async def answer(request: web.Request) -> web.Response:
        return web.Response(text=text)

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
