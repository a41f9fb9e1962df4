import { formatNumber, type Language } from "../../../words";
import type { GameWords, OptionWords } from "../../module";
import { offered } from "./words";

type Words = ReturnType<typeof offered.in>;

/** Words for the lobby: variants, options, levels of bots, and reasons for the end. */
export function offer(language: Language): GameWords {
  const say = offered.in(language);
  return {
    presets: {
      classic: say("classic"),
      beginners: say("beginners"),
      two_spies: say("two_spies"),
      acquainted: say("acquainted_preset"),
      mixed: say("mixed"),
      quick: say("quick"),
    },
    options: options(say, language),
    levels: { novice: say("novice"), regular: say("regular"), sharp: say("sharp") },
    reasons: { rounds_played: say("rounds_played"), too_few_players: say("too_few_players") },
  };
}

function options(say: Words, language: Language): Record<string, OptionWords> {
  return {
    rounds: {
      label: say("rounds"),
      first: true,
      say: (value) => counted(Number(value), say("rounds_small", { n: Number(value) })),
    },
    seconds: {
      label: say("seconds"),
      hint: say("seconds_hint"),
      first: true,
      step: 60,
      say: (value, seats) => lasting(Number(value ?? recommended(seats).seconds), say, language),
    },
    spies: {
      label: say("spies"),
      hint: say("spies_hint"),
      first: true,
      values: { null: say("auto"), "1": say("one"), "2": say("two") },
      say: (value, seats) => {
        const spies = Number(value ?? recommended(seats).spies);
        return counted(spies, say("spies_small", { n: spies }));
      },
    },
    sets: {
      label: say("sets"),
      values: { classic: say("set_classic"), further: say("set_further"), own: say("set_own") },
    },
    acquainted: { label: say("acquainted"), hint: say("acquainted_hint") },
    role_play: { label: say("role_play"), hint: say("role_play_hint") },
  };
}

/** The time and the number of spies that the server chooses if none were agreed on, shown beforehand. */
function recommended(seats: number): { readonly seconds: number; readonly spies: number } {
  return { seconds: 60 * (6 + Math.floor((Math.max(seats, 3) - 3) / 2)), spies: seats <= 8 ? 1 : 2 };
}

function counted(count: number, word: string): readonly [string, string] {
  return [String(count), word];
}

function lasting(seconds: number, say: Words, language: Language): readonly [string, string] {
  const minutes = Math.round(seconds / 6) / 10;
  return [formatNumber(minutes, language), say("minutes", { n: minutes })];
}
