"""What the commands have in common: how they find a game, count, and fail."""

from __future__ import annotations

from typing import NoReturn

import typer

from quivive.engine.game import AnyGame
from quivive.engine.registry import games


def give_up(why: str) -> NoReturn:
    """Prints why on one line, whatever characters a strange file has put into it, and exits."""
    line = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in why)
    typer.echo(f"quivive: {line}", err=True)
    raise typer.Exit(1)


def counted(number: int, one: str, many: str) -> str:
    """
    >>> counted(1, "entry", "entries"), counted(0, "entry", "entries")
    ('1 entry', '0 entries')
    """
    return f"{number} {one if number == 1 else many}"


def find_game(key: str) -> AnyGame:
    if key not in games():
        give_up(f"no game is called {key!r}; there is {', '.join(games())}")
    return games()[key]
