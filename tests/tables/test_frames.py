"""A view per viewer, numbered per viewer, sent only where it changed: the gap or the whole on return."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quivive.engine.game import View
from quivive.tables.frames import KEPT, News, Step, Stream, patch
from quivive.tables.judge import Hearing
from quivive.tables.view import TableView, table_view
from tests.tables.house import ANN, House


class Page(View, frozen=True, kw_only=True):
    lines: tuple[int, ...] = ()
    note: str | None = None


class Leaf(View, frozen=True, kw_only=True):
    note: str = ""


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
def test_the_old_page_and_the_patch_make_the_new_page(old: Page, new: Page) -> None:
    found = patch(old, new)
    page = msgspec.json.decode(msgspec.json.encode(old))
    if found is not None:
        changes = msgspec.json.decode(found)
        page |= changes["set"]
        for name, items in changes.get("add", {}).items():
            page[name] = [*page[name], *items]
    assert page == msgspec.json.decode(msgspec.json.encode(new))
    assert (found is None) == (old == new)


def told(
    stream: Stream, old: View | None, new: View, done: str | None = None, table: bytes | None = None
) -> bytes | None:
    """A frame of the step between two views that are both public and one's own."""
    same = old is not None and type(old) is type(new)
    step = Step(("note",), old, new) if same and old is not None else None
    return stream.frame(News(table, step), new, done)


def frames(stream: Stream, count: int) -> list[bytes]:
    pages = [Page(beat=number) for number in range(stream.number, stream.number + count)]
    made = [told(stream, old, new) for old, new in zip([None, *pages], pages, strict=False)]
    assert None not in made
    return [frame for frame in made if frame is not None]


def test_frames_are_numbered_without_a_gap() -> None:
    stream = Stream()
    numbers = [msgspec.json.decode(frame)["n"] for frame in frames(stream, 5)]
    assert numbers == [1, 2, 3, 4, 5]
    assert told(stream, Page(beat=4), Page(beat=4), "done") is None, "an equal view is no news"
    assert stream.number == 5


def test_another_games_view_comes_whole() -> None:
    stream = Stream()
    kinds = [
        set(msgspec.json.decode(frame or b"{}")) - {"type", "n"}
        for frame in (
            told(stream, None, Page(beat=1)),
            told(stream, Page(beat=1), Page(beat=2)),
            told(stream, Page(beat=2), Leaf(beat=3)),
            told(stream, Leaf(beat=3), Leaf(beat=3), "d", b'{"set":{"phase":"game"}}'),
        )
    ]
    assert kinds == [{"view"}, {"game"}, {"view"}, {"done", "table"}]


@pytest.mark.parametrize("count", [0, 1, 5, KEPT, KEPT + 1, 3 * KEPT])
def test_who_comes_back_gets_the_gap_while_it_is_kept(count: int) -> None:
    stream = Stream()
    made = frames(stream, count)
    for seen in range(count + 1):
        gap = stream.since(stream.id, seen)
        assert gap == (made[seen:] if count - seen <= KEPT else None)


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
def test_who_has_what_this_stream_never_sent_gets_the_whole(stream_id: str | None, seen: int | None) -> None:
    stream = Stream()
    frames(stream, 5)
    assert stream.since(stream.id if stream_id == "same" else stream_id, seen) is None


async def shown(house: House) -> TableView:
    return table_view(Hearing(house.state, house.clock.now(), house.table.audience.present))


async def test_a_whole_has_the_number_of_the_last_frame() -> None:
    house = await House.opened(1)
    stream = Stream()
    frames(stream, 3)
    whole = msgspec.json.decode(stream.whole(await shown(house), Page(beat=2)))
    assert (whole["type"], whole["n"], whole["stream"]) == ("whole", 3, stream.id)
    assert whole["view"] == {"beat": 2, "lines": [], "note": None}
    assert whole["table"]["host"] == ANN


def test_streams_do_not_share_their_names() -> None:
    assert len({Stream().id for _ in range(100)}) == 100
