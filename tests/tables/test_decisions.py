"""What the host decides alone, and what a majority of the seated people present decides."""

import pytest

from quivive.engine.game import Illegal, Seat
from quivive.games.spyfall import model as s
from quivive.tables import commands as c
from quivive.tables.decisions import NEWCOMER_FOR
from quivive.tables.model import PersonId
from tests.tables.house import ANN, BOB, CID, DAN, EVE, House


def motions(house: House) -> dict[str, list[int]]:
    """The open motions as screens show them, and who supports each."""
    return {motion["what"]: motion["by"] for motion in house.phone(ANN).table["motions"]}


def needed(house: House) -> set[int]:
    return {motion["needed"] for motion in house.phone(ANN).table["motions"]}


@pytest.mark.parametrize(("people", "enough"), [(3, 2), (4, 3), (5, 3), (6, 4)])
async def test_more_than_half_of_those_present_decide(people: int, enough: int) -> None:
    house = await House.talking(people)
    voices = [PersonId(number) for number in range(2, people + 1)]
    for number, who in enumerate(voices[: enough - 1], start=1):
        await house.do(who, c.Pause())
        assert not house.paused()
        assert motions(house) == {c.Pause().to_json(): list(voices[:number])}
        assert needed(house) == {enough}
    await house.do(voices[enough - 1], c.Pause())
    assert house.paused()
    assert motions(house) == {}


async def test_the_host_decides_alone() -> None:
    house = await House.talking(5)
    await house.do(ANN, c.Pause())
    assert house.state.paused_at == house.clock.now()
    assert not house.state.motions


async def test_supporting_a_motion_twice_is_refused() -> None:
    house = await House.talking(4)
    await house.do(BOB, c.Pause())
    assert await house.refusal(BOB, c.Pause()) == "supported_already"


async def test_people_who_are_away_are_not_waited_for_and_have_no_vote() -> None:
    house = await House.talking(5)
    await house.do(EVE, c.Pause())
    house.go(EVE, DAN)
    assert (motions(house), needed(house)) == ({c.Pause().to_json(): []}, {2})
    await house.do(BOB, c.Pause())
    assert not house.paused(), "Eve's voice does not count while she is away"
    await house.come(EVE)
    assert motions(house) == {c.Pause().to_json(): [EVE, BOB]}
    await house.do(CID, c.Pause())
    assert house.paused()


async def test_a_motion_that_has_become_a_majority_passes_when_it_is_proposed_again() -> None:
    house = await House.talking(5)
    await house.do(BOB, c.Pause())
    await house.do(CID, c.Pause())
    house.go(DAN, EVE)
    assert needed(house) == {2}
    await house.do(BOB, c.Pause())
    assert house.paused()
    assert motions(house) == {}


async def test_anyone_who_left_the_table_or_their_chair_has_no_vote() -> None:
    house = await House.opened(6)
    house.clock.millis += NEWCOMER_FOR
    kick = c.Kick(ANN)
    for who in (BOB, CID, DAN):
        await house.do(who, kick)
    await house.do(BOB, c.Stand())
    await house.do(CID, c.Leave())
    house.go(CID)
    assert motions(house) == {kick.to_json(): [DAN]}
    await house.do(EVE, kick)
    assert house.state.person(ANN) is not None, "two of four are no majority"
    await house.do(PersonId(6), kick)
    assert house.state.person(ANN) is None
    house.go(ANN)


async def test_a_motion_is_dropped_with_its_last_supporter() -> None:
    house = await House.talking(5)
    await house.do(BOB, c.Pause())
    await house.do(BOB, c.Leave())
    house.go(BOB)
    assert motions(house) == {}


async def test_a_motion_is_dropped_when_the_host_has_carried_it_out() -> None:
    house = await House.talking(4)
    await house.do(BOB, c.Pause())
    await house.do(ANN, c.Pause())
    assert motions(house) == {}
    await house.do(BOB, c.Resume())
    await house.do(ANN, c.Resume())
    assert motions(house) == {}
    await house.do(CID, c.Pause())
    await house.do(DAN, c.Pause())
    assert not house.paused(), "Bob supported the other pause, not this one"


