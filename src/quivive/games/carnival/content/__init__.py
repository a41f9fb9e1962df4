"""Carnival's words as data, in three languages."""

from __future__ import annotations

from quivive.engine.content import Words, content

REFUSALS: Words = content(__name__, "refusals.json")
