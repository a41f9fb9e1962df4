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
        "_made",
        "_made_before",
        "_merged",
        "_public_written",
        "_state",
        "changes",
        "moved",
        "public",
        "table",
    )

    def __init__(self, game: AnyGame, state: Any, before: Views | None = None) -> None:
        """`before` belongs to an earlier state of the same game; what cannot differ from it is reused."""
        self._game = game
        self._state = state
        self.public: View = game.public(state)
        self.table: View
        """The merged view of the table itself, with the defaults for everything private."""
        self.changes: list[Change] = []
        """How the public half differs from the earlier one."""
        self.moved: Collection[Seat | None] | None = None
        """The only seats whose own half or legal actions may differ from the earlier ones; None: any seat."""
        self._made: dict[Seat, SeatView]
        """What seats are shown, as far as it was asked for or reused."""
        self._made_before: dict[Seat, SeatView] | None = None
        """That of the earlier views. The views themselves are not kept: they would keep those before them."""
        self._merged: dict[Seat, tuple[Data, View]] = {}
        """The merged views that were asked for, each with its own half."""
        self._public_written = b""
        if before is None:
            self.table, self._made = game.views(**asdict(self.public)), {}
        else:
            self._follow(before)

    def _follow(self, before: Views) -> None:
        self._made_before = before._made
        self.changes = changes(before.public, self.public)
        self.table = replace(before.table, **{name: now for name, _, now in self.changes})
        moved = self._game.differs_for(before._state, self._state)
        if moved is None:
            self._made = {}
        else:
            self._made, self.moved = before._made.copy(), {*moved}
            for seat in self.moved:
                self._made.pop(seat, None)  # type: ignore[arg-type]

    def follows(self, before: Views) -> bool:
        """Whether `changes` and `moved` are about the step from exactly these views."""
        return self._made_before is before._made

    def seat(self, seat: Seat) -> SeatView:
        """The merged view is cached only if it is asked for; `legal` alone needs it just for a moment."""
        found = self._made.get(seat)
        if found is None:
            own, merged = self._merged.get(seat) or self._merge(seat)
            found = self._made[seat] = SeatView(own, tuple(self._game.legal(merged)))
        return found

    def __getitem__(self, seat: Seat | None) -> View:
        """The merged view of a seat, or of the table itself."""
        if seat is None:
            return self.table
        found = self._merged.get(seat)
        if found is None:
            found = self._merged[seat] = self._merge(seat)
        return found[1]

    def _merge(self, seat: Seat) -> tuple[Data, View]:
        """A copy of the table's view with the seat's own fields replaced: faster than building one."""
        known = self._made.get(seat)
        own = self._game.own(self._state, seat) if known is None else known.own
        return own, replace(self.table, **asdict(own))

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self.seat(seat).legal

    def written(self, seat: Seat) -> bytes:
        """The merged view of a seat as JSON: the public half, encoded once, and the seat's own."""
        if not self._public_written:
            self._public_written = _encode(self.public)[:-1]
        return b"%b,%b" % (self._public_written, _encode(self.seat(seat).own)[1:])
