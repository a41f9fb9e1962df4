/** What practice explains now, and how to dismiss it. */
export interface Hint {
  readonly text: string;
  readonly read: () => void;
}

/** Shown on the bar, where it neither moves nor covers what it explains. */
class CurrentHint {
  now = $state.raw<Hint | null>(null);
}

export const hint = new CurrentHint();
