"""How bots deduce, give clues and shoot: well, and only from their view."""

from __future__ import annotations

from typing import Any

import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Bot
from quivive.engine.simulate import play, random_bot, simulated_deal
from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.actions import (
    Aim,
    Clue,
    CrosshairsAction,
    Detain,
    Discard,
    Draw,
    Exchange,
    Fire,
    Stop,
    Take,
    Wait,
)
from quivive.games.crosshairs.bots.information import information
from quivive.games.crosshairs.bots.levels import LEVELS
from quivive.games.crosshairs.bots.mind import Mind
from quivive.games.crosshairs.bots.odds import odds
from quivive.games.crosshairs.bots.play import BOTS, COACH, choose
from quivive.games.crosshairs.bots.tactics import worth_a_bullet
from quivive.games.crosshairs.model import CrosshairsOptions
from quivive.games.crosshairs.rules.deduction import members
from quivive.games.crosshairs.tests.builders import Table, dealt


def choice(table: Table, level: str = "sharp") -> CrosshairsAction:
    view = table.sees(table.turn)
    return choose(LEVELS[level], view, GAME.legal(view), Dice(b"a bot's mood", 0))


def possible(table: Table, seat: int, suspect: int) -> set[str]:
    mind = Mind(table.sees(seat))
    return set(members(mind.deductions, mind.possible[suspect]))


def eleven() -> Table:
    """Suspect 1 is an 11 and not red; whoever holds yellow 11 knows which."""
    table = dealt("red11 red4", "yellow11 black2", "red2 red3", suspects="black11 red6 red8").begin()
    return table.plays(Detain(), Wait(), Detain(), Clue("red11", 1), Wait(), Wait(), Clue("red4", 1))


def test_a_card_in_ones_own_hand_is_no_suspect() -> None:
    assert possible(eleven(), 1, 1) == {"black11"}
    assert possible(eleven(), 2, 1) == {"black11", "yellow11"}


def test_a_card_that_is_certain_for_one_suspect_is_ruled_out_for_the_others() -> None:
    """The second is black 11 or 13 by its own clues; knowing that the first is black 11 rules that out."""
    table = dealt(
        "red11 red4", "black7 red2 yellow3 red5", "yellow11", suspects="black11 black13 red8"
    ).begin()
    table.plays(Detain(), Detain(), Wait(), Clue("red11", 1), Clue("black7", 2), Wait())
    table.plays(Clue("red4", 1), Clue("red2", 2), Wait(), Wait(), Clue("yellow3", 2), Wait())
    table.plays(Wait(), Clue("red5", 2))
    mind = Mind(table.sees(2))
    assert set(members(mind.deductions, mind.common[2])) == {"black11", "black13"}
    assert possible(table, 2, 1) == {"black11"}
    assert possible(table, 2, 2) == {"black13"}


def test_a_bot_that_is_sure_shoots() -> None:
    table = eleven()
    assert choice(table) == Aim(1)
    assert choice(table.act(1, Aim(1))) == Fire("black11")


def test_a_bot_that_is_not_sure_does_not_waste_the_last_bullets() -> None:
    table = (
        dealt("red2", "red3", "red4", suspects="red6 black11", bullets=2).begin().plays(Detain(), Detain())
    )
    assert not isinstance(choice(table), Aim)


@pytest.mark.parametrize(
    ("bullets", "hq", "sure", "shoots"),
    [
        (2, None, 1.0, True),
        (2, None, 0.9, False),
        (5, None, 0.9, True),
        (5, None, 0.5, False),
        (5, "yellow2 yellow3", 0.5, True),
        (5, "yellow2 yellow3", 0.2, False),
    ],
)
def test_whether_a_bullet_is_risked_depends_on_odds_bullets_and_cards_left(
    bullets: int, hq: str | None, sure: float, shoots: bool
) -> None:
    table = dealt("red2", "red3", "red4", suspects="red6 black11", bullets=bullets, hq=hq).begin()
    table.plays(Detain(), Detain())
    assert worth_a_bullet(table.sees(2), LEVELS["sharp"], sure) is shoots


def test_a_bot_shoots_blindly_if_the_next_agent_could_do_nothing_at_all() -> None:
    """The only suspect stands in front of agent 0, whose hand is empty, and HQ is empty too."""
    table = dealt("red2", "red3 black3", suspects="red6", hq="yellow2", bullets=5).begin()
    table.plays(Detain(), Exchange("red3", 1), Clue("red2", 1))
    assert table.sees(1).hands == (0, 1)
    assert choice(table) == Aim(1)


def test_a_bot_without_a_suspect_detains() -> None:
    assert choice(dealt().begin()) == Detain()


def test_the_clue_that_says_most_is_laid() -> None:
    """An 11 of another suit leaves the fewest cards."""
    table = dealt("red11 black5 yellow4", "red3", suspects="black11 red6").begin().plays(Detain(), Detain())
    assert choice(table) == Clue("red11", 1)


