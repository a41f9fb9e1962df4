"""The table outlives the game: rematches, other games, people who come and go, one score for the evening."""

import pytest

from quivive.engine.game import Outcome, Seat
from quivive.engine.replay import record, verify
from quivive.games.spyfall import GAME
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.evening import points_for_places
from quivive.tables.model import Chair
from quivive.tables.record import played_game
from tests.tables.house import ANN, BOB, CID, DAN, EVE, House
from tests.toy import Point, Say


async def spies_win(house: House) -> int:
    """Plays a game of one round; returns the seat of the spy who named the place."""
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Skip(house.beat))
    spy = house.round.spies[0]
    await house.act(house.person_at(spy), s.Stop())
    await house.act(house.person_at(spy), s.Guess(house.round.place))
    assert house.state.phase == "result"
    return spy


def evening(house: House) -> dict[int, tuple[int, int]]:
    """Points and wins by person, as the screens show them."""
    return {tally["person"]: (tally["points"], tally["wins"]) for tally in house.phone(ANN).table["evening"]}


async def test_the_evening_adds_up_over_rematches() -> None:
    house = await House.opened(3)
    await house.agree_on(rounds=1)
    expected = {ANN: (0, 0), BOB: (0, 0), CID: (0, 0)}
    for number in range(1, 6):
        spy = house.person_at(await spies_win(house))
        for who, (points, wins) in expected.items():
            # The two others tie for second place.
            expected[who] = (points + 3, wins + 1) if who == spy else (points + 2, wins)
        assert evening(house) == expected
        assert [game["number"] for game in house.phone(BOB).table["games"]] == list(range(1, number + 1))


async def test_people_come_and_go_and_keep_what_they_have() -> None:
    house = await House.opened(4)
    await house.agree_on(rounds=1)
    house.clock.millis += 1_000
    first = house.person_at(await spies_win(house))
    leaver = BOB if first != BOB else CID
    await house.do(leaver, c.Leave())
    house.go(leaver)
    late = await house.join()
    assert house.state.chair_of(late) == 3
    second = house.person_at(await spies_win(house))
    scores = evening(house)
    assert set(scores) == {ANN, BOB, CID, DAN, EVE}
    assert scores[leaver] == (2, 0)
    assert sum(points for points, _ in scores.values()) == 2 * (3 + 2 + 2 + 2)
    assert scores[first][0] >= 3
    assert scores[second][0] >= 3
    assert house.state.games[1].persons == tuple(chair.person for chair in house.state.chairs)


@pytest.mark.parametrize(
    ("scores", "winners", "worth"),
    [
        pytest.param((12, 7, 9, 1), (0,), (3, 1, 2, 0), id="by_points"),
        pytest.param((5, 5, 3), (0, 1), (3, 3, 1), id="equals_share_the_better_place"),
        pytest.param((5, 9), (0,), (3, 2), id="whoever_left_keeps_points_and_cannot_win"),
        pytest.param((1, 1, 1), (0, 1, 2), (3, 3, 3), id="won_together"),
        pytest.param((0, 0), (), (0, 0), id="lost_together"),
    ],
)
def test_places_count_whatever_a_games_own_scoring_is(
    scores: tuple[int, ...], winners: tuple[Seat, ...], worth: tuple[int, ...]
) -> None:
    assert points_for_places(Outcome("over", scores, winners)) == worth


async def test_somebody_who_leaves_and_comes_back_is_one_person_in_the_score() -> None:
    house = await House.opened(4)
    await house.agree_on(rounds=1)
    await spies_win(house)
    await house.do(DAN, c.Leave())
    house.go(DAN)
    again = await house.join("Dan")
    await spies_win(house)
    assert sorted(tally.name for tally in house.state.evening) == ["Ann", "Bob", "Cid", "Dan"]
    assert evening(house)[again][0] >= 4


async def test_bots_and_abandoned_games_score_nothing() -> None:
    house = await House.opened(1, bots=2)
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Abandon())
    assert evening(house) == {}
    await house.do(ANN, c.Agree(preset="quick"))
    await house.do(ANN, c.StartGame())
    while house.state.phase == "game":
        await house.do(ANN, c.Skip(house.beat))
    (tally,) = house.state.evening
    assert tally.person == ANN
    assert [played.outcome is None for played in house.state.games] == [True, False]


