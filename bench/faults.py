"""Faults of nodes and their database while people talk and play, and what became of every command.

    python -m bench.faults [--only WORD ...] [--json FILE]

Two nodes behind a simple balancer, as processes on loopback; PostgreSQL never runs as root. Three tables talk
without pause, one plays, and at one a clock runs. After each fault, it checks that everything acknowledged is
in the log exactly once, that nothing was shown that is not there, that nothing refused is there, that no
deadline has moved, and that every phone is back in its seat on its own. It prints the longest time that any
table had no answer.

The last three faults are those of a Patroni cluster of three members in synchronous mode, configured by
deploy/patroni.yaml. Patroni is installed from requirements/failover.txt into a venv of the system's Python
(Debian: python3-venv) for the duration of the run. etcd is Debian's `etcd-server`: installed, or unpacked
without starting anything and named in ETCD:

    apt-get download etcd-server && dpkg -x etcd-server_*.deb etcd
    ETCD=etcd/usr/bin/etcd .venv/bin/python -m bench.faults

Without it, those three are left out. The full disk is a small tmpfs, which only root may mount.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from bench.node_faults import (
    PATIENCE,
    Fault,
    crashed_database,
    cut_link,
    full_disk,
    killed_node,
    killed_primary,
    paused_node,
    restarted,
    stopped_node,
    switched_over,
)
from bench.node_processes import durable_postgres, may_mount, node_processes
from bench.patroni import patroni_cluster
from tests.server.evening import Account, evening
from tests.stores.link import link

ON_A_CLUSTER = {
    "the primary's PostgreSQL is killed": 6.0,
    "a switchover": 6.0,
    "the primary's machine is lost": 25.0,
}
"""Faults of a cluster, and within how many seconds people should be back."""


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
            f"{len(found)} {name.replace('_', ' ')}"
            for name in ("lost", "duplicated", "refused_but_written", "shown_but_not_written")
            if (found := getattr(account, name))
        )
        line = f"{self.fault}: away for {self.away:.1f} s{aim}, {kept}, {wrong or 'all accounted for'}"
        return line + (f"; {self.note}" if self.note else "")


async def run_fault(
    name: str, aim: float | None, database: str, store_urls: Sequence[str], fault: Fault
) -> Outcome:
    """Runs one evening through one fault."""
    with tempfile.TemporaryDirectory() as folder:
        async with node_processes(Path(folder), store_urls) as processes:
            async with evening(processes.url) as people:
                await people.wait_for_answers(30, PATIENCE)
                began = time.monotonic()
                note = await fault(processes, people)
                await people.wait_for_answers(30, PATIENCE)
                await people.check_still_table(PATIENCE)
            away = people.away(began)
            account = await people.account(database)
    outcome = Outcome(name, round(away, 2), aim, note, account)
    print(outcome, flush=True)
    return outcome


Chosen = Callable[[str], bool]


async def on_one_database(chosen: Chosen) -> list[Outcome]:
    outcomes = []
    with durable_postgres() as postgres:
        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(link(postgres.port))
            for name, aim, fault in (
                ("a node is killed", 8.0, killed_node),
                ("a node is told to stop", 8.0, stopped_node),
                ("a node is paused past its lease", None, paused_node),
                ("a node's link to the database is cut", 8.0, cut_link(line, silent=False)),
                ("a node's link to the database swallows everything", 8.0, cut_link(line, silent=True)),
                ("the database crashes", None, crashed_database(postgres)),
                ("everything is restarted", None, restarted(postgres)),
            ):
                if chosen(name):
                    store_urls = [line.url, postgres.url]
                    outcomes.append(await run_fault(name, aim, postgres.url, store_urls, fault))
    return outcomes


async def on_a_small_disk() -> list[Outcome]:
    with durable_postgres(small_disk=True) as postgres:
        store_urls = [postgres.url] * 2
        return [
            await run_fault(
                "the database's disk is full", None, postgres.url, store_urls, full_disk(postgres)
            )
        ]


async def on_a_cluster(chosen: Chosen, etcd: str) -> list[Outcome]:
    outcomes = []
    with patroni_cluster(etcd) as cluster:
        faults = (
            killed_primary(cluster, machine=False),
            switched_over(cluster),
            killed_primary(cluster, machine=True),
        )
        for (name, aim), fault in zip(ON_A_CLUSTER.items(), faults, strict=True):
            if chosen(name):
                outcomes.append(await run_fault(name, aim, cluster.url, [cluster.url] * 2, fault))
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
