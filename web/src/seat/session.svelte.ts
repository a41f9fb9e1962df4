import type { Guise } from "./memory";
import { guise } from "./memory";
import { Seat } from "./seat.svelte";

/** The one place that this page has at a table, through all its screens. */
class Session {
  seat = $state.raw<Seat | null>(null);

  open(chosen: Guise, game: string | null = null): void {
    guise.keep(chosen);
    this.#take(Seat.open(chosen, game));
  }

  join(code: string, chosen: Guise): void {
    guise.keep(chosen);
    this.#take(Seat.join(code, chosen));
  }

  resume(code: string, token: string): void {
    this.#take(Seat.resume(code, token));
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
