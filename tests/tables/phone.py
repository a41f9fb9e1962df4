"""A device at a table: it applies frames as a client does, and checks that no number is missing."""

from collections.abc import Callable
from typing import Any

import msgspec

from quivive.tables.race.latency import Latency, Start

SOON = 1e15
"""Later than any clock of a test."""


class Phone:
    def __init__(self, overhears: Callable[[bytes], None] | None = None) -> None:
        self.slow = False
        self.farewell: str | None = None
        self.frames: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.may: dict[str, Any] = {}
        self.stream: str | None = None
        self.n: int | None = None
        self.latency = Latency()
        self._overhears = overhears

    def probe(self) -> None:
        """Answered at once."""
        self.latency.answered(self.latency.ask(SOON), SOON)

    def show(self, frame: bytes, number: int, start: Start) -> bool:
        self.latency.show(number, start, start.at)
        return self.send(frame)

    def send(self, frame: bytes) -> bool:
        if self.slow:
            return False
        if self._overhears is not None:
            self._overhears(frame)
        message = msgspec.json.decode(frame)
        self.frames.append(message)
        if message["type"] == "whole":
            self._start(message)
        else:
            self._go_on(message)
        return True

    def close(self, code: str) -> None:
        self.farewell = code

    def news(self) -> list[dict[str, Any]]:
        """The frames since this was last asked."""
        came, self.frames = self.frames, []
        return came

    def _start(self, whole: dict[str, Any]) -> None:
        assert set(whole) - {"race"} == {"type", "n", "stream", "table", "view", "may"}
        self.n, self.stream = whole["n"], whole["stream"]
        self.table, self.view, self.may = whole["table"], whole["view"], whole["may"]

    def _go_on(self, frame: dict[str, Any]) -> None:
        assert self.n is not None, "a frame came before the whole"
        assert frame["n"] == self.n + 1, "a frame is missing"
        assert set(frame) <= {"type", "n", "done", "table", "view", "game", "may", "race"}
        assert "view" not in frame or "game" not in frame
        self.n = frame["n"]
        if "table" in frame:
            self.table = _patched(self.table, frame["table"])
        if "view" in frame:
            self.view = frame["view"]
        if "game" in frame:
            assert self.view is not None
            self.view = _patched(self.view, frame["game"])
        if "may" in frame:
            assert self.may != frame["may"] or "view" in frame, "what may be done is told where it changed"
            self.may = frame["may"]


def _patched(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    assert patch["set"] or patch.get("add"), "a patch that changes nothing"
    grown = {name: [*old[name], *items] for name, items in patch.get("add", {}).items()}
    return {**old, **patch["set"], **grown}
