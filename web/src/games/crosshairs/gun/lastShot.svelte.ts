import type { CrosshairsView } from "../types";

const SHOWN_MILLIS = 4500;

/** Shows the shot that ended the mission for a moment, before the debriefing. */
export class LastShot {
  shown = $state(true);

  constructor(view: () => CrosshairsView | null) {
    $effect(() => {
      if (!view()?.over) return;
      const timer = setTimeout(() => (this.shown = false), SHOWN_MILLIS);
      return () => {
        clearTimeout(timer);
      };
    });
  }
}
