"""PostgreSQL fulfils the log's contract; and what only it has: other nodes, and a database that goes away."""

import asyncio
import signal
import time
from collections.abc import Callable

import pytest

from quivive.stores import postgres_writer
from quivive.stores.postgres import PostgresLog
from quivive.stores.postgres_address import Address
from quivive.stores.postgres_append import Holder
from quivive.stores.postgres_schema import MIGRATIONS, prepare
from quivive.tables import log_kit
from quivive.tables.log import Broken, Damaged, NotHome, OutcomeUnknown, Snapshot, TableCode
from quivive.tables.log_kit import ELM, OAK, opened, refuses
from tests.postgres import Postgres
from tests.stores.link import Trouble, link

PATIENCE = 30.0


@pytest.fixture
def address(database: str) -> Address:
    return Address(database)


@pytest.mark.parametrize("check", log_kit.CHECKS, ids=lambda check: check.__name__)
async def test_postgres_fulfils_the_contract(check: log_kit.Check, address: Address) -> None:
    await check(lambda: PostgresLog.open(address))


async def test_what_another_log_writes_is_announced_and_visible(address: Address) -> None:
    async with (
        opened(lambda: PostgresLog.open(address)) as ours,
        opened(lambda: PostgresLog.open(address)) as other,
    ):
        heard: asyncio.Queue[tuple[TableCode, int]] = asyncio.Queue()
        ours.on_growth(lambda table, length: heard.put_nowait((table, length)))
        await other.append(OAK, 0, [b"a", b"b"])
        assert await asyncio.wait_for(heard.get(), PATIENCE) == (OAK, 2)
        assert await refuses(ours, OAK, 0, [b"x"])
        await ours.append(OAK, 2, [b"c"])
        assert list(await other.read(OAK)) == [b"a", b"b", b"c"]


async def test_others_are_heard_again_after_a_lost_connection(address: Address, postgres: Postgres) -> None:
    heard: asyncio.Queue[tuple[TableCode, int]] = asyncio.Queue()
    async with (
        link(postgres.port) as line,
        opened(lambda: PostgresLog.open(Address(line.url))) as ours,
        opened(lambda: PostgresLog.open(address)) as other,
    ):
        ours.on_growth(lambda table, length: heard.put_nowait((table, length)))
        line.cut()
        length = 0
        async with asyncio.timeout(PATIENCE):
            while heard.empty():
                await other.append(OAK, length, [b"a"])
                length += 1
                await asyncio.sleep(0.1)


async def test_of_two_logs_that_expect_the_same_exactly_one_wins(address: Address) -> None:
    async with (
        opened(lambda: PostgresLog.open(address)) as one,
        opened(lambda: PostgresLog.open(address)) as two,
    ):
        for turn in range(20):
            attempts = (refuses(log, table, turn, [b"x"]) for table in (OAK, ELM) for log in (one, two))
            assert sorted(await asyncio.gather(*attempts)) == [False, False, True, True]
        assert len(await one.read(OAK)) == len(await one.read(ELM)) == 20


async def test_many_appends_share_a_statement(address: Address, postgres: Postgres) -> None:
    async with opened(lambda: PostgresLog.open(address)) as log:
        await log.append(OAK, 0, [b"a"])
        before = postgres.transactions()
        await asyncio.gather(*(log.append(TableCode(f"T{n}"), 0, [b"a", b"b"]) for n in range(200)))
        assert postgres.transactions() - before < 20
        assert await log.count() == 201


async def test_an_append_that_no_database_can_store_fails_alone(address: Address) -> None:
    async with opened(lambda: PostgresLog.open(address)) as log:
        attempts = [(OAK, [b"a"]), (TableCode("nul\0"), [b"a"]), (TableCode("\ud800"), [b"a"]), (ELM, [b"b"])]
        outcomes = await asyncio.gather(
            *(log.append(table, 0, entries) for table, entries in attempts), return_exceptions=True
        )
        assert [outcome is None for outcome in outcomes] == [True, False, False, True]
        assert list(await log.read(OAK)) == [b"a"]
        assert list(await log.read(ELM)) == [b"b"]


