"""What a clue may be about, and how well it fits a card."""

from __future__ import annotations

import functools
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from quivive.games.dixit.bots.lexicon import LANGUAGES, Lexicon, Tag, lexicon
from quivive.games.dixit.bots.pictures import Meaning, meanings
from quivive.games.dixit.bots.semantics import meant
from quivive.games.dixit.bots.words import lemmas, readings, same_text
from quivive.games.dixit.model import CardKey, Clue, FromLexicon, Spoken, Texts, Typed

Evidence = Mapping[Tag, float]
"""How much a clue speaks of each tag: 1 for what it speaks of most."""

A_WORD_OF_A_CLUE = 0.6
"""A word out of a saying stands for what is said with less certainty than a name does."""
SAME_STEM = 0.5
WORDS_OF_A_KNOWN_SAYING = 0.25
"""If you know a saying, you think of what it is about, and little of what else its words may mean."""
BY_MEANING = 0.7
STEM = 5


class Index(NamedTuple):
    """The lexicon inverted: from words to the tags they stand for."""

    phrases: Mapping[str, Evidence]
    words: Mapping[str, Evidence]
    stems: Mapping[str, Evidence]


@functools.cache
def index() -> Index:
    return indexed(lexicon())


def indexed(words: Lexicon) -> Index:
    phrases: dict[str, dict[Tag, float]] = defaultdict(dict)
    single: dict[str, dict[Tag, float]] = defaultdict(dict)
    for saying in words.sayings():
        for language in LANGUAGES:
            text = getattr(saying, language)
            phrases[same_text(text)][saying.tag] = 1.0
            parts = lemmas(text, language)
            strength = (1.0 if saying.is_name else A_WORD_OF_A_CLUE) / max(1, len(parts))
            for part in parts:
                single[part][saying.tag] = max(strength, single[part].get(saying.tag, 0.0))
    return Index(phrases, _rare_words_count_more(single), _stems(single))


def heard(clue: Clue, where: Index | None = None) -> Evidence:
    """What a clue speaks of; a bot hears nothing of a clue said aloud."""
    match clue:
        case Typed(text):
            return _blended(evidence((text,), where or index()), meant(text))
        case FromLexicon(texts):
            return evidence(_texts(texts), where or index())
        case Spoken():
            return {}


def about(clue: Clue) -> Evidence:
    """What a saying that the lexicon knows whole is about; of any other clue, all that is heard."""
    texts = _texts(clue.texts) if isinstance(clue, FromLexicon) else ()
    found = {tag: 1.0 for text in texts for tag in index().phrases.get(same_text(text), ())}
    return found or heard(clue)


def prepare() -> None:
    """Read and work out everything that is needed once, before a bot is first asked; it takes a while."""
    heard(Typed("ready"))
    meanings()


def evidence(texts: Sequence[str], where: Index) -> Evidence:
    """What is found in any of the texts; a whole phrase of the lexicon counts before its words."""
    found: dict[Tag, float] = defaultdict(float)
    for text in texts:
        phrase = where.phrases.get(same_text(text), {})
        share = WORDS_OF_A_KNOWN_SAYING if phrase else 1.0
        for tag, strength in _summed(_word(word, where) for word in readings(text)).items():
            found[tag] = max(found[tag], share * min(1.0, strength))
        for tag, strength in phrase.items():
            found[tag] = max(found[tag], strength)
    most = max(found.values(), default=0.0)
    return {tag: strength / most for tag, strength in found.items() if strength > 0}


def fit(said: Evidence, card: Meaning) -> float:
    return sum(strength * card.get(tag, 0.0) for tag, strength in said.items())


def fits(said: Evidence, cards: Sequence[CardKey]) -> tuple[float, ...]:
    """Cards that nothing is known about fit nothing."""
    known = meanings()
    return tuple(fit(said, known.get(card, {})) for card in cards)


def _blended(words: Evidence, meaning: Evidence) -> Evidence:
    """What the words say, and where they say little what the clue means."""
    tags = {*words, *meaning}
    return {tag: max(words.get(tag, 0.0), BY_MEANING * meaning.get(tag, 0.0)) for tag in tags}


def _texts(texts: Texts) -> tuple[str, ...]:
    return texts.ru, texts.uk, texts.en


def _word(readings: frozenset[str], where: Index) -> Evidence:
    """One word, read in whichever way tells most."""
    found: dict[Tag, float] = {}
    for word in sorted(readings):
        for tag, strength in _read_as(word, where).items():
            found[tag] = max(strength, found.get(tag, 0.0))
    return found


def _read_as(word: str, where: Index) -> Evidence:
    if word in where.words:
        return where.words[word]
    stem = where.stems.get(word[:STEM], {}) if len(word) >= STEM else {}
    return {tag: SAME_STEM * strength for tag, strength in stem.items()}


def _summed(parts: Iterable[Evidence]) -> dict[Tag, float]:
    total: dict[Tag, float] = defaultdict(float)
    for part in parts:
        for tag, strength in part.items():
            total[tag] += strength
    return total


def _rare_words_count_more(words: Mapping[str, Evidence]) -> dict[str, Evidence]:
    tags = {tag for found in words.values() for tag in found}
    most = math.log(1 + len(tags))
    return {
        word: {tag: strength * math.log(1 + len(tags) / len(found)) / most for tag, strength in found.items()}
        for word, found in words.items()
    }


def _stems(words: Mapping[str, Evidence]) -> dict[str, Evidence]:
    """Longer words by their first letters, for forms that the tables do not have."""
    found: dict[str, dict[Tag, float]] = defaultdict(dict)
    for word, tags in words.items():
        if len(word) >= STEM:
            for tag, strength in tags.items():
                found[word[:STEM]][tag] = max(strength, found[word[:STEM]].get(tag, 0.0))
    return dict(found)
