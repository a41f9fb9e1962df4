"""Playthroughs: a whole game as text, with every view and choice. A change of rules shows up as a diff."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from quivive.engine.game import AnyGame, Data, Seat
from quivive.engine.kit.case import Case
from quivive.engine.kit.location import tests_folder
from quivive.engine.kit.walk import Company, Spot, walk
from quivive.engine.match import Acted, Attended, Cause, Match, viewers


class Playthrough(Data, frozen=True, kw_only=True):
    """How to play a playthrough. Written at the top of the file, so that it can be regenerated."""

    preset: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """Options that differ from the preset."""
    seats: int
    seed: int
    skips: int = 0
    leaves: int = 0

    def played(self, game: AnyGame) -> list[Spot]:
        """Play it at random, so that it changes with the rules but not with the bots."""
        plain = msgspec.to_builtins(game.presets[self.preset]) | self.options
        options = msgspec.convert(plain, type=game.options)
        case = Case(self.preset, options, self.seats, self.seed)
        return list(walk(game, case, Company(skips=self.skips, leaves=self.leaves)))


def playthroughs(game: AnyGame, folder: Path | None = None) -> dict[Path, Playthrough]:
    """A game's playthrough files, and how each is played."""
    found = sorted((folder or tests_folder(game) / "playthroughs").glob("*.txt"))
    return {path: _head(path.read_text("utf-8")) for path in found}


def playthrough(game: AnyGame, what: Playthrough) -> str:
    """The text of the file."""
    lines = [f"{name}: {_json(value)}" for name, value in msgspec.structs.asdict(what).items()]
    page = _Page(game)
    spots = what.played(game)
    for spot in spots:
        step = spot.judged.step
        lines += ["", f"{step.at / 1000:.3f} {_cause(step.cause)}"]
        lines += [f"  * {_words(msgspec.json.decode(raw))}" for raw in step.events]
        lines += page.seen(spot.match)
    return "\n".join([*lines, "", f"outcome: {_json(spots[-1].match.outcome)}", ""])


class _Page:
    """What is already written: a field of a view is repeated only when it has changed."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.views: dict[Seat | None, dict[str, Any]] = {}
        self.legal: dict[Seat | None, str] = {}

    def seen(self, match: Match) -> Iterator[str]:
        views = {viewer: self.game.view(match.state, viewer) for viewer in viewers(match.deal.seats)}
        new = {viewer: self._news(viewer, msgspec.to_builtins(view)) for viewer, view in views.items()}
        common = _common(list(new.values()))
        yield from _line("all see", common)
        for viewer, fields in new.items():
            own = {name: value for name, value in fields.items() if name not in common}
            yield from _line("the table sees" if viewer is None else f"{viewer} sees", own)
        for viewer, view in views.items():
            yield from self._choices(viewer, ", ".join(_words(action) for action in self.game.legal(view)))

    def _news(self, viewer: Seat | None, view: dict[str, Any]) -> dict[str, Any]:
        before = self.views.get(viewer, {})
        self.views[viewer] = view
        return {name: value for name, value in view.items() if name not in before or before[name] != value}

    def _choices(self, viewer: Seat | None, legal: str) -> Iterator[str]:
        if legal != self.legal.get(viewer, ""):
            yield f"  {viewer} may {legal or 'do nothing'}"
        self.legal[viewer] = legal


def _common(news: list[dict[str, Any]]) -> dict[str, Any]:
    first, *others = news
    missing = object()
    return {
        name: value
        for name, value in first.items()
        if all(other.get(name, missing) == value for other in others)
    }


def _line(who: str, fields: Mapping[str, Any]) -> Iterator[str]:
    if fields:
        yield f"  {who}: {_fields(fields)}"


def _cause(cause: Cause | None) -> str:
    match cause:
        case Acted(seat, action):
            return f"{seat} does {_words(msgspec.json.decode(action))}"
        case Attended(presences):
            return f"present: {', '.join(presences)}"
        case None:
            return "the deal"
    return "time is up"


def _words(value: Any) -> str:
    plain = dict(msgspec.to_builtins(value))
    return f"{plain.pop('type')} {_fields(plain)}".strip()


def _fields(fields: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={_json(value)}" for name, value in fields.items())


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _head(text: str) -> Playthrough:
    lines = text.partition("\n\n")[0].splitlines()
    pairs = (line.partition(": ") for line in lines)
    return msgspec.convert({name: msgspec.json.decode(value) for name, _, value in pairs}, type=Playthrough)
