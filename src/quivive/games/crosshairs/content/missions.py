"""Missions are data: one file each, with a small set of typed rule changes."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from quivive.engine.game import Data
from quivive.games.crosshairs.content.cards import SUITS, number_cards, special_cards
from quivive.games.crosshairs.model import CardId, Suit, TokenReading

AGENTS = range(2, 6)
HAND = 5
"""Cards dealt to each agent."""
HAND_LIMIT = 7
POINTERS = 4
"""The most that are laid."""

Text = Annotated[str, Meta(min_length=1)]
Number = Annotated[int, Meta(ge=2, le=15)]


class Amount(Data, frozen=True):
    """A fixed number, and more for each agent."""

    fixed: Annotated[int, Meta(ge=-5, le=12)] = 0
    per_agent: Annotated[int, Meta(ge=0, le=3)] = 0

    def of(self, agents: int) -> int:
        return self.fixed + self.per_agent * agents


class Change(Data, frozen=True, tag_field="type"):
    """One rule that a mission changes; with other values it is another mission, without new code."""


class SpecialCards(Change, frozen=True, tag="special_cards"):
    """The special cards of the mission's suits are shuffled into the deck."""


class Clock(Change, frozen=True, tag="clock"):
    seconds: Annotated[int, Meta(ge=60, le=7200)]


class BoardsOff(Change, frozen=True, tag="boards_off"):
    """No clue boards, whatever the table agreed on."""


class DiscardClosed(Change, frozen=True, tag="discard_closed"):
    """Only the top card of the face-up discard may be read."""


class NumberTokens(Change, frozen=True, tag="number_tokens"):
    """An additional action: lay one of these beside a suspect in front of you."""

    tokens: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=1, max_length=9)]
    reading: TokenReading


class Pointers(Change, frozen=True, tag="pointers"):
    """Exchange and Eliminate only where a pointer lies; each round the pointers move on to the left."""

    count: Amount


class MovingSuspects(Change, frozen=True, tag="moving_suspects"):
    """At the end of each round every suspect is passed to the left, face down."""


class DoubleAgent(Change, frozen=True, tag="double_agent"):
    """One suspect's clues are laid inverted; only whoever detained it knows."""


class HandLimit(Change, frozen=True, tag="hand_limit"):
    cards: Annotated[int, Meta(ge=1, le=20)]


class StandLimit(Change, frozen=True, tag="stand_limit"):
    """More than one suspect in front of an agent."""

    suspects: Annotated[int, Meta(ge=2, le=5)]


class Silence(Change, frozen=True, tag="silence"):
    """No discussion at all: the chat is closed."""


class HqHidden(Change, frozen=True, tag="hq_hidden"):
    """Nobody can know how many cards headquarters has left: by lot, a few were set aside unseen."""

    aside: Annotated[int, Meta(ge=1, le=9)] = 3
    """At most this many."""


class Reversed(Change, frozen=True, tag="reversed"):
    """Turns go the other way round."""


AnyChange = (
    SpecialCards
    | Clock
    | BoardsOff
    | DiscardClosed
    | NumberTokens
    | Pointers
    | MovingSuspects
    | DoubleAgent
    | HandLimit
    | StandLimit
    | Silence
    | HqHidden
    | Reversed
)


class Texts(Data, frozen=True):
    """A text in three languages."""

    en: Text
    ru: Text
    uk: Text


class Mission(Data, frozen=True, kw_only=True):
    order: int
    """Its place among the missions."""
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    """From 1, the first that anybody plays, to 5."""
    minutes: tuple[int, int]
    """About how long it takes: a short game and a long one."""
    title: Texts
    novelty: Texts
    """What is new compared with the missions before it, in a few words."""
    briefing: Texts
    won: Texts
    lost: Texts
    suspects: Amount
    bullets: Amount
    suits: Annotated[int, Meta(ge=1, le=5)]
    numbers: tuple[Number, Number]
    """From and to."""
    changes: tuple[AnyChange, ...] = ()


def faults(mission: Mission) -> list[str]:
    """Why a mission cannot be played although each value on its own is valid."""
    kinds = [type(change) for change in mission.changes]
    found = [f"{kind.__struct_config__.tag} twice" for kind in dict.fromkeys(kinds) if kinds.count(kind) > 1]
    lowest, highest = mission.numbers
    suspects = mission.suits * max(0, highest - lowest + 1)
    deck = suspects + (mission.suits if SpecialCards in kinds else 0)
    if not suspects:
        return [*found, "no cards"]
    limit = next((change.cards for change in mission.changes if isinstance(change, HandLimit)), HAND_LIMIT)
    if limit < HAND:
        found.append("a hand limit below the first hand")
    return found + [fault for agents in AGENTS for fault in _dealing_faults(mission, agents, suspects, deck)]


def _dealing_faults(mission: Mission, agents: int, nameable: int, deck: int) -> list[str]:
    suspects, bullets = mission.suspects.of(agents), mission.bullets.of(agents)
    checks = {
        "no suspects": suspects < 1,
        "more suspects than cards": suspects > nameable,
        "fewer bullets than suspects": bullets < suspects,
        "too few cards for all hands": deck - suspects < HAND * agents,
    }
    return [f"{fault} for {agents} agents" for fault, found in checks.items() if found]


def read(name: str, data: bytes) -> Mission:
    """A mission's file; raises ValueError."""
    mission = msgspec.json.decode(data, type=Mission)
    if found := faults(mission):
        raise ValueError(f"{name} cannot be played: {', '.join(found)}")
    return mission


def _read() -> dict[str, Mission]:
    folder = files("quivive.games.crosshairs.content") / "missions"
    found = {
        path.name.removesuffix(".json"): read(path.name, path.read_bytes())
        for path in folder.iterdir()
        if path.name.endswith(".json")
    }
    return dict(sorted(found.items(), key=lambda item: item[1].order))


MISSIONS = _read()
"""By file name, in playing order."""

C = TypeVar("C", bound=Change)


def change(mission: str, kind: type[C]) -> C | None:
    """The mission's change of this kind, or None."""
    return next((found for found in MISSIONS[mission].changes if isinstance(found, kind)), None)


@functools.cache
def suits(mission: str) -> tuple[Suit, ...]:
    return SUITS[: MISSIONS[mission].suits]


@functools.cache
def nameable(mission: str) -> tuple[CardId, ...]:
    """Every card that a suspect can be."""
    return number_cards(suits(mission), *MISSIONS[mission].numbers)


@functools.cache
def specials(mission: str) -> tuple[CardId, ...]:
    return special_cards(suits(mission)) if change(mission, SpecialCards) else ()


def hand_limit(mission: str) -> int:
    found = change(mission, HandLimit)
    return found.cards if found else HAND_LIMIT


def stand_limit(mission: str) -> int:
    found = change(mission, StandLimit)
    return found.suspects if found else 1


def token_reading(mission: str) -> TokenReading | None:
    found = change(mission, NumberTokens)
    return found.reading if found else None
