"""Types become TypeScript: what is optional, what is null, and what is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from quivive.engine.game import Data, Seat
from tests import toy
from tools.protocol import typescript, web
from tools.protocol.reader import Unreadable, place_of, reach, read

Mood = Annotated[str, Meta(min_length=2, max_length=9)]
"""How somebody feels; None of our business."""
Weather = Literal[
    "sun", "rain", "hail", "sleet", "snow", "fog", "thunder", "drizzle", "overcast", "breeze", "storm", "gale"
]


class Both(Data, frozen=True):
    """Said and asked: its fields are always there."""

    calm: bool = True


class Lean(Data, frozen=True, omit_defaults=True):
    place: str | None = None
    mood: Mood = "so so"


class Told(Data, frozen=True):
    pair: tuple[int, Seat | None]
    grid: tuple[tuple[int, ...], ...]
    names: dict[str, tuple[str, ...]]
    both: Both
    lean: Lean
    weather: Weather
    """None: nobody has looked."""


class Asked(Data, frozen=True, tag="asked"):
    both: Both
    whom: Literal[1, 2] | None = None


class Odd(Data, frozen=True):
    when: complex


def written(*, told: type = Told, asked: type = Asked) -> str:
    found = read((place_of(told), place_of(asked)))
    return "\n".join(typescript.declarations(found, reach(found, [place_of(told)]), typescript.Dialect()))


def test_lists_tuples_and_maps_keep_their_shape() -> None:
    text = written()
    assert "  pair: readonly [number, Seat | null];" in text
    assert "  grid: readonly (readonly number[])[];" in text
    assert "  names: Record<string, readonly string[]>;" in text


def test_an_omitted_field_is_optional_and_never_null() -> None:
    text = written()
    assert "  place?: string;" in text
    assert "  mood?: Mood;" in text


def test_a_field_with_a_default_is_optional_from_the_client_and_always_sent_by_the_server() -> None:
    assert "  whom?: 1 | 2 | null;" in written()
    assert "  calm: boolean;" in written()
    assert "  calm?: boolean;" in written(told=Lean)


def test_long_unions_get_a_line_for_each_member() -> None:
    assert 'export type Weather =\n  | "sun"\n  | "rain"\n' in written()


def test_comments_have_docstrings_and_limits_in_the_terms_of_the_protocol() -> None:
    text = written()
    assert "/** How somebody feels; None of our business. 2 to 9 characters. */" in text
    assert "  /** `null`: nobody has looked. */" in text


def test_a_type_without_a_counterpart_is_reported() -> None:
    with pytest.raises(Unreadable, match="complex in tests"):
        written(told=Odd)


def test_two_types_with_the_same_name_are_refused() -> None:
    found = read([web.CLIENT_MESSAGE])
    with pytest.raises(typescript.NameTaken, match="Resume"):
        typescript.declarations(found, (), typescript.Dialect())


def test_types_of_a_third_party_game_can_be_written_too() -> None:
    text = web.game_file(toy.GAME)
    assert 'import type { Millis, Seat, Sitting } from "../../protocol/messages";' in text
    assert "export type HushAction = Point | Say;" in text
    assert "export interface HushView {" in text
