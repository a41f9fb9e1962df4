"""A restart does not move deadlines, and a phase whose time is up ends before anything else."""

import asyncio

import pytest

from quivive.engine.game import Seat
from quivive.engine.match import Expired
from quivive.games.spyfall import model as s
from quivive.games.spyfall.rules.dealing import LOOK_AT_CARD
from quivive.tables import commands as c
from quivive.tables import play
from quivive.tables.clock import Alarm, ServerClock
from quivive.tables.events import Stepped
from quivive.tables.model import Chair
from tests.tables.house import ANN, BOB, House


def expiries(house: House) -> int:
    """How often a phase has run out of time, according to the log."""
    entries = [house.entry(number) for number in range(house.state.length)]
    steps = [event.step for entry in entries for event in entry.events if isinstance(event, Stepped)]
    return sum(isinstance(step.cause, Expired) for step in steps)


async def test_a_phase_ends_at_its_deadline_and_not_before() -> None:
    house = await House.dealt(3)
    await house.wait(LOOK_AT_CARD - 1)
    assert house.phase() == "deal"
    assert house.alarm.due == house.clock.now() + 1
    await house.wait(1)
    assert house.phase() == "talk"
    assert house.last.at == house.clock.now()


async def test_a_phase_whose_time_is_up_ends_before_a_command_is_judged() -> None:
    house = await House.dealt(3)
    dealer, beat = house.person_at(house.round.dealer), house.beat
    house.clock.millis += LOOK_AT_CARD
    with pytest.raises(Exception, match="late"):
        await house.act(dealer, s.Start(), beat)
    assert house.phase() == "talk"
    assert expiries(house) == 1
    await house.do(BOB, c.Say("already"))
    assert expiries(house) == 1


async def test_a_skip_that_arrives_at_the_deadline_skips_one_phase_not_two() -> None:
    house = await House.dealt(3)
    beat = house.beat
    house.clock.millis += LOOK_AT_CARD
    with pytest.raises(Exception, match="late"):
        await house.do(ANN, c.Skip(beat))
    assert house.phase() == "talk"


@pytest.mark.parametrize("millis", [LOOK_AT_CARD - 1, LOOK_AT_CARD, 86_400_000])
async def test_after_a_restart_deadlines_are_the_same_instants(millis: int) -> None:
    house = await House.dealt(3)
    due = play.deadline(house.state)
    house.clock.millis += 12_345
    await house.restart()
    assert play.deadline(house.state) == due
    await house.come(ANN)
    house.clock.millis += millis - 12_345
    await house.wait(0)
    assert expiries(house) == int(millis >= LOOK_AT_CARD)
    assert house.state.zero == house.entry(house.state.started_entry).at


async def test_a_deadline_that_passed_while_the_server_was_down_expires_once() -> None:
    house = await House.dealt(3)
    house.clock.millis += 3_600_000
    await house.restart()
    assert house.phase() == "deal"
    assert house.alarm.due is not None, "it needs nobody to come"
    await house.wait(0)
    assert (house.phase(), expiries(house)) == ("talk", 1)
    assert play.deadline(house.state) == house.clock.now() + 360_000
    await house.come(ANN)
    await house.wait(1_000)
    assert expiries(house) == 1


async def test_the_first_to_return_after_a_restart_finds_the_phase_over() -> None:
    house = await House.dealt(3)
    house.clock.millis += 3_600_000
    await house.restart()
    phone = await house.come(BOB)
    assert phone.view is not None
    assert phone.view["phase"] == "talk"
    assert expiries(house) == 1


async def test_a_game_to_which_nobody_returns_after_a_restart_is_paused() -> None:
    house = await House.talking(1, bots=4)
    await house.restart()
    await house.wait(60_000)
    assert house.state.paused_at == house.clock.now()


async def test_bots_play_on_after_a_restart() -> None:
    house = await House.talking(2, bots=1)
    await house.act(ANN, s.Accuse(house.round.dealt_in[1]))
    await house.restart()
    await house.come(ANN)
    await house.wait(10_000)
    assert len(house.round.verdicts) == 1, "the bot has voted before the time for it was over"


