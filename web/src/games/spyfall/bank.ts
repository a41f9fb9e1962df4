/** Questions and answers to borrow, and the names of places and roles, in one language. */
import type { PlaceKey } from "./types";

export type Places = Readonly<Record<PlaceKey, { readonly name: string; readonly roles: readonly string[] }>>;

/** How much a place has of each trait, from -2 to 2. */
export type Traits = Readonly<Record<string, number>>;

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

/** What one can answer, in any language. */
export interface Fit {
  /** By family of questions and trait, phrases that answer, each with the questions that it does not answer. */
  readonly general: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** By question about a trait, the phrases that do not answer it. */
  readonly unfit: Readonly<Record<string, string>>;
  readonly traits: Readonly<Record<PlaceKey, Traits>>;
}

export const NO_FIT: Fit = { general: {}, unfit: {}, traits: {} };

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

/** From none of a trait to very much of it, three phrases each, numbered in hexadecimal. */
const NUMBERS = Array.from("0123456789abcde");

function answerKey(trait: string, number: string): string {
  const place = parseInt(number, 16);
  return `${trait}.${Math.floor(place / 3) - 2}.${place % 3}`;
}

/** The keys of phrases that answer a question of the bank. */
export function fitting(question: string, { general, unfit }: Fit): string[] {
  const [about = "", number = ""] = question.split(".");
  const family = general[about];
  if (!family)
    return NUMBERS.filter((one) => !unfit[question]?.includes(one)).map((one) => answerKey(about, one));
  const digit = Number(number).toString(16);
  return Object.entries(family).flatMap(([trait, some]) =>
    Object.keys(some)
      .filter((one) => !some[one]?.includes(digit))
      .map((one) => answerKey(trait, one)),
  );
}

/** Those that are true of a place; the plainest, if there are any. */
export function truthful(keys: readonly string[], traits: Traits): string[] {
  const off = (key: string): number => {
    const [trait = "", said = ""] = key.split(".");
    const truth = traits[trait] ?? NaN;
    return truth * Number(said) > 0 || truth === Number(said) ? Math.abs(truth - Number(said)) : NaN;
  };
  const near = Math.min(...keys.map(off).filter((one) => !Number.isNaN(one)));
  return keys.filter((key) => off(key) === near);
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
