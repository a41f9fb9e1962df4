import type { Language } from "../../../words";
import type { GameWords, OptionWords } from "../../module";
import { offered } from "./words";

type Words = ReturnType<typeof offered.in>;

/** Words for the lobby: variants, options, levels of bots, and reasons for the end. */
export function offer(language: Language): GameWords {
  const say = offered.in(language);
  return {
    presets: {
      normal: say("normal"),
      less: say("less_preset"),
      alternating: say("alternating_preset"),
      neighbours: say("neighbours_preset"),
      neighbours_less: say("neighbours_less"),
      neighbours_alternating: say("neighbours_alternating"),
      short: say("short"),
    },
    options: options(say),
    levels: { sleepy: say("sleepy"), average: say("average"), sharp: say("sharp") },
    reasons: {
      stack_empty: say("stack_empty"),
      unclaimed: say("unclaimed"),
      too_few_players: say("too_few_players"),
    },
  };
}

function options(say: Words): Record<string, OptionWords> {
  const modes: Readonly<Record<string, string>> = {
    more: say("more"),
    less: say("less"),
    alternating: say("alternating"),
  };
  return {
    mode: {
      label: say("mode"),
      hint: say("mode_hint"),
      first: true,
      values: modes,
      say: (value) => [
        modes[value as string] ?? "",
        say(value === "alternating" ? "mode_by_card" : "mode_small"),
      ],
    },
    neighbours: {
      label: say("neighbours"),
      hint: say("neighbours_hint"),
      first: true,
      say: (value) => (value === true ? [say("three"), say("three_count")] : [say("own"), say("own_counts")]),
    },
    cards: {
      label: say("cards"),
      hint: say("cards_hint"),
      first: true,
      say: (value) => [String(value), say("cards_small", { n: Number(value) })],
    },
    rising: { label: say("rising"), hint: say("rising_hint") },
    count_seconds: {
      label: say("count_seconds"),
      say: (value) => [String(value), say("seconds", { n: Number(value) })],
    },
    claim_seconds: {
      label: say("claim_seconds"),
      hint: say("claim_seconds_hint"),
      step: 10,
      say: (value) => [String(value), say("seconds", { n: Number(value) })],
    },
  };
}
