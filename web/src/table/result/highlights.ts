import { gameModule } from "../../games/loaded.svelte";
import type { Memo } from "../../games/module";
import type { Seat } from "../../seat/seat.svelte";

const KEY = "highlights";

interface Kept {
  /** Of which game: the hash of its seed. */
  readonly deal: string;
  readonly memo: Memo;
}

/** Notes what is memorable in what is shown now; a reload does not forget it. */
export function remark(seat: Seat): void {
  const { view } = seat;
  const { playing, seal } = seat.table;
  const highlights = gameModule(playing)?.highlights;
  if (view === null || !seal || !highlights) return;
  const before = noted(seal.commitment);
  const memo = highlights.note(before, view);
  if (memo !== before) keep({ deal: seal.commitment, memo });
}

/** The best of the game that is over. */
export function told(seat: Seat): readonly string[] {
  const { playing, seal } = seat.table;
  if (seat.view === null || !seal) return [];
  return gameModule(playing)?.highlights?.tell(noted(seal.commitment), seat) ?? [];
}

const NOTHING: Memo = {};

function noted(deal: string): Memo {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.deal === deal ? kept.memo : NOTHING;
  } catch {
    return NOTHING;
  }
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A screen that may keep nothing tells only what its last view shows.
  }
}
