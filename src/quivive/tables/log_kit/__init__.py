"""What every log must do, ours or anybody's. Run each of CHECKS on an empty store of its own."""

from quivive.tables.log_kit import closing, concurrency, entries, housekeeping, snapshots
from quivive.tables.log_kit.case import CHECKS, ELM, OAK, Check, Open, opened, refuses

__all__ = [
    "CHECKS",
    "ELM",
    "OAK",
    "Check",
    "Open",
    "closing",
    "concurrency",
    "entries",
    "housekeeping",
    "opened",
    "refuses",
    "snapshots",
]
