"""What happens when somebody acts, time runs out, or people come and go."""

from __future__ import annotations

from collections.abc import Set

from msgspec.structs import astuple

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Outcome, Presence, Seat
from quivive.engine.seats import all_ready, plays, require, winners
from quivive.engine.text import clean_text
from quivive.games.dixit import events as e
from quivive.games.dixit import model as m
from quivive.games.dixit.rules import cards, turns
from quivive.games.dixit.rules.evolve import evolve
from quivive.games.dixit.rules.race import due, race
from quivive.games.dixit.rules.seats import in_play, waiting_for
from quivive.games.dixit.rules.turns import Events
from quivive.games.dixit.state import Cards, DixitState

__all__ = ["attend", "deadline", "decide", "expire", "outcome", "race", "setup"]

FEWEST_PLAYERS = 3


def setup(options: m.DixitOptions, seats: int, dice: Dice) -> Events:
    require(options.storyteller is None or options.storyteller < seats, "no_such_storyteller")
    hands, pile = cards.dealt(cards.deck(options, seats, dice), seats)
    return [e.Opened(options, seats), e.Dealt(hands, pile, turns.LOADING)]


def decide(state: DixitState, seat: Seat, action: m.DixitAction, moment: Moment, dice: Dice) -> Events:
    require(state.ended is None, "game_over")
    require(plays(state.presences[seat]), "left_out")
    match action:
        case m.HaveIdea():
            return _have_idea(state, seat, moment)
        case m.Tell():
            return _tell(state, seat, action, moment.now)
        case m.Choose(card):
            return _choose(state, seat, card, moment.now, dice)
        case m.TakeBack(card):
            return _take_back(state, seat, card)
        case m.Vote(card):
            return _vote(state, seat, card, moment.now, dice)
        case m.Next():
            return _next(state, seat, moment.now)


def expire(state: DixitState, now: Millis, dice: Dice) -> Events:
    match state.phase:
        case "deal":
            return turns.first_turn(state, now, dice)
        case "idea":
            return turns.end_race(state, now, dice)
        case "tell":
            assert state.storyteller is not None
            return turns.pass_on(state, state.storyteller, now)
        case "choose":
            return turns.lay(state, now, dice)
        case "vote":
            starts = state.clock_due is not None and state.clock_due <= now
            return turns.start_clock(state, now) if starts else turns.score(state, now, dice)
        case "reveal":
            return turns.next_turn(state, now)


def attend(state: DixitState, presences: tuple[Presence, ...], now: Millis, dice: Dice) -> Events:
    """Nobody waits for a seat that is left out (R8). Too few seats in play end the game at once (R14)."""
    changed: Events = [e.Attendance(presences)]
    if state.ended:
        return changed
    after = evolve(state, changed[0])
    if len(in_play(after)) < FEWEST_PLAYERS:
        return [*changed, e.Ended("too_few_players")]
    return [*changed, *_go_on_without_absent(after, now, dice)]


def deadline(state: DixitState) -> Millis | None:
    if state.ended:
        return None
    return state.clock_due or (due(state) if state.phase == "idea" else state.ends_at)


def outcome(state: DixitState) -> Outcome | None:
    """A player who has left for good keeps their points and cannot win (R8)."""
    if state.ended is None:
        return None
    return Outcome(state.ended, state.scores, winners(state.scores, state.presences))


def _have_idea(state: DixitState, seat: Seat, moment: Moment) -> Events:
    require(state.phase == "idea", "no_race_now")
    require(state.ideas[seat] is None, "said_already")
    return [e.IdeaHad(seat=seat, moment=moment)]


def _tell(state: DixitState, seat: Seat, action: m.Tell, now: Millis) -> Events:
    require(state.phase == "tell", "no_clue_now")
    require(seat == state.storyteller, "only_the_storyteller")
    require(action.card in state.hands[seat], "not_in_your_hand")
    clue = _clue(state, action)
    return [e.Told(action.card, clue, turns.phase_deadline(state, state.options.choose_seconds, now))]


def _clue(state: DixitState, action: m.Tell) -> m.Clue:
    """A clue said aloud needs no text, as long as everybody can hear it (R4)."""
    if action.texts is not None:
        return m.FromLexicon(m.Texts(*(clean_text(text, m.MAX_CLUE) for text in astuple(action.texts))))
    if action.text is None and state.options.sitting == "together":
        return m.Spoken()
    return m.Typed(clean_text(action.text or "", m.MAX_CLUE))


def _choose(state: DixitState, seat: Seat, card: m.CardKey, now: Millis, dice: Dice) -> Events:
    _require_may_choose(state, seat)
    require(card in state.hands[seat], "not_in_your_hand")
    chosen = state.chosen[seat]
    require(card not in chosen, "chosen_already")
    needed = cards.gives(len(state.presences))
    require(needed == 1 or len(chosen) < needed, "enough_chosen")
    choice = e.Chosen(seat, (card,) if needed == 1 else _in_hand_order(state, seat, {*chosen, card}))
    after = evolve(state, choice)
    return [choice] if waiting_for(after) else [choice, *turns.lay(after, now, dice)]


def _in_hand_order(state: DixitState, seat: Seat, chosen: Set[m.CardKey]) -> Cards:
    """In hand order, so that the shuffle does not depend on which of two cards was chosen first."""
    return tuple(card for card in state.hands[seat] if card in chosen)


def _take_back(state: DixitState, seat: Seat, card: m.CardKey) -> Events:
    _require_may_choose(state, seat)
    require(card in state.chosen[seat], "not_chosen")
    return [e.Chosen(seat, tuple(other for other in state.chosen[seat] if other != card))]


def _require_may_choose(state: DixitState, seat: Seat) -> None:
    require(state.phase == "choose", "no_choosing_now")
    require(seat != state.storyteller, "storyteller_has_told")


def _vote(state: DixitState, seat: Seat, card: m.CardKey, now: Millis, dice: Dice) -> Events:
    require(state.phase == "vote", "no_vote_now")
    require(seat != state.storyteller, "storyteller_does_not_vote")
    require(seat in state.voters, "from_the_next_clue")
    require(any(entry.card == card for entry in state.laid), "not_on_the_table")
    require(card not in state.chosen[seat], "your_own_card")
    ballot = state.ballots[seat]
    require(ballot is None or ballot.card != card, "token_lies_there")
    voted = e.Voted(seat, card)
    after = evolve(state, voted)
    return [voted] if waiting_for(after) else [voted, *turns.score(after, now, dice)]


def _next(state: DixitState, seat: Seat, now: Millis) -> Events:
    require(state.phase == "reveal", "turn_not_over")
    require(seat not in state.ready, "ready_already")
    readied = e.Readied(seat)
    after = evolve(state, readied)
    return [readied, *turns.next_turn(after, now)] if all_ready(in_play(after), after.ready) else [readied]


def _go_on_without_absent(state: DixitState, now: Millis, dice: Dice) -> Events:
    """Go on with a phase that was waiting only for seats that are now left out."""
    match state.phase:
        case "tell" if state.storyteller is not None and not plays(state.presences[state.storyteller]):
            return turns.pass_on(state, state.storyteller, now)
        case "choose" if not waiting_for(state):
            return turns.lay(state, now, dice)
        case "vote" if not waiting_for(state):
            return turns.score(state, now, dice)
        case "reveal" if all_ready(in_play(state), state.ready):
            return turns.next_turn(state, now)
    return []
