"""Who sits where: newcomers, bots, people who are away and people who have left."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.engine.game import Illegal, Presence
from quivive.engine.registry import games
from quivive.tables.model import Chair, PersonId, TableState

Chairs = tuple[Chair, ...]


def may_sit(state: TableState) -> bool:
    return state.phase != "game" and len(state.chairs) < games()[state.game].seats[-1]


def bot_level(state: TableState, wanted: str | None) -> str:
    levels = list(games()[state.game].bots)
    if wanted is None:
        return levels[len(levels) // 2]
    if wanted not in levels:
        raise Illegal("no_such_bot_level")
    return wanted


def without(state: TableState, who: PersonId) -> Chairs:
    return tuple(chair for chair in state.chairs if chair.person != who)


def left_for_good(state: TableState, who: PersonId, *, kicked: bool) -> Chairs:
    """A bot plays the seat for as long as the game deals it in; or it is left out, if the table agreed to."""
    left_out = state.absence == "leave_out" and games()[state.game].leaves_out
    person = state.person(who)
    left = Chair(gone=True, left="" if kicked or person is None else person.token)
    left = replace(left, out=True) if left_out else replace(left, bot=bot_level(state, None))
    return tuple(left if chair.person == who else chair for chair in state.chairs)


def stand_in(state: TableState, seat: int, present: frozenset[PersonId], *, bot: str | None) -> Chairs:
    """Puts a bot in place of somebody who is away, or leaves the seat out."""
    if seat >= len(state.chairs) or state.chairs[seat].person is None:
        raise Illegal("no_such_player")
    chair = state.chairs[seat]
    if chair.person in present:
        raise Illegal("player_is_here")
    changed = replace(chair, bot=bot, out=bot is None)
    return tuple(changed if i == seat else other for i, other in enumerate(state.chairs))


def seats_of_bots(state: TableState) -> list[int]:
    """Seats of bots that do not stand in for anybody."""
    return [
        i for i, chair in enumerate(state.chairs) if chair.bot and chair.person is None and not chair.gone
    ]


def taken_back(state: TableState, who: PersonId) -> Chairs:
    """Gives a person who was away their seat back."""
    return tuple(
        replace(chair, bot=None, out=False) if chair.person == who else chair for chair in state.chairs
    )


def left_by(state: TableState, hashed: str) -> int | None:
    """The seat that somebody left for good in this game, by the hash of their secret."""
    return next((seat for seat, chair in enumerate(state.chairs) if chair.left == hashed), None)


def presences(chairs: Chairs) -> tuple[Presence, ...]:
    return tuple(_presence(chair) for chair in chairs)


def _presence(chair: Chair) -> Presence:
    if chair.gone:
        return "gone_out" if chair.out else "gone"
    return "out" if chair.out else "here"


def after_game(state: TableState) -> Chairs:
    """Frees the seats of people who left, and seats guests while there is room."""
    staying = [replace(chair, out=False) for chair in state.chairs if not chair.gone]
    room = games()[state.game].seats[-1] - len(staying)
    waiting = [person.id for person in state.persons if state.chair_of(person.id) is None]
    return (*staying, *(Chair(person=guest) for guest in waiting[:room]))


def next_host(state: TableState, present: frozenset[PersonId], leaving: PersonId | None) -> PersonId | None:
    """Somebody who is present, preferably with a seat; failing that, anybody, preferably with a seat."""
    seated = [chair.person for chair in state.chairs if chair.person is not None]
    everybody = [*seated, *(person.id for person in state.persons)]
    here = [person for person in everybody if person in present]
    return next((person for person in (*here, *everybody) if person != leaving), None)
