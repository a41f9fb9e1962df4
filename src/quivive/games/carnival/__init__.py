"""Carnival: find your partner among the masks by a wink that nobody else may see."""

from __future__ import annotations

from quivive.engine.game import Game
from quivive.games.carnival.bots import BOTS
from quivive.games.carnival.content import REFUSALS
from quivive.games.carnival.events import CarnivalEvent
from quivive.games.carnival.model import CarnivalAction, CarnivalOptions, CarnivalView
from quivive.games.carnival.rules import attend, deadline, decide, evolve, expire, outcome, race, setup
from quivive.games.carnival.secrecy import SECRECY
from quivive.games.carnival.state import CarnivalState
from quivive.games.carnival.view import awaits, legal, own, public

GAME: Game[CarnivalOptions, CarnivalState, CarnivalAction, CarnivalEvent, CarnivalView] = Game(
    key="carnival",
    rules=2,
    seats=range(4, 9),
    presets={
        "normal": CarnivalOptions(),
        "brisk": CarnivalOptions(least_seconds=5, turn_seconds=20),
        "leisurely": CarnivalOptions(least_seconds=12, turn_seconds=60),
    },
    actions=CarnivalAction,
    events=CarnivalEvent,
    views=CarnivalView,
    setup=setup,
    decide=decide,
    expire=expire,
    attend=attend,
    evolve=evolve,
    public=public,
    own=own,
    legal=legal,
    awaits=awaits,
    deadline=deadline,
    outcome=outcome,
    bots=BOTS,
    secrecy=SECRECY,
    refusals=REFUSALS,
    race=race,
    leaves_out=True,
)
