"""A race at a whole table: Keep Watch with phones that answer every ping, and one that may not answer."""

import asyncio
import itertools

import msgspec
import pytest

from quivive.engine.game import Illegal
from quivive.games.keep_watch import model as k
from quivive.games.keep_watch.content.cards import CARDS
from quivive.games.keep_watch.state import KeepWatchState
from quivive.tables import commands as c
from quivive.tables.model import PersonId
from quivive.tables.race.belief import Arrival
from quivive.tables.race.latency import PROVEN_LAG_CAP
from tests.tables.house import ANN, BOB, House

IDS = itertools.count()


async def dealt() -> House:
    house = await House.opened(2, game="keep_watch")
    await house.do(ANN, c.StartGame())
    return house


def mute(house: House, who: PersonId) -> None:
    """Makes this phone never answer pings, so that what it sends may have been lost."""

    def probe() -> None:
        phone.latency.ask(house.clock.exact())

    phone = house.phone(who)
    phone.probe = probe  # type: ignore[method-assign]


async def watching(*, silent: PersonId | None = None) -> House:
    """The card is turned."""
    house = await dealt()
    if silent is not None:
        mute(house, silent)
    for person in (ANN, BOB):
        await house.act(person, k.Next())
    await house.wait(3_000)
    assert state(house).phase == "watch"
    return house


def state(house: House) -> KeepWatchState:
    assert house.state.match is not None
    found: KeepWatchState = house.state.match.state
    return found


async def claim(house: House, who: PersonId, *, took: float | None = None) -> None:
    in_play = state(house).in_play
    assert in_play is not None
    action = msgspec.Raw(msgspec.json.encode(k.Claim(CARDS[in_play].triple[0])))
    arrival = Arrival(house.phone(who).latency, house.clock.exact(), None, took)
    await house.table.act(who, f"claim {next(IDS)}", house.beat, action, arrival)


async def decided_after(house: House) -> int:
    """Milliseconds until the contest is decided, while every phone answers its pings."""
    began = house.clock.millis
    while not state(house).verdicts:
        for person in (ANN, BOB):
            house.phone(person).probe()
        await house.wait(15)
        assert house.clock.millis - began < 70_000
    return house.clock.millis - began


async def test_a_rematch_shows_everybody_their_own_seat() -> None:
    house = await dealt()
    await house.do(ANN, c.Abandon())
    await house.do(ANN, c.Arrange((1, 0)))
    await house.do(ANN, c.StartGame())
    for person in (ANN, BOB):
        shown = house.phone(person).view
        assert shown is not None
        assert shown["you"] == house.view(person)["you"] == house.state.chair_of(person)


async def test_a_claim_is_judged_within_the_window() -> None:
    house = await watching()
    await house.wait(900)
    await claim(house, ANN)
    assert await decided_after(house) <= PROVEN_LAG_CAP


async def test_a_restart_during_a_race_does_not_delay_the_decision() -> None:
    house = await watching()
    await house.wait(20_000)
    await house.restart()
    for person in (ANN, BOB):
        await house.come(person)
    await house.wait(1_000)
    await claim(house, ANN)
    assert await decided_after(house) <= PROVEN_LAG_CAP + 15


async def test_refused_taps_delay_nothing() -> None:
    house = await watching()
    await house.wait(900)
    await claim(house, ANN)
    for _ in range(int(PROVEN_LAG_CAP / 50) + 4):
        with pytest.raises(Illegal, match=r"claimed_already|round_over|out_this_round"):
            await claim(house, ANN)
        await house.wait(50)
        if state(house).verdicts:
            break
    assert state(house).verdicts


async def test_a_player_who_cuts_a_race_short_does_not_win_it() -> None:
    house = await watching()
    await claim(house, ANN)
    await house.skip()
    result = state(house).result
    assert result is not None
    assert result.winner is None


async def test_a_claim_cannot_be_detected_in_the_traffic() -> None:
    house = await watching()
    await house.wait(900)
    before = len(house.phone(BOB).frames)
    probes = []
    house.phone(BOB).probe = lambda: probes.append(1)  # type: ignore[method-assign]
    await claim(house, ANN)
    assert len(house.phone(BOB).frames) == before
    assert probes == []


