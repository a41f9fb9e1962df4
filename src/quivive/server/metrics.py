"""What the server counts, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from quivive.tables.log import Log, TableCode, Told


class Metrics:
    """One set a server, so that two in one process do not share it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.lines = Gauge("quivive_lines", "Open sockets", registry=self.registry)
        self.tables = Gauge("quivive_tables", "Tables in memory", registry=self.registry)
        self.refusals = Counter("quivive_refusals", "Refused messages", ["code"], registry=self.registry)
        self.entries = Counter("quivive_entries", "Log entries written", registry=self.registry)
        self.append_seconds = Histogram(
            "quivive_append_seconds", "From asking the store to durable", registry=self.registry
        )

    def count_tables(self, tables: Callable[[], int]) -> None:
        self.tables.set_function(tables)

    def page(self) -> bytes:
        return generate_latest(self.registry)


class MeasuredLog:
    """A log that counts what is written to it, and how long that took."""

    def __init__(self, log: Log, metrics: Metrics) -> None:
        self._log = log
        self._metrics = metrics
        self.read = log.read
        self.put = log.put
        self.get = log.get
        self.close = log.close

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        began = time.perf_counter()
        await self._log.append(table, expected, entries)
        self._metrics.append_seconds.observe(time.perf_counter() - began)
        self._metrics.entries.inc(len(entries))

    def watch(self, told: Told) -> None:
        self._log.watch(told)
