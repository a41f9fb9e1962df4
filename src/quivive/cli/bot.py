"""quivive bot: seats a bot at a table over the socket, as your own program would."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quivive.cli.common import find_game, give_up

if TYPE_CHECKING:
    from quivive.client import Client
    from quivive.engine.game import View


def bot(
    table: Annotated[str, typer.Option(help="The table's code.")],
    url: Annotated[str, typer.Option(help="The server.")] = "http://127.0.0.1:8642",
    name: Annotated[str, typer.Option(help="The bot's name.")] = "Nail",
    level: Annotated[str | None, typer.Option(help="How well it plays; the middle level by default.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Leave after this many games.")] = 1_000_000,
) -> None:
    """Seat a bot at a table. It plays every game there until it is kicked or `--games` are over."""
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
    """Thinks whenever something has changed, and moves when the time for the move has come."""
    from quivive.tables.commands import GiveNonce, Leave

    mind = Mind(level)
    sealed = ""
    last = len(seat.table["games"]) + games
    while len(seat.table["games"]) < last:
        seen = seat.changes
        if seat.table["phase"] != "game" and seat.table["next_seal"] != sealed:
            sealed = seat.table["next_seal"]
            await _try(seat.do(GiveNonce(secrets.token_hex(16))))
        mind.consider(seat)
        if not await _something_new(seat, seen, mind.left()):
            await mind.move(seat)
    await seat.do(Leave())


async def _something_new(seat: Client, seen: int, within: float | None) -> bool:
    """Returns False if the time has run out."""
    try:
        await asyncio.wait_for(seat.until(lambda now: now.changes > seen), within)
    except TimeoutError:
        return False
    return True


class Mind:
    """What a bot has seen and means to do. It thinks again for the same reasons as a table's own bot."""

    def __init__(self, level: str | None) -> None:
        self._level = level
        self._seed = secrets.token_bytes(32)
        self._seen: View | None = None
        self._planned: tuple[int, Any] | None = None

    def consider(self, seat: Client) -> None:
        from quivive.engine.game import Seat
        from quivive.engine.registry import games
        from quivive.engine.simulate import bot_dice, rescheduled, same_own_half

        view, before = seat.view, self._seen
        if view is None or seat.table["phase"] != "game" or seat.table["paused_at"] is not None:
            self._seen = self._planned = None
            return
        game = games()[seat.table["playing"]]
        only_light = game.has_light_events and before is not None and before.beat == view.beat
        if view == before or (only_light and same_own_half(game, view, before)):
            return
        self._seen = view
        middle = list(game.bots.values())[len(game.bots) // 2]
        bot = middle if self._level is None else game.bots.get(self._level, middle)
        # The seed is this bot's own, so its dice need not tell seats apart.
        move = bot(view, game.legal(view), bot_dice(game, self._seed, Seat(0), view))
        self._planned = rescheduled(self._planned, move, _now())

    def left(self) -> float | None:
        """Seconds until it moves. None if it does not want to."""
        return None if self._planned is None else max(0.0, (self._planned[0] - _now()) / 1000)

    async def move(self, seat: Client) -> None:
        planned, self._planned = self._planned, None
        if planned is None:
            return
        _, action = planned
        if await _try(seat.act(action)) == "too_fast" and action.limit is not None:
            self._planned = (_now() + action.limit.within, action)


def _now() -> int:
    return int(asyncio.get_running_loop().time() * 1000)


async def _try(asking: Awaitable[None]) -> str | None:
    """Returns the code if it is refused: somebody else may have been quicker, as the next view will show."""
    from quivive.client import FINAL, Refusal

    try:
        await asking
    except Refusal as refusal:
        if refusal.code in FINAL:
            raise
        typer.echo(f"refused: {refusal}", err=True)
        return refusal.code
    return None


async def _check_level(seat: Client, level: str | None) -> None:
    """Checks the level against the game agreed on. In any other game, the bot plays at the middle level."""
    from quivive.tables.commands import Leave

    game = find_game(seat.table["game"])
    if level is not None and level not in game.bots:
        await seat.do(Leave())
        give_up(f"{game.key} has no bot {level!r}; there is {', '.join(game.bots)}")
