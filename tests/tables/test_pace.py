"""In practice, bots move within seconds but leave time to read."""

import asyncio

import pytest

from quivive.engine.game import Millis, Move
from quivive.engine.match import Match
from quivive.games.dixit import model as d
from quivive.games.keep_watch import model as k
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.pace import brisk
from tests.tables.house import ANN, House, at_once


def match_of(house: House) -> Match:
    assert house.state.match is not None
    return house.state.match


async def practising(game: str = "spyfall", bots: int = 3) -> House:
    house = await House.opened(1, game=game)
    for _ in range(bots):
        await house.do(ANN, c.SeatBot(brisk=True))
    await house.do(ANN, c.StartGame())
    return house


@pytest.mark.parametrize(
    ("action", "own", "brisk_after"),
    [
        pytest.param(s.Vote(True), 8_750, 2_750, id="acts_within_three_seconds"),
        pytest.param(s.Vote(True), 1_100, 1_100, id="is_never_slower"),
        pytest.param(s.Next(), 19_400, 8_400, id="leaves_a_scene_to_be_read"),
        pytest.param(s.Start(), 12_000, 8_000, id="leaves_the_card_to_be_looked_at"),
        pytest.param(d.Next(), 9_300, 8_300, id="in_other_games_too"),
    ],
)
async def test_a_move_comes_sooner(action: s.SpyfallAction, own: int, brisk_after: int) -> None:
    match = match_of(await practising())
    assert brisk(match, Move(action, Millis(own))) == Move(action, Millis(brisk_after))


async def test_in_a_race_a_bot_is_as_quick_as_its_level() -> None:
    house = await practising("keep_watch", bots=1)
    while house.view(None)["phase"] != "watch":
        await house.wait(500)
    claim = Move(k.Claim("young"), Millis(9_000))
    assert brisk(match_of(house), claim) == claim


async def test_bots_at_a_practice_table_act_within_three_seconds() -> None:
    house = await practising(bots=5)
    while house.phase() == "deal":
        await house.wait(1_000)
    said = -1
    while house.phase() == "talk" and 0 not in (house.round.asker, house.round.answerer):
        assert len(house.round.record) > said
        said = len(house.round.record)
        await house.wait(3_000)
    assert said > 0, "bots have spoken"


async def test_a_bot_does_not_begin_its_choice_anew_whenever_another_has_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quivive.tables.bots.in_thread", at_once)
    house = await practising("dixit", bots=5)
    while house.view(ANN)["phase"] != "tell" or "tell" not in house.may(ANN):
        await house.skip()
    await house.act(ANN, d.Tell(house.view(ANN)["hand"][0], "a lonely king"))
    for phase in ("choose", "vote"):
        assert house.view(ANN)["phase"] == phase
        for _ in range(30):
            await asyncio.sleep(0)  # for their answers
            await house.wait(100)
    assert house.view(ANN)["phase"] == "reveal"


async def test_bots_take_their_time_among_people() -> None:
    house = await House.opened(2, bots=2)
    assert [chair.brisk for chair in house.state.chairs] == [False] * 4
