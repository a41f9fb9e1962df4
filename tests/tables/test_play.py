"""Actions of the game itself: malformed, late, illegal and paused are different refusals."""

import msgspec
import pytest

from quivive.engine.game import Action, Illegal, Seat
from quivive.engine.match import Acted
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.events import Stepped
from tests.tables.house import ANN, BOB, House

MALFORMED = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"{}",
    b'{"type":"fly"}',
    b'{"type":"vote"}',
    b'{"type":"vote","guilty":1}',
    b'{"type":"vote","guilty":true,"twice":true}',
    b'{"type":"ask","to":"1"}',
    b'{"type":"guess","place":"\xff"}',
]


@pytest.mark.parametrize("raw", MALFORMED)
async def test_an_action_that_cannot_be_read_is_malformed(raw: bytes) -> None:
    house = await House.talking(3)
    length = house.state.length
    with pytest.raises(Illegal, match="malformed_action"):
        await house.table.act(ANN, "#", house.beat, msgspec.Raw(raw))
    assert house.state.length == length


@pytest.mark.parametrize("off", [-1, 1, -100, 2**62])
async def test_an_action_for_another_beat_is_late(off: int) -> None:
    house = await House.dealt(3)
    dealer = house.person_at(house.round.dealer)
    with pytest.raises(Illegal, match="late"):
        await house.act(dealer, s.Start(), house.beat + off)
    await house.act(dealer, s.Start())
    assert house.phase() == "talk"


async def test_an_action_that_the_rules_forbid_is_refused_with_the_games_code() -> None:
    house = await House.talking(3)
    asker = house.round.asker
    cases: list[tuple[int, Action, str]] = [
        (asker, s.Start(), "clock_runs_already"),
        (asker, s.Ask(asker, "Me?"), "not_yourself"),
        (asker, s.Ask(Seat(7), "Who?"), "no_such_player"),
        ((asker + 1) % 3, s.Ask(asker, "Who?"), "not_your_question"),
        (asker, s.Vote(True), "no_vote_now"),
    ]
    for seat, action, code in cases:
        assert await house.refusal(house.person_at(seat), action) == code


async def test_actions_are_refused_between_games() -> None:
    house = await House.opened(3)
    with pytest.raises(Illegal, match="no_game"):
        await house.act(ANN, s.Start(), 0)
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Abandon())
    assert await house.refusal(house.person_at(house.round.dealer), s.Start()) == "no_game"


async def test_guests_cannot_act() -> None:
    house = await House.dealt(3)
    guest = await house.join()
    assert await house.refusal(guest, s.Start()) == "guests_only_watch"
    assert await house.refusal(guest, c.Pause()) == "guests_only_watch"
    assert house.view(guest) == house.view(None)


async def test_a_player_who_left_for_good_cannot_act() -> None:
    house = await House.talking(4)
    await house.do(BOB, c.Leave())
    assert await house.refusal(BOB, s.Accuse(Seat(0))) == "no_such_person"
    house.go(BOB)


async def test_an_accepted_action_is_in_the_log_with_its_seat_and_its_time() -> None:
    house = await House.dealt(3)
    house.clock.millis += 1_234
    dealer = house.round.dealer
    await house.act(house.person_at(dealer), s.Start())
    entry = house.last
    assert (entry.by, entry.at) == (house.person_at(dealer), house.clock.millis)
    (event,) = entry.events
    assert isinstance(event, Stepped)
    assert event.step.at == 1_234
    assert isinstance(event.step.cause, Acted)
    assert (event.step.cause.seat, event.step.cause.made) == (dealer, 1_234)


async def test_the_senders_own_frame_acknowledges_the_action() -> None:
    house = await House.dealt(3)
    dealer = house.person_at(house.round.dealer)
    for _, phone in house.phones:
        phone.news()
    raw = msgspec.Raw(msgspec.json.encode(s.Start()))
    assert await house.table.act(dealer, "my start", house.beat, raw)
    for viewer, phone in house.phones:
        (frame,) = phone.news()
        assert frame.get("done") == ("my start" if viewer == dealer else None)


async def test_a_command_that_changes_nothing_visible_is_acknowledged_without_a_frame() -> None:
    house = await House.opened(3)
    for _, phone in house.phones:
        phone.news()
    assert not await house.do(BOB, c.Ready(False))
    assert not await house.do(BOB, c.Introduce())
    assert [phone.news() for _, phone in house.phones] == [[], [], []]


async def test_a_game_that_ends_leads_to_its_result() -> None:
    house = await House.talking(3, rounds=1)
    for person in house.state.persons:
        await house.do(person.id, c.Ready(True))
    spy = house.round.spies[0]
    await house.act(house.person_at(spy), s.Stop())
    await house.act(house.person_at(spy), s.Guess(house.round.place))
    assert house.state.phase == "result"
    played = house.state.games[0]
    assert (played.number, played.game, played.persons) == (1, "spyfall", (1, 2, 3))
    assert played.names == ("Ann", "Bob", "Cid")
    assert played.outcome is not None
    assert (played.outcome.reason, played.outcome.winners) == ("rounds_played", (spy,))
    shown = house.phone(BOB).table
    assert shown["games"][0]["outcome"]["scores"][spy] == 4
    assert not any(person["ready"] for person in shown["persons"])
    assert house.phone(BOB).view == house.view(BOB), "the last view stays on the screen"
    assert house.alarm.due is None


async def test_a_person_sees_where_they_sat_when_the_game_was_dealt() -> None:
    house = await House.dealt(3)
    await house.do(ANN, c.Abandon())
    await house.do(ANN, c.Arrange((2, 0, 1)))
    assert [house.phone(person.id).view["you"] for person in house.state.persons] == [0, 1, 2]  # type: ignore[index]
    await house.do(ANN, c.StartGame())
    assert [house.phone(person.id).view["you"] for person in house.state.persons] == [1, 2, 0]  # type: ignore[index]
