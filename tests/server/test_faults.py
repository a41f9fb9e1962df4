"""A short form of `bench.faults`: nodes and their database fail while people talk and play."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bench import node_faults
from bench.node_processes import NodeProcesses, node_processes
from tests.postgres import Postgres
from tests.server.evening import Evening, evening
from tests.stores.link import link

PATIENCE = node_faults.PATIENCE


@asynccontextmanager
async def everything_is_accounted_for(
    database: str, folder: Path, ways: list[str]
) -> AsyncIterator[tuple[NodeProcesses, Evening]]:
    async with node_processes(folder, ways) as set_up:
        async with evening(set_up.url) as people:
            await people.wait_for_answers(5, PATIENCE)
            yield set_up, people
            await people.wait_for_answers(5, PATIENCE)
            await people.check_still_table(PATIENCE)
        account = await people.account(database)
    assert account.acknowledged
    assert account.clean, account


async def test_a_node_cut_off_from_the_database_gives_up_its_tables(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    async with link(postgres.port) as line:
        ways = [line.url, database]
        async with everything_is_accounted_for(database, tmp_path, ways) as (set_up, people):
            await node_faults.cut_link(line, silent=False)(set_up, people)


async def test_a_restart_of_everything_loses_nothing(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    async with everything_is_accounted_for(database, tmp_path, [database] * 2) as (set_up, people):
        await node_faults.restarted(postgres)(set_up, people)
