"""A refusal is worded by the game that refuses, in the language of whoever asked."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields

from quivive.client import Client, Refusal
from quivive.engine.game import Illegal
from quivive.engine.match import Match
from quivive.engine.registry import games
from quivive.server.words import LANGUAGES
from quivive.tables import commands as c
from tests.server.servers import serving, soon


async def said(seat: Client, action: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await soon(seat.act(action))
    return str(refused.value)


async def seated(stack: AsyncExitStack, url: str, game: str) -> list[Client]:
    """People in the middle of a game, each with a language of their own."""
    seats: list[Client] = []
    for number in range(max(len(LANGUAGES), games()[game].seats[0])):
        speaks, name = LANGUAGES[number % len(LANGUAGES)], f"Person {number}"
        table = seats[0].code if seats else ""
        coming = (
            Client.join(url, table, name=name, language=speaks)
            if seats
            else Client.open(url, name=name, game=game, language=speaks)
        )
        seats.append(await soon(stack.enter_async_context(coming)))
    await soon(seats[0].do(c.StartGame()))
    for seat in seats:
        await soon(seat.until(lambda now: now.raw_view is not None))
    return seats


@pytest.mark.parametrize("key", games())
async def test_every_code_gets_the_sentence_of_its_own_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    game = games()[key]
    refusing = ""

    def judge(*asked: object) -> Any:
        raise Illegal(refusing)

    monkeypatch.setattr(Match, "judge", judge)
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path))
        seats = await seated(stack, url, key)
        anything = [*seats[0].legal(), *(kind() for kind in get_args(game.actions) if not fields(kind))][0]
        for refusing, words in game.refusals.items():
            for seat, language in zip(seats, LANGUAGES, strict=False):
                assert await said(seat, anything) == f"{refusing}: {words[language]}"
