import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import { altOf } from "./pictures.svelte";
import type { CardKey, Clue, DixitAction, DixitView, PointReason } from "./types";
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

  /** One letter that names a seat; where others begin with it, also the first that tells this name from theirs. */
  initial(seat: number): string {
    const letters = (other: number): string[] => Array.from(this.name(other).toUpperCase());
    const [first = " ", ...rest] = letters(seat);
    const alike = this.seats
      .filter((other) => other !== seat)
      .map(letters)
      .filter(([other]) => other === first);
    if (!alike.length) return first;
    const second = rest.find((letter, at) => letter.trim() && alike.every((name) => name[at + 1] !== letter));
    return first + (second ?? rest[0] ?? "").toLowerCase();
  }

  /** What a seat got its points for in the last turn: the reasons, and how many points each. */
  reasons(seat: number): readonly (readonly [PointReason, number])[] {
    const sums: Partial<Record<PointReason, number>> = {};
    for (const point of this.view.result?.points ?? [])
      if (point.seat === seat) sums[point.reason] = (sums[point.reason] ?? 0) + point.points;
    return Object.entries(sums) as [PointReason, number][];
  }

  /** A reason with its points, as it stands beside them: “found it +3”. */
  reason([reason, points]: readonly [PointReason, number]): string {
    const what = reason === "fooled" ? this.say("for_fooled", { n: points }) : this.say(this.#why(reason));
    return `${what} +${points}`;
  }

  #why(reason: Exclude<PointReason, "fooled">): "for_told" | "for_found" | "for_others" {
    if (reason !== "all_or_nobody") return `for_${reason}`;
    return this.view.result?.found === "all" ? "for_found" : "for_others";
  }

  /** The points that a seat got in the last turn. */
  gained(seat: number): number {
    const points = this.view.result?.points ?? [];
    return points.reduce((sum, point) => (point.seat === seat ? sum + point.points : sum), 0);
  }
}
