"""What the kit uses to try to break Spyfall's secrets."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Seat, Secrecy
from quivive.games.spyfall import model as m
from quivive.games.spyfall.content.places import place_names, role_count, role_text
from quivive.games.spyfall.rules.dealing import deal_roles
from quivive.games.spyfall.state import Round, SpyfallState

MARKED = m.SpyfallOptions(
    rounds=2,
    seconds=120,
    sets=("own",),
    own=tuple(
        m.OwnPlace(f"Place {place}", tuple(f"marker-{place}-{role}" for role in range(10)))
        for place in range(12)
    ),
)


def secrets(state: SpyfallState, seat: Seat | None) -> Sequence[str]:
    """The roles in an unfinished round, except the seat's own."""
    round = state.round
    if round is None or round.phase == "reveal":
        return ()
    mine = None if seat is None or seat in round.spies else round.roles[seat]
    roles = range(role_count(state.options, round.place))
    return [role_text(state.options, round.place, role) for role in roles if role != mine]


def resample(state: SpyfallState, seat: Seat | None, dice: Dice) -> SpyfallState:
    """Spies, place, roles and ballots that this seat cannot see, dealt again."""
    round = state.round
    if round is None or round.phase == "reveal":
        return state
    spies = _spies(state, round, seat, dice)
    place = _place(state, round, seat, dice)
    players = [other for other in round.dealt_in if other not in spies]
    roles = list(deal_roles(state, place, players, dice))
    if seat is not None and seat in players:
        roles = _swapped(roles, seat, round.roles[seat])
    dealt = replace(round, spies=spies, place=place, roles=tuple(roles))
    return replace(state, round=replace(dealt, ballots=_ballots(round, seat, dice)))


SECRECY = Secrecy(marked=MARKED, secrets=secrets, resample=resample)


def _spies(state: SpyfallState, round: Round, seat: Seat | None, dice: Dice) -> tuple[Seat, ...]:
    """Known spies stay spies: the seat itself, a partner it knows, and anyone who has opened their card."""
    known = {named.by for named in round.named} | ({round.guesser} if round.guesser is not None else set())
    if seat in round.spies:
        known |= set(round.spies) if state.options.acquainted else {seat}
    others = [other for other in round.dealt_in if other not in known and other != seat]
    return tuple(sorted([*known, *dice.sample(others, len(round.spies) - len(known))]))


def _place(state: SpyfallState, round: Round, seat: Seat | None, dice: Dice) -> m.PlaceKey:
    if seat in round.dealt_in and seat not in round.spies:
        return round.place
    keys = [place.key for place in place_names(state.options)]
    return dice.choice([key for key in keys if key not in state.used] or keys)


def _swapped(roles: list[int | None], seat: Seat, mine: int | None) -> list[int | None]:
    """The seat's own role stays in its hand; whoever was dealt it gets the other one."""
    if mine in roles:
        roles[roles.index(mine)] = roles[seat]
    roles[seat] = mine
    return roles


def _ballots(round: Round, seat: Seat | None, dice: Dice) -> tuple[bool | None, ...]:
    opened = round.accusations[-1].by if round.phase == "accusation" else None
    return tuple(
        ballot if ballot is None or voter in (seat, opened) else dice.below(2) == 0
        for voter, ballot in enumerate(round.ballots)
    )
