"""The house's own deck."""

from __future__ import annotations

import hashlib

from quivive.games.dixit.model import CardKey

HOUSE: tuple[CardKey, ...] = tuple(sorted(hashlib.sha256(bytes([n])).hexdigest()[:8] for n in range(84)))
