"""All views of one state: the public half is built once, a seat's own half when it is asked for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import compress
from operator import is_not
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict, astuple, replace

if TYPE_CHECKING:
    from quivive.engine.game import Action, AnyGame, Data, Seat, View


_encode = msgspec.json.Encoder().encode


Change = tuple[str, Any, Any]
"""A field, its value before and its value now."""


def changes(old: Any, new: Any) -> list[Change]:
    """The fields that changed. Those that are still the same object are skipped by a loop that runs in C."""
    if old is new:
        return []
    names = compress(new.__struct_fields__, map(is_not, astuple(old), astuple(new)))
    return [(name, was, now) for name in names if (was := getattr(old, name)) != (now := getattr(new, name))]


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
        "_public_written",
        "_seats",
        "_seats_before",
        "_state",
        "changes",
        "differs_for",
        "public",
        "spectator",
    )

    def __init__(self, game: AnyGame, state: Any, before: Views | None = None) -> None:
        """`before` belongs to an earlier state of the same game; what cannot differ from it is reused."""
        self._game = game
        self._state = state
        self.public: View = game.public(state)
        self.spectator: View
        """The merged view of a viewer without a seat, with the defaults for everything private."""
        self.changes: list[Change] = []
        """How the public half differs from the earlier one."""
        self.differs_for: Collection[Seat | None] | None = None
        """The only seats whose own half or legal actions may differ from the earlier ones; None: any seat."""
        self._seats: dict[Seat, SeatView]
        """What each seat is shown, if that was asked for or reused."""
        self._seats_before: dict[Seat, SeatView] | None = None
        """`_seats` of the earlier views. A reference to the views themselves would keep all of them alive."""
        self._merged: dict[Seat, tuple[Data, View]] = {}
        """The merged views that were asked for, each with its own half."""
        self._public_written = b""
        if before is None:
            self.spectator, self._seats = game.views(**asdict(self.public)), {}
        else:
            self._follow(before)

    def _follow(self, before: Views) -> None:
        self._seats_before = before._seats
        self.changes = changes(before.public, self.public)
        self.spectator = replace(before.spectator, **{name: now for name, _, now in self.changes})
        seats = self._game.differs_for(before._state, self._state)
        if seats is None:
            self._seats = {}
        else:
            self._seats, self.differs_for = before._seats.copy(), {*seats}
            for seat in self.differs_for:
                self._seats.pop(seat, None)  # type: ignore[arg-type]

    def follows(self, before: Views) -> bool:
        """Whether `changes` and `differs_for` are about the step from exactly these views."""
        return self._seats_before is before._seats

    def seat(self, seat: Seat) -> SeatView:
        """The merged view is cached only if it is asked for; `legal` alone needs it just for a moment."""
        found = self._seats.get(seat)
        if found is None:
            own, merged = self._merged.get(seat) or self._merge(seat)
            found = self._seats[seat] = SeatView(own, tuple(self._game.legal(merged)))
        return found

    def __getitem__(self, seat: Seat | None) -> View:
        """The merged view of a seat, or of a viewer without one."""
        if seat is None:
            return self.spectator
        found = self._merged.get(seat)
        if found is None:
            found = self._merged[seat] = self._merge(seat)
        return found[1]

    def _merge(self, seat: Seat) -> tuple[Data, View]:
        """A copy of the spectator's view with the seat's own fields replaced: faster than building one."""
        known = self._seats.get(seat)
        own = self._game.own(self._state, seat) if known is None else known.own
        return own, replace(self.spectator, **asdict(own))

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.seat(seat).legal

    def written(self, seat: Seat) -> bytes:
        """The merged view of a seat as JSON: the public half, encoded once, and the seat's own."""
        if not self._public_written:
            self._public_written = _encode(self.public)[:-1]
        return b"%b,%b" % (self._public_written, _encode(self.seat(seat).own)[1:])
