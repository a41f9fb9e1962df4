"""Plays a game at random and stops after every step, so that checks can inspect it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame, Bot, Illegal, Millis, Moment, Move, Presence, Seat
from quivive.engine.kit.case import Breach, Case, breach_on_error
from quivive.engine.match import Judged, Match, deal_out
from quivive.engine.seats import plays, stays
from quivive.engine.simulate import bot_dice

STEP_LIMIT = 5_000
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Spot:
    """A game right after one of its steps."""

    case: Case
    number: int
    now: Millis
    judged: Judged
    match: Match
    presences: tuple[Presence, ...]

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.case.seats))

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that a person or a bot plays: all but those that are left out."""
        return tuple(seat for seat in self.seats if plays(self.presences[seat]))

    def where(self, *viewers: Seat | None) -> str:
        """Describes this spot for a breach: the game, the case, the step, and whose view or action it is."""
        who = "".join(", the table" if viewer is None else f", seat {viewer}" for viewer in viewers)
        return f"{self.game.key}: {self.case}, step {self.number}{who}"

    def dice(self, salt: int = 0) -> Dice:
        """Dice for a check, independent of the game's."""
        return Dice(f"{self.case}, step {self.number}".encode(), salt)

    def legal(self, seat: Seat) -> Sequence[Any]:
        with breach_on_error("legal", self.where(seat)):
            return self.game.legal(self.game.view(self.state, seat))


def varied_bot(view: Any, legal: Sequence[Any], dice: Dice) -> Move[Any] | None:
    """Draws a type of action, then an action of that type: rare types come up as often as the others."""
    if not legal:
        return None
    kind = dice.choice(list(dict.fromkeys(type(action) for action in legal)))
    action = dice.choice([action for action in legal if type(action) is kind])
    return Move(action, Millis(200 + dice.below(4_000)))


@dataclass(frozen=True)
class Company:
    """Who plays the seats of a walk. `skips` and `leaves` happen once in this many steps; 0 means never."""

    bot: Bot[Any, Any] = varied_bot
    skips: int = 16
    """Skip the phase."""
    leaves: int = 0
    """Leave, or come back."""


def company(case: Case) -> Company:
    """The usual company for a case. In every other case, people come and go."""
    restless = Dice(str(case).encode(), 1).below(2)
    return Company(leaves=16 * restless)


def all_here(seats: int) -> tuple[Presence, ...]:
    here: Presence = "here"
    return (here,) * seats


def walk(game: AnyGame, case: Case, company: Company) -> Iterator[Spot]:
    """Each step of one game; the same case is always the same walk."""
    dice = Dice(str(case).encode(), 2)
    presences = all_here(case.seats)
    with breach_on_error("setup", f"{game.key}: {case}"):
        match, judged = deal_out(game, case.deal(game))
    for number in range(STEP_LIMIT):
        with breach_on_error("evolve", f"{game.key}: {case}, step {number}"):
            match = match.after(judged)
        spot = Spot(case, number, Millis(judged.step.at), judged, match, presences)
        yield spot
        if match.outcome is not None:
            return
        judged, presences = _next(spot, company, dice)
    raise Breach("ends", f"{game.key}: {case}", f"not over after {STEP_LIMIT} steps")


def walks(game: AnyGame, cases: Sequence[Case]) -> Iterator[Spot]:
    for case in cases:
        yield from walk(game, case, company(case))


def _next(spot: Spot, company: Company, dice: Dice) -> tuple[Judged, tuple[Presence, ...]]:
    if company.leaves and dice.below(company.leaves) == 0:
        presences = _changed(spot.game, spot.presences, dice)
        if presences != spot.presences:
            return _attend(spot, presences), presences
    if company.skips and dice.below(company.skips) == 0:
        return _expire(spot, spot.now), spot.presences
    return _move(spot, company.bot, dice) or _wait(spot), spot.presences


def _attend(spot: Spot, presences: tuple[Presence, ...]) -> Judged:
    change = f"{spot.where()}, {', '.join(spot.presences)} become {', '.join(presences)}"
    with breach_on_error("attendance", change):
        return spot.match.attend(presences, spot.now)


def _expire(spot: Spot, now: Millis) -> Judged:
    with breach_on_error("skippable", f"{spot.where()}, expire"):
        return spot.match.expire(now)


def _wait(spot: Spot) -> Judged:
    deadline = spot.match.deadline
    if deadline is None:
        raise Breach("ends", spot.where(), "stalled: nobody moves, and no deadline will come")
    return _expire(spot, max(spot.now, deadline))


def _move(spot: Spot, bot: Bot[Any, Any], dice: Dice) -> Judged | None:
    """The move of the first seat that wants one, unless the deadline comes first."""
    for seat in dice.shuffled(spot.present):
        with breach_on_error("bots", spot.where(seat)):
            view = spot.game.view(spot.state, seat)
            move = bot(view, spot.game.legal(view), _dice_for(spot, seat, view))
        if move is not None:
            now = Millis(spot.now + move.after)
            deadline = spot.match.deadline
            if deadline is not None and deadline <= now:
                return None
            judged = _act(spot, seat, move.action, now)
            if judged is not None:
                return judged
    return None


def _dice_for(spot: Spot, seat: Seat, view: Any) -> Dice:
    return bot_dice(spot.game, f"{spot.case}, step {spot.number}".encode(), seat, view)


def _act(spot: Spot, seat: Seat, action: Any, now: Millis) -> Judged | None:
    """The step after this action; None if it was refused, as actions that are always offered may be."""
    where = f"{spot.where(seat)}, {action}"
    with breach_on_error("legal", where):
        try:
            return spot.match.judge(seat, action, Moment.at(now))
        except Illegal as illegal:
            if action.always_offered:
                return None
            listed = "listed as legal, yet" if action in spot.legal(seat) else "a bot's own idea,"
            raise Breach("legal", where, f"{listed} refused ({illegal.code})") from None


def _changed(game: AnyGame, presences: tuple[Presence, ...], dice: Dice) -> tuple[Presence, ...]:
    """Let one or two seats leave or return; now and then even somebody who had left for good."""
    changing = dice.sample(range(len(presences)), 1 + dice.below(2))
    return tuple(
        _other(game, presence, dice) if seat in changing else presence
        for seat, presence in enumerate(presences)
    )


def _other(game: AnyGame, presence: Presence, dice: Dice) -> Presence:
    if not stays(presence):
        return presence if dice.below(3) else "here"
    if dice.below(6) == 0:
        return "gone_out" if game.leaves_out and dice.below(2) else "gone"
    return "out" if presence == "here" else "here"
