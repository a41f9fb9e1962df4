"""Nothing secret is in any byte that a line is sent, through whole games and everything around them."""

import json
from collections.abc import Callable

import msgspec
import pytest

from quivive.engine.game import Seat
from quivive.games.spyfall import GAME
from quivive.tables import commands as c
from quivive.tables.frames import Viewer
from quivive.tables.model import PersonId
from tests.tables.house import ANN, BOB, CID, House, shuffle, token

PEOPLE = 4
NONCES = {PersonId(number): f"{number:x}".rjust(32, "f") for number in range(1, PEOPLE + 1)}


class Ear:
    """Reads what one viewer is sent, at the moment of sending, and knows what must not be there."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.searched = 0
        self.shown = 0
        """How many frames had a role in them that was to be shown: the search can find something."""

    def of(self, viewer: Viewer) -> Callable[[bytes], None]:
        return lambda frame: self.listen(viewer, frame)

    def listen(self, viewer: Viewer, frame: bytes) -> None:
        text = unagreed(frame)
        for secret in (*self.always(), *self.for_now(viewer)):
            assert secret not in text, f"{viewer} was sent {secret}"
        self.searched += 1
        self.shown += "marker-" in text

    def always(self) -> list[str]:
        """Tokens, their hashes, nonces, and the seed of what is not over."""
        state = self.house.state
        people = [*(token(number) for number in range(1, 30)), *(person.token for person in state.persons)]
        return [*people, *NONCES.values(), state.seed]

    def for_now(self, viewer: Viewer) -> list[str]:
        state = self.house.state
        if state.match is None or (state.phase != "game" and state.match.outcome is not None):
            return []
        hidden = GAME.secrecy.secrets(state.match.state, self.house.seat_of(viewer))
        return [f'"{word}"' for word in hidden] + ([state.match.deal.seed] if state.phase == "game" else [])


def unagreed(frame: bytes) -> str:
    """Without the options, in which the table's own places stand for all to read."""
    message = json.loads(frame)
    message.get("table", {}).pop("options", None)
    message.get("table", {}).get("set", {}).pop("options", None)
    return json.dumps(message)


async def overheard(evening: int) -> Ear:
    """A game with secrets that can be searched for has begun, another one on each evening."""
    shuffle(evening)
    house = await House.opened(PEOPLE, bots=1)
    ear = Ear(house)
    house.overhears = ear.of
    house.go(*(person.id for person in house.state.persons))
    for viewer in (None, *(person.id for person in house.state.persons)):
        await house.come(viewer)
    options = msgspec.Raw(msgspec.json.encode(GAME.secrecy.marked))
    await house.do(ANN, c.Agree(options=options))
    for who, nonce in NONCES.items():
        await house.do(who, c.GiveNonce(nonce))
    await house.do(ANN, c.StartGame())
    await house.do(BOB, c.Say("hello"))
    return ear


@pytest.mark.parametrize("evening", range(4))
async def test_no_secret_is_sent_before_its_time(evening: int) -> None:
    ear = await overheard(evening)
    house = ear.house
    house.go(CID)
    guest = await house.join()
    await house.wait(50_000)
    await house.do(ANN, c.Pause())
    await house.do(ANN, c.Resume())
    await house.come(CID)
    await house.do(BOB, c.Leave())
    house.go(BOB)
    for number in range(40):
        if house.state.phase != "game":
            break
        await house.wait(10_000)
        await house.skip()
        house.go(guest)
        await house.come(guest)
        assert number < 39, "the game ends"
    assert house.state.games[0].outcome is not None
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Abandon())
    await house.come(None)
    assert ear.searched > 200
    assert ear.shown > 10


async def test_a_seed_that_was_used_is_shown_and_the_next_is_not() -> None:
    house = await House.dealt(3)
    used = house.state.seed
    await house.do(ANN, c.Abandon())
    whole = json.dumps((await house.come(None)).frames)
    assert used in whole
    assert house.state.seed not in whole


async def test_the_search_finds_a_secret_that_is_sent() -> None:
    ear = await overheard(0)
    match = ear.house.state.match
    assert match is not None
    for viewer, seat in ((None, None), (ANN, 0)):
        others = GAME.secrecy.secrets(match.state, None if seat is None else Seat(seat))
        with pytest.raises(AssertionError, match="marker"):
            ear.listen(viewer, json.dumps({"view": {"card": others[0]}}).encode())
    for secret in (token(ANN), ear.house.state.seed, NONCES[BOB]):
        with pytest.raises(AssertionError, match="was sent"):
            ear.listen(BOB, json.dumps({"table": {"chat": secret}}).encode())
