import { Seat } from "../seat/seat.svelte";

/** After that, go to the table's page, which says that it is connecting. */
const MAX_WAIT = 1_500;

/** Checks whether a table exists before going there, so that a mistyped code can be corrected on the spot. */
export class TableSearch {
  #preview = $state.raw<Seat | null>(null);

  constructor(onfound: (code: string) => void) {
    let code = "";
    this.find = (typed) => {
      code = typed;
      this.#preview = Seat.watch(typed);
    };
    const enter = (): void => {
      if (this.failure === undefined) onfound(code);
    };
    $effect(() => {
      const seat = this.#preview;
      if (!seat) return;
      const timer = setTimeout(enter, MAX_WAIT);
      return () => {
        clearTimeout(timer);
        seat.close();
      };
    });
    $effect(() => {
      if (this.#preview?.ready) enter();
    });
  }

  readonly find: (code: string) => void;

  /** Why there is no way in. */
  get failure(): string | undefined {
    return this.#preview?.end?.text;
  }

  stop(): void {
    this.#preview = null;
  }
}
