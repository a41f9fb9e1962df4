import type { Language } from "../../../words";
import type { GameWords, OptionWords } from "../../module";
import { offered } from "./words";

type Words = ReturnType<typeof offered.in>;

/** Words for the lobby: variants, options, levels of bots, and reasons for the end. */
export function offer(language: Language): GameWords {
  const say = offered.in(language);
  return {
    presets: { normal: say("normal"), brisk: say("brisk"), leisurely: say("leisurely") },
    options: options(say),
    levels: { novice: say("novice"), regular: say("regular"), sharp: say("sharp") },
    reasons: {
      hand_empty: say("hand_empty"),
      crowd_empty: say("crowd_empty"),
      crowd_face_down: say("crowd_face_down"),
      quiet: say("quiet"),
      too_few_players: say("too_few_players"),
    },
  };
}

function options(say: Words): Record<string, OptionWords> {
  const signs: Readonly<Record<string, string>> = {
    wink: say("wink"),
    nod: say("nod"),
    eyebrow: say("eyebrow"),
    hat: say("hat"),
    kiss: say("kiss"),
  };
  const seconds = (value: unknown): readonly [string, string] => [
    String(value),
    say("seconds", { n: Number(value) }),
  ];
  return {
    signal: {
      label: say("signal"),
      hint: say("signal_hint"),
      first: true,
      values: signs,
      say: (value) => [signs[value as string] ?? "", say("signal_small")],
    },
    least_seconds: { label: say("least_seconds"), hint: say("least_hint"), apart: true, say: seconds },
    turn_seconds: {
      label: say("turn_seconds"),
      hint: say("turn_hint"),
      first: true,
      apart: true,
      step: 5,
      say: seconds,
    },
  };
}
