"""Agreeing on a game: presets, options, and options that do not fit."""

from typing import Any

import msgspec
import pytest

from quivive.engine.registry import games
from quivive.games.spyfall.model import SpyfallOptions
from quivive.tables import commands as c
from tests.tables.house import ANN, BOB, CID, House


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def options(house: House) -> SpyfallOptions:
    return msgspec.json.decode(house.state.options, type=SpyfallOptions)


async def test_a_preset_is_agreed_on_by_its_name() -> None:
    house = await House.opened(3)
    for preset, meant in games()["spyfall"].presets.items():
        await house.do(ANN, c.Agree(preset=preset))
        assert house.state.preset == preset
        assert options(house) == meant
    assert house.phone(BOB).table["preset"] == "quick"
    assert house.phone(BOB).table["options"]["seconds"] == 240


async def test_options_belong_to_the_preset_they_match_wherever_presets_differ() -> None:
    house = await House.opened(3, game="crosshairs")
    await house.do(ANN, c.Agree(preset="training_2"))
    await house.do(ANN, c.Agree(options=raw({"mission": "training_2", "hint": True})))
    assert house.state.preset == "training_2"
    await house.do(ANN, c.Agree(options=raw({"mission": "training_3", "hint": True})))
    assert house.state.preset == "training_3"


async def test_options_may_belong_to_no_preset() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Agree(options=raw({"rounds": 2})))
    assert house.state.preset is None
    assert options(house) == SpyfallOptions(rounds=2)


async def test_whatever_is_left_out_stays_as_it_was() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Agree(preset="mixed", sitting="together", absence="wait"))
    await house.do(ANN, c.Agree(sitting="apart"))
    await house.do(ANN, c.Agree(absence="leave_out"))
    await house.do(ANN, c.Agree(game="spyfall"))
    await house.do(ANN, c.Agree())
    state = house.state
    assert (state.game, state.preset, state.sitting, state.absence) == (
        "spyfall",
        "mixed",
        "apart",
        "leave_out",
    )


BAD: dict[str, tuple[str, c.Agree]] = {
    "unknown game": ("no_such_game", c.Agree(game="chess")),
    "unknown preset": ("no_such_preset", c.Agree(preset="wild")),
    "unknown preset beside good options": ("no_such_preset", c.Agree(preset="wild", options=raw({}))),
    "unknown option": ("bad_options", c.Agree(options=raw({"cheat": True}))),
    "out of range": ("bad_options", c.Agree(options=raw({"rounds": 0}))),
    "of another type": ("bad_options", c.Agree(options=raw({"rounds": "5"}))),
    "no object": ("bad_options", c.Agree(options=raw(None))),
    "a list": ("bad_options", c.Agree(options=raw([1]))),
    "no JSON": ("bad_options", c.Agree(options=msgspec.Raw(b"{"))),
    "no text": ("bad_options", c.Agree(options=msgspec.Raw(b'{"sets":["\xff"]}'))),
    "a preset and options": ("bad_options", c.Agree(preset="quick", options=raw({"rounds": 2}))),
}


@pytest.mark.parametrize("case", BAD)
async def test_an_agreement_that_is_partly_invalid_is_refused_as_a_whole(case: str) -> None:
    house = await House.opened(3)
    code, command = BAD[case]
    assert await house.refusal(ANN, command) == code


async def test_the_table_decides_about_sitting_whatever_the_options_say() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Agree(options=raw({"sitting": "apart", "rounds": 1}), sitting="together"))
    await house.do(ANN, c.StartGame())
    match = house.state.match
    assert match is not None
    assert match.state.options == SpyfallOptions(rounds=1, sitting="together")


FIT: list[tuple[int, dict[str, Any], str | None]] = [
    (2, {}, "too_few_players"),
    (3, {}, None),
    (12, {}, None),
    (13, {}, "too_many_players"),
    (4, {"spies": 2}, "two_spies_need_five"),
    (5, {"spies": 2}, None),
    (12, {"spies": 1}, "twelve_need_two_spies"),
    (3, {"sets": ["own"]}, "too_few_places"),
]


@pytest.mark.usefixtures("hush")
@pytest.mark.parametrize(("seats", "agreed", "code"), FIT)
async def test_a_game_is_dealt_only_to_a_number_of_players_that_it_allows(
    seats: int, agreed: dict[str, Any], code: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quivive.tables.chairs.may_sit", lambda state: True)
    house = await House.opened(min(seats, 3), bots=max(0, seats - 3))
    await house.do(ANN, c.Agree(options=raw(agreed)))
    assert await house.refusal(ANN, c.StartGame()) == code
    assert house.state.phase == ("lobby" if code else "game")


@pytest.mark.usefixtures("hush")
async def test_another_game_comes_with_its_own_first_preset() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.Agree(preset="quick", sitting="together"))
    await house.do(ANN, c.Agree(game="hush"))
    assert (house.state.game, house.state.preset, house.state.sitting) == ("hush", "plain", "together")
    await house.do(ANN, c.Agree(game="spyfall", preset="beginners"))
    assert (house.state.game, house.state.preset) == ("spyfall", "beginners")


@pytest.mark.usefixtures("hush")
async def test_surplus_seats_must_be_given_up_before_a_smaller_game_starts() -> None:
    house = await House.opened(3, bots=3)
    await house.do(ANN, c.Agree(game="hush"))
    assert await house.refusal(ANN, c.StartGame()) == "too_many_players"
    assert await house.refusal(ANN, c.SeatBot()) == "no_free_seat"
    guest = await house.join()
    assert house.state.chair_of(guest) is None
    for _ in range(3):
        await house.do(ANN, c.Unseat(3))
    await house.do(ANN, c.StartGame())
    assert house.state.phase == "game"


@pytest.mark.usefixtures("hush")
async def test_a_bot_chosen_for_one_game_plays_another_at_the_middle_level() -> None:
    house = await House.opened(2)
    await house.do(ANN, c.SeatBot(level="sharp"))
    await house.do(ANN, c.Agree(game="hush"))
    await house.do(ANN, c.StartGame())
    await house.wait(9_000)
    assert house.view(None)["chosen"] == [False, False, True]


@pytest.mark.usefixtures("hush")
async def test_a_game_refuses_options_in_its_own_words() -> None:
    house = await House.opened(4)
    await house.do(ANN, c.Agree(game="hush", preset="long"))
    assert await house.refusal(ANN, c.StartGame()) == "too_long_for_so_many"
    await house.do(CID, c.Stand())
    await house.do(ANN, c.StartGame())
    assert house.state.phase == "game"
