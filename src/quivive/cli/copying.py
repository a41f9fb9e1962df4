"""quivive copy, backup, restore: stores as a whole, or table by table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quivive.cli.say import give_up

if TYPE_CHECKING:
    from quivive.stores.copying import Copied

Where = Annotated[str, typer.Argument(help="A folder, or postgresql://…", metavar="STORE")]


def copy(
    source: Annotated[str, typer.Argument(help="A folder, or postgresql://…", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="Another; a folder is made if need be.", metavar="TO")],
    table: Annotated[
        list[str] | None, typer.Option(help="Only this table; may be given more than once.")
    ] = None,
) -> None:
    """Copy tables into another store and compare them there; run again, it goes on where it was."""
    from quivive.stores import copying
    from quivive.tables.log import TableCode

    codes = None if table is None else {TableCode(code) for code in table}

    async def work(told: Callable[[Copied], None]) -> None:
        async with copying.opened(source) as ours, copying.opened(target, new=True) as theirs:
            await copying.copy(ours, theirs, told, codes)

    _tell(work)


def backup(
    store: Where,
    folder: Annotated[Path, typer.Argument(help="To be made; like a server's own.")],
) -> None:
    """Write everything into a new folder, also while people play, and check every entry of it."""
    from quivive.stores.backup import backup

    _tell(lambda told: backup(store, folder, told))


def restore(
    folder: Annotated[Path, typer.Argument(help="That `quivive backup` has made.")],
    store: Where,
) -> None:
    """Fill an empty store from a backup."""
    from quivive.stores.backup import restore

    _tell(lambda told: restore(folder, store, told))


def _tell(work: Callable[[Callable[[Copied], None]], Coroutine[None, None, None]]) -> None:
    from quivive.tables.log import Broken

    done: list[Copied] = []

    def told(copied: Copied) -> None:
        done.append(copied)
        if copied.trouble is not None:
            typer.echo(copied.trouble)

    try:
        asyncio.run(work(told))
    except Broken as trouble:
        give_up(str(trouble))
    sound = [copied for copied in done if copied.trouble is None]
    typer.echo(f"{len(sound)} tables, {sum(copied.entries for copied in sound)} entries")
    if len(sound) < len(done):
        raise typer.Exit(1)
