"""Everybody's views of one state: the public half is made once, a seat's own half when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict, replace

if TYPE_CHECKING:
    from quivive.engine.game import Action, AnyGame, Data, Seat, View


class Views:
    """States never change, so neither do these."""

    __slots__ = ("_game", "_legal", "_merged", "_own", "_public", "_state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._state = state
        self._public: View | None = None
        self._own: dict[Seat, Data] = {}
        self._merged: dict[Seat | None, View] = {}
        self._legal: dict[Seat, Sequence[Action]] = {}

    @property
    def public(self) -> View:
        if self._public is None:
            self._public = self._game.public(self._state)
        return self._public

    def own(self, seat: Seat) -> Data:
        own = self._own.get(seat)
        if own is None:
            own = self._own[seat] = self._game.own(self._state, seat)
        return own

    def __getitem__(self, seat: Seat | None) -> View:
        """The merged view; the table's own, without a seat, has the defaults of everything private."""
        view = self._merged.get(seat)
        if view is None:
            view = self._game.views(**asdict(self.public)) if seat is None else self._seat(seat)
            self._merged[seat] = view
        return view

    def _seat(self, seat: Seat) -> View:
        """The table's view with what is the seat's own in its place: a copy is made faster than a new one."""
        return replace(self[None], **asdict(self.own(seat)))

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What this seat may do, as far as it can see."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = tuple(self._game.legal(self[seat]))
        return legal
