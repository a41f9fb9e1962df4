import type { Reaction } from "../../protocol/messages";
import type { sound } from "../../ui/sound.svelte";

export interface Thrown {
  readonly key: number;
  readonly reaction: Reaction;
  readonly name: string;
  readonly mask: number;
  /** Whose face is on this screen: it needs no other sign of who it was. */
  readonly seen: boolean;
  readonly from: Point;
  readonly to: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What each sounds like, and how high. */
export const HEARD: Readonly<Record<Reaction, readonly [Parameters<typeof sound.play>[0], number]>> = {
  applause: ["slap", 1.5],
  laughter: ["chat", 0.8],
  surprise: ["turn", 1.3],
  heart: ["bell", 0.7],
  thinking: ["chat", 0.5],
  hurry: ["knock", 1.6],
};

/** The middle of somebody's largest face in view; the guests of a carnival are nobody's. */
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

/** Somewhere about the middle of the table, no two in a row at the same place. */
export function landing(count: number): Point {
  const turn = count * 2.4;
  const reach = 0.05 + 0.05 * (count % 3);
  return {
    x: innerWidth * (0.5 + reach * 1.6 * Math.cos(turn)),
    y: innerHeight * (0.45 + reach * Math.sin(turn)),
  };
}
