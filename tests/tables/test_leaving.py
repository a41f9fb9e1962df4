"""Leaving for good during a game: a bot finishes the round, then the seat is not dealt in any more."""

from typing import get_args

import pytest

from quivive.engine.game import Illegal
from quivive.engine.registry import games
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.model import Absence, Chair
from quivive.tables.names import token_hash
from tests.tables.house import ANN, BOB, CID, DAN, House, token


async def leave(house: House, *people: int) -> None:
    for person in list(house.state.persons):
        if person.id in people:
            await house.do(person.id, c.Leave())
            house.go(person.id)


async def test_a_bot_plays_the_seat_to_the_end_of_the_round() -> None:
    house = await House.talking(5, rounds=2)
    await leave(house, BOB)
    assert house.state.chairs[1] == Chair(bot="regular", gone=True, left=token_hash(token(BOB)))
    assert house.round.dealt_in == (0, 1, 2, 3, 4)
    await house.act(ANN, s.Accuse(house.round.dealt_in[2]))
    await house.wait(30_000)
    assert house.view(None)["vote"]["voted"] == [0, 1]


async def test_in_the_next_round_the_seat_is_not_dealt_in() -> None:
    house = await House.talking(4, rounds=2)
    await leave(house, BOB)
    while house.round.number == 1:
        await house.skip()
    assert house.round.dealt_in == (0, 2, 3)
    assert house.round.roles[1] is None
    assert house.names() == ["Ann", "*", "Cid", "Dan"]


async def test_with_fewer_than_three_seats_the_game_ends_and_the_scores_stand() -> None:
    house = await House.talking(4, rounds=5)
    await house.act(house.person_at(house.round.spies[0]), s.Stop())
    spy = house.round.spies[0]
    await house.act(house.person_at(spy), s.Guess(house.round.place))
    scores = house.view(None)["scores"]
    assert scores[spy] == 4
    await leave(house, ANN)
    assert house.shown()["phase"] == "game"
    await leave(house, BOB)
    assert house.shown()["phase"] == "result"
    outcome = house.state.games[0].outcome
    assert outcome is not None
    assert (outcome.reason, list(outcome.scores)) == ("too_few_players", scores)
    assert house.names() == ["Cid", "Dan"]
    assert house.state.host == CID


async def test_bots_of_the_tables_own_count_as_seats() -> None:
    house = await House.talking(3, bots=2)
    await leave(house, BOB, CID)
    assert house.state.phase == "game"
    assert house.state.presences == ("here", "gone", "gone", "here", "here")


async def test_an_absent_player_can_be_kicked() -> None:
    house = await House.talking(4)
    house.go(BOB)
    await house.wait(45_000)
    assert house.state.chairs[1] == Chair(person=BOB, bot="regular")
    await house.do(ANN, c.Kick(BOB))
    assert house.state.chairs[1] == Chair(bot="regular", gone=True)
    assert house.state.presences[1] == "gone"


async def test_a_kicked_player_cannot_walk_back_in() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Kick(BOB))
    for name, device in (("Robert", BOB), (" bob ", 9)):
        with pytest.raises(Illegal, match="was_kicked"):
            await house.table.join(name, None, "en", token(device))
    assert house.names() == ["Ann", "Cid"]
    assert await house.table.join("Eve", None, "en", token(9)) == 4


async def test_a_player_who_left_and_returns_with_another_secret_is_a_guest_without_the_old_card() -> None:
    house = await House.talking(4)
    await leave(house, BOB)
    who = await house.table.join("Bob", None, "en", token(9))
    assert who == 5
    phone = await house.come(who)
    assert phone.view == house.view(None)
    assert house.state.chair_of(who) is None
    await house.do(ANN, c.Abandon())
    assert house.names() == ["Ann", "Cid", "Dan", "Bob"]


