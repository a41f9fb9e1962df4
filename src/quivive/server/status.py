"""The operator's status page: this node in numbers, and the other nodes it knows of."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape

from quivive.server.metrics import Metrics
from quivive.server.neighbours import Figures

NODE_COLUMNS = ("node", "at", "up", "tables", "sockets", "passed on", "taken in", "lag", "state")


@dataclass(frozen=True)
class Status:
    here: str
    store: str
    metrics: Metrics
    figures: Callable[[], Figures]
    others: Callable[[], Mapping[str, Figures]]

    def page(self) -> str:
        rows = [_row(self.here, self.figures()), *(_row(*other) for other in sorted(self.others().items()))]
        written = self.metrics.entries
        durable = (
            f"{1000 * self.metrics.append_seconds / written:.1f} ms" if written else "nothing written yet"
        )
        refused = ", ".join(f"{code}: {count}" for code, count in self.metrics.refusals.most_common(8))
        facts = (
            ("store", self.store),
            ("entries", str(written)),
            ("to durable", durable),
            ("refused", refused),
        )
        return _PAGE.format(
            node=escape(self.here),
            facts="".join(f"<tr><th>{name}<td>{escape(fact)}" for name, fact in facts),
            columns="".join(f"<th>{name}" for name in NODE_COLUMNS),
            rows="".join(rows),
        )


def _row(node: str, figures: Figures) -> str:
    cells = (
        node,
        figures.address,
        _span(time.time() - figures.started),
        figures.tables,
        figures.sockets,
        figures.passed_on,
        figures.taken_in,
        f"{figures.lag} ms",
        "draining" if figures.draining else "ready",
    )
    return "<tr>" + "".join(f"<td>{escape(str(cell))}" for cell in cells)


def _span(seconds: float) -> str:
    """
    >>> _span(59), _span(3725), _span(200_000)
    ('0 min', '1 h 2 min', '2 d 7 h')
    """
    minutes = int(seconds) // 60
    days, hours = minutes // 1440, minutes // 60 % 24
    if days:
        return f"{days} d {hours} h"
    return f"{hours} h {minutes % 60} min" if hours else f"{minutes} min"


_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Qui Vive: node {node}</title>
<style>body {{ font: 16px/1.5 sans-serif; margin: 2em }} table {{ border-collapse: collapse; margin: 1em 0 }}
th, td {{ border: 1px solid; padding: .2em .6em; text-align: left }}</style>
<h1>Node {node}</h1><table>{facts}</table>
<h2>All nodes</h2><table><tr>{columns}{rows}</table>
<p><a href="/metrics">metrics</a>, <a href="/healthz">health</a>, <a href="/readyz">readiness</a></p>
"""
