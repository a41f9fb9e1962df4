"""Chat: closed while an accusation is voted on, and kept for anyone who comes later."""

import pytest

from quivive.engine.game import Seat
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.model import CHAT_KEPT
from quivive.tables.names import CHAT_LENGTH
from tests.tables.house import ANN, BOB, CID, House

CASES = {
    "": "say_something",
    " \n ": "say_something",
    "x" * (CHAT_LENGTH + 1): "text_too_long",
    "bell \x07": "odd_characters",
    "x" * CHAT_LENGTH: None,
    " two \n lines ": None,
}


@pytest.mark.parametrize(("text", "code"), CASES.items(), ids=lambda case: repr(case)[:20])
async def test_a_message_must_be_readable(text: str, code: str | None) -> None:
    house = await House.opened(2)
    assert await house.refusal(BOB, c.Say(text)) == code
    if code is None:
        (said,) = house.phone(ANN).table["chat"]
        assert said == {"by": BOB, "name": "Bob", "text": " ".join(text.split()), "at": house.clock.now()}


async def test_only_the_new_message_is_sent() -> None:
    house = await House.talking(3)
    await house.do(ANN, c.Say("first"))
    for _, phone in house.phones:
        phone.news()
    await house.do(BOB, c.Say("second"), "b")
    for viewer, phone in house.phones:
        (frame,) = phone.news()
        assert frame["table"] == {
            "set": {},
            "add": {"chat": [{"by": BOB, "name": "Bob", "text": "second", "at": house.last.at}]},
        }
        assert "game" not in frame
        assert frame.get("done") == ("b" if viewer == BOB else None)


async def test_the_latest_messages_are_kept_and_the_oldest_dropped() -> None:
    house = await House.opened(2)
    for number in range(CHAT_KEPT + 30):
        await house.do(ANN, c.Say(f"line {number}"))
        house.check()
    texts = [said.text for said in house.state.chat]
    assert texts == [f"line {number}" for number in range(CHAT_KEPT // 2, CHAT_KEPT + 30)]
    assert (await house.come(None)).table["chat"][-1]["text"] == texts[-1]


async def test_guests_may_chat_too() -> None:
    house = await House.dealt(3)
    guest = await house.join()
    await house.do(guest, c.Say("Who is the dealer?"))
    assert house.phone(ANN).table["chat"][-1]["by"] == guest


async def test_the_chat_is_closed_while_an_accusation_is_voted_on() -> None:
    house = await House.talking(4)
    assert house.phone(BOB).table["chat_open"]
    await house.act(house.person_at(0), s.Accuse(Seat(1)))
    assert not house.phone(BOB).table["chat_open"]
    assert await house.refusal(CID, c.Say("It was them!")) == "chat_closed"
    await house.act(CID, s.Vote(False))
    assert await house.refusal(CID, c.Say("It was them!")) == "chat_closed"
    await house.do(ANN, c.Pause())
    assert await house.refusal(CID, c.Say("A pause is no way around it")) == "chat_closed"
    await house.do(ANN, c.Resume())
    await house.act(house.person_at(3), s.Vote(False))
    assert house.phase() == "talk"
    assert house.phone(BOB).table["chat_open"]
    assert await house.refusal(CID, c.Say("Sorry.")) is None


async def test_abandoning_the_game_during_a_vote_opens_the_chat() -> None:
    house = await House.talking(4)
    await house.act(house.person_at(0), s.Accuse(Seat(1)))
    await house.do(ANN, c.Abandon())
    assert house.phone(BOB).table["chat_open"]
    assert await house.refusal(BOB, c.Say("Pity.")) is None


async def test_names_and_masks_cannot_be_used_as_messages_while_the_chat_is_closed() -> None:
    house = await House.talking(4)
    await house.act(ANN, s.Accuse(Seat(1)))
    assert await house.refusal(BOB, c.Introduce(name="Not me")) == "chat_closed"
    assert await house.refusal(BOB, c.Introduce(mask=7)) == "chat_closed"
    await house.do(BOB, c.Introduce(language="uk"))
