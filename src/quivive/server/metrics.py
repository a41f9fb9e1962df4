"""What the server counts, for Prometheus."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from quivive.tables.log import Broken, Log, OnGrowth, TableCode
from quivive.tables.promise import Promise, promised


class Metrics(Collector):
    """Plain numbers, counted where they arise and turned into Prometheus' format only when asked for."""

    def __init__(self) -> None:
        self.sockets = 0
        self.passed_on: Callable[[], int] = lambda: 0
        self.taken_in = 0
        self.entries = 0
        self.append_seconds = 0.0
        self.refusals: Counter[str] = Counter()
        self.write_failed_at = float("-inf")
        """When an append last failed, by the monotonic clock."""
        self.tables: Callable[[], int] = lambda: 0
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("quivive_sockets", "Open sockets of players", self.sockets)
        passed_on = "Of these, passed on to the node where their table is at home"
        yield GaugeMetricFamily("quivive_sockets_passed_on", passed_on, self.passed_on())
        taken_in = "Sockets of other nodes' players whose table is at home here"
        yield GaugeMetricFamily("quivive_sockets_taken_in", taken_in, self.taken_in)
        yield GaugeMetricFamily("quivive_tables", "Tables in memory", self.tables())
        yield CounterMetricFamily("quivive_entries", "Log entries written", self.entries)
        waited = "Seconds from asking the store to durable, over all entries"
        yield CounterMetricFamily("quivive_append_seconds", waited, self.append_seconds)
        refusals = CounterMetricFamily("quivive_refusals", "Refused messages", labels=["code"])
        for code, count in self.refusals.items():
            refusals.add_metric([code], count)
        yield refusals

    def page(self) -> bytes:
        return generate_latest(self._registry)


class MeasuredLog:
    """A log that counts what is written to it, and how long that takes."""

    def __init__(self, log: Log, metrics: Metrics) -> None:
        self._log = log
        self._metrics = metrics
        self.read = log.read
        self.snapshot = log.snapshot
        self.keep_snapshot = log.keep_snapshot
        self.set_aside = log.set_aside
        self.try_writing = log.try_writing
        self.count = log.count
        self.unplayed = log.unplayed
        self.retired = log.retired
        self.forget = log.forget
        self.put = log.put
        self.get = log.get
        self.close = log.close

    def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> Promise[None]:
        written = promised(self._log.append(table, expected, entries))
        written.watch(partial(self._measured, time.perf_counter(), len(entries)))
        return written

    def _measured(self, began: float, entries: int, _: None, error: BaseException | None) -> None:
        if error is None:
            self._metrics.append_seconds += time.perf_counter() - began
            self._metrics.entries += entries
        elif isinstance(error, Broken):
            self._metrics.write_failed_at = time.monotonic()

    def on_growth(self, call: OnGrowth) -> None:
        self._log.on_growth(call)
