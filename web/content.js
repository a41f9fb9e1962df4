/** The games' content as the server has it, cut down to one language: `@content/spyfall/talk/ru`. */
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
        throw new Error(`${id.slice(1)} is for bots alone: for_bots.json of ${game} says so`);
      const read = (/** @type {URL} */ path) => {
        this.addWatchFile(path.pathname);
        return said(JSON.parse(readFileSync(path, "utf8")), language, hidden);
      };
      return `export default ${JSON.stringify(whole(new URL(file, folder), read))}`;
    },
  };
}

/**
 * Files, folders and fields of a game's content that only bots read: they never travel.
 * @param {URL} folder
 * @returns {ReadonlySet<string>}
 */
function forBots(folder) {
  const path = new URL("for_bots.json", folder);
  const names = existsSync(path) ? /** @type {string[]} */ (JSON.parse(readFileSync(path, "utf8"))) : [];
  return new Set(names);
}

/**
 * One file, or a folder of them by their names.
 * @param {URL} path
 * @param {(path: URL) => unknown} read
 * @returns {unknown}
 */
function whole(path, read) {
  const file = new URL(`${path.href}.json`);
  if (existsSync(file)) return read(file);
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.map((name) => [name.slice(0, -".json".length), read(new URL(`${path.href}/${name}`))]),
  );
}

/**
 * Wherever the same thing is said in every language, only what this one says.
 * @param {unknown} value
 * @param {string} language
 * @param {ReadonlySet<string>} hidden
 * @returns {unknown}
 */
function said(value, language, hidden) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => said(item, language, hidden));
  const entries = Object.entries(value);
  const own = entries.find(([key]) => key === language);
  if (own && "en" in value) return own[1];
  return Object.fromEntries(
    entries.filter(([key]) => !hidden.has(key)).map(([key, item]) => [key, said(item, language, hidden)]),
  );
}
