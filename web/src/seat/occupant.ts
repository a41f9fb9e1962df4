import type { PersonView } from "../protocol/messages";
import { botMask, botName } from "./bots";
import type { Seat } from "./seat.svelte";

export interface Occupant {
  /** Null: a bot. */
  readonly person: PersonView | null;
  readonly name: string;
  readonly mask: number;
}

/** Who sits on a chair now, for the next game. In the last game, the seat may have been someone else's. */
export function occupant({ table, language }: Seat, chair: number): Occupant {
  const id = table.chairs[chair]?.person;
  const person = table.persons.find((one) => one.id === id) ?? null;
  const worn = table.persons.map(({ mask }) => mask);
  return {
    person,
    name: person?.name ?? botName(chair, language),
    mask: person?.mask ?? botMask(chair, worn),
  };
}
