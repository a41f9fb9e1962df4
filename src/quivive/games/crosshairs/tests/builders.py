"""Builders for Crosshairs' tests: cards as a test needs them, and a clock that only the test moves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from quivive.engine.game import Millis, Seat
from quivive.engine.kit.tabletop import Tabletop
from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.actions import Aim, CrosshairsAction, Detain, Fire, Ready, Stop
from quivive.games.crosshairs.content.missions import MISSIONS, AnyChange, nameable, specials
from quivive.games.crosshairs.events import CrosshairsEvent, Dealt, Opened
from quivive.games.crosshairs.model import CrosshairsOptions, CrosshairsView
from quivive.games.crosshairs.state import CrosshairsState, Suspect


class Table(Tabletop[CrosshairsState, CrosshairsAction, CrosshairsEvent, CrosshairsView]):
    game = GAME

    @property
    def turn(self) -> int:
        return self.state.to_move

    def legal(self, seat: int) -> Sequence[CrosshairsAction]:
        return GAME.legal(self.sees(seat))

    def reason(self) -> str | None:
        found = self.outcome()
        return None if found is None else found.reason

    def suspect(self, number: int) -> Suspect:
        return next(s for stand in self.state.stands for s in stand if s.id == number)

    def acts(self, seat: int, *actions: CrosshairsAction) -> Table:
        for action in actions:
            self.act(seat, action)
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
        """The agent to move fires, and the shot has been shown."""
        self.acts(self.turn, Aim(suspect), Fire(card))
        return self if self.outcome() else self.expire()

    def begin(self) -> Table:
        for seat in range(len(self.state.hands)):
            self.act(seat, Ready())
        return self


def setup(options: CrosshairsOptions | None = None, seats: int = 3, seed: int = 0) -> Table:
    return Table.set_up(options or CrosshairsOptions(), seats, seed)


def dealt(
    *hands: str,
    suspects: str = "red6 black11",
    hq: str | None = None,
    bullets: int = 5,
    tokens: tuple[int, ...] = (),
    double: int | None = None,
    options: CrosshairsOptions | None = None,
) -> Table:
    """Deals these hands, suspects and HQ, decks from the top; without `hq`, it gets all other cards."""
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
