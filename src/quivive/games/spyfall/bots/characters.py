"""Who the bots are: each seat's bot has a name on every screen, and a manner that goes with it."""

from __future__ import annotations

from collections.abc import Sequence

from quivive.engine.content import content
from quivive.engine.dice import Dice
from quivive.engine.game import Data
from quivive.games.spyfall.bots.mind import Mind
from quivive.games.spyfall.model import Line, Texts

LEADS_IN = 0.3
"""How often a line starts with a turn of phrase of the bot's own when no vote calls for a comment."""
LOOKER_ON = 0.35
"""How often a bot comments on a vote that was not about it."""
SPEAKS_UP = 0.4
"""How often a bot has something to say when everybody may speak."""


class Aside(Data, frozen=True, array_like=True):
    en: str
    ru: str
    uk: str


Asides = tuple[Aside, ...]


class Character(Data, frozen=True, kw_only=True):
    """What a bot puts before its answers and questions, and says of what happens at the table."""

    name: str
    nature: str
    answer: Asides
    question: Asides
    accused: Asides
    """After a vote acquitted it."""
    accuser: Asides
    """After a vote acquitted whoever it had accused."""
    witness: Asides
    """After a vote on somebody else."""
    doubt: Asides
    """Before the votes after time."""
    won: Asides
    lost: Asides


CHARACTERS: tuple[Character, ...] = content(
    "quivive.games.spyfall.content", "characters.json", tuple[Character, ...]
)
"""In the order of the seats, as the page names its bots."""


def character(mind: Mind) -> Character:
    return CHARACTERS[mind.you % len(CHARACTERS)]


def led_in(mind: Mind, texts: Texts, asides: Asides, dice: Dice) -> Texts:
    """A line in the bot's own manner: after a comment on the last vote, or now and then a turn of phrase."""
    about = _on_the_last_vote(mind)
    if about is None and dice.unit() >= LEADS_IN:
        return texts
    lead = dice.choice(_unsaid(mind.view.record, about or asides))
    return Texts(f"{lead.ru} {texts.ru}", f"{lead.uk} {texts.uk}", f"{lead.en} {texts.en}")


def remark(mind: Mind, dice: Dice) -> Texts | None:
    """A word before the votes after time, or once the cards are open; most bots keep quiet."""
    if dice.unit() >= SPEAKS_UP:
        return None
    aside = _in_turn(mind, _on_the_end(mind))
    return Texts(aside.ru, aside.uk, aside.en)


def _in_turn(mind: Mind, asides: Asides) -> Aside:
    """Another one each round; which comes first hangs on the game's first question, so that games differ."""
    first = Dice(repr(mind.view.asked[:1]).encode(), mind.you).below(len(asides))
    return asides[(first + mind.view.round) % len(asides)]


def _on_the_end(mind: Mind) -> Asides:
    reveal = mind.view.reveal
    if reveal is None:
        return character(mind).doubt
    won = (mind.you in reveal.spies) == (reveal.result.winners == "spies")
    return character(mind).won if won else character(mind).lost


def _on_the_last_vote(mind: Mind) -> Asides | None:
    """A bot's first words after each vote. If the vote was not about it, it mostly says nothing."""
    verdicts, own = mind.view.verdicts, character(mind)
    words = (*own.accused, *own.accuser, *own.witness)
    reactions = sum(_begins(line, words) for line in mind.view.record if line.by == mind.you)
    if not verdicts or reactions >= len(verdicts):
        return None
    if verdicts[-1].suspect == mind.you:
        return own.accused
    if verdicts[-1].accuser == mind.you:
        return own.accuser
    return own.witness if mind.steady_dice(len(verdicts)).unit() < LOOKER_ON else None


def _begins(line: Line, asides: Asides) -> bool:
    return line.texts is not None and line.texts.en.startswith(tuple(aside.en for aside in asides))


def _unsaid(lines: Sequence[Line], asides: Asides) -> Asides:
    said = " ".join(line.texts.en for line in lines if line.texts)
    return tuple(aside for aside in asides if aside.en not in said) or asides
