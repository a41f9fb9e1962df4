"""A command sent twice happens once, whatever the store does and whoever else writes to it."""

import asyncio

import msgspec
import pytest

from quivive.engine.game import Seat
from quivive.games.spyfall import model as s
from quivive.games.spyfall.rules.dealing import LOOK_AT_CARD
from quivive.tables import commands as c
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.done_commands import IDS_REMEMBERED
from quivive.tables.log import Broken
from quivive.tables.table import Table
from tests.memory import Trouble
from tests.tables.house import ANN, BOB, CID, House, token
from tests.tables.phone import Phone


def said(house: House) -> list[str]:
    return [said.text for said in house.state.chat]


async def test_a_command_sent_twice_happens_once() -> None:
    house = await House.opened(3)
    assert await house.do(ANN, c.Say("hello"), "a1")
    assert not await house.do(ANN, c.Say("hello"), "a1")
    assert not await house.do(ANN, c.Say("something else"), "a1")
    assert said(house) == ["hello"]


async def test_command_ids_are_per_person() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Say("Ann"), "1")
    await house.do(BOB, c.Say("Bob"), "1")
    assert said(house) == ["Ann", "Bob"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_command_sent_again_is_recognised_however_much_others_do(restarted: bool) -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Say("hello"), "a1")
    for number in range(IDS_REMEMBERED + 100):
        await house.do(BOB, c.Introduce(mask=4 + number % 30))
    if restarted:
        await house.restart()
    assert not await house.do(ANN, c.Say("hello"), "a1")
    assert said(house) == ["hello"]


async def test_a_refused_command_may_be_sent_again() -> None:
    house = await House.opened(2)
    with pytest.raises(Exception, match="too_few_players"):
        await house.do(ANN, c.StartGame(), "go")
    await house.do(ANN, c.SeatBot())
    await house.do(ANN, c.StartGame(), "go")
    assert house.state.phase == "game"


async def test_it_is_still_recognised_after_a_restart() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Say("hello"), "a1")
    await house.do(BOB, c.Leave(), "b1")
    await house.restart()
    await house.come(ANN)
    assert not await house.do(ANN, c.Say("hello"), "a1")
    assert not await house.do(BOB, c.Leave(), "b1")
    assert said(house) == ["hello"]


async def test_a_game_action_sent_twice_is_done_not_late() -> None:
    house = await House.dealt(3)
    dealer, beat = house.person_at(house.round.dealer), house.beat
    raw = msgspec.Raw(msgspec.json.encode(s.Start()))
    assert await house.table.act(dealer, "start", beat, raw)
    length = house.state.length
    assert not await house.table.act(dealer, "start", beat, raw)
    assert house.state.length == length


@pytest.mark.parametrize("restarted", [False, True])
async def test_if_the_first_answer_was_lost_the_second_says_that_it_is_done(restarted: bool) -> None:
    house = await House.opened(3)
    house.log.troubles.append("lost")
    with pytest.raises(Broken):
        await house.do(ANN, c.Say("hello"), "a1")
    if restarted:
        await house.restart()
        await house.come(ANN)
    assert not await house.do(ANN, c.Say("hello"), "a1")
    assert said(house) == ["hello"]
    assert house.phone(ANN).table["chat"][0]["text"] == "hello"


async def test_a_join_whose_answer_was_lost_is_the_same_person_again() -> None:
    house = await House.opened(1)
    house.log.troubles.append("lost")
    with pytest.raises(Broken):
        await house.table.join("Bob", None, "en", token(BOB))
    assert await house.table.join("Bob", None, "en", token(BOB)) == BOB
    assert house.names() == ["Ann", "Bob"]


