// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { table } from "../src/table/words";

const REFUSALS = /** @type {Record<string, Record<string, string>>} */ (
  JSON.parse(readFileSync(new URL("../../src/quivive/server/refusals.json", import.meta.url), "utf8"))
);

it.each(/** @type {const} */ (["en", "ru", "uk"]))(
  "says in %s that the chat is closed in the same words as the server",
  (language) => {
    expect(table.in(language)("chat_closed")).toBe(REFUSALS.chat_closed?.[language]);
  },
);
