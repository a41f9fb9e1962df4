import { random } from "../protocol/random";
import { readStored, writeStored } from "../storage";

/** What this device remembers: the secret of each of its seats, its owner's profile, and settings. */

export interface Profile {
  readonly name: string;
  readonly mask: number;
}

/** Values that the browser could not store, because storage is full or not allowed: kept until the page is closed. */
const unstored = new Map<string, string>();

export function recall(key: string): string | null {
  return unstored.get(key) ?? readStored("localStorage", key);
}

export function remember(key: string, value: string): void {
  if (writeStored("localStorage", key, value)) unstored.delete(key);
  else unstored.set(key, value);
}

function forget(key: string): void {
  unstored.delete(key);
  writeStored("localStorage", key, null);
}

/** By table: a seat offered by a link although we have one there, until the player has chosen between the two. */
const offers = new Map<string, string>();
/** By table: the token with which we have asked to be let in. */
const knocking = new Map<string, string>();

/** By table: the token, which is the secret that owns a seat. */
export const tokens = {
  of: (code: string): string | null => recall(`seat.${code}`),
  /** An earlier token is kept as a spare, in case this one loses its seat. */
  keep(code: string, token: string): void {
    const before = recall(`seat.${code}`);
    if (before !== null && before !== token) remember(`other.${code}`, before);
    remember(`seat.${code}`, token);
    remember("seat", code);
    knocking.delete(code);
  },
  offer(code: string, token: string): void {
    offers.set(code, token);
  },
  offered: (code: string): string | null => offers.get(code) ?? null,
  decide(code: string, take: boolean): void {
    const token = offers.get(code);
    offers.delete(code);
    if (take && token !== undefined) tokens.keep(code, token);
  },
  /** The seat is gone. A device that left or was kicked keeps the token, so that the table recognises it. */
  drop(code: string, recognisable = false): void {
    const token = recall(`seat.${code}`);
    if (recognisable && token !== null) remember(`away.${code}`, token);
    const other = recall(`other.${code}`);
    forget(`other.${code}`);
    if (other !== null && other !== token) {
      remember(`seat.${code}`, other);
      return;
    }
    forget(`seat.${code}`);
    if (recall("seat") === code) forget("seat");
  },
  /** Whether this device has left the table, or was kicked from it. */
  left: (code: string): boolean => recall(`away.${code}`) !== null,
  /** A new token, unless this device has left the table, was kicked from it or has already asked to be let in. */
  forJoining(code: string): string {
    const token = recall(`away.${code}`) ?? knocking.get(code) ?? random();
    knocking.set(code, token);
    return token;
  },
  /** The table that this device joined last and has not left. */
  last: (): string | null => recall("seat"),
  /** For a table that is not worth returning to, such as practice. */
  setLast(code: string | null): void {
    if (code === null) forget("seat");
    else remember("seat", code);
  },
};

export const profile = {
  get(): Profile {
    const mask = Number(recall("mask"));
    return { name: recall("name") ?? "", mask: mask >= 1 && mask <= 36 ? mask : anyMask() };
  },
  keep({ name, mask }: Profile): void {
    remember("name", name);
    remember("mask", String(mask));
  },
};

function anyMask(): number {
  return 1 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 36);
}
