/** Imports the server's content of a game, reduced to one language: `@content/spyfall/talk/ru`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const PREFIX = "@content/";
const GAMES = new URL("../src/quivive/games/", import.meta.url);

/** @returns {import("vite").Plugin} */
export function content() {
  return {
    name: "content",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game = "", file = "", language = ""] = id.slice(PREFIX.length + 1).split("/");
      const folder = new URL(`${game}/content/`, GAMES);
      const hidden = forBots(folder);
      if (hidden.has(file))
        throw new Error(`${id.slice(1)} is for bots only, according to ${game}/content/for_bots.json`);
      const read = (/** @type {URL} */ path) => {
        this.addWatchFile(path.pathname);
        return inLanguage(JSON.parse(readFileSync(path, "utf8")), language, hidden);
      };
      return `export default ${JSON.stringify(readContent(new URL(file, folder), read))}`;
    },
  };
}

/**
 * Files, folders and fields that only bots read: they never leave the server.
 * @param {URL} folder
 * @returns {ReadonlySet<string>}
 */
function forBots(folder) {
  const path = new URL("for_bots.json", folder);
  const names = existsSync(path) ? /** @type {string[]} */ (JSON.parse(readFileSync(path, "utf8"))) : [];
  return new Set(names);
}

/**
 * The content of a file, or of each file in a folder, by name.
 * @param {URL} path
 * @param {(path: URL) => unknown} read
 * @returns {unknown}
 */
function readContent(path, read) {
  const file = new URL(`${path.href}.json`);
  if (existsSync(file)) return read(file);
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.map((name) => [name.slice(0, -".json".length), read(new URL(`${path.href}/${name}`))]),
  );
}

/**
 * Replaces every object that has one text per language by the text in this language.
 * @param {unknown} value
 * @param {string} language
 * @param {ReadonlySet<string>} hidden
 * @returns {unknown}
 */
function inLanguage(value, language, hidden) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language, hidden));
  const entries = Object.entries(value);
  const own = entries.find(([key]) => key === language);
  if (own && "en" in value) return own[1];
  return Object.fromEntries(
    entries
      .filter(([key]) => !hidden.has(key))
      .map(([key, item]) => [key, inLanguage(item, language, hidden)]),
  );
}
