/** Checks the gzipped size of the built page: landing page, table and each game have a budget. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {{ name: string, bytes: number, limit: number }} Weight */

const FIRST_LOAD = 70_000;
const GAME = 30_000;
/** The pages that a visitor may open first; the entry is added to each. */
const SCREENS = { landing: "src/landing/Landing.svelte", table: "src/table/TablePage.svelte" };
const GAME_ENTRY = /^src\/games\/([^/]+)\/index\.ts$/;

/**
 * The files that a chunk needs: its own, its styles, and those of everything it imports statically.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} seen
 * @returns {Set<string>}
 */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/**
 * @param {Manifest} manifest
 * @param {(file: string) => number} gzipped
 * @returns {Weight[]}
 */
export function weigh(manifest, gzipped) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error("the manifest names no entry");
  /** @param {Iterable<string>} files */
  const total = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0);
  /** @param {string} screen */
  const first = (screen) => new Set([...filesOf(manifest, entry), ...filesOf(manifest, screen)]);
  const table = first(SCREENS.table);
  const weights = Object.entries(SCREENS).map(([name, screen]) => ({
    name,
    bytes: total(first(screen)),
    limit: FIRST_LOAD,
  }));
  for (const key of Object.keys(manifest)) {
    const name = GAME_ENTRY.exec(key)?.[1];
    if (name === undefined) continue;
    const own = [...filesOf(manifest, key)].filter((file) => !table.has(file));
    weights.push({ name, bytes: total(own), limit: GAME });
  }
  return weights;
}

function main() {
  const built = new URL("../../src/quivive/web/", import.meta.url);
  const manifest = /** @type {Manifest} */ (
    JSON.parse(readFileSync(new URL(".vite/manifest.json", built), "utf8"))
  );
  const weights = weigh(manifest, (file) => gzipSync(readFileSync(new URL(file, built))).length);
  for (const { name, bytes, limit } of weights) {
    const verdict = bytes > limit ? "TOO HEAVY" : "fits";
    console.log(`${name}: ${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB gzip, ${verdict}`);
  }
  process.exitCode = weights.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
