import { random } from "../protocol/random";

/** What this device remembers: the secret of each seat it has, and who its owner is. */

export interface Guise {
  readonly name: string;
  readonly mask: number;
}

/** What the browser would not store, being full or told to keep nothing: it lasts as long as the page. */
const kept = new Map<string, string>();

function read(key: string): string | null {
  const value = kept.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    kept.delete(key);
  } catch {
    kept.set(key, value);
  }
}

export function recall(key: string): string | null {
  return read(key);
}

function forget(key: string): void {
  kept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Seats that a link would give us at tables where we have one already, until somebody has chosen. */
const offers = new Map<string, string>();
/** Secrets with which we have asked to be let in. */
const asking = new Map<string, string>();

export const tokens = {
  of: (code: string): string | null => read(`seat.${code}`),
  /** The one that was kept before is not forgotten: it is ours again when this one's seat is gone. */
  keep(code: string, token: string): void {
    const before = read(`seat.${code}`);
    if (before !== null && before !== token) remember(`other.${code}`, before);
    remember(`seat.${code}`, token);
    remember("seat", code);
    asking.delete(code);
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
  /** Of a seat that is gone; sent away from a table, a device goes on being the one that was. */
  drop(code: string, sentAway = false): void {
    const token = read(`seat.${code}`);
    if (sentAway && token !== null) remember(`away.${code}`, token);
    const other = read(`other.${code}`);
    forget(`other.${code}`);
    if (other !== null && other !== token) {
      remember(`seat.${code}`, other);
      return;
    }
    forget(`seat.${code}`);
    if (read("seat") === code) forget("seat");
  },
  /** A new secret, but for a device that was sent away, or that has asked to be let in. */
  fresh(code: string): string {
    const token = read(`away.${code}`) ?? asking.get(code) ?? random();
    asking.set(code, token);
    return token;
  },
  /** The table that this device sat down at last and has not left. */
  last: (): string | null => read("seat"),
  /** A table opened in passing is not the one to come back to. */
  goBackTo(code: string | null): void {
    if (code === null) forget("seat");
    else remember("seat", code);
  },
};

export const guise = {
  get(): Guise {
    const mask = Number(read("mask"));
    return { name: read("name") ?? "", mask: mask >= 1 && mask <= 36 ? mask : anyMask() };
  },
  keep({ name, mask }: Guise): void {
    remember("name", name);
    remember("mask", String(mask));
  },
};

function anyMask(): number {
  return 1 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 36);
}
