import { language } from "../../language.svelte";
import { route } from "../../route.svelte";
import { profile, tokens } from "../../seat/memory";
import { opened } from "../../ui/opened.svelte";
import { ui } from "../../ui/words";
import { Seat } from "../../seat/seat.svelte";
import { session } from "../../seat/session.svelte";
import { POSTERS } from "../posters";
import { isPractice, markPractice } from "./practice";
import { house } from "./words";

/** The way to a practice table. */
class PracticeStart {
  /** At the table that is being opened. */
  #seat = $state.raw<Seat | null>(null);

  get busy(): boolean {
    return this.#seat !== null && this.#seat.end === null;
  }

  /** Why there is no table so far. Unless it was refused, we keep trying. */
  get failure(): string | undefined {
    return this.#seat?.unreachable ? ui.in(language.now)("unreachable") : this.#seat?.end?.text;
  }

  /**
   * Opens a private table, seats bots and starts. Meanwhile the player keeps their seat at a table with friends. The
   * page changes once the table is ready and `stage`, the code that draws it, is loaded.
   */
  async begin(game: string, stage?: Promise<unknown>): Promise<void> {
    const practice = POSTERS.find(({ key }) => key === game)?.practice;
    if (!practice) return;
    this.#cancel();
    const last = tokens.last();
    const { name, mask } = profile.get();
    const seat = Seat.open({ name: name || house.in(language.now)("guest"), mask }, game);
    this.#seat = seat;
    if (!(await this.#isReady(seat))) return;
    markPractice(seat.table.code);
    tokens.setLast(last);
    const agreed = "preset" in practice ? { preset: practice.preset } : { options: practice.options };
    await seat.do({ type: "agree", ...agreed, sitting: "apart" });
    for (let bot = 0; bot < practice.bots; bot++)
      await seat.do({ type: "seat_bot", level: practice.level, brisk: !practice.ownPace });
    // A page whose code cannot be loaded reloads itself.
    await stage?.catch(() => undefined);
    if (this.#seat === seat) await this.#enter(seat);
  }

  /** For a screen that offers practice: when the player leaves it, nothing is started any more. */
  endsWithScreen(): void {
    $effect(() => () => {
      // While an effect is torn down, state reads as it was before: even once we have entered.
      queueMicrotask(() => {
        this.#cancel();
      });
    });
  }

  #cancel(): void {
    this.#seat?.close();
    this.#seat = null;
  }

  async #enter(seat: Seat): Promise<void> {
    this.#seat = null;
    if (session.seat && !isPractice(session.seat.table.code)) session.park();
    session.show(seat);
    opened.close();
    route.go(`/${seat.table.code}`);
    await seat.do({ type: "start_game" });
  }

  /** Resolves to false if the table was refused or is no longer wanted. */
  #isReady(seat: Seat): Promise<boolean> {
    return new Promise((answer) => {
      const stop = $effect.root(() => {
        $effect(() => {
          const wanted = this.#seat === seat && seat.end === null;
          if (wanted && !seat.ready) return;
          answer(wanted);
          queueMicrotask(() => {
            stop();
          });
        });
      });
    });
  }
}

export const practiceStart = new PracticeStart();
