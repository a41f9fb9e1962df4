import type { Play } from "./play.svelte";
import type { CardId } from "./types";

export const TURN_ACTIONS = ["detain", "clue", "exchange", "wait", "gun"] as const;
/** One of the five actions of a turn. */
export type TurnAction = (typeof TURN_ACTIONS)[number];

/** What the player has chosen but not confirmed yet. */
export class Choice {
  /** The card raised from the hand. */
  card = $state<CardId | null>(null);
  token = $state<number | null>(null);
  /** The action that is being prepared. */
  action = $state<TurnAction | null>(null);
  /** The action that was pressed although it is not possible, to say why. */
  refused = $state<TurnAction | null>(null);
  /** Whose stand is shown in detail; `null`: the player's own, or the first that has a suspect. */
  looked = $state<number | null>(null);

  raise(card: CardId): void {
    this.card = this.card === card ? null : card;
    this.token = null;
  }

  pick(token: number): void {
    this.token = this.token === token ? null : token;
    this.card = null;
  }

  /** What is not possible is explained; a rash shot too, and the second press is meant. */
  press(play: Play, action: TurnAction): void {
    const warned = this.refused === action;
    if (obstacle(play, action) || (!warned && warning(play, action))) this.refused = action;
    else this.action = action;
  }

  back(): void {
    this.action = null;
    this.refused = null;
    this.token = null;
  }

  /** The raised card, while it is in the hand. */
  held({ view }: Play): CardId | null {
    return this.card !== null && view.hand.includes(this.card) ? this.card : null;
  }

  /** Whose stand to show: the chosen one, one with a sure target, the player's own, the first that has a suspect. */
  at(play: Play): number | null {
    if (this.looked !== null) return this.looked;
    if (play.sure) return play.sure.at;
    return play.own.length ? play.view.you : (play.suspects[0]?.at ?? play.view.you);
  }
}

/** What most players would do now: name a suspect that is certain, give a clue about their own, or detain one. */
export function suggested(play: Play): TurnAction | null {
  if (play.sure) return "gun";
  // A suspect that the clues have settled needs no more of them.
  const order: readonly TurnAction[] = play.own.some((standing) => !play.isOnlyOneLeft(standing))
    ? ["clue", "exchange", "wait"]
    : ["detain", "exchange", "gun", "wait"];
  return order.find((action) => offered(play, action)) ?? null;
}

/** Why an action is not possible; `null`: it is. */
export function obstacle(play: Play, action: TurnAction): string | null {
  return offered(play, action) ? null : play.say(explanation(play, action));
}

/** From more names than this, a shot is a waste of a bullet. */
const FEW_NAMES = 6;
/** The same where there is no clue board: from fewer clues. */
const FEW_CLUES = 3;

/** Why a possible action would be rash; `null`: it would not. */
export function warning(play: Play, action: TurnAction): string | null {
  const rash =
    action === "gun" &&
    offered(play, "gun") &&
    TURN_ACTIONS.some((other) => other !== "gun" && offered(play, other)) &&
    play.aims.every(({ standing }) => {
      const names = play.namesLeft(standing);
      return names === null ? standing.clues.length < FEW_CLUES : names > FEW_NAMES;
    });
  return rash ? play.say("gun_rash") : null;
}

function offered({ may }: Play, action: TurnAction): boolean {
  if (action === "gun") return may.aim !== undefined;
  return may[action] !== undefined || (action === "clue" && may.token !== undefined);
}

/** Only an explanation from what the view shows: the server decides what is possible. */
function explanation({ view, own, suspects }: Play, action: TurnAction) {
  switch (action) {
    case "detain":
      return view.suspects_left === 0 ? "no_detain_deck" : "no_detain_full";
    case "clue":
      return own.length === 0 ? "no_clue" : "no_hand";
    case "wait":
      return "no_wait";
    case "exchange":
    case "gun": {
      const others = suspects.filter(({ at }) => at !== view.you);
      if (action === "exchange" && view.hand.length === 0) return "no_hand";
      if (others.length === 0) return "no_others";
      return others.some(({ at }) => view.pointed?.includes(at) ?? true) ? "no_gun_seen" : "no_pointed";
    }
  }
}
