/** Views and seats for the tests of a game's screens. */
import { botMask, botName } from "../../seat/bots";
import type { May } from "../../protocol/messages";
import type { Seat } from "../../seat/seat.svelte";
import type { Language } from "../../words";

export const NAMES = ["Vera", "Dasha", "Tom", "Mira"] as const;

export interface Stubbed<A> {
  readonly language: Language;
  /** What every clock shows. */
  readonly at: number;
  /** So many of the seats are people's, the rest are bots. */
  readonly people: number;
  readonly seats: number;
  /** Who is a person and not here. */
  readonly away?: number;
  readonly act: (action: A, at?: number) => Promise<boolean>;
  readonly table?: object;
}

/** What each seat may do where a view was seen. */
const mays = new WeakMap<object, readonly May[]>();

/** Shows one view, and hands on what is asked of it. */
export function stubSeat<V extends { you: number | null }, A>(view: V, stubbed: Stubbed<A>): Seat<V> {
  const { language, at, people, seats, away, act, table } = stubbed;
  const chairs = Array.from({ length: seats }, (_, seat) =>
    seat < people ? { person: seat + 1 } : { bot: "regular" },
  );
  const seat = {
    view,
    may: mays.get(view)?.[view.you ?? -1] ?? {},
    language,
    you: view.you === null ? null : view.you + 1,
    mySeat: view.you,
    status: "open",
    isHost: view.you === 0,
    table: { code: "RUZK", games: [], paused_at: null, phase: "game", chat_open: true, chairs, ...table },
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

/** What all see in a scene, what each of some viewers sees otherwise, and what each seat may do. */
type Fixture<Viewer extends string> = Readonly<Record<Viewer | "table", object>> & {
  readonly may: readonly object[];
};

/** A game's fixtures: real views, and changes to them. */
export function scenesOf<V>() {
  return <Name extends string, Viewer extends string>(scenes: Readonly<Record<Name, Fixture<Viewer>>>) => ({
    names: Object.keys(scenes) as Name[],
    view: (scene: Name, viewer: Viewer | "table", changes: Partial<V> = {}): V => {
      const view = { ...scenes[scene].table, ...scenes[scene][viewer], ...changes };
      mays.set(view, scenes[scene].may as May[]);
      return view as V;
    },
  });
}

/** What was asked of a seat, each time with success. */
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
