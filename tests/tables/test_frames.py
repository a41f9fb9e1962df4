"""Frames: what changed for each viewer, numbered, and what a returning client is sent."""

import dataclasses
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quivive.engine.dice import Dice
from quivive.engine.game import Action, AnyGame, Data, Millis, Move, Seat, View
from quivive.engine.match import Deal, Match
from quivive.engine.registry import games
from quivive.engine.replay import unfold
from quivive.engine.simulate import play, random_bot, simulated_deal
from quivive.engine.views import Views
from quivive.tables import model as m
from quivive.tables.context import Context
from quivive.tables.frames import FRAMES_KEPT, Diff, Shown, Stream, acknowledging, patch
from quivive.tables.view import TableView, table_view
from tests import toy
from tests.tables.house import ANN, House

STEPS = 150


class Sheet(View, frozen=True, kw_only=True):
    round: int = 0
    lines: tuple[int, ...] = ()


class Note(Data, frozen=True, kw_only=True):
    note: str | None = None


class Page(Sheet, frozen=True, kw_only=True):
    note: str | None = None


class Turn(Action, frozen=True, tag="turn"):
    to: int


def own(page: Page, seat: Seat) -> Note:
    return Note(note=page.note)


def sheet(page: Page) -> Sheet:
    return Sheet(beat=page.beat, lines=page.lines)


def legal(page: Page) -> list[Turn]:
    """For every line, an action that goes one page on."""
    return [Turn(line + 1) for line in page.lines]


HUSH: AnyGame = toy.GAME
PAGES_GAME: AnyGame = dataclasses.replace(HUSH, views=Page, public=sheet, own=own, legal=legal)
DEALS = [
    Deal(game="pages", rules=1, options=msgspec.Raw(b"{}"), seats=1, seed="", nonces=()) for _ in range(2)
]


PATCHES: list[tuple[Page, Page, Any]] = [
    (Page(beat=1), Page(beat=1), None),
    (Page(beat=1), Page(beat=2), {"set": {"beat": 2}}),
    (Page(beat=1, lines=(1,)), Page(beat=1, lines=(1, 2, 3)), {"set": {}, "add": {"lines": [2, 3]}}),
    (Page(beat=1, lines=(1,)), Page(beat=2, lines=(1, 2)), {"set": {"beat": 2}, "add": {"lines": [2]}}),
    (Page(beat=1), Page(beat=1, lines=(1,)), {"set": {"lines": [1]}}),
    (Page(beat=1, lines=(1, 2)), Page(beat=1, lines=(1,)), {"set": {"lines": [1]}}),
    (Page(beat=1, lines=(1, 2)), Page(beat=1), {"set": {"lines": []}}),
    (Page(beat=1, lines=(1, 2)), Page(beat=1, lines=(2, 1)), {"set": {"lines": [2, 1]}}),
    (Page(beat=1, note="a"), Page(beat=1), {"set": {"note": None}}),
    (Page(beat=1, note="a"), Page(beat=1, note="ab"), {"set": {"note": "ab"}}),
]


@pytest.mark.parametrize(("old", "new", "expected"), PATCHES)
def test_a_patch_says_what_to_set_and_what_to_add(old: Page, new: Page, expected: Any) -> None:
    found = patch(old, new)
    assert (found and msgspec.json.decode(found)) == expected


PAGES = st.builds(
    Page,
    beat=st.integers(0, 3),
    lines=st.lists(st.integers(0, 2), max_size=4).map(tuple),
    note=st.none() | st.sampled_from("ab"),
)


@given(PAGES, PAGES)
def test_the_old_view_and_the_patch_make_the_new_view(old: Page, new: Page) -> None:
    found = patch(old, new)
    page = msgspec.json.decode(msgspec.json.encode(old))
    if found is not None:
        changes = msgspec.json.decode(found)
        page |= changes["set"]
        for name, items in changes.get("add", {}).items():
            page[name] = [*page[name], *items]
    assert page == msgspec.json.decode(msgspec.json.encode(new))
    assert (found is None) == (old == new)


def seen(page: Page, deal: int = 0, table: Any = None) -> Shown:
    return Shown(table, DEALS[deal], Views(PAGES_GAME, page), (ANN,))


def told(stream: Stream, old: Shown | None, new: Shown, done: str | None = None) -> bytes | None:
    """The frame for the step between two pages."""
    tail = Diff(old or Shown(new.table), new).tails([ANN])[ANN]
    return stream.frame(tail if done is None else acknowledging(done, tail)) if tail else None


def frames(stream: Stream, count: int) -> list[bytes]:
    pages = [seen(Page(beat=number)) for number in range(stream.number, stream.number + count)]
    made = [told(stream, old, new) for old, new in zip([None, *pages], pages, strict=False)]
    assert None not in made
    return [frame for frame in made if frame is not None]


def test_frames_are_numbered_without_a_gap() -> None:
    stream = Stream()
    numbers = [msgspec.json.decode(frame)["n"] for frame in frames(stream, 5)]
    assert numbers == [1, 2, 3, 4, 5]
    assert told(stream, seen(Page(beat=4)), seen(Page(beat=4)), "done") is None, "an equal view is no news"
    assert stream.number == 5


