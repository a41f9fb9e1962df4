"""All views of one state: the public half is built once, a seat's own half when it is asked for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict, replace

if TYPE_CHECKING:
    from quivive.engine.game import Action, AnyGame, Data, Seat, View


_encode = msgspec.json.Encoder().encode


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What one seat is shown in addition to the public half."""

    own: Data
    legal: Sequence[Action]
    """What it may do, judging by its own view."""


class Views:
    """The views of one state. States never change, so everything here is cached."""

    __slots__ = (
        "_game",
        "_merged",
        "_owns",
        "_public_written",
        "_state",
        "made",
        "public",
        "reused",
        "reused_from",
        "table",
    )

    def __init__(self, game: AnyGame, state: Any, before: Views | None = None) -> None:
        """`before` belongs to another state of the same game; views that cannot differ from it are reused."""
        self._game = game
        self._state = state
        self.public: View = game.public(state)
        self.table: View = game.views(**asdict(self.public))
        """The merged view of the table itself, with the defaults for everything private."""
        self.made: dict[Seat, SeatView] = {}
        """What seats are shown, as far as it was asked for or reused."""
        self.reused_from: dict[Seat, SeatView] | None = None
        """`made` of the other state, if anything was reused from it."""
        self.reused: Collection[Seat] = ()
        """The seats whose views were reused."""
        self._merged: dict[Seat, View] = {}
        self._owns: dict[Seat, Data] = {}
        """The own halves of the merged views that were asked for."""
        self._public_written = b""
        if before is not None:
            self._reuse(before)

    def _reuse(self, before: Views) -> None:
        """Reuses what is shown to the seats that see no difference between that state and this one."""
        changed = self._game.differs_for(before._state, self._state)
        if changed is not None:
            self.made = before.made.copy()
            for seat in changed:
                self.made.pop(seat, None)  # type: ignore[arg-type]
            self.reused_from, self.reused = before.made, frozenset(self.made)

    def seat(self, seat: Seat) -> SeatView:
        """The merged view is cached only if it is asked for; `legal` alone needs it just for a moment.

        It is a copy of the table's view with the seat's own fields replaced: faster than building one.
        """
        found = self.made.get(seat)
        if found is None:
            game = self._game
            own = self._owns.get(seat) or game.own(self._state, seat)
            merged = self._merged.get(seat) or replace(self.table, **asdict(own))
            found = self.made[seat] = SeatView(own, tuple(game.legal(merged)))
        return found

    def __getitem__(self, seat: Seat | None) -> View:
        """The merged view of a seat, or of the table itself."""
        if seat is None:
            return self.table
        found = self._merged.get(seat)
        if found is None:
            known = self.made.get(seat)
            own = self._owns[seat] = self._game.own(self._state, seat) if known is None else known.own
            found = self._merged[seat] = replace(self.table, **asdict(own))
        return found

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.seat(seat).legal

    def written(self, seat: Seat) -> bytes:
        """The merged view of a seat as JSON: the public half, encoded once, and the seat's own."""
        if not self._public_written:
            self._public_written = _encode(self.public)[:-1]
        return b"%b,%b" % (self._public_written, _encode(self.seat(seat).own)[1:])
