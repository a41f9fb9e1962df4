"""Before a game: people join, sit down, stand up and get ready, and bots are seated."""

import pytest

from quivive.engine.game import Illegal
from quivive.tables import commands as c
from quivive.tables import judge
from quivive.tables.judge import MOST_PERSONS
from quivive.tables.model import Chair
from quivive.tables.names import token_hash
from tests.tables.house import ANN, BOB, CID, DAN, NAMES, House, token


async def test_the_person_who_opens_a_table_sits_at_it_as_the_host() -> None:
    house = await House.opened(1)
    assert house.state.host == ANN
    assert house.state.phase == "lobby"
    assert house.names() == ["Ann"]
    assert house.state.persons[0].token == token_hash(token(ANN))
    shown = house.phone(ANN).table
    assert (shown["game"], shown["preset"]) == ("spyfall", "classic")
    assert (shown["sitting"], shown["absence"]) == ("apart", "bot")


async def test_newcomers_sit_down_in_the_order_in_which_they_come() -> None:
    house = await House.opened(4)
    assert house.names() == list(NAMES[:4])
    assert [person["here"] for person in house.phone(BOB).table["persons"]] == [True] * 4


async def test_joining_again_with_the_same_secret_is_returning() -> None:
    house = await House.opened(2)
    length = house.state.length
    assert await house.table.join("Somebody Else", 9, "uk", token(BOB)) == BOB
    assert house.state.length == length
    assert house.names() == ["Ann", "Bob"]


async def test_newcomers_for_whom_the_game_has_no_seat_are_guests() -> None:
    house = await House.opened(12)
    who = await house.join()
    assert house.state.chair_of(who) is None
    assert len(house.state.chairs) == 12
    assert await house.refusal(who, c.Sit()) == "no_free_seat"
    await house.do(BOB, c.Stand())
    await house.do(who, c.Sit())
    assert house.state.chair_of(who) == 11


async def test_the_number_of_people_at_a_table_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "GUESTS_UNASKED", MOST_PERSONS)
    house = await House.opened(1)
    for number in range(2, MOST_PERSONS + 1):
        await house.table.join(f"Person {number}", None, "en", token(number))
    with pytest.raises(Illegal, match="table_full"):
        await house.table.join("One more", None, "en", token(99))
    assert await house.table.join("Person 2", None, "en", token(2)) == BOB
    assert len(house.state.persons) == MOST_PERSONS


async def test_people_may_stand_up_and_sit_down_again() -> None:
    house = await House.opened(3)
    assert await house.refusal(BOB, c.Sit()) == "seated_already"
    await house.do(BOB, c.Stand())
    assert house.names() == ["Ann", "Cid"]
    assert await house.refusal(BOB, c.Stand()) == "not_seated"
    await house.do(BOB, c.Sit())
    assert house.names() == ["Ann", "Cid", "Bob"]


async def test_everybody_says_for_themselves_whether_they_are_ready() -> None:
    house = await House.opened(3)
    await house.do(BOB, c.Ready(True))
    assert [person["ready"] for person in house.phone(CID).table["persons"]] == [False, True, False]
    await house.do(BOB, c.Ready(False))
    assert not any(person.ready for person in house.state.persons)


async def test_bots_can_be_seated_and_removed() -> None:
    house = await House.opened(2)
    await house.do(ANN, c.SeatBot())
    await house.do(ANN, c.SeatBot(level="sharp"))
    assert house.state.chairs[2:] == (Chair(bot="regular"), Chair(bot="sharp"))
    await house.do(ANN, c.Unseat(2))
    assert house.names() == ["Ann", "Bob", "*"]
    assert house.state.chairs[2].bot == "sharp"


BAD_BOTS: dict[str, c.AnyCommand] = {
    "no_such_bot_level": c.SeatBot(level="genius"),
    "no_such_bot": c.Unseat(1),
    "no_free_seat": c.SeatBot(),
}


@pytest.mark.parametrize("code", BAD_BOTS)
async def test_a_bot_that_cannot_be_seated_or_removed_is_refused(code: str) -> None:
    house = await House.opened(2, bots=10 if code == "no_free_seat" else 1)
    assert await house.refusal(ANN, BAD_BOTS[code]) == code
    assert await house.refusal(ANN, c.Unseat(31)) == "no_such_bot"


async def test_the_host_arranges_the_seats() -> None:
    house = await House.opened(3, bots=1)
    await house.do(ANN, c.Arrange((3, 1, 2, 0)))
    assert house.names() == ["*", "Bob", "Cid", "Ann"]
    await house.do(ANN, c.Arrange((1, 2, 3, 0)))
    assert house.names() == ["Bob", "Cid", "Ann", "*"]


@pytest.mark.parametrize("order", [(), (0, 1), (0, 0, 1), (0, 1, 3), (0, 1, 2, 2), (0, 1, 2, 3)])
async def test_an_order_that_is_no_permutation_is_refused(order: tuple[int, ...]) -> None:
    house = await House.opened(3)
    assert await house.refusal(ANN, c.Arrange(order)) == "bad_order"


FOR_THE_HOST: list[c.AnyCommand] = [
    c.Arrange((1, 0, 2)),
    c.SeatBot(),
    c.Unseat(0),
    c.Agree(),
    c.StartGame(),
    c.ShowResult(),
    c.HandOver(BOB),
    c.SetDoor("locked"),
    c.AnswerKnock(1, welcome=True),
]


@pytest.mark.parametrize("command", FOR_THE_HOST, ids=lambda command: command.__struct_config__.tag)
async def test_only_the_host_prepares_a_game(command: c.AnyCommand) -> None:
    house = await House.opened(3)
    for other in (BOB, CID):
        assert await house.refusal(other, command) == "only_the_host"
    await house.do(ANN, c.HandOver(BOB))
    assert await house.refusal(ANN, command) == "only_the_host"


NOT_DURING_A_GAME: list[c.AnyCommand] = [
    c.Arrange((1, 0, 2)),
    c.SeatBot(),
    c.Unseat(0),
    c.Agree(preset="quick"),
    c.StartGame(),
    c.Stand(),
    c.GiveNonce("0" * 32),
]


@pytest.mark.parametrize("command", NOT_DURING_A_GAME, ids=lambda command: command.__struct_config__.tag)
async def test_preparations_for_the_next_game_are_refused_during_this_one(command: c.AnyCommand) -> None:
    house = await House.dealt(3)
    assert await house.refusal(ANN, command) == "game_going_on"


async def test_nobody_can_ask_anything_of_a_table_they_are_not_at() -> None:
    house = await House.opened(2)
    assert await house.refusal(DAN, c.Ready(True)) == "no_such_person"
    await house.do(BOB, c.Leave())
    assert await house.refusal(BOB, c.Ready(True)) == "no_such_person"
    assert house.phone(BOB).farewell == "left"
    assert house.table.person_with(token(BOB)) is None
    house.go(BOB)
    assert house.names() == ["Ann"]


async def test_the_first_to_arrive_after_everybody_left_becomes_host() -> None:
    house = await House.opened(1)
    await house.do(ANN, c.Leave())
    house.go(ANN)
    assert (house.state.persons, house.state.chairs) == ((), ())
    who = await house.join()
    assert house.state.host == who
    assert house.names() == ["Bob"]
