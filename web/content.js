/** The games' content as the server has it, cut down to one language: `@content/spyfall/talk/ru`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const PREFIX = "@content/";
const GAMES = new URL("../src/quivive/games/", import.meta.url);
/** What only bots read: it need not travel. */
const FOR_BOTS = new Set(["stems", "yes", "no"]);

/** @returns {import("vite").Plugin} */
export function content() {
  return {
    name: "content",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game = "", file = "", language = ""] = id.slice(PREFIX.length + 1).split("/");
      const read = (/** @type {URL} */ path) => {
        this.addWatchFile(path.pathname);
        return said(JSON.parse(readFileSync(path, "utf8")), language);
      };
      return `export default ${JSON.stringify(whole(new URL(`${game}/content/${file}`, GAMES), read))}`;
    },
  };
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
 * @returns {unknown}
 */
function said(value, language) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => said(item, language));
  const entries = Object.entries(value);
  const own = entries.find(([key]) => key === language);
  if (own && "en" in value) return own[1];
  return Object.fromEntries(
    entries.filter(([key]) => !FOR_BOTS.has(key)).map(([key, item]) => [key, said(item, language)]),
  );
}
