import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import { symbolName } from "./symbols";
import type { Face, KeepWatchAction, KeepWatchView, Symbol } from "./types";
import { keepWatch, type KeepWatchSay } from "./words";

/** The state of the three buttons on this screen. */
export type Buttons = "blank" | "awake" | "sent" | "locked" | "out" | "sits_out" | "away" | "none";

/** Hands this close, in milliseconds, are worth a word. */
const CLOSE = 200;

/** A round as one screen sees it: the view, and words for everything in it. */
export class Play extends HousePlay<KeepWatchView, KeepWatchAction, KeepWatchSay> {
  constructor(seat: Seat<KeepWatchView>, view: KeepWatchView) {
    super(seat, view, keepWatch);
  }

  override get seats(): readonly number[] {
    return this.view.piles.map((_, seat) => seat);
  }

  /** The players whose cards count besides this player's own, starting on the left. */
  get neighbours(): readonly number[] {
    const { you, neighbours } = this.view;
    if (you === null || !neighbours) return [];
    return this.others.filter((_, place) => place === 0 || place === this.others.length - 1);
  }

  /** Whether this player is the leader and takes a card at the turn: not after a round that nobody won. */
  get takesCard(): boolean {
    return this.isYou(this.view.leader) && this.view.undecided === 0;
  }

  /** Computed whenever it is drawn, because a lock ends by the clock, before the server can say so. */
  get buttons(): Buttons {
    const { you, away, out, sits_out, claim, locked_until, phase } = this.view;
    if (you === null) return "none";
    if (away.includes(you)) return "away";
    if (sits_out.includes(you)) return "sits_out";
    if (out.includes(you)) return "out";
    if (claim !== null) return "sent";
    if (locked_until !== null && this.seat.gameTime() < locked_until) return "locked";
    if (this.may.claim) return "awake";
    if (this.may.tap || locked_until !== null) return phase === "watch" ? "awake" : "blank";
    return "none";
  }

  /** By how little the winner was ahead of the next hand; null if it was not close, or a lot decided. */
  get margin(): number | null {
    const { result, verdicts } = this.view;
    const won = verdicts.find(({ seat }) => seat === result?.winner);
    if (!won || !result?.later.length || won.lot.length) return null;
    const ahead = Math.min(...result.later.map(({ reaction }) => reaction)) - won.reaction;
    return ahead <= CLOSE ? ahead : null;
  }

  symbol(symbol: Symbol): string {
    return symbolName(symbol, this.seat.language);
  }

  /** A card in words: its symbols one by one, not counted. */
  described(seat: number, face: Face | null): string {
    const whose = this.isYou(seat) ? this.say("your_card") : this.say("card_of", { who: this.name(seat) });
    const what = face ? face.symbols.map((symbol) => this.symbol(symbol)).join(", ") : this.say("no_card");
    return `${whose}: ${what}`;
  }

  /** The question of the round. */
  get question(): string {
    const { triple } = this.view;
    if (!triple) return "";
    const [a = "", b = "", c = ""] = triple.symbols.map((symbol) => this.symbol(symbol));
    return this.say(triple.condition === "more" ? "ask_more" : "ask_less", { a, b, c });
  }

  /** Which cards count, from this player's point of view or from everybody's. */
  get where(): string {
    const { neighbours, you } = this.view;
    const size = !neighbours ? "own" : this.seats.length === 2 ? "two" : "three";
    return this.say(you === null ? `on_${size}_all` : `on_${size}`);
  }
}