async def test_a_motion_that_has_become_pointless_is_dropped() -> None:
    house = await House.talking(6)
    house.go(EVE)
    seat = house.state.chair_of(EVE)
    assert seat is not None
    for motion in (c.Kick(DAN), c.Skip(house.beat), c.BotFor(seat), c.LeaveOut(seat), c.Abandon()):
        await house.do(BOB, motion)
    assert len(motions(house)) == 5
    await house.do(DAN, c.Leave())
    house.go(DAN)
    await house.do(ANN, c.BotFor(seat))
    await house.expire()
    assert set(motions(house)) == {c.LeaveOut(seat).to_json(), c.Abandon().to_json()}
    await house.do(ANN, c.Abandon())
    assert motions(house) == {}


KICKS = [(BOB, None), (CID, None), (ANN, "not_yourself"), (PersonId(9), "no_such_person")]


@pytest.mark.parametrize(("whom", "code"), KICKS)
async def test_the_host_may_kick_anybody_else(whom: PersonId, code: str | None) -> None:
    house = await House.opened(3)
    assert await house.refusal(ANN, c.Kick(whom)) == code
    if code is None:
        assert house.phone(whom).farewell == "kicked"
        assert house.state.chair_of(whom) is None
        assert await house.refusal(whom, c.Ready(True)) == "no_such_person"
        house.go(whom)


async def test_a_majority_may_kick_even_the_host_and_somebody_else_becomes_host() -> None:
    house = await House.talking(5)
    for who in (CID, DAN):
        await house.do(who, c.Kick(ANN))
    assert await house.refusal(BOB, c.Kick(BOB)) == "not_yourself"
    await house.do(EVE, c.Kick(ANN))
    assert house.state.host == BOB
    assert house.state.chairs[0].gone
    assert house.phone(ANN).farewell == "kicked"
    house.go(ANN)
    assert house.state.motions == ()


async def test_guests_can_be_kicked_and_have_no_vote() -> None:
    house = await House.dealt(3)
    guest = await house.join()
    assert await house.refusal(guest, c.Kick(BOB)) == "guests_only_watch"
    await house.do(BOB, c.Kick(guest))
    await house.do(CID, c.Kick(guest))
    assert house.state.person(guest) is None
    house.go(guest)


IN_A_GAME: list[c.AnyDecision] = [c.Pause(), c.Resume(), c.Skip(0), c.Abandon(), c.BotFor(0), c.LeaveOut(0)]


@pytest.mark.parametrize("decision", IN_A_GAME, ids=lambda decision: decision.__struct_config__.tag)
async def test_decisions_about_a_game_are_refused_between_games(decision: c.AnyDecision) -> None:
    house = await House.opened(3)
    for who in (ANN, BOB):
        assert await house.refusal(who, decision) == "no_game"


async def test_a_skip_ends_the_phase_at_its_beat_and_no_later_one() -> None:
    house = await House.dealt(4)
    beat = house.beat
    await house.do(BOB, c.Skip(beat))
    await house.do(CID, c.Skip(beat))
    assert house.phase() == "deal"
    await house.act(house.person_at(house.round.dealer), s.Start())
    assert motions(house) == {}
    assert await house.refusal(DAN, c.Skip(beat)) == "late"
    assert await house.refusal(ANN, c.Skip(house.beat + 1)) == "late"
    await house.skip()
    assert house.phase() == "discussion"


async def test_a_majority_may_skip() -> None:
    house = await House.dealt(3)
    await house.do(BOB, c.Skip(house.beat))
    await house.do(CID, c.Skip(house.beat))
    assert house.phase() == "talk"
    assert house.round.ends_at == house.clock.now() - house.state.zero + 360_000


async def test_every_phase_can_be_skipped_to_the_end_of_the_game() -> None:
    house = await House.dealt(3, rounds=2)
    phases = []
    while house.state.phase == "game":
        phases.append(house.phase())
        if house.phase() == "talk" and not house.round.accusations:
            await house.act(ANN, s.Accuse(Seat(1)))
            phases.append(house.phase())
        await house.skip()
    assert set(phases) == {"deal", "talk", "accusation", "discussion", "poll", "reveal"}
    assert house.state.games[0].outcome is not None


async def test_an_abandoned_game_has_no_result_and_everybody_stays() -> None:
    house = await House.talking(3, bots=1)
    await house.do(BOB, c.Abandon())
    await house.do(CID, c.Abandon())
    assert house.state.phase == "result"
    assert house.state.games[0].outcome is None
    assert house.state.evening == ()
    assert house.names() == ["Ann", "Bob", "Cid", "*"]
    await house.wait(600_000)
    assert house.state.length == len(house.log.kept[house.state.code])
    with pytest.raises(Illegal, match="no_game"):
        await house.do(ANN, c.Abandon())
