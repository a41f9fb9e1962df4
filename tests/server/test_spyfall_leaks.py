"""Searches every byte that every socket received during whole games for secrets."""

import hashlib
import importlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from msgspec.structs import replace

from quivive.client import Client
from quivive.engine.game import Seat
from quivive.games.spyfall import GAME
from quivive.games.spyfall import model as m
from quivive.games.spyfall.content.places import role_text
from quivive.games.spyfall.state import Round, SpyfallState
from quivive.tables import events as e
from quivive.tables.view import Seal
from tests.server.players import play_out
from tests.server.servers import Wire, deal, listen, log_of, serving, soon, table
from tests.server.test_restart import talk

CLASSIC = json.loads(msgspec.json.encode(GAME.presets["classic"]))
"""What a table plays until something else is agreed on."""
MARKER = re.compile(rb"marker-(\d+)-(\d+)")
VARIANTS = {
    "one spy": (4, {"spies": 1}),
    "two spies": (6, {"spies": 2}),
    "acquainted": (5, {"spies": 2, "acquainted": True}),
}


@dataclass(frozen=True)
class Eyes:
    """One socket: whose seat it shows, if any, and everything it was sent."""

    seat: int | None
    wire: Wire


@dataclass(frozen=True)
class Shown:
    """A message without the options everybody agreed on, and what the reader sees after it."""

    data: bytes
    table: dict[str, Any]
    view: dict[str, Any] | None

    @property
    def covered(self) -> bool:
        """The round is not over."""
        return self.view is not None and self.view["phase"] != "reveal" and not self.view["over"]


@dataclass(frozen=True)
class Evening:
    options: dict[str, Any]
    eyes: Sequence[Eyes]
    tokens: Sequence[str]
    log: Sequence[e.Entry]

    def events(self, kind: type[Any]) -> list[Any]:
        return [event for entry in self.log for event in entry.events if isinstance(event, kind)]

    def rounds(self) -> dict[int, dict[str, Any]]:
        """How each round was dealt."""
        raw = [msgspec.json.decode(raw) for stepped in self.events(e.Stepped) for raw in stepped.step.events]
        return {event["number"]: event for event in raw if event["type"] == "dealt"}


async def played(tmp_path: Path, people: int, options: m.SpyfallOptions) -> Evening:
    """A game watched by its seats, a shared screen, a second device, and a guest who joins late."""
    wires: list[Wire] = []
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path))
        seats = await stack.enter_async_context(table(url, people, wires))
        code = seats[0].code
        screen = Client.watch(url, code)
        wires.append(listen(screen))
        await stack.enter_async_context(screen)
        await deal(seats, options)
        await talk(seats, 2)
        guest, device = Client.join(url, code, name="Late"), Client.resume(url, code, seats[1].token)
        for latecomer in (guest, device):
            wires.append(listen(latecomer))
            await stack.enter_async_context(latecomer)
        async with aiohttp.ClientSession() as web, web.get(f"{url}/api/tables/{code}/games/1") as export:
            assert export.status == 404
        await play_out(seats)
        for other in (screen, guest, device):
            await soon(other.until(lambda now: now.table["phase"] == "result"))
        tokens = [seat.token for seat in (*seats, guest)]
    shown = [Eyes(seat, wire) for seat, wire in zip([*range(people), None, None, 1], wires, strict=True)]
    agreed = json.loads(msgspec.json.encode(options))
    return Evening(agreed, shown, tokens, await log_of(tmp_path, code))


def read(eyes: Eyes, options: dict[str, Any]) -> Iterator[Shown]:
    """Reads message by message. The options must be the agreed ones, so that nothing can hide in them."""
    seen: dict[str, Any] = {"table": {}, "view": None}
    for data in eyes.wire:
        message = json.loads(data)
        told = message.get("table")
        if message["type"] == "whole":
            seen = {"table": told, "view": message["view"]}
        elif message["type"] == "frame":
            told = message.get("table", {}).get("set", {})
            seen["view"] = message.get("view", seen["view"])
            seen["table"] = _patched(seen["table"], message.get("table"))
            seen["view"] = _patched(seen["view"], message.get("game"))
        if isinstance(told, dict) and "options" in told:
            assert told.pop("options") in (options, CLASSIC)
        yield Shown(json.dumps(message).encode(), seen["table"], seen["view"])


def _patched(target: Any, patch: dict[str, Any] | None) -> Any:
    if patch is None:
        return target
    grown = {name: [*target[name], *items] for name, items in patch.get("add", {}).items()}
    return {**target, **patch["set"], **grown}


