"""Crosshairs: name the traitors together, before the bullets or the cards run out."""

from __future__ import annotations

from quivive.engine.game import Game
from quivive.games.crosshairs.actions import CrosshairsAction
from quivive.games.crosshairs.bots import BOTS, COACH
from quivive.games.crosshairs.content import REFUSALS
from quivive.games.crosshairs.content.missions import AGENTS, MISSIONS
from quivive.games.crosshairs.events import CrosshairsEvent
from quivive.games.crosshairs.model import CrosshairsOptions, CrosshairsView
from quivive.games.crosshairs.rules import attend, deadline, decide, evolve, expire, outcome, setup, silent
from quivive.games.crosshairs.secrecy import SECRECY
from quivive.games.crosshairs.state import CrosshairsState
from quivive.games.crosshairs.view import awaits, legal, own, public

GAME: Game[CrosshairsOptions, CrosshairsState, CrosshairsAction, CrosshairsEvent, CrosshairsView] = Game(
    key="crosshairs",
    rules=1,
    seats=AGENTS,
    presets={key: CrosshairsOptions(mission=key) for key in MISSIONS},
    actions=CrosshairsAction,
    events=CrosshairsEvent,
    views=CrosshairsView,
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
    coach=COACH,
    secrecy=SECRECY,
    refusals=REFUSALS,
    silent=silent,
)
