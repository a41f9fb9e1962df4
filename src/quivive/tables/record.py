"""Reads a finished game back from a table's log."""

from __future__ import annotations

import msgspec

from quivive.engine.match import Deal, Match, Step
from quivive.engine.registry import games
from quivive.engine.replay import fold
from quivive.tables.events import Entry, Started, Stepped
from quivive.tables.log import Log, TableCode
from quivive.tables.model import GamePlayed

_decode = msgspec.json.Decoder(Entry).decode


async def played_game(log: Log, code: TableCode, played: GamePlayed) -> tuple[Match, list[Step]]:
    """The match at its end, and all its steps."""
    deal: Deal | None = None
    steps: list[Step] = []
    for line in await log.read(code, played.started, played.ended + 1):
        for event in _decode(line).events:
            if isinstance(event, Started):
                deal = event.deal
            elif isinstance(event, Stepped):
                steps.append(event.step)
    assert deal is not None
    return fold(games()[deal.game], deal, steps), steps
