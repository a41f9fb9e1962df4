"""A connection that dies silently (in a lift, in a tunnel): during a game, the others soon know."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from bench.delayed_phone import DelayedPhone, Route
from bench.line import Line, Quality, missing
from quivive.client import Client
from quivive.server import heartbeat
from tests.server.raw import raw_socket
from tests.server.servers import deal, serving, soon, spyfall, table

WITHIN = 12.0
NAME = "Lift"


def joining(code: str) -> dict[str, Any]:
    return {"type": "join", "table": code, "name": NAME, "language": "en", "token": "ab" * 16}


def here(seat: Client) -> bool:
    return any(person["name"] == NAME and person["here"] for person in seat.table["persons"])


@pytest.mark.skipif(missing() is not None, reason=f"a line that can be cut without a goodbye {missing()}")
async def test_the_others_learn_of_a_connection_that_died_silently(tmp_path: Path) -> None:
    quality = Quality(delay=0.02)
    with Line(quality) as line:
        async with serving(tmp_path, host=line.host) as url, table(_at(url, line.host), 2) as seats:
            phone = await DelayedPhone.call(
                _at(url, line.host), Route("lift", 0), "lift", lambda _: None, line
            )
            phone.say(joining(seats[0].code))
            await soon(seats[0].until(here))
            await deal(seats, spyfall())
            quality.connected = False
            await soon(seats[0].until(lambda seat: not here(seat)), WITHIN)
            phone.close()


async def test_a_client_that_answers_no_ping_but_sends_messages_counts_as_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "PINGS", ())
    monkeypatch.setattr(heartbeat, "BRISK", heartbeat.Tempo(0.2, 1.0))
    async with serving(tmp_path) as url, table(url, 2) as seats, raw_socket(url) as phone:
        phone.text(joining(seats[0].code))
        await soon(seats[0].until(here))
        await deal(seats, spyfall())
        for _ in range(8):
            phone.text({"type": "ping", "at": 0})
            assert await phone.answers()
            with pytest.raises(TimeoutError):
                await soon(seats[0].until(lambda seat: not here(seat)), 0.3)
        await soon(seats[0].until(lambda seat: not here(seat)), WITHIN)


def _at(url: str, host: str) -> str:
    return f"http://{host}:{urlsplit(url).port}"
