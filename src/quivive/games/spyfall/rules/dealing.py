"""Before a round: how many spies, how long, which place, who gets which card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Millis, Seat
from quivive.engine.seats import all_seats
from quivive.engine.text import has_hidden_characters, normalised
from quivive.games.spyfall.content.places import LANGUAGES, our_places, place_names, role_count
from quivive.games.spyfall.events import Dealt
from quivive.games.spyfall.model import PlaceKey, PlaceName, SpyfallOptions
from quivive.games.spyfall.state import SpyfallState

MIX_BACK_AFTER = 8
FEWEST_PLACES = 3
TWO_SPIES_FROM = 5
LOOK_AT_CARD = Millis(60_000)


def check_options(options: SpyfallOptions, seats: int) -> None:
    """Refuses options that are fine one by one but not together."""
    places = place_names(options)
    if len(places) < FEWEST_PLACES:
        raise Illegal("too_few_places")
    if any(
        has_hidden_characters(text) or not normalised(text)
        for place in options.own
        for text in (place.name, *place.roles)
    ):
        raise Illegal("odd_characters")
    readings = [called for place in places for called in _readings(place)]
    if len(set(readings)) < len(readings):
        raise Illegal("same_place_twice")
    if options.spies == 1 and seats == 12:
        raise Illegal("twelve_need_two_spies")
    if options.spies == 2 and seats < TWO_SPIES_FROM:
        raise Illegal("two_spies_need_five")
    if options.acquainted and spy_count(options, seats) < 2:
        raise Illegal("acquainted_need_two_spies")


def spy_count(options: SpyfallOptions, players: int) -> int:
    """As agreed, as far as the number of players allows (R8). The default is two from nine players up."""
    if players < TWO_SPIES_FROM:
        return 1
    if players == 12:
        return 2
    return options.spies or (1 if players <= 8 else 2)


def round_time(options: SpyfallOptions, players: int) -> Millis:
    """Six minutes for three or four players, and one more for each additional pair."""
    seconds = options.seconds or 60 * (6 + (max(players, 3) - 3) // 2)
    return Millis(seconds * 1000)


def deal_round(state: SpyfallState, dealer: Seat, now: Millis, dice: Dice) -> Dealt:
    dealt_in = tuple(seat for seat in all_seats(state.presences) if state.presences[seat] != "gone")
    spies = tuple(sorted(dice.sample(dealt_in, spy_count(state.options, len(dealt_in)))))
    place, mixed_back = _draw_place(state, dice)
    return Dealt(
        number=state.round.number + 1 if state.round else 1,
        dealer=dealer,
        dealt_in=dealt_in,
        place=place,
        spies=spies,
        roles=deal_roles(state, place, [s for s in dealt_in if s not in spies], dice),
        time=round_time(state.options, len(dealt_in)),
        mixed_back=mixed_back,
        deadline=Millis(now + LOOK_AT_CARD),
    )


def deal_roles(
    state: SpyfallState, place: PlaceKey, players: Sequence[Seat], dice: Dice
) -> tuple[int | None, ...]:
    """One role each. If the table wrote fewer roles than there are players, roles are repeated (R10)."""
    count = role_count(state.options, place)
    deck = [role for _ in range(0, len(players), count) for role in dice.shuffled(range(count))]
    cards = dict(zip(players, deck, strict=False))
    return tuple(cards.get(seat) for seat in all_seats(state.presences))


def next_seat(after: Seat, among: Sequence[Seat], seats: int) -> Seat:
    """The first of these, clockwise from the left neighbour."""
    return min(among, key=lambda seat: (seat - after - 1) % seats)


def _readings(place: PlaceName) -> set[str]:
    """Every name of a place on any screen. No two places may read alike, or nobody could name one of them."""
    if place.name:
        return {normalised(place.name)}
    return _our_readings()[place.key]


@cache
def _our_readings() -> dict[PlaceKey, set[str]]:
    return {
        key: {normalised(place.words(language).name) for language in LANGUAGES}
        for key, place in our_places().items()
    }


def _draw_place(state: SpyfallState, dice: Dice) -> tuple[PlaceKey, bool]:
    """A place not used yet. After eight rounds, or when fewer than three are left, all can be drawn again."""
    names = [place.key for place in place_names(state.options)]
    fresh = [key for key in names if key not in state.used]
    if state.rounds_since_mixing >= MIX_BACK_AFTER or len(fresh) < FEWEST_PLACES:
        return dice.choice(names), bool(state.used)
    return dice.choice(fresh), False
