"""Shapes as Markdown: a heading, a docstring and a table of fields for each type."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tools.protocol.shapes import (
    Alias,
    Choice,
    Field,
    Limited,
    ListOf,
    MapOf,
    Named,
    OneOf,
    Place,
    Plain,
    Record,
    Row,
    Shape,
    without_null,
)

EXAMPLE_WIDTH = 100


@dataclass(frozen=True)
class Chapter:
    """Where each type's heading is, and which types the server sends."""

    titles: Mapping[Place, str]
    sent: frozenset[Place]
    settable: frozenset[Place] = frozenset()
    """Types that the server sends in full, but in which a client may leave fields out."""


def slug(title: str) -> str:
    """
    >>> slug("command: seat_bot")
    'command-seat_bot'
    """
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(_cell(cell) for cell in line)} |" for line in lines)


def example(value: Any) -> str:
    return f"```json\n{laid_out(msgspec.json.decode(msgspec.json.encode(value)))}\n```"


def laid_out(value: Any, indent: int = 0) -> str:
    """JSON on one line if it fits, otherwise with one line per part."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= EXAMPLE_WIDTH or not isinstance(value, dict | list):
        return flat
    edge = " " * indent
    if isinstance(value, list):
        inside = [laid_out(item, indent + 2) for item in value]
        return "[\n" + ",\n".join(f"{edge}  {item}" for item in inside) + f"\n{edge}]"
    parts = [f"{edge}  {json.dumps(key)}: {laid_out(item, indent + 2)}" for key, item in value.items()]
    return "{\n" + ",\n".join(parts) + f"\n{edge}}}"


def record(found: Record, chapter: Chapter, sample: Any = None, note: str = "") -> str:
    blocks = [f"### {chapter.titles[found.place]}", f"{found.doc} {note}".strip()]
    if found.fields:
        rows = [(f"`{one.name}`", _type(found, one, chapter), one.doc) for one in found.fields]
        blocks.append(table(("field", "type", "meaning"), rows))
    if sample is not None:
        blocks.append(example(sample))
    return "\n\n".join(block for block in blocks if block)


def aliases(found: Iterable[Alias], chapter: Chapter) -> str:
    rows = [(f"`{word.place.name}`", text(word.shape, chapter), word.doc) for word in found]
    return table(("name", "type", "meaning"), rows)


def text(shape: Shape, chapter: Chapter) -> str:
    match shape:
        case Plain(kind):
            return kind
        case Choice() | OneOf():
            return _or(_alternatives(shape, chapter))
        case ListOf(item):
            return f"list of {_grouped(item, chapter)}"
        case Row(items):
            return f"list: {', then '.join(text(item, chapter) for item in items)}"
        case MapOf(value):
            return f"object of {_grouped(value, chapter)}"
        case Limited(inner, limits):
            return f"{text(inner, chapter)} ({limits})"
        case Named(place):
            title = chapter.titles[place]
            return f"[{place.name}](#{slug(title)})"


def _alternatives(shape: Shape, chapter: Chapter) -> list[str]:
    match shape:
        case Choice(values):
            return [f"`{json.dumps(value, ensure_ascii=False)}`" for value in values]
        case OneOf(members):
            return [one for member in members for one in _alternatives(member, chapter)]
    return [text(shape, chapter)]


def _type(record: Record, one: Field, chapter: Chapter) -> str:
    """The type, and whether the field may be missing."""
    asked = record.place not in chapter.sent or record.place in chapter.settable
    if one.unset:
        return f"{text(one.shape, chapter)}; may be missing"
    if one.required or not (asked or record.omits):
        return text(one.shape, chapter)
    if not asked and one.default is None:
        return f"{text(without_null(one.shape), chapter)}; may be missing"
    if one.default is None or isinstance(one.default, msgspec.Raw):
        return f"{text(one.shape, chapter)}; may be left out"
    default = msgspec.json.encode(one.default).decode()
    return f"{text(one.shape, chapter)}; {'default' if asked else 'missing when'} `{default}`"


def _grouped(shape: Shape, chapter: Chapter) -> str:
    inside = text(shape, chapter)
    return f"({inside})" if isinstance(shape, OneOf | Choice) else inside


def _or(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _cell(cell: str) -> str:
    return cell.replace("|", "\\|")
