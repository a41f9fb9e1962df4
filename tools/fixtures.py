"""Real games for the page's tests: scripted, stopped where it matters, seen from every seat."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from quivive.engine.game import Action, AnyGame, Millis, Moment, Options, Seat
from quivive.engine.match import Match, deal_out
from quivive.engine.simulate import simulated_deal
from quivive.tables.frames import may

Scene = dict[str, Any]
A_SECOND = 1_000


class ScriptedGame:
    """A game that a script plays, move by move."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: str) -> None:
        self.game = game
        dealt, judged = deal_out(game, simulated_deal(game, options, seats, seed))
        self.match: Match = dealt.after(judged)
        self.now = A_SECOND

    def act(self, seat: Seat, action: Action, after: int = A_SECOND) -> None:
        self.now += after
        self.match = self.match.after(self.match.judge(seat, action, Moment.at(self.now)))

    def expire(self) -> None:
        deadline = self.match.deadline
        assert deadline is not None
        self.now = deadline
        self.match = self.match.after(self.match.expire(Millis(self.now)))

    def seen_by(self, **viewers: Seat) -> Scene:
        """What everybody sees, what each of these seats sees differently, and what each seat may do."""
        table = self._view(None)
        own = {name: _other(self._view(seat), table) for name, seat in viewers.items()}
        mays = [self._may(Seat(seat)) for seat in range(self.match.deal.seats)]
        return {"at": self.now, "may": mays, "table": table, **own}

    def _may(self, seat: Seat) -> Any:
        return msgspec.json.decode(may(tuple(self.game.legal(self.game.view(self.match.state, seat)))))

    def _view(self, seat: Seat | None) -> Scene:
        view: Scene = msgspec.to_builtins(self.game.view(self.match.state, seat))
        return view


def write(scenes: Iterable[tuple[str, Scene]], beside: str) -> None:
    """Writes views.json next to the calling program."""
    written = msgspec.json.format(msgspec.json.encode(dict(scenes)), indent=0)
    Path(beside).with_name("views.json").write_bytes(written + b"\n")


def _other(view: Scene, table: Scene) -> Scene:
    return {key: value for key, value in view.items() if value != table[key]}
