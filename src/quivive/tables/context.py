"""A table and the moment at which something is asked of it."""

from __future__ import annotations

from typing import NamedTuple

from quivive.tables import model as m
from quivive.tables.knocks import Knock


class Context(NamedTuple):
    """A table and the moment at which something is asked of it."""

    state: m.TableState
    now: int
    present: frozenset[m.PersonId]
    knocks: tuple[Knock, ...] = ()
    watchers: int = 0
