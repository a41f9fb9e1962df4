"""quivive verify and quivive replay: what an exported game tells."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from quivive.cli.say import find_game, give_up
from quivive.engine.game import AnyGame, Seat
from quivive.engine.replay import FORMAT, Record, Tampered, unfold
from quivive.engine.replay import verify as verify_record

File = Annotated[Path, typer.Argument(help="A game as the site or `simulate --out` wrote it.")]


def verify(file: File) -> None:
    """Derive every shuffle again from the revealed seed, and every step from the rules."""
    game, story = _read(file)
    try:
        verify_record(game, story)
    except Tampered as difference:
        give_up(f"{file} is not as it was played: {difference}")
    typer.echo(f"{file}: {game.key}, {len(story.steps)} steps, as it was played")


def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes; the table's by default.")] = None,
    step: Annotated[int | None, typer.Option(help="Only the view after this step.")] = None,
) -> None:
    """Tell a game step by step: what happened, and what one seat saw of it."""
    game, story = _read(file)
    if seat is not None and not 0 <= seat < story.deal.seats:
        give_up(f"there are seats 0 to {story.deal.seats - 1}")
    viewer = None if seat is None else Seat(seat)
    for number, match in enumerate(unfold(game, story.deal, story.steps)):
        if step in (None, number):
            kept = story.steps[number]
            line = {"step": number, "at": kept.at, "cause": kept.cause, "events": kept.events}
            typer.echo(msgspec.json.encode(line | {"view": game.view(match.state, viewer)}).decode())


def _read(file: Path) -> tuple[AnyGame, Record]:
    try:
        story = msgspec.json.decode(file.read_bytes(), type=Record)
    except OSError as error:
        give_up(f"cannot read {file} ({error.strerror})")
    except msgspec.DecodeError as error:
        give_up(f"{file} is not an exported game ({error})")
    if story.format != FORMAT:
        give_up(f"{file} has format {story.format}; this program reads format {FORMAT}")
    return find_game(story.deal.game), story
