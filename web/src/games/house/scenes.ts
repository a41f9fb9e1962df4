/** Views and seats for testing a game's screens. */
import { botMask, botName } from "../../seat/bots";
import type { May } from "../../protocol/messages";
import type { Seat } from "../../seat/seat.svelte";
import type { Language } from "../../words";

export const NAMES = ["Vera", "Dasha", "Tom", "Mira"] as const;

export interface Stubbed<A> {
  readonly language: Language;
  /** The time on every clock. */
  readonly at: number;
  /** The number of people; the other seats are bots. */
  readonly people: number;
  readonly seats: number;
  /** The seat of a person who is away. */
  readonly away?: number;
  readonly act: (action: A, at?: number) => Promise<boolean>;
  readonly table?: object;
}

/** By view: what each seat may do. */
const maysOf = new WeakMap<object, readonly May[]>();

/** A seat that shows one view and passes on its actions. */
export function stubSeat<V extends { you: number | null }, A>(view: V, stubbed: Stubbed<A>): Seat<V> {
  const { language, at, people, seats, away, act, table } = stubbed;
  const chairs = Array.from({ length: seats }, (_, seat) =>
    seat < people ? { person: seat + 1 } : { bot: "regular" },
  );
  const seat = {
    view,
    may: maysOf.get(view)?.[view.you ?? -1] ?? {},
    language,
    you: view.you === null ? null : view.you + 1,
    mySeat: view.you,
    status: "open",
    isHost: view.you === 0,
    table: {
      code: "RUZK",
      options: {},
      games: [],
      paused_at: null,
      phase: "game",
      chat_open: true,
      chairs,
      ...table,
    },
    person: (number: number) => (number < people ? { id: number + 1, here: number !== away } : null),
    name: (number: number) => NAMES[number < people ? number : NAMES.length] ?? botName(number, language),
    mask: (number: number) => (number < people ? number * 4 + 2 : botMask(number)),
    now: () => at,
    gameTime: () => at,
    act,
    do: () => Promise.resolve(true),
  };
  return seat as unknown as Seat<V>;
}

/** One scene: the public view, how some viewers' own views differ from it, and what each seat may do. */
type Fixture<Viewer extends string> = Readonly<Record<Viewer | "table", object>> & {
  readonly may: readonly object[];
};

/** Views from a game's fixtures, with changes. */
export function scenesOf<V>() {
  return <Name extends string, Viewer extends string>(scenes: Readonly<Record<Name, Fixture<Viewer>>>) => ({
    names: Object.keys(scenes) as Name[],
    view: (scene: Name, viewer: Viewer | "table", changes: Partial<V> = {}): V => {
      const view = { ...scenes[scene].table, ...scenes[scene][viewer], ...changes };
      maysOf.set(view, scenes[scene].may as May[]);
      return view as V;
    },
  });
}

/** Records actions, all of which succeed. */
export function recorder<A>(): { readonly acts: A[]; readonly act: (action: A) => Promise<boolean> } {
  const acts: A[] = [];
  return {
    acts,
    act: (action) => {
      acts.push(action);
      return Promise.resolve(true);
    },
  };
}
