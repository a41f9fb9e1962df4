import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import { contentIn, type Content } from "./content.svelte";
import { Marks } from "./marks.svelte";
import type { Line, PlaceKey, SpyfallAction, SpyfallView } from "./types";
import { spyfall, type SpyfallSay } from "./words";

/** What nobody waits for. */
const ALWAYS_FREE = ["accuse", "stop", "remark"];

/** A round as one screen sees it: the view, with words for everything in it. */
export class Play extends HousePlay<SpyfallView, SpyfallAction, SpyfallSay> {
  readonly content: Content;

  constructor(seat: Seat<SpyfallView>, view: SpyfallView) {
    super(seat, view, spyfall);
    this.content = contentIn(seat.language);
  }

  override get seats(): readonly number[] {
    return this.view.dealt_in;
  }

  /** This screen's seat has a card in the round. */
  get dealtIn(): boolean {
    return this.view.you !== null && this.view.dealt_in.includes(this.view.you);
  }

  get asking(): boolean {
    return this.may.ask !== undefined;
  }

  get answering(): boolean {
    return this.may.answer !== undefined;
  }

  /** My vote is awaited. */
  get voting(): boolean {
    return this.may.vote !== undefined;
  }

  get guessing(): boolean {
    return this.may.guess !== undefined;
  }

  /** Something waits for this seat and for nobody else. */
  get yourTurn(): boolean {
    return Object.keys(this.may).some((type) => !ALWAYS_FREE.includes(type));
  }

  place(key: PlaceKey): string {
    return this.content.place(key, this.view.places);
  }

  /** What is written on a note: a bot's words or a phrase of the bank in the reader's language, or one's own. */
  text(line: Line): string {
    if (line.texts) return line.texts[this.seat.language];
    return line.phrase === undefined ? (line.text ?? "") : this.content.phrase(line.phrase);
  }
}

/** One round of one game at one table. */
export function roundName({ table }: Seat, view: SpyfallView): string {
  return `${table.code}.${table.games.length}.${view.round}`;
}

export function marksOf(seat: Seat<SpyfallView>, view: SpyfallView): Marks {
  return new Marks(roundName(seat, view));
}
