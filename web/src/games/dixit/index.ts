import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { heading } from "./heading";
import { highlights } from "./highlights/highlights";
import { offer } from "./offer/offer";
import type { DixitOptions, DixitView } from "./types";

const dixit: GameModule<DixitView, DixitOptions> = {
  Board,
  stage: () => import("./stage/Stage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  options: () => import("./offer/First.svelte"),
  heading,
  highlights,
  words: offer,
};

export default dixit;
