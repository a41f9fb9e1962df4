"""Before a round: spies, time, places, roles, the dealer, and what cannot be agreed on (R8, R9, R10)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal
from quivive.games.spyfall import GAME
from quivive.games.spyfall.content.places import place_set
from quivive.games.spyfall.model import OwnPlace, SpyfallOptions, Start
from quivive.games.spyfall.tests.builders import Table, dealt, own_places, setup, talking

RECOMMENDED = {
    3: (1, 6),
    4: (1, 6),
    5: (1, 7),
    6: (1, 7),
    7: (1, 8),
    8: (1, 8),
    9: (2, 9),
    10: (2, 9),
    11: (2, 10),
    12: (2, 10),
}

AGREED = [
    *(pytest.param(seats, 1, id=f"{seats} players, one spy") for seats in range(3, 12)),
    *(pytest.param(seats, 2, id=f"{seats} players, two spies") for seats in range(5, 13)),
]

Spies = Literal[1, 2]


def options(spies: Spies | None = None, **agreed: Any) -> SpyfallOptions:
    return SpyfallOptions(spies=spies, **agreed)


@pytest.mark.parametrize("seats", RECOMMENDED)
def test_the_number_of_players_sets_the_recommended_spies_and_minutes(seats: int) -> None:
    round = setup(options(), seats).round
    assert (len(round.spies), round.left // 60_000) == RECOMMENDED[seats]


def test_the_table_may_agree_on_another_time() -> None:
    assert setup(options(seconds=90), 12).round.left == 90_000


@pytest.mark.parametrize(("seats", "spies"), AGREED)
def test_everybody_gets_one_card_of_the_spies_and_the_roles_of_the_place(seats: int, spies: Spies) -> None:
    round = setup(options(spies), seats).round
    roles = [round.roles[seat] for seat in range(seats) if seat not in round.spies]
    assert len(set(round.spies)) == spies
    assert all(round.roles[spy] is None for spy in round.spies)
    assert len(set(roles)) == seats - spies
    assert all(role in range(10) for role in roles)


def test_everything_is_drawn_by_lot() -> None:
    rounds = [setup(options(), 5, seed).round for seed in range(400)]
    assert {round.dealer for round in rounds} == set(range(5))
    assert {round.spies[0] for round in rounds} == set(range(5))
    assert {round.place for round in rounds} == set(place_set("classic"))
    assert {role for round in rounds for role in round.roles} == {None, *range(10)}


def test_the_deal_goes_round_clockwise() -> None:
    table = dealt(4, dealer=2, options=options(rounds=6))
    dealers = [table.finish_round().next_round().round.dealer for _ in range(5)]
    assert dealers == [3, 0, 1, 2, 3]


def test_the_next_dealer_deals_or_time_does() -> None:
    table = talking(4, dealer=2).finish_round()
    assert table.sees(0).next_dealer == 3
    assert table.expire().round.dealer == 3


def used_before_each_deal(agreed: SpyfallOptions, rounds: int, seed: int) -> list[int]:
    table = setup(agreed, 4, seed)
    counts = [0]
    for _ in range(rounds - 1):
        table.finish_round().next_round()
        assert table.round.place not in table.state.used
        counts.append(len(table.state.used))
    return counts


@pytest.mark.parametrize(
    ("agreed", "counts"),
    [
        pytest.param(
            options(rounds=20),
            [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3],
            id="twenty places: mixed back after eight rounds",
        ),
        pytest.param(
            options(rounds=20, sets=("classic", "further")),
            [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3],
            id="fifty places: mixed back after eight rounds",
        ),
        pytest.param(
            options(rounds=20, sets=("own",), own=own_places(5)),
            [0, 1, 2, 0, 1, 2, 0, 1],
            id="five places: mixed back when fewer than three are left",
        ),
        pytest.param(
            options(rounds=20, sets=("own",), own=own_places(3)),
            [0, 0, 0, 0],
            id="three places: mixed back every round",
        ),
    ],
)
def test_used_places_stay_out_until_they_are_mixed_back(agreed: SpyfallOptions, counts: list[int]) -> None:
    for seed in range(10):
        assert used_before_each_deal(agreed, len(counts), seed) == counts


def test_everybody_sees_which_places_were_used() -> None:
    table = talking(4).finish_round().next_round()
    assert all(table.sees(viewer).used == ("port",) for viewer in (0, 1, 2, 3, None))


@pytest.mark.parametrize(
    ("sets", "count"),
    [
        pytest.param(("classic",), 20, id="the twenty"),
        pytest.param(("further",), 30, id="the thirty further ones"),
        pytest.param(("classic", "further"), 50, id="both sets mixed"),
        pytest.param(("own",), 4, id="the table's own"),
        pytest.param(("classic", "own"), 24, id="the twenty and the table's own"),
    ],
)
def test_the_list_of_places_is_that_of_the_agreed_sets(sets: tuple[Any, ...], count: int) -> None:
    agreed = options(sets=sets, own=own_places(4))
    listed = {place.key for place in setup(agreed, 5).sees(0).places}
    drawn = {setup(agreed, 5, seed).round.place for seed in range(500)}
    assert (len(listed), drawn) == (count, listed)


@pytest.mark.parametrize("spies", [1, 2])
def test_mixed_sets_are_played_with_one_spy_or_two(spies: Spies) -> None:
    agreed = options(spies, sets=("classic", "further"))
    assert len(setup(agreed, 9).round.spies) == spies


def test_own_places_bring_their_names_and_roles() -> None:
    table = dealt(5, place="own.2", options=options(sets=("own",), own=own_places(4)))
    assert [place.name for place in table.sees(1).places] == ["Place 0", "Place 1", "Place 2", "Place 3"]
    card = table.sees(3).card
    assert card is not None
    assert (card.place, card.role_text) == ("own.2", "Role 2-3")


@pytest.mark.parametrize("roles", [1, 2, 3, 7])
def test_roles_come_round_again_where_a_table_wrote_too_few(roles: int) -> None:
    agreed = options(2, sets=("own",), own=own_places(3, roles))
    dealt_roles = [role for role in setup(agreed, 12).round.roles if role is not None]
    times = [dealt_roles.count(role) for role in range(roles)]
    assert sum(times) == 10
    assert max(times) - min(times) <= 1


def refused(agreed: SpyfallOptions, seats: int) -> str | None:
    try:
        GAME.setup(agreed, seats, Dice(b"", 0))
    except Illegal as illegal:
        return illegal.code
    return None


OWN = own_places(3)


@pytest.mark.parametrize(
    ("agreed", "seats", "code"),
    [
        pytest.param(options(1), 12, "twelve_need_two_spies", id="twelve players with one spy"),
        pytest.param(options(1), 11, None, id="eleven players with one spy are fine"),
        pytest.param(options(2), 4, "two_spies_need_five", id="four players with two spies"),
        pytest.param(options(2), 3, "two_spies_need_five", id="three players with two spies"),
        pytest.param(options(2), 5, None, id="five players with two spies are fine"),
        pytest.param(options(1, acquainted=True), 9, "acquainted_need_two_spies", id="one spy knows whom?"),
        pytest.param(
            options(acquainted=True), 8, "acquainted_need_two_spies", id="acquainted where one is recommended"
        ),
        pytest.param(options(acquainted=True), 9, None, id="acquainted where two are recommended is fine"),
        pytest.param(options(sets=("own",)), 5, "too_few_places", id="an own set without places"),
        pytest.param(options(sets=("own",), own=OWN[:2]), 5, "too_few_places", id="an own set of two places"),
        pytest.param(options(sets=("own",), own=OWN), 5, None, id="an own set of three places is fine"),
        pytest.param(
            options(sets=("own",), own=(*OWN, OWN[0])), 5, "same_place_twice", id="an own place twice"
        ),
        pytest.param(
            options(sets=("own",), own=(*OWN, OwnPlace(" place 0", ("Cook",)))),
            5,
            "same_place_twice",
            id="an own place that reads the same",
        ),
        *(
            pytest.param(
                options(sets=("own",), own=(*OWN, OwnPlace("Café Noir", ("Cook",)), OwnPlace(name, (role,)))),
                5,
                code,
                id=ascii(name + role),
            )
            for name, role, code in (
                ("Café  Noir", "Cook", "same_place_twice"),
                ("Cafe\u0301 Noir", "Cook", "same_place_twice"),
                ("Café\u200b Noir", "Cook", "odd_characters"),
                ("\u202eriF", "Cook", "odd_characters"),
                ("Fir", "Co\u3164ok", "odd_characters"),
                ("   ", "Cook", "odd_characters"),
                ("Café Blanc", "Cook", None),
            )
        ),
        pytest.param(
            options(sets=("classic", "own"), own=(OwnPlace("метро", ("Cook",)),)),
            5,
            "same_place_twice",
            id="an own place that is one of ours",
        ),
        pytest.param(
            options(sets=("own",), own=(*OWN, OwnPlace("Метро", ("Cook",)))),
            5,
            None,
            id="an own place like one of ours that is not played with is fine",
        ),
    ],
)
def test_what_cannot_be_agreed_on(agreed: SpyfallOptions, seats: int, code: str | None) -> None:
    assert refused(agreed, seats) == code


@pytest.mark.parametrize(
    "written",
    [
        pytest.param({"spies": 0}, id="no spy"),
        pytest.param({"spies": 3}, id="three spies"),
        pytest.param({"rounds": 0}, id="no round"),
        pytest.param({"rounds": 21}, id="too many rounds"),
        pytest.param({"seconds": 29}, id="too short a round"),
        pytest.param({"seconds": 3601}, id="too long a round"),
        pytest.param({"sets": []}, id="no set"),
        pytest.param({"sets": ["nonesuch"]}, id="an unknown set"),
        pytest.param({"own": [{"name": "", "roles": ["Cook"]}]}, id="a place without a name"),
        pytest.param({"own": [{"name": "Pub", "roles": []}]}, id="a place without roles"),
        pytest.param({"own": [{"name": "Pub", "roles": ["Cook"] * 11}]}, id="a place with eleven roles"),
        pytest.param({"own": [{"name": "x" * 61, "roles": ["Cook"]}]}, id="a place with too long a name"),
        pytest.param({"nonesuch": 1}, id="an unknown option"),
    ],
)
def test_options_that_make_no_sense_are_not_even_read(written: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(written), type=SpyfallOptions)


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_preset_suits_a_number_of_players_or_says_why_not(preset: str, seats: int) -> None:
    code = refused(GAME.presets[preset], seats)
    expected = {
        "beginners": "twelve_need_two_spies" if seats == 12 else None,
        "two_spies": "two_spies_need_five" if seats < 5 else None,
        "acquainted": "two_spies_need_five" if seats < 5 else None,
        "mixed": "twelve_need_two_spies" if seats == 12 else None,
    }
    assert code == expected.get(preset)


def test_the_clock_does_not_run_before_the_dealer_starts_it() -> None:
    table: Table = setup(options(), 6)
    assert (table.round.phase, table.round.ends_at) == ("deal", None)
    assert table.act(table.round.dealer, Start()).round.phase == "talk"