async def test_a_broken_store_refuses_and_nothing_has_changed() -> None:
    house = await House.dealt(3)
    before, dealer = house.state, house.person_at(house.round.dealer)
    for _, phone in house.phones:
        phone.news()
    house.log.troubles.extend(["broken"] * 4)
    with pytest.raises(Broken):
        await house.do(ANN, c.Say("lost"), "a1")
    with pytest.raises(Broken):
        await house.act(dealer, s.Start())
    with pytest.raises(Broken):
        await house.table.join("Dan", None, "en", token(4))
    with pytest.raises(Broken):
        await house.do(ANN, c.Abandon())
    assert house.state is before
    assert [phone.news() for _, phone in house.phones] == [[], [], []]
    await house.do(ANN, c.Say("found"), "a1")
    await house.act(dealer, s.Start())
    assert said(house) == ["found"]


async def test_a_stale_append_is_judged_again() -> None:
    house = await House.opened(3)
    house.log.troubles.extend(["stale"] * 3)
    assert await house.do(ANN, c.Say("hello"), "a1")
    assert said(house) == ["hello"]


PATIENT = AbsenceTimeouts(seat=600_000, host=600_000, everybody=600_000)


async def beside(house: House, timeouts: AbsenceTimeouts | None = None) -> Table:
    """The same table, loaded by another server."""
    table = await Table.load(house.log, house.clock, timeouts or AbsenceTimeouts(), house.state.code)
    assert table is not None
    return table


async def catch_up(house: House, *tables: Table) -> None:
    """Lets every server catch up with what the others wrote."""
    for table in (house.table, *tables):
        await table.read_on(len(house.log.kept[house.state.code]))


async def test_two_writers_take_turns() -> None:
    house = await House.opened(3)
    other = await beside(house)
    for number in range(6):
        table = (house.table, other)[number % 2]
        await table.command(ANN, f"#a{number}", c.Say(str(number)))
        assert not await (house.table, other)[1 - number % 2].command(ANN, f"#a{number}", c.Say("twice"))
    await catch_up(house, other)
    assert said(house) == ["0", "1", "2", "3", "4", "5"]
    assert other.state == house.state
    assert [line["text"] for line in house.phone(BOB).table["chat"]] == said(house)


async def test_two_concurrent_writers_both_stay_correct() -> None:
    house = await House.opened(3)
    house.log.slow = True
    other = await beside(house)
    tables = (house.table, other)
    commands = [(tables[n % 2], n) for n in range(20)] + [(tables[1 - n % 2], n) for n in range(20)]
    await asyncio.gather(*(table.command(ANN, f"#a{n}", c.Say(str(n))) for table, n in commands))
    await catch_up(house, other)
    assert sorted(said(house), key=int) == [str(number) for number in range(20)]
    assert other.state == house.state


async def test_two_servers_play_one_game() -> None:
    house = await House.talking(5, rounds=1)
    house.log.slow = True
    other = await beside(house)
    await other.admit(BOB, Phone(), (None, None))
    await house.act(ANN, s.Accuse(Seat(1)))
    vote = msgspec.Raw(msgspec.json.encode(s.Vote(False)))
    voters = [(table, person.id) for person in house.state.persons[2:] for table in (house.table, other)]
    await catch_up(house, other)
    answers = await asyncio.gather(
        *(table.act(who, f"vote {who}", house.beat, vote) for table, who in voters),
        house.table._ticker.tick(),
        other._ticker.tick(),
        return_exceptions=True,
    )
    assert not [answer for answer in answers if isinstance(answer, Exception)]
    await catch_up(house, other)
    assert other.state == house.state
    assert house.round.verdicts[0].ballots == (True, None, False, False, False)


async def test_of_two_servers_alarms_only_one_ends_the_phase() -> None:
    house = await House.dealt(3)
    house.log.slow = True
    other = await beside(house, PATIENT)
    length = house.state.length
    house.clock.millis += LOOK_AT_CARD
    await asyncio.gather(
        house.table._ticker.tick(), other._ticker.tick(), house.table._ticker.tick(), other._ticker.tick()
    )
    assert house.phase() == "talk"
    assert house.state.length == length + 1
    assert other.state == house.state


