"""Practice takes no longer than its button says. A bot at an ordinary pace stands in for the newcomer."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest

from quivive.games.crosshairs import actions as a
from quivive.tables import commands as c
from tests.tables import house
from tests.tables.house import ANN, House

POSTERS = Path(__file__).parents[2] / "web/src/games"
GAMES = sorted(poster.parent.name for poster in POSTERS.glob("*/poster.ts"))
DEALS = 9
LONGEST = 20 * 60_000


def promised(game: str) -> dict[str, Any]:
    """What the page agrees on for practice, read from the game's poster."""
    poster = (POSTERS / game / "poster.ts").read_text("utf-8")
    found = re.search(r"^  practice: (\{.*?\}),\n  words", poster, re.MULTILINE | re.DOTALL)
    assert found, f"{game}'s poster says nothing about practice"
    literal = re.sub(r"\} satisfies [\w<>]+", "}", found[1])
    literal = re.sub(r"(\w+):", r'"\1":', literal)
    practice: dict[str, Any] = json.loads(re.sub(r",(\s*\})", r"\1", literal))
    return practice


async def agreed(practice: dict[str, Any], game: str) -> House:
    table = await House.opened(1, game=game)
    options = {key: practice[key] for key in ("preset", "options") if key in practice}
    await table.do(
        ANN, msgspec.json.decode(json.dumps({"type": "agree", "sitting": "apart", **options}), type=c.Agree)
    )
    return table


async def start_with_bots(table: House, practice: dict[str, Any]) -> None:
    for _ in range(practice["bots"]):
        await table.do(ANN, c.SeatBot(level=practice["level"], brisk=not practice.get("ownPace", False)))
    await table.do(ANN, c.StartGame())


async def minutes(practice: dict[str, Any], game: str) -> float:
    table = await agreed(practice, game)
    await table.do(ANN, c.Stand())
    await table.do(ANN, c.SeatBot(level=practice["level"]))
    await start_with_bots(table, practice)
    began = table.clock.millis
    while table.state.phase == "game":
        await table.wait(1_000)
        await asyncio.sleep(0)
        assert table.clock.millis - began < LONGEST, "it does not end"
    return (table.clock.millis - began) / 60_000


@pytest.fixture(autouse=True)
def quick_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivive.tables.bots.in_thread", house.at_once)


@pytest.mark.parametrize("game", GAMES)
async def test_practice_takes_no_longer_than_its_button_says(game: str) -> None:
    practice, took = promised(game), []
    for deal in range(DEALS):
        house.shuffle(deal)
        took.append(await minutes(practice, game))
    print(f"{game}: {practice['minutes']} promised,", *(f"{one:.1f}" for one in sorted(took)))
    assert median(took) <= practice["minutes"] + 0.5


async def act(table: House, action: a.CrosshairsAction) -> None:
    """Ann acts, and looks on until she may act again."""
    await table.act(ANN, action)
    await look_on(table)


async def look_on(table: House) -> None:
    while not table.may(ANN) and table.state.phase == "game":
        await table.wait(1_000)


def settled(view: Any) -> tuple[int, str] | None:
    """A suspect that Ann may name, and the one name that its clue board leaves."""
    for standing in itertools.chain(*view["stands"][1:]):
        board = standing["board"]
        suits = [suit for suit in view["suits"] if suit not in board["struck_suits"]]
        numbers = [one["number"] for one in view["numbers"] if one["number"] not in board["struck_numbers"]]
        if len(suits) == len(numbers) == 1:
            return standing["suspect"], f"{suits[0]}{numbers[0]}"
    return None


@pytest.mark.parametrize("deal", range(DEALS))
async def test_in_crosshairs_the_first_shot_at_what_bots_guard_is_the_newcomer_s(deal: int) -> None:
    """Ann only waits, until a clue board leaves one name."""
    house.shuffle(deal)
    practice = promised("crosshairs")
    table = await agreed(practice, "crosshairs")
    await start_with_bots(table, practice)
    await act(table, a.Ready())
    assert "detain" in table.may(ANN), "she moves first"
    while (found := settled(table.view(ANN))) is None:
        assert not any(entry["what"] == "shot" for entry in table.view(ANN)["record"])
        await act(table, a.Wait() if "wait" in table.may(ANN) else a.Stop())
    suspect, card = found
    assert "aim" in table.may(ANN)
    await act(table, a.Aim(suspect))
    await table.act(ANN, a.Fire(card))
    assert table.view(ANN)["shot"]["right"]
