"""Tiny builders for Crosshairs' tests: cards as a test wants them, and a clock that only the test moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Millis, Moment, Outcome, Presence, Seat
from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.content.missions import MISSIONS, AnyChange, nameable, specials
from quivive.games.crosshairs.events import CrosshairsEvent, Dealt, Opened
from quivive.games.crosshairs.model import (
    Aim,
    CrosshairsAction,
    CrosshairsOptions,
    CrosshairsView,
    Detain,
    Fire,
    Ready,
    Stop,
)
from quivive.games.crosshairs.state import CrosshairsState, Suspect


@dataclass
class Table:
    """A game and a clock; every method that plays returns the table, so that plays read as a sentence."""

    state: CrosshairsState
    now: int = 0
    events: list[CrosshairsEvent] = field(default_factory=list)
    """What the last step brought."""
    draws: int = 0

    @property
    def turn(self) -> int:
        return self.state.to_move

    def sees(self, seat: int | None) -> CrosshairsView:
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def legal(self, seat: int) -> Sequence[CrosshairsAction]:
        return GAME.legal(self.sees(seat))

    def bytes_for(self, seat: int | None) -> bytes:
        return msgspec.json.encode(self.sees(seat))

    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def reason(self) -> str | None:
        found = self.outcome()
        return None if found is None else found.reason

    def suspect(self, number: int) -> Suspect:
        return next(s for stand in self.state.stands for s in stand if s.id == number)

    def act(self, seat: int, *actions: CrosshairsAction) -> Table:
        for action in actions:
            moment = Moment.at(self.now)
            self._keep(GAME.decide(self.state, Seat(seat), action, moment, self._dice()))
        return self

    def plays(self, *actions: CrosshairsAction) -> Table:
        """One action by each agent whose turn it is; draws and rewards are declined."""
        for action in actions:
            self.act(self.turn, action)
            if self.state.phase in ("draw", "reward"):
                self.act(self.turn, Stop())
        return self

    def detain_all(self) -> Table:
        return self.plays(*[Detain()] * len(self.state.hands))

    def fire(self, suspect: int, card: str) -> Table:
        """The agent to move fires, and everybody has looked at it."""
        self.act(self.turn, Aim(suspect), Fire(card))
        return self if self.outcome() else self.expire()

    def refusal(self, seat: int, action: CrosshairsAction) -> str | None:
        """The code of the refusal, None when there was none; a refusal must leave everything as it was."""
        before = msgspec.json.encode(self.state)
        try:
            self.act(seat, action)
        except Illegal as illegal:
            assert msgspec.json.encode(self.state) == before
            return illegal.code
        return None

    def wait(self, millis: int) -> Table:
        self.now += millis
        return self

    def expire(self) -> Table:
        """The clock runs to the deadline, and past it."""
        deadline = GAME.deadline(self.state)
        assert deadline is not None
        self.now = max(self.now, deadline)
        return self.skip()

    def skip(self) -> Table:
        return self._keep(GAME.expire(self.state, Millis(self.now), self._dice()))

    def attend(self, *, out: Iterable[int] = (), gone: Iterable[int] = ()) -> Table:
        """From now on these are away, all others here."""
        presences: list[Presence] = ["here"] * len(self.state.presences)
        for seat in out:
            presences[seat] = "out"
        for seat in gone:
            presences[seat] = "gone"
        return self._keep(GAME.attend(self.state, tuple(presences), Millis(self.now), self._dice()))

    def begin(self) -> Table:
        for seat in range(len(self.state.hands)):
            self.act(seat, Ready())
        return self

    def _keep(self, events: Sequence[CrosshairsEvent]) -> Table:
        self.events = list(events)
        for event in events:
            self.state = GAME.evolve(self.state, event)
        return self

    def _dice(self) -> Dice:
        self.draws += 1
        return Dice(b"crosshairs' tests", self.draws)


def setup(options: CrosshairsOptions | None = None, seats: int = 3, seed: int = 0) -> Table:
    """A mission as the house opens it, all by lot."""
    opened, dealt = GAME.setup(options or CrosshairsOptions(), seats, Dice(b"crosshairs' setup", seed))
    return Table(GAME.evolve(GAME.evolve(None, opened), dealt), draws=1000 * seed)


def dealt(
    *hands: str,
    suspects: str = "red6 black11",
    hq: str | None = None,
    bullets: int = 5,
    tokens: tuple[int, ...] = (),
    double: int | None = None,
    options: CrosshairsOptions | None = None,
) -> Table:
    """These hands; the suspects' deck and HQ from their tops; all other cards in HQ unless it is given."""
    chosen = replace(options or CrosshairsOptions(), first=0)
    named = [hand.split() for hand in hands or ("red2 black2", "red3 black3", "red4 black4")]
    placed = {*suspects.split(), *(card for hand in named for card in hand)}
    deck = [*nameable(chosen.mission), *specials(chosen.mission)]
    left = [card for card in deck if card not in placed] if hq is None else hq.split()
    opened = GAME.evolve(None, Opened(chosen, len(named)))
    event = Dealt(
        first=Seat(0),
        hands=tuple(map(tuple, named)),
        suspects=tuple(suspects.split()),
        double=double,
        hq=tuple(left),
        bullets=bullets,
        tokens=tokens,
        deadline=Millis(90_000),
    )
    return Table(GAME.evolve(opened, event))


def trial(*changes: AnyChange) -> CrosshairsOptions:
    """Options of a mission that no file holds: training 2 with these changes."""
    key = "trial_" + "_".join(msgspec.json.encode(change).decode() for change in changes)
    MISSIONS[key] = replace(MISSIONS["training_2"], changes=changes)
    return CrosshairsOptions(mission=key)
