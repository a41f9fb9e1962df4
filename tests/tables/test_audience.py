"""Who is sent what over which connection, and what happens to connections that are new, slow or closed."""

import dataclasses

import pytest
from msgspec.structs import replace

from quivive.engine.game import Seat
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.log import Broken
from quivive.tables.model import Chair
from tests import toy
from tests.tables.house import ANN, BOB, CID, House
from tests.tables.phone import Phone


def discard_frames(house: House) -> None:
    for _, phone in house.phones:
        phone.news()


async def test_a_new_connection_is_sent_nothing_before_its_whole_view() -> None:
    house = await House.talking(3)
    await house.do(ANN, c.Say("before"))
    phone = await house.come(BOB)
    assert [frame["type"] for frame in phone.frames] == ["whole"]
    assert phone.table["chat"][0]["text"] == "before"


async def test_the_whole_view_includes_what_happens_while_a_connection_is_admitted() -> None:
    house = await House.talking(3)
    house.go(BOB)
    await house.do(ANN, c.BotFor(1))

    async def meanwhile() -> None:
        for viewer, phone in house.phones:
            assert viewer != BOB or not phone.frames

    house.log.meanwhile = meanwhile
    phone = await house.come(BOB)
    assert [frame["type"] for frame in phone.frames] == ["whole"]
    assert phone.table["chairs"][1] == {"person": BOB}
    assert phone.table["persons"][1]["here"]


async def test_all_connections_of_a_viewer_are_sent_the_same() -> None:
    house = await House.talking(3)
    tablet = await house.come(BOB)
    discard_frames(house)
    await house.do(ANN, c.Say("hello"))
    phones = [phone for viewer, phone in house.phones if viewer == BOB]
    assert phones[0].news() == phones[1].news() != []
    assert tablet.stream == phones[0].stream


async def test_spectators_all_see_the_same_and_no_card() -> None:
    house = await House.talking(3)
    screen, laptop = await house.come(None), await house.come(None)
    assert screen.view == laptop.view == house.view(None)
    assert screen.view is not None
    assert screen.view["card"] is None
    assert screen.stream == laptop.stream
    assert [person["here"] for person in screen.table["persons"]] == [True] * 3


async def test_anyone_who_returns_while_the_old_connection_is_open_is_sent_the_gap() -> None:
    house = await House.talking(3)
    old = house.phone(BOB)
    before = await house.come(BOB, last=old)
    assert before.frames == []
    old.slow = True
    await house.do(ANN, c.Say("one"))
    await house.act(ANN, s.Accuse(Seat(1)))
    again = await house.come(BOB, last=old)
    assert [frame["type"] for frame in again.frames] == ["frame", "frame"]
    assert (again.table, again.view) == (before.table, before.view)


async def test_anyone_who_returns_after_all_connections_were_closed_is_sent_everything() -> None:
    house = await House.talking(3)
    old = house.phone(BOB)
    house.go(BOB)
    await house.do(ANN, c.Say("one"))
    again = await house.come(BOB, last=old)
    assert [frame["type"] for frame in again.frames] == ["whole"]
    assert again.stream != old.stream


async def test_a_slow_connection_misses_frames_and_is_sent_the_whole_view_once_it_can_take_it() -> None:
    house = await House.talking(3)
    phone = house.phone(BOB)
    discard_frames(house)
    phone.slow = True
    await house.do(ANN, c.Say("one"))
    phone.slow = False
    await house.do(ANN, c.Say("two"))
    assert phone.news() == [], "what comes after a missing frame would not fit"
    house.table.retry(BOB, phone)
    assert [frame["type"] for frame in phone.frames] == ["whole"]
    assert [said["text"] for said in phone.table["chat"]] == ["one", "two"]
    house.table.retry(BOB, phone)
    assert len(phone.frames) == 1
    await house.do(ANN, c.Say("three"))
    assert [frame["type"] for frame in phone.frames] == ["whole", "frame"]


async def test_a_connection_too_slow_for_the_whole_view_is_sent_it_later() -> None:
    house = await House.talking(3)
    phone = Phone()
    phone.slow = True
    house.phones.append((BOB, phone))
    await house.table.admit(BOB, phone, (None, None))
    house.table.retry(BOB, phone)
    phone.slow = False
    await house.do(ANN, c.Say("one"))
    assert phone.frames == []
    house.table.retry(BOB, phone)
    assert [frame["type"] for frame in phone.frames] == ["whole"]


class Tired(Phone):
    """Accepts this many frames and no more."""

    takes = 1

    def send(self, frame: bytes) -> bool:
        if self.takes == 0:
            return False
        self.takes -= 1
        return super().send(frame)


