"""Shapes as TypeScript, formatted as Prettier would."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from tools.protocol.shapes import (
    Choice,
    Definition,
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
    limits,
    without_null,
)

WIDTH = 110
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "anything": "unknown",
    "null": "null",
}


class NameTaken(Exception):
    """Two types of one file have the same name."""


@dataclass(frozen=True, kw_only=True)
class Dialect:
    """What TypeScript can express and msgspec cannot."""

    names: Mapping[Place, str] = field(default_factory=dict)
    """New names for types whose own name is taken."""
    parameters: Mapping[Place, str] = field(default_factory=dict)
    """Generic types: `V extends View = View`."""
    arguments: Mapping[Place, str] = field(default_factory=dict)
    """Type arguments for a generic type where another type refers to it."""
    fields: Mapping[tuple[Place, str], str] = field(default_factory=dict)

    def name(self, place: Place) -> str:
        return self.names.get(place, place.name)

    def mention(self, place: Place) -> str:
        return self.name(place) + self.arguments.get(place, "")


def declarations(
    definitions: Mapping[Place, Definition], sent: Collection[Place], dialect: Dialect
) -> list[str]:
    """One declaration per type. Of `sent` types the server sends every field; others may rely on defaults."""
    names = [dialect.name(place) for place in definitions]
    if twice := [name for name in names if names.count(name) > 1]:
        raise NameTaken(twice[0])
    return [_declaration(found, place in sent, dialect) for place, found in definitions.items()]


def imports(names: Collection[str], path: str) -> str:
    line = f'import type {{ {", ".join(sorted(names))} }} from "{path}";'
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *(f"  {name}," for name in sorted(names)), f'}} from "{path}";'])


def _declaration(found: Definition, sent: bool, dialect: Dialect) -> str:
    parameters = dialect.parameters.get(found.place)
    head = dialect.name(found.place) + (f"<{parameters}>" if parameters else "")
    if isinstance(found, Record):
        return _comment(found.doc) + _interface(head, found, sent, dialect)
    return _comment(found.doc, limits(found.shape)) + _assigned(f"export type {head} =", found.shape, dialect)


def _interface(head: str, record: Record, sent: bool, dialect: Dialect) -> str:
    lines = [] if record.tag is None else [f"  type: {json.dumps(record.tag)};"]
    for one in record.fields:
        lines += _field(record, one, sent, dialect).splitlines()
    if not lines:
        return f"export type {head} = Record<string, never>;"
    return "\n".join([f"export interface {head} {{", *lines, "}"])


def _field(record: Record, one: Field, sent: bool, dialect: Dialect) -> str:
    omitted = record.omits and not one.required
    absent = one.unset or omitted or not (one.required or sent)
    head = f"{one.name}{'?' if absent else ''}:"
    special = dialect.fields.get((record.place, one.name))
    shape = without_null(one.shape) if omitted and sent and one.default is None else one.shape
    line = f"{head} {special};" if special else _assigned(head, shape, dialect, indent=2)
    return textwrap.indent(_comment(one.doc, limits(one.shape)) + line, "  ")


def _assigned(head: str, shape: Shape, dialect: Dialect, indent: int = 0) -> str:
    """On one line, or a union with one line per member."""
    members = _members(shape, dialect)
    line = f"{head} {' | '.join(members)};"
    if indent + len(line) <= WIDTH or len(members) == 1:
        return line
    return "\n".join([head, *(f"  | {member}" for member in members)]) + ";"


def _members(shape: Shape, dialect: Dialect) -> list[str]:
    match shape:
        case OneOf(members):
            return list(dict.fromkeys(text for member in members for text in _members(member, dialect)))
        case Choice(values):
            return [json.dumps(value, ensure_ascii=False) for value in values]
        case Limited(inner):
            return _members(inner, dialect)
    return [_single(shape, dialect)]


def _single(shape: Plain | ListOf | Row | MapOf | Named, dialect: Dialect) -> str:
    match shape:
        case Plain(kind):
            return PLAIN[kind]
        case ListOf(item):
            inside = _members(item, dialect)
            text = " | ".join(inside)
            grouped = len(inside) > 1 or isinstance(item, ListOf | Row)
            return f"readonly ({text})[]" if grouped else f"readonly {text}[]"
        case Row(items):
            return f"readonly [{', '.join(' | '.join(_members(item, dialect)) for item in items)}]"
        case MapOf(value):
            return f"Record<string, {' | '.join(_members(value, dialect))}>"
        case Named(place):
            return dialect.mention(place)


def _comment(doc: str, limits: str = "") -> str:
    """The docstring, and the limits that a type cannot express."""
    text = " ".join(part for part in (doc, _sentence(limits)) if part).replace("*/", "*\u200b/")
    if not text:
        return ""
    if len(text) + 7 <= WIDTH - 2:
        return f"/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH - 5, break_long_words=False, break_on_hyphens=False)
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"]) + "\n"


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}." if words else ""
