import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { heading } from "./heading";
import { highlights } from "./highlights/highlights";
import { offer } from "./offer/offer";
import type { SpyfallOptions, SpyfallView } from "./types";

const spyfall: GameModule<SpyfallView, SpyfallOptions> = {
  Board,
  stage: () => import("./stage/Stage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  options: () => import("./own/OwnSets.svelte"),
  heading,
  highlights,
  words: offer,
};

export default spyfall;
