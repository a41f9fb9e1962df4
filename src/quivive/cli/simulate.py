"""quivive simulate: plays whole games between bots, as fast as it can."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from quivive.cli.common import find_game, give_up
from quivive.engine.game import AnyGame, Bot, Illegal, Options
from quivive.engine.replay import record
from quivive.engine.simulate import Played, play, random_bot, simulated_deal


class Summary(msgspec.Struct, kw_only=True):
    """What `--json` prints, as one object."""

    game: str
    seats: int
    games: int
    ended: int = 0
    stalled: int = 0
    refused: int = 0
    events: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = msgspec.field(default_factory=Counter)
    wins: list[int]
    mean_scores: list[float]

    def count(self, played: Played) -> None:
        self.refused += len(played.refused)
        self.events += played.events
        outcome = played.match.outcome
        if outcome is None:
            self.stalled += 1
            return
        self.ended += 1
        self.reasons[outcome.reason] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1
        self.mean_scores = [
            mean + (score - mean) / self.ended
            for mean, score in zip(self.mean_scores, outcome.scores, strict=True)
        ]


def simulate(
    game: Annotated[str, typer.Argument(help="Which game, by its key.")],
    seats: Annotated[int, typer.Option(help="How many bots sit down.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Any word; the same word plays the same games.")] = "0",
    preset: Annotated[str | None, typer.Option(help="Variant; the first by default.")] = None,
    bot: Annotated[str | None, typer.Option(help="Level of the bots, or `random`.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write each game to this folder.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play whole games with bots."""
    chosen = find_game(game)
    options = _options(chosen, preset)
    player = _bot(chosen, bot)
    if seats not in chosen.seats:
        give_up(f"{game} takes {chosen.seats[0]} to {chosen.seats[-1]} seats, not {seats}")
    summary = Summary(game=game, seats=seats, games=games, wins=[0] * seats, mean_scores=[0.0] * seats)
    began = time.perf_counter()
    for number in _progress(games):
        played = _one(chosen, options, seats, f"{seed}/{number}", player)
        summary.count(played)
        if out is not None and played.match.outcome is not None:
            _write(out, number, played)
    summary.seconds = round(time.perf_counter() - began, 3)
    _print(summary, json=json)


def _one(game: AnyGame, options: Options, seats: int, seed: str, player: Bot[Any, Any]) -> Played:
    try:
        return play(game, simulated_deal(game, options, seats, seed), [player] * seats)
    except Illegal as refusal:
        give_up(game.refusals[refusal.code]["en"])


def _options(game: AnyGame, preset: str | None) -> Options:
    name = preset or next(iter(game.presets))
    if name not in game.presets:
        give_up(f"{game.key} has no preset {name!r}; there is {', '.join(game.presets)}")
    options: Options = game.presets[name]
    return options


def _bot(game: AnyGame, level: str | None) -> Bot[Any, Any]:
    if level == "random":
        return random_bot
    levels = list(game.bots)
    name = level or levels[len(levels) // 2]
    if name not in game.bots:
        give_up(f"{game.key} has no bot {name!r}; there is {', '.join(levels)}, random")
    return game.bots[name]


def _progress(games: int) -> Iterator[int]:
    """A progress bar on a terminal; nothing in a pipe."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    numbers = range(1, games + 1)
    return iter(track(numbers, "Playing", console=console) if console.is_terminal else numbers)


def _write(folder: Path, number: int, played: Played) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        export = msgspec.json.encode(record(played.match, played.steps))
        (folder / f"{number:04}.json").write_bytes(export)
    except OSError as error:
        give_up(f"cannot write to {folder} ({error.strerror})")


def _print(summary: Summary, *, json: bool) -> None:
    if json:
        typer.echo(msgspec.json.encode(summary).decode())
        return
    rate = summary.games / summary.seconds if summary.seconds else 0.0
    typer.echo(f"{summary.ended} of {summary.games} games of {summary.game} ended, {rate:.1f} a second")
    typer.echo(f"reasons: {', '.join(f'{reason} {count}' for reason, count in summary.reasons.items())}")
    typer.echo(f"mean scores: {', '.join(f'{mean:.2f}' for mean in summary.mean_scores)}")
