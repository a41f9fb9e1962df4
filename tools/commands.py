"""Generates docs/commands.md from the command line's own help: `python -m tools.commands`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from typer.main import get_command

from quivive.cli import app

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"
INTRODUCTION = """# Commands

Made by `python -m tools.commands` from the commands' own help; a test fails when it is stale. Every trouble
that a person can mend is one line on standard error and exit code 1.
"""


def page() -> str:
    group = get_command(app)
    context = typer.Context(group, info_name="quivive")
    names = group.list_commands(context)  # type: ignore[attr-defined]
    sections = [_section(name, group.get_command(context, name)) for name in names]  # type: ignore[attr-defined]
    return "\n".join([INTRODUCTION, *sections])


def _section(name: str, command: typer.core.TyperCommand) -> str:
    rows = [_row(parameter) for parameter in command.params if parameter.name != "help"]
    table = ["| | | unless told |", "|---|---|---|", *rows]
    return "\n".join([f"## quivive {name}", "", command.help or "", "", *table, ""])


def _row(parameter: Any) -> str:
    names = [*parameter.opts, *parameter.secondary_opts]
    named = ", ".join(f"`{name}`" for name in names if name.startswith("--"))
    default = "" if parameter.required or parameter.default is None else f"`{parameter.default}`"
    return f"| {named or f'`{parameter.name}`'} | {getattr(parameter, 'help', '') or ''} | {default} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
