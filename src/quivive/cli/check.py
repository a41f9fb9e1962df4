"""quivive check: whether a data folder is as it was written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quivive.cli.say import give_up


def check(
    data: Annotated[Path, typer.Argument(help="The folder of a server that is stopped.")],
    mend: Annotated[
        bool,
        typer.Option("--mend", help="Cut damaged tables back to their last good entry."),
    ] = False,
) -> None:
    """Read every entry of every table and compare it with its checksum."""
    from quivive.stores.check import check as look_through
    from quivive.tables.log import Broken

    tables = entries = bad = 0
    try:
        for finding in look_through(data, mend=mend):
            tables += 1
            entries += finding.entries
            if finding.trouble is not None:
                bad += 1
                typer.echo(f"{finding.trouble}{'; set aside' if mend else ''}")
    except Broken as trouble:
        give_up(str(trouble))
    typer.echo(f"{tables} tables, {entries} entries are sound; {bad} tables are damaged")
    if bad and not mend:
        raise typer.Exit(1)
