"""Who may join a table, who decides, and why strangers with the code cannot take it over."""

import pytest

from quivive.engine.game import Illegal
from quivive.tables import commands as c
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.decisions import NEWCOMER_FOR
from quivive.tables.judge import GUESTS_UNASKED
from quivive.tables.knocks import KNOCK_LASTS, MOST_WAITING
from quivive.tables.table import DEVICES, WATCHERS
from tests.tables.house import ANN, BOB, CID, DAN, House, token
from tests.tables.phone import Phone


async def refusal(house: House, name: str, secret: int) -> str | None:
    """Why somebody is not let in."""
    try:
        await house.table.join(name, None, "en", token(secret))
    except Illegal as illegal:
        return illegal.code
    return None


def knocks(house: House) -> list[str]:
    return [knock["name"] for knock in house.shown()["knocks"]]


async def test_nobody_joins_a_locked_table_but_everybody_can_return_to_it() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.SetDoor("locked"))
    assert await refusal(house, "Stranger", 50) == "table_locked"
    house.go(BOB)
    await house.come(BOB)
    await house.do(ANN, c.SetDoor("open"))
    assert await refusal(house, "Friend", 51) is None


async def test_when_newcomers_must_ask_the_host_sees_who_knocks_and_lets_them_in() -> None:
    house = await House.opened(2)
    await house.do(ANN, c.SetDoor("ask"))
    assert await refusal(house, "Friend", 50) == "host_is_asked"
    assert await refusal(house, "Stranger", 51) == "host_is_asked"
    assert await refusal(house, "Friend", 50) == "host_is_asked", "knocking twice is knocking once"
    assert knocks(house) == ["Friend", "Stranger"]
    friend, stranger = (knock["id"] for knock in house.shown()["knocks"])
    await house.do(ANN, c.AnswerKnock(friend, welcome=True))
    await house.do(ANN, c.AnswerKnock(stranger, welcome=False))
    assert knocks(house) == []
    assert await refusal(house, "Stranger", 51) == "not_let_in"
    assert await refusal(house, "Friend", 50) is None
    assert await house.refusal(ANN, c.AnswerKnock(friend, welcome=True)) == "no_such_person"


async def test_a_newcomer_who_stops_knocking_is_taken_to_have_gone() -> None:
    house = await House.opened(2)
    await house.do(ANN, c.SetDoor("ask"))
    await refusal(house, "Stranger", 50)
    await house.wait(KNOCK_LASTS)
    assert knocks(house) == []


async def test_every_screen_shows_who_knocks_until_they_are_forgotten() -> None:
    house = await House.opened(2)
    await house.come(ANN)
    await house.do(ANN, c.SetDoor("ask"))
    await refusal(house, "Stranger", 50)
    house.clock.millis += KNOCK_LASTS
    house.check()
    await house.wait(0)
    house.check()
    assert knocks(house) == []


async def test_the_number_of_people_who_wait_at_the_door_is_limited() -> None:
    house = await House.opened(2)
    await house.do(ANN, c.SetDoor("ask"))
    length = house.state.length
    answers = [await refusal(house, f"Stranger {n}", 50 + n) for n in range(MOST_WAITING + 5)]
    assert answers == ["host_is_asked"] * MOST_WAITING + ["not_let_in"] * 5
    assert house.state.length == length, "a knock is written nowhere"


async def test_a_stranger_cannot_fill_the_table() -> None:
    house = await House.dealt(3)
    answers = [await refusal(house, f"Puppet {n}", 50 + n) for n in range(20)]
    assert answers[: GUESTS_UNASKED + 1] == [None] * GUESTS_UNASKED + ["host_is_asked"]
    assert len(house.state.persons) == 3 + GUESTS_UNASKED


async def test_six_puppets_cannot_kick_the_host_and_the_friends() -> None:
    house = await House.opened(4)
    puppets = [await house.join() for _ in range(6)]
    for puppet in puppets:
        for friend in (ANN, BOB, CID, DAN):
            assert await house.refusal(puppet, c.Kick(friend)) == "too_new_here"
    for puppet in puppets:
        await house.do(ANN, c.Kick(puppet))
        house.go(puppet)
    assert [person.id for person in house.state.persons] == [ANN, BOB, CID, DAN]


async def test_anyone_who_joined_after_a_motion_was_proposed_has_no_vote_on_it() -> None:
    house = await House.opened(4)
    house.clock.millis += NEWCOMER_FOR
    await house.do(BOB, c.Kick(ANN))
    late = [await house.join() for _ in range(3)]
    house.clock.millis += NEWCOMER_FOR
    assert [motion["needed"] for motion in house.shown()["motions"]] == [3], "of four, not of seven"
    for who in late:
        assert await house.refusal(who, c.Kick(ANN)) == "too_new_here"
    await house.do(CID, c.Kick(ANN))
    await house.do(DAN, c.Kick(ANN))
    assert house.state.person(ANN) is None
    house.go(ANN)


async def test_people_who_were_dealt_in_may_decide_however_recently_they_joined() -> None:
    house = await House.talking(3)
    await house.do(BOB, c.Kick(ANN))
    await house.do(CID, c.Kick(ANN))
    assert house.state.person(ANN) is None
    house.go(ANN)


async def test_a_stranger_who_became_host_while_all_were_away_cannot_kick_a_friend() -> None:
    house = await House.opened(4)
    stranger = await house.join()
    friends = (ANN, BOB, CID, DAN)
    for friend in friends:
        house.go(friend)
    await house.wait(AbsenceTimeouts().host + 1)
    assert house.state.host == stranger
    await house.wait(NEWCOMER_FOR)
    for friend in friends:
        await house.do(stranger, c.Kick(friend))
    assert [person.id for person in house.state.persons] == [*friends, stranger]
    assert {motion["needed"] for motion in house.shown()["motions"]} == {3}, "of five, though one is here"
    await house.come(ANN)
    await house.do(stranger, c.HandOver(ANN))
    await house.do(ANN, c.Kick(stranger))
    house.go(stranger)


async def test_a_kicked_person_cannot_return_by_device_or_under_a_lookalike_name() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Kick(BOB))
    house.go(BOB)
    assert await refusal(house, "Somebody Else", BOB) == "was_kicked"
    assert await refusal(house, "Воb", 50) == "was_kicked"
    assert await refusal(house, "Bobby", 51) is None
    assert await house.refusal(CID, c.Introduce(name="Воb")) == "name_taken"


async def test_watchers_are_counted_and_can_be_sent_away() -> None:
    house = await House.opened(2)
    screen = await house.come(None)
    assert house.shown()["watchers"] == 1
    await house.do(ANN, c.SetDoor(watching=False))
    assert screen.farewell == "no_watching"
    house.go(None)
    assert house.shown()["watchers"] == 0
    with pytest.raises(Illegal, match="no_watching"):
        await house.table.admit(None, Phone(), (None, None))
    await house.do(ANN, c.SetDoor(watching=True))
    await house.come(None)


async def test_the_number_of_devices_per_seat_is_limited() -> None:
    house = await House.opened(1)
    for _ in range(DEVICES - 1):
        await house.come(ANN)
    with pytest.raises(Illegal, match="too_many_devices"):
        await house.table.admit(ANN, Phone(), (None, None))


async def test_the_number_of_watchers_is_limited() -> None:
    house = await House.opened(1)
    for _ in range(WATCHERS):
        await house.come(None)
    with pytest.raises(Illegal, match="no_watching"):
        await house.table.admit(None, Phone(), (None, None))