@pytest.mark.parametrize("sitting", ["apart", "together"])
@pytest.mark.parametrize("variant", VARIANTS)
async def test_no_socket_is_sent_a_secret_before_its_time(tmp_path: Path, variant: str, sitting: Any) -> None:
    people, changes = VARIANTS[variant]
    options: m.SpyfallOptions = replace(GAME.secrecy.marked, sitting=sitting, **changes)
    assert_nothing_leaks(await played(tmp_path, people, options))


def assert_nothing_leaks(evening: Evening) -> None:
    assert len(evening.rounds()) == 2
    for eyes in evening.eyes:
        assert_no_role_is_seen_too_early(eyes, evening)
        assert_no_card_but_ones_own(eyes, evening)
        assert_seeds_come_after_the_end(eyes, evening)
        assert_no_key_is_ever_sent(eyes, evening)


def whisper_a_role(patch: pytest.MonkeyPatch) -> None:
    """Adds one word too many to a spy's card."""
    view = importlib.import_module("quivive.games.spyfall.view")
    true = view._card

    def whispered(state: SpyfallState, round: Round, seat: Seat | None) -> m.Card | None:
        card: m.Card | None = true(state, round, seat)
        return (
            replace(card, role_text=role_text(state.options, round.place, 0)) if card and card.spy else card
        )

    patch.setattr(view, "_card", whispered)


def whisper_the_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("quivive.tables.view._seal", lambda state: state.match and Seal("", state.match.deal.seed))


@pytest.mark.parametrize("leak", [whisper_a_role, whisper_the_seed])
async def test_a_leak_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    evening = await played(tmp_path, 3, GAME.secrecy.marked)
    with pytest.raises(AssertionError):
        assert_nothing_leaks(evening)


def assert_no_role_is_seen_too_early(eyes: Eyes, evening: Evening) -> None:
    before: set[tuple[int, bytes]] = set()
    after: set[int] = set()
    for shown in read(eyes, evening.options):
        found = {match[0] for match in MARKER.finditer(shown.data)}
        if shown.view is None:
            assert not found
            continue
        dealt = evening.rounds()[shown.view["round"]]
        place = dealt["place"].removeprefix("own.").encode()
        if shown.covered:
            before |= {(dealt["number"], marker) for marker in found}
            assert found <= own_marker(eyes, dealt, place)
        else:
            after |= {dealt["number"]} if found else set()
            assert all(marker.startswith(b"marker-" + place + b"-") for marker in found)
    assert after == {1, 2}
    assert len(before) == sum(bool(own_marker(eyes, dealt, b"")) for dealt in evening.rounds().values())


def own_marker(eyes: Eyes, dealt: dict[str, Any], place: bytes) -> set[bytes]:
    role = None if eyes.seat is None else dealt["roles"][eyes.seat]
    return set() if role is None else {b"marker-%b-%d" % (place, role)}


def assert_no_card_but_ones_own(eyes: Eyes, evening: Evening) -> None:
    for shown in read(eyes, evening.options):
        if not shown.covered:
            continue
        assert shown.view is not None
        assert shown.view["reveal"] is None
        card, dealt = shown.view["card"], evening.rounds()[shown.view["round"]]
        if eyes.seat is None:
            assert card is None
        elif eyes.seat in dealt["spies"]:
            partner = [spy for spy in dealt["spies"] if spy != eyes.seat]
            known = {"partner": partner[0]} if evening.options["acquainted"] else {}
            assert card == {"spy": True, **known}
        else:
            assert (card["spy"], card["place"]) == (False, dealt["place"])


def assert_seeds_come_after_the_end(eyes: Eyes, evening: Evening) -> None:
    dealt, following = [sealed.seed.encode() for sealed in evening.events(e.Sealed)]
    assert evening.events(e.Started)[0].deal.seed.encode() == dealt
    found = [shown.table["phase"] for shown in read(eyes, evening.options) if dealt in shown.data]
    assert found
    assert set(found) == {"result"}
    assert not any(following in data for data in eyes.wire)


def assert_no_key_is_ever_sent(eyes: Eyes, evening: Evening) -> None:
    nonces = [given.nonce for given in evening.events(e.NonceGiven)]
    hashes = [hashlib.sha256(token.encode()).hexdigest() for token in evening.tokens]
    assert {joined.person.token for joined in evening.events(e.Joined)} == set(hashes)
    assert len(nonces) == len(evening.tokens) - 1
    for data in eyes.wire:
        assert not any(secret.encode() in data for secret in (*nonces, *hashes, *evening.tokens))
