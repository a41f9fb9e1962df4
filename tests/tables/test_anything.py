"""Whatever people do, the log folds to the state, and every screen shows what a new one would."""

import asyncio

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quivive.tables import commands as c
from tests.tables.chaos import Chaos
from tests.tables.house import ANN, House, shuffle


@pytest.mark.usefixtures("hush")
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(st.data())
def test_log_state_and_screens_agree_whatever_happens(data: st.DataObject) -> None:
    async def evening() -> None:
        house = await House.opened(data.draw(st.integers(1, 4)), bots=data.draw(st.integers(0, 3)))
        await house.come(None)
        chaos = Chaos(house, data.draw)
        for _ in range(data.draw(st.integers(1, 40))):
            await chaos.step()

    House.born.clear()
    shuffle(0)
    asyncio.run(evening())


@pytest.mark.parametrize("evening", range(2))
async def test_every_screen_follows_every_step_of_a_whole_game(evening: int) -> None:
    shuffle(evening)
    house = await House.opened(2, bots=3)
    await house.come(None)
    await house.agree_on(rounds=2, seconds=120)
    await house.do(ANN, c.StartGame())
    for _ in range(5_000):
        if house.state.phase != "game":
            break
        length = house.state.length
        await house.wait(500)
        if house.state.length > length:
            house.check()
    assert house.state.games[-1].outcome is not None
    assert {entry.at for entry in map(house.entry, range(house.state.length))}
    stamps = [msgspec.json.decode(line)["at"] for line in house.log.kept[house.state.code]]
    assert stamps == sorted(stamps)
