"""Prints rounds of Spyfall among bots as they are read on a screen, for a reader to judge.

    python -m bench.spyfall_dialogues --language uk [--rounds 50] [--pairs 7] [--seed words]

Each round is at one of the fifty places; tables of three to eight and the three levels take turns. The first
pairs of question and answer are numbered, so a reader can say which ones do not fit. Accusations and what
was said over open cards follow. A spy's name is marked with an asterisk.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator
from typing import Any

from quivive.engine.replay import read_step
from quivive.engine.simulate import play, simulated_deal
from quivive.games.spyfall import GAME
from quivive.games.spyfall import events as e
from quivive.games.spyfall.bots.characters import CHARACTERS
from quivive.games.spyfall.content.places import LANGUAGES, Language, our_places
from quivive.games.spyfall.content.talk import PHRASES
from quivive.games.spyfall.model import SpyfallOptions

SIZES = range(3, 9)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--language", choices=LANGUAGES, required=True)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--pairs", type=int, default=7, help="at most, per round")
    parser.add_argument("--seed", default="dialogues")
    chosen = parser.parse_args()
    numbers = itertools.count(1)
    for number in range(chosen.rounds):
        for line in dialogue(number, chosen.language, chosen.pairs, f"{chosen.seed}/{number}", numbers):
            print(line)


def dialogue(number: int, language: Language, pairs: int, seed: str, numbers: Iterator[int]) -> Iterator[str]:
    seats = SIZES[number % len(SIZES)]
    level = list(GAME.bots)[number % len(GAME.bots)]
    options = SpyfallOptions(sets=("classic", "further"), rounds=1)
    played = play(GAME, simulated_deal(GAME, options, seats, seed), [GAME.bots[level]] * seats)
    events = [event for step in played.steps for event in read_step(GAME, step).events]
    deal = next(event for event in events if isinstance(event, e.Dealt))
    yield f"\n{our_places()[deal.place].words(language).name} · {seats} · {level}"
    asked = 0
    for event in events:
        asked += isinstance(event, e.Asked)
        if isinstance(event, e.Asked | e.Answered) and asked > pairs:
            continue
        yield from _line(event, deal, language, numbers)


def _line(event: Any, deal: e.Dealt, language: Language, numbers: Iterator[int]) -> Iterator[str]:
    match event:
        case e.Asked():
            yield f"{next(numbers):3}. {_name(event.by, deal)}: {_text(event, language)}"
        case e.Answered():
            yield f"     {_name(event.by, deal)}: {_text(event, language)}"
        case e.Remarked():
            yield f"   – {_name(event.by, deal)}: {_text(event, language)}"
        case e.Accused():
            yield f"   ! {_name(event.by, deal)} → {_name(event.whom, deal)}"
        case e.RoundEnded():
            yield f"   = {event.winners}"


def _name(seat: int, deal: e.Dealt) -> str:
    return CHARACTERS[seat % len(CHARACTERS)].name + "*" * (seat in deal.spies)


def _text(event: Any, language: Language) -> str:
    words = event.texts or PHRASES[event.phrase]
    return str(getattr(words, language))


if __name__ == "__main__":
    main()
