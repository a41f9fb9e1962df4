/** A table's own places: checking what was typed, and reading and writing files. */
import type { OwnPlace } from "../types";

export const MOST_PLACES = 60;
export const MOST_ROLES = 10;
export const LONGEST = 60;
export const FEWEST_ALONE = 3;

export type Fault = "need_name" | "need_roles" | "same_name" | "too_many";

/** A place from what was typed, with spaces tidied and empty lines removed. */
export function fromForm(name: string, roles: string): OwnPlace {
  return { name: tidy(name), roles: roles.split("\n").map(tidy).filter(Boolean) };
}

/** Why a place cannot be added to the others; null: it can. */
export function fault(place: OwnPlace, others: readonly OwnPlace[]): Fault | null {
  if (!fits(place.name)) return "need_name";
  if (place.roles.length < 1 || place.roles.length > MOST_ROLES || !place.roles.every(fits))
    return "need_roles";
  if (others.some((other) => reading(other.name) === reading(place.name))) return "same_name";
  return others.length >= MOST_PLACES ? "too_many" : null;
}

export function toFile(places: readonly OwnPlace[]): string {
  return `${JSON.stringify({ game: "spyfall", places }, null, 2)}\n`;
}

/** The valid places in a file; null if there are none. */
export function fromFile(text: string): OwnPlace[] | null {
  const places = placesIn(text).reduce<OwnPlace[]>((good, one) => {
    const place = asPlace(one);
    return place && fault(place, good) === null ? [...good, place] : good;
  }, []);
  return places.length ? places : null;
}

function placesIn(text: string): unknown[] {
  try {
    const content: unknown = JSON.parse(text);
    const places = isObject(content) && "places" in content ? content.places : content;
    return Array.isArray(places) ? places : [];
  } catch {
    return []; // Somebody's other file.
  }
}

function asPlace(value: unknown): OwnPlace | null {
  if (!isObject(value) || typeof value.name !== "string" || !Array.isArray(value.roles)) return null;
  const roles = value.roles.filter((role) => typeof role === "string");
  return fromForm(value.name, roles.join("\n"));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function fits(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST;
}

function reading(name: string): string {
  return name.normalize("NFKC").toLocaleLowerCase();
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
