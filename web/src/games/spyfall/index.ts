import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { heading } from "./heading";
import { offer } from "./offer/offer";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";
import Stage from "./Stage.svelte";
import type { SpyfallOptions, SpyfallView } from "./types";

const spyfall: GameModule<SpyfallView, SpyfallOptions> = {
  Board,
  Stage,
  Rules,
  Options,
  heading,
  words: offer,
};

export default spyfall;
