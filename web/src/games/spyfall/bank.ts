/** Questions and answers to borrow, and the names of places and roles, in one language. */
import type { PlaceKey } from "./types";

export type Places = Readonly<Record<PlaceKey, { readonly name: string; readonly roles: readonly string[] }>>;

interface Trait {
  readonly questions: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

interface Family {
  readonly questions: Readonly<Record<string, string>>;
}

export interface Bank {
  readonly families: Readonly<Record<string, Family>>;
  readonly traits: Readonly<Record<string, Trait>>;
  readonly evasions: readonly string[];
  readonly openers: Readonly<Record<string, string>>;
}

export interface Phrase {
  readonly key: string;
  readonly text: string;
}

export const NO_BANK: Bank = { families: {}, traits: {}, evasions: [], openers: {} };

/** Every phrase, by its key in the protocol. */
export function phrases({ families, traits, evasions, openers }: Bank): Map<string, string> {
  const all = new Map(Object.entries(openers));
  evasions.forEach((text, number) => all.set(`evasion.${number}`, text));
  for (const { questions } of Object.values(families)) {
    for (const [key, text] of Object.entries(questions)) all.set(key, text);
  }
  for (const [name, { questions, answers }] of Object.entries(traits)) {
    for (const [key, text] of Object.entries(questions)) all.set(key, text);
    for (const [level, texts] of Object.entries(answers)) {
      texts.forEach((text, number) => all.set(`${name}.${level}.${number}`, text));
    }
  }
  return all;
}

/** A few items, spread over the list; the same seed always picks the same ones. */
export function spread<T>(all: readonly T[], seed: number, count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  const start = (seed * 7) % Math.max(1, all.length);
  const picked = Array.from(
    { length: Math.min(count, all.length) },
    (_, i) => all[(start + i * step) % all.length],
  );
  return picked.filter((one) => one !== undefined);
}
