"""Everything that may befall nodes and their database, while people talk and play; and the account of it.

    python -m bench.faults [--only WORD ...] [--json FILE]

Two nodes behind a balancer that knows nothing, as processes on loopback, never as root where PostgreSQL is
concerned. Three tables talk without a pause, one plays, and at one a clock runs. After each fault: whatever
was acknowledged is in the log exactly once, nothing was told that is not there, nothing that was refused is,
deadlines stand where they stood, and every phone is back in its seat by itself. Printed is for how long the
table that waited longest had no answer.

The last three faults befall a Patroni cluster of three members in synchronous mode, configured by
deploy/patroni.yaml. Patroni is installed from requirements/failover.txt into a venv of the system's Python
(Debian: python3-venv) for the time of the run. etcd is Debian's `etcd-server`: installed, or unpacked without
starting anything and named in ETCD:

    apt-get download etcd-server && dpkg -x etcd-server_*.deb etcd
    ETCD=etcd/usr/bin/etcd .venv/bin/python -m bench.faults

Without it those three are left out. A full disk is a small tmpfs, which only root may mount.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from bench.patroni import PatroniCluster, patroni_cluster
from bench.stage import Stage, durable_postgres, may_mount, stage
from tests.postgres import Postgres
from tests.server.evening import Account, Evening, evening
from tests.stores.wire import Wire, wire

PATIENCE = 120.0
LEASE = 4.5
"""Seconds for which a node holds its tables unless it says more."""

ON_A_CLUSTER = {
    "the primary's PostgreSQL is killed": 6.0,
    "a switchover": 6.0,
    "the primary's machine is lost": 25.0,
}
"""And within how many seconds people should be back."""

Befall = Callable[[Stage, Evening], Awaitable[str]]


@dataclass(frozen=True)
class Outcome:
    fault: str
    away: float
    aim: float | None
    note: str
    account: Account

    @property
    def good(self) -> bool:
        return self.account.clean and (self.aim is None or self.away <= self.aim)

    def __str__(self) -> str:
        aim = "" if self.aim is None else f" (aim {self.aim:.0f} s)"
        account = self.account
        kept = f"{account.acknowledged} acknowledged, {account.refused} refused"
        wrong = ", ".join(
            f"{len(found)} {name}"
            for name in ("lost", "doubled", "denied", "rumours")
            if (found := getattr(account, name))
        )
        told = f"{self.fault}: away for {self.away:.1f} s{aim}, {kept}, {wrong or 'all accounted for'}"
        return told + (f"; {self.note}" if self.note else "")


async def acted(name: str, aim: float | None, database: str, ways: Sequence[str], befall: Befall) -> Outcome:
    """One evening through one fault."""
    with tempfile.TemporaryDirectory() as folder:
        async with stage(Path(folder), ways) as set_up:
            async with evening(set_up.url) as people:
                await people.answers(30, PATIENCE)
                began = time.monotonic()
                note = await befall(set_up, people)
                await people.answers(30, PATIENCE)
                await people.stands(PATIENCE)
            away = people.away(began)
            account = await people.account(database)
    outcome = Outcome(name, round(away, 2), aim, note, account)
    print(outcome, flush=True)
    return outcome


async def killed_node(set_up: Stage, people: Evening) -> str:
    await set_up.nodes[0].kill()
    await people.answers(30, PATIENCE)
    await set_up.start(0)
    return ""


async def stopped_node(set_up: Stage, people: Evening) -> str:
    set_up.nodes[0].signal(signal.SIGTERM)
    assert await set_up.nodes[0].ended() == 0
    await people.answers(30, PATIENCE)
    await set_up.start(0)
    return ""


async def paused_node(set_up: Stage, people: Evening) -> str:
    """Where nobody asks /readyz, people may be sent to it all the same, and wait there until it wakes."""
    set_up.nodes[0].signal(signal.SIGSTOP)
    await asyncio.sleep(2 * LEASE)
    set_up.nodes[0].signal(signal.SIGCONT)
    return f"it stood still for {2 * LEASE:.0f} s"


def cut_link(line: Wire, *, silent: bool) -> Befall:
    """Until its tables have found another home, and people have played on there."""

    async def befall(set_up: Stage, people: Evening) -> str:
        if silent:
            line.trouble = "silent"
        else:
            line.refusing = True
            line.cut()
        await people.answers(30, PATIENCE)
        line.trouble, line.refusing = "none", False
        line.cut()
        return ""

    return befall


def crashed_database(postgres: Postgres) -> Befall:
    async def befall(set_up: Stage, people: Evening) -> str:
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)
        return "one PostgreSQL, started again at once"

    return befall


def full_disk(postgres: Postgres) -> Befall:
    async def befall(set_up: Stage, people: Evening) -> str:
        ballast = postgres.data / "ballast"
        began = time.monotonic()
        await asyncio.to_thread(_fill, ballast)
        await people.refusals(30, PATIENCE)
        alive = postgres.alive
        await asyncio.sleep(2)
        ballast.unlink()
        note = f"it was full for {time.monotonic() - began:.1f} s; PostgreSQL "
        if not postgres.alive:
            await asyncio.to_thread(postgres.start)
            return note + "had to be started again"
        return note + ("stayed up" if alive else "came back by itself")

    return befall


def _fill(ballast: Path) -> None:
    try:
        with ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1 << 16))
    except OSError:
        return


def restarted(postgres: Postgres) -> Befall:
    async def befall(set_up: Stage, people: Evening) -> str:
        await set_up.kill_all()
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)
        await set_up.start(0, 1)
        return "both nodes and PostgreSQL killed and started again"

    return befall


def killed_primary(cluster: PatroniCluster, *, machine: bool) -> Befall:
    async def befall(set_up: Stage, people: Evening) -> str:
        primary = await asyncio.to_thread(lambda: cluster.primary)
        (primary.kill if machine else primary.kill_postgres)()
        await people.answers(30, PATIENCE)
        if machine:
            primary.start()
        await asyncio.to_thread(cluster.until_whole)
        return f"{primary.name} is back as a standby"

    return befall


def switched_over(cluster: PatroniCluster) -> Befall:
    async def befall(set_up: Stage, people: Evening) -> str:
        before = await asyncio.to_thread(lambda: cluster.primary.name)
        await asyncio.to_thread(cluster.switch_over)
        await people.answers(30, PATIENCE)
        await asyncio.to_thread(cluster.until_whole)
        return f"from {before} to {await asyncio.to_thread(lambda: cluster.primary.name)}"

    return befall


Chosen = Callable[[str], bool]


async def on_one_database(chosen: Chosen) -> list[Outcome]:
    outcomes = []
    with durable_postgres() as postgres:
        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(wire(postgres.port))
            for name, aim, befall in (
                ("a node is killed", 8.0, killed_node),
                ("a node is told to stop", 8.0, stopped_node),
                ("a node is paused past its lease", None, paused_node),
                ("a node's link to the database is cut", 8.0, cut_link(line, silent=False)),
                ("a node's link to the database swallows everything", 8.0, cut_link(line, silent=True)),
                ("the database crashes", None, crashed_database(postgres)),
                ("everything is restarted", None, restarted(postgres)),
            ):
                if chosen(name):
                    ways = [line.url, postgres.url]
                    outcomes.append(await acted(name, aim, postgres.url, ways, befall))
    return outcomes


async def on_a_small_disk() -> list[Outcome]:
    with durable_postgres(small_disk=True) as postgres:
        ways = [postgres.url] * 2
        return [await acted("the database's disk is full", None, postgres.url, ways, full_disk(postgres))]


async def on_a_cluster(chosen: Chosen, etcd: str) -> list[Outcome]:
    outcomes = []
    with patroni_cluster(etcd) as cluster:
        befalls = (
            killed_primary(cluster, machine=False),
            switched_over(cluster),
            killed_primary(cluster, machine=True),
        )
        for (name, aim), befall in zip(ON_A_CLUSTER.items(), befalls, strict=True):
            if chosen(name):
                outcomes.append(await acted(name, aim, cluster.url, [cluster.url] * 2, befall))
    return outcomes


async def run(words: Sequence[str]) -> list[Outcome]:
    def chosen(name: str) -> bool:
        return not words or any(word in name for word in words)

    outcomes = await on_one_database(chosen)
    if chosen("the database's disk is full"):
        if may_mount():
            outcomes += await on_a_small_disk()
        else:
            print("the database's disk is full: left out, only root may mount a small disk")
    etcd = os.environ.get("ETCD") or shutil.which("etcd")
    if not any(map(chosen, ON_A_CLUSTER)):
        return outcomes
    if etcd:
        outcomes += await on_a_cluster(chosen, str(Path(etcd).absolute()))
    else:
        print("a Patroni cluster: left out, there is no etcd (see the docstring)")
    return outcomes


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD", help="faults with such a word")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    asked = parser.parse_args()
    outcomes = asyncio.run(run(asked.only))
    if asked.json:
        body = msgspec.json.encode([asdict(outcome) for outcome in outcomes])
        asked.json.write_bytes(msgspec.json.format(body, indent=2) + b"\n")
    sys.exit(0 if all(outcome.good for outcome in outcomes) else 1)


if __name__ == "__main__":
    main()
