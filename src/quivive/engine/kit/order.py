"""Secret choices made at the same time: their order does not matter, and the beat does not reveal them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame, Illegal, Moment, Seat
from quivive.engine.kit.case import Breach, Case, breach_on_error, difference
from quivive.engine.kit.walk import Spot, encode, walks
from quivive.engine.match import Acted, Match, viewers

PAIRS = 3
"""How many pairs of choices are compared at each spot."""
Choice = tuple[Seat, Any]


def order_free(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """Simultaneous choices give the same result in any order of arrival. Counts the orders compared."""
    tally: Counter[str] = Counter()
    for spot in walks(game, cases):
        dice = spot.dice()
        choices = _choices(spot, dice) if game.simultaneous else []
        if len(choices) >= 2:
            for pair in dice.sample(list(combinations(choices, 2)), PAIRS):
                _compare(spot, pair, pair[::-1])
                tally["pairs"] += 1
            for _ in range(2):
                _compare(spot, choices, dice.shuffled(choices))
                tally["orders"] += 1
    if game.simultaneous and cases and not tally["pairs"]:
        raise Breach("order_free", game.key, "no two seats ever had a simultaneous choice")
    return tally


def beat(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """The beat never goes back, and a secret choice does not move it. Counts steps and secret choices.

    A choice is secret if its step holds nothing else: what choices lead to is an event of another type.
    """
    tally: Counter[str] = Counter()
    beats: tuple[int, ...] = ()
    for spot in walks(game, cases):
        before, beats = beats, _beats(spot)
        secret = _is_secret(spot)
        tally["steps"] += 1
        tally["secret"] += secret
        for was, now in zip(before, beats, strict=False) if spot.number else ():
            if now < was:
                raise Breach("beat", spot.where(), f"the beat went back from {was} to {now}")
            if secret and now != was:
                raise Breach("beat", spot.where(), f"a secret choice moved the beat from {was} to {now}")
    if game.simultaneous and cases and not tally["secret"]:
        raise Breach("beat", game.key, "no secret choice was ever made")
    return tally


def _choices(spot: Spot, dice: Dice) -> list[Choice]:
    """One simultaneous choice for every seat that is present and has one to make.

    If the phase awaits certain seats, only they choose: the others may only change their choice until all are
    in. Actions that are never late are judged by when they were made, and anyone may take one at any time.
    """
    game = spot.game
    awaited = game.awaits(game.public(spot.state)) or spot.present
    mine = {
        seat: [a for a in spot.legal(seat) if a.simultaneous and (a.never_late or seat in awaited)]
        for seat in spot.present
    }
    return [(seat, dice.choice(actions)) for seat, actions in mine.items() if actions]


def _compare(spot: Spot, one: Sequence[Choice], other: Sequence[Choice]) -> None:
    where = f"{spot.where()}, seats {[seat for seat, _ in one]} or {[seat for seat, _ in other]}"
    with breach_on_error("order_free", where):
        first, second = _after(spot, one), _after(spot, other)
        if first.state != second.state:
            what = f"the state depends on the order: {difference(first.state, second.state)}"
            raise Breach("order_free", where, what)
        for viewer in viewers(spot.case.seats):
            if (seen := _view(first, viewer)) != _view(second, viewer):
                raise Breach("order_free", where, f"equal states, two views of them: {seen.decode()}")


def _after(spot: Spot, choices: Sequence[Choice]) -> Match:
    match = spot.match
    for seat, action in choices:
        try:
            match = match.after(match.judge(seat, action, Moment.at(spot.now)))
        except Illegal as illegal:
            what = f"refused ({illegal.code}) only because others came first"
            raise Breach("order_free", f"{spot.where(seat)}, {action}", what) from None
    return match


def _view(match: Match, viewer: Seat | None) -> bytes:
    return encode(match.game.view(match.state, viewer))


def _beats(spot: Spot) -> tuple[int, ...]:
    with breach_on_error("beat", spot.where()):
        return tuple(spot.game.view(spot.state, viewer).beat for viewer in viewers(spot.case.seats))


def _is_secret(spot: Spot) -> bool:
    cause, events = spot.judged.step.cause, spot.judged.events
    if not isinstance(cause, Acted) or not events:
        return False
    tags = tuple(kind.__struct_config__.tag for kind in spot.game.simultaneous)
    return _tag(cause) in tags and all(type(event) is type(events[0]) for event in events)


def _tag(cause: Acted) -> Any:
    return msgspec.json.decode(cause.action)["type"]
