"""Somebody is away: a bot plays, the seat is left out, or everybody waits, as agreed, until they return."""

import pytest

from quivive.engine.match import Attended
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.events import Stepped
from quivive.tables.model import Absence, Chair
from tests.tables.house import ANN, BOB, CID, DAN, EVE, House, token

SEAT = 45_000
EVERYBODY = 60_000

POLICIES: list[tuple[Absence, Chair]] = [
    ("bot", Chair(person=BOB, bot="regular")),
    ("leave_out", Chair(person=BOB, out=True)),
    ("wait", Chair(person=BOB)),
]


async def playing(absence: Absence, people: int = 4) -> House:
    house = await House.opened(people)
    await house.do(ANN, c.Agree(absence=absence))
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Skip(house.beat))
    return house


@pytest.mark.parametrize(("absence", "chair"), POLICIES)
async def test_after_a_while_an_absent_seat_is_treated_as_the_table_agreed(
    absence: Absence, chair: Chair
) -> None:
    house = await playing(absence)
    house.go(BOB)
    assert not house.phone(ANN).table["persons"][1]["here"]
    await house.wait(SEAT - 1)
    assert house.state.chairs[1] == Chair(person=BOB)
    await house.wait(1)
    assert house.state.chairs[1] == chair
    await house.come(BOB)
    assert house.state.chairs[1] == Chair(person=BOB)
    assert house.state.presences == ("here",) * 4


async def test_a_seat_left_out_is_out_of_the_games_count_until_its_player_is_back() -> None:
    house = await playing("leave_out")
    house.go(BOB)
    await house.wait(SEAT)
    (_, told) = house.last.events
    assert isinstance(told, Stepped)
    assert told.step.cause == Attended(("here", "out", "here", "here"))
    assert house.view(None)["away"] == [1]
    await house.come(BOB)
    assert house.view(None)["away"] == []


async def test_the_game_does_not_notice_that_a_bot_plays_the_seat() -> None:
    house = await playing("bot")
    house.go(BOB)
    await house.wait(SEAT - 1)
    for _, phone in house.phones:
        phone.news()
    before = house.view(BOB)
    house.alarm.off()
    house.clock.millis += 1
    await house.table._ticker.tick()
    assert house.last.events[0].chairs[1].bot == "regular"  # type: ignore[union-attr]
    assert house.view(BOB) == before
    for _, phone in house.phones:
        (frame,) = phone.news()
        assert list(frame["table"]["set"]) == ["chairs"]
        assert "game" not in frame


async def test_a_bot_plays_the_absent_seat() -> None:
    house = await playing("bot", people=5)
    await house.act(ANN, s.Accuse(house.round.dealt_in[1]))
    for who in (CID, DAN):
        await house.act(who, s.Vote(False))
    house.go(EVE)
    await house.do(ANN, c.BotFor(4))
    await house.wait(30_000)
    assert house.round.verdicts[0].ballots[4] is not None


async def test_a_player_who_returns_in_time_has_lost_nothing() -> None:
    house = await playing("bot")
    for _ in range(3):
        house.go(BOB)
        await house.wait(SEAT - 1)
        await house.come(BOB)
    length = house.state.length
    await house.wait(SEAT)
    assert house.state.length == length
    assert house.state.chairs[1] == Chair(person=BOB)


async def test_a_person_with_a_second_device_is_not_away() -> None:
    house = await playing("bot")
    tablet = await house.come(BOB)
    phone = next(phone for viewer, phone in house.phones if viewer == BOB and phone is not tablet)
    house.phones.remove((BOB, phone))
    house.table.dismiss(BOB, phone)
    await house.wait(2 * SEAT)
    assert house.state.chairs[1] == Chair(person=BOB)
    assert tablet.table["persons"][1]["here"]


async def test_anyone_who_joins_and_never_connects_is_away_from_then_on() -> None:
    house = await House.opened(3)
    await house.table.join("Dan", None, "en", token(DAN))
    await house.wait(20_000)
    await house.do(ANN, c.StartGame())
    await house.wait(SEAT - 20_001)
    assert house.state.chairs[3] == Chair(person=DAN)
    await house.wait(1)
    assert house.state.chairs[3] == Chair(person=DAN, bot="regular")


async def test_several_may_be_away_at_once() -> None:
    house = await playing("bot", people=5)
    house.go(BOB, CID)
    await house.wait(10_000)
    house.go(DAN)
    await house.wait(SEAT - 10_000)
    assert [chair.bot for chair in house.state.chairs] == [None, "regular", "regular", None, None]
    await house.wait(10_000)
    assert house.state.chairs[3].bot == "regular"


