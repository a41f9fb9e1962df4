import type { Play } from "./play.svelte";
import type { CardId } from "./types";

export const STEPS = ["detain", "clue", "exchange", "wait", "gun"] as const;
/** One of the five actions of a turn. */
export type Step = (typeof STEPS)[number];

/** What a thumb has chosen and not yet asked for. */
export class Choice {
  /** The card that is raised from the hand. */
  card = $state<CardId | null>(null);
  token = $state<number | null>(null);
  /** The action that is being made ready. */
  step = $state<Step | null>(null);
  /** The action that was pressed in vain, to say why. */
  refused = $state<Step | null>(null);
  /** Whose stand is looked at closely; `null`: this screen's own, or the first there is. */
  looked = $state<number | null>(null);

  raise(card: CardId): void {
    this.card = this.card === card ? null : card;
    this.token = null;
  }

  pick(token: number): void {
    this.token = this.token === token ? null : token;
    this.card = null;
  }

  press(play: Play, step: Step): void {
    if (obstacle(play, step)) this.refused = step;
    else this.step = step;
  }

  back(): void {
    this.step = null;
    this.refused = null;
    this.token = null;
  }

  /** The raised card, as long as it is in the hand. */
  held({ view }: Play): CardId | null {
    return this.card !== null && view.hand.includes(this.card) ? this.card : null;
  }

  /** Who is looked at: whom the thumb chose, else oneself, else the first who has a suspect. */
  at(play: Play): number | null {
    if (this.looked !== null) return this.looked;
    return play.own.length ? play.view.you : (play.suspects[0]?.at ?? play.view.you);
  }
}

/** Why an action is not possible now, in words; `null`: it is. The house has the last word. */
export function obstacle(play: Play, step: Step): string | null {
  const { view, say } = play;
  switch (step) {
    case "detain":
      if (view.suspects_left === 0) return say("no_detain_deck");
      return play.own.length < view.stand_limit ? null : say("no_detain_full");
    case "clue":
      if (play.own.length === 0) return say("no_clue");
      return view.hand.length || view.tokens.length ? null : say("no_hand");
    case "exchange":
      return view.hand.length ? beyond(play, play.targets.length) : say("no_hand");
    case "wait":
      return view.hq_empty ? say("no_wait") : null;
    case "gun":
      return beyond(play, play.targets.length) ?? (play.aims.length ? null : say("no_gun_seen"));
  }
}

function beyond({ suspects, view, say }: Play, targets: number): string | null {
  if (targets) return null;
  return say(suspects.some(({ at }) => at !== view.you) ? "no_pointed" : "no_others");
}
