"""Shapes: the structure of a type, independent of the language it is written in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple


class Place(NamedTuple):
    """Where something is defined."""

    module: str
    name: str


@dataclass(frozen=True)
class Plain:
    kind: Literal["integer", "number", "string", "boolean", "anything", "null", "unset"]


@dataclass(frozen=True)
class Choice:
    values: tuple[str | int, ...]


@dataclass(frozen=True)
class ListOf:
    item: Shape


@dataclass(frozen=True)
class Row:
    """A list with a separate shape for each item."""

    items: tuple[Shape, ...]


@dataclass(frozen=True)
class MapOf:
    value: Shape


@dataclass(frozen=True)
class OneOf:
    members: tuple[Shape, ...]


@dataclass(frozen=True)
class Limited:
    shape: Shape
    limits: str
    """The limits in words, such as "at most 80 characters"."""


@dataclass(frozen=True)
class Named:
    place: Place


Shape = Plain | Choice | ListOf | Row | MapOf | OneOf | Limited | Named


@dataclass(frozen=True, kw_only=True)
class Field:
    name: str
    shape: Shape
    doc: str
    required: bool
    default: Any = None
    unset: bool = False
    """The field may be absent, which is not the same as null."""


@dataclass(frozen=True, kw_only=True)
class Alias:
    """A name for a shape: an id, a choice, a union."""

    place: Place
    line: int
    doc: str
    shape: Shape


@dataclass(frozen=True, kw_only=True)
class Record:
    place: Place
    line: int
    doc: str
    tag: str | None
    fields: tuple[Field, ...]
    omits: bool
    """Fields with their default value are left out."""


Definition = Alias | Record


def one_of(members: list[Shape]) -> Shape:
    """Flattens nested unions; a union of one is just that one."""
    flat = [
        part for member in members for part in (member.members if isinstance(member, OneOf) else (member,))
    ]
    return flat[0] if len(flat) == 1 else OneOf(tuple(dict.fromkeys(flat)))


def without_null(shape: Shape) -> Shape:
    members = shape.members if isinstance(shape, OneOf) else (shape,)
    return one_of([member for member in members if member != Plain("null")])


def parts(shape: Shape) -> Iterator[Shape]:
    """The shape and everything inside it."""
    yield shape
    match shape:
        case ListOf(inner) | MapOf(inner) | Limited(inner):
            yield from parts(inner)
        case Row(several) | OneOf(several):
            for one in several:
                yield from parts(one)


def limits(shape: Shape) -> str:
    return "; ".join(part.limits for part in parts(shape) if isinstance(part, Limited))


def references(definition: Definition) -> list[Place]:
    shapes = [definition.shape] if isinstance(definition, Alias) else [f.shape for f in definition.fields]
    return [part.place for shape in shapes for part in parts(shape) if isinstance(part, Named)]
