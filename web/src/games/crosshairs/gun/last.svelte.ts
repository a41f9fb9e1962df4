import type { CrosshairsView } from "../types";

const LOOK = 4500;

/** The shot that ended the mission has its moment too, before the debriefing. */
export class LastShot {
  shown = $state(true);

  constructor(view: () => CrosshairsView | null) {
    $effect(() => {
      if (!view()?.over) return;
      const timer = setTimeout(() => (this.shown = false), LOOK);
      return () => {
        clearTimeout(timer);
      };
    });
  }
}
