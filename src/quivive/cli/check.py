"""quivive check: checks that a store is as it was written."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quivive.cli.common import counted, give_up

if TYPE_CHECKING:
    from quivive.stores.check import Finding


def check(
    store: Annotated[str, typer.Argument(help="The folder of a server that is stopped, or postgresql://…")],
    mend: Annotated[
        bool,
        typer.Option("--mend", help="Cut damaged tables back to their last intact entry."),
    ] = False,
) -> None:
    """Read every entry of every table and compare it with its checksum."""
    from quivive.stores.check import check_folder
    from quivive.stores.opening import is_database
    from quivive.tables.log import Broken

    report = _Report(mend=mend)
    try:
        if is_database(store):
            asyncio.run(_database(store, report))
        else:
            for finding in check_folder(Path(store), mend=mend):
                report(finding)
    except Broken as trouble:
        give_up(str(trouble))
    typer.echo(str(report))
    if report.bad and not mend:
        raise typer.Exit(1)


async def _database(url: str, report: _Report) -> None:
    from quivive.stores.check import check_database
    from quivive.stores.copying import opened

    async with opened(url) as database:
        async for finding in check_database(database, mend=report.mend):
            report(finding)


class _Report:
    """Prints each damaged table, and counts all."""

    def __init__(self, *, mend: bool) -> None:
        self.mend = mend
        self.tables = self.entries = self.bad = 0

    def __str__(self) -> str:
        tables = counted(self.tables, "table", "tables")
        entries = counted(self.entries, "intact entry", "intact entries")
        return f"{tables}, {entries}; {counted(self.bad, 'table is', 'tables are')} damaged"

    def __call__(self, finding: Finding) -> None:
        self.tables += 1
        self.entries += finding.entries
        if finding.trouble is not None:
            self.bad += 1
            typer.echo(f"{finding.trouble}{'; set aside' if self.mend else ''}")