@pytest.mark.parametrize("back", [15_000, 3_600_000, 400 * 86_400_000])
async def test_a_clock_set_back_before_a_restart_delays_nothing(back: int) -> None:
    house = await House.talking(3)
    await house.wait(20_000)
    await house.act(ANN, s.Accuse(Seat(1)))
    left = house.round.left
    house.clock.millis -= back
    await house.restart()
    await house.come(ANN)
    await house.act(house.person_at(2), s.Vote(False))
    assert house.round.ends_at == 20_000 + left
    assert house.last.at == house.clock.now()
    assert house.state.zero + house.round.ends_at == house.clock.now() + left
    await house.wait(left - 1)
    assert house.phase() == "talk"
    await house.wait(1)
    assert house.phase() == "discussion"


async def test_a_clock_set_back_during_a_pause_changes_nothing() -> None:
    house = await House.talking(3)
    await house.wait(20_000)
    await house.do(ANN, c.Pause())
    due = house.round.ends_at
    assert due is not None
    house.clock.millis += 5_000 - 3_600_000
    await house.restart()
    await house.come(ANN)
    house.clock.millis += 60_000
    await house.do(ANN, c.Resume())
    assert play.deadline(house.state) == house.clock.now() + due - 20_000


async def test_a_clock_that_is_behind_by_less_than_a_second_is_waited_for() -> None:
    house = await House.talking(3)
    await house.do(ANN, c.Say("now"))
    length = house.state.length
    house.clock.millis -= 900
    await house.restart()
    assert house.state.length == length
    await house.come(ANN)
    await house.do(ANN, c.Say("not before"))
    assert house.last.at == house.entry(length - 1).at


async def test_a_clock_set_forward_before_a_restart_looks_like_a_longer_downtime() -> None:
    house = await House.talking(3)
    house.clock.millis += 3_600_000
    await house.restart()
    await house.come(ANN)
    assert house.phase() == "discussion"


async def test_a_quiet_table_sets_no_alarm() -> None:
    house = await House.opened(3, bots=2)
    assert house.alarm.due is None
    await house.wait(86_400_000)
    assert house.state.length == len(house.log.kept[house.state.code])


async def test_a_whole_game_of_bots_needs_nothing_but_time() -> None:
    house = await House.opened(1, bots=3)
    await house.agree_on(rounds=1, seconds=60)
    await house.do(ANN, c.Stand())
    await house.do(ANN, c.StartGame())
    await house.wait(1_200_000)
    assert house.state.phase == "result"
    assert house.state.chairs[-1] == Chair(person=ANN)


def test_the_servers_clock_runs_forward_in_milliseconds() -> None:
    clock = ServerClock()
    times = [clock.now() for _ in range(1000)]
    assert times == sorted(times)
    assert times[0] > 1_700_000_000_000


class Later:
    """Stands for the loop's own timers."""

    def __init__(self) -> None:
        self.calls: list[tuple[float, asyncio.TimerHandle]] = []

    def call_later(self, delay: float, ring: object) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(delay, ring, (), asyncio.get_event_loop())  # type: ignore[arg-type]
        self.calls.append((delay, handle))
        return handle

    def pending(self) -> list[float]:
        return [delay for delay, handle in self.calls if not handle.cancelled()]


async def test_setting_an_alarm_again_replaces_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    later, rings = Later(), []
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "call_later", later.call_later, raising=False)
    alarm = Alarm(lambda: rings.append("ring"))
    alarm.set(2_000, now=500)
    alarm.set(2_000, now=600)
    assert later.pending() == [1.5]
    alarm.set(1_000, now=600)
    assert later.pending() == [0.4]
    alarm.set(100, now=600)
    assert later.pending() == [0]
    later.calls[-1][1]._run()
    assert rings == ["ring"]
    alarm.set(100, now=600)
    assert len(later.calls) == 4
    alarm.set(None, now=600)
    alarm.off()
    assert later.calls[-1][1].cancelled()
