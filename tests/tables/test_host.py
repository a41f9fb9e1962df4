"""There is always a host: one who hands over, leaves or stays away is replaced."""

import pytest

from quivive.tables import commands as c
from quivive.tables.model import PersonId
from tests.tables.house import ANN, BOB, CID, DAN, House

HOST = 30_000


async def test_the_host_may_hand_over() -> None:
    house = await House.opened(3)
    assert await house.refusal(ANN, c.HandOver(PersonId(7))) == "no_such_person"
    await house.do(ANN, c.HandOver(CID))
    assert house.phone(BOB).table["host"] == CID
    await house.do(CID, c.SeatBot())
    await house.do(CID, c.StartGame())
    await house.do(CID, c.HandOver(BOB))
    assert house.state.host == BOB


async def test_a_host_who_leaves_is_succeeded_by_somebody_present() -> None:
    house = await House.opened(4)
    house.go(BOB)
    await house.do(ANN, c.Leave())
    house.go(ANN)
    assert house.state.host == CID


@pytest.mark.parametrize("phase", ["lobby", "game", "result"])
async def test_a_host_who_stays_away_is_replaced_after_a_while(phase: str) -> None:
    house = await (House.opened(4) if phase == "lobby" else House.talking(4))
    if phase == "result":
        await house.do(ANN, c.Abandon())
    house.go(ANN, BOB)
    await house.wait(HOST - 1)
    assert house.state.host == ANN
    await house.wait(1)
    assert house.state.host == CID
    await house.come(ANN)
    assert house.state.host == CID, "a host who returns has to ask for it"


async def test_a_host_who_returns_in_time_is_still_host() -> None:
    house = await House.opened(2)
    house.go(ANN)
    await house.wait(HOST - 1)
    await house.come(ANN)
    await house.wait(HOST)
    assert house.state.host == ANN


async def test_the_host_stays_host_if_nobody_else_is_present() -> None:
    house = await House.opened(3)
    house.go(ANN, BOB, CID)
    await house.wait(100 * HOST)
    assert house.state.host == ANN
    await house.come(ANN)
    await house.wait(HOST)
    assert house.state.host == ANN


async def test_the_first_to_arrive_at_a_table_without_a_host_becomes_host_at_once() -> None:
    house = await House.opened(3)
    house.go(ANN, BOB, CID)
    await house.wait(10 * HOST)
    await house.come(CID)
    await house.wait(0)
    assert house.state.host == CID


async def test_a_spectator_cannot_become_host() -> None:
    house = await House.opened(2)
    await house.come(None)
    house.go(ANN, BOB)
    await house.wait(10 * HOST)
    assert house.state.host == ANN


async def test_a_seated_person_becomes_host_before_a_guest_and_a_guest_before_nobody() -> None:
    house = await House.opened(4)
    await house.do(BOB, c.Stand())
    await house.do(DAN, c.Leave())
    house.go(DAN, ANN)
    await house.wait(HOST)
    assert house.state.host == CID
    house.go(CID)
    await house.wait(HOST)
    assert house.state.host == BOB


async def test_a_host_may_be_kicked_from_a_pause_and_the_next_one_resumes() -> None:
    house = await House.talking(4)
    await house.do(ANN, c.Pause())
    for who in (BOB, CID, DAN):
        await house.do(who, c.Kick(ANN))
    house.go(ANN)
    await house.do(BOB, c.Resume())
    assert not house.paused()


async def test_the_host_takes_shared_screens_on_to_the_result_once_a_game() -> None:
    house = await House.talking(4)
    assert await house.refusal(ANN, c.ShowResult()) == "game_going_on"
    await house.do(ANN, c.Abandon())
    assert not house.phone(BOB).table["result_shown"]
    await house.do(ANN, c.ShowResult())
    assert house.phone(BOB).table["result_shown"]
    length = house.state.length
    await house.do(ANN, c.ShowResult())
    assert house.state.length == length, "asked for again, nothing is kept"
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Abandon())
    assert not house.phone(BOB).table["result_shown"]


async def test_before_the_first_game_there_is_no_result_to_show() -> None:
    house = await House.opened(4)
    assert await house.refusal(ANN, c.ShowResult()) == "no_game"
