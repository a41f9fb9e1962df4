import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import poster from "./poster";
import type { Call, CarnivalAction, CarnivalView, Partnership, WinkShown } from "./types";
import { carnival, type CarnivalSay } from "./words";

/** `may` lists no call until the calling is open; until then, any free agent that is not in one's own hand. */
export function choosable(
  early: boolean,
  { callable, hand }: Pick<CarnivalView, "callable" | "hand">,
  may: readonly Pick<Call, "number">[] | undefined,
): readonly number[] {
  if (early) return callable.filter((number) => !hand.includes(number));
  return (may ?? []).flatMap(({ number }) => (number === null ? [] : [number]));
}

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

  /** This screen's player is new to the game: nothing hurries them. */
  get learns(): boolean {
    return this.isYou(this.view.learner);
  }

  get yourTurn(): boolean {
    return !this.view.over && this.isYou(this.view.mover);
  }

  /** The number under a player's pawn. */
  called(seat: number): number | null {
    return this.view.calls[seat]?.number ?? null;
  }

  /** The numbers that this player may call now; the view's `callable` are those that anybody might. */
  get callable(): readonly number[] {
    return choosable(false, this.view, this.may.call);
  }

  /** It is this seat's turn, and too early to call but not to pick. */
  get picksEarly(): boolean {
    return this.yourTurn && !this.view.calling_open && !this.view.closing;
  }

  /** The numbers that this seat can pick on its turn. */
  get choosable(): readonly number[] {
    return choosable(this.picksEarly, this.view, this.may.call);
  }

  get mayPass(): boolean {
    return (this.may.call ?? []).some(({ number }) => number === null);
  }

  mayContact(seat: number | null): boolean {
    return (this.may.contact ?? []).some(({ partner }) => partner === seat);
  }

  /** The numbers over which this seat may be accused. */
  accusable(seat: number | null): readonly number[] {
    return (this.may.accuse ?? []).filter(({ named }) => named === seat).map(({ number }) => number);
  }

  /** Whether this seat can be named, in a contact or an accusation. */
  nameable(seat: number): boolean {
    return this.mayContact(seat) || this.accusable(seat).length > 0;
  }

  /** The number under one's own pawn. */
  get ownCall(): number | null {
    return this.view.you === null ? null : this.called(this.view.you);
  }

  /** This seat holds the card that this player has called, and it is not too late for the sign. */
  isPartnerOf(seat: number | null): boolean {
    return this.view.partner_of.some(({ caller }) => caller === seat);
  }

  /** This seat has given this caller its sign already. */
  hasSigned(seat: number | null): boolean {
    return this.view.partner_of.some(({ caller, winked }) => caller === seat && winked);
  }

  /** The most urgent call that still waits for this seat's sign. */
  get toSign(): Partnership | null {
    return this.view.partner_of.find(({ winked }) => !winked) ?? null;
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

  /** What the game is about, with the sign that this table gives. */
  get goal(): string {
    const { signal } = this.view;
    if (signal === "wink") return poster.words[this.seat.language].blurb;
    return this.say("goal", { sign: this.say(`a_${signal}`) });
  }

  get agentsLeft(): number {
    return this.view.crowd.length - this.view.taken.length - this.view.turned.length;
  }
}
