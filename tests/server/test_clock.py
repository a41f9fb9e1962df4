"""Clocks belong to the server: everybody reads the same one, and deadlines are instants on it."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from quivive.client import Client
from quivive.tables import commands as c
from tests.server.players import start_clock
from tests.server.raw import raw_socket
from tests.server.servers import deal, process, serving, soon, spyfall, table


def ends_at(seat: Client) -> int:
    """When the round ends, by this machine's clock."""
    assert seat.raw_view is not None
    return int(seat.table["zero"] + seat.raw_view["ends_at"] - seat.offset)


async def test_clocks_on_all_phones_agree_to_a_tenth_of_a_second(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        server = stack.enter_context(process(tmp_path / "data"))
        seats = await stack.enter_async_context(table(server.url, 6))
        screen = await stack.enter_async_context(Client.watch(server.url, seats[0].code))
        await deal(seats, spyfall(seconds=600))
        await start_clock(seats)
        began = time.time() * 1000
        everybody = [*seats, screen]
        for seat in everybody:
            await soon(seat.until(lambda now: now.raw_view is not None and now.raw_view["phase"] == "talk"))
            await soon(seat.until(lambda now: now.offset != 0))
        offsets = [seat.offset for seat in everybody]
        assert max(offsets) - min(offsets) < 100
        assert all(abs(offset) < 100 for offset in offsets)
        instants = [ends_at(seat) for seat in everybody]
        assert max(instants) - min(instants) < 100
        assert abs(instants[0] - (began + 600_000)) < 1_000


async def test_a_pause_moves_the_deadline_by_its_length(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        await start_clock(seats)
        host = seats[0]
        await soon(host.until(lambda now: now.raw_view is not None and now.raw_view["phase"] == "talk"))
        assert host.raw_view is not None
        zero, ends = host.table["zero"], host.raw_view["ends_at"]
        await soon(host.do(c.Pause()))
        paused_at = host.table["paused_at"]
        await asyncio.sleep(0.05)  # the length of the pause itself
        await soon(host.do(c.Resume()))
        moved = host.table["zero"] - zero
        assert 50 <= moved <= 1000 + time.time() * 1000 - paused_at
        assert host.raw_view["ends_at"] == ends
        for seat in seats:
            await soon(
                seat.until(lambda now: now.table["paused_at"] is None and now.table["zero"] == zero + moved)
            )


async def test_a_pong_has_the_time_of_the_ping_and_the_servers_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, raw_socket(url) as raw:
        before = time.time() * 1000
        raw.text({"type": "ping", "at": 1234.5})
        pong = await raw.until("pong")
        assert pong["at"] == 1234.5
        assert before - 1 <= pong["now"] <= time.time() * 1000 + 1


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_jumps_while_the_server_is_running_moves_no_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    async with serving(tmp_path) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        await start_clock(seats)
        before = await time_left(seats[0])
        jump(monkeypatch, hours)
        await soon(seats[0].do(c.Say("What time is it?")))
        async with Client.resume(url, seats[0].code, seats[0].token) as device:
            assert nearly(before, await time_left(device))


async def test_a_clock_set_back_before_a_restart_freezes_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        await start_clock(seats)
        code, token, before = seats[0].code, seats[0].token, await time_left(seats[0])
    jump(monkeypatch, -1)
    async with serving(tmp_path) as url, Client.resume(url, code, token) as back:
        assert nearly(before, await time_left(back))
        await soon(back.do(c.Say("As if nothing had happened")))


async def test_a_clock_set_forward_before_a_restart_looks_like_time_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot be told from a server that was off for an hour: the round is over, and the game goes on."""
    async with serving(tmp_path) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        await start_clock(seats)
        code, tokens = seats[0].code, [seat.token for seat in seats]
    jump(monkeypatch, 1)
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path))
        back = [await stack.enter_async_context(Client.resume(url, code, token)) for token in tokens]
        for seat in back:
            await soon(seat.until(lambda now: now.raw_view is not None and now.raw_view["phase"] != "talk"))
        await soon(back[0].do(c.Say("What was that?")))


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_jumps_while_the_server_is_running_and_is_right_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """Times written while the clock was wrong stay in the log."""
    async with serving(tmp_path) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        await start_clock(seats)
        code, token, before = seats[0].code, seats[0].token, await time_left(seats[0])
        with monkeypatch.context() as wrong:
            jump(wrong, hours)
            await soon(seats[0].do(c.Say("By the wrong clock")))
    async with serving(tmp_path) as url, Client.resume(url, code, token) as back:
        assert nearly(before, await time_left(back))


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_was_wrong_from_the_start_and_is_corrected_before_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    with monkeypatch.context() as wrong:
        jump(wrong, hours)
        async with serving(tmp_path) as url, table(url, 3) as seats:
            await deal(seats, spyfall())
            await start_clock(seats)
            code, token, before = seats[0].code, seats[0].token, await time_left(seats[0])
    async with serving(tmp_path) as url, Client.resume(url, code, token) as back:
        if hours > 0:
            assert nearly(before, await time_left(back))
        else:
            await soon(back.until(lambda now: now.raw_view is not None and now.raw_view["phase"] != "talk"))
        await soon(back.do(c.Say("Right again")))


def jump(monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + hours * 3_600_000_000_000)


def nearly(before: int, left: int) -> bool:
    """A clock that was set back goes on from the last entry, which is slightly before anybody looked."""
    return before - 20_000 < left < before + 5_000


async def time_left(seat: Client) -> int:
    """Milliseconds left of the round, as this phone computes them by the server's clock."""
    await soon(seat.until(lambda now: now.raw_view is not None and now.raw_view["phase"] == "talk"))
    await soon(seat.until(lambda now: now.offset != 0))
    assert seat.raw_view is not None
    return int(seat.table["zero"] + seat.raw_view["ends_at"] - time.time() * 1000 - seat.offset)
