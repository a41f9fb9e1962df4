"""Everything but the socket: pages, exports, health, metrics, and the headers of every response."""

import gzip
import logging
import string
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quivive.client import Client
from quivive.engine.registry import games
from quivive.server import pages
from quivive.server.app import running
from quivive.server.limits import Limits, Rate
from quivive.tables import commands as c
from tests.cli.command import quivive
from tests.server.players import play_out
from tests.server.raw import HANDSHAKE, Response, fetch, request
from tests.server.servers import deal, local, log_of, metrics, serving, soon, spyfall, table

SECRET = "not for everybody"
HOST = "127.0.0.1"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}


def assert_safe(response: Response) -> None:
    for name, value in HEADERS.items():
        assert response.headers[name] == value
    policy = response.headers["content-security-policy"]
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert directives["default-src"] == "'none'"
    assert directives["script-src"] == "'self'"
    assert directives["frame-ancestors"] == "'none'"
    assert "set-cookie" not in response.headers


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, and a private file next to it."""
    monkeypatch.setattr(pages, "files", lambda _: tmp_path)
    (tmp_path / "secret.js").write_text(SECRET)
    (tmp_path / "web" / "assets").mkdir(parents=True)
    for screen in ("index", "table", "screen", "table.spyfall"):
        (tmp_path / "web" / f"{screen}.html").write_text(f"<!doctype html><title>{screen}</title>")
    (tmp_path / "web" / "assets" / "app.js").write_text("export {}")
    return tmp_path / "data"


@pytest.fixture
async def url(folder: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[str]:
    async with serving(folder) as url:
        yield url
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def get(url: str, path: str, method: str = "GET", **headers: str) -> Response:
    return await fetch(url, request(method, path, url.removeprefix("http://"), headers))


ODD = {
    "/": 200,
    "/RUZK": 200,
    "/healthz": 200,
    "/api/games": 200,
    "/api/nothing": 404,
    "/api/tables/RUZK/games/1": 404,
    "/api/tables/RUZK/games/0": 404,
    "/api/tables/RUZK/games/99999": 404,
    "/api/tables/R.ZK/games/1": 404,
    "/index.htm": 404,
    "/index.html": 200,
    "/assets/app.js": 200,
    "/assets/./app.js": 200,
    "/assets/nothing.js": 404,
    "/../secret.js": 404,
    "/%2e%2e/secret.js": 404,
    "/..%2fsecret.js": 404,
    "/assets/../../secret.js": 404,
    "/assets/..%2f..%2fsecret.js": 404,
    "/..%5csecret.js": 404,
    "/....//secret.js": 404,
    "//etc/passwd": 200,
    "/%2fetc%2fpasswd": 200,
    "/%00": 404,
    "/a%00.js": 404,
    "/" + "a" * 300: 200,
    "/" + "a/" * 2000: 200,
    "/" + "a" * 300 + ".js": 404,
    "/%ff%fe": 404,
    "/%ed%a0%80": 404,
    "/%": 404,
    "/a?b=c&d=%00": 200,
    "/ws": 400,
}


@pytest.mark.parametrize(
    ("path", "screen"),
    [
        ("/", "index"),
        ("/RUZK", "table"),
        ("/ruzk/", "table"),
        ("/RUZK/screen", "screen"),
        ("/RUZK/elsewhere", "index"),
    ],
)
async def test_each_path_gets_the_html_for_its_screen(url: str, path: str, screen: str) -> None:
    assert f"<title>{screen}</title>".encode() in (await get(url, path)).body


async def test_the_html_preloads_the_game_in_play_unless_codes_are_being_guessed(folder: Path) -> None:
    people, guesses = 3, 4
    few = replace(Limits.off(), wrong_codes=Rate(guesses, 0))
    async with serving(folder, limits=few) as url, table(url, people) as seats:
        code = seats[0].code
        wrong = "BBBB" if code != "BBBB" else "DDDD"
        answers = [await get(url, f"/{code}")]
        await deal(seats, spyfall())
        answers += [await get(url, f"/{code}") for _ in range(2 * guesses)]
        for _ in range(guesses):
            await get(url, f"/{wrong}")
        answers.append(await get(url, f"/{code}"))
    at_play = [b"table.spyfall" in answer.body for answer in answers]
    assert at_play == [False, *[True] * (2 * guesses), False], "only wrong codes cost something"


@pytest.mark.parametrize("path", ODD)
async def test_every_path_has_its_response(url: str, path: str) -> None:
    response = await get(url, path)
    assert response.status == ODD[path]
    assert SECRET.encode() not in response.body
    assert_safe(response)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
@pytest.mark.parametrize("path", ["/", "/healthz", "/ws", "/api/games"])
async def test_http_is_read_only(url: str, method: str, path: str) -> None:
    response = await get(url, path, method)
    assert response.status == 405
    assert_safe(response)


async def test_head_requests_are_answered_like_get_requests(url: str) -> None:
    response = await get(url, "/healthz", "HEAD")
    assert response.status == 200
    assert_safe(response)


@pytest.mark.parametrize(
    "data",
    [
        request("GET", "/" + "a" * 9000, HOST),
        request("GET", "/x y", HOST),
        request("GET", "x", HOST),
        request("BREW", "/", HOST),
        request("GET", "/", HOST, {"X": "a" * 9000}),
        request("GET", "/", HOST, {"Content-Length": "-1"}),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"HELO\r\n\r\n",
    ],
)
async def test_anything_that_is_not_a_request_is_a_bad_request(url: str, data: bytes) -> None:
    assert (await fetch(url, data)).status == 400


PATHS = st.one_of(
    st.text(string.printable.replace(" ", "").replace("\r", "").replace("\n", ""), max_size=60),
    st.lists(
        st.sampled_from(["..", ".", "%2e%2e", "%2f", "%00", "%ff", "assets", "api", "tables", "ws"])
    ).map("/".join),
    st.text(max_size=40),
)


async def test_no_path_breaks_the_server(url: str) -> None:
    """All examples in one test: each opens a connection of its own."""
    tried: list[str] = []

    @settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], database=None)
    @given(PATHS)
    def collect(path: str) -> None:
        tried.append("".join(letter for letter in path if letter not in "\r\n \t\x0b\x0c"))

    collect()
    for path in tried:
        response = await get(url, f"/{path}")
        assert 200 <= response.status < 500, path
        if response.status != 400:
            assert_safe(response)


async def test_an_odd_host_name_does_not_get_into_the_policy(url: str) -> None:
    for host in ("evil.example; script-src *", "a b", "x" * 300, "é.example", "'none'"):
        response = await fetch(url, request("GET", "/", host))
        if response.status == 200:
            assert_safe(response)
            assert "connect-src 'self';" in response.headers["content-security-policy"]
    plain = await fetch(url, request("GET", "/", "party.example:8642"))
    assert "connect-src 'self' ws://party.example:8642 wss://party.example:8642;" in str(plain.headers)


ORIGINS = [
    ({}, 101),
    ({"Origin": "http://play.example"}, 101),
    ({"Origin": "https://PLAY.example"}, 101),
    ({"Origin": "https://friends.example"}, 101),
    ({"Origin": "http://friends.example"}, 403),
    ({"Origin": "https://evil.example"}, 403),
    ({"Origin": "https://play.example.evil.example"}, 403),
    ({"Origin": "https://play.example:444"}, 403),
    ({"Origin": "null"}, 403),
    ({"Origin": ""}, 403),
]


@pytest.mark.parametrize(("headers", "status"), ORIGINS)
async def test_a_page_may_connect_from_our_origin_or_an_allowed_one(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    async with serving(
        tmp_path, origins=frozenset({"https://friends.example", "http://play.example"})
    ) as url:
        answer = await fetch(url, request("GET", "/ws", "play.example", {**HANDSHAKE, **headers}))
        assert answer.status == status
        if status == 403:
            assert_safe(answer)


async def test_metrics_are_served_to_the_operator_only(url: str) -> None:
    assert "quivive_sockets" in await metrics(url)
    assert b"quivive_" not in (await get(url, "/metrics")).body


async def test_without_an_operator_port_there_are_no_metrics(tmp_path: Path) -> None:
    async with running(local(tmp_path, operator_port=None)) as ports:
        assert ports.operator is None
        assert b"quivive_" not in (await get(f"http://127.0.0.1:{ports.players}", "/metrics")).body


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8642", 101),
        ("[fe80::1]", 101),
        ("raspberrypi:8642", 101),
        ("nas.local", 101),
        ("friends.example", 101),
        ("evil.example", 403),
        ("127.0.0.1.evil.example", 403),
        ("evil.example.", 403),
    ],
)
async def test_a_strangers_host_name_that_points_here_is_not_ours(
    tmp_path: Path, host: str, status: int
) -> None:
    async with serving(tmp_path, origins=frozenset({"https://friends.example"})) as url:
        asked = request("GET", "/ws", host, {**HANDSHAKE, "Origin": f"http://{host}"})
        assert (await fetch(url, asked)).status == status


@pytest.mark.parametrize("proxied", [True, False])
async def test_behind_a_proxy_host_names_are_the_proxys_business(tmp_path: Path, proxied: bool) -> None:
    async with serving(tmp_path, behind_proxy=proxied) as url:
        asked = request("GET", "/ws", "play.example", {**HANDSHAKE, "Origin": "https://play.example"})
        assert (await fetch(url, asked)).status == (101 if proxied else 403)


RUDE = {
    "a bad Expect": ("GET", "/", {"Expect": "the unexpected"}, 417),
    "HEAD for a socket": ("HEAD", "/ws", HANDSHAKE, 405),
    "a body that is no gzip": ("GET", "/healthz", {"Content-Encoding": "gzip", "Content-Length": "2"}, 200),
    "a body for nothing": ("POST", "/healthz", {"Content-Encoding": "gzip", "Content-Length": "2"}, 405),
}


@pytest.mark.parametrize("what", RUDE)
async def test_rude_requests_get_a_response_with_safe_headers_and_no_traceback(
    url: str, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    method, path, headers, status = RUDE[what]
    body = b"\x00\x01" if "Content-Length" in headers else b""
    answer = await fetch(url, request(method, path, "127.0.0.1", headers) + body)
    assert answer.status == status
    assert_safe(answer)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_health_games_and_metrics_are_served(url: str) -> None:
    async with table(url, 2) as seats:
        await soon(seats[0].do(c.Say("One entry more")))
        health = msgspec.json.decode((await get(url, "/healthz")).body)
        assert health == {"status": "ok"}
        found = await metrics(url)
        assert (found["quivive_sockets"], found["quivive_tables"]) == (2, 1)
        assert found["quivive_entries_total"] >= 2
        catalogue = msgspec.json.decode((await get(url, "/api/games")).body)
        assert [entry["key"] for entry in catalogue] == list(games())
        assert next(entry for entry in catalogue if entry["key"] == "spyfall")["seats"] == [3, 12]


async def test_only_a_game_that_was_played_to_its_end_is_exported(url: str, tmp_path: Path) -> None:
    async with table(url, 3) as seats:
        path = f"/api/tables/{seats[0].code}/games"
        await deal(seats, spyfall())
        assert (await get(url, f"{path}/1")).status == 404
        await soon(seats[0].do(c.Abandon()))
        assert (await get(url, f"{path}/1")).status == 404
        await deal(seats, spyfall())
        await play_out(seats)
        await soon(seats[0].until(lambda now: len(now.table["games"]) == 2))
        keys = [game["key"] for game in seats[0].table["games"]]
        for other in (
            f"1?key={keys[0]}",
            f"3?key={keys[1]}",
            "2",
            "2?key=",
            f"2?key={keys[0]}",
            "2?key=%C3%A9",
        ):
            assert (await get(url, f"{path}/{other}")).status == 404
        played = await get(url, f"{path.lower()}/2?key={keys[1]}")
        assert played.status == 200
        assert f'filename="{seats[0].code}-2-spyfall.json"' in played.headers["content-disposition"]
        assert_safe(played)
        (tmp_path / "game.json").write_bytes(played.body)
        assert "as it was played" in quivive("verify", tmp_path / "game.json").out


async def test_no_log_line_holds_a_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with serving(tmp_path) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        await play_out(seats)
        with pytest.raises(Exception, match="no_such_seat"):
            await Client.resume(url, seats[0].code, "f" * 32).__aenter__()
        tokens = [seat.token for seat in seats]
        code = seats[0].code
    secrets: list[Any] = [*tokens, "f" * 32]
    for entry in await log_of(tmp_path, code):
        for event in entry.events:
            secrets += [value for name in ("seed", "nonce", "token") if (value := getattr(event, name, None))]
    assert len(secrets) > 8
    assert not any(secret in record.getMessage() for secret in secrets for record in caplog.records)


async def test_long_responses_are_compressed_for_clients_that_accept_it(url: str) -> None:
    plain = await get(url, "/api/games")
    packed = await get(url, "/api/games", **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert "content-encoding" not in (await get(url, "/healthz", **{"Accept-Encoding": "gzip"})).headers