async def test_a_connection_too_slow_for_the_gap_falls_behind_and_misses_no_number() -> None:
    house = await House.talking(3)
    old = house.phone(BOB)
    old.slow = True
    for text in ("one", "two", "three"):
        await house.do(ANN, c.Say(text))
    tired = Tired()
    tired.table, tired.view, tired.n, tired.stream = old.table, old.view, old.n, old.stream
    tired.may = old.may
    house.phones.append((BOB, tired))
    await house.table.admit(BOB, tired, (old.stream, old.n))
    tired.takes = 9
    await house.do(ANN, c.Say("four"))
    house.table.retry(BOB, tired)
    assert [frame["type"] for frame in tired.frames] == ["frame", "whole"]
    assert len(tired.table["chat"]) == 4


async def test_a_sender_whose_frame_was_dropped_is_acknowledged_separately() -> None:
    house = await House.talking(3)
    assert await house.do(BOB, c.Say("one"))
    house.phone(BOB).slow = True
    assert not await house.do(BOB, c.Say("two"))
    assert not await house.do(BOB, c.Say("three"))
    house.phone(BOB).slow = False
    house.table.retry(BOB, house.phone(BOB))
    assert await house.do(BOB, c.Say("four"))


async def test_anyone_who_returns_while_the_store_fails_has_a_view_at_once_and_the_seat_soon() -> None:
    house = await House.talking(3)
    house.go(BOB)
    await house.do(ANN, c.BotFor(1))
    house.log.troubles.append("broken")
    with pytest.raises(Broken):
        await house.come(BOB)
    assert house.phone(BOB).view == house.view(BOB)
    assert house.state.chairs[1].bot == "regular"
    await house.expire()
    assert house.state.chairs[1] == Chair(person=BOB)


async def test_a_step_sends_nothing_about_the_table_and_chat_nothing_about_the_game() -> None:
    house = await House.talking(3)
    discard_frames(house)
    asker = house.round.asker
    await house.act(house.person_at(asker), s.Ask(Seat((asker + 1) % 3), "Is it cold?"))
    await house.do(ANN, c.Say("hello"))
    for _, phone in house.phones:
        step, said = phone.news()
        assert "table" not in step
        assert "record" in step["game"]["set"]
        assert "game" not in said
        assert list(said["table"]["set"]) == ["chat"]


async def test_nobody_else_is_sent_how_somebody_voted() -> None:
    house = await House.talking(4)
    await house.act(ANN, s.Accuse(Seat(1)))
    discard_frames(house)
    await house.act(CID, s.Vote(True))
    told = {viewer: phone.news()[0]["game"]["set"] for viewer, phone in house.phones}
    assert told[CID].pop("ballot") is True
    assert all(list(changed) == ["vote"] for changed in told.values()), "how Cid has voted is a secret"
    assert all(changed == told[ANN] for changed in told.values()), "that Cid has voted is no secret"


def discreet(state: toy.HushState) -> toy.HushPublic:
    return replace(toy.public(state), chosen=())


@pytest.mark.usefixtures("hush")
@pytest.mark.parametrize("second_game", [dataclasses.replace(toy.GAME, public=discreet)], ids=["discreet"])
async def test_a_secret_action_sends_nothing_to_viewers_whose_view_does_not_change() -> None:
    house = await House.opened(3, game="hush")
    await house.come(None)
    await house.do(ANN, c.StartGame())
    discard_frames(house)
    assert await house.act(BOB, toy.Point(Seat(0)))
    assert [len(phone.news()) for _, phone in house.phones] == [0, 1, 0, 0]
    await house.act(CID, toy.Point(Seat(0)))
    assert [len(phone.news()) for _, phone in house.phones] == [0, 0, 1, 0]
    await house.act(ANN, toy.Point(Seat(1)))
    assert [len(phone.news()) for _, phone in house.phones] == [1, 1, 1, 1]


@pytest.mark.parametrize(("command", "farewell"), [(c.Leave(), "left"), (c.Kick(BOB), "kicked")])
async def test_all_connections_of_a_person_who_left_are_closed_with_the_reason(
    command: c.AnyCommand, farewell: str
) -> None:
    house = await House.talking(4)
    tablet = await house.come(BOB)
    await house.do(BOB if farewell == "left" else ANN, command)
    assert [phone.farewell for viewer, phone in house.phones if viewer == BOB] == [farewell, farewell]
    assert tablet.frames
    assert house.phone(ANN).farewell is None
    house.go(BOB)


async def test_a_connection_that_closes_before_it_is_admitted_leaves_nothing_behind() -> None:
    house = await House.talking(3)
    house.go(BOB)
    await house.do(ANN, c.BotFor(1))

    async def the_connection_breaks() -> None:
        house.go(BOB)

    house.log.meanwhile = the_connection_breaks
    phone = await house.come(BOB)
    assert phone.frames == []
    assert not house.table.audience._behind
    assert house.table.audience.present == {ANN, CID}
