import type { PersonView } from "../protocol/messages";
import { botMask, botName } from "./bots";
import type { Seat } from "./seat.svelte";

export interface Seated {
  /** Null: a bot. */
  readonly person: PersonView | null;
  readonly name: string;
  readonly mask: number;
}

/** Who sits on a chair now, for the next game: the seats of the last one may have been others'. */
export function seated({ table, language }: Seat, chair: number): Seated {
  const id = table.chairs[chair]?.person;
  const person = table.persons.find((one) => one.id === id) ?? null;
  return {
    person,
    name: person?.name ?? botName(chair, language),
    mask:
      person?.mask ??
      botMask(
        chair,
        table.persons.map(({ mask }) => mask),
      ),
  };
}
