"""The refusals that a game can raise, read from its source. Each is the key of a translated sentence."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from quivive.engine import text
from quivive.engine.game import AnyGame, Illegal
from quivive.engine.kit.case import Breach
from quivive.engine.kit.location import source_files
from quivive.engine.seats import require


class Code(NamedTuple):
    """Which parameter of a function becomes the code."""

    position: int
    name: str


def sentences(game: AnyGame) -> Counter[str]:
    """Every refusal has a sentence in every language, and there are no others. Counts codes and languages."""
    raised, known = codes(game), frozenset(game.refusals)
    if raised != known:
        lines = [f"no sentence for {code}" for code in sorted(raised - known)]
        lines += [f"nothing raises {code}" for code in sorted(known - raised)]
        raise Breach("sentences", game.key, ", ".join(lines))
    languages = {language for words in game.refusals.values() for language in words}
    for code, words in game.refusals.items():
        if missing := [language for language in sorted(languages) if not words.get(language)]:
            raise Breach("sentences", f"{game.key}: {code}", f"no sentence in {', '.join(missing)}")
    return Counter(codes=len(known), languages=len(languages))


def codes(game: AnyGame) -> frozenset[str]:
    """Every string that the game's package passes to Illegal, or to a helper that raises its argument.

    A code that is assembled at run time is not found; the check for unused sentences then fails.
    """
    trees = [ast.parse(path.read_text("utf-8")) for path in source_files(game)]
    raisers = {Illegal.__name__: Code(0, "code"), require.__name__: Code(1, "code")}
    raisers |= {name: code for tree in trees for name, code in _helpers(tree)}
    own = frozenset(code for tree in trees for code in _codes_in(tree, raisers))
    return own | text.CODES if any(map(_cleans_texts, trees)) else own


def _cleans_texts(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.ImportFrom) and node.module == text.__name__ for node in ast.walk(tree))


def _helpers(tree: ast.Module) -> Iterator[tuple[str, Code]]:
    """Functions that raise Illegal with one of their parameters."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            names = [argument.arg for argument in function.args.args]
            for given in _arguments(function, {Illegal.__name__: Code(0, "code")}):
                if isinstance(given, ast.Name) and given.id in names:
                    yield function.name, Code(names.index(given.id), given.id)


def _codes_in(tree: ast.Module, raisers: dict[str, Code]) -> Iterator[str]:
    for argument in _arguments(tree, raisers):
        for node in ast.walk(argument):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _arguments(tree: ast.AST, raisers: dict[str, Code]) -> Iterator[ast.expr]:
    """What these functions are given for the parameter that becomes the code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (name := _name(node.func)) in raisers:
            code = raisers[name]
            yield from node.args[code.position : code.position + 1]
            yield from (keyword.value for keyword in node.keywords if keyword.arg == code.name)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
