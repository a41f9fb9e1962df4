import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { heading } from "./heading";
import { offer } from "./offer/offer";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";
import Stage from "./Stage.svelte";
import type { KeepWatchOptions, KeepWatchView } from "./types";

const keepWatch: GameModule<KeepWatchView, KeepWatchOptions> = {
  Board,
  Stage,
  Rules,
  Options,
  heading,
  words: offer,
};

export default keepWatch;
