"""Two simulated people at a table of Keep Watch who always know the answer and differ only in speed."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bench.delayed_phone import DelayedPhone, Route
from bench.line import Line
from bench.people import SCREEN, Person
from bench.phone import token

INDIVIDUAL_SPREAD = 15.0
"""Milliseconds by which each varies around the reflexes that both share."""
FOLLOW_UPS = (0.005, 0.01, 0.015)
"""Seconds after a claim at which a page sends something else, so that the kernels notice a lost claim."""


@dataclass
class Round:
    """One round: who the players were, when each claim arrived, and what the server decided."""

    reflexes: tuple[float, float]
    """Milliseconds after which each of them taps."""
    truth: list[float] = field(default_factory=lambda: [0.0, 0.0])
    arrived: list[float] = field(default_factory=lambda: [math.inf, math.inf])
    """Infinity if the round was decided before it arrived."""
    winner: int | None = None
    measured: dict[int, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Match:
    """Who plays whom over which lines; `lines` are real, or None if the client simulates the delays."""

    name: str
    routes: tuple[Route, Route]
    people: tuple[Person, Person]
    lines: tuple[Line | None, Line | None] = (None, None)


class Player:
    """Moves on when asked, and slaps this many milliseconds after the card is shown."""

    def __init__(self, duel: Duel, number: int, route: Route, person: Person) -> None:
        self.duel = duel
        self.number = number
        self.route = route
        self.person = person
        self._screen = random.Random(f"{number}/{route.name}")
        self.phone: DelayedPhone
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.welcomed = asyncio.Event()
        self._where: object = None

    def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "whole":
                self.table, self.view = message["table"], message["view"] or {}
                self.welcomed.set()
            case "frame":
                _patch(self.table, message.get("table"))
                self.view = message.get("view") or self.view
                _patch(self.view, message.get("game"))
        if message["type"] in ("whole", "frame"):
            self._react(message)

    def _react(self, message: dict[str, Any]) -> None:
        if message.get("race") and self.view["phase"] == "watch":
            after = self._screen.uniform(0, SCREEN) / 1000
            asyncio.get_running_loop().call_later(after, self._slap, message["n"])
            return
        where = (
            len(self.table["games"]),
            self.view.get("round"),
            self.view.get("phase"),
            self.table["phase"],
        )
        if where != self._where:
            self._where = where
            self._go_on()

    def _go_on(self) -> None:
        if self.table["phase"] != "game":
            self.duel.over(self)
        elif self.view["phase"] in ("deal", "result"):
            self.duel.decided(self)
            self.phone.act(self.view["beat"], {"type": "next"})
        elif self.view["phase"] == "count" and self.number == 0:
            self.phone.do({"type": "skip", "beat": self.view["beat"]})

    def _slap(self, seen: int) -> None:
        """Slaps, unless the card is gone from the screen already."""
        if self.view["phase"] != "watch":
            return
        shown = asyncio.get_running_loop().time()
        seat, beat = self.view["you"], self.view["beat"]
        round = self.duel.round(self.view["round"], len(self.table["games"]))
        action = {"type": "claim", "symbol": _right(self.view, seat)}
        claim = {"type": "act", "id": self.phone.next_id(), "beat": beat, "action": action, "seen": seen}
        loop = asyncio.get_running_loop()

        def left() -> None:
            round.arrived[seat] = loop.time() + self.phone.beyond

        def tap() -> None:
            took = round.truth[seat] = (loop.time() - shown) * 1000
            self.phone.say(claim | {"took": self.person.said(took, self.route)}, left)
            for after in FOLLOW_UPS:
                loop.call_later(after, self.phone.say, {"type": "ping", "at": 0})

        loop.call_at(shown + (round.reflexes[seat] + self.person.late) / 1000, tap)


def drawn(chance: random.Random) -> tuple[float, float]:
    """Reflexes that are the same for both, give or take what is one's own.

    What is drawn is played twice, with the sides changed: so luck is shared out evenly too.
    """
    shared = 300 + min(600.0, chance.expovariate(1 / 150))
    one, other = (max(180.0, shared + chance.gauss(0, INDIVIDUAL_SPREAD)) for _ in range(2))
    return one, other


class Duel:
    """One table, which plays game after game until there are enough rounds."""

    def __init__(
        self,
        match: Match,
        seed: str,
        kept: Callable[[Round], bool],
        drawn: Callable[[random.Random], tuple[float, float]] = drawn,
    ) -> None:
        self._seed = seed
        self._kept = kept
        self._drawn = drawn
        self._rounds: dict[tuple[int, int], Round] = {}
        self._lines = match.lines
        self._players = [
            Player(self, number, route, person)
            for number, (route, person) in enumerate(zip(match.routes, match.people, strict=True))
        ]
        self.done = asyncio.Event()

    async def open(self, url: str) -> None:
        code = ""
        for player, line in zip(self._players, self._lines, strict=True):
            seed = f"{self._seed}/{player.number}"
            player.phone = await DelayedPhone.call(url, player.route, seed, player.hear, line)
            player.phone.hold, player.phone.hold_race = player.person.hold, player.person.hold_race
            player.phone.shake = player.person.shake
            if player.person.peek:
                player.phone.peek(player.person.peek)
            person = {"name": f"P{player.number}", "language": "en", "token": token()}
            come = {"type": "join", "table": code} if code else {"type": "open", "game": "keep_watch"}
            player.phone.say(come | person)
            await player.welcomed.wait()
            code = player.table["code"]
        await asyncio.sleep(2.5)  # the server measures the connections, as it does in any lobby
        self._players[0].phone.do({"type": "start_game"})

    def over(self, player: Player) -> None:
        """Starts the next game, unless there are enough rounds."""
        if player.number == 0 and player.table["phase"] == "result":
            if self.done.is_set():
                return
            player.phone.do({"type": "start_game"})

    def round(self, number: int, game: int) -> Round:
        if (game, number) not in self._rounds:
            chance = random.Random(f"{self._seed}/{game}/{number // 2}")
            one, other = self._drawn(chance)
            self._rounds[game, number] = Round((other, one) if number % 2 else (one, other))
        return self._rounds[game, number]

    def decided(self, player: Player) -> None:
        """Reads the server's decision of a round from the host's view."""
        result = player.view.get("result")
        if player.number or not result or self.done.is_set():
            return
        round = self._rounds.pop((len(player.table["games"]), result["round"]), None)
        if round is None:
            return
        round.winner = result["winner"]
        claims = [*player.view["verdicts"], *result.get("later", [])]
        round.measured = {claim["seat"]: claim["reaction"] for claim in claims}
        if not self._kept(round):
            self.done.set()

    def close(self) -> None:
        for player in self._players:
            player.phone.close()


def _right(view: dict[str, Any], seat: int) -> str:
    """The symbol of the triple that is most frequent on one's own card."""
    symbols: list[str] = view["tops"][seat]["symbols"]
    triple: list[str] = view["triple"]["symbols"]
    return max(triple, key=symbols.count)


def _patch(target: dict[str, Any], patch: dict[str, Any] | None) -> None:
    if patch is not None:
        target.update(patch["set"])
        for name, items in patch.get("add", {}).items():
            target[name] = [*target[name], *items]
