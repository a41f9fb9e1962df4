"""No byte that phones and the shared screen receive during a turn of Dixit tells whose card is whose."""

import re
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from quivive.client import Client
from quivive.games.dixit import GAME
from quivive.games.dixit import model as m
from quivive.tables import commands as c
from tests.server.servers import Wire, listen, serving, soon

PEOPLE = 4
CLUE = "wherever the river goes"
INSTANTS = re.compile(rb'"(deadline|revealed_at|now|at|n|zero)":\s*\d+')
"""Fields that differ between evenings only because time passes."""
AGREED = re.compile(rb'"own":\s*\[[^\]]*\]')
"""The table's options, which everybody may see."""


@dataclass
class Evening:
    """What each socket was sent (the screen's is the last), and whose cards were whose."""

    wires: list[Wire] = field(default_factory=list)
    hands: list[tuple[str, ...]] = field(default_factory=list)
    told: str = ""
    chosen: dict[int, str] = field(default_factory=dict)

    def before_the_reveal(self, viewer: int) -> Iterator[bytes]:
        for data in self.wires[viewer]:
            if b'"result":{' in data:
                return
            yield AGREED.sub(b"", data)


async def seated(stack: AsyncExitStack, data: Path, evening: Evening) -> list[Client]:
    url = await stack.enter_async_context(serving(data))
    seats: list[Client] = []
    for number in range(PEOPLE):
        name = f"Person {number}"
        seat = (
            Client.join(url, seats[0].code, name=name) if seats else Client.open(url, name=name, game="dixit")
        )
        evening.wires.append(listen(seat))
        seats.append(await soon(stack.enter_async_context(seat)))
    screen = Client.watch(url, seats[0].code)
    evening.wires.append(listen(screen))
    return [*seats, await soon(stack.enter_async_context(screen))]


async def told(clients: Sequence[Client], evening: Evening) -> None:
    """A game dealt without a clock, so that nothing happens by itself, in which seat 0 has told a clue."""
    host = clients[0]
    options = m.DixitOptions(
        decks=("own",), own=GAME.secrecy.marked.own, storyteller=0, choose_seconds="off", vote_seconds="off"
    )
    await soon(host.do(c.Agree(options=msgspec.Raw(msgspec.json.encode(options)), sitting="apart")))
    await soon(host.do(c.StartGame()))
    for seat in clients:
        await soon(seat.until(lambda now: now.raw_view is not None))
    evening.hands = [tuple(seat.raw_view["hand"]) for seat in clients[:PEOPLE] if seat.raw_view]
    await reach(clients, "tell")
    evening.told = evening.hands[0][2]
    await soon(host.act(m.Tell(evening.told, CLUE)))
    await reach(clients, "choose")


async def reach(clients: Sequence[Client], phase: str) -> None:
    for client in clients:
        await soon(client.until(lambda now: now.raw_view is not None and now.raw_view["phase"] == phase))


async def a_turn(data: Path, order: Sequence[int], votes: dict[int, int], place: int) -> Evening:
    """Plays a turn: people hand in in this order, each the card at that place in hand, then vote."""
    evening = Evening()
    async with AsyncExitStack() as stack:
        clients = await seated(stack, data, evening)
        await told(clients, evening)
        evening.chosen = {0: evening.told} | {seat: evening.hands[seat][place] for seat in order}
        for done, seat in enumerate(order, start=1):
            await soon(clients[seat].act(m.Choose(evening.chosen[seat])))
            await everybody_knows(clients, waiting=len(order) - done, phase="choose")
        await reach(clients, "vote")
        for done, (voter, owner) in enumerate(votes.items(), start=1):
            await soon(clients[voter].act(m.Vote(evening.chosen[owner])))
            await everybody_knows(clients, waiting=len(votes) - done, phase="vote")
        await reach(clients, "reveal")
    return evening


async def everybody_knows(clients: Sequence[Client], waiting: int, phase: str) -> None:
    """Waits for everybody after each step, so that every evening has the same frames to compare."""
    for client in clients:
        await soon(client.until(lambda now: _seen(now.raw_view, waiting, phase)))


def _seen(view: dict[str, Any] | None, waiting: int, phase: str) -> bool:
    return view is not None and (view["phase"] != phase or len(view["waiting_for"]) == waiting)


def sizes(evening: Evening, viewer: int) -> list[int]:
    """The sizes of the turn's messages, without what depends on time."""
    told = next(n for n, data in enumerate(evening.wires[viewer]) if CLUE.encode() in data)
    messages = list(evening.before_the_reveal(viewer))[told:]
    return [len(INSTANTS.sub(b"", data)) for data in messages if b'"type":"frame"' in data]


async def test_nobody_is_sent_an_owner_a_vote_or_a_hidden_card_before_the_reveal(tmp_path: Path) -> None:
    evening = await a_turn(tmp_path, (3, 1, 2), {1: 0, 2: 1, 3: 1}, place=4)
    laid = set(evening.chosen.values())
    for viewer in range(PEOPLE + 1):
        sent = b"".join(evening.before_the_reveal(viewer))
        others = [hand for seat, hand in enumerate(evening.hands) if seat != viewer]
        hidden = {card for hand in others for card in hand} - laid
        assert b"owner" not in sent
        assert b"by_lot" not in sent
        assert [card for card in hidden if card.encode() in sent] == []
        assert all(card.encode() in sent for card in laid)


async def test_no_messages_size_or_number_tells_who_handed_in_what_or_voted_for_whom(tmp_path: Path) -> None:
    """Another order, other cards and other votes look the same to the storyteller and on the screen."""
    one = await a_turn(tmp_path / "one", (1, 2, 3), {1: 0, 2: 1, 3: 1}, place=0)
    other = await a_turn(tmp_path / "other", (3, 1, 2), {3: 2, 1: 3, 2: 0}, place=5)
    for viewer in (0, PEOPLE):
        assert sizes(one, viewer) == sizes(other, viewer)
        assert len(sizes(one, viewer)) >= 6
