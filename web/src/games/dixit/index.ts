import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { heading } from "./heading";
import { offer } from "./offer/offer";
import type { DixitOptions, DixitView } from "./types";

const dixit: GameModule<DixitView, DixitOptions> = {
  Board,
  stage: () => import("./stage/Stage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  options: () => import("./offer/First.svelte"),
  heading,
  words: offer,
};

export default dixit;
