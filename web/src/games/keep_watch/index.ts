import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { heading } from "./heading";
import { highlights } from "./highlights/highlights";
import { offer } from "./offer/offer";
import type { KeepWatchOptions, KeepWatchView } from "./types";

const keepWatch: GameModule<KeepWatchView, KeepWatchOptions> = {
  Board,
  stage: () => import("./stage/Stage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  options: () => import("./offer/Leader.svelte"),
  heading,
  highlights,
  words: offer,
};

export default keepWatch;
