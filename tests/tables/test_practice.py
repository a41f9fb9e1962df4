"""Practice takes no longer than its button says. A bot at an ordinary pace stands in for the newcomer."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest

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


async def minutes(practice: dict[str, Any], game: str) -> float:
    table = await House.opened(1, game=game)
    agreed = {key: practice[key] for key in ("preset", "options") if key in practice}
    await table.do(
        ANN, msgspec.json.decode(json.dumps({"type": "agree", "sitting": "apart", **agreed}), type=c.Agree)
    )
    await table.do(ANN, c.Stand())
    await table.do(ANN, c.SeatBot(level=practice["level"]))
    for _ in range(practice["bots"]):
        await table.do(ANN, c.SeatBot(level=practice["level"], brisk=True))
    await table.do(ANN, c.StartGame())
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
