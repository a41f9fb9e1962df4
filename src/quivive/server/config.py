"""How a server is configured, and where it then listens."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from quivive.server.limits import Limits
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.retention import Retention


@dataclass(frozen=True)
class Config:
    """What `quivive serve` is given; see its options."""

    data: Path | str
    """The store: a folder, or the address of a database."""
    host: str = "0.0.0.0"  # noqa: S104 - phones on the same Wi-Fi should reach it
    port: int = 8642
    operator_host: str = "127.0.0.1"
    operator_port: int | None = None
    """Serves metrics and the status page, out of players' reach. None for no such port."""
    node_host: str = "127.0.0.1"
    node_port: int = 0
    """Where other nodes relay players whose table lives here, if the store is shared by several nodes."""
    node_address: str | None = None
    """Where other nodes reach that port, as `host:port`. None if just where it listens."""
    drain: float = 0
    """Seconds to report "not ready" before stopping."""
    tls: tuple[Path, Path] | None = None
    """Certificate and key."""
    origins: frozenset[str] = frozenset()
    behind_proxy: bool = False
    limits: Limits = field(default_factory=Limits)
    timeouts: AbsenceTimeouts = field(default_factory=AbsenceTimeouts)
    retention: Retention = field(default_factory=Retention)


class Ports(NamedTuple):
    """Where a server is listening."""

    players: int
    operator: int | None = None
    node: str | None = None
    """Where other nodes reach it, if there can be any."""
    store: str = ""
    """Where the data is kept, in words."""
