import type { Language } from "../../../words";
import type { GameWords, OptionWords } from "../../module";
import { offered } from "./words";

type Words = ReturnType<typeof offered.in>;

/** Words for the lobby: variants, options, levels of bots, and reasons for the end. */
export function offer(language: Language): GameWords {
  const say = offered.in(language);
  return {
    presets: { classic: say("classic"), thirty: say("thirty"), short: say("short") },
    options: options(say),
    levels: { novice: say("novice"), regular: say("regular"), sharp: say("sharp") },
    reasons: {
      last_card: say("reason_last_card"),
      thirty_points: say("reason_thirty_points"),
      turns_played: say("reason_turns_played"),
      nobody_tells: say("reason_nobody_tells"),
      too_few_players: say("reason_too_few_players"),
    },
  };
}

function options(say: Words): Record<string, OptionWords> {
  const ends: Readonly<Record<string, string>> = {
    last_card: say("last_card_sign"),
    points: say("points_sign"),
    turns: say("turns_sign"),
  };
  const firsts: Readonly<Record<string, string>> = { race: say("race_sign"), lot: say("lot_sign") };
  return {
    end: {
      label: say("end"),
      first: true,
      values: { last_card: say("last_card"), points: say("points"), turns: say("turns_end") },
      say: (value) => [ends[value as string] ?? "", say("end_small")],
    },
    turns: {
      label: say("turns"),
      hint: say("turns_hint"),
      say: (value) => [String(value), say("turns_small", { n: Number(value) })],
    },
    first: {
      label: say("first"),
      first: true,
      values: { race: say("race"), lot: say("lot") },
      say: (value) => [firsts[value as string] ?? "", say("first_small")],
    },
  };
}
