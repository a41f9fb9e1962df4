// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Features that the oldest browsers in vite.config.ts lack and the build cannot replace, with their first version. */
const TOO_NEW = {
  "color-mix(), Safari 16.2": /color-mix\(/,
  "subgrid, Chrome 117": /\bsubgrid\b/,
  "@starting-style, Chrome 117": /@starting-style/,
  "@scope, Chrome 118": /@scope\b/,
  "light-dark(), Chrome 123": /light-dark\(/,
  "field-sizing, Chrome 123": /field-sizing/,
  "anchor positioning, Chrome 125": /anchor-name|position-anchor/,
  "adoptedStyleSheets, Safari 16.4": /adoptedStyleSheets/,
  "lookbehind in a regular expression, Safari 16.4": /\(\?<[=!]/,
  "Object.groupBy, Safari 17.4": /\bObject\.groupBy\b/,
  "Promise.withResolvers, Safari 17.4": /\bwithResolvers\b/,
  "checkVisibility, Safari 17.4": /\.checkVisibility\(/,
  "URL.canParse, Safari 17": /\bcanParse\b/,
  "AbortSignal.any, Safari 17.4": /AbortSignal\.any\b/,
};

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(ts|svelte|css)$/.test(name) && !/\.test\.ts$/.test(name),
);

it.each(Object.entries(TOO_NEW))("%s: not used", (_, used) => {
  const found = files.filter((name) => used.test(readFileSync(join("src", name), "utf8")));
  expect(found).toEqual([]);
});
