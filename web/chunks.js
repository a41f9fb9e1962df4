import { relative, sep } from "node:path";

/** Code that does not belong to one game, and packages that every screen needs. */
const HOUSE = /^node_modules\/(?!uqr)|^src\/(?!games\/(?!house\/)\w+\/)/;
const FIRST_SCREEN = /^src\/(?:main\.ts|landing\/Landing\.svelte|table\/TablePage\.svelte)$/;
const GAME = /^src\/games\/\w+\/index\.ts$/;

/**
 * Which shared chunk a module belongs to. What the first screens share is one file, because on a slow connection every
 * request costs time. What only games share is loaded with the first game; what only sheets, results and rules share is
 * loaded when the first of those opens. Paths are relative to the root, so that the names of parent folders do not
 * matter.
 * @param {string} root
 * @returns {(id: string, context: { getModuleInfo: (id: string) => { importers: string[] } | null }) => string | null}
 */
export function sharedChunk(root) {
  /** @param {string} id */
  const path = (id) => relative(root, id).replaceAll(sep, "/");
  return (id, context) => {
    if (!HOUSE.test(path(id))) return null;
    const importers = new Set([id]);
    for (const one of importers) {
      if (FIRST_SCREEN.test(path(one))) return "house";
      for (const importer of context.getModuleInfo(one)?.importers ?? []) importers.add(importer);
    }
    return [...importers].some((one) => GAME.test(path(one))) ? "games" : "later";
  };
}
