"""Deterministic randomness: committed to before a game, revealed after it, and always reproducible."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""HMAC's paddings, as tables for `bytes.translate`."""
SEED_BYTES = 32
NONCE_BYTES = 16


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash of the seed, which everybody may see before the deal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


def keyed_hash(key: bytes, message: bytes) -> bytes:
    """HMAC with SHA-256 (RFC 2104), for keys of at most 64 bytes.

    `hmac.digest` sets up OpenSSL anew for every call, which takes longer than hashing what we hash.

    >>> import hmac
    >>> keyed_hash(b"key", b"message") == hmac.digest(b"key", b"message", "sha256")
    True
    """
    padded = key.ljust(64, b"\0")
    return sha256(padded.translate(OUTER) + sha256(padded.translate(INNER) + message).digest()).digest()


def game_key(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key for all draws of a game. Nobody can choose it alone, not even the server."""
    parts = b"".join(len(nonce).to_bytes(2, "big") + nonce for nonce in nonces)
    return keyed_hash(seed, b"quivive game" + parts)


_label = Struct(">QQ").pack


class Dice(msgspec.Struct, eq=False):
    """The draws of one decision. Decision k of a game always draws the same numbers.

    >>> Dice(b"key", 3).shuffled("abcd") == Dice(b"key", 3).shuffled("abcd")
    True
    """

    _key: bytes
    _decision: int
    _derive: Callable[[], bytes] | None = None
    """Computes the key at the first draw, for callers that may not draw at all."""
    _block: int = 0
    _pool: bytes = b""
    _at: int = 0
    """How many bytes of the pool have been used."""

    @property
    def drawn(self) -> bool:
        return self._block > 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: values beyond the last full multiple are redrawn."""
        if n < 1:
            raise ValueError("nothing to draw from")
        size = ((n - 1).bit_length() + 7) // 8 or 1
        limit = 256**size // n * n
        while (value := int.from_bytes(self._take(size), "big")) >= limit:
            pass
        return value % n

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """All items in random order (Fisher–Yates)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        return self.shuffled(items)[:count]

    def unit(self) -> float:
        """A number in [0, 1), with 48 bits: precise enough for bots."""
        return int.from_bytes(self._take(6), "big") / 2.0**48

    def _take(self, size: int) -> bytes:
        begin, end = self._at, self._at + size
        if end > len(self._pool):
            self._fill(size)
            begin, end = 0, size
        self._at = end
        return self._pool[begin:end]

    def _fill(self, size: int) -> None:
        """Refill the pool: what is left, plus as many blocks as needed."""
        if self._derive is not None:
            self._key, self._derive = self._derive(), None
        pool = self._pool[self._at :]
        while len(pool) < size:
            pool += keyed_hash(self._key, _label(self._decision, self._block))
            self._block += 1
        self._pool = pool
