import type { Play } from "../play.svelte";
import type { RecordEntry, RecordKind } from "../types";
import { record } from "./words";

type Sentence = keyof (typeof record.words)["en"];

/** An entry of the record as a sentence. */
export function describeEntry(play: Play, entry: RecordEntry): string {
  const { by, card, token, what } = entry;
  // All sentences take their blanks from the same four.
  const say: (sentence: Sentence, blanks?: object) => string = record.in(play.seat.language);
  const target = play.placed(entry.suspect ?? null)?.at;
  const blanks = {
    who: by === undefined ? "" : play.name(by),
    whom: target === undefined ? "" : play.name(target),
    card: card ? play.card(card) : say("a_card"),
    number: token ?? 0,
  };
  if (what === "moved_on") return say("moved_on");
  const sentence = sentenceOf(what, entry, target);
  if (by !== undefined && play.isYou(by)) return say(`you_${sentence}`, blanks);
  const about = sentence.startsWith("exchange") && target !== undefined && play.isYou(target);
  return say(about ? (entry.upright ? "exchange_you_upright" : "exchange_you_sideways") : sentence, blanks);
}

/** The sentence for an entry, told of somebody else. */
function sentenceOf(
  what: Exclude<RecordKind, "moved_on">,
  { upright, right }: RecordEntry,
  target: number | undefined,
) {
  switch (what) {
    case "clue":
      return upright ? "clue_upright" : "clue_sideways";
    case "exchange":
      // Once the suspect is gone, the view no longer says whose it was.
      if (target === undefined) return upright ? "clue_upright" : "clue_sideways";
      return upright ? "exchange_upright" : "exchange_sideways";
    case "token":
      return upright ? "token_upright" : "token_sideways";
    case "shot":
      return right ? "shot_right" : "shot_wrong";
    default:
      return what;
  }
}

/** Who the table is waiting for, and for what. */
export function waitingFor(play: Play): string {
  const { phase, to_move } = play.view;
  const say = record.in(play.seat.language);
  if (play.yourTurn) return say("your_turn");
  const who = play.name(to_move);
  switch (phase) {
    case "draw":
      return say("must_draw", { who });
    case "surplus":
      return say("must_discard", { who });
    case "reward":
      return say("rewarded", { who });
    case "turn":
      return say("choosing", { who });
    case "briefing":
    case "aim":
    case "shot":
      return "";
  }
}

/** What happened last. */
export function lastEntry(play: Play): string {
  const last = play.view.record.at(-1);
  return last ? describeEntry(play, last) : "";
}
