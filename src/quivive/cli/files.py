"""quivive verify and quivive replay: what can be learned from an exported game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from quivive.cli.common import find_game, give_up
from quivive.engine.game import AnyGame, Seat
from quivive.engine.replay import FORMAT, Record, Tampered, unfold
from quivive.engine.replay import verify as verify_record

File = Annotated[Path, typer.Argument(help="A game downloaded from its table, or from `simulate --out`.")]


def verify(file: File) -> None:
    """Derive every shuffle again from the revealed seed, and every step from the rules."""
    game, record = _read(file)
    try:
        judged = verify_record(game, record)
    except Tampered as difference:
        give_up(f"{file} is not as it was played: {difference}")
    except Exception as error:  # a forged game can make the rules raise anything
        give_up(f"{file} is not as it was played: {error!r}")
    typer.echo(f"{file}: {game.key}, {len(record.steps)} steps, {_verdict(game, record, judged=judged)}")


def _verdict(game: AnyGame, record: Record, *, judged: bool) -> str:
    if judged:
        return "as it was played"
    return (
        f"the hash fits and the log adds up; played under rules {record.deal.rules}, "
        f"so it was not judged again by today's rules {game.rules}"
    )


def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="Whose view; by default the shared screen's.")] = None,
    step: Annotated[int | None, typer.Option(help="Only the view after this step.")] = None,
) -> None:
    """Print a game step by step: what happened, and what one seat saw."""
    game, record = _read(file)
    if seat is not None and not 0 <= seat < record.deal.seats:
        give_up(f"there are seats 0 to {record.deal.seats - 1}")
    if step is not None and not 0 <= step < len(record.steps):
        give_up(f"there are steps 0 to {len(record.steps) - 1}")
    try:
        for number, line in enumerate(_lines(game, record, None if seat is None else Seat(seat))):
            if step in (None, number):
                typer.echo(line)
    except Exception as error:  # a forged game can make the rules raise anything
        give_up(f"{file} cannot be replayed: {error!r}")


def _lines(game: AnyGame, record: Record, viewer: Seat | None) -> Iterator[bytes]:
    for number, match in enumerate(unfold(game, record.deal, record.steps)):
        step = record.steps[number]
        line = {"step": number, "at": step.at, "cause": step.cause, "events": step.events}
        yield msgspec.json.encode(line | {"view": game.view(match.state, viewer)})


def _read(file: Path) -> tuple[AnyGame, Record]:
    try:
        record = msgspec.json.decode(file.read_bytes(), type=Record)
    except OSError as error:
        give_up(f"cannot read {file} ({error.strerror})")
    except (ValueError, RecursionError) as error:
        give_up(f"{file} is not an exported game ({error})")
    if record.format != FORMAT:
        give_up(f"{file} has format {record.format}; this program reads format {FORMAT}")
    game = find_game(record.deal.game)
    if record.deal.seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        give_up(f"{file} has {record.deal.seats} seats; {game.key} takes {few} to {many} seats")
    return game, record
