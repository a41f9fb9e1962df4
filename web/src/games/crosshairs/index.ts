import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { heading } from "./heading";
import { highlights } from "./highlights/highlights";
import { reminder } from "./reminder";
import { offer } from "./offer/offer";
import type { CrosshairsOptions, CrosshairsView } from "./types";

const crosshairs: GameModule<CrosshairsView, CrosshairsOptions> = {
  Board,
  stage: () => import("./stage/Stage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  options: () => import("./offer/First.svelte"),
  heading,
  highlights,
  reminder,
  words: offer,
};

export default crosshairs;
