import type { MayDo } from "../../protocol/messages";
import type { Seat } from "../../seat/seat.svelte";
import type { Language } from "../../words";

/** What every game shows. */
export interface Shown {
  readonly you: number | null;
  readonly away: readonly number[];
  readonly ready?: readonly number[];
}

/** A game as one screen sees it: the view, with words for everything in it. */
export abstract class Play<V extends Shown, A extends { type: string }, Say> {
  readonly seat: Seat<V>;
  readonly view: V;
  readonly say: Say;
  /** What may be done now, by the type of action: the server's word, and the only one that counts. */
  readonly may: MayDo<A>;

  constructor(seat: Seat<V>, view: V, words: { readonly in: (language: Language) => Say }) {
    this.seat = seat;
    this.view = view;
    this.say = words.in(seat.language);
    this.may = seat.may as MayDo<A>;
  }

  /** Everybody who plays, by number. */
  abstract get seats(): readonly number[];

  /** Clockwise from this screen's left; to anyone who only watches, everybody. */
  get others(): readonly number[] {
    const { you } = this.view;
    if (you === null) return this.seats;
    return [...this.seats.filter((seat) => seat > you), ...this.seats.filter((seat) => seat < you)];
  }

  /** Those who are waited for. */
  get present(): readonly number[] {
    return this.seats.filter((seat) => !this.view.away.includes(seat));
  }

  /** This screen's seat has said so, or has none. */
  get isReady(): boolean {
    return this.view.you === null || Boolean(this.view.ready?.includes(this.view.you));
  }

  isYou(seat: number | null): boolean {
    return seat !== null && seat === this.view.you;
  }

  name(seat: number): string {
    return this.seat.name(seat);
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(", ");
  }

  /** `at`: when the finger went down, by the page's own clock, where the first hand counts. */
  act(action: A, at?: number): Promise<boolean> {
    return this.seat.act(action, at);
  }
}
