"""The state of a game of Keep Watch, which only the game itself reads."""

from __future__ import annotations

from quivive.engine.game import Data, Millis, Moment, Presence, Seat, State
from quivive.games.keep_watch.model import (
    CardId,
    KeepWatchOptions,
    Phase,
    Reason,
    Result,
    Symbol,
    Tempo,
    Verdict,
)


class Claim(Data, frozen=True, kw_only=True):
    """A symbol called with a hand on the stack, and when."""

    symbol: Symbol
    moment: Moment


class Lock(Data, frozen=True, kw_only=True):
    """The lock after a false start. It is kept when it is over, for taps that arrive late."""

    until: Millis
    over: bool = False


class KeepWatchState(State, frozen=True, kw_only=True):
    options: KeepWatchOptions
    presences: tuple[Presence, ...]
    stack: tuple[CardId, ...]
    """The top card first."""
    piles: tuple[tuple[CardId, ...], ...]
    """The bottom card first, the one in sight last."""
    leader: Seat
    leader_takes: bool = True
    """Whether the leader takes the top card at the turn: not after an undecided round (R1)."""
    phase: Phase = "deal"
    round: int = 0
    ends_at: Millis
    """When the phase ends by itself."""
    turned_at: Millis = Millis(0)
    in_play: CardId | None = None
    claims: tuple[Claim | None, ...]
    """Of each seat in this round, judged or not."""
    verdicts: tuple[Verdict, ...] = ()
    result: Result | None = None
    sits_out: tuple[Seat, ...] = ()
    sits_out_next: tuple[Seat, ...] = ()
    locks: tuple[Lock | None, ...]
    ready: tuple[Seat, ...] = ()
    streak: int = 0
    """Rounds that the leader has won in a row."""
    undecided: int = 0
    """Undecided rounds in a row."""
    beat: int = 0
    ended: Reason | None = None

    @property
    def tempo(self) -> Tempo:
        """By how much of the stack is left."""
        if not self.options.rising:
            return 1
        left = 3 * len(self.stack) / (self.options.cards - len(self.piles))
        return 3 if left <= 1 else 2 if left <= 2 else 1
