import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import { altOf } from "./pictures.svelte";
import type { CardKey, Clue, DixitAction, DixitView } from "./types";
import { dixit, type DixitSay } from "./words";

/** A turn as one screen sees it: the view, and words for everything in it. */
export class Play extends HousePlay<DixitView, DixitAction, DixitSay> {
  constructor(seat: Seat<DixitView>, view: DixitView) {
    super(seat, view, dixit);
  }

  override get seats(): readonly number[] {
    return this.view.scores.map((_, seat) => seat);
  }

  get telling(): boolean {
    return this.may.tell !== undefined;
  }

  /** Whether this player hands in cards in this turn. */
  get choosing(): boolean {
    return this.may.choose !== undefined || this.may.take_back !== undefined;
  }

  get voting(): boolean {
    return this.may.vote !== undefined;
  }

  get storyteller(): string {
    return this.view.storyteller === null ? "" : this.name(this.view.storyteller);
  }

  /** The clue in this player's language, quoted; if it was said aloud, a note that it was. */
  get clue(): string {
    return this.view.clue ? this.quoted(this.view.clue) : "";
  }

  /** Whether the clue needs smaller letters. */
  get longClue(): boolean {
    return this.clue.length > 60;
  }

  quoted(clue: Clue): string {
    switch (clue.type) {
      case "typed":
        return this.say("quote", { text: clue.text });
      case "lexicon":
        return this.say("quote", { text: clue.texts[this.seat.language] });
      case "spoken":
        return this.say("said_aloud");
    }
  }

  /** A card in words: its number on the table or in the hand, and its alt text. */
  described(card: CardKey, number: number): string {
    return `${this.say("picture", { n: number })}. ${altOf(card, this.seat.language)}`;
  }

  /** Everybody who has to act in this phase, including those who already have. */
  get asked(): readonly number[] {
    const { phase, storyteller, voters } = this.view;
    if (phase === "vote") return voters;
    return this.present.filter((seat) => seat !== storyteller);
  }

  initial(seat: number): string {
    return String.fromCodePoint(this.name(seat).codePointAt(0) ?? 32).toUpperCase();
  }

  /** The points that a seat got in the last turn. */
  gained(seat: number): number {
    const points = this.view.result?.points ?? [];
    return points.reduce((sum, point) => (point.seat === seat ? sum + point.points : sum), 0);
  }
}