@pytest.mark.parametrize("absence", get_args(Absence))
@pytest.mark.parametrize("game", games())
async def test_whoever_left_for_good_and_returns_with_the_same_secret_has_the_seat_back_at_once(
    game: str, absence: Absence
) -> None:
    house = await House.opened(1, bots=games()[game].seats[0], game=game)
    bob = await house.join()
    await house.do(ANN, c.Agree(absence=absence))
    await house.do(ANN, c.StartGame())
    seat = house.state.chair_of(bob)
    assert seat is not None
    await leave(house, bob)
    await house.wait(30_000)
    assert house.state.phase == "game"
    who = await house.table.join("Bob", None, "en", token(bob))
    phone = await house.come(who)
    assert house.state.chairs[seat] == Chair(person=who)
    assert house.state.presences[seat] == "here"
    assert phone.view == house.view(who)
    assert phone.view is not None
    assert phone.view["you"] == seat
    assert "left" not in str(phone.table["chairs"])
    await house.restart()
    assert house.state.chair_of(who) == seat
    house.check()


async def test_whoever_left_comes_back_through_a_closed_door_and_scores_for_the_seat_as_one_person() -> None:
    house = await House.talking(4, rounds=1)
    await leave(house, BOB)
    await house.do(ANN, c.SetDoor(door="locked"))
    who = await house.table.join("Bob", None, "en", token(BOB))
    await house.come(who)
    while house.state.phase == "game":
        await house.skip()
    assert house.state.games[0].persons == (ANN, who, CID, DAN)
    assert [tally.name for tally in house.state.evening] == ["Ann", "Bob", "Cid", "Dan"]


async def test_between_games_there_is_no_seat_to_give_back() -> None:
    house = await House.talking(4)
    await leave(house, BOB)
    await house.do(ANN, c.Abandon())
    who = await house.table.join("Bob", None, "en", token(BOB))
    assert house.names() == ["Ann", "Cid", "Dan", "Bob"]
    assert house.state.chair_of(who) == 3


async def test_bots_do_not_play_on_once_everybody_has_left() -> None:
    house = await House.talking(1, bots=5)
    await house.wait(30_000)
    await leave(house, ANN)
    assert house.state.persons == ()
    await house.wait(60_000)
    length = house.state.length
    await house.wait(3_600_000)
    assert house.state.length == length
    who = await house.join()
    assert house.state.host == who
    await house.do(who, c.Abandon())
    assert house.names() == ["*"] * 5 + ["Bob"]


async def test_leaving_during_a_vote_does_not_close_it_before_the_bot_has_voted() -> None:
    house = await House.talking(4)
    await house.act(ANN, s.Accuse(house.round.dealt_in[1]))
    await house.act(CID, s.Vote(True))
    await leave(house, DAN)
    assert house.phase() == "accusation"
    await house.wait(30_000)
    assert house.round.verdicts


@pytest.mark.parametrize(
    ("absence", "chair", "plays"),
    [
        ("bot", Chair(bot="regular", gone=True, left=token_hash(token(BOB))), "gone"),
        ("wait", Chair(bot="regular", gone=True, left=token_hash(token(BOB))), "gone"),
        ("leave_out", Chair(gone=True, out=True, left=token_hash(token(BOB))), "gone_out"),
    ],
)
async def test_in_dixit_the_seat_is_treated_as_the_table_agreed_for_absent_seats(
    absence: Absence, chair: Chair, plays: str
) -> None:
    house = await House.opened(4, game="dixit")
    await house.do(ANN, c.Agree(absence=absence))
    await house.do(ANN, c.StartGame())
    await leave(house, BOB)
    assert house.state.chairs[1] == chair
    assert house.state.presences[1] == plays
    assert house.view(None)["gone"] == [1]
    assert house.view(None)["away"] == ([1] if plays == "gone_out" else [])


async def test_in_spyfall_a_bot_finishes_the_round_whatever_the_table_agreed() -> None:
    house = await House.opened(4)
    await house.do(ANN, c.Agree(absence="leave_out"))
    await house.do(ANN, c.StartGame())
    await leave(house, BOB)
    assert house.state.chairs[1] == Chair(bot="regular", gone=True, left=token_hash(token(BOB)))