BY_HAND: list[tuple[c.AnyDecision, str | None]] = [
    (c.BotFor(1), None),
    (c.BotFor(1, "sharp"), None),
    (c.LeaveOut(1), None),
    (c.BotFor(1, "genius"), "no_such_bot_level"),
    (c.BotFor(2), "player_is_here"),
    (c.LeaveOut(2), "player_is_here"),
    (c.LeaveOut(4), "no_such_player"),
    (c.BotFor(4), "no_such_player"),
    (c.BotFor(31), "no_such_player"),
    (c.LeaveOut(31), "no_such_player"),
]


@pytest.mark.parametrize(("decision", "code"), BY_HAND, ids=str)
async def test_those_present_need_not_wait(decision: c.AnyDecision, code: str | None) -> None:
    house = await House.talking(4, bots=1)
    house.go(BOB)
    assert await house.refusal(ANN, decision) == code
    if code is None:
        level = decision.level or "regular" if isinstance(decision, c.BotFor) else None
        assert house.state.chairs[1] == Chair(person=BOB, bot=level, out=level is None)


async def test_a_seat_that_was_left_out_may_be_given_to_a_bot_and_vice_versa() -> None:
    house = await House.talking(4)
    house.go(BOB)
    await house.do(ANN, c.LeaveOut(1))
    await house.do(ANN, c.BotFor(1))
    assert house.state.chairs[1] == Chair(person=BOB, bot="regular")
    assert house.state.presences == ("here",) * 4
    await house.do(ANN, c.LeaveOut(1))
    assert house.state.chairs[1] == Chair(person=BOB, out=True)


async def test_when_everybody_is_away_the_game_is_paused() -> None:
    house = await House.talking(2, bots=3)
    screen = await house.come(None)
    house.go(BOB)
    await house.wait(20_000)
    house.go(ANN)
    await house.wait(EVERYBODY - 1)
    assert not house.paused()
    await house.wait(1)
    assert screen.table["paused_at"] == house.state.paused_at == house.clock.now()
    length = house.state.length
    await house.wait(3_600_000)
    assert house.state.length == length
    await house.come(BOB)
    assert house.paused(), "it goes on when somebody says so"
    await house.wait(30_000)
    assert house.state.host == BOB
    await house.do(BOB, c.Resume())
    assert not house.paused()


async def test_nobody_is_replaced_while_there_is_nobody_to_play_with() -> None:
    house = await House.talking(3)
    house.go(ANN, BOB, CID)
    await house.wait(EVERYBODY)
    assert [chair.bot for chair in house.state.chairs] == [None] * 3
    assert house.paused()


async def test_anyone_who_has_left_does_not_count_even_if_still_connected() -> None:
    house = await House.talking(4)
    await house.do(BOB, c.Leave())
    house.go(ANN, CID, DAN)
    await house.wait(EVERYBODY)
    assert house.paused()
    assert house.state.host == ANN
    house.go(BOB)


async def test_a_guest_who_watches_counts_as_present() -> None:
    house = await House.talking(3)
    await house.join()
    house.go(ANN, BOB, CID)
    await house.wait(EVERYBODY)
    assert not house.paused()
    assert [chair.bot for chair in house.state.chairs] == ["regular"] * 3


async def test_nobody_is_replaced_during_a_pause_but_those_still_away_are_afterwards() -> None:
    house = await House.talking(4)
    house.go(BOB)
    await house.do(ANN, c.Pause())
    await house.wait(10 * SEAT)
    assert house.state.chairs[1] == Chair(person=BOB)
    await house.do(ANN, c.Resume())
    await house.wait(0)
    assert house.state.chairs[1].bot == "regular"


async def test_after_a_restart_everybody_has_the_full_time_to_return() -> None:
    house = await House.talking(3)
    await house.wait(40_000)
    await house.restart()
    await house.come(ANN)
    await house.wait(SEAT - 1)
    assert [chair.bot for chair in house.state.chairs] == [None] * 3
    await house.come(BOB)
    await house.wait(1)
    assert [chair.bot for chair in house.state.chairs] == [None, None, "regular"]


async def test_a_bot_keeps_the_seat_through_a_restart_until_its_player_is_back() -> None:
    house = await House.talking(4)
    house.go(BOB)
    await house.do(ANN, c.BotFor(1))
    await house.restart()
    await house.come(ANN)
    assert house.state.chairs[1].bot == "regular"
    await house.come(BOB)
    assert house.state.chairs[1] == Chair(person=BOB)
