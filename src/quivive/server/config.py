"""What a server is told when it starts, and where it listens then."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from quivive.server.limits import Limits
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.retention import Retention


@dataclass(frozen=True)
class Config:
    data: Path | str
    """The store: a folder, or a database's address."""
    host: str = "0.0.0.0"  # noqa: S104 - phones in the same Wi-Fi are to reach it
    port: int = 8642
    operator_host: str = "127.0.0.1"
    operator_port: int | None = None
    """Where numbers are told; players do not reach it. None: nowhere."""
    node_host: str = "127.0.0.1"
    node_port: int = 0
    """Where other nodes bring players whose table is at home here, if the store is one for several nodes."""
    node_address: str | None = None
    """Where they reach it, as `host:port`; None: as it listens."""
    drain: float = 0
    """Seconds for which it says that it is not ready before it stops."""
    tls: tuple[Path, Path] | None = None
    """Certificate and key."""
    origins: frozenset[str] = frozenset()
    behind_proxy: bool = False
    limits: Limits = field(default_factory=Limits)
    timeouts: AbsenceTimeouts = field(default_factory=AbsenceTimeouts)
    retention: Retention = field(default_factory=Retention)


class Ports(NamedTuple):
    """Where a server listens."""

    players: int
    operator: int | None = None
    node: str | None = None
    """Where other nodes reach it, if there may be any."""
    store: str = ""
    """What is kept where, for a person."""
