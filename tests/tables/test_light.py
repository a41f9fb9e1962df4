"""Light events are shown at once and written later; a secret one causes no write of its own."""

import msgspec
import pytest

from quivive.engine.game import AnyGame, Illegal, Seat
from quivive.tables import commands as c
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.pending import FLUSH_EVERY
from tests import peek, toy
from tests.tables.house import ANN, BOB, CID, House

pytestmark = pytest.mark.usefixtures("hush")


@pytest.fixture
def second_game() -> AnyGame:
    return peek.GAME


async def playing(people: int = 3, bots: int = 0) -> House:
    house = await House.opened(people, bots=bots, game="peek")
    await house.do(ANN, c.StartGame())
    for _, phone in house.phones:
        phone.news()
    return house


def written(house: House) -> int:
    return len(house.log.kept[house.state.code])


def news(house: House) -> list[int]:
    return [len(phone.news()) for _, phone in house.phones]


async def test_a_look_is_shown_at_once_and_written_at_the_next_flush() -> None:
    house = await playing()
    before = written(house)
    assert await house.act(ANN, peek.Look(Seat(1)))
    assert news(house) == [1, 1, 1]
    assert written(house) == before
    await house.wait(FLUSH_EVERY)
    assert written(house) == before + 1
    await house.wait(10 * FLUSH_EVERY)
    assert written(house) == before + 1


async def test_each_action_is_an_entry_and_all_are_written_together() -> None:
    house = await playing()
    before = written(house)
    for who in (ANN, BOB, CID):
        await house.act(who, peek.Look(Seat(2) if who != CID else Seat(0)))
    house.log.troubles.extend(["broken"])
    await house.wait(FLUSH_EVERY)
    assert written(house) == before, "all or none"
    await house.wait(2_000)
    assert written(house) == before + 3


@pytest.mark.parametrize("wink", [False, True])
async def test_a_wink_writes_nothing_before_something_else_is_written(wink: bool) -> None:
    house = await playing()
    await house.act(ANN, peek.Look(Seat(1)))
    await house.wait(FLUSH_EVERY)
    before = written(house)
    if wink:
        await house.act(ANN, peek.Wink())
        assert news(house)[1:] == [2, 1], "only who is winked at is told"
    await house.wait(5 * FLUSH_EVERY)
    assert written(house) == before
    await house.act(BOB, peek.Look(Seat(0)))
    await house.wait(FLUSH_EVERY)
    assert written(house) == before + 1 + wink


async def test_an_ordinary_entry_writes_what_is_pending_along_with_it() -> None:
    house = await playing()
    before = written(house)
    await house.act(ANN, peek.Look(Seat(1)))
    await house.act(ANN, peek.Wink())
    await house.act(BOB, toy.Point(Seat(0)))
    assert written(house) == before + 3
    house.check()


async def test_a_wink_changes_no_later_draw() -> None:
    plain, winked = await playing(), await playing()
    await winked.act(ANN, peek.Look(Seat(1)))
    await winked.act(ANN, peek.Wink())
    assert plain.state.match is not None
    assert winked.state.match is not None
    assert plain.state.match.decisions == winked.state.match.decisions
    await winked.table.close()


async def test_a_stale_append_drops_what_was_pending_and_folds_again() -> None:
    house = await playing()
    await house.act(ANN, peek.Look(Seat(1)))
    other = House(house.table, house.log, house.clock)
    House.born.remove(other)
    twin = await type(house.table).load(house.log, house.clock, AbsenceTimeouts(), house.state.code)
    assert twin is not None
    await twin.command(BOB, "elsewhere", c.Say("hello"))
    await house.wait(FLUSH_EVERY)
    house.check()
    assert house.view(None)["looks"] == [None, None, None]
    await house.act(ANN, peek.Look(Seat(1)))
    await house.wait(FLUSH_EVERY)
    house.check()


async def test_a_light_action_sent_twice_happens_once() -> None:
    house = await playing()
    raw = b'{"type":"look","at":1}'
    for _ in range(2):
        await house.table.act(ANN, "same", house.beat, msgspec.Raw(raw))
    await house.wait(FLUSH_EVERY)
    assert news(house) == [1, 1, 1]


async def test_beyond_its_limit_an_action_is_too_fast_for_that_seat_alone() -> None:
    house = await playing()
    for who, at in ((ANN, 1), (BOB, 0)):
        await house.act(who, peek.Look(Seat(at)))
    await house.act(ANN, peek.Wink())
    assert await house.refusal(ANN, peek.Wink()) == "too_fast"
    await house.act(BOB, peek.Wink())
    await house.wait(700)
    await house.act(ANN, peek.Wink())
    await house.table.close()


async def test_an_action_that_crosses_a_beat_is_never_late() -> None:
    house = await playing()
    beat = house.beat
    for who, whom in ((ANN, 1), (BOB, 0), (CID, 0)):
        await house.act(who, toy.Point(Seat(whom)))
    assert house.beat > beat
    await house.act(BOB, peek.Look(Seat(0)), beat=beat)
    with pytest.raises(Illegal, match="late"):
        await house.act(ANN, toy.Say("hush"), beat=beat)
    await house.wait(FLUSH_EVERY)


async def test_a_look_elsewhere_does_not_distract_a_bot() -> None:
    house = await playing(2, bots=1)
    due = house.table._flow.schedule.bots.due
    await house.act(ANN, peek.Look(Seat(1)))
    assert house.table._flow.schedule.bots.due == due
    await house.wait(FLUSH_EVERY)


async def test_closing_writes_what_is_pending() -> None:
    house = await playing()
    before = written(house)
    await house.act(ANN, peek.Look(Seat(1)))
    await house.act(ANN, peek.Wink())
    await house.table.close()
    assert written(house) == before + 2
