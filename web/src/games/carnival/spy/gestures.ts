import { prefersReducedMotion } from "../../../ui/reducedMotion";
import type { Signal } from "../types";

/** How many milliseconds a sign lasts, as on the server. */
export const SIGN = 700;
const BLINK = 150;

/** What each layer of the figure does: its way in, held, and its way out. Only transforms and opacity move. */
type Gesture = Readonly<Record<string, Keyframe>>;

const GESTURES: Readonly<Record<Signal, Gesture>> = {
  wink: {
    ".lid.left": { transform: "scaleY(1)" },
    ".low.left": { transform: "scaleY(0.62)" },
    ".lid.right": { transform: "scaleY(0.05)" },
    ".head": { rotate: "-2deg" },
  },
  nod: {
    ".head": { translate: "0 6%" },
    ".hood": { translate: "0 2%" },
    ".lid.left": { transform: "scaleY(0.6)" },
    ".lid.right": { transform: "scaleY(0.6)" },
  },
  eyebrow: {
    ".domino": { transform: "translateY(-3.5%) rotate(-5deg)" },
    ".lid.left": { transform: "scaleY(0)" },
    ".lid.right": { transform: "scaleY(0.5)" },
  },
  hat: {
    ".glove": { opacity: 1, transform: "translate(6%, -24%) rotate(-14deg)" },
    ".hood": { rotate: "2deg" },
    ".cloak": { rotate: "2deg" },
  },
  kiss: {
    ".kiss": { opacity: 1, transform: "translateY(-5%) scale(1)" },
    ".lid.left": { transform: "scaleY(0.7)" },
    ".lid.right": { transform: "scaleY(0.7)" },
  },
};

/** In practice, a sign that was seen is shown at leisure. */
export const SLOWLY = 2.4;

/**
 * Plays a sign that began `late` milliseconds ago: anyone who turns to look in the middle sees the rest of it. `times`
 * as long is only how it is drawn, for somebody who has seen it.
 */
export function playSign(figure: Element, signal: Signal, late: number, times = 1): void {
  if (late >= SIGN) return;
  const held = prefersReducedMotion() ? [0, 1] : [0.17, 0.74];
  for (const [layer, frame] of Object.entries(GESTURES[signal])) {
    const frames = held.map((offset) => ({ ...frame, offset }));
    for (const element of figure.querySelectorAll(layer)) {
      element.animate(frames, SIGN * times).currentTime = Math.max(0, late);
    }
  }
}

/** Both lids, quickly: nothing like a wink. */
export function blink(figure: Element): void {
  const frames = [0.2, 0.57].map((offset) => ({ transform: "scaleY(1)", offset }));
  for (const lid of figure.querySelectorAll(".lid")) lid.animate(frames, BLINK);
}
