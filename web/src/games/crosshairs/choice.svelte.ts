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

/** Why an action is not among those that may be done, in words; `null`: it is. */
export function obstacle(play: Play, step: Step): string | null {
  return offered(play, step) ? null : play.say(explained(play, step));
}

function offered({ may }: Play, step: Step): boolean {
  if (step === "gun") return may.aim !== undefined;
  return may[step] !== undefined || (step === "clue" && may.token !== undefined);
}

/** What there is to see that explains it; whether it may be done is not decided here. */
function explained({ view, own, suspects }: Play, step: Step) {
  switch (step) {
    case "detain":
      return view.suspects_left === 0 ? "no_detain_deck" : "no_detain_full";
    case "clue":
      return own.length === 0 ? "no_clue" : "no_hand";
    case "wait":
      return "no_wait";
    case "exchange":
    case "gun": {
      const others = suspects.filter(({ at }) => at !== view.you);
      if (step === "exchange" && view.hand.length === 0) return "no_hand";
      if (others.length === 0) return "no_others";
      return others.some(({ at }) => view.pointed?.includes(at) ?? true) ? "no_gun_seen" : "no_pointed";
    }
  }
}
