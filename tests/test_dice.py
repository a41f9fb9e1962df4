"""Draws are fair, documented, and the same for ever; a key depends on the seed and on every nonce."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable

import pytest

from quivive.engine.dice import SEED_BYTES, Dice, commitment, game_key, new_seed


def stream(key: bytes, decision: int, blocks: int) -> bytes:
    """The bytes behind the draws, computed as documented and not by the code under test."""
    labels = (decision.to_bytes(8, "big") + block.to_bytes(8, "big") for block in range(blocks))
    return b"".join(hmac.new(key, label, hashlib.sha256).digest() for label in labels)


def chi_square(seen: Iterable[object], kinds: int, draws: int) -> float:
    counts = Counter(seen)
    assert len(counts) == kinds
    return sum((count - draws / kinds) ** 2 for count in counts.values()) * kinds / draws


def test_draws_are_the_same_for_ever() -> None:
    dice = Dice(b"qui vive", 1)
    assert [dice.below(6) for _ in range(12)] == [4, 2, 3, 2, 5, 0, 2, 3, 2, 1, 2, 3]
    assert dice.shuffled("abcdefgh") == tuple("cdbefhga")
    assert dice.sample(range(100), 5) == (44, 53, 7, 79, 82)
    assert dice.choice("abc") == "c"
    assert dice.unit() == 0.7756363771478618
    assert dice.below(10**12) == 654_350_197_605


def test_each_decision_has_its_own_draws() -> None:
    first = {decision: Dice(b"key", decision).shuffled(range(20)) for decision in range(50)}
    assert len(set(first.values())) == 50
    assert Dice(b"other", 0).shuffled(range(20)) != first[0]


def test_a_small_draw_is_one_byte_of_the_stream() -> None:
    dice, raw = Dice(b"key", 7), stream(b"key", 7, 3)
    assert [dice.below(256) for _ in raw] == list(raw)


def test_a_draw_beyond_the_last_full_multiple_is_repeated() -> None:
    raw = stream(b"key", 7, 3)
    taken = [byte % 100 for byte in raw if byte < 200]
    assert len(taken) < len(raw)
    dice = Dice(b"key", 7)
    assert [dice.below(100) for _ in taken] == taken


def test_a_large_draw_takes_as_many_bytes_as_needed() -> None:
    dice, raw = Dice(b"key", 7), stream(b"key", 7, 3)
    pairs = [int.from_bytes(raw[at : at + 2], "big") for at in range(0, len(raw), 2)]
    expected = [value % 257 for value in pairs if value < 65536 // 257 * 257]
    assert [dice.below(257) for _ in expected] == expected


@pytest.mark.parametrize("n", [1, 2, 255, 256, 257, 65_536, 65_537, 2**64])
def test_a_draw_stays_within_its_bounds(n: int) -> None:
    dice = Dice(b"bounds", 0)
    assert all(0 <= dice.below(n) < n for _ in range(200))


@pytest.mark.parametrize("n", [0, -1])
def test_an_empty_range_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Dice(b"key", 0).below(n)
    with pytest.raises(ValueError, match="nothing to draw from"):
        Dice(b"key", 0).choice("")


# The thresholds are the 99.9th percentiles of chi-square; the keys are fixed, so nothing is left to luck.
@pytest.mark.parametrize(
    ("n", "threshold"), [(2, 10.83), (6, 20.52), (20, 43.82), (200, 266.4), (257, 330.5)]
)
def test_every_number_is_equally_likely(n: int, threshold: float) -> None:
    dice = Dice(b"uniform", n)
    draws = 200 * n
    assert chi_square((dice.below(n) for _ in range(draws)), n, draws) < threshold


def test_every_order_is_equally_likely() -> None:
    shuffles = (Dice(b"orders", decision).shuffled("abcd") for decision in range(12_000))
    assert chi_square(shuffles, 24, 12_000) < 49.73


def test_every_sample_is_equally_likely() -> None:
    hands = (frozenset(Dice(b"hands", decision).sample(range(5), 2)) for decision in range(5_000))
    assert chi_square(hands, 10, 5_000) < 27.88


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(Dice(b"key", 0).shuffled(range(52))) == list(range(52))
    assert Dice(b"key", 0).shuffled([]) == ()


def test_a_unit_is_from_zero_to_below_one() -> None:
    dice = Dice(b"unit", 0)
    units = [dice.unit() for _ in range(10_000)]
    assert all(0 <= unit < 1 for unit in units)
    assert abs(sum(units) / len(units) - 0.5) < 0.01


def test_the_commitment_is_the_plain_hash_of_the_seed() -> None:
    seed = bytes(range(SEED_BYTES))
    assert commitment(seed) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_seeds_are_long_and_all_different() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


def test_the_key_of_a_game_depends_on_the_seed_and_every_nonce() -> None:
    seed, nonces = bytes(SEED_BYTES), [b"first", b"second", b"third"]
    keys = {
        game_key(seed, nonces),
        game_key(bytes(31) + b"\x01", nonces),
        game_key(seed, nonces[::-1]),
        game_key(seed, nonces[:2]),
        game_key(seed, [b"first", b"second", b"thirD"]),
        game_key(seed, [b"firsts", b"econd", b"third"]),
        game_key(seed, [*nonces, b""]),
    }
    assert len(keys) == 7
    assert game_key(seed, nonces).hex() == "4e580865716533c846e301c6ce423392419ab220cd88554d06309d8b2c2116a9"
