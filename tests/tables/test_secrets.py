"""No connection is ever sent a secret, through whole games and everything around them."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from quivive.engine.game import Illegal, Seat
from quivive.engine.registry import games
from quivive.engine.simulate import bot_dice
from quivive.tables import commands as c
from quivive.tables.frames import Viewer
from quivive.tables.model import PersonId
from tests.tables.house import ANN, BOB, CID, DAN, House, at_once, shuffle, token

PEOPLE = 4
NONCES = {PersonId(number): f"{number:x}".rjust(32, "f") for number in range(1, PEOPLE + 1)}
HASHED = re.compile(rb'"[0-9a-f]{16,}"')
"""Fields with hashes, in which a short word may occur by chance."""
SECONDS = 1_200
"""By then, a game under marked options is over."""
EVENINGS = (40, 250)
"""Seconds after which most people leave: on one evening long before the end, on another near it."""
MOST_EVENINGS = 12
"""By then, some secret must have been revealed at the end of a game."""


@pytest.fixture(autouse=True)
def bots_think_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivive.tables.bots.in_thread", at_once)


class Ear:
    """Reads what one viewer is sent, as it is sent, and knows what must not be in it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.searched = 0
        self.shown = 0
        """How many words were first hidden and then shown, which proves that the search works."""
        self._kept: defaultdict[Viewer, set[bytes]] = defaultdict(set)

    def of(self, viewer: Viewer) -> Callable[[bytes], None]:
        return lambda frame: self.listen(viewer, frame)

    def listen(self, viewer: Viewer, frame: bytes) -> None:
        text = unagreed(frame)
        for secret in self.always():
            assert secret not in text, f"{viewer} was sent {secret.decode()}"
        told, hidden = HASHED.sub(b'""', text), self.for_now(viewer)
        for secret in hidden:
            assert secret not in told, f"{viewer} was sent {secret.decode()}"
        opened = {word for word in self._kept[viewer] - hidden if word in told}
        self._kept[viewer] = (self._kept[viewer] | hidden) - opened
        self.searched += 1
        self.shown += len(opened)

    def always(self) -> list[bytes]:
        """What must never be sent: tokens, their hashes, nonces, and seeds of games that are not over."""
        state = self.house.state
        people = [*(token(number) for number in range(1, 30)), *(person.token for person in state.persons)]
        played = [state.match.deal.seed] if state.match is not None and state.phase == "game" else []
        return [secret.encode() for secret in (*people, *NONCES.values(), state.seed, *played)]

    def for_now(self, viewer: Viewer) -> frozenset[bytes]:
        state = self.house.state
        if state.match is None or (state.phase != "game" and state.match.outcome is not None):
            return frozenset()
        hidden = state.match.game.secrecy.secrets(state.match.state, self.house.seat_of(viewer))
        return frozenset(_written(word) for word in hidden)


def _written(word: str) -> bytes:
    """A secret as it appears in a frame; in some games secrets are lists."""
    return word.encode() if word.startswith("[") else msgspec.json.encode(word)


def unagreed(frame: bytes) -> bytes:
    """The frame without the options, which are public, and without `may`, which follows from the view."""
    message = msgspec.json.decode(frame)
    message.get("table", {}).pop("options", None)
    message.get("table", {}).get("set", {}).pop("options", None)
    message.pop("may", None)
    return msgspec.json.encode(message)


async def overheard(game: str, evening: int) -> Ear:
    """A game whose secrets can be searched for has begun; a different one each evening."""
    shuffle(evening)
    house = await House.opened(PEOPLE, bots=1, game=game)
    ear = Ear(house)
    house.overhears = ear.of
    house.go(*(person.id for person in house.state.persons))
    for viewer in (None, *(person.id for person in house.state.persons)):
        await house.come(viewer)
    options = msgspec.Raw(msgspec.json.encode(games()[game].secrecy.marked))
    await house.do(ANN, c.Agree(options=options))
    for who, nonce in NONCES.items():
        await house.do(who, c.GiveNonce(nonce))
    await house.do(ANN, c.StartGame())
    await house.do(BOB, c.Say("hello"))
    return ear


async def act_like_bots(house: House) -> None:
    """Everybody present does at once what a bot would do."""
    for person in [chair.person for chair in house.state.chairs if not chair.bot]:
        match = house.state.match
        if match is None or house.state.phase != "game" or person not in house.table.audience.present:
            continue
        seat = house.seat_of(person)
        assert seat is not None
        view: Any = match.game.view(match.state, seat)
        bot = list(match.game.bots.values())[-1]
        move = bot(view, match.game.legal(view), bot_dice(match.game, b"at once", seat, view))
        if move is not None:
            with suppress(Illegal):
                await house.act(PersonId(person or 0), move.action)


@pytest.mark.parametrize("game", games())
async def test_no_secret_is_sent_before_its_time(game: str) -> None:
    shown = 0
    for evening in range(MOST_EVENINGS):
        if evening >= len(EVENINGS) and shown:
            break
        ear = await played(await overheard(game, evening), game, EVENINGS[evening % len(EVENINGS)])
        assert ear.searched > 100
        shown += ear.shown
    assert shown > 0


async def played(ear: Ear, game: str, long: int) -> Ear:
    """An evening on which people come, go, pause and leave."""
    house = ear.house
    house.go(CID)
    guest = await house.join()
    await house.wait(20_000)
    await house.do(ANN, c.Pause())
    await house.do(ANN, c.Resume())
    await house.come(CID)
    for second in range(SECONDS):
        if house.state.phase != "game":
            break
        await act_like_bots(house)
        await house.wait(1_000)
        await asyncio.sleep(0)
        if second == 20:
            house.go(guest)
            await house.come(guest)
        for person in {20: (BOB,), long: (CID, DAN)}.get(second, ()):
            if house.state.phase == "game":
                await house.do(person, c.Leave())
                house.go(person)
    assert house.state.games[0].outcome is not None
    while len(house.state.chairs) < games()[game].seats[0]:
        await house.do(ANN, c.SeatBot())
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Abandon())
    await house.come(None)
    return ear


async def test_a_used_seed_is_shown_and_the_next_is_not() -> None:
    house = await House.dealt(3)
    used = house.state.seed
    await house.do(ANN, c.Abandon())
    whole = msgspec.json.encode((await house.come(None)).frames)
    assert used.encode() in whole
    assert house.state.seed.encode() not in whole


@pytest.mark.parametrize("game", games())
async def test_the_search_finds_a_secret_that_is_sent(game: str) -> None:
    ear = await overheard(game, 0)
    match = ear.house.state.match
    assert match is not None
    for viewer, seat in ((None, None), (ANN, Seat(0))):
        secret = _written(match.game.secrecy.secrets(match.state, seat)[0])
        with pytest.raises(AssertionError, match="was sent"):
            ear.listen(viewer, b'{"view":{"card":%b}}' % secret)
    for known in (token(ANN), ear.house.state.seed, NONCES[BOB]):
        with pytest.raises(AssertionError, match="was sent"):
            ear.listen(BOB, msgspec.json.encode({"table": {"chat": known}}))
