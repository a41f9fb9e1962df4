"""Two nodes on one database: a table has one home, and a node that has lost it can write nothing more."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from quivive.stores import postgres_writer
from quivive.stores.opening import Store, open_store
from quivive.stores.postgres_homes import LEASE, PostgresHomes
from quivive.tables.homes import Home
from quivive.tables.log import Broken, NotHome, TableCode
from quivive.tables.log_kit import ELM, OAK
from tests.postgres import Postgres
from tests.stores.link import link

PATIENCE = 30.0


class Node:
    def __init__(self, store: Store) -> None:
        assert isinstance(store.homes, PostgresHomes)
        self.store = store
        self.log = store.log
        self.homes = store.homes
        self.homes.lease = 600.0  # nothing expires by itself, however slow the machine
        self.lost: list[TableCode] = []
        self.homes.on_lost(self.lost.extend)

    async def sleep(self) -> None:
        """Renews nothing, like a process after SIGSTOP."""
        assert self.homes._task is not None
        self.homes._task.cancel()
        await asyncio.gather(self.homes._task, return_exceptions=True)

    async def wake(self) -> None:
        await self.homes._renew()


@asynccontextmanager
async def nodes(*urls: str) -> AsyncIterator[Sequence[Node]]:
    stores = [await open_store(url) for url in urls]
    try:
        for number, store in enumerate(stores):
            store.homes.address = f"host:{number}"
        yield [Node(store) for store in stores]
    finally:
        for store in stores:
            await store.log.close()
            await store.homes.close()


def run_out(postgres: Postgres, node: Node) -> None:
    """Makes its lease expire by the database's clock."""
    postgres.say(
        f"UPDATE quivive.nodes SET until = clock_timestamp() WHERE node = '{node.homes.here}'", "quivive"
    )


async def test_the_first_node_to_ask_becomes_home_and_the_others_learn_which(database: str) -> None:
    async with nodes(database, database) as (a, b):
        home = await a.homes.claim(OAK)
        assert home == Home(a.homes.here, "host:0", 1)
        assert await a.homes.claim(OAK) == await b.homes.claim(OAK) == home
        await a.log.append(OAK, 0, [b"ours"])
        with pytest.raises(NotHome):
            await b.log.append(OAK, 1, [b"theirs"])
        assert list(await b.log.read(OAK)) == [b"ours"]
        assert a.store.secret == b.store.secret is not None
        assert a.store.name.startswith("PostgreSQL at 127.0.0.1:")
        assert a.store.name.endswith("/quivive, synchronous_commit = on")


async def test_of_many_nodes_that_ask_at_once_one_becomes_home(database: str) -> None:
    async with nodes(database, database, database) as all_nodes:
        for table in (TableCode(f"T{n}") for n in range(10)):
            homes = await asyncio.gather(*(node.homes.claim(table) for node in all_nodes for _ in range(3)))
            assert len(set(homes)) == 1
            assert sum(node.homes.epoch(table) == 1 for node in all_nodes) == 1


async def test_a_node_that_claims_many_tables_at_once_asks_for_one_lease(
    database: str, postgres: Postgres
) -> None:
    tables = [TableCode(f"T{n}") for n in range(300)]
    async with nodes(database) as (a,):
        before = postgres.transactions()
        homes = await asyncio.gather(*(a.homes.claim(table) for table in tables))
        assert set(homes) == {Home(a.homes.here, "host:0", 1)}
        assert a.lost == []
        assert 300 <= postgres.transactions() - before < 400


async def test_a_released_table_is_free_at_once(database: str) -> None:
    async with nodes(database, database) as (a, b):
        for table in (OAK, ELM):
            await a.homes.claim(table)
            await a.log.append(table, 0, [b"a"])
        await a.homes.release([OAK, TableCode("NEVER")])
        assert await b.homes.claim(OAK) == Home(b.homes.here, "host:1", 2)
        with pytest.raises(NotHome):
            await a.log.append(OAK, 1, [b"late"])
        await b.log.append(OAK, 1, [b"b"])
        assert (await b.homes.claim(ELM)).node == a.homes.here
        await a.homes.close()
        assert (await b.homes.claim(ELM)).node == b.homes.here
        assert a.lost == []


async def test_a_code_without_a_table_leaves_no_trace(database: str, postgres: Postgres) -> None:
    async with nodes(database) as (a,):
        await a.homes.claim(OAK)
        assert await a.log.count() == 0
        await a.homes.release([OAK])
        assert postgres.say("SELECT count(*) FROM quivive.tables", "quivive") == "0"


async def test_a_lease_is_renewed_and_never_longer_than_five_seconds(
    database: str, postgres: Postgres
) -> None:
    until = "SELECT extract(epoch FROM until), until - clock_timestamp() <= '5 s' FROM quivive.nodes"
    async with nodes(database) as (a,):
        a.homes.lease = LEASE
        await a.homes.claim(OAK)
        first, short = postgres.say(until, "quivive").split("|")
        assert (short, LEASE) == ("t", 4.5)
        async with asyncio.timeout(PATIENCE):
            while True:
                later, short = (await asyncio.to_thread(postgres.say, until, "quivive")).split("|")
                assert short == "t"
                if float(later) > float(first):
                    break


