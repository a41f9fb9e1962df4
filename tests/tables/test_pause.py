"""A pause: the game's clock stops, deadlines move, nobody can act, and bots rest."""

import pytest

from quivive.engine.game import Seat
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables import play
from tests.tables.house import ANN, BOB, CID, House


async def test_a_pause_moves_every_deadline_by_its_length() -> None:
    house = await House.talking(3)
    await house.wait(10_000)
    due = play.deadline(house.state)
    assert due is not None
    await house.do(ANN, c.Pause())
    assert play.deadline(house.state) is None
    await house.wait(3_600_000)
    assert house.phase() == "talk"
    assert house.phone(BOB).table["paused_at"] == house.clock.now() - 3_600_000
    await house.do(ANN, c.Resume())
    assert play.deadline(house.state) == due + 3_600_000
    assert house.phone(BOB).table["zero"] == house.state.zero
    await house.wait(349_999)
    assert house.phase() == "talk"
    await house.wait(1)
    assert house.phase() == "discussion"


async def test_after_many_pauses_the_clock_shows_the_time_played() -> None:
    house = await House.talking(3)
    for _ in range(5):
        await house.wait(1_000)
        await house.do(ANN, c.Pause())
        await house.wait(77_777)
        assert play.game_time(house.state, house.clock.now()) % 1_000 == 0
        await house.do(ANN, c.Resume())
    assert play.game_time(house.state, house.clock.now()) == 5_000


async def test_nobody_acts_during_a_pause() -> None:
    house = await House.dealt(3)
    await house.do(ANN, c.Pause())
    dealer = house.person_at(house.round.dealer)
    assert await house.refusal(dealer, s.Start()) == "paused"
    assert await house.refusal(ANN, c.Skip(house.beat)) == "paused"
    for who in (ANN, BOB):
        assert await house.refusal(who, c.Pause()) == "paused_already"
    await house.do(ANN, c.Resume())
    for who in (ANN, BOB):
        assert await house.refusal(who, c.Resume()) == "not_paused"
    await house.act(dealer, s.Start())
    assert house.phase() == "talk"


async def test_bots_rest_during_a_pause_and_play_on_afterwards() -> None:
    house = await House.talking(2, bots=4)
    await house.act(ANN, s.Accuse(Seat(1)))
    await house.do(ANN, c.Pause())
    length = house.state.length
    await house.wait(600_000)
    assert house.state.length == length
    assert house.alarm.due is None
    await house.do(ANN, c.Resume())
    await house.wait(30_000)
    assert len(house.round.verdicts) == 1, "all four have voted"


async def test_a_game_that_ends_during_a_pause_is_no_longer_paused() -> None:
    house = await House.talking(3)
    await house.do(ANN, c.Pause())
    await house.do(ANN, c.Abandon())
    assert house.phone(BOB).table["paused_at"] is None


async def test_a_pause_survives_a_restart() -> None:
    house = await House.talking(3, bots=2)
    await house.wait(5_000)
    await house.do(ANN, c.Pause())
    left = play.game_time(house.state, house.clock.now())
    await house.restart()
    house.clock.millis += 86_400_000
    await house.come(ANN)
    await house.wait(20_000)
    assert house.paused()
    await house.do(ANN, c.Resume())
    assert play.game_time(house.state, house.clock.now()) == left


@pytest.mark.parametrize("back", ["resumed", "abandoned"])
async def test_people_may_come_and_go_during_a_pause(back: str) -> None:
    house = await House.talking(4)
    await house.do(ANN, c.Pause())
    await house.do(CID, c.Leave())
    house.go(CID)
    guest = await house.join()
    assert house.paused()
    assert house.state.chairs[2].gone
    await house.do(ANN, c.Resume() if back == "resumed" else c.Abandon())
    assert (house.state.chair_of(guest) is None) == (back == "resumed")
