import type { Reaction } from "../../protocol/messages";
import type { sound } from "../../ui/sound.svelte";

export interface Thrown {
  readonly key: number;
  readonly reaction: Reaction;
  readonly name: string;
  readonly mask: number;
  /** Whether the sender's face is on this screen; if not, their mask and name fly along. */
  readonly seen: boolean;
  readonly from: Point;
  readonly to: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sound of each reaction, and its pitch. */
export const SOUNDS: Readonly<Record<Reaction, readonly [Parameters<typeof sound.play>[0], number]>> = {
  applause: ["slap", 1.5],
  laughter: ["chat", 0.8],
  surprise: ["turn", 1.3],
  heart: ["bell", 0.7],
  thinking: ["chat", 0.5],
  hurry: ["knock", 1.6],
};

/** The middle of a player's largest face in view. Carnival's guests wear the same masks, but are no players. */
export function faceOf(mask: number): Point | null {
  const faces = [...document.querySelectorAll<HTMLElement>(`[data-mask="${mask}"]`)]
    .filter((face) => !face.closest("[data-guests]"))
    .map((face) => face.getBoundingClientRect())
    .filter(({ left, right, top, bottom, width }) => {
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return inside && width > 0;
    })
    .sort((one, other) => other.width - one.width);
  const face = faces[0];
  return face ? { x: face.left + face.width / 2, y: face.top + face.height / 2 } : null;
}

/** Somewhere near the middle of the table, never twice in a row at the same place. */
export function landingSpot(count: number): Point {
  const turn = count * 2.4;
  const reach = 0.05 + 0.05 * (count % 3);
  return {
    x: innerWidth * (0.5 + reach * 1.6 * Math.cos(turn)),
    y: innerHeight * (0.45 + reach * Math.sin(turn)),
  };
}
