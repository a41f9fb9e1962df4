import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { heading } from "./heading";
import { highlights } from "./highlights/highlights";
import { offer } from "./offer/offer";
import type { CarnivalOptions, CarnivalView } from "./types";

const carnival: GameModule<CarnivalView, CarnivalOptions> = {
  Board,
  stage: () => import("./stage/Stage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  options: () => import("./offer/First.svelte"),
  heading,
  highlights,
  words: offer,
};

export default carnival;