async def test_every_flipped_bit_and_every_missing_entry_is_noticed(
    address: Address, postgres: Postgres
) -> None:
    for damage, good in (
        ("UPDATE quivive.entries SET body = 'entrz' WHERE seq = 2", 2),
        ("UPDATE quivive.entries SET crc = NULL WHERE seq = 2", 2),
        ("DELETE FROM quivive.entries WHERE seq = 1", 1),
        ("DELETE FROM quivive.entries WHERE seq = 3", 3),
    ):
        async with opened(lambda: PostgresLog.open(address)) as log:
            await log.append(OAK, 0, [b"entry"] * 4)
            await log.keep_snapshot(OAK, Snapshot(4, b"as it stood"))
            postgres.say(damage, "quivive")
            with pytest.raises(Damaged) as found:
                await log.read(OAK)
            assert found.value.intact == good
            await log.set_aside(OAK, good)
            assert await log.snapshot(OAK) is None
            await log.append(OAK, good, [b"on"])
            assert list(await log.read(OAK)) == [*[b"entry"] * good, b"on"]
            await log.forget(OAK)


async def test_a_large_number_of_tables_is_estimated(address: Address, postgres: Postgres) -> None:
    async with opened(lambda: PostgresLog.open(address)) as log:
        postgres.say(
            "INSERT INTO quivive.tables (code, length) SELECT 'T' || n, 1 FROM generate_series(1, 30000) n",
            "quivive",
        )
        assert await log.count() == 30_000
        postgres.say("ANALYZE quivive.tables", "quivive")
        assert 29_000 < await log.count() < 31_000


async def test_rows_of_codes_without_a_table_are_deleted(address: Address, postgres: Postgres) -> None:
    async with opened(lambda: PostgresLog.open(address)) as log:
        postgres.say(
            "INSERT INTO quivive.tables (code, node) VALUES ('OAK', 'dead'), ('ELM', 'here')", "quivive"
        )
        postgres.say(
            "INSERT INTO quivive.nodes VALUES ('here', 'host:1', now() + interval '1 hour')", "quivive"
        )
        assert list(await log.unplayed(1000)) == []
        assert postgres.say("SELECT code FROM quivive.tables", "quivive") == "ELM"


async def test_a_damaged_snapshot_is_ignored(address: Address, postgres: Postgres) -> None:
    async with opened(lambda: PostgresLog.open(address)) as log:
        await log.append(OAK, 0, [b"a"])
        await log.keep_snapshot(OAK, Snapshot(1, b"as it stood"))
        assert await log.snapshot(OAK) == (1, b"as it stood")
        postgres.say("UPDATE quivive.snapshots SET body = 'as it is'", "quivive")
        assert await log.snapshot(OAK) is None


async def test_migrations_run_once_however_many_nodes_start(address: Address, postgres: Postgres) -> None:
    counting = (*MIGRATIONS, "INSERT INTO quivive.set_aside (code, seq) VALUES ('RAN', 1)")

    async def start() -> None:
        db = await address.connect()
        await prepare(db, counting)
        db.terminate()

    await asyncio.gather(*(start() for _ in range(8)))
    assert postgres.say("SELECT count(*) FROM quivive.set_aside", "quivive") == "1"
    assert postgres.say("SELECT count(*), max(length(secret)) FROM quivive.cluster", "quivive") == "1|32"
    with pytest.raises(Broken, match="of a newer Qui Vive"):
        await PostgresLog.open(address)


@pytest.mark.parametrize("trouble", ["cut before", "cut after"])
async def test_an_append_in_progress_when_the_connection_died_is_kept_exactly_once(
    address: Address, postgres: Postgres, trouble: Trouble
) -> None:
    async with link(postgres.port) as line, opened(lambda: PostgresLog.open(Address(line.url))) as log:
        await log.append(OAK, 0, [b"a"])
        line.word, line.trouble = b"doubtful", trouble
        append = asyncio.ensure_future(log.append(OAK, 1, [b"doubtful", b"twins"]))
        await _until(lambda: line.cuts == 1)
        with pytest.raises(Broken, match="cannot be reached"):
            await log.append(ELM, 0, [b"refused meanwhile"])
        assert not append.done()
        line.refusing = False
        await asyncio.wait_for(append, PATIENCE)
        await log.append(OAK, 3, [b"on"])
        assert list(await log.read(OAK)) == [b"a", b"doubtful", b"twins", b"on"]
        assert list(await log.read(ELM)) == []


