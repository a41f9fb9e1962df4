"""Keep Watch: count quicker than the others, and lay your hand on the stack first."""

from __future__ import annotations

from quivive.engine.game import Game
from quivive.games.keep_watch.bots import BOTS
from quivive.games.keep_watch.content import REFUSALS
from quivive.games.keep_watch.events import UPCASTS, KeepWatchEvent
from quivive.games.keep_watch.model import KeepWatchAction, KeepWatchOptions, KeepWatchView
from quivive.games.keep_watch.rules import attend, deadline, decide, evolve, expire, outcome, race, setup
from quivive.games.keep_watch.secrecy import SECRECY
from quivive.games.keep_watch.state import KeepWatchState
from quivive.games.keep_watch.view import awaits, legal, own, public

GAME: Game[KeepWatchOptions, KeepWatchState, KeepWatchAction, KeepWatchEvent, KeepWatchView] = Game(
    key="keep_watch",
    rules=3,
    seats=range(2, 7),
    presets={
        "normal": KeepWatchOptions(),
        "less": KeepWatchOptions(mode="less"),
        "alternating": KeepWatchOptions(mode="alternating"),
        "neighbours": KeepWatchOptions(neighbours=True),
        "neighbours_less": KeepWatchOptions(mode="less", neighbours=True),
        "neighbours_alternating": KeepWatchOptions(mode="alternating", neighbours=True),
        "short": KeepWatchOptions(cards=14),
    },
    actions=KeepWatchAction,
    events=KeepWatchEvent,
    views=KeepWatchView,
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
    upcasts=UPCASTS,
)
