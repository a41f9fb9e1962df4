"""Faults of nodes and their database. Each function returns a note when it is over."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.node_processes import NodeProcesses
from bench.patroni import PatroniCluster
from quivive.stores.postgres_homes import LEASE
from tests.postgres import Postgres
from tests.server.evening import Evening
from tests.stores.link import Link

PATIENCE = 120.0

Fault = Callable[[NodeProcesses, Evening], Awaitable[str]]


async def killed_node(processes: NodeProcesses, people: Evening) -> str:
    await processes.nodes[0].kill()
    await people.wait_for_answers(30, PATIENCE)
    await processes.start(0)
    return ""


async def stopped_node(processes: NodeProcesses, people: Evening) -> str:
    processes.nodes[0].signal(signal.SIGTERM)
    assert await processes.nodes[0].ended() == 0
    await people.wait_for_answers(30, PATIENCE)
    await processes.start(0)
    return ""


async def paused_node(processes: NodeProcesses, people: Evening) -> str:
    """If the balancer does not ask /readyz, people may be sent to the paused node and wait there."""
    processes.nodes[0].signal(signal.SIGSTOP)
    await asyncio.sleep(2 * LEASE)
    processes.nodes[0].signal(signal.SIGCONT)
    return f"it stood still for {2 * LEASE:.0f} s"


def cut_link(line: Link, *, silent: bool) -> Fault:
    """Cuts it until its tables have found another home, and people have played on there."""

    async def fault(processes: NodeProcesses, people: Evening) -> str:
        if silent:
            line.trouble = "silent"
        else:
            line.refusing = True
            line.cut()
        await people.wait_for_answers(30, PATIENCE)
        line.trouble, line.refusing = "none", False
        line.cut()
        return ""

    return fault


def crashed_database(postgres: Postgres) -> Fault:
    async def fault(processes: NodeProcesses, people: Evening) -> str:
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)
        return "one PostgreSQL, started again at once"

    return fault


def full_disk(postgres: Postgres) -> Fault:
    async def fault(processes: NodeProcesses, people: Evening) -> str:
        ballast = postgres.data / "ballast"
        began = time.monotonic()
        await asyncio.to_thread(_fill, ballast)
        await people.wait_for_refusals(30, PATIENCE)
        alive = postgres.alive
        await asyncio.sleep(2)
        ballast.unlink()
        note = f"it was full for {time.monotonic() - began:.1f} s; PostgreSQL "
        if not postgres.alive:
            await asyncio.to_thread(postgres.start)
            return note + "had to be started again"
        return note + ("stayed up" if alive else "came back by itself")

    return fault


def _fill(ballast: Path) -> None:
    try:
        with ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1 << 16))
    except OSError:
        return


def restarted(postgres: Postgres) -> Fault:
    async def fault(processes: NodeProcesses, people: Evening) -> str:
        await processes.kill_all()
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)
        await processes.start(0, 1)
        return "both nodes and PostgreSQL killed and started again"

    return fault


def killed_primary(cluster: PatroniCluster, *, machine: bool) -> Fault:
    async def fault(processes: NodeProcesses, people: Evening) -> str:
        primary = await asyncio.to_thread(lambda: cluster.primary)
        (primary.kill if machine else primary.kill_postgres)()
        await people.wait_for_answers(30, PATIENCE)
        if machine:
            primary.start()
        await asyncio.to_thread(cluster.until_whole)
        return f"{primary.name} is back as a standby"

    return fault


def switched_over(cluster: PatroniCluster) -> Fault:
    async def fault(processes: NodeProcesses, people: Evening) -> str:
        before = await asyncio.to_thread(lambda: cluster.primary.name)
        await asyncio.to_thread(cluster.switch_over)
        await people.wait_for_answers(30, PATIENCE)
        await asyncio.to_thread(cluster.until_whole)
        return f"from {before} to {await asyncio.to_thread(lambda: cluster.primary.name)}"

    return fault
