"""Dixit: a picture, a phrase, and friends who find it; some of them, but not all."""

from __future__ import annotations

from quivive.engine.game import Game
from quivive.games.dixit.bots import BOTS
from quivive.games.dixit.content import REFUSALS
from quivive.games.dixit.events import DixitEvent
from quivive.games.dixit.model import DixitAction, DixitOptions, DixitView
from quivive.games.dixit.rules import attend, deadline, decide, evolve, expire, outcome, race, setup
from quivive.games.dixit.secrecy import SECRECY
from quivive.games.dixit.state import DixitState
from quivive.games.dixit.view import awaits, legal, own, public

GAME: Game[DixitOptions, DixitState, DixitAction, DixitEvent, DixitView] = Game(
    key="dixit",
    rules=2,
    seats=range(3, 7),
    presets={
        "classic": DixitOptions(),
        "thirty": DixitOptions(end="points"),
        "short": DixitOptions(end="turns"),
    },
    actions=DixitAction,
    events=DixitEvent,
    views=DixitView,
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
