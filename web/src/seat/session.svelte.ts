import { profile, type Profile } from "./memory";
import { Seat } from "./seat.svelte";

/** The seat that this page shows, on all its screens. */
class Session {
  seat = $state.raw<Seat | null>(null);
  /** The seat among friends during practice elsewhere: it stays connected, so that nobody sees it empty. */
  parked = $state.raw<Seat | null>(null);
  /** The mask with which we asked to join, until it is known which one we got. */
  asked: number | null = null;

  open(chosen: Profile, game: string | null = null): void {
    profile.keep(chosen);
    this.show(Seat.open(chosen, game));
  }

  park(): void {
    this.parked?.close();
    this.parked = this.seat;
    this.seat = null;
  }

  join(code: string, chosen: Profile): void {
    profile.keep(chosen);
    this.asked = chosen.mask;
    this.show(Seat.join(code, chosen));
  }

  resume(code: string, token: string): void {
    const { parked } = this;
    if (parked?.table.code === code && !parked.end) {
      this.parked = null;
      this.show(parked);
    } else this.show(Seat.resume(code, token));
  }

  /** Resumes at a table whose log is damaged, from its last intact entry. */
  mend(code: string, token: string): void {
    this.show(Seat.resume(code, token, true));
  }

  watch(code: string): void {
    this.show(Seat.watch(code));
  }

  drop(): void {
    this.seat?.close();
    this.seat = null;
  }

  show(seat: Seat): void {
    this.seat?.close();
    this.seat = seat;
  }
}

export const session = new Session();
