import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import { contentIn, type Content } from "./content.svelte";
import type { Line, PlaceKey, SpyfallAction, SpyfallView } from "./types";
import { spyfall, type SpyfallSay } from "./words";

/** Actions that nobody waits for. */
const ALWAYS_FREE = ["look", "accuse", "stop", "remark"];

/** A round as one screen sees it: the view, and words for everything in it. */
export class Play extends HousePlay<SpyfallView, SpyfallAction, SpyfallSay> {
  readonly content: Content;

  constructor(seat: Seat<SpyfallView>, view: SpyfallView) {
    super(seat, view, spyfall);
    this.content = contentIn(seat.language);
  }

  override get seats(): readonly number[] {
    return this.view.dealt_in;
  }

  /** Whether this player has a card in the round. */
  get dealtIn(): boolean {
    return this.view.you !== null && this.view.dealt_in.includes(this.view.you);
  }

  get asking(): boolean {
    return this.may.ask !== undefined;
  }

  get answering(): boolean {
    return this.may.answer !== undefined;
  }

  /** Whether this player still has to vote. */
  get voting(): boolean {
    return this.may.vote !== undefined;
  }

  get guessing(): boolean {
    return this.may.guess !== undefined;
  }

  /** Whether the table waits for this player. */
  get yourTurn(): boolean {
    return Object.keys(this.may).some((type) => !ALWAYS_FREE.includes(type));
  }

  place(key: PlaceKey): string {
    return this.content.place(key, this.view.places);
  }

  /** The text of a line: bots' lines and borrowed phrases in this player's language, others as they were typed. */
  text(line: Line): string {
    if (line.texts) return line.texts[this.seat.language];
    return line.phrase === undefined ? (line.text ?? "") : this.content.phrase(line.phrase);
  }
}

/** A key for one round of one game at one table. */
export function roundName({ table }: Seat, view: SpyfallView): string {
  return `${table.code}.${table.games.length}.${view.round}`;
}
