"""What everybody at a table may see of it, built up from nothing: no secret of a game or a seat is here."""

from __future__ import annotations

import msgspec

from quivive.engine.dice import commitment
from quivive.engine.game import Data, Outcome, Sitting
from quivive.tables.context import Context
from quivive.tables.knocks import Knock
from quivive.tables.log import TableCode
from quivive.tables.model import (
    Absence,
    Door,
    Language,
    Motion,
    Person,
    PersonId,
    Phase,
    Said,
    TableState,
    Tally,
)
from quivive.tables.play import silent
from quivive.tables.votes import needed, voices


class PersonView(Data, frozen=True):
    """Somebody at the table, with a seat or without."""

    id: PersonId
    name: str
    mask: int
    language: Language
    here: bool
    """Connected now."""
    ready: bool


class ChairView(Data, frozen=True, omit_defaults=True):
    """A seat: whose it is, and which bot plays it now."""

    person: PersonId | None = None
    bot: str | None = None
    """Its level."""
    out: bool = False
    """Left out of every count for now."""
    gone: bool = False
    """Its player left for good in mid-game."""
    nonce: bool = False
    """This seat's device has added its part to the next game's shuffles."""


class MotionView(Data, frozen=True):
    """What some want and a majority may decide: the decision as it was sent, and whose voices it has."""

    what: str
    """The JSON of the command."""
    by: tuple[PersonId, ...]
    needed: int
    """So many voices settle it."""


class GameSummary(Data, frozen=True):
    """A game of this evening that is over; without an outcome it was abandoned."""

    number: int
    game: str
    persons: tuple[PersonId | None, ...]
    """Who sat where; None: a bot."""
    names: tuple[str, ...]
    """Of those persons, who may have left."""
    outcome: Outcome | None
    key: str = ""
    """Part of the address at which the game can be fetched whole."""


class Seal(Data, frozen=True):
    """The hash of a seed, and the seed itself once its game is over."""

    commitment: str
    seed: str | None


class TableView(Data, frozen=True, kw_only=True):
    """The table around the game, the same for everybody."""

    code: TableCode
    phase: Phase
    host: PersonId | None
    persons: tuple[PersonView, ...]
    chairs: tuple[ChairView, ...]
    game: str
    """The game that is agreed on, by its key."""
    preset: str | None
    """None: options of the table's own."""
    options: msgspec.Raw
    """Of the game that is agreed on, all of them."""
    sitting: Sitting
    absence: Absence
    next_seal: str
    """The hash of the next game's seed: shown before anybody gives a nonce."""
    playing: str | None
    """The game whose view is shown: the one in play, or the last one played."""
    seal: Seal | None
    """Of the game that is played or was played last."""
    zero: int
    """Server time in milliseconds at which the game's clock shows nothing."""
    paused_at: int | None
    """Server time at which the game's clock stopped."""
    chat_open: bool
    """Nobody may talk while the game is silent."""
    motions: tuple[MotionView, ...]
    chat: tuple[Said, ...]
    evening: tuple[Tally, ...]
    games: tuple[GameSummary, ...]
    door: Door = "open"
    watching: bool = True
    """Whether anybody with the code may watch."""
    knocks: tuple[Knock, ...] = ()
    """Who would like to come in and waits for the host's word."""
    watchers: int = 0
    """Connections that see the table and have no person there: shared screens, spectators, newcomers."""
    queue: tuple[PersonId, ...] = ()
    """Guests who take over a bot's seat when the next round begins."""


def table_view(context: Context) -> TableView:
    state = context.state
    return TableView(
        code=state.code,
        phase=state.phase,
        host=state.host,
        persons=tuple(_person(person, context.present) for person in state.persons),
        chairs=_chairs(state),
        game=state.game,
        preset=state.preset,
        options=state.options,
        sitting=state.sitting,
        absence=state.absence,
        next_seal=commitment(bytes.fromhex(state.seed)),
        playing=None if state.match is None else state.match.deal.game,
        seal=_seal(state),
        zero=state.zero,
        paused_at=state.paused_at,
        chat_open=not silent(state),
        motions=tuple(_motion(context, motion) for motion in state.motions),
        chat=state.chat,
        evening=state.evening,
        games=tuple(GameSummary(g.number, g.game, g.persons, g.names, g.outcome, g.key) for g in state.games),
        door=state.door,
        watching=state.watching,
        knocks=context.knocks,
        watchers=context.watchers,
        queue=state.queue,
    )


def _motion(context: Context, motion: Motion) -> MotionView:
    return MotionView(motion.what, voices(context, motion), needed(context, motion))


def _person(person: Person, present: frozenset[PersonId]) -> PersonView:
    here = person.id in present
    return PersonView(person.id, person.name, person.mask, person.language, here, person.ready)


def _chairs(state: TableState) -> tuple[ChairView, ...]:
    given = {person for person, _ in state.nonces}
    return tuple(
        ChairView(chair.person, chair.bot, chair.out, chair.gone, chair.person in given)
        for chair in state.chairs
    )


def _seal(state: TableState) -> Seal | None:
    if state.match is None:
        return None
    seed = state.match.deal.seed
    return Seal(commitment(bytes.fromhex(seed)), None if state.phase == "game" else seed)
