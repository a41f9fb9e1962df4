"""Regenerates every game's playthroughs, adds one, or keeps the log of one for ever.

python -m tools.playthroughs
python -m tools.playthroughs add spyfall three_apart --preset classic --seats 3 --seed 7 --option rounds=1
python -m tools.playthroughs keep spyfall three_apart
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from quivive.engine import kit, registry, replay
from quivive.engine.game import AnyGame


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        match asked.command:
            case "add":
                written = [add(_game(asked.game), asked.name, _what(asked))]
            case "keep":
                written = [keep(_game(asked.game), asked.name)]
            case _:
                written = [path for game in registry.games().values() for path in rewrite(game)]
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print(*(f"wrote {path.name}" for path in written), sep="\n")
    return 0


def rewrite(game: AnyGame) -> list[Path]:
    """Rewrites what has changed; returns those files."""
    stale = {}
    for path, what in kit.playthroughs(game).items():
        text = kit.playthrough(game, what)
        if text != path.read_text("utf-8"):
            stale[path] = text
    for path, text in stale.items():
        path.write_text(text, "utf-8")
    return list(stale)


def add(game: AnyGame, name: str, what: kit.Playthrough) -> Path:
    path = kit.tests_folder(game) / "playthroughs" / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(kit.playthrough(game, what), "utf-8")
    return path


def keep(game: AnyGame, name: str) -> Path:
    """A golden log is written once. Its point is that it never has to change."""
    path = kit.tests_folder(game) / "logs" / f"rules{game.rules}_{name}.json"
    if path.exists():
        raise ValueError(f"{path.name} is kept for ever; choose another name")
    what = kit.playthroughs(game)[kit.tests_folder(game) / "playthroughs" / f"{name}.txt"]
    spots = what.played(game)
    record = replay.record(spots[-1].match, [spot.judged.step for spot in spots])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(record) + b"\n")
    return path


def _game(key: str) -> AnyGame:
    if key not in registry.games():
        raise ValueError(f"there is no game {key!r}; there is {', '.join(registry.games())}")
    return registry.games()[key]


def _what(asked: argparse.Namespace) -> kit.Playthrough:
    return kit.Playthrough(
        preset=asked.preset,
        options=dict(_option(option) for option in asked.option),
        seats=asked.seats,
        seed=asked.seed,
        skips=asked.skips,
        leaves=asked.leaves,
    )


def _option(text: str) -> tuple[str, Any]:
    """`rounds=1`, `sitting="together"`: the value is JSON."""
    name, _, value = text.partition("=")
    return name, msgspec.json.decode(value)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools.playthroughs", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(dest="command")
    adding = commands.add_parser("add", help="write a new playthrough")
    keeping = commands.add_parser("keep", help="keep a playthrough's log for ever")
    for command in (adding, keeping):
        command.add_argument("game")
        command.add_argument("name")
    adding.add_argument("--preset", required=True)
    adding.add_argument("--seats", type=int, required=True)
    adding.add_argument("--seed", type=int, required=True)
    adding.add_argument("--skips", type=int, default=0, help="skip the phase once in this many steps")
    adding.add_argument("--leaves", type=int, default=0, help="once in this many, somebody comes or goes")
    adding.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
