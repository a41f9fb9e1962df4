"""How nodes authenticate each other: by a secret in their shared database. A signature is good only once."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable

SKEW = 30.0
"""Seconds by which the clocks of two nodes may differ."""


class Credentials:
    """Signs requests to other nodes, and checks theirs.

    >>> asking, asked = Credentials(b"secret", "a"), Credentials(b"secret", "b")
    >>> signature = asking.sign("b", "/ws 203.0.113.5")
    >>> answer = asked.accept(signature, "/ws 203.0.113.5")
    >>> asking.proves("b", signature, answer), asked.accept(signature, "/ws 203.0.113.5")
    (True, None)
    """

    def __init__(self, secret: bytes, here: str, clock: Callable[[], float] = time.time) -> None:
        self._secret = secret
        self._here = here
        self._clock = clock
        self._seen: dict[str, float] = {}
        """Nonces we have accepted, until they expire. Only nodes can add to them."""

    def sign(self, to: str, what: str) -> str:
        """Signs one request to one node. The signature is valid for a short while, and once."""
        head = f"{self._clock():.3f} {secrets.token_hex(16)}"
        return f"{head} {self._mac('ask', to, head, what)}"

    def accept(self, signature: str, what: str) -> str | None:
        """The answer for a node that knows the secret; None for anybody else."""
        at, _, rest = signature.partition(" ")
        nonce, _, mac = rest.partition(" ")
        if not hmac.compare_digest(
            mac.encode(), self._mac("ask", self._here, f"{at} {nonce}", what).encode()
        ):
            return None
        return self._mac("answer", self._here, signature) if self._first(float(at), nonce) else None

    def proves(self, to: str, signature: str, answer: str) -> bool:
        """Whether it really was that node that answered what we signed."""
        expected = self._mac("answer", to, signature)
        return hmac.compare_digest(answer.encode(), expected.encode())

    def _first(self, at: float, nonce: str) -> bool:
        """Whether a signature is recent and new to us."""
        now = self._clock()
        while self._seen and next(iter(self._seen.values())) < now:
            del self._seen[next(iter(self._seen))]
        if abs(now - at) > SKEW or nonce in self._seen:
            return False
        self._seen[nonce] = now + 2 * SKEW
        return True

    def _mac(self, *parts: str) -> str:
        return hmac.digest(self._secret, "\n".join(parts).encode(), "sha256").hex()
