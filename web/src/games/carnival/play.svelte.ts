import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import type { CarnivalAction, CarnivalView, Partnership, WinkShown } from "./types";
import { carnival, type CarnivalSay } from "./words";

/** A game as one screen sees it: the view, with words for everything in it. */
export class Play extends HousePlay<CarnivalView, CarnivalAction, CarnivalSay> {
  constructor(seat: Seat<CarnivalView>, view: CarnivalView) {
    super(seat, view, carnival);
  }

  override get seats(): readonly number[] {
    return this.view.cards.map((_, seat) => seat);
  }

  /** The faces to the left and to the right of the crowd, each from the top: clockwise from this screen's left. */
  get sides(): readonly [readonly number[], readonly number[]] {
    const others = this.others;
    const half = Math.ceil(others.length / 2);
    return [others.slice(0, half).reverse(), others.slice(half)];
  }

  get myTurn(): boolean {
    return !this.view.over && this.isYou(this.view.mover);
  }

  /** The number under a player's pawn. */
  called(seat: number): number | null {
    return this.view.calls[seat]?.number ?? null;
  }

  /** The numbers that this seat may call now. */
  get callable(): readonly number[] {
    return (this.may.call ?? []).flatMap(({ number }) => (number === null ? [] : [number]));
  }

  get mayPass(): boolean {
    return (this.may.call ?? []).some(({ number }) => number === null);
  }

  mayContact(seat: number | null): boolean {
    return (this.may.contact ?? []).some(({ partner }) => partner === seat);
  }

  /** Who may be accused, and over which numbers. */
  accusable(seat: number | null): readonly number[] {
    return (this.may.accuse ?? []).filter(({ named }) => named === seat).map(({ number }) => number);
  }

  /** Whether there is anything to say of this seat: a contact or an accusation. */
  nameable(seat: number): boolean {
    return this.mayContact(seat) || this.accusable(seat).length > 0;
  }

  /** The caller who waits for the holder of this card: its glow in the hand. */
  waiting(number: number): Partnership | null {
    return this.view.partner_of.find((one) => one.number === number) ?? null;
  }

  /** The last sign that this screen may show on a face. */
  signOf(seat: number): WinkShown | null {
    if (this.isYou(seat)) return this.view.winking;
    return this.view.seen.findLast((wink) => wink.seat === seat) ?? null;
  }

  watchers(seat: number): readonly number[] {
    return this.seats.filter((one) => this.view.gazes[one] === seat);
  }

  /** Whom or what somebody looks at, in words. */
  looked(at: number | null): string {
    if (at === null) return this.say("the_crowd");
    return this.isYou(at) ? this.say("at_you") : this.name(at);
  }

  get guestsLeft(): number {
    return this.view.crowd.length - this.view.taken.length - this.view.turned.length;
  }
}
