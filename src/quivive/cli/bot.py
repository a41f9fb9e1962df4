"""quivive bot: a bot sits down at a table over the socket, like anybody's own program would."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quivive.cli.say import find_game, give_up

if TYPE_CHECKING:
    from quivive.client import Client


def bot(
    table: Annotated[str, typer.Option(help="The table's code.")],
    url: Annotated[str, typer.Option(help="The server.")] = "http://127.0.0.1:8642",
    name: Annotated[str, typer.Option(help="The bot's name.")] = "Nail",
    level: Annotated[str | None, typer.Option(help="How well it plays; the middle level by default.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Leave after so many games.")] = 1_000_000,
) -> None:
    """Seat a bot at a table; it plays every game there until it is sent away."""
    from aiohttp import ClientError

    from quivive.client import Client, Refusal

    async def run() -> None:
        async with Client.join(url, table, name=name) as seat:
            await _check_level(seat, level)
            typer.echo(f"{name} sits at table {seat.code}")
            await _play(seat, level, games)

    try:
        asyncio.run(run())
    except Refusal as refusal:
        give_up(str(refusal))
    except (OSError, ClientError) as error:
        give_up(f"cannot reach {url} ({error})")


async def _play(seat: Client, level: str | None, games: int) -> None:
    """Think whenever the view changes; move when the time it takes is over, unless the game has moved on."""
    from quivive.tables.commands import GiveNonce, Leave

    sealed = ""
    seed = secrets.token_bytes(32)
    last = len(seat.table["games"]) + games
    async for _ in seat.views():
        if len(seat.table["games"]) >= last:
            await seat.do(Leave())
            return
        if seat.table["phase"] != "game" and seat.table["next_seal"] != sealed:
            sealed = seat.table["next_seal"]
            await _try(seat.do(GiveNonce(secrets.token_hex(16))))
        if (move := _wanted(seat, level, seed)) is not None:
            await _move(seat, *move)


def _wanted(seat: Client, level: str | None, seed: bytes) -> tuple[Any, int] | None:
    from quivive.engine.game import Seat
    from quivive.engine.registry import games
    from quivive.engine.simulate import bot_dice

    view = seat.view
    if view is None or seat.table["phase"] != "game" or seat.table["paused_at"] is not None:
        return None
    game = games()[seat.table["playing"]]
    middle = list(game.bots.values())[len(game.bots) // 2]
    think = middle if level is None else game.bots.get(level, middle)
    move = think(view, game.legal(view), bot_dice(game, seed, Seat(0), view))
    return None if move is None else (move.action, move.after)


async def _move(seat: Client, action: Any, after: int) -> None:
    beat = seat.beat
    try:
        await asyncio.wait_for(seat.until(lambda now: now.beat != beat), after / 1000)
    except TimeoutError:
        await _try(seat.act(action))


async def _try(asking: Awaitable[None]) -> None:
    """Somebody else may have been quicker; the next view tells."""
    from quivive.client import FOR_GOOD, Refusal

    try:
        await asking
    except Refusal as refusal:
        if refusal.code in FOR_GOOD:
            raise
        typer.echo(f"refused: {refusal}", err=True)


async def _check_level(seat: Client, level: str | None) -> None:
    """By the game that the table has agreed on; in another one it plays at the middle level."""
    from quivive.tables.commands import Leave

    game = find_game(seat.table["game"])
    if level is not None and level not in game.bots:
        await seat.do(Leave())
        give_up(f"{game.key} has no bot {level!r}; there is {', '.join(game.bots)}")
