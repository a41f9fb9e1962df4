"""The server dies in the middle of a round and is started again: everybody plays on."""

import asyncio
import copy
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from quivive.client import Client
from quivive.engine.registry import games
from quivive.engine.replay import verify
from quivive.games.spyfall import model as m
from quivive.stores.sqlite import SqliteLog
from quivive.tables import bots
from quivive.tables import commands as c
from quivive.tables.log import TableCode
from tests.server.players import play_out, wanted
from tests.server.servers import (
    Wire,
    deal,
    happened,
    listen,
    log_of,
    messages,
    process,
    serving,
    soon,
    spyfall,
    table,
)
from tests.server.test_games import export, shown
from tests.server.tunnel import Tunnel, tunnel


def kept(seat: Client) -> dict[str, Any]:
    """Everything a seat sees, apart from who is connected."""
    persons = [{**person, "here": True} for person in seat.table["persons"]]
    return copy.deepcopy({"table": {**seat.table, "persons": persons}, "view": seat.raw_view})


async def talk(seats: Sequence[Client], lines: int) -> None:
    """Lets the conversation go on until it has this many lines."""

    async def speak(seat: Client) -> None:
        async for view in seat.views():
            assert isinstance(view, m.SpyfallView)
            if len(view.record) >= lines:
                return
            action = wanted(seat)
            if isinstance(action, m.Look | m.Start | m.Ask | m.Answer):
                await seat.act(action)

    await soon(asyncio.gather(*map(speak, seats)))


async def all_back(seats: Sequence[Client], wires: Sequence[Wire], greetings: Sequence[int]) -> None:
    """Waits until everybody has reconnected and sees the others."""
    for seat, wire, before in zip(seats, wires, greetings, strict=True):
        await soon(
            seat.until(
                lambda now, wire=wire, before=before: (  # type: ignore[misc]
                    len(messages(wire, "whole")) > before
                    and all(person["here"] for person in now.table["persons"])
                )
            )
        )


async def test_four_people_play_on_through_a_tunnel_another_device_and_a_killed_server(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    wires: list[Wire] = []
    async with AsyncExitStack() as stack:
        first = stack.enter_context(process(data))
        seats = await stack.enter_async_context(table(first.url, 3, wires))
        way = await stack.enter_async_context(tunnel(first.port))
        phone = Client.join(way.url, seats[0].code, name="In a tunnel")
        wires.append(listen(phone))
        seats.append(await stack.enter_async_context(phone))
        await deal(seats, spyfall(rounds=2))
        await talk(seats, 2)

        await drop_and_return(way, phone, seats[:3])
        laptop = Client.resume(first.url, seats[2].code, seats[2].token)
        wires.append(listen(laptop))
        devices = [*seats, await stack.enter_async_context(laptop)]
        await talk([seats[0], seats[1], laptop, phone], 6)
        await soon(asyncio.gather(*(seat.until(lambda now: said(now) == 6) for seat in devices)))

        before = [kept(seat) for seat in devices]
        greetings = [len(messages(wire, "whole")) for wire in wires]
        await first.kill()
        last_words = asyncio.create_task(seats[0].do(c.Say("Did you see that?")))
        second = stack.enter_context(process(data, first.port))
        await all_back(devices, wires, greetings)
        await soon(last_words)
        await soon(asyncio.gather(*(seat.until(lambda now: bool(now.table["chat"])) for seat in devices)))
        chat = devices[0].table["chat"]
        for seat, was in zip(devices, before, strict=True):
            was["table"]["chat"] = chat
            assert kept(seat) == was
        assert [line["text"] for line in chat] == ["Did you see that?"]

        await play_out([seats[0], seats[1], laptop, phone])
        await soon(seats[2].until(lambda now: now.table["phase"] == "result"))
        assert all(shown(seat) == shown(seats[0]) for seat in devices)
        verify(games()["spyfall"], await export(second.url, phone))
        await second.kill()
        assert set(happened(await log_of(data, phone.code)).values()) == {1}


def said(seat: Client) -> int:
    return 0 if seat.raw_view is None else len(seat.raw_view["record"])


async def drop_and_return(way: Tunnel, phone: Client, others: Sequence[Client]) -> None:
    way.cut()
    await soon(others[0].until(lambda now: not now.table["persons"][3]["here"]))
    way.mend()
    await soon(others[0].until(lambda now: now.table["persons"][3]["here"]))
    await soon(
        phone.until(lambda now: now.raw_view == {**(now.raw_view or {}), "record": record_of(others[0])})
    )


def record_of(seat: Client) -> Any:
    assert seat.raw_view is not None
    return seat.raw_view["record"]


async def test_a_deadline_that_passed_while_the_server_was_down_expires_when_it_is_back(
    tmp_path: Path,
) -> None:
    data, later = tmp_path / "data", tmp_path / "later"
    async with AsyncExitStack() as stack:
        first = stack.enter_context(process(data))
        seats = await stack.enter_async_context(table(first.url, 3))
        await deal(seats, spyfall(seconds=30))
        await talk(seats, 1)
        await first.kill()
        await as_if_down_for(40_000, data, later, seats[0].code)
        stack.enter_context(process(later, first.port))
        for seat in seats:
            await soon(seat.until(lambda now: phase(now) == "discussion"))
        await play_out(seats)


async def test_bots_play_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as url:
            host = Client.open(url, name="Among bots", game="spyfall")
            await stack.enter_async_context(host)
            for _ in range(2):
                await soon(host.do(c.SeatBot()))
            while host.raw_view is None or host.raw_view["dealer"] == 0:
                await soon(host.do(c.Abandon() if host.table["phase"] == "game" else c.StartGame()))
            assert phase(host) == "deal"
            await soon(host.act(m.Look()))
        monkeypatch.setattr(bots, "rescheduled", lambda due, move, now: move and (now, move.action))
        await stack.enter_async_context(serving(tmp_path, port=urlsplit(url).port))
        await soon(host.until(lambda now: phase(now) == "talk"), 15)


def phase(seat: Client) -> str | None:
    return None if seat.raw_view is None else str(seat.raw_view["phase"])


async def as_if_down_for(millis: int, data: Path, later: Path, code: str) -> None:
    """Makes the log this much older, because a test cannot wait until a round is over."""
    older = [msgspec.structs.replace(entry, at=entry.at - millis) for entry in await log_of(data, code)]
    log = await SqliteLog.open(later)
    await log.append(TableCode(code), 0, [msgspec.json.encode(entry) for entry in older])
    await log.close()