async def test_an_append_whose_outcome_stays_unknown_is_not_called_refused(
    address: Address, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_writer, "DOUBT_TIMEOUT", 0.0)
    async with link(postgres.port) as line, opened(lambda: PostgresLog.open(Address(line.url))) as log:
        line.word, line.trouble = b"doubtful", "cut after"
        with pytest.raises(OutcomeUnknown):
            await log.append(OAK, 0, [b"doubtful"])


async def test_a_node_that_lost_the_table_meanwhile_leaves_the_answer_to_its_next_home(
    address: Address, postgres: Postgres
) -> None:
    held: dict[TableCode, int] = {OAK: 1}
    holder = Holder("us", held.get)
    async with (
        link(postgres.port) as line,
        opened(lambda: PostgresLog.open(Address(line.url), holder)) as log,
    ):
        postgres.say("INSERT INTO quivive.tables (code, node, epoch) VALUES ('OAK', 'us', 1)", "quivive")
        line.word, line.trouble = b"doubtful", "cut after"
        append = asyncio.ensure_future(log.append(OAK, 0, [b"doubtful"]))
        await _until(lambda: line.cuts == 1)
        held.clear()
        with pytest.raises(NotHome):
            await asyncio.wait_for(append, PATIENCE)
        line.refusing = False
        assert list(await log.read(OAK)) == [b"doubtful"]


async def test_a_database_server_that_does_not_answer_is_given_up(
    address: Address, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_writer, "STATEMENT_TIMEOUT", 0.2)
    async with link(postgres.port) as line, opened(lambda: PostgresLog.open(Address(line.url))) as log:
        line.word, line.trouble = b"unheard", "silent"
        append = asyncio.ensure_future(log.append(OAK, 0, [b"unheard"]))
        await _until(lambda: line.swallowed > 1)
        line.trouble = "none"
        await asyncio.wait_for(append, PATIENCE)
        assert list(await log.read(OAK)) == [b"unheard"]


async def test_a_database_server_that_crashes_and_restarts_has_everything(
    address: Address, postgres: Postgres
) -> None:
    async with opened(lambda: PostgresLog.open(address)) as log:
        await log.append(OAK, 0, [b"a"])
        key = await log.put(b"thing")
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        with pytest.raises(Broken, match="cannot be reached"):
            await log.append(OAK, 1, [b"refused"])
        for attempt in (log.read(OAK), log.try_writing(), log.get(key)):
            with pytest.raises(Broken):
                await attempt
        await asyncio.to_thread(postgres.start)
        await log.append(OAK, 1, [b"b"])
        assert list(await log.read(OAK)) == [b"a", b"b"]
        assert await log.get(key) == b"thing"
        await log.try_writing()


async def test_the_primary_is_found_among_hosts_that_are_dead_or_silent(
    address: Address, postgres: Postgres
) -> None:
    async with link(postgres.port) as silent, link(postgres.port) as dead:
        silent.trouble, dead.refusing = "silent", True
        hosts = f"127.0.0.1:{silent.port},127.0.0.1:{dead.port},{postgres.host}"
        began = time.monotonic()
        async with opened(lambda: PostgresLog.open(Address(f"postgresql://quivive@{hosts}/quivive"))) as log:
            await log.append(OAK, 0, [b"a"])
        assert time.monotonic() - began < PATIENCE


async def test_a_standby_is_not_used(address: Address, postgres: Postgres) -> None:
    async with opened(lambda: PostgresLog.open(address)):
        pass
    postgres.say("ALTER DATABASE quivive SET default_transaction_read_only = on")
    try:
        with pytest.raises(Broken):
            await PostgresLog.open(address)
    finally:
        postgres.say("ALTER DATABASE quivive RESET default_transaction_read_only")


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://quivive@{host}/nowhere", "there is no such database"),
        ("postgresql://stranger@{host}/quivive", "does not let us in"),
        ("postgresql://quivive:secret@127.0.0.1:1/quivive", "cannot be reached"),
        ("postgresql://quivive:secret@127.0.0.1:nothing/quivive", "127.0.0.1:nothing"),
    ],
)
async def test_a_database_that_cannot_be_used_is_reported_in_a_sentence(
    postgres: Postgres, url: str, sentence: str
) -> None:
    with pytest.raises(Broken, match=sentence) as trouble:
        await PostgresLog.open(Address(url.format(host=postgres.host)))
    assert "secret" not in str(trouble.value)


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
