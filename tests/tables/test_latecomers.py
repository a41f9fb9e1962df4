"""Guests who arrive during a game take over a bot's seat when a round begins."""

import asyncio

import pytest

from quivive.engine.registry import games
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.model import Chair, PersonId
from tests.tables.house import ANN, BOB, House


async def next_round(house: House) -> None:
    number = house.round.number
    while house.round.number == number:
        await house.skip()


async def test_a_guest_takes_over_a_bots_seat_when_the_next_round_begins() -> None:
    house = await House.talking(3, bots=2, rounds=3)
    guest = await house.join()
    await house.wait(1_000)
    assert house.phone(ANN).table["queue"] == [guest]
    assert house.view(guest) == house.view(None)
    await next_round(house)
    assert house.names() == ["Ann", "Bob", "Cid", "Dan", "*"]
    assert house.phone(ANN).table["queue"] == []
    assert house.view(guest)["you"] == 3
    assert house.view(guest)["card"] is not None
    assert house.phone(guest).view == house.view(guest)
    house.check()


async def test_a_bots_planned_move_is_dropped_with_the_bot() -> None:
    house = await House.talking(2, bots=2, rounds=2)
    guest = await house.join()
    await next_round(house)
    await house.skip()
    assert house.state.chairs[2] == Chair(person=guest)
    await house.act(ANN, s.Accuse(house.round.dealt_in[1]))
    await house.wait(20_000)
    assert house.view(None)["vote"]["voted"] in ([0], [0, 3])


async def test_guests_take_over_as_many_seats_as_there_are_bots_in_the_order_of_arrival() -> None:
    house = await House.talking(3, bots=1, rounds=3)
    first, second = await house.join(), await house.join()
    await next_round(house)
    assert house.state.chair_of(first) == 3
    assert house.state.queue == (second,)
    assert await house.refusal(second, c.Sit()) == "no_free_seat"


async def test_a_guest_may_choose_to_watch_and_change_their_mind() -> None:
    house = await House.talking(3, bots=1, rounds=4)
    guest = await house.join()
    await house.do(guest, c.Stand())
    await next_round(house)
    assert house.state.chair_of(guest) is None
    await house.do(guest, c.Sit())
    length = house.state.length
    await house.do(guest, c.Sit())
    assert house.state.length == length, "asked for again, nothing is kept"
    await next_round(house)
    assert house.state.chair_of(guest) == 3


async def test_anyone_who_stood_up_before_the_game_is_not_seated_unasked() -> None:
    house = await House.opened(4, bots=1)
    await house.agree_on(rounds=3)
    watcher = PersonId(4)
    await house.do(watcher, c.Stand())
    await house.do(ANN, c.StartGame())
    await next_round(house)
    assert house.state.chair_of(watcher) is None


async def test_a_guest_who_is_away_or_has_left_takes_no_seat() -> None:
    house = await House.talking(3, bots=2, rounds=4)
    away, left = await house.join(), await house.join()
    house.go(away)
    await house.do(left, c.Leave())
    house.go(left)
    await next_round(house)
    assert house.names() == ["Ann", "Bob", "Cid", "*", "*"]
    await house.come(away)
    await next_round(house)
    assert house.state.chair_of(away) == 3


async def test_the_seat_of_somebody_who_is_away_is_kept_for_them() -> None:
    house = await House.talking(4, rounds=3)
    house.go(BOB)
    await house.wait(45_000)
    assert house.state.chairs[1] == Chair(person=BOB, bot="regular")
    guest = await house.join()
    await next_round(house)
    assert house.state.chair_of(guest) is None
    assert await house.refusal(guest, c.Sit()) == "no_free_seat"


async def test_a_latecomer_scores_for_the_seat_and_may_not_vote_to_kick_others_yet() -> None:
    house = await House.talking(2, bots=2, rounds=2)
    guest = await house.join()
    await next_round(house)
    assert await house.refusal(guest, c.Kick(BOB)) == "too_new_here"
    while house.state.phase == "game":
        await house.skip()
    assert [tally.person for tally in house.state.evening] == [ANN, BOB, guest]
    assert house.state.games[0].persons == (ANN, BOB, guest, None)
    assert house.state.games[0].names == ("Ann", "Bob", "Cid", "")


async def test_a_seat_that_was_taken_over_survives_a_restart() -> None:
    house = await House.talking(2, bots=2, rounds=3)
    guest = await house.join()
    await next_round(house)
    await house.restart()
    phone = await house.come(guest)
    assert phone.view == house.view(guest)
    house.check()


@pytest.mark.parametrize("game", games())
async def test_every_game_reaches_a_round_in_which_a_guest_can_sit_down(game: str) -> None:
    house = await House.opened(1, bots=games()[game].seats[0], game=game)
    await house.do(ANN, c.StartGame())
    guest = await house.join()
    house.go(ANN)  # a bot plays on for her
    while house.state.chair_of(guest) is None:
        assert house.state.phase == "game"
        await house.wait(1_000)
        await asyncio.sleep(0)  # a slow bot's answer comes between
    assert house.state.chair_of(guest) == 1
    assert house.view(guest)["you"] == 1
    assert house.phone(guest).view == house.view(guest)
