import type { OptionWords } from "../../games/module";
import type { Schema } from "../catalogue.svelte";

/** How one option of a game is asked for. */
export type Field =
  | { readonly kind: "switch" }
  | { readonly kind: "number"; readonly least: number; readonly most: number; readonly optional: boolean }
  | { readonly kind: "choice"; readonly values: readonly (string | number)[]; readonly optional: boolean }
  | { readonly kind: "several"; readonly values: readonly (string | number)[]; readonly least: number };

/** A game's own schema, as far as a form can be made of it; what it cannot is left to the game. */
export function fields(schema: Schema): Readonly<Record<string, Field>> {
  const options = resolve(schema, schema);
  const found = Object.entries(options.properties ?? {}).flatMap(([name, one]) => {
    const field = asField(resolve(one, schema), schema);
    return field ? [[name, field] as const] : [];
  });
  return Object.fromEntries(found);
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (root.$defs?.[name] ?? schema);
}

function asField(schema: Schema, root: Schema, optional = false): Field | null {
  const some = schema.anyOf?.filter(({ type }) => type !== "null");
  if (some?.[0] && some.length === 1) {
    const nullable = some.length < (schema.anyOf?.length ?? 0);
    return asField(resolve(some[0], root), root, nullable);
  }
  if (schema.enum) return { kind: "choice", values: schema.enum, optional };
  if (schema.type === "boolean") return { kind: "switch" };
  if (schema.type === "integer") {
    return { kind: "number", least: schema.minimum ?? 0, most: schema.maximum ?? 999, optional };
  }
  const items = schema.items && resolve(schema.items, root);
  if (schema.type === "array" && items?.enum) {
    return { kind: "several", values: items.enum, least: schema.minItems ?? 0 };
  }
  return null;
}

/** One press of + or −: onto the next multiple of the step, within the limits. */
export function stepped(field: Field & { kind: "number" }, value: number, step: number, up: boolean): number {
  const next = up ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return Math.min(field.most, Math.max(field.least, next));
}

export interface Plain {
  readonly recommended: string;
  readonly yes: string;
  readonly no: string;
}

/** A value on the bill: the large sign and the words under it. */
export function said(
  words: OptionWords,
  value: unknown,
  seats: number,
  plain: Plain,
): readonly [string, string] {
  if (words.say) return words.say(value, seats);
  const named = typeof value === "object" ? words.values?.null : words.values?.[value as string];
  if (typeof value === "boolean") return [named ?? (value ? plain.yes : plain.no), words.label];
  if (value === null) return [named ?? "✻", plain.recommended];
  return [named ?? (value as string), words.label];
}
