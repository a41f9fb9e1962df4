"""Bad input: every refusal has its code, and nothing changes (`Table.refusal` compares the state)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal
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
    Lower,
    Ready,
    Stop,
    Take,
    TakeBlind,
    Token,
    Wait,
)
from quivive.games.crosshairs.model import CrosshairsOptions
from quivive.games.crosshairs.tests.builders import Table, dealt


def begun(hq: str | None = None, suspects: str = "red6 black11") -> Table:
    return dealt("red2 black2", "red3 black3", "red4 black4", hq=hq, suspects=suspects).begin()


def detained() -> Table:
    """Agents 0 and 1 have a suspect each, 2 has none and is to move."""
    return begun().plays(Detain(), Detain())


def aiming() -> Table:
    return detained().act(2, Aim(1))


def rewarded() -> Table:
    return detained().fire(1, "red6")


def keys() -> Table:
    options = CrosshairsOptions(mission="room_keys")
    return dealt("red2", "red3", tokens=(3, 4), options=options).begin().plays(Detain(), Wait())


def arrows() -> Table:
    """Agent 0 has no arrow in the first round, 1 has none in the second."""
    options = CrosshairsOptions(mission="arrows")
    return dealt("red2", "red3", "red4", options=options).begin().plays(Wait(), Detain(), Wait())


def train() -> Table:
    options = CrosshairsOptions(mission="night_train")
    return dealt("red2", "red3", "red4", options=options).begin().plays(Detain(), Wait(), Wait())


def lost() -> Table:
    return dealt("red2", "red3", suspects="red6 black11", bullets=2).begin().detain_all().fire(2, "red2")


def surplus() -> Table:
    seven = "red2 red3 red4 red5 red7 red8 red9"
    return dealt(seven, "black2").begin().acts(0, Wait(), Draw(), Stop())


def drawn() -> Table:
    return begun().acts(0, Wait(), Draw(), Draw(), Draw())


REFUSED: dict[str, tuple[Callable[[], Table], int, CrosshairsAction, str]] = {
    "an action out of turn": (begun, 1, Detain(), "not_your_turn"),
    "a shot out of turn": (detained, 0, Aim(2), "not_your_turn"),
    "a draw out of turn": (begun, 2, Draw(), "not_your_turn"),
    "an action before the first turn": (dealt, 0, Detain(), "briefing_first"),
    "ready twice": (lambda: dealt().act(0, Ready()), 0, Ready(), "ready_already"),
    "ready in mid-mission": (begun, 0, Ready(), "briefing_over"),
    "a clue that is not in hand": (lambda: detained().plays(Wait()), 0, Clue("red3", 1), "not_in_hand"),
    "an exchange that is not in hand": (detained, 2, Exchange("red2", 1), "not_in_hand"),
    "a card that does not exist": (detained, 2, Exchange("pink7", 1), "not_in_hand"),
    "a clue with no suspect of one's own": (detained, 2, Clue("red4", 1), "no_suspect_of_yours"),
    "a clue beside another's suspect": (
        lambda: detained().plays(Wait()),
        0,
        Clue("red2", 2),
        "not_your_suspect",
    ),
    "a clue beside a suspect that is not there": (
        lambda: detained().plays(Wait()),
        0,
        Clue("red2", 7),
        "no_such_suspect",
    ),
    "an exchange about one's own suspect": (
        lambda: detained().plays(Wait()),
        0,
        Exchange("red2", 1),
        "your_own_suspect",
    ),
    "an exchange about an absent suspect": (detained, 2, Exchange("red4", 3), "no_such_suspect"),
    "aiming at one's own suspect": (lambda: detained().plays(Wait()), 0, Aim(1), "your_own_suspect"),
    "aiming at an absent suspect": (detained, 2, Aim(3), "no_such_suspect"),
    "aiming at nobody": (begun, 0, Aim(1), "no_such_suspect"),
    "aiming twice at the same": (aiming, 2, Aim(1), "aimed_already"),
    "aiming after a wait": (lambda: detained().act(2, Wait()), 2, Aim(1), "finish_your_turn"),
    "aiming where no pointer lies": (arrows, 0, Aim(1), "not_pointed_at"),
    "naming whom one has looked at": (train, 0, Aim(1), "seen_already"),
    "a suit out of the mission": (aiming, 2, Fire("blue6"), "not_in_the_mission"),
    "a number out of the mission": (aiming, 2, Fire("red14"), "not_in_the_mission"),
    "naming a special card": (aiming, 2, Fire("red_special"), "not_in_the_mission"),
    "naming no card at all": (aiming, 2, Fire(""), "not_in_the_mission"),
    "firing without the gun": (detained, 2, Fire("red6"), "gun_not_lifted"),
    "lowering what is not lifted": (detained, 2, Lower(), "gun_not_lifted"),
    "another action with the gun in hand": (aiming, 2, Wait(), "finish_your_turn"),
    "an action while all look at the shot": (
        lambda: aiming().act(2, Fire("red7")),
        2,
        Wait(),
        "look_at_the_shot",
    ),
    "a second suspect": (lambda: begun().plays(Detain(), Wait(), Wait()), 0, Detain(), "stand_full"),
    "a suspect from an empty deck": (detained, 2, Detain(), "no_suspects_left"),
    "a wait with an empty HQ": (lambda: begun(hq=""), 0, Wait(), "hq_empty"),
    "a draw without an action": (begun, 0, Draw(), "no_more_draws"),
    "a fourth draw": (drawn, 0, Draw(), "not_your_turn"),
    "a second action while drawing": (lambda: begun().act(0, Wait()), 0, Detain(), "finish_your_turn"),
    "stopping nothing": (begun, 0, Stop(), "nothing_to_stop"),
    "a reward without a shot": (begun, 0, Take("red2"), "no_reward"),
    "a blind reward without a shot": (detained, 2, TakeBlind(0), "no_reward"),
    "a reward that does not lie there": (rewarded, 2, Take("red9"), "not_in_the_discard"),
    "a blind reward from nowhere": (rewarded, 2, TakeBlind(2), "no_such_position"),
    "a blind reward from before the first": (rewarded, 2, TakeBlind(-1), "no_such_position"),
    "an action before the reward": (rewarded, 2, Wait(), "finish_your_turn"),
    "a discard without a surplus": (begun, 0, Discard("red2"), "no_surplus"),
    "a surplus that is not in hand": (surplus, 0, Discard("black2"), "not_in_hand"),
    "an action before the surplus is gone": (surplus, 0, Detain(), "finish_your_turn"),
    "a token where there are none": (lambda: detained().plays(Wait()), 0, Token(3, 1), "no_tokens"),
    "a token that is gone": (keys, 0, Token(9, 1), "token_gone"),
    "a token beside nobody": (lambda: keys().plays(Wait()), 1, Token(3, 1), "no_suspect_of_yours"),
    "an action by who is left out": (lambda: begun().attend(out=[0]), 0, Detain(), "left_out"),
    "an action after the end": (lost, 0, Wait(), "game_over"),
}


@pytest.mark.parametrize(("played", "seat", "action", "code"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(played: Callable[[], Table], seat: int, action: CrosshairsAction, code: str) -> None:
    table = played()
    assert table.refusal(seat, action) == code
    assert action not in table.legal(seat)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (CrosshairsOptions(mission="mars"), "no_such_mission"),
        (CrosshairsOptions(mission=""), "no_such_mission"),
        (CrosshairsOptions(first=3), "no_such_agent"),
    ],
)
def test_options_that_do_not_suit_the_table_are_refused(options: CrosshairsOptions, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.setup(options, 3, Dice(b"", 0))
    assert refused.value.code == code


@pytest.mark.parametrize(
    "action",
    [
        b'{"type":"clue","card":"red2"}',
        b'{"type":"clue","card":2,"suspect":1}',
        b'{"type":"fire"}',
        b'{"type":"fire","card":"red2","twice":true}',
        b'{"type":"take_blind","position":"top"}',
        b'{"type":"peek"}',
    ],
)
def test_anything_that_is_not_an_action_is_malformed(action: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.read_action(action)


@pytest.mark.parametrize(
    "options",
    [b'{"boards":"some"}', b'{"first":5}', b'{"first":-1}', b'{"hint":"yes"}', b'{"bullets":12}'],
)
def test_options_out_of_range_are_malformed(options: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(options, type=CrosshairsOptions)