async def test_a_command_that_another_writer_made_impossible_is_refused() -> None:
    house = await House.opened(3)
    other = await beside(house)

    async def somebody_else_starts() -> None:
        await other.command(ANN, "there", c.StartGame())

    house.log.meanwhile = somebody_else_starts
    with pytest.raises(Exception, match="game_going_on"):
        await house.do(ANN, c.StartGame(), "here")
    assert house.state == other.state
    assert len([game for game in (house.state.match,) if game]) == 1


async def test_the_same_command_to_two_servers_at_once_happens_once() -> None:
    house = await House.opened(3)
    other = await beside(house)

    async def the_client_tried_there_too() -> None:
        await other.command(BOB, "b1", c.Say("hello"))

    house.log.meanwhile = the_client_tried_there_too
    assert not await house.do(BOB, c.Say("hello"), "b1")
    assert said(house) == ["hello"]


@pytest.mark.parametrize("change", ["paused", "abandoned", "taken back"])
async def test_a_bot_does_not_move_in_a_state_that_another_writer_has_changed(change: str) -> None:
    house = await House.talking(3)
    house.go(CID)
    await house.do(ANN, c.BotFor(2))
    await house.act(ANN, s.Accuse(house.round.dealt_in[1]))
    other = await beside(house)
    quicker: list[str] = []

    async def somebody_else() -> None:
        quicker.append(change)
        if change == "taken back":
            await other.admit(CID, Phone(), (None, None))
        else:
            await other.command(ANN, "x", c.Pause() if change == "paused" else c.Abandon())

    house.log.meanwhile = somebody_else
    await house.wait(8_000)
    assert quicker == [change], "the bot wanted to vote"
    assert house.round.ballots == (True, None, None)
    assert house.state == other.state


@pytest.mark.parametrize("trouble", ["broken", "lost"])
async def test_a_bots_move_is_tried_again_after_the_store_has_failed(
    trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    house = await House.talking(2, bots=1)
    await house.act(ANN, s.Accuse(house.round.dealt_in[1]))
    house.log.troubles.append(trouble)
    await house.wait(10_000)
    assert not house.log.troubles
    assert "could not go on" in caplog.text
    assert len(house.round.verdicts) == 1, "the bot has voted before the time for it was over"


async def test_a_deadline_is_tried_again_after_the_store_has_failed() -> None:
    house = await House.talking(3)
    house.log.troubles.extend(["broken"] * 3)
    await house.expire()
    assert house.phase() == "talk"
    await house.wait(1_000 + 2_000 + 4_000)
    assert house.phase() == "discussion"


async def test_a_store_that_stays_broken_is_logged_once_and_tried_less_and_less_often(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house = await House.talking(3)
    house.log.troubles.extend(["broken"] * 40)
    await house.expire()
    await house.wait(600_000)
    assert 40 - len(house.log.troubles) < 30
    complaints = [record for record in caplog.records if "could not go on" in record.getMessage()]
    assert len(complaints) == 1
    assert complaints[0].exc_info is None


async def test_a_sender_who_gives_up_leaves_the_table_in_order() -> None:
    house = await House.opened(3)
    house.log.troubles.append("hanging")
    doing = asyncio.ensure_future(house.do(ANN, c.Say("hello"), "a1"))
    waiting = asyncio.ensure_future(house.do(BOB, c.Say("and me"), "b1"))
    await asyncio.sleep(0)
    doing.cancel()
    house.log.gate.set()
    await asyncio.gather(doing, waiting, return_exceptions=True)
    assert waiting.result()
    await house.do(ANN, c.Say("hello"), "a1")
    assert sorted(said(house)) == ["and me", "hello"]


async def test_a_bot_that_fails_stops_nobody(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await House.talking(3)
    house.go(CID)
    monkeypatch.setattr("quivive.tables.bots._bot", lambda match, level: lambda view, legal, dice: 1 // 0)
    assert await house.do(ANN, c.BotFor(2))
    assert "could not think" in caplog.text
    await house.act(ANN, s.Accuse(house.round.dealt_in[1]))
    await house.wait(45_000)
    assert len(house.round.verdicts) == 1
