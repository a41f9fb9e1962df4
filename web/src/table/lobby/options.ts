import type { OptionWords } from "../../games/module";
import type { Sitting } from "../../protocol/messages";
import type { Schema } from "../gameInfo.svelte";

/** The form field for one option of a game. */
export type Field =
  | { readonly kind: "switch" }
  | { readonly kind: "number"; readonly least: number; readonly most: number; readonly optional: boolean }
  | { readonly kind: "choice"; readonly values: readonly (string | number)[]; readonly optional: boolean }
  | { readonly kind: "several"; readonly values: readonly (string | number)[]; readonly least: number };

/** The form fields for a game's options, by name. Options that no field fits are left to the game's own editor. */
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

/** The options that make a difference to people who sit like this, by name. */
export function relevant(
  words: Readonly<Record<string, OptionWords>>,
  sitting: Sitting,
): readonly (readonly [string, OptionWords])[] {
  return Object.entries(words).filter(([, option]) => sitting === "apart" || !option.apart);
}

/** The value after a press of + or −: the next multiple of the step, within the limits. */
export function nextValue(
  field: Field & { kind: "number" },
  value: number,
  step: number,
  up: boolean,
): number {
  const next = up ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return Math.min(field.most, Math.max(field.least, next));
}

/** Words for values that the game has no words for. */
export interface DefaultWords {
  readonly recommended: string;
  readonly yes: string;
  readonly no: string;
}

/** A value on the bill: what is written large, and the words under it. */
export function describeValue(
  words: OptionWords,
  value: unknown,
  seats: number,
  defaults: DefaultWords,
): readonly [string, string] {
  if (words.say) return words.say(value, seats);
  const named = typeof value === "object" ? words.values?.null : words.values?.[value as string];
  if (typeof value === "boolean") return [named ?? (value ? defaults.yes : defaults.no), words.label];
  if (value === null) return [named ?? "✻", defaults.recommended];
  return [named ?? (value as string), words.label];
}
