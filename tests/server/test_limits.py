"""How much one address or one connection may ask for, without anybody else paying for it."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quivive.client import Client, Refusal
from quivive.server import greeter, guesses
from quivive.server.frame_counter import BadFrame, FrameCounter
from quivive.server.limits import Limits, Rate
from quivive.tables import commands as c
from quivive.tables.names import CHAT_LENGTH
from tests.server.raw import HANDSHAKE, Closed, fetch, raw_socket, request
from tests.server.servers import metrics, open_sockets_are, serving, soon, table, whole
from tests.server.test_http import assert_safe


def limits(**changes: Any) -> Limits:
    return replace(Limits.off(), **changes)


def few(count: int) -> Rate:
    """This many, and no more during the test."""
    return Rate(count, 0.0001)


async def test_an_address_that_opened_too_many_tables_may_still_join(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limits(tables=few(2))) as url, table(url, 1) as (host,):
        async with Client.open(url, name="Second"):
            with pytest.raises(Refusal, match="too_fast"):
                await soon(Client.open(url, name="Third").__aenter__())
        async with Client.join(url, host.code, name="Guest") as guest:
            assert guest.you == 2


async def test_an_address_can_guess_only_a_few_codes(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limits(wrong_codes=few(10))) as url, table(url, 1):
        found = []
        for guess in range(20):
            with pytest.raises(Refusal) as refusal:
                await soon(Client.watch(url, f"NOSUCH{'ABCDEFGHIJKLMNOPQRST'[guess]}").__aenter__())
            found.append(refusal.value.code)
        assert found == ["no_such_table"] * 10 + ["too_fast"] * 10


async def test_exports_are_no_way_around_the_limit_on_guesses(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limits(wrong_codes=few(2))) as url:
        asked = request("GET", "/api/tables/NOSUCH/games/1", "127.0.0.1")
        assert [(await fetch(url, asked)).status for _ in range(4)] == [404, 404, 429, 429]


async def test_one_connection_guesses_no_faster_than_many(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limits(wrong_codes=few(3))) as url, raw_socket(url) as raw:
        for _ in range(5):
            raw.text({"type": "watch", "table": "NOSUCH"})
        answers = [answer["code"] for answer in await raw.answers() if isinstance(answer, dict)]
        assert answers == ["no_such_table"] * 3 + ["too_fast"] * 2


async def test_a_connection_that_floods_is_refused_and_the_table_stays_as_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limits(messages=few(10))) as url, table(url, 1) as (host,):
        asked = [soon(host.do(c.Introduce(mask=1 + number))) for number in range(30)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refusals = [answer for answer in answers if isinstance(answer, Refusal)]
        refused = len(refusals)
        assert refused >= 20
        assert {refusal.code for refusal in refusals} == {"too_fast"}
        shown = (await whole(url, host.code))["table"]["persons"][0]
        assert shown["mask"] == 30 - refused
        assert (await metrics(url))['quivive_refusals_total{code="too_fast"}'] == refused


async def test_chat_has_its_own_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limits(chat=few(3))) as url, table(url, 2) as (host, guest):
        for number in range(3):
            await soon(host.do(c.Say(f"{number}")))
        with pytest.raises(Refusal, match="too_fast"):
            await soon(host.do(c.Say("and more")))
        await soon(host.do(c.Ready(True)))
        await soon(guest.do(c.Say("I may still talk")))
        assert [said["text"] for said in guest.table["chat"]] == ["0", "1", "2", "I may still talk"]


async def test_a_message_that_is_too_long_or_empty_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 1) as (host,):
        for text, code in (
            ("x" * (CHAT_LENGTH + 1), "text_too_long"),
            ("   ", "say_something"),
            ("x" * 1201, "malformed"),
            ("a\x00b", "odd_characters"),
        ):
            with pytest.raises(Refusal, match=code):
                await soon(host.do(c.Say(text)))
        assert host.table["chat"] == []


async def test_too_many_connections_from_one_address_are_turned_away(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limits(sockets=3)) as url, AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(raw_socket(url))
        turned_away = await fetch(url, request("GET", "/ws", "127.0.0.1", HANDSHAKE))
        assert turned_away.status == 429
        assert_safe(turned_away)
        await stack.aclose()
        await open_sockets_are(url, 0)
        async with raw_socket(url) as raw:
            assert await raw.answers() == []


@pytest.mark.parametrize("behind_proxy", [True, False])
async def test_only_our_own_proxy_is_believed_about_addresses(tmp_path: Path, behind_proxy: bool) -> None:
    async with serving(tmp_path, limits=limits(sockets=1), behind_proxy=behind_proxy) as url, raw_socket(url):
        for forwarded, known in (
            ("203.0.113.1", False),
            ("127.0.0.1, 203.0.113.2", False),
            ("203.0.113.3, 127.0.0.1", True),
            ("203.0.113.4, 127.0.0.1\r\nX-Forwarded-For: 203.0.113.5", False),
            ("203.0.113.6\r\nX-Forwarded-For: 127.0.0.1", True),
        ):
            asked = request("GET", "/ws", "127.0.0.1", {**HANDSHAKE, "X-Forwarded-For": forwarded})
            crowded = known or not behind_proxy
            assert (await fetch(url, asked)).status == (429 if crowded else 101)
            await open_sockets_are(url, 1)


async def test_a_crowd_may_return_all_at_once_whatever_its_address_has_used(tmp_path: Path) -> None:
    none_left = limits(joins=few(6), wrong_codes=few(1), tables=few(1))
    async with serving(tmp_path, limits=none_left) as url, table(url, 6) as seats:
        for code in ("NOSUCH", "NOTHERE"):
            await fetch(url, request("GET", f"/{code}", "127.0.0.1"))
        with pytest.raises(Refusal, match="too_fast"):
            await soon(Client.watch(url, seats[0].code).__aenter__())
        await asyncio.gather(*(seat.drop() for seat in seats))
        await soon(asyncio.gather(*(seat.do(c.Say(f"{seat.you} is back")) for seat in seats)))
        await soon(seats[0].until(lambda now: all(person["here"] for person in now.table["persons"])))
        assert len(seats[0].table["chat"]) == 6


async def test_seats_secrets_are_guessed_no_faster_than_codes(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limits(wrong_codes=few(3))) as url, table(url, 1) as (host,):
        async with raw_socket(url) as raw:
            for guess in range(5):
                raw.text({"type": "resume", "table": host.code, "token": f"{guess:032}"})
            answers = [answer["code"] for answer in await raw.answers() if isinstance(answer, dict)]
        assert answers == ["no_such_seat"] * 3 + ["too_fast"] * 2


async def test_many_wrong_codes_from_all_addresses_are_answered_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "DELAY", 0.3)
    async with serving(tmp_path, limits=limits(wrong_codes_of_all=few(3))) as url, raw_socket(url) as raw:
        began = time.monotonic()
        for _ in range(6):
            raw.text({"type": "watch", "table": "NOSUCH"})
        answers = [answer["code"] for answer in await raw.answers() if isinstance(answer, dict)]
        assert answers == ["no_such_table"] * 6
        assert time.monotonic() - began >= 0.9


async def test_a_connection_that_never_greets_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(greeter, "GREET_WITHIN", 0.05)
    async with serving(tmp_path) as url, table(url, 1) as (host,), raw_socket(url) as raw:
        bye = await raw.until("bye")
        assert bye["code"] == "greet_first"
        assert isinstance(await raw.next(), Closed)
        await soon(host.do(c.Ready(True)))


@pytest.mark.parametrize("size", range(2, 6))
def test_an_unmasked_frame_is_rejected_however_little_of_it_has_arrived(size: int) -> None:
    with pytest.raises(BadFrame):
        FrameCounter().feed(bytes((0x81, 0x80 + size - 6)).ljust(size))
