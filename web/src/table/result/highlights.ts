import { gameModule } from "../../games/gameModules.svelte";
import type { Memo } from "../../games/module";
import type { Seat } from "../../seat/seat.svelte";
import { readStored, writeStored } from "../../storage";

const KEY = "highlights";

interface Stored {
  /** The game: the hash of its seed. */
  readonly deal: string;
  readonly memo: Memo;
}

/** Notes what is memorable about the current view. The notes survive a reload. */
export function noteHighlights(seat: Seat): void {
  const { view } = seat;
  const { playing, seal } = seat.table;
  const highlights = gameModule(playing)?.highlights;
  if (view === null || !seal || !highlights) return;
  const before = notesOn(seal.commitment);
  const memo = highlights.note(before, view);
  if (memo === before) return;
  const stored: Stored = { deal: seal.commitment, memo };
  // Without storage, only what the last view shows can be told.
  writeStored("sessionStorage", KEY, JSON.stringify(stored));
}

/** The highlights of the game that has ended. */
export function highlightsOf(seat: Seat): readonly string[] {
  const { playing, seal } = seat.table;
  if (seat.view === null || !seal) return [];
  return gameModule(playing)?.highlights?.tell(notesOn(seal.commitment), seat) ?? [];
}

const NOTHING: Memo = {};

function notesOn(deal: string): Memo {
  const stored = JSON.parse(readStored("sessionStorage", KEY) ?? "null") as Stored | null;
  return stored?.deal === deal ? stored.memo : NOTHING;
}
