"""quivive serve: it starts with one command, or says in one line why it cannot."""

import json
import re
import shutil
import signal
import socket
import sqlite3
import ssl
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from click import unstyle

from quivive.client import Client
from quivive.stores.sqlite import SqliteLog
from tests.cli import command
from tests.postgres import Postgres
from tests.server.servers import process, soon, table

PEM = Path(__file__).parent / "localhost-for-tests.pem"


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


async def database(folder: Path) -> Path:
    await (await SqliteLog.open(folder)).close()
    return folder / "quivive.db"


def serve(data: Path, *arguments: object) -> str:
    return command.process("serve", "--host", "127.0.0.1", "--port", 0, "--data", data, *arguments).trouble


def test_a_port_in_use_is_reported(tmp_path: Path, taken: int) -> None:
    said = serve(tmp_path / "data", "--port", taken)
    assert said == f"port {taken} is in use already; choose another with --port"


def test_an_operator_port_in_use_is_reported(tmp_path: Path, taken: int) -> None:
    said = serve(tmp_path / "data", "--operator-port", taken)
    assert said == f"port {taken} is in use already; choose another with --operator-port"


async def test_the_operators_port_is_printed_and_serves_metrics(tmp_path: Path) -> None:
    with process(tmp_path / "data", 0, "--operator-port=0") as server:
        status = server.said(re.compile(r"http://127\.0\.0\.1:\d+/$"))[0]
        async with aiohttp.ClientSession() as web, web.get(f"{status}metrics") as page:
            assert "quivive_sockets 0" in await page.text()


def test_a_database_is_printed_with_its_setting_for_durability(
    tmp_path: Path, database: str, postgres: Postgres
) -> None:
    with process(
        tmp_path / "data", 0, f"--store={database}", "--keep-tables=90d", "--keep-games=1y"
    ) as server:
        server.said(re.compile(f"kept: +PostgreSQL at {postgres.host}/quivive, synchronous_commit = on"))
    assert not (tmp_path / "data").exists()


def test_a_missing_database_is_reported_without_its_password(tmp_path: Path) -> None:
    said = serve(tmp_path / "data", "--store", "postgresql://quivive:secret@127.0.0.1:1/quivive")
    assert said.startswith("the database 127.0.0.1:1/quivive cannot be reached")
    assert "secret" not in said


def test_the_options_for_retention_are_read_strictly(tmp_path: Path) -> None:
    assert serve(tmp_path, "--keep-tables", "90").startswith("--keep-tables takes a number of hours, days")
    assert serve(tmp_path, "--keep-games", "1y").startswith("--keep-games goes with --keep-tables")


def test_another_machines_address_is_reported(tmp_path: Path) -> None:
    assert "cannot listen on 192.0.2.1:" in serve(tmp_path / "data", "--host", "192.0.2.1")


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert f"cannot write in the data folder {tmp_path / 'file'}" in serve(tmp_path / "file")
    assert f"cannot write in the data folder {tmp_path / 'file' / 'in'}" in serve(tmp_path / "file" / "in")


def test_a_folder_in_use_is_reported(tmp_path: Path) -> None:
    with process(tmp_path / "data"):
        assert f"another Qui Vive server uses the data folder {tmp_path / 'data'}" in serve(tmp_path / "data")


async def test_a_damaged_database_is_reported_and_left_as_it_is(tmp_path: Path) -> None:
    file = await database(tmp_path / "data")
    whole = file.read_bytes()
    for damaged, words in (
        (b"not a database at all" * 100, "is not a database"),
        (whole[:50], "is not a database"),
        (whole[:4096] + b"\xff" * (len(whole) - 4096), "is damaged"),
    ):
        file.write_bytes(damaged)
        assert words in serve(tmp_path / "data")
        assert file.read_bytes() == damaged


async def test_a_newer_database_is_reported_and_left_as_it_is(tmp_path: Path) -> None:
    file = await database(tmp_path / "data")
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    assert "of a newer Qui Vive" in serve(tmp_path / "data")
    assert file.read_bytes() == before


def test_another_programs_database_is_reported_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / "quivive.db")) as db:
        db.execute("CREATE TABLE theirs (x)")
    assert "belongs to another program" in serve(tmp_path / "data")


def test_a_certificate_needs_its_key(tmp_path: Path) -> None:
    for half in ("--tls-cert", "--tls-key"):
        said = command.quivive("serve", "--data", tmp_path / "data", half, PEM)
        assert said.trouble == "--tls-cert and --tls-key go together"
    assert not (tmp_path / "data").exists()


def test_a_bad_certificate_is_reported(tmp_path: Path) -> None:
    (tmp_path / "bad.pem").write_text("not a certificate")
    for file in (tmp_path / "bad.pem", tmp_path / "missing.pem"):
        assert f"cannot use the certificate {file}" in serve(tmp_path, "--tls-cert", file, "--tls-key", PEM)
    assert list(tmp_path.iterdir()) == [tmp_path / "bad.pem"]


@pytest.mark.parametrize("bad", [("--port", "99999"), ("--port", "x"), ("--log", "xml"), ("--nonsense",)])
def test_a_bad_option_is_refused(tmp_path: Path, bad: tuple[str, ...]) -> None:
    said = command.quivive("serve", "--data", tmp_path / "data", *bad)
    assert said.code == 2
    assert bad[0] in unstyle(said.err)
    assert not (tmp_path / "data").exists()


async def test_it_serves_over_tls(tmp_path: Path) -> None:
    trusting = ssl.create_default_context(cafile=PEM)
    with process(tmp_path / "data", 0, f"--tls-cert={PEM}", f"--tls-key={PEM}") as server:
        async with (
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusting)) as web,
            web.ws_connect(f"https://127.0.0.1:{server.port}/ws") as socket,
        ):
            await socket.send_str('{"type":"ping","at":5}')
            assert json.loads(await soon(socket.receive_str()))["at"] == 5


async def test_a_table_survives_the_server_and_moves_with_its_folder(tmp_path: Path) -> None:
    with process(tmp_path / "here") as first:
        async with table(first.url, 2) as (host, _):
            code = host.code
            first.signal(signal.SIGTERM)
            assert await first.ended() == 0
    shutil.move(tmp_path / "here", tmp_path / "there")
    with process(tmp_path / "there", 0, "--log", "json") as second:
        async with Client.resume(second.url, code, host.token) as again:
            assert [person["name"] for person in again.table["persons"]] == ["Person 0", "Person 1"]
