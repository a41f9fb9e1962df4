"""Reads types from source code into shapes, following every name to its definition."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec

from tools.protocol.shapes import (
    Alias,
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
    one_of,
    references,
)
from tools.protocol.source import Source, source

PLAIN: Mapping[Any, Plain] = {
    int: Plain("integer"),
    float: Plain("number"),
    str: Plain("string"),
    bool: Plain("boolean"),
    None: Plain("null"),
    Any: Plain("anything"),
    msgspec.Raw: Plain("anything"),
    msgspec.UnsetType: Plain("unset"),
}
UNSET = Plain("unset")


class Unreadable(Exception):
    """A type for which we have no wire format yet."""


def read(roots: Iterable[Place]) -> dict[Place, Definition]:
    """The roots and everything they refer to, module by module in the order met, and by line within each."""
    found: dict[Place, Definition] = {}

    def follow(place: Place) -> None:
        if place not in found:
            found[place] = definition(place)
            for further in references(found[place]):
                follow(further)

    for root in roots:
        follow(root)
    modules = list(dict.fromkeys(place.module for place in found))
    return dict(sorted(found.items(), key=lambda item: (modules.index(item[0].module), item[1].line)))


def reach(definitions: Mapping[Place, Definition], roots: Iterable[Place]) -> frozenset[Place]:
    waiting = list(dict.fromkeys(roots))
    for place in waiting:
        waiting += [further for further in references(definitions[place]) if further not in waiting]
    return frozenset(waiting)


def place_of(type: type) -> Place:
    return Place(type.__module__, type.__name__)


def definition(place: Place) -> Definition:
    home = source(place.module)
    written = home.defined[place.name]
    line, doc = written.node.lineno, written.doc
    match written.node:
        case ast.ClassDef():
            return _record(place, line, doc)
        case ast.Call(func=ast.Name(id="NewType"), args=[_, base]):
            return Alias(place=place, line=line, doc=doc, shape=shape(base, home))
        case alias:
            return Alias(place=place, line=line, doc=doc, shape=shape(alias, home))


def shape(node: ast.expr, home: Source) -> Shape:
    match node:
        case ast.Constant(value=None):
            return PLAIN[None]
        case ast.Name(id=name) if place := home.find(name):
            return Named(place)
        case ast.Attribute(value=ast.Name() as base, attr=name):
            return _attribute(home.value(base), name, node, home)
        case ast.Name():
            return _plain(node, home)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return one_of([shape(left, home), shape(right, home)])
        case ast.Subscript(value=head, slice=ast.Tuple(elts=inside)):
            return _generic(home.value(head), inside, node, home)
        case ast.Subscript(value=head, slice=inside):
            return _generic(home.value(head), [inside], node, home)
    raise Unreadable(f"{ast.unparse(node)} in {home.module.__name__}")


def _attribute(base: Any, name: str, node: ast.expr, home: Source) -> Shape:
    """`m.Seat` from one of our modules, or `msgspec.Raw`."""
    if isinstance(base, ModuleType) and base is not msgspec and (place := source(base.__name__).find(name)):
        return Named(place)
    return _plain(node, home)


def _plain(node: ast.expr, home: Source) -> Plain:
    meant = home.value(node)
    if meant not in PLAIN:
        raise Unreadable(f"{ast.unparse(node)} in {home.module.__name__}")
    return PLAIN[meant]


def _generic(head: Any, inside: list[ast.expr], node: ast.expr, home: Source) -> Shape:
    if head is Literal:
        return Choice(tuple(home.value(value) for value in inside))
    if head is Annotated:
        return _limited(shape(inside[0], home), [home.value(note) for note in inside[1:]])
    if head is dict:
        return MapOf(shape(inside[1], home))
    if head is tuple and not _endless(inside):
        return Row(tuple(shape(item, home) for item in inside))
    if head in (tuple, list, frozenset):
        return ListOf(shape(inside[0], home))
    raise Unreadable(f"{ast.unparse(node)} in {home.module.__name__}")


def _endless(inside: list[ast.expr]) -> bool:
    return len(inside) == 2 and isinstance(inside[1], ast.Constant) and inside[1].value is ...


def _limited(inner: Shape, notes: list[Any]) -> Shape:
    said = [_said(note, "items" if isinstance(inner, ListOf) else "characters") for note in notes]
    limits = ", ".join(words for words in said if words)
    return Limited(inner, limits) if limits else inner


def _said(meta: msgspec.Meta, unit: str) -> str:
    sizes = _between(meta.min_length, meta.max_length)
    words = [_between(meta.ge, meta.le), f"{sizes} {unit}" if sizes else ""]
    words += [f"matching `{meta.pattern}`" if meta.pattern else ""]
    return ", ".join(word for word in words if word)


def _between(least: float | None, most: float | None) -> str:
    if least is None:
        return "" if most is None else f"at most {most}"
    return f"at least {least}" if most is None else f"{least} to {most}"


def _record(place: Place, line: int, doc: str) -> Record:
    cls = getattr(source(place.module).module, place.name)
    config = cls.__struct_config__
    return Record(
        place=place,
        line=line,
        doc=doc,
        tag=config.tag,
        fields=tuple(_field(cls, field) for field in msgspec.structs.fields(cls)),
        omits=config.omit_defaults,
    )


def _field(cls: type[msgspec.Struct], info: msgspec.structs.FieldInfo) -> Field:
    home, written = next(
        (source(base.__module__), fields[info.name])
        for base in cls.__mro__
        if base.__module__ not in ("builtins", "msgspec", "msgspec._core")
        and info.name in (fields := source(base.__module__).fields(base.__name__))
    )
    found = shape(written.annotation, home)
    members = found.members if isinstance(found, OneOf) else (found,)
    present = [member for member in members if member != UNSET]
    return Field(
        name=info.encode_name,
        shape=one_of(present),
        doc=written.doc,
        required=info.required,
        default=_default(info),
        unset=len(present) < len(members),
    )


def _default(info: msgspec.structs.FieldInfo) -> Any:
    if info.default_factory is not msgspec.NODEFAULT:
        return info.default_factory()
    return None if info.default is msgspec.NODEFAULT else info.default
