/** Which phrases answer which question, and which of them are true of a place. Loaded with the phrases. */
import general from "@content/spyfall/general/en";
import traits from "@content/spyfall/traits/en";
import unfit from "@content/spyfall/unfit/en";
import type { PlaceKey } from "./types";

/** From none of a trait to very much of it, three phrases each, numbered in hexadecimal. */
const NUMBERS = Array.from("0123456789abcde");

/**
 * Of these phrases, by their keys, those that say something in answer to this question. To somebody who knows the
 * place, only what is true there; if nothing of that answers the question, what is true about anything.
 */
export function telling(
  question: string | undefined,
  place: PlaceKey | undefined,
  keys: readonly string[],
): string[] {
  const fit = question === undefined ? [] : fitting(question).filter((key) => keys.includes(key));
  const truths = place === undefined ? undefined : traits[place];
  if (!truths) return fit;
  const found = truthful(fit, truths);
  return found.length ? found : truthful(keys, truths);
}

function fitting(question: string): string[] {
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

function answerKey(trait: string, number: string): string {
  const place = parseInt(number, 16);
  return `${trait}.${Math.floor(place / 3) - 2}.${place % 3}`;
}

/** The plainest of what is true. */
function truthful(keys: readonly string[], truths: Readonly<Record<string, number>>): string[] {
  const off = (key: string): number => {
    const [trait = "", said = ""] = key.split(".");
    const truth = truths[trait] ?? NaN;
    return truth * Number(said) > 0 || truth === Number(said) ? Math.abs(truth - Number(said)) : NaN;
  };
  const near = Math.min(...keys.map(off).filter((one) => !Number.isNaN(one)));
  return keys.filter((key) => off(key) === near);
}
