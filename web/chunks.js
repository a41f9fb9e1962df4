import { relative, sep } from "node:path";

/** The house: all that is ours except the games' own folders, and the packages that every screen needs. */
const HOUSE = /^node_modules\/(?!uqr)|^src\/(?!games\/(?!house\/)\w+\/)/;
const FIRST_SCREEN = /^src\/(?:main\.ts|landing\/Landing\.svelte|table\/TablePage\.svelte)$/;
const GAME = /^src\/games\/\w+\/index\.ts$/;

/**
 * What the first screens share comes as one file: a phone far away pays for each request. What only games share comes
 * with the first game, and what only sheets, results and rules share comes later still. Paths are read from the page's
 * own folder, so that it does not matter what the folders above it are called.
 * @param {string} root
 * @returns {(id: string, context: { getModuleInfo: (id: string) => { importers: string[] } | null }) => string | null}
 */
export function sharedFile(root) {
  /** @param {string} id */
  const path = (id) => relative(root, id).replaceAll(sep, "/");
  return (id, context) => {
    if (!HOUSE.test(path(id))) return null;
    const above = new Set([id]);
    for (const one of above) {
      if (FIRST_SCREEN.test(path(one))) return "house";
      for (const importer of context.getModuleInfo(one)?.importers ?? []) above.add(importer);
    }
    return [...above].some((one) => GAME.test(path(one))) ? "games" : "later";
  };
}
