"""People who come and go, and turns that nobody plays (R11)."""

from __future__ import annotations

from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.actions import Aim, Clue, Detain, Draw, Exchange, Fire, Ready, Wait
from quivive.games.crosshairs.tests.builders import Table, dealt


def begun(hq: str | None = None) -> Table:
    return dealt(hq=hq).begin()


def test_the_briefing_does_not_wait_for_an_agent_who_is_left_out() -> None:
    table = dealt().act(0, Ready()).act(1, Ready())
    assert table.state.phase == "briefing"
    assert table.attend(out=[2]).state.phase == "turn"


def test_the_table_waits_five_seconds_for_an_agent_who_is_left_out() -> None:
    table = begun().attend(out=[0])
    assert GAME.deadline(table.state) == 5_000
    assert table.expire().turn == 1


def test_others_who_come_and_go_do_not_prolong_the_wait() -> None:
    table = begun().attend(out=[0]).wait(3_000).attend(out=[0, 2])
    assert GAME.deadline(table.state) == 5_000


def test_an_agent_who_returns_in_time_plays_their_own_turn() -> None:
    table = begun().attend(out=[0]).wait(3_000).attend()
    assert GAME.deadline(table.state) is None
    assert table.refusal(0, Detain()) is None


def test_nobody_who_is_here_is_hurried() -> None:
    assert GAME.deadline(begun().state) is None
    assert GAME.deadline(begun().attend(out=[1]).state) is None


def test_the_turn_of_an_agent_who_is_left_out_has_a_deadline() -> None:
    table = begun().attend(out=[1]).plays(Wait())
    assert (table.turn, GAME.deadline(table.state)) == (1, 5_000)


def test_a_turn_that_nobody_plays_is_a_wait_without_a_draw() -> None:
    table = begun(hq="yellow2 yellow3").skip()
    assert table.state.face_down == ("yellow2",)
    assert table.state.hq == ("yellow3",)
    assert table.state.hands[0] == ("red2", "black2")
    assert table.turn == 1


def test_with_an_empty_hq_a_suspect_is_detained_instead() -> None:
    table = begun(hq="").skip()
    assert table.suspect(1).seen_by == 0
    assert table.turn == 1


def test_when_neither_can_be_done_the_turn_passes() -> None:
    table = begun(hq="").skip().skip().skip()
    assert table.sees(None).record[-1].what == "passed"
    assert table.turn == 0
    assert table.outcome() is None


def test_the_mission_is_given_up_when_everybody_has_passed_in_a_row() -> None:
    table = begun(hq="").skip().skip().skip().skip().skip()
    assert table.reason() == "given_up"


def test_an_action_between_passes_keeps_the_mission_going() -> None:
    table = begun(hq="").skip().skip().skip().skip().act(1, Clue("red3", 2)).skip().skip()
    assert table.outcome() is None


def test_a_gun_that_nobody_fires_is_lowered() -> None:
    table = begun().plays(Detain()).act(1, Aim(1)).skip()
    assert (table.state.aim, table.state.bullets, table.turn) == (None, 5, 2)
    assert len(table.state.face_down) == 2


def test_draws_rewards_and_surpluses_end_by_themselves_for_an_agent_who_has_left() -> None:
    table = begun().plays(Detain()).act(1, Exchange("red3", 1)).attend(out=[1]).expire()
    assert table.turn == 2
    assert table.state.hands[1] == ("black3",)
    table = begun().plays(Detain()).acts(1, Aim(1), Fire("red6")).attend(out=[1]).expire().expire()
    assert (table.turn, table.now) == (2, 10_000)


def test_a_surplus_that_nobody_chooses_is_the_cards_drawn_last() -> None:
    seven = "red2 red3 red4 red5 red7 red8 red9"
    table = dealt(seven, "black2", hq="yellow2 yellow3 yellow4").begin().acts(0, Wait(), Draw(), Draw())
    assert table.skip().skip().state.face_up == ("yellow4", "yellow3")
    assert table.turn == 1


def test_a_bot_may_play_for_an_agent_who_is_gone() -> None:
    table = begun().attend(gone=[0])
    assert GAME.deadline(table.state) is None
    assert Detain() in table.legal(0)
    assert table.refusal(0, Detain()) is None


def test_with_everybody_away_the_mission_runs_out_by_itself() -> None:
    table = begun().attend(out=[0, 1, 2])
    for _ in range(200):
        if table.outcome():
            break
        table.expire()
    assert table.reason() == "given_up"
