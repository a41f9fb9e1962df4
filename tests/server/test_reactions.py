"""Reactions are passed on to people at a table: limited, not stored, and refused while the chat is closed."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from quivive.client import Client
from quivive.games.spyfall import model as m
from quivive.server import protocol as p
from quivive.server.limits import Limits, Rate
from quivive.tables import commands as c
from tests.server.players import start_clock
from tests.server.raw import raw_socket
from tests.server.servers import deal, listen, log_of, messages, serving, soon, spyfall, table


async def heard(seat: Client, count: int) -> list[tuple[int, str]]:
    await soon(seat.until(lambda now: len(now.reactions) >= count))
    return [(int(by), reaction) for by, reaction in seat.reactions]


async def test_everybody_with_a_seat_and_nobody_else_sees_who_reacted_how(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 3) as seats, Client.watch(url, seats[0].code) as screen:
        seen = listen(screen)
        for reaction in get_args(p.Reaction):
            await seats[1].react(reaction)
        for seat in seats:
            assert await heard(seat, 6) == [(seats[1].you, reaction) for reaction in get_args(p.Reaction)]
        await soon(seats[0].do(c.Say("over")))
        await soon(screen.until(lambda now: bool(now.table["chat"])))
        assert messages(seen, "reacted") == []


async def test_a_reaction_is_not_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 2) as seats:
        before = seats[0].table
        await seats[0].react("applause")
        await heard(seats[1], 1)
        async with Client.resume(url, seats[0].code, seats[1].token) as again:
            assert again.reactions == []
            assert again.table == before
        code = seats[0].code
    log = await log_of(tmp_path, code)
    assert not any(b"applause" in repr(entry).encode() for entry in log)


async def test_reactions_beyond_the_limit_are_too_fast(tmp_path: Path) -> None:
    limits = Limits(reactions=Rate(3, 0.001))
    async with serving(tmp_path, limits=limits) as url, table(url, 2) as seats:
        wire = listen(seats[0])
        for _ in range(5):
            await seats[0].react("heart")
        await soon(seats[0].until(lambda now: len(messages(wire, "refused")) == 2))
        assert {refused["code"] for refused in messages(wire, "refused")} == {"too_fast"}
        assert len(seats[0].reactions) == 3
        assert len(await heard(seats[1], 3)) == 3


async def test_reactions_are_refused_while_the_chat_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 4) as seats:
        await deal(seats, spyfall())
        await start_clock(seats)
        view = seats[0].view
        assert isinstance(view, m.SpyfallView)
        await soon(seats[0].act(m.Accuse(view.dealt_in[1])))
        await soon(seats[0].until(lambda now: not now.table["chat_open"]))
        wire = listen(seats[0])
        await seats[0].react("hurry")
        await soon(seats[0].until(lambda now: messages(wire, "refused") != []))
        assert [refused["code"] for refused in messages(wire, "refused")] == ["chat_closed"]
        assert all(seat.reactions == [] for seat in seats)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "react", "reaction": "applause"}, "guests_only_watch"),
        ({"type": "react", "reaction": "a word of one's own"}, "malformed"),
        ({"type": "react"}, "malformed"),
    ],
)
async def test_reactions_from_a_shared_screen_and_unknown_ones_are_refused(
    tmp_path: Path, message: dict[str, str], code: str
) -> None:
    async with serving(tmp_path) as url, table(url, 1) as (host,), raw_socket(url) as raw:
        raw.text({"type": "watch", "table": host.code})
        await raw.until("whole")
        raw.text(message)
        assert (await raw.until("refused"))["code"] == code
        assert host.reactions == []


async def test_a_guest_without_a_seat_cannot_react(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        async with Client.join(url, seats[0].code, name="Late") as guest:
            wire = listen(guest)
            await guest.react("laughter")
            await soon(guest.until(lambda now: messages(wire, "refused") != []))
            assert messages(wire, "refused")[0]["code"] == "guests_only_watch"