async def test_a_player_who_skips_the_wait_for_somebody_else_does_not_win() -> None:
    house = await watching(silent=BOB)
    await house.wait(300)
    await claim(house, ANN)
    await house.wait(200)
    await house.skip()
    result = state(house).result
    assert result is not None
    assert result.winner is None


async def test_the_connection_of_somebody_who_has_claimed_is_not_waited_for() -> None:
    house = await watching()
    await house.wait(900)
    house.phone(BOB).probe()
    mute(house, ANN)
    house.phone(ANN).probe()
    await claim(house, ANN)
    began = house.clock.millis
    while not state(house).verdicts:
        house.phone(BOB).probe()
        await house.wait(15)
        assert house.clock.millis - began < PROVEN_LAG_CAP
    assert house.clock.millis - began < PROVEN_LAG_CAP / 2


async def test_every_phones_radio_is_awake_when_the_card_is_turned() -> None:
    house = await dealt()
    for person in (ANN, BOB):
        await house.act(person, k.Next())
    probes: list[int] = []
    house.phone(BOB).probe = lambda: probes.append(house.clock.millis)  # type: ignore[method-assign]
    began = house.clock.millis
    await house.wait(3_000)
    assert state(house).phase == "watch"
    assert probes
    assert 2_800 <= probes[0] - began < 3_000


async def test_a_pause_ends_the_round_and_a_new_card_follows() -> None:
    house = await watching()
    card = state(house).in_play
    await house.wait(500)
    await house.do(ANN, c.Pause())
    result = state(house).result
    assert result is not None
    assert result.winner is None
    await house.do(ANN, c.Resume())
    for person in (ANN, BOB):
        await house.act(person, k.Next())
    await house.wait(3_000)
    assert state(house).phase == "watch"
    assert state(house).in_play != card


async def test_a_pause_waits_for_a_claim_already_made() -> None:
    house = await watching(silent=BOB)
    await house.wait(300)
    await claim(house, ANN)
    pause = asyncio.ensure_future(house.do(ANN, c.Pause()))
    await asyncio.sleep(0)
    assert house.state.paused_at is None, "what Bob did before may still be on its way"
    await house.wait(1_000)
    await pause
    assert [verdict.seat for verdict in state(house).verdicts] == [0]
    assert house.state.paused_at is not None


def _overhear(house: House, pings: list[int]) -> None:
    """Records when Bob's phone is pinged."""
    began = house.clock.millis

    def probe() -> None:
        pings.append(house.clock.millis - began)

    house.phone(BOB).probe = probe  # type: ignore[method-assign]


async def test_a_false_start_causes_no_pings() -> None:
    pings: list[list[int]] = []
    for too_soon in (False, True):
        house = await dealt()
        for person in (ANN, BOB):
            await house.act(person, k.Next())
        seen: list[int] = []
        _overhear(house, seen)
        await house.wait(500)
        if too_soon:
            await house.act(ANN, k.Tap())
        await house.wait(2_500)
        assert state(house).phase == "watch"
        pings.append(seen)
    assert pings[0] == pings[1]


async def test_a_lock_lasts_a_second_from_the_tap_itself() -> None:
    house = await watching()
    await house.wait(900)
    await claim(house, ANN)
    await decided_after(house)
    for person in (ANN, BOB):
        await house.act(person, k.Next())
    await house.wait(1_000)
    latency, now = house.phone(ANN).latency, house.clock.exact()
    shown = latency.shown[-1]
    on_its_way = 120.0
    arrival = Arrival(latency, now, shown.number, now - shown.sent - on_its_way)
    shown.answered(on_its_way, None)
    action = msgspec.Raw(msgspec.json.encode(k.Tap()))
    await house.table.act(ANN, "early", house.beat, action, arrival)
    lock = state(house).locks[0]
    assert lock is not None
    assert lock.until == house.clock.millis - house.state.zero - on_its_way + 1_000
