"""Everybody's views of one state: the public half is made once, a seat's own half when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import asdict, replace

if TYPE_CHECKING:
    from quivive.engine.game import Action, AnyGame, Data, Seat, View


class SeatView(NamedTuple):
    """All that one seat is shown."""

    own: Data
    """Its own half."""
    merged: View
    legal: Sequence[Action]
    """What it may do, as far as it can see."""


class Views:
    """States never change, so neither do these."""

    __slots__ = ("_game", "_public", "_seats", "_state", "_table")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._state = state
        self._public: View | None = None
        self._table: View | None = None
        self._seats: dict[Seat, SeatView] = {}

    @property
    def public(self) -> View:
        if self._public is None:
            self._public = self._game.public(self._state)
        return self._public

    @property
    def table(self) -> View:
        """The merged view of the table itself: it has the defaults of everything private."""
        if self._table is None:
            self._table = self._game.views(**asdict(self.public))
        return self._table

    def seat(self, seat: Seat) -> SeatView:
        """Made by putting what is the seat's own into the table's view: a copy is faster than a new one."""
        found = self._seats.get(seat)
        if found is None:
            own = self._game.own(self._state, seat)
            merged = replace(self.table, **asdict(own))
            found = self._seats[seat] = SeatView(own, merged, tuple(self._game.legal(merged)))
        return found

    def __getitem__(self, seat: Seat | None) -> View:
        """The merged view of a seat, or of the table itself."""
        return self.table if seat is None else self.seat(seat).merged

    def own(self, seat: Seat) -> Data:
        return self.seat(seat).own

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.seat(seat).legal