def test_information_is_exact_for_ones_own_suspect_and_expected_for_others() -> None:
    table = dealt("red11 black4", "red3", suspects="black11 red6").begin().plays(Detain(), Detain())
    mind = Mind(table.sees(0))
    assert information(mind, "red11", 1) > information(mind, "black4", 1) > 0
    assert 0 < information(mind, "red11", 2) <= 1


def test_a_suspect_is_likelier_if_the_chosen_clue_would_have_been_the_best_for_it() -> None:
    table = dealt("red12 red4", "yellow13", "red2", suspects="yellow12 red6 red8").begin()
    table.plays(Detain(), Wait(), Wait(), Clue("red12", 1))
    mind = Mind(table.sees(1))
    trusting, plain = (odds(mind, 1, trust=trust) for trust in (True, False))
    assert sum(trusting.values()) == pytest.approx(1)
    assert len(set(plain.values())) == 1
    assert len(set(trusting.values())) > 1


def test_cards_are_drawn_up_to_the_hand_limit_and_no_further() -> None:
    assert choice(dealt("red2", "red3").begin().act(0, Wait())) == Draw()
    seven = dealt("red2 red3 red4 red5 red7 red8 red9", "black2").begin().act(0, Wait())
    assert choice(seven) == Stop()


def test_a_useful_card_is_taken_as_the_reward() -> None:
    table = eleven().acts(1, Aim(1), Fire("black11")).expire()
    assert isinstance(choice(table), Take)


def test_the_least_informative_cards_are_discarded() -> None:
    table = dealt("red2 red3 red4 red5 red7 red8 red9", "black2", suspects="red6").begin()
    table.acts(0, Wait(), Draw(), Stop())
    assert isinstance(choice(table), Discard)


def test_when_no_card_would_say_anything_a_bot_waits_for_better_ones() -> None:
    """Everybody can know the only suspect: it is nothing but black 11."""
    table = dealt("red11 yellow4 red4 black2", "yellow2", suspects="black11").begin()
    table.plays(
        Detain(), Wait(), Clue("red11", 1), Wait(), Clue("red4", 1), Wait(), Clue("yellow4", 1), Wait()
    )
    assert choice(table) == Wait()


def test_a_bot_does_not_wait_for_the_last_card_of_hq() -> None:
    table = dealt("red2 black5", "red3", suspects="black11 red6", hq="yellow2 yellow3 yellow4").begin()
    table.plays(Detain(), Detain())
    assert table.sees(0).hq == 1
    assert not isinstance(choice(table), Wait)


def played(mission: str, agents: int, bot: Bot[Any, Any], game: int) -> str:
    deal = simulated_deal(GAME, CrosshairsOptions(mission=mission), agents, f"bots/{game}")
    done = play(GAME, deal, [bot] * agents)
    assert done.match.outcome is not None
    assert not done.refused
    return done.match.outcome.reason


@pytest.mark.parametrize("agents", GAME.seats)
def test_sharp_bots_win_training_2_more_than_four_times_in_five(agents: int) -> None:
    won = sum(played("training_2", agents, BOTS["sharp"], game) == "all_named" for game in range(25))
    assert won > 20


def test_random_play_does_not_win() -> None:
    assert sum(played("training_2", 3, random_bot, game) == "all_named" for game in range(25)) <= 1


def settled() -> Table:
    """The clues have just left black 11 alone of the suspect in front of agent 1. It is agent 2's turn."""
    table = dealt("red2", "red11 black2 red4", "red3", suspects="red6 black11").begin()
    table.plays(Detain(), Detain(), Wait(), Wait(), Clue("red11", 2), Wait())
    return table.plays(Wait(), Clue("black2", 2), Wait(), Wait(), Clue("red4", 2))


def coached(table: Table) -> CrosshairsAction:
    view = table.sees(table.turn)
    move = COACH(view, GAME.legal(view), Dice(b"a coach", 0))
    assert move is not None
    return move.action


def test_beside_a_newcomer_a_name_that_is_settled_is_left_to_the_lowest_seat_for_three_turns() -> None:
    table = settled()
    for _ in range(3):
        assert not isinstance(coached(table), Aim)
        table.plays(Wait(), Wait(), Wait())
    assert coached(table) == Aim(2)


def test_an_ordinary_bot_shoots_at_once() -> None:
    assert choice(settled(), "regular") == Aim(2)


def test_a_bot_leaves_no_name_to_a_newcomer_who_is_away() -> None:
    table = settled()
    assert coached(table.attend(out=[0])) == Aim(2)


def test_a_bot_beside_a_newcomer_names_the_suspect_that_the_newcomer_guards() -> None:
    table = dealt("red11 black2 red4", "red3", "red5", suspects="black11 red6").begin()
    table.plays(Detain(), Detain(), Wait(), Clue("red11", 1), Wait(), Wait())
    table.plays(Clue("black2", 1), Wait(), Wait(), Clue("red4", 1))
    assert coached(table) == Aim(1)
