import type { Guise } from "./memory";
import { guise } from "./memory";
import { Seat } from "./seat.svelte";

/** The one place that this page has at a table, through all its screens. */
class Session {
  seat = $state.raw<Seat | null>(null);
  /** The seat among friends while one practises elsewhere: its line stays open, so nobody sees it empty. */
  aside = $state.raw<Seat | null>(null);

  open(chosen: Guise, game: string | null = null): void {
    guise.keep(chosen);
    this.openInPassing(chosen, game);
  }

  /** Under a name that is not remembered. */
  openInPassing(chosen: Guise, game: string | null): Seat {
    const seat = Seat.open(chosen, game);
    this.#take(seat);
    return seat;
  }

  stepAside(): void {
    this.aside?.close();
    this.aside = this.seat;
    this.seat = null;
  }

  join(code: string, chosen: Guise): void {
    guise.keep(chosen);
    this.#take(Seat.join(code, chosen));
  }

  resume(code: string, token: string): void {
    const { aside } = this;
    if (aside?.table.code === code && !aside.end) {
      this.aside = null;
      this.#take(aside);
    } else this.#take(Seat.resume(code, token));
  }

  /** To a table whose record is damaged, from its last good moment. */
  mend(code: string, token: string): void {
    this.#take(Seat.resume(code, token, true));
  }

  watch(code: string): void {
    this.#take(Seat.watch(code));
  }

  drop(): void {
    this.seat?.close();
    this.seat = null;
  }

  #take(seat: Seat): void {
    this.seat?.close();
    this.seat = seat;
  }
}

export const session = new Session();
