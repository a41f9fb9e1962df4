import type { Seat } from "../../seat/seat.svelte";
import { Play as HousePlay } from "../house/play";
import { cardOf } from "./cards";
import { mission, type MissionWords } from "./mission/missions.svelte";
import type {
  CardId,
  Corner,
  CrosshairsAction,
  CrosshairsView,
  Held,
  Laid,
  Standing,
  SuspectId,
} from "./types";
import { crosshairs, type CrosshairsSay } from "./words";

/** A suspect, and the seat of the agent who has it. */
export interface Placed {
  readonly at: number;
  readonly standing: Standing;
}

/** The mission as one screen sees it: the view, and words for everything in it. */
export class Play extends HousePlay<CrosshairsView, CrosshairsAction, CrosshairsSay> {
  constructor(seat: Seat<CrosshairsView>, view: CrosshairsView) {
    super(seat, view, crosshairs);
  }

  override get seats(): readonly number[] {
    return this.view.stands.map((_, seat) => seat);
  }

  /** Whether this agent has to do something now. */
  get yourTurn(): boolean {
    return Object.keys(this.may).length > 0;
  }

  get mission(): MissionWords | null {
    return mission(this.view.mission, this.seat.language);
  }

  get own(): readonly Standing[] {
    return this.view.you === null ? [] : this.standOf(this.view.you);
  }

  get suspects(): readonly Placed[] {
    return this.seats.flatMap((at) => this.standOf(at).map((standing) => ({ at, standing })));
  }

  /** The suspects that the gun may point at. */
  get aims(): readonly Placed[] {
    return this.#among(this.may.aim ?? []);
  }

  /** How many names the clue board leaves; `null`: there is no board. */
  namesLeft({ board, grid }: Standing): number | null {
    if (grid) return grid.length;
    const { suits, numbers } = this.view;
    if (!board) return null;
    return (suits.length - board.struck_suits.length) * (numbers.length - board.struck_numbers.length);
  }

  /** The open clues leave one name. */
  isOnlyOneLeft(standing: Standing): boolean {
    return this.namesLeft(standing) === 1;
  }

  /** A suspect that this agent may aim at, and that has only one name left. */
  get sure(): Placed | null {
    return this.aims.find(({ standing }) => this.isOnlyOneLeft(standing)) ?? null;
  }

  /** Whether this clue is the last thing that happened, cards drawn after it aside. */
  isLatest({ card, token }: Laid): boolean {
    const last = this.view.record.findLast(({ what }) => what !== "drew");
    if (!last || !["clue", "exchange", "token"].includes(last.what)) return false;
    return card ? last.card === card : last.token === token;
  }

  /** Where the light falls on whoever is to move, with `seats` in columns: -1 is the left edge, 1 the right edge. */
  lightAmong(seats: readonly number[], columns = seats.length): number {
    const { over, phase, to_move } = this.view;
    const place = over || phase === "briefing" ? -1 : seats.indexOf(to_move);
    return place < 0 ? 0 : (((place % columns) + 0.5) / columns) * 2 - 1;
  }

  /** The suspects that this card may be laid beside in an exchange. */
  exchanges(card: CardId): readonly Placed[] {
    return this.#among((this.may.exchange ?? []).filter((exchange) => exchange.card === card));
  }

  /** No suspect is left to be named. */
  get won(): boolean {
    return this.view.over && this.view.suspects_left === 0 && this.suspects.length === 0;
  }

  /** Why the mission ended, once the table says so. */
  get reason(): string | null {
    return this.view.over ? (this.seat.table.games.at(-1)?.outcome?.reason ?? null) : null;
  }

  /** The number of bullets at the start: those left, plus every shot. */
  get loaded(): number {
    return this.view.bullets + this.view.record.filter(({ what }) => what === "shot").length;
  }

  #among(offered: readonly { readonly suspect: SuspectId }[]): readonly Placed[] {
    return this.suspects.filter(({ standing }) =>
      offered.some(({ suspect }) => suspect === standing.suspect),
    );
  }

  /** The suspects in front of a seat. */
  standOf(seat: number): readonly Standing[] {
    return this.view.stands[seat] ?? [];
  }

  placed(suspect: SuspectId | null): Placed | null {
    return this.suspects.find(({ standing }) => standing.suspect === suspect) ?? null;
  }

  /** What this agent knows about a suspect from having looked at it. */
  known(suspect: SuspectId): Held | null {
    return this.view.seen.find((held) => held.suspect === suspect) ?? null;
  }

  corner(card: CardId): Corner | null {
    const { number } = cardOf(card);
    return this.view.numbers.find((corner) => corner.number === number) ?? null;
  }

  card(id: CardId): string {
    const { suit, number } = cardOf(id);
    const name = this.say(suit);
    return number === null ? this.say("special", { suit: name }) : this.say("card", { suit: name, number });
  }

  cards(ids: readonly CardId[]): string {
    return ids.map((id) => this.card(id)).join(", ");
  }

  clue({ card, token }: Laid): string {
    if (card) return this.card(card);
    return token ? this.say("token", { number: token }) : "";
  }

  /** All clues beside a suspect in words: upright or sideways is what they say. */
  described({ clues, missed }: Standing): string {
    const laid = (upright: boolean): string =>
      clues
        .filter((clue) => clue.upright === upright)
        .map((clue) => this.clue(clue))
        .join(", ");
    const common = laid(true);
    const nothing = laid(false);
    const said = [
      common && this.say("in_common_list", { cards: common }),
      nothing && this.say("nothing_list", { cards: nothing }),
      missed.length ? `${this.say("missed", { cards: this.cards(missed) })}.` : "",
    ].filter(Boolean);
    return said.length ? said.join(" ") : `${this.say("no_clues")}.`;
  }
}
