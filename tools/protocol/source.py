"""What only the source text of a module knows: docstrings below fields, names of aliases, line numbers."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tools.protocol.shapes import Place

FOREIGN = frozenset({"__future__", "collections.abc", "msgspec", "typing"})


@dataclass(frozen=True)
class Written:
    """A class, or an alias with its expression."""

    node: ast.ClassDef | ast.expr
    doc: str


@dataclass(frozen=True)
class WrittenField:
    annotation: ast.expr
    doc: str


class Source:
    def __init__(self, module: str) -> None:
        self.module = importlib.import_module(module)
        tree = ast.parse(inspect.getsource(self.module))
        self.defined = dict(_definitions(tree.body))
        self._imported = dict(_imports(tree.body))

    def value(self, node: ast.expr) -> Any:
        """The value of an expression in this module."""
        code = compile(ast.Expression(node), self.module.__name__, "eval")
        return eval(code, vars(self.module))

    def find(self, name: str) -> Place | None:
        """Where this name is defined in our code; None if it is not ours."""
        if name in self.defined:
            return Place(self.module.__name__, name)
        if name not in self._imported:
            return None
        module, there = self._imported[name]
        return None if module in FOREIGN else source(module).find(there)

    def fields(self, name: str) -> dict[str, WrittenField]:
        written = self.defined[name].node
        assert isinstance(written, ast.ClassDef)
        return dict(_fields(written.body))


@functools.cache
def source(module: str) -> Source:
    return Source(module)


def _definitions(body: Sequence[ast.stmt]) -> Iterator[tuple[str, Written]]:
    for statement, doc in _with_docs(body):
        match statement:
            case ast.ClassDef(name=name):
                yield name, Written(statement, _tidy(ast.get_docstring(statement) or ""))
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, Written(value, doc)


def _fields(body: Sequence[ast.stmt]) -> Iterator[tuple[str, WrittenField]]:
    for statement, doc in _with_docs(body):
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                yield name, WrittenField(annotation, doc)


def _imports(body: Sequence[ast.stmt]) -> Iterator[tuple[str, tuple[str, str]]]:
    for statement in body:
        if isinstance(statement, ast.ImportFrom) and statement.module is not None:
            for alias in statement.names:
                yield alias.asname or alias.name, (statement.module, alias.name)


def _with_docs(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Every statement, and the string right below it."""
    for statement, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        match below:
            case ast.Expr(value=ast.Constant(value=str(doc))):
                yield statement, _tidy(doc)
            case _:
                yield statement, ""


def _tidy(doc: str) -> str:
    """The text on one line, in the terms of the protocol (null instead of None)."""
    return re.sub(r"\bNone\b(?! of\b)", "`null`", " ".join(doc.split()))
