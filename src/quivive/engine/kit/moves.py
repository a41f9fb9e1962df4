"""Actions that `legal` lists are accepted; others are refused, with a code that has a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from quivive.engine.game import AnyGame, Illegal, Moment, Seat
from quivive.engine.kit.case import Breach, Case, breach_on_error, difference
from quivive.engine.kit.probes import Repertoire, members, probes, repertoire
from quivive.engine.kit.walk import Spot, encode, walks

LARGEST_MAY = 4_096
"""The most bytes that one seat's `may` may take: it is sent with the view whenever it changes."""


def legal(game: AnyGame, cases: Sequence[Case], tries: int = 6) -> Counter[str]:
    """In random games, try every listed action and some others for every seat. Counts answers by code."""
    known = repertoire(game, cases)
    if never := [kind.__name__ for kind in members(game.actions) if kind not in known.actions]:
        raise Breach("legal", game.key, f"never legal in {len(cases)} games: {', '.join(never)}")
    tally: Counter[str] = Counter()
    for spot in walks(game, cases):
        before = encode(spot.state)
        for seat in spot.seats:
            listed = spot.legal(seat)
            tally["listed"] += len(listed)
            if (size := len(encode(listed))) > LARGEST_MAY:
                what = f"{len(listed)} actions take {size} bytes, and {LARGEST_MAY} at most may travel"
                raise Breach("legal", spot.where(seat), what)
            for action in listed:
                _accepted(spot, seat, action)
            for action in probes(spot, known, listed, spot.dice(seat), tries):
                tally[_answered(spot, seat, action, listed, known)] += 1
        if encode(spot.state) != before:
            changed = difference(msgspec.json.decode(before), spot.state)
            raise Breach(
                "legal", spot.where(), f"an action that was only judged changed the state: {changed}"
            )
    return tally


def answer(spot: Spot, state: Any, seat: Seat, action: Any) -> str:
    """The code of the refusal, or `accepted`."""
    try:
        spot.game.decide(state, seat, action, Moment.at(spot.now), spot.dice())
    except Illegal as illegal:
        return illegal.code
    return "accepted"


def _accepted(spot: Spot, seat: Seat, action: Any) -> None:
    where = f"{spot.where(seat)}, {action}"
    with breach_on_error("legal", where):
        if (wired := msgspec.json.decode(encode(action), type=spot.game.actions)) != action:
            raise Breach("legal", where, f"becomes {wired} over the wire")
        try:
            after = spot.match.after(spot.match.judge(seat, action, Moment.at(spot.now)))
        except Illegal as illegal:
            if action.always_offered:
                return
            raise Breach("legal", where, f"listed as legal, yet refused ({illegal.code})") from None
        spot.game.view(after.state, seat)


def _answered(spot: Spot, seat: Seat, action: Any, listed: Sequence[Any], known: Repertoire) -> str:
    where = f"{spot.where(seat)}, {_brief(action)}"
    with breach_on_error("legal", where):
        code = answer(spot, spot.state, seat, action)
    if code == "accepted" and not any(known.same(action, other) for other in listed):
        raise Breach("legal", where, "accepted, though not listed as legal")
    if code != "accepted" and code not in spot.game.refusals:
        raise Breach("legal", where, f"refused with a code that has no sentence ({code})")
    return code


def _brief(action: Any) -> str:
    text = str(action)
    return text if len(text) <= 200 else text[:200] + "…"