async def test_late_guests_wait_and_are_seated_after_the_game() -> None:
    house = await House.dealt(3)
    for expected in (DAN, EVE):
        assert await house.join() == expected
    assert house.names() == ["Ann", "Bob", "Cid"]
    assert house.phone(DAN).view == house.view(None)
    await house.do(ANN, c.Abandon())
    assert house.names() == ["Ann", "Bob", "Cid", "Dan", "Eve"]
    assert house.phone(DAN).view == house.view(None), "the last game was not theirs"
    await house.do(ANN, c.StartGame())
    assert house.view(DAN)["you"] == 3
    assert house.phone(DAN).view == house.view(DAN)


async def test_guests_are_seated_in_the_order_in_which_they_came_while_there_is_room() -> None:
    house = await House.dealt(11)
    early, late = await house.join(), await house.join()
    await house.do(ANN, c.Abandon())
    assert house.state.chair_of(early) == 11
    assert house.state.chair_of(late) is None
    await house.do(ANN, c.StartGame())
    await house.do(BOB, c.Leave())
    house.go(BOB)
    await house.do(ANN, c.Abandon())
    assert house.state.chair_of(late) == 11, "a seat has become free"


async def test_anyone_who_stood_up_watches_one_game_and_is_seated_again() -> None:
    house = await House.opened(4)
    await house.do(BOB, c.Stand())
    await house.do(ANN, c.StartGame())
    assert house.state.players == (ANN, CID, DAN)
    await house.do(ANN, c.Abandon())
    assert house.names() == ["Ann", "Cid", "Dan", "Bob"]


async def test_seats_left_out_count_again_in_the_next_game() -> None:
    house = await House.talking(4)
    house.go(BOB)
    await house.do(ANN, c.LeaveOut(1))
    await house.do(ANN, c.Abandon())
    assert house.state.chairs[1] == Chair(person=BOB)
    await house.do(ANN, c.StartGame())
    assert house.state.presences == ("here",) * 4
    assert house.round.dealt_in == (0, 1, 2, 3)


async def test_a_bot_stands_in_from_one_game_to_the_next() -> None:
    house = await House.talking(4)
    house.go(BOB)
    await house.do(ANN, c.BotFor(1))
    await house.do(ANN, c.Abandon())
    assert house.state.chairs[1] == Chair(person=BOB, bot="regular")
    await house.do(ANN, c.StartGame())
    await house.come(BOB)
    assert house.state.chairs[1] == Chair(person=BOB)


async def test_the_next_game_may_have_another_preset() -> None:
    house = await House.opened(5)
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Abandon())
    await house.do(ANN, c.Agree(preset="two_spies"))
    await house.do(ANN, c.StartGame())
    assert len(house.round.spies) == 2


@pytest.mark.usefixtures("hush")
async def test_another_game_with_the_same_people_counts_for_the_same_evening() -> None:
    house = await House.opened(3)
    await house.agree_on(rounds=1)
    spy = house.person_at(await spies_win(house))
    await house.do(ANN, c.Agree(game="hush"))
    assert house.phone(BOB).table["playing"] == "spyfall"
    await house.do(ANN, c.StartGame())
    (frame,) = [frame for frame in house.phone(BOB).frames if "word" in (frame.get("view") or {})]
    assert frame["table"]["set"]["playing"] == "hush"
    while house.state.phase == "game":
        for who in (BOB, CID):
            await house.act(who, Point(Seat(0)))
        await house.act(ANN, Point(Seat(1)))
        await house.act(ANN, Say("hush"))
    before = dict.fromkeys([1, 2, 3], 2) | {spy: 3}
    gained = {who: points - before[who] for who, (points, _) in evening(house).items()}
    assert gained == {ANN: 3, BOB: 2, CID: 1}
    assert [game.game for game in house.state.games] == ["spyfall", "hush"]


async def test_every_game_of_the_evening_can_be_exported_and_verified() -> None:
    house = await House.opened(3, bots=1)
    await house.agree_on(rounds=1)
    await house.do(ANN, c.Say("before the first"))
    await spies_win_with_a_pause(house)
    await house.do(ANN, c.Say("between"))
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Abandon())
    await spies_win_with_a_pause(house)
    stories = [await played_game(house.log, house.state.code, played) for played in house.state.games]
    for played, (match, steps) in zip(house.state.games, stories, strict=True):
        assert match.outcome == played.outcome
        if played.outcome is not None:
            verify(GAME, record(match, steps, played.names))
    assert [played.outcome is None for played in house.state.games] == [False, True, False]
    assert len({match.deal.seed for match, _ in stories}) == 3


async def spies_win_with_a_pause(house: House) -> None:
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Pause())
    await house.wait(5_000)
    await house.do(ANN, c.Resume())
    house.go(BOB)
    await house.do(ANN, c.LeaveOut(1))
    await house.come(BOB)
    while house.state.phase == "game":
        await house.skip()