def test_another_games_view_is_sent_whole() -> None:
    stream = Stream()
    lobby, table = Note(note="lobby"), Note(note="game")
    kinds = [
        set(msgspec.json.decode(frame or b"{}")) - {"type", "n"}
        for frame in (
            told(stream, None, seen(Page(beat=1))),
            told(stream, seen(Page(beat=1)), seen(Page(beat=2))),
            told(stream, seen(Page(beat=2)), seen(Page(beat=3), deal=1)),
            told(stream, seen(Page(beat=3), 1, lobby), seen(Page(beat=3), 1, table), "d"),
        )
    ]
    assert kinds == [{"view", "may"}, {"game"}, {"view", "may"}, {"done", "table"}]


def test_legal_actions_are_grouped_by_type_and_sent_only_when_they_changed() -> None:
    stream = Stream()
    pages = [
        Page(beat=1),
        Page(beat=1, lines=(3, 4)),
        Page(beat=2, lines=(3, 4)),
        Page(beat=2, note="a", lines=(3, 4)),
        Page(beat=2),
    ]
    steps = zip([None, *map(seen, pages)], map(seen, pages), strict=False)
    frames = [msgspec.json.decode(told(stream, old, new) or b"{}") for old, new in steps]
    assert [frame.get("may") for frame in frames] == [{}, {"turn": [{"to": 4}, {"to": 5}]}, None, None, {}]


def test_spectators_may_do_nothing() -> None:
    stream = Stream()
    new = seen(Page(beat=1, lines=(1,)))
    frame = stream.frame(Diff(Shown(new.table), new).tails([None])[None])
    assert msgspec.json.decode(frame)["may"] == {}


@pytest.mark.parametrize("count", [0, 1, 5, FRAMES_KEPT, FRAMES_KEPT + 1, 3 * FRAMES_KEPT])
def test_anyone_who_returns_is_sent_the_gap_while_it_is_kept(count: int) -> None:
    stream = Stream()
    made = frames(stream, count)
    for seen in range(count + 1):
        gap = stream.since(stream.id, seen)
        assert gap == (made[seen:] if count - seen <= FRAMES_KEPT else None)


STRANGE = [
    (None, None),
    (None, 3),
    ("another", 3),
    ("", 0),
    ("same", None),
    ("same", 6),
    ("same", -1),
    ("same", 2**70),
]


@pytest.mark.parametrize(("stream_id", "seen"), STRANGE)
def test_anyone_who_names_a_frame_this_stream_never_sent_is_sent_the_whole_view(
    stream_id: str | None, seen: int | None
) -> None:
    stream = Stream()
    frames(stream, 5)
    assert stream.since(stream.id if stream_id == "same" else stream_id, seen) is None


async def shown(house: House) -> TableView:
    return table_view(Context(house.state, house.clock.now(), house.table.audience.present))


async def test_a_whole_view_has_the_number_of_the_last_frame() -> None:
    house = await House.opened(1)
    stream = Stream()
    frames(stream, 3)
    page = seen(Page(beat=2, lines=(1,), note="a"), table=await shown(house))
    whole = msgspec.json.decode(stream.whole(page, ANN))
    assert (whole["type"], whole["n"], whole["stream"]) == ("whole", 3, stream.id)
    assert whole["view"] == {"beat": 2, "round": 0, "lines": [1], "note": "a"}
    assert whole["may"] == {"turn": [{"to": 2}]}
    assert whole["table"]["host"] == ANN


def test_streams_have_different_ids() -> None:
    assert len({Stream().id for _ in range(100)}) == 100


@pytest.mark.parametrize("key", sorted(games()))
def test_reused_views_make_the_same_frames_as_new_ones(key: str) -> None:
    game, table = games()[key], Note(note="table")
    names_seats = game.differs_for is not HUSH.differs_for
    bot = first_bot if names_seats else random_bot
    options, seats = next(iter(game.presets.values())), game.seats[0]
    persons = tuple(m.PersonId(seat + 1) for seat in range(seats))
    played = play(game, simulated_deal(game, options, seats, "f"), [bot] * seats)
    before: Views | None = None
    named = 0
    for match in islice(unfold(game, played.match.deal, played.steps), STEPS):
        new = [views_shown(table, match, Views(game, match.state, old), persons) for old in (before, None)]
        if before is not None:
            old = views_shown(table, match, before, persons)
            assert all_tails(old, new[0]) == all_tails(old, new[1])
        before = new[0].views
        named += before is not None and before.differs_for is not None
    assert bool(named) == names_seats


def first_bot(view: Any, legal: Sequence[Any], dice: Dice) -> Move[Any] | None:
    """Does whatever is listed first: at Spyfall it talks, where a random bot would accuse."""
    return Move(legal[0], Millis(1_000 + dice.below(1_000))) if legal else None


def views_shown(table: Any, match: Match, views: Views, persons: tuple[m.PersonId, ...]) -> Shown:
    return Shown(table, match.deal, views, persons)


def all_tails(old: Shown, new: Shown) -> list[bytes]:
    """What follows the number in each viewer's frame."""
    diff, viewers = Diff(old, new), (None, *new.players)
    tails = diff.tails(viewers)
    return [tails.get(viewer, diff.common) for viewer in viewers]
