"""Reads how long tables are kept from the options."""

from __future__ import annotations

import re

from quivive.cli.common import give_up
from quivive.tables.retention import Retention

_UNITS = {"h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000, "y": 365 * 86_400_000}
FOREVER = "forever"


def read_retention(tables: str | None, games: str | None) -> Retention:
    if tables is None and games not in (None, FOREVER):
        give_up("--keep-games goes with --keep-tables: without that everything is kept for ever")
    kept = read_span(tables or FOREVER, "--keep-tables")
    return Retention(kept, kept if games is None else read_span(games, "--keep-games"))


def read_span(span: str, option: str) -> int | None:
    """Milliseconds; None means for ever.

    >>> read_span("90d", "--keep-tables")
    7776000000
    """
    if span == FOREVER:
        return None
    if not (found := re.fullmatch(r"([1-9]\d{0,5})([hdwy])", span)):
        give_up(f"{option} takes a number of hours, days, weeks or years (12h, 90d, 8w, 2y) or {FOREVER}")
    return int(found[1]) * _UNITS[found[2]]
