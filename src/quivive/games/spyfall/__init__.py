"""Spyfall: everybody but the spies knows where we are."""

from __future__ import annotations

from quivive.engine.game import Game
from quivive.games.spyfall.bots import BOTS
from quivive.games.spyfall.content import REFUSALS
from quivive.games.spyfall.events import SpyfallEvent
from quivive.games.spyfall.model import SpyfallAction, SpyfallOptions, SpyfallView
from quivive.games.spyfall.rules import attend, deadline, decide, evolve, expire, outcome, setup, silent
from quivive.games.spyfall.secrecy import SECRECY
from quivive.games.spyfall.state import SpyfallState
from quivive.games.spyfall.view import awaits, differs_for, legal, own, public

GAME: Game[SpyfallOptions, SpyfallState, SpyfallAction, SpyfallEvent, SpyfallView] = Game(
    key="spyfall",
    rules=2,
    seats=range(3, 13),
    presets={
        "classic": SpyfallOptions(),
        "beginners": SpyfallOptions(spies=1, rounds=3),
        "two_spies": SpyfallOptions(spies=2),
        "acquainted": SpyfallOptions(spies=2, acquainted=True),
        "mixed": SpyfallOptions(spies=1, sets=("classic", "further")),
        "quick": SpyfallOptions(rounds=3, seconds=240),
    },
    actions=SpyfallAction,
    events=SpyfallEvent,
    views=SpyfallView,
    setup=setup,
    decide=decide,
    expire=expire,
    attend=attend,
    evolve=evolve,
    public=public,
    own=own,
    legal=legal,
    differs_for=differs_for,
    awaits=awaits,
    deadline=deadline,
    outcome=outcome,
    bots=BOTS,
    secrecy=SECRECY,
    refusals=REFUSALS,
    silent=silent,
)
