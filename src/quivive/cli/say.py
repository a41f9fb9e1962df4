"""What the commands have in common: how they say that something cannot be done."""

from __future__ import annotations

from typing import NoReturn

import typer

from quivive.engine.game import AnyGame
from quivive.engine.registry import games


def give_up(why: str) -> NoReturn:
    typer.echo(f"quivive: {why}", err=True)
    raise typer.Exit(1)


def find_game(key: str) -> AnyGame:
    if key not in games():
        give_up(f"no game is called {key!r}; there is {', '.join(games())}")
    return games()[key]
