import type { MayDo } from "../../protocol/messages";
import type { Seat } from "../../seat/seat.svelte";
import { ui } from "../../ui/words";
import type { Language } from "../../words";

/** What every game's view has. */
export interface CommonView {
  readonly you: number | null;
  readonly away: readonly number[];
  readonly ready?: readonly number[];
}

/** A game as one screen sees it: the view, and words for everything in it. */
export abstract class Play<V extends CommonView, A extends { type: string }, Say> {
  readonly seat: Seat<V>;
  readonly view: V;
  readonly say: Say;
  /** What this seat may do now, by type of action. Only the server decides that. */
  readonly may: MayDo<A>;

  constructor(seat: Seat<V>, view: V, words: { readonly in: (language: Language) => Say }) {
    this.seat = seat;
    this.view = view;
    this.say = words.in(seat.language);
    this.may = seat.may as MayDo<A>;
  }

  /** All seats of the game, or of the round where only some are dealt in, whoever is away. */
  abstract get seats(): readonly number[];

  /** The other players, clockwise from the left; for a spectator, all players. */
  get others(): readonly number[] {
    const { you } = this.view;
    if (you === null) return this.seats;
    return [...this.seats.filter((seat) => seat > you), ...this.seats.filter((seat) => seat < you)];
  }

  /** The seats that are not left out. */
  get present(): readonly number[] {
    return this.seats.filter((seat) => !this.view.away.includes(seat));
  }

  /** Whether this player is ready; spectators always are. */
  get isReady(): boolean {
    return this.view.you === null || Boolean(this.view.ready?.includes(this.view.you));
  }

  isYou(seat: number | null): boolean {
    return seat !== null && seat === this.view.you;
  }

  name(seat: number): string {
    return this.seat.name(seat);
  }

  /** What a face or an entry is labelled with: to its owner, that it is theirs. */
  label(seat: number): string {
    return this.isYou(seat) ? ui.in(this.seat.language)("you") : this.name(seat);
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(", ");
  }

  /** `at`: in a race, the timestamp of the tap. */
  act(action: A, at?: number): Promise<boolean> {
    return this.seat.act(action, at);
  }
}
