import type { Play } from "../play.svelte";

/** Where a figure's eyes point, −1 to 1 in each direction, and how wide they are open. */
export interface Gaze {
  readonly x: number;
  readonly y: number;
  /** At a face; down at the crowd; straight at the player whose screen this is; or nowhere in particular. */
  readonly how: "face" | "crowd" | "you" | "rest";
}

export const AT_REST: Gaze = { x: 0, y: 0, how: "rest" };

interface Place {
  readonly x: number;
  readonly y: number;
}

const CROWD: Place = { x: 0.5, y: 0.55 };
/** The mirror in the lower left corner, below the faces. */
const MIRROR: Place = { x: 0.1, y: 1.2 };
/** The room is taller than it is wide: this makes eyes point to where faces really are on the screen. */
const WIDTH = 0.7;

function placeOf(play: Play, seat: number): Place {
  for (const [x, side] of play.sides.entries()) {
    const row = side.indexOf(seat);
    if (row >= 0) return { x, y: (row + 0.5) / side.length };
  }
  return MIRROR;
}

function towards(from: Place, to: Place, how: Gaze["how"]): Gaze {
  const x = (to.x - from.x) * WIDTH;
  const y = to.y - from.y;
  const far = Math.hypot(x, y) || 1;
  return { x: x / far, y: y / far, how };
}

/** How a seat's eyes are drawn on this screen when it looks at `at`; `null` is the crowd. */
export function gaze(play: Play, seat: number, at: number | null): Gaze {
  if (play.view.sitting === "together") return AT_REST;
  const from = placeOf(play, seat);
  if (at === null) return towards(from, CROWD, "crowd");
  if (play.isYou(at)) return { x: 0, y: 0, how: "you" };
  return towards(from, placeOf(play, at), "face");
}
