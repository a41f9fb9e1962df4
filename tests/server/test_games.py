"""Whole games over real sockets."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from quivive.client import Client
from quivive.engine.game import Outcome
from quivive.engine.registry import games
from quivive.engine.replay import Record, verify
from quivive.tables.evening import points_for_places
from tests.server.players import play_out
from tests.server.servers import deal, serving, soon, spyfall, table


async def export(url: str, seat: Client, number: int = 1) -> Record:
    path = f"/api/tables/{seat.code}/games/{number}?key={seat.table['games'][number - 1]['key']}"
    async with aiohttp.ClientSession() as web, web.get(f"{url}{path}") as found:
        assert found.status == 200
        return msgspec.json.decode(await found.read(), type=Record)


def shown(seat: Client) -> dict[str, Any]:
    """What everybody at a table must agree on when a game is over."""
    assert seat.raw_view is not None
    same = ("scores", "reveal", "verdicts", "record", "round", "over")
    return {name: seat.raw_view[name] for name in same} | {
        name: seat.table[name] for name in ("games", "evening", "seal", "phase", "zero")
    }


async def test_twelve_players_and_two_spies_play_to_the_end_and_agree_on_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 12) as seats, Client.watch(url, seats[0].code) as screen:
        await deal(seats, spyfall(rounds=2, spies=2))
        assert sum(seat.raw_view["card"]["spy"] for seat in seats if seat.raw_view) == 2
        await play_out(seats)
        await soon(screen.until(lambda now: now.table["phase"] == "result"))
        endings = [shown(seat) for seat in (*seats, screen)]
        assert all(ending == endings[0] for ending in endings)
        assert_whole_story(await export(url, screen), seats)


def assert_whole_story(story: Record, seats: Sequence[Client]) -> None:
    verify(games()["spyfall"], story)
    outcome = seats[0].table["games"][0]["outcome"]
    assert outcome["reason"] == "rounds_played"
    assert list(story.outcome.scores) == outcome["scores"]
    assert story.names == tuple(f"Person {number}" for number in range(12))
    assert all(len(nonce) == 32 for nonce in story.deal.nonces)
    tallies = {tally["person"]: tally["points"] for tally in seats[0].table["evening"]}
    assert [tallies[seat.you] for seat in seats] == list(points_for_places(story.outcome))


@pytest.mark.parametrize("sitting", ["apart", "together"])
async def test_nobody_has_to_join_again_for_a_rematch(tmp_path: Path, sitting: Any) -> None:
    async with serving(tmp_path) as url, table(url, 3) as seats:
        for number in (1, 2):
            await deal(seats, spyfall(sitting=sitting))
            await play_out(seats)
            assert len(seats[0].table["games"]) == number
            verify(games()["spyfall"], await export(url, seats[0], number))
        outcomes = [msgspec.convert(game["outcome"], Outcome) for game in seats[0].table["games"]]
        assert [tally["points"] for tally in seats[0].table["evening"]] == [
            sum(each) for each in zip(*map(points_for_places, outcomes), strict=True)
        ]
