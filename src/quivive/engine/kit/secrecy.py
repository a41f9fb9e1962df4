"""Nobody learns a secret: not from a view, a refusal, a deadline or a stray word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import NODEFAULT

from quivive.engine.game import AnyGame, Seat
from quivive.engine.kit.case import Breach, Case, breach_on_error, difference, variants
from quivive.engine.kit.moves import answer
from quivive.engine.kit.probes import Repertoire, probes, repertoire
from quivive.engine.kit.walk import Spot, encode, walks
from quivive.engine.match import viewers

FEWEST_DEALT_ANEW = 0.25
"""The least share of looks at which `resample` must have changed something, for the check to count."""


def non_interference(game: AnyGame, cases: Sequence[Case], tries: int = 2) -> Counter[str]:
    """Deal again what a seat cannot see: nothing that reaches it may change. Counts comparisons and deals."""
    known = repertoire(game, cases)
    tally: Counter[str] = Counter()
    for spot in walks(game, cases):
        if spot.match.outcome is None:
            for viewer in viewers(spot.case.seats):
                tally["looks"] += 1
                tally["dealt anew"] += _compare_dealt_anew(spot, viewer, known, tries)
    if not tally["dealt anew"] or tally["dealt anew"] < FEWEST_DEALT_ANEW * tally["looks"]:
        what = (
            f"resample changed the state in {tally['dealt anew']} of {tally['looks']} looks: too few to trust"
        )
        raise Breach("non_interference", game.key, what)
    return tally


def halves(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """The merged view has the fields of both halves, which share none. Counts views and fields compared."""
    public, own = _fields(game, cases)
    if twice := set(public) & set(own):
        raise Breach("halves", game.key, f"both halves have {', '.join(sorted(twice))}")
    merged = {name: default for name, default in _defaults(game.views).items() if name not in public}
    if merged != own:
        unlike = {name for name in merged.keys() & own.keys() if merged[name] != own[name]}
        names = sorted(unlike | (merged.keys() ^ own.keys()))
        raise Breach("halves", game.key, f"the view does not repeat what a seat sees: {', '.join(names)}")
    if lacking := sorted(name for name, default in own.items() if default is NODEFAULT):
        raise Breach("halves", game.key, f"spectators need a default for {', '.join(lacking)}")
    return _merged_alike(game, cases)


def _fields(game: AnyGame, cases: Sequence[Case]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fields of both halves, and their defaults."""
    spot = next(walks(game, cases))
    with breach_on_error("halves", spot.where()):
        public, own = game.public(spot.state), game.own(spot.state, Seat(0))
    if type(public) is not game.views.__base__:
        what = f"the view derives from {game.views.__base__}, not from {type(public).__name__}"
        raise Breach("halves", game.key, what)
    return _defaults(type(public)), _defaults(type(own))


def _defaults(kind: Any) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def _merged_alike(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """The halves have the same types at every step, and each seat's own half names it as `you`."""
    tally: Counter[str] = Counter()
    for spot in walks(game, cases):
        with breach_on_error("halves", spot.where()):
            public = game.public(spot.state)
            views = {viewer: game.view(spot.state, viewer) for viewer in viewers(spot.case.seats)}
        for viewer, view in views.items():
            tally["views"] += 1
            tally["compared"] += len(public.__struct_fields__)
            if any(getattr(view, name) != getattr(public, name) for name in public.__struct_fields__):
                raise Breach("halves", spot.where(viewer), "a field of the public half is not what all see")
            if getattr(view, "you", viewer) != viewer:
                raise Breach("halves", spot.where(viewer), "`you` is somebody else")
    return tally


def markers(game: AnyGame, seeds: Sequence[int]) -> Counter[str]:
    """Under marked options, no view holds a secret word before its time. Counts words sought and shown."""
    marked = variants(game, "marked", game.secrecy.marked, seeds)
    tally: Counter[str] = Counter()
    for case in marked:
        hidden: dict[Seat | None, set[bytes]] = {viewer: set() for viewer in viewers(case.seats)}
        for spot in walks(game, [case]):
            for viewer, words in hidden.items():
                tally += _search(spot, viewer, words)
    if not tally["sought"]:
        raise Breach("markers", game.key, "there was never a secret to search for")
    if not tally["shown"]:
        raise Breach("markers", game.key, "no secret was ever shown: the search might find nothing at all")
    return tally


def _compare_dealt_anew(spot: Spot, viewer: Seat | None, known: Repertoire, tries: int) -> bool:
    """Returns False if dealing anew changed nothing, so that there was nothing to compare."""
    game, where = spot.game, spot.where(viewer)
    with breach_on_error("non_interference", where):
        other = game.secrecy.resample(spot.state, viewer, spot.dice(_salt(viewer)))
        if other == spot.state:
            return False
        for what, truth, dealt in _facts(game, spot.state, other, viewer):
            if encode(truth) != encode(dealt):
                told = difference(truth, dealt)
                raise Breach("non_interference", where, f"the {what} depends on what it cannot see: {told}")
    if viewer is not None:
        _compare_answers(spot, other, viewer, known, tries)
    return True


def _facts(game: AnyGame, state: Any, other: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    """Everything that reaches a viewer, for both states."""
    seen, dealt = game.view(state, viewer), game.view(other, viewer)
    yield "view", seen, dealt
    yield "list of those awaited", game.awaits(game.public(state)), game.awaits(game.public(other))
    yield "list of legal actions", game.legal(seen), game.legal(dealt)
    yield "deadline", game.deadline(state), game.deadline(other)
    yield "outcome", game.outcome(state), game.outcome(other)
    yield "silence", game.silent(state), game.silent(other)
    yield "contest, and with it every ping,", game.race(state), game.race(other)


def _compare_answers(spot: Spot, other: Any, seat: Seat, known: Repertoire, tries: int) -> None:
    for action in probes(spot, known, spot.legal(seat), spot.dice(_salt(seat) + 100), tries):
        with breach_on_error("non_interference", f"{spot.where(seat)}, {action}"):
            truth, dealt = (answer(spot, state, seat, action) for state in (spot.state, other))
        if truth != dealt:
            told = f"the answer depends on what it cannot see: {truth}, then {dealt}"
            raise Breach("non_interference", f"{spot.where(seat)}, {action}", told)


def _search(spot: Spot, viewer: Seat | None, hidden: set[bytes]) -> Counter[str]:
    """Searches a view for secrets. `hidden` are those that this viewer has never been shown so far."""
    with breach_on_error("markers", spot.where(viewer)):
        words = [encode(word)[1:-1] for word in spot.game.secrecy.secrets(spot.state, viewer)]
        frame = encode(spot.game.view(spot.state, viewer))
    if found := next((word for word in words if word in frame), None):
        raise Breach("markers", spot.where(viewer), f"the secret {found.decode()} is in {frame.decode()}")
    hidden.update(words)
    shown = {word for word in hidden - set(words) if word in frame}
    hidden -= shown
    return Counter(sought=len(words), shown=len(shown))


def _salt(viewer: Seat | None) -> int:
    return 99 if viewer is None else viewer
