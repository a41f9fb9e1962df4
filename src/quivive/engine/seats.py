"""What the rules of every game need: refusing, values per seat, who plays and who wins."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from quivive.engine.game import Illegal, Presence, Seat

S = TypeVar("S")
E = TypeVar("E")
T = TypeVar("T")


def require(allowed: bool, code: str) -> None:
    """Raise Illegal with this code if it is not allowed."""
    if not allowed:
        raise Illegal(code)


def with_item(items: tuple[T, ...], seat: int, item: T) -> tuple[T, ...]:
    """A copy with another value for one seat.

    >>> with_item((0, 0, 0), 1, 5)
    (0, 5, 0)
    """
    return (*items[:seat], item, *items[seat + 1 :])


def all_seats(values: Sequence[object]) -> tuple[Seat, ...]:
    """Every seat, given any per-seat values."""
    return tuple(Seat(seat) for seat in range(len(values)))


def all_ready(playing: Sequence[Seat], ready: Collection[Seat]) -> bool:
    """Whether everybody who plays is ready. False if nobody plays."""
    return bool(playing) and set(playing) <= set(ready)


def fold_events(evolve: Callable[[S | None, E], S], state: S, events: Iterable[E]) -> S:
    """The state after these events, which need not be in the log yet."""
    for event in events:
        state = evolve(state, event)
    return state


def plays(presence: Presence) -> bool:
    """Whether the seat is played, by its own player or a bot."""
    return presence in ("here", "gone")


def stays(presence: Presence) -> bool:
    """Whether its player has not left for good, though they may be away for now."""
    return presence in ("here", "out")


def winners(scores: Sequence[int], presences: Sequence[Presence]) -> tuple[Seat, ...]:
    """The best of those who have not left for good. A player who leaves keeps their points but cannot win.

    >>> winners((3, 5, 3), ("here", "gone", "out"))
    (0, 2)
    """
    staying = [seat for seat in all_seats(scores) if stays(presences[seat])]
    best = max((scores[seat] for seat in staying), default=0)
    return tuple(seat for seat in staying if scores[seat] == best)
