"""A seat is not a socket: anyone who loses their connection comes back to everything they left."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientSession

from quivive.client import Client, Refusal
from quivive.server.words import sentence
from quivive.tables import commands as c
from quivive.tables.absence import AbsenceTimeouts
from tests.server.players import play_out
from tests.server.servers import (
    deal,
    listen,
    messages,
    open_sockets_are,
    serving,
    soon,
    spyfall,
    table,
    whole,
)
from tests.server.tunnel import tunnel


def port_of(url: str) -> int:
    port = urlsplit(url).port
    assert port is not None
    return port


def heard(seat: Client, text: str) -> bool:
    return any(said["text"] == text for said in seat.table["chat"])


async def test_a_player_who_vanished_silently_is_sent_exactly_the_frames_they_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, tunnel(port_of(url)) as way, table(url, 1) as (host,):
        phone = Client.join(way.url, host.code, name="In a tunnel")
        wire = listen(phone)
        async with phone:
            await soon(host.do(c.Say("before")))
            await soon(phone.until(lambda now: heard(now, "before")))
            seen = messages(wire, "frame")[-1]["n"]
            way.vanish()
            for number in range(5):
                await soon(host.do(c.Say(f"missed {number}")))
            assert not heard(phone, "missed 0")
            way.mend()
            await soon(phone.until(lambda now: heard(now, "missed 4")))
            assert phone.table == host.table
        assert [frame["n"] for frame in messages(wire, "frame") if frame["n"] > seen] == [
            seen + 1 + number for number in range(5)
        ]
        assert len(messages(wire, "whole")) == 1


async def test_a_player_who_missed_more_than_is_kept_is_sent_the_whole_view(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, tunnel(port_of(url)) as way, table(url, 1) as (host,):
        phone = Client.join(way.url, host.code, name="In a long tunnel")
        wire = listen(phone)
        async with phone:
            way.vanish()
            for number in range(100):
                await soon(host.do(c.Say(f"missed {number}")))
            way.mend()
            await soon(phone.until(lambda now: heard(now, "missed 99")))
            assert phone.table == host.table
        assert len(messages(wire, "whole")) == 2


async def test_a_player_who_was_cut_off_returns_to_the_game_as_it_is_now(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as url,
        tunnel(port_of(url)) as way,
        table(url, 3) as seats,
        Client.join(way.url, seats[0].code, name="In a tunnel") as phone,
    ):
        await deal([*seats, phone], spyfall(rounds=2))
        way.cut()
        await soon(seats[0].until(lambda now: not now.table["persons"][3]["here"]))
        await soon(seats[0].do(c.Say("Where is everybody?")))
        way.mend()
        await soon(phone.until(lambda now: heard(now, "Where is everybody?")))
        await soon(seats[0].until(lambda now: now.table["persons"][3]["here"]))
        assert {"table": phone.table, "view": phone.raw_view} == await whole(url, phone.code, phone.token)
        await play_out([*seats, phone])
        assert phone.table["games"] == seats[0].table["games"]


async def test_a_command_sent_over_a_dead_connection_happens_once_after_reconnecting(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, tunnel(port_of(url)) as way, table(way.url, 1) as (phone,):
        way.vanish()
        saying = asyncio.gather(*(phone.do(c.Say(f"Hello {number}")) for number in range(5)))
        await asyncio.sleep(0)  # so that all of it is said before the connection is back
        way.mend()
        await soon(saying)
        assert [said["text"] for said in phone.table["chat"]] == [f"Hello {number}" for number in range(5)]


async def test_a_bot_keeps_the_seat_of_an_absent_player_and_gives_it_back(tmp_path: Path) -> None:
    timeouts = AbsenceTimeouts(seat=200, host=150, everybody=60_000)
    async with (
        serving(tmp_path, timeouts=timeouts) as url,
        tunnel(port_of(url)) as way,
        table(way.url, 1) as (host,),
        Client.join(url, host.code, name="Second") as second,
        Client.join(url, host.code, name="Third") as third,
    ):
        await deal([host, second, third], spyfall())
        way.cut()
        await soon(second.until(lambda now: now.table["chairs"][0].get("bot") == "regular"))
        await soon(second.until(lambda now: now.table["host"] == second.you))
        way.mend()
        await soon(second.until(lambda now: "bot" not in now.table["chairs"][0]))
        await soon(host.until(lambda now: now.table == second.table))
        await play_out([host, second, third])


async def test_a_seat_opens_on_another_device_and_stays_open_on_the_first(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 3) as seats:
        await deal(seats, spyfall(rounds=2))
        phone = seats[1]
        async with Client.resume(url, phone.code, phone.token) as laptop:
            assert laptop.you == phone.you
            assert laptop.raw_view == phone.raw_view
            await play_out([seats[0], laptop, seats[2]])
            await soon(phone.until(lambda now: now.table == laptop.table))
            assert phone.raw_view == laptop.raw_view
        assert seats[0].table["persons"][1]["here"]


async def test_a_player_kicked_while_offline_learns_it_on_return(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as url,
        tunnel(port_of(url)) as way,
        table(url, 1) as (host,),
        Client.join(way.url, host.code, name="In a tunnel") as phone,
    ):
        assert phone.you is not None
        way.cut()
        await soon(host.do(c.Kick(phone.you)))
        way.mend()
        with pytest.raises(Refusal, match="no_such_seat"):
            await soon(phone.do(c.Ready(True)))


async def test_only_its_secret_opens_a_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 1) as (host,):
        for code, token, refusal in (
            (host.code, "0" * 32, "no_such_seat"),
            (host.code, host.token[::-1], "no_such_seat"),
            ("FHKL" if host.code != "FHKL" else "FHKM", host.token, "no_such_table"),
        ):
            with pytest.raises(Refusal, match=refusal):
                await soon(Client.resume(url, code, token).__aenter__())


@pytest.mark.parametrize(
    "greeting",
    [
        {"type": "join", "name": "Vera", "token": "0" * 32},
        {"type": "resume", "token": "0" * 32},
        {"type": "watch"},
    ],
    ids=lambda greeting: greeting["type"],
)
async def test_an_unknown_table_is_reported_in_the_language_of_the_greeting(
    tmp_path: Path, greeting: dict[str, str]
) -> None:
    async with (
        serving(tmp_path) as url,
        ClientSession() as session,
        session.ws_connect(f"{url}/ws") as socket,
    ):
        for language in ("uk", "ru", "en"):
            await socket.send_json({**greeting, "table": "FHKL", "language": language})
            answer = await soon(socket.receive_json())
            assert (answer["code"], answer["text"]) == ("no_such_table", sentence("no_such_table", language))


async def test_a_table_opens_with_spyfall_unless_a_game_was_chosen(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Client.open(url, name="Vera") as host:
        assert host.table["game"] == "spyfall"


async def test_a_client_that_finds_no_server_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        pass
    with pytest.raises(OSError, match="Cannot connect"):
        await soon(Client.watch(url, "FHKL").__aenter__())


async def test_all_of_a_seats_devices_count_as_one_person(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 2) as (host, guest):
        async with Client.resume(url, guest.code, guest.token) as second:
            await soon(second.do(c.Ready(True)))
            await soon(host.until(lambda now: now.table["persons"][1]["ready"]))
            assert len(host.table["persons"]) == 2
        await open_sockets_are(url, 2)
        await soon(host.do(c.Say("Still here?")))
        assert host.table["persons"][1]["here"]
