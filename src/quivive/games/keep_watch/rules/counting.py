"""Which cards a player counts over, how often each symbol is found there, and which of them is right."""

from __future__ import annotations

from collections.abc import Sequence

from quivive.engine.game import Seat
from quivive.games.keep_watch.model import Face, Symbol, Triple


def looked_at(seat: Seat, seats: int, *, neighbours: bool) -> tuple[Seat, ...]:
    """Whose cards this player counts over: their own first, then the left and the right neighbour's.

    >>> looked_at(Seat(0), 5, neighbours=True), looked_at(Seat(0), 2, neighbours=True)
    ((0, 1, 4), (0, 1))
    """
    if not neighbours:
        return (seat,)
    around = (seat, (seat + 1) % seats, (seat - 1) % seats)
    return tuple(Seat(other) for other in dict.fromkeys(around))


def counts(triple: Triple, faces: Sequence[Face]) -> tuple[int, ...]:
    return tuple(sum(face.symbols.count(symbol) for face in faces) for symbol in triple.symbols)


def answers(triple: Triple, found: Sequence[int]) -> tuple[Symbol, ...]:
    """Most or least of the three; of several that are tied, any is right."""
    wanted = max(found) if triple.condition == "more" else min(found)
    return tuple(symbol for symbol, times in zip(triple.symbols, found, strict=True) if times == wanted)
