import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import { contentIn, type Content } from "./content.svelte";
import { Marks } from "./marks.svelte";
import type { Line, PlaceKey, SpyfallAction, SpyfallView } from "./types";
import { spyfall, type SpyfallSay } from "./words";

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
    return this.view.you !== null && this.view.asker === this.view.you && this.view.answerer === null;
  }

  get answering(): boolean {
    return this.view.you !== null && this.view.answerer === this.view.you;
  }

  /** My vote is awaited. */
  get voting(): boolean {
    const { vote, you } = this.view;
    return vote !== null && you !== null && vote.voters.includes(you) && this.view.ballot === null;
  }

  get guessing(): boolean {
    return this.view.phase === "guess" && this.isYou(this.view.guesser);
  }

  get mayAccuse(): boolean {
    return this.dealtIn && !this.view.accusations.some((accusation) => this.isYou(accusation.by));
  }

  /** Something waits for this seat and for nobody else. */
  get yourTurn(): boolean {
    const { phase, dealer, next_dealer, over } = this.view;
    if (over) return false;
    if (phase === "deal" || phase === "discussion") return this.isYou(dealer);
    if (phase === "reveal") return this.isYou(next_dealer);
    return this.asking || this.answering || this.voting || this.guessing;
  }

  place(key: PlaceKey): string {
    return this.content.place(key, this.view.places);
  }

  /** What is written on a note: a phrase of the bank in the reader's language, or somebody's own words. */
  text(line: Line): string {
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