async def test_a_node_suspended_past_its_lease_writes_nothing_and_learns_of_it(
    database: str, postgres: Postgres
) -> None:
    async with nodes(database, database) as (a, b):
        for table in (OAK, ELM):
            await a.homes.claim(table)
            await a.log.append(table, 0, [b"a"])
        await a.sleep()
        assert (await b.homes.claim(OAK)).node == a.homes.here
        run_out(postgres, a)
        assert await b.homes.claim(OAK) == Home(b.homes.here, "host:1", 2)
        outcomes = await asyncio.gather(
            a.log.append(OAK, 1, [b"late"]), b.log.append(OAK, 1, [b"b"]), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [NotHome, type(None)]
        assert list(await a.log.read(OAK)) == [b"a", b"b"]
        assert a.lost == []
        await a.wake()
        assert sorted(a.lost) == [ELM, OAK]
        assert (await a.homes.claim(OAK)).node == b.homes.here
        assert await a.homes.claim(ELM) == Home(a.homes.here, "host:0", 2)


async def test_a_late_append_does_not_affect_others_in_its_batch(database: str, postgres: Postgres) -> None:
    async with nodes(database) as (a,):
        for table in (OAK, ELM):
            await a.homes.claim(table)
        postgres.say("UPDATE quivive.tables SET epoch = 9 WHERE code = 'OAK'", "quivive")
        outcomes = await asyncio.gather(
            a.log.append(OAK, 0, [b"late"]), a.log.append(ELM, 0, [b"fine"]), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [NotHome, type(None)]
        assert list(await a.log.read(OAK)) == []


async def test_an_expired_lease_is_lost_even_if_nobody_wanted_its_tables(
    database: str, postgres: Postgres
) -> None:
    async with nodes(database) as (a,):
        await a.homes.claim(OAK)
        await a.sleep()
        run_out(postgres, a)
        await a.wake()
        assert a.lost == [OAK]
        assert (await a.homes.claim(OAK)).epoch == 2


async def test_a_node_cut_off_from_the_database_stops_before_another_takes_over(
    database: str, postgres: Postgres
) -> None:
    async with link(postgres.port) as line, nodes(line.url, database) as (a, b):
        await a.homes.claim(OAK)
        await a.log.append(OAK, 0, [b"a"])
        a.homes.lease = 1.5
        await a.wake()
        line.refusing = True
        line.cut()
        async with asyncio.timeout(PATIENCE):
            while (await b.homes.claim(OAK)).node != b.homes.here:
                await b.log.append(ELM, 0, []) if b.homes.epoch(ELM) else await b.homes.claim(ELM)
        assert a.homes.epoch(OAK) is None
        assert a.lost == [OAK]
        with pytest.raises(NotHome):
            await a.log.append(OAK, 1, [b"late"])
        with pytest.raises(Broken, match="cannot be reached"):
            await a.homes.claim(ELM)
        line.refusing = False
        async with asyncio.timeout(PATIENCE):
            while not a.homes._good_until:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert (await a.homes.claim(OAK)).node == b.homes.here


async def test_a_database_that_was_suspended_keeps_each_append_once(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server process behind our connection still has what we sent, and writes it when it resumes."""
    monkeypatch.setattr(postgres_writer, "STATEMENT_TIMEOUT", 0.3)
    async with nodes(database) as (a,):
        await a.homes.claim(OAK)
        await a.log.append(OAK, 0, [b"a"])
        a.homes.lease = 1.5
        await a.wake()
        postgres.freeze()
        try:
            with pytest.raises(NotHome):
                await asyncio.wait_for(a.log.append(OAK, 1, [b"doubtful"]), PATIENCE)
            assert a.lost == [OAK]
        finally:
            a.homes.lease = 600.0
            postgres.thaw()
        async with asyncio.timeout(PATIENCE):
            while (home := await claimed(a, OAK)) is None:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert (home.node, home.epoch > 1) == (a.homes.here, True)
        kept = list(await a.log.read(OAK))
        assert kept in ([b"a"], [b"a", b"doubtful"])
        await a.log.append(OAK, len(kept), [b"on"])
        assert list(await a.log.read(OAK)) == [*kept, b"on"]


async def claimed(node: Node, table: TableCode) -> Home | None:
    try:
        return await node.homes.claim(table)
    except Broken:
        return None


async def test_only_its_home_may_delete_a_table(database: str) -> None:
    async with nodes(database, database) as (a, b):
        await a.homes.claim(OAK)
        await a.log.append(OAK, 0, [b'{"at":1,"events":[]}'])
        assert list(await b.log.unplayed(100)) == []
        await b.log.forget(OAK)
        assert len(await b.log.read(OAK)) == 1
        assert list(await a.log.unplayed(100)) == [OAK]
        await a.log.forget(OAK)
        assert await b.log.count() == 0


async def test_nodes_see_each_others_notices_until_they_leave(database: str, postgres: Postgres) -> None:
    async with nodes(database, database, database) as (a, b, c):
        assert await a.store.notices.exchange(b"from a") == {}
        assert await b.store.notices.exchange(b"from b") == {a.homes.here: b"from a"}
        await b.store.notices.exchange(b"news of b")
        assert await a.store.notices.exchange(b"") == {b.homes.here: b"news of b"}
        await b.store.notices.withdraw()
        assert await c.store.notices.exchange(b"") == {a.homes.here: b""}
        postgres.say("UPDATE quivive.notices SET at = at - interval '6 s'", "quivive")
        assert await c.store.notices.exchange(b"") == {}


async def test_a_folder_needs_no_database(tmp_path: object) -> None:
    store = await open_store(f"{tmp_path}/data")
    await store.log.append(OAK, 0, [b"a"])
    assert (await store.homes.claim(OAK)).node == store.homes.here
    assert (store.name, store.secret) == (f"SQLite in {tmp_path}/data", None)
    await store.log.close()
