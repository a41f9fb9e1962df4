"""People who play Spyfall over the socket as fast as they can."""

import asyncio
from collections.abc import Sequence

from quivive.client import Client, Refusal
from quivive.engine.game import Seat
from quivive.engine.simulate import bot_dice
from quivive.games.spyfall import GAME
from quivive.games.spyfall import model as m
from tests.server.servers import soon

LINES = 12
"""How many questions and answers there are before people make up their minds."""

OVERTAKEN = frozenset({"late", "paused", "no_game"})
"""Refusals of an action that was legal when it was sent, because something else happened first."""


async def play(seat: Client) -> None:
    """Plays until the game is over, doing at once what a bot would do after a while."""
    async for _ in seat.views():
        if seat.table["phase"] == "result":
            return
        action = wanted(seat)
        if action is not None:
            try:
                await seat.act(action)
            except Refusal as refusal:
                if refusal.code not in OVERTAKEN:
                    raise


async def start_clock(seats: Sequence[Client]) -> None:
    """The dealer starts the round; from then on nothing happens by itself until its time is up."""
    dealer = next(seat for seat in seats if m.Start() in seat.legal())
    await soon(dealer.act(m.Start()))


async def play_out(seats: Sequence[Client], patience: float = 60.0) -> None:
    await soon(asyncio.gather(*map(play, seats)), patience)


def wanted(seat: Client) -> m.SpyfallAction | None:
    view = seat.view
    legal = seat.legal()
    if not isinstance(view, m.SpyfallView) or not legal:
        return None
    if view.phase == "talk" and len(view.record) >= LINES:
        return _decided(view, legal)
    if m.Vote(True) in legal:
        return m.Vote(True)
    move = GAME.bots["regular"](view, legal, bot_dice(GAME, b"at once", Seat(0), view))
    return None if move is None else move.action


def _decided(view: m.SpyfallView, legal: Sequence[m.SpyfallAction]) -> m.SpyfallAction | None:
    """Odd rounds end with a spy naming a place, even ones with an accusation that everybody supports."""
    if view.round % 2 and m.Stop() in legal:
        return m.Stop()
    accusations = [action for action in legal if isinstance(action, m.Accuse)]
    if not view.round % 2 and accusations:
        return accusations[0]
    talk = [action for action in legal if isinstance(action, m.Ask | m.Answer)]
    return talk[0] if talk else None
