import type { Language } from "../../../words";
import type { GameWords } from "../../module";
import { missionsIn, missionTitles } from "../mission/missions.svelte";
import { offered } from "./words";

function range([from, to]: readonly [number, number]): string {
  return from === to ? String(to) : `${from}–${to}`;
}

/** Words for the lobby: missions, options, levels of bots, and reasons for the end. */
export function offer(language: Language): GameWords {
  const say = offered.in(language);
  const missions = missionTitles(language);
  const boards: Readonly<Record<string, string>> = { on: say("on"), off: say("off"), easy: say("easy") };
  return {
    presets: missions,
    notes: Object.fromEntries(
      Object.entries(missionsIn(language)).map(([key, { difficulty, minutes, novelty }]) => [
        key,
        say("about", { level: difficulty, minutes: range(minutes), novelty }),
      ]),
    ),
    next: say("next"),
    options: {
      mission: {
        label: say("mission"),
        first: true,
        values: missions,
        say: (value) => [missions[value as string] ?? "…", say("mission_small")],
      },
      boards: {
        label: say("boards"),
        hint: say("boards_hint"),
        first: true,
        values: boards,
        say: (value) => [boards[value as string] ?? "", say("boards_small")],
      },
      hint: { label: say("hint"), hint: say("hint_hint") },
    },
    levels: { novice: say("novice"), regular: say("regular"), sharp: say("sharp") },
    reasons: {
      all_named: say("all_named"),
      no_action_left: say("no_action_left"),
      too_few_bullets: say("too_few_bullets"),
      time_over: say("time_over"),
      given_up: say("given_up"),
    },
  };
}
