"""Everybody's views of one state: the public half is made once, a seat's own half when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict, replace

if TYPE_CHECKING:
    from quivive.engine.game import Action, AnyGame, Data, Seat, View


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What one seat is shown besides the public half."""

    own: Data
    legal: Sequence[Action]
    """What it may do, as far as it can see."""


class Views:
    """States never change, so neither do these."""

    __slots__ = ("_game", "_merged", "_seats", "_state", "public")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._state = state
        self._merged: dict[Seat | None, View] = {}
        self._seats: dict[Seat, SeatView] = {}
        self.public: View = game.public(state)

    def seat(self, seat: Seat) -> SeatView:
        """Its merged view is kept only if somebody asks for it: `legal` alone needs it for a moment."""
        found = self._seats.get(seat)
        if found is None:
            game = self._game
            own = game.own(self._state, seat)
            merged = self._merged.get(seat) or self._merge(own)
            found = self._seats[seat] = SeatView(own, tuple(game.legal(merged)))
        return found

    def __getitem__(self, seat: Seat | None) -> View:
        """The merged view of a seat, or of the table itself: that has the defaults of everything private."""
        found = self._merged.get(seat)
        if found is None:
            found = self._table() if seat is None else self._merge(self._game.own(self._state, seat))
            self._merged[seat] = found
        return found

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.seat(seat).legal

    def _table(self) -> View:
        view: View = self._game.views(**asdict(self.public))
        return view

    def _merge(self, own: Data) -> View:
        """What is the seat's own, put into a copy of the table's view: that is faster than a new one."""
        return replace(self._merged.get(None) or self[None], **asdict(own))
