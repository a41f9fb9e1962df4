"""The command line: `quivive serve`, and everything around it."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from quivive import __version__
from quivive.cli.bot import bot
from quivive.cli.check import check
from quivive.cli.copying import backup, copy, restore
from quivive.cli.files import replay, verify
from quivive.cli.serve import serve
from quivive.cli.simulate import simulate
from quivive.cli.tables import tables

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Five party games of sharp eyes and hidden faces, on your own server.",
)
app.command()(serve)
app.command()(check)
app.command()(tables)
app.command()(copy)
app.command()(backup)
app.command()(restore)
app.command()(simulate)
app.command()(replay)
app.command()(verify)
app.command()(bot)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if show:
        typer.echo(f"quivive {__version__}")
        raise typer.Exit


def main() -> None:
    """Ctrl+C ends it without a traceback."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
