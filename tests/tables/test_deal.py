"""Commit and reveal: the hash before the game, a nonce from everybody, the seed afterwards."""

import hashlib

import pytest
from msgspec.structs import replace

from quivive.engine.dice import commitment
from quivive.engine.match import deal_out
from quivive.engine.registry import games
from quivive.tables import commands as c
from quivive.tables.events import NonceGiven, Started, Stepped
from tests.tables.house import ANN, BOB, CID, House


def nonce(number: int) -> str:
    return f"{number:032x}"


def sealed(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


async def test_the_hash_of_the_seed_is_shown_from_the_first_moment() -> None:
    house = await House.opened(1)
    shown = house.phone(ANN).table
    assert shown["next_seal"] == sealed(house.state.seed)
    assert len(bytes.fromhex(house.state.seed)) == 32
    assert shown["seal"] is None


async def test_everybody_contributes_one_nonce_and_all_see_who_has() -> None:
    house = await House.opened(3)
    await house.do(BOB, c.GiveNonce(nonce(5)))
    assert [chair.get("nonce", False) for chair in house.phone(CID).table["chairs"]] == [False, True, False]
    assert await house.refusal(BOB, c.GiveNonce(nonce(6))) == "nonce_given"
    assert house.state.nonces == ((BOB, nonce(5)),)


async def test_the_deal_holds_the_sealed_seed_and_the_nonces_by_seat() -> None:
    house = await House.opened(3, bots=1)
    seal = house.phone(ANN).table["next_seal"]
    await house.do(CID, c.GiveNonce(nonce(3)))
    await house.do(ANN, c.GiveNonce(nonce(1)))
    await house.do(ANN, c.Arrange((3, 2, 1, 0)))
    await house.do(ANN, c.StartGame())
    started = house.last.events[0]
    assert isinstance(started, Started)
    assert started.deal.nonces == ("", nonce(3), "", nonce(1))
    assert sealed(started.deal.seed) == seal
    assert house.phone(BOB).table["seal"] == {"commitment": seal, "seed": None}


async def test_the_cards_follow_from_the_seed_and_every_nonce() -> None:
    house = await House.opened(3)
    await house.do(BOB, c.GiveNonce(nonce(2)))
    await house.do(ANN, c.StartGame())
    match = house.state.match
    assert match is not None
    _, again = deal_out(games()["spyfall"], match.deal)
    assert house.last.events[1] == Stepped(again.step)
    silent, _ = deal_out(games()["spyfall"], replace(match.deal, nonces=("", "", "")))
    assert silent.key != match.key


@pytest.mark.parametrize("ending", ["abandoned", "over"])
async def test_once_the_game_is_over_the_seed_is_shown_and_another_is_sealed(ending: str) -> None:
    house = await House.dealt(3)
    seed = house.state.seed
    assert house.phone(BOB).table["seal"]["seed"] is None
    if ending == "abandoned":
        await house.do(ANN, c.Abandon())
    else:
        await house.do(BOB, c.Leave())
        house.go(BOB)
    shown = house.phone(CID).table
    assert shown["phase"] == "result"
    assert shown["seal"] == {"commitment": commitment(bytes.fromhex(seed)), "seed": seed}
    assert house.state.seed != seed
    assert shown["next_seal"] == sealed(house.state.seed) != shown["seal"]["commitment"]


async def test_nonces_count_for_one_game() -> None:
    house = await House.opened(3)
    await house.do(ANN, c.GiveNonce(nonce(1)))
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Abandon())
    assert house.state.nonces == ()
    assert not any(chair.get("nonce") for chair in house.phone(BOB).table["chairs"])
    await house.do(ANN, c.GiveNonce(nonce(2)))
    await house.do(ANN, c.StartGame())
    match = house.state.match
    assert match is not None
    assert match.deal.nonces == (nonce(2), "", "")


async def test_a_nonce_is_stored_but_never_shown() -> None:
    house = await House.opened(3)
    await house.do(BOB, c.GiveNonce(nonce(0xFACE)))
    assert house.last.events == (NonceGiven(BOB, nonce(0xFACE)),)
    assert nonce(0xFACE) not in str(house.shown())
    await house.do(ANN, c.StartGame())
    assert nonce(0xFACE) not in str(house.shown())


async def test_anyone_who_has_left_adds_nothing_to_the_shuffle() -> None:
    house = await House.opened(4)
    await house.do(BOB, c.GiveNonce(nonce(2)))
    await house.do(CID, c.GiveNonce(nonce(3)))
    await house.do(BOB, c.Leave())
    house.go(BOB)
    await house.do(ANN, c.StartGame())
    match = house.state.match
    assert match is not None
    assert match.deal.nonces == ("", nonce(3), "")
