"""Everybody's views of one state: the public half is made once, a seat's own half when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict, replace

if TYPE_CHECKING:
    from quivive.engine.game import Action, AnyGame, Data, Seat, View


_encode = msgspec.json.Encoder().encode


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What one seat is shown besides the public half."""

    own: Data
    legal: Sequence[Action]
    """What it may do, as far as it can see."""


class Views:
    """States never change, so neither do these."""

    __slots__ = ("_game", "_merged", "_owns", "_public_written", "_seats", "_state", "public", "table")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._state = state
        self.public: View = game.public(state)
        self.table: View = game.views(**asdict(self.public))
        """The merged view of the table itself: it has the defaults of everything private."""
        self._seats: dict[Seat, SeatView] = {}
        self._merged: dict[Seat, View] = {}
        self._owns: dict[Seat, Data] = {}
        """Merged views that somebody has asked for, and their own halves."""
        self._public_written = b""

    def seat(self, seat: Seat) -> SeatView:
        """Its merged view is kept only if somebody asks for it: `legal` alone needs it for a moment.

        It is a copy of the table's with what is the seat's own put in: that is faster than a new one.
        """
        found = self._seats.get(seat)
        if found is None:
            game = self._game
            own = self._owns.get(seat) or game.own(self._state, seat)
            merged = self._merged.get(seat) or replace(self.table, **asdict(own))
            found = self._seats[seat] = SeatView(own, tuple(game.legal(merged)))
        return found

    def __getitem__(self, seat: Seat | None) -> View:
        """The merged view of a seat, or of the table itself."""
        if seat is None:
            return self.table
        found = self._merged.get(seat)
        if found is None:
            known = self._seats.get(seat)
            own = self._owns[seat] = self._game.own(self._state, seat) if known is None else known.own
            found = self._merged[seat] = replace(self.table, **asdict(own))
        return found

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.seat(seat).legal

    def written(self, seat: Seat) -> bytes:
        """The merged view of a seat as JSON: the public half, which is written once, and the seat's own."""
        if not self._public_written:
            self._public_written = _encode(self.public)[:-1]
        return b"%b,%b" % (self._public_written, _encode(self.seat(seat).own)[1:])
