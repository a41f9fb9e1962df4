"""Nobody learns what they should not: not from a view, a refusal, a clock or a stray word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from quivive.engine.game import AnyGame, Seat
from quivive.engine.kit.case import Breach, Case, difference, upheld, variants
from quivive.engine.kit.moves import answer
from quivive.engine.kit.probes import Repertoire, probes, repertoire
from quivive.engine.kit.walk import Spot, encode, walks
from quivive.engine.match import viewers

FAIR_SHARE = 0.25


def non_interference(game: AnyGame, cases: Sequence[Case], tries: int = 2) -> Counter[str]:
    """Deal anew what a seat cannot see: nothing that reaches it may change. Counts looks, and dealings."""
    known = repertoire(game, cases)
    tally: Counter[str] = Counter()
    for spot in walks(game, cases):
        if spot.match.outcome is None:
            for viewer in viewers(spot.case.seats):
                tally["looks"] += 1
                tally["dealt anew"] += _looks_the_same(spot, viewer, known, tries)
    if not tally["dealt anew"] or tally["dealt anew"] < FAIR_SHARE * tally["looks"]:
        what = (
            f"resample changed the state in {tally['dealt anew']} of {tally['looks']} looks: too few to trust"
        )
        raise Breach("non_interference", game.key, what)
    return tally


def common(game: AnyGame, cases: Sequence[Case]) -> Counter[str]:
    """Fields that are not private are the same for every seat and for the table. Counts fields compared."""
    names = [name for name in game.views.__struct_fields__ if name not in game.private]
    tally: Counter[str] = Counter()
    if strange := set(game.private) - set(game.views.__struct_fields__):
        raise Breach("common", game.key, f"the view has no {', '.join(sorted(strange))}")
    last: tuple[Spot, tuple[Any, ...]] | None = None
    for spot in walks(game, cases):
        last = _own_fields_follow(spot, last)
        public = game.view(spot.state, None)
        for viewer in viewers(spot.case.seats):
            view = game.view(spot.state, viewer)
            for name in names:
                tally["compared"] += 1
                if getattr(view, name) != getattr(public, name):
                    raise Breach("common", spot.where(viewer), f"{name} is not what all see, and not private")
    return tally


def _own_fields_follow(spot: Spot, last: tuple[Spot, tuple[Any, ...]] | None) -> tuple[Spot, tuple[Any, ...]]:
    """After a step that left `hidden` as it was, every seat's private fields are as they were."""
    game = spot.game
    views = [game.view(spot.state, viewer) for viewer in viewers(spot.case.seats)]
    own = tuple(getattr(view, name) for view in views for name in game.private)
    if last is not None and last[0].match.deal is spot.match.deal:
        same = game.hidden(last[0].state) == game.hidden(spot.state)
        if same and own != last[1]:
            raise Breach("common", spot.where(None), "a private field changed and `hidden` did not")
    return spot, own


def markers(game: AnyGame, seeds: Sequence[int]) -> Counter[str]:
    """Under marked options no secret word is in any view before its time. Counts words sought, and shown."""
    marked = variants(game, "marked", game.secrecy.marked, seeds)
    tally: Counter[str] = Counter()
    for case in marked:
        once: dict[Seat | None, set[bytes]] = {viewer: set() for viewer in viewers(case.seats)}
        for spot in walks(game, [case]):
            for viewer, secret in once.items():
                tally += _sought(spot, viewer, secret)
    if not tally["sought"]:
        raise Breach("markers", game.key, "there was never a secret to search for")
    if not tally["shown"]:
        raise Breach("markers", game.key, "no secret was ever shown: the search might find nothing at all")
    return tally


def _looks_the_same(spot: Spot, viewer: Seat | None, known: Repertoire, tries: int) -> bool:
    game, where = spot.game, spot.where(viewer)
    with upheld("non_interference", where):
        other = game.secrecy.resample(spot.state, viewer, spot.dice(_number(viewer)))
        if other == spot.state:
            return False
        for what, truth, dealt in _facts(game, spot.state, other, viewer):
            if encode(truth) != encode(dealt):
                told = difference(truth, dealt)
                raise Breach("non_interference", where, f"the {what} depends on what it cannot see: {told}")
    if viewer is not None:
        _answers_the_same(spot, other, viewer, known, tries)
    return True


def _facts(game: AnyGame, state: Any, other: Any, viewer: Seat | None) -> Iterator[tuple[str, Any, Any]]:
    """Everything that reaches a viewer, of both states."""
    seen, dealt = game.view(state, viewer), game.view(other, viewer)
    yield "view", seen, dealt
    yield "list of legal actions", game.legal(seen), game.legal(dealt)
    yield "deadline", game.deadline(state), game.deadline(other)
    yield "outcome", game.outcome(state), game.outcome(other)
    yield "silence", game.silent(state), game.silent(other)


def _answers_the_same(spot: Spot, other: Any, seat: Seat, known: Repertoire, tries: int) -> None:
    for action in probes(spot, known, spot.legal(seat), spot.dice(_number(seat) + 100), tries):
        with upheld("non_interference", f"{spot.where(seat)}, {action}"):
            truth, dealt = (answer(spot, state, seat, action) for state in (spot.state, other))
        if truth != dealt:
            told = f"the answer depends on what it cannot see: {truth}, then {dealt}"
            raise Breach("non_interference", f"{spot.where(seat)}, {action}", told)


def _sought(spot: Spot, viewer: Seat | None, once: set[bytes]) -> Counter[str]:
    with upheld("markers", spot.where(viewer)):
        words = [encode(word)[1:-1] for word in spot.game.secrecy.secrets(spot.state, viewer)]
        frame = encode(spot.game.view(spot.state, viewer))
    if found := next((word for word in words if word in frame), None):
        raise Breach("markers", spot.where(viewer), f"the secret {found.decode()} is in {frame.decode()}")
    once.update(words)
    shown = {word for word in once - set(words) if word in frame}
    once -= shown
    return Counter(sought=len(words), shown=len(shown))


def _number(viewer: Seat | None) -> int:
    return 99 if viewer is None else viewer
