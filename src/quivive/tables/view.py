"""What everybody may see of a table, built up from nothing. It holds no secret of a game or a seat."""

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
from quivive.tables.votes import needed, supporters


class PersonView(Data, frozen=True):
    """A person at the table, with or without a seat."""

    id: PersonId
    name: str
    mask: int
    language: Language
    here: bool
    """Whether they are connected."""
    ready: bool


class ChairView(Data, frozen=True, omit_defaults=True):
    """A chair: whose it is, and which bot is playing it now."""

    person: PersonId | None = None
    bot: str | None = None
    """The level of the bot."""
    out: bool = False
    """The seat is left out of every count for now."""
    gone: bool = False
    """Its player left for good during the game."""
    nonce: bool = False
    """This seat's device has contributed its random bytes for the next game."""


class MotionView(Data, frozen=True):
    """A motion: the decision as it was sent, and who supports it."""

    what: str
    """The JSON of the command."""
    by: tuple[PersonId, ...]
    needed: int
    """How many votes pass it."""


class GameSummary(Data, frozen=True):
    """A finished game of this evening. It was abandoned if there is no outcome."""

    number: int
    game: str
    persons: tuple[PersonId | None, ...]
    """Who sat where; None for a bot."""
    names: tuple[str, ...]
    """The names of those persons, who may have left."""
    outcome: Outcome | None
    key: str = ""
    """Part of the address at which the whole game can be downloaded."""


class Seal(Data, frozen=True):
    """The hash of a game's seed, and the seed itself once the game is over."""

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
    """The key of the game agreed on."""
    preset: str | None
    """None if the options are not those of a preset."""
    options: msgspec.Raw
    """All options of the game agreed on."""
    sitting: Sitting
    absence: Absence
    next_seal: str
    """The hash of the next game's seed, shown before anybody contributes a nonce."""
    playing: str | None
    """The game whose view is shown: the one in play, or the last one played."""
    seal: Seal | None
    """Of the game in play, or the last one played."""
    zero: int
    """Server time in milliseconds at which the game's clock was at zero."""
    paused_at: int | None
    """Server time at which the game's clock stopped."""
    chat_open: bool
    """False while the game is silent, when nobody may talk."""
    motions: tuple[MotionView, ...]
    chat: tuple[Said, ...]
    evening: tuple[Tally, ...]
    games: tuple[GameSummary, ...]
    door: Door = "open"
    watching: bool = True
    """Whether anybody with the code may watch."""
    knocks: tuple[Knock, ...] = ()
    """People who would like to join and are waiting for the host."""
    watchers: int = 0
    """Connections that belong to no person at the table: shared screens, spectators, newcomers."""
    queue: tuple[PersonId, ...] = ()
    """Guests who will take over a bot's seat when the next round begins."""
    result_shown: bool = False
    """Whether the host has gone on from the last screen of the last game to its result."""


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
        result_shown=state.result_shown,
    )


def _motion(context: Context, motion: Motion) -> MotionView:
    return MotionView(motion.what, supporters(context, motion), needed(context, motion))


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
